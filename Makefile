# Short names for ./dev, which knows how to do all of this (./dev --help).
.PHONY: help setup play test test-web check bench load shots build lock clean

help:
	@./dev --help

setup play test test-web check bench load shots build lock clean:
	@./dev $@ $(ARGS)
