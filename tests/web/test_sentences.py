"""The sentences that the web client is checked against are those the games say now."""

from __future__ import annotations

from chatelain.testing import sentences


def test_the_kept_sentences_are_up_to_date() -> None:
    hint = "run: python -m chatelain.testing.sentences --write"
    assert sentences.FILE.read_text("utf-8").splitlines() == sentences.content().splitlines(), hint
