"""What French does to the word before a name: « de Camille », but « d’Aliénor ». A text says it as `{ DE($player) }`.

The client does the same (`web/src/lib/french.ts`); both are tested with `web/src/lib/elision.json`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

#: A vowel, a `y` that sounds like one (Yves, but not Yann), or an `h` that is not heard.
_VOWEL = re.compile(r"[aeiouœæ]|y(?![aeiouœæ])|h[aeiouyœæ]")
#: Names and nicknames whose `h` keeps its distance (Hannah, Heidi, héros), and words that do without reason (onze).
_APART = re.compile(
    r"h(a(?!drien|bile)|ei|elm|endrik|er(mann|isson|on|os)|i(bou|lda|lary|ro)|o(bbit|l|mard|ng|w)|u(it|lk|n|ss))|onz"
)


def elides(word: str) -> bool:
    """Whether a little word loses its last letter before this one.

    >>> [name for name in ("Eudes", "Hugo", "Yves", "Yann", "Hannah", "Camille") if elides(name)]
    ['Eudes', 'Hugo', 'Yves']
    """
    letters = unicodedata.normalize("NFD", word.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _VOWEL.match(bare) is not None and _APART.match(bare) is None


def de(word: object) -> str:
    """« de » before a name or a noun without article.

    >>> de("Camille"), de("étain")
    ('de Camille', 'd’étain')
    """
    text = str(word)
    return f"d’{text}" if elides(text) else f"de {text}"


#: Functions that texts may use.
FUNCTIONS: dict[str, Any] = {"DE": de}
