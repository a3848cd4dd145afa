# Short names for ./dev, which knows how to do all of this (./dev --help).
.PHONY: help setup play test check bench build lock clean

help:
	@./dev --help

setup play test check bench build lock clean:
	@./dev $@ $(ARGS)
