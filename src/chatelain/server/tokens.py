"""Names nobody can guess or forge: the key, signed cookies, seat tokens, ids and codes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import unicodedata

#: Neither vowels (no words by accident) nor letters that look like digits.
_LETTERS = "BCDFGHJKLMNPRSTVWXZ"
#: What may be read for a letter or a digit of a code: letters come first, so there is no doubt which is meant.
_AS_LETTERS = str.maketrans("12568", "LZSGB")
_AS_DIGITS = str.maketrans("OQDILZSGB", "000112568")
_ID = "23456789abcdefghjkmnpqrstuvwxyz"
#: For guests who have not chosen a name.
NAMES = (
    "Aliénor", "Arnaud", "Béatrice", "Blanche", "Clémence", "Colin", "Ermeline", "Eudes", "Flore", "Foulques",
    "Gautier", "Guillaume", "Hersende", "Hugues", "Isabeau", "Jehan", "Mahaut", "Mélisande", "Odon", "Perrin",
    "Raoul", "Robine", "Sibylle", "Thibaut", "Tiphaine", "Ysabel",
)  # fmt: skip


class Keys:
    """Signs and checks."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mac(self, *words: str) -> bytes:
        # No word holds the separator: ids are letters and digits.
        return hmac.new(self._key, "\n".join(words).encode(), hashlib.sha256).digest()

    @property
    def name(self) -> str:
        """What tells this server from others on the same host."""
        return self._mac("name").hex()[:8]

    def cookie(self, guest: str, day: int) -> str:
        """What a guest's browser keeps, with the day (since 1970) it was given."""
        return f"{guest}.{day}.{_text(self._mac('guest', guest, str(day)))}"

    def guest(self, cookie: str) -> tuple[str, int] | None:
        """The guest of a cookie and the day it was given; None for one that we did not make."""
        if len(cookie) > 200:
            return None
        match cookie.split("."):
            case [guest, mac]:  # as it was once: it has no day, and is as good as very old
                made, day = self._mac("guest", guest), 0
            case [guest, written, mac] if written.isascii() and written.isdecimal() and len(written) < 10:
                made, day = self._mac("guest", guest, written), int(written)
            case _:
                return None
        return (guest, day) if hmac.compare_digest(_text(made).encode(), mac.encode()) else None

    def seat_token(self, table: str, seat: int, nonce: str) -> str:
        """What opens a seat on another device."""
        return f"{seat}.{_text(self._mac('seat', table, str(seat), nonce))}"

    def opens(self, token: str, table: str, seat: int, nonce: str) -> bool:
        """Whether the token is the one of this seat."""
        return hmac.compare_digest(self.seat_token(table, seat, nonce).encode(), token.encode())

    def bot_seed(self, secret: str, seat: int, number: int) -> int:
        """The luck of a bot's move: the same if it has to be asked again, and unknown to all."""
        return _number(secret, f"bot {seat} {number}")

    def bot_temper(self, secret: str, seat: int) -> int:
        """What a bot at a table has a taste for, from its first move to its last."""
        return _number(secret, f"temper {seat}")


def _number(secret: str, use: str) -> int:
    digest = hmac.new(bytes.fromhex(secret), use.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:6], "big")


def _text(mac: bytes) -> str:
    return base64.urlsafe_b64encode(mac[:24]).decode()


def new_guest() -> str:
    """The number of a new guest."""
    return secrets.token_hex(12)


def new_nonce() -> str:
    """What makes a seat's token its own."""
    return secrets.token_hex(8)


def new_id() -> str:
    """The id of a table: 59 bits, which nobody guesses."""
    return "".join(secrets.choice(_ID) for _ in range(12))


def new_code() -> str:
    """A table's name to read out: LYS-4827."""
    return "".join(secrets.choice(_LETTERS) for _ in range(3)) + f"-{secrets.randbelow(9000) + 1000}"


def code_of(word: str) -> str | None:
    """The code somebody typed, as we write it; None if this is no code. What looks alike is taken for what it can be.

    >>> [code_of(word) for word in ("LYS-4827", "lys4827", " lys 4827", "Lys–4827.", "l y s 4 8 2 7", "1y5-4B2Z")]
    ['LYS-4827', 'LYS-4827', 'LYS-4827', 'LYS-4827', 'LYS-4827', 'LYS-4822']
    >>> [code_of(word) for word in ("k3f9w2m7p4xa", "LYS-48277", "4827-LYS", "LYS-48٢7", "")]
    [None, None, None, None, None]
    """
    plain = "".join(char for char in unicodedata.normalize("NFKC", word[:64]).upper() if char.isalnum())
    letters, digits = plain[:3].translate(_AS_LETTERS), plain[3:].translate(_AS_DIGITS)
    is_code = len(plain) == 7 and plain.isascii() and letters.isalpha() and digits.isdecimal()
    return f"{letters}-{digits}" if is_code else None


def name_of(guest: str) -> str:
    """The name of somebody who has not chosen one."""
    return NAMES[int(hashlib.sha256(guest.encode()).hexdigest()[:8], 16) % len(NAMES)]
