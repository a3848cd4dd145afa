"""Everything people read, in French and English: Fluent texts and the rules of the games."""

from __future__ import annotations

from chatelain.text.errors import explain
from chatelain.text.language import LANGUAGES, detect
from chatelain.text.rulebook import Rule, Rulebook, rules
from chatelain.text.texts import TextError, Texts, for_game

__all__ = ["LANGUAGES", "Rule", "Rulebook", "TextError", "Texts", "detect", "explain", "for_game", "rules"]
