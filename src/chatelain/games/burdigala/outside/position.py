"""The keys of text positions: `burdigala dice=3,4 sites=q1:5/2,q3:forum p0.pawns=6,12 p0.goods=wine,tin ...`.

What is left out has a default that suits a rule test: seat 0 is to move, nobody has anything, sites are empty and have
the sizes 2, 3, 4, 5 in turn, as far as there are tiles. A site is written `size/stones`, with `/tile@seats` when seats
have looked at it, or as a tile when it is finished. Piles are what is nowhere else (see reading.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.errors import PositionError
from chatelain.core.packed import ONE, amount, listed, total
from chatelain.core.position import Keys, Names, unstacked
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.board import DISCARDS, NOTHING, PHASE_NAMES, PLACING, SEEN, SIZE, STONES, TILE, Board
from chatelain.games.burdigala.census import seen_tiles
from chatelain.games.burdigala.memory import CARD_MEMORY, PILE, PLACES, TOKEN_MEMORY, kinds_of, lost_from
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.tables import (
    BONUS_VALUES,
    CARD_NAMES,
    DISTRICT_NAMES,
    GOOD_NAMES,
    LARGEST,
    PAWN_LETTERS,
    PAWNS,
    PAWNS_OF,
    PERMANENT,
    SITE_NAMES,
    SOURCE_NAMES,
    SOURCES,
    TILE_NAMES,
    VALUE_NAMES,
)


class _SiteNames(Names):
    def unknown(self, key: str, word: str) -> PositionError:
        return PositionError("no-site", key=key, word=word)


GOODS: Final = Names(GOOD_NAMES)
VALUES: Final = Names(VALUE_NAMES)
CARDS: Final = Names(CARD_NAMES)
_PERMANENT: Final = Names(CARD_NAMES[: int(PERMANENT)])
_PHASES: Final = Names(PHASE_NAMES)
_PENDING: Final = Names(decisions.NAMES)
_PAWNS: Final = Names(PAWN_LETTERS)
_SITES: Final = _SiteNames(SITE_NAMES)
_TILES: Final = Names(TILE_NAMES)
_DISTRICTS: Final = Names(DISTRICT_NAMES)
_SOURCES: Final = Names(SOURCE_NAMES)


def to_text(board: Board) -> str:
    """The whole position on one line."""
    keys = Keys("burdigala")
    go_through(keys, board)
    return keys.line()


def go_through(keys: Keys, board: Board) -> list[tuple[list[str], str, str]]:
    """All keys, in the order in which they are written. Gives back what every seat remembers, as it was read."""
    seats = keys.number("seats", board.seats, 2, 4, 2)
    keys.word("data", board.edition.text)
    board.is_over = keys.flag("over", board.is_over)
    board.phase = keys.name("phase", board.phase, _PHASES, 1)
    is_placing = board.phase == PLACING
    board.turn = keys.number("turn", board.turn, 0, 9999, 0 if is_placing else 1)
    board.first = keys.number("first", board.first, 0, seats - 1, 0)
    board.seat = keys.number("seat", board.seat, 0, seats - 1, 0)
    dice = [int(board.die1), int(board.die2)]
    dice = keys.numbers("dice", dice, 0, 6, [0, 0] if is_placing else [1, 2], wanted=2)
    if not is_placing and 0 in dice:
        raise PositionError("out-of-range", key="dice", number=0, low=1, high=6)
    board.die1, board.die2 = dice
    _turn(keys, board, seats)
    _sites(keys, board)
    _bonus(keys, board)
    discards = [card for card in range(len(CARD_NAMES)) for _ in range(board.pool[DISCARDS + card])]
    for card in keys.kinds("discards", discards, CARDS):
        board.pool[DISCARDS + card] += 1
    memories: list[tuple[list[str], str, str]] = []
    for seat, player in enumerate(board.players):
        keys.prefix = f"p{seat}."
        _player(keys, board, seat, player)
        memories.append(_memories(keys, board, seat))
    return memories


def packed_kinds(key: str, kinds: list[int], names: Names) -> int:
    """A multiset of what was read."""
    packed = 0
    for kind in kinds:
        if amount(packed, kind) == 15:
            raise PositionError("too-many-of-kind", key=key, kind=names.word(kind))
        packed += int(ONE[kind])
    return packed


def _packed(keys: Keys, key: str, packed: int, names: Names) -> int:
    kinds = keys.kinds(key, listed(packed), names)
    return packed_kinds(keys.key(key), kinds, names) if keys.reads else packed


# -- the turn


def _turn(keys: Keys, board: Board, seats: int) -> None:
    """The pawn that has moved is read as one of seat 0: whose it is follows from the rest."""
    board.has_played = keys.flag("played", board.has_played)
    board.is_corrupted = keys.flag("corrupted", board.is_corrupted)
    moved = board.moved % PAWNS if board.moved != NOTHING else NOTHING
    moved = keys.name("moved", moved, _PAWNS, NOTHING)
    laid = keys.name("laid", board.laid, _SITES, NOTHING)
    board.gained = keys.number("gained", board.gained, 0, LARGEST, 0, always=False)
    stack = [f"{_PENDING.word(e & 15)}:{e >> 4 & 15}:{e >> 8}" for e in unstacked(board.stack, 12)]
    for word in keys.words("stack", stack):
        kind, asked, other = (*word.split(":"), "0", "0")[:3]
        seat, more = keys.parse("stack", asked, 0, seats - 1), keys.parse("stack", other, 0, 3)
        board.push(_PENDING.value("stack", kind), seat, more)
    draws = [int(board.draws) >> (4 * seat) & 15 for seat in range(seats)]
    draws = keys.numbers("draws", draws, 0, 15, [0] * seats, wanted=seats, always=False)
    pawn = "" if board.displaced == NOTHING else PAWN_LETTERS[board.displaced % PAWNS]
    displaced = keys.word("displaced", f"{board.displaced // PAWNS}{pawn}" if pawn else "")
    board.offer = _packed(keys, "offer", board.offer, GOODS)
    if keys.reads:
        board.moved, board.laid = moved, laid if laid < 0 else _on_map("laid", laid, board)
        board.draws = sum(number << (4 * seat) for seat, number in enumerate(draws))
        if displaced:
            seat = keys.parse("displaced", displaced[:-1], 0, seats - 1)
            board.displaced = seat * PAWNS + _PAWNS.value("displaced", displaced[-1:])


# -- the map


def _on_map(key: str, site: int, board: Board) -> int:
    if not int(board.edition.sites) >> site & 1:
        raise _SITES.unknown(key, SITE_NAMES[site])
    return site


def _sites(keys: Keys, board: Board) -> None:
    given: set[int] = set()
    written = [] if keys.reads else [_site_word(board, site) for site in board.edition.site_list()]
    for word in keys.words("sites", written):
        name, value = keys.pair("sites", word, alone="")
        site = _on_map("sites", _SITES.value("sites", name), board)
        if site in given:
            raise PositionError("site-twice", key="sites", site=name)
        given.add(site)
        _read_site(keys, board, site, value)
    if keys.reads:
        _fill_sites(board, given)


def _site_word(board: Board, site: int) -> str:
    tile, seen = int(board.site[TILE + site]), int(board.site[SEEN + site])
    if not board.is_unfinished(site):
        return f"{SITE_NAMES[site]}:{TILE_NAMES[tile]}"
    word = f"{SITE_NAMES[site]}:{int(board.site[SIZE + site])}/{int(board.site[STONES + site])}"
    if tile == NOTHING:
        return word
    return f"{word}/{TILE_NAMES[tile]}@{''.join([str(seat) for seat in range(4) if seen >> seat & 1])}"


def _read_site(keys: Keys, board: Board, site: int, value: str) -> None:
    """`forum`, or `5/2`, or `5/2/forum@01`."""
    if value in TILE_NAMES:
        board.site[SIZE + site] = board.edition.sizes[TILE_NAMES.index(value)]
        _read_tile(board, site, value, BIT[board.seats] - 1)
        return
    size, _, rest = value.partition("/")
    stones, _, seen = rest.partition("/")
    board.site[SIZE + site] = keys.parse("sites", size, 2, int(LARGEST))
    board.site[STONES + site] = keys.parse("sites", stones or "0", 0, int(board.site[SIZE + site]) - 1)
    board.unfinished |= BIT[site]
    if seen:
        name, _, seats = seen.partition("@")
        mask = 0
        for seat in seats:
            mask |= 1 << keys.parse("sites", seat, 0, int(board.seats) - 1)
        if not mask:
            raise PositionError("nobody-looked", key="sites", site=SITE_NAMES[site])
        _read_tile(board, site, name, mask)


def _read_tile(board: Board, site: int, name: str, seen: i64) -> None:
    tile = _TILES.value("sites", name)
    if board.edition.sizes[tile] != board.site[SIZE + site]:
        raise PositionError("tile-size", key="sites", tile=name, size=int(board.site[SIZE + site]))
    if seen_tiles(board)[tile]:
        raise PositionError("tile-twice", key="sites", tile=name)
    board.site[TILE + site] = tile
    board.site[SEEN + site] = seen


def _fill_sites(board: Board, given: set[int]) -> None:
    """The sites of which nothing is said."""
    edition = board.edition
    left = [int(number) for number in edition.of_size]
    for site in given:
        left[int(board.site[SIZE + site])] -= 1
    if min(left) < 0:
        raise PositionError("too-many-of-size", key="sites", size=left.index(min(left)))
    size = 1
    for site in edition.site_list():
        if site not in given:
            while True:
                size = size + 1 if size < LARGEST else 2
                if left[size]:
                    break
            left[size] -= 1
            board.site[SIZE + site] = size
            board.unfinished |= BIT[site]
    board.open_points = edition.open_points(board.unfinished)


def _bonus(keys: Keys, board: Board) -> None:
    values = [(name, int(amount(board.bonus, district))) for district, name in enumerate(DISTRICT_NAMES)]
    for word in keys.words("bonus", [f"{name}:{value}" for name, value in values if value], always=True):
        name, number = keys.pair("bonus", word, alone="")
        district = _DISTRICTS.value("bonus", name)
        if not int(board.edition.bonus_districts) >> district & 1 or amount(board.bonus, district):
            raise PositionError("no-bonus-place", key="bonus", district=name)
        board.bonus += keys.parse("bonus", number, 1, max(BONUS_VALUES)) * ONE[district]


# -- players


def _player(keys: Keys, board: Board, seat: int, player: Player) -> None:
    _pawns(keys, board, seat)
    player.goods = _packed(keys, "goods", player.goods, GOODS)
    player.tokens = _packed(keys, "tokens", player.tokens, VALUES)
    player.hand = _packed(keys, "hand", player.hand, CARDS)
    for card in keys.kinds("table", [card for card in range(PERMANENT) if player.has_laid(card)], _PERMANENT):
        if player.has_laid(card):  # R7.11
            raise PositionError("card-twice", key=keys.key("table"), card=CARD_NAMES[card])
        player.lay(card)
    keys.counts("points", board.ledger, seat * SOURCES, _SOURCES, -9999, 9999, alone="")
    if keys.reads:
        player.goods_count, player.token_count = total(player.goods), total(player.tokens)
        player.hand_count = total(player.hand)
        player.points = sum(int(board.earned(seat, source)) for source in range(SOURCES))


def _pawns(keys: Keys, board: Board, seat: int) -> None:
    most = PAWNS_OF[board.seats]
    points = [int(board.pawn[seat * PAWNS + pawn]) for pawn in range(most)]
    words = keys.words("pawns", [str(point + 1) if point >= 0 else "-" for point in points])
    if len(words) > most:
        raise PositionError("too-many-pawns", key=keys.key("pawns"), limit=most)
    for pawn, word in enumerate(words):
        if word != "-":
            point = keys.parse("pawns", word, 1, int(board.edition.points)) - 1
            if int(board.occupied) >> point & 1:
                raise PositionError("pawns-together", key=keys.key("pawns"), point=point + 1)
            board.put_pawn(seat * PAWNS + pawn, point)


def _memories(keys: Keys, board: Board, seat: int) -> tuple[list[str], str, str]:
    """Of goods by place, of tokens and of cards: they can be judged when all the rest is there."""
    saw: list[str] = []
    for place in range(PLACES):
        if board.memory[seat * PLACES + place]:
            memory = _memory_word(board.memory[seat * PLACES + place], GOODS)
            saw.append(f"{'pile' if place == PILE else place}:{memory}")
    returned = _memory_word(board.memory[TOKEN_MEMORY + seat], VALUES)
    shuffled = _memory_word(board.memory[CARD_MEMORY + seat], CARDS)
    return keys.words("saw", saw), keys.word("returned", returned), keys.word("shuffled", shuffled)


def _memory_word(memory: i64, names: Names) -> str:
    if not memory:
        return ""
    kinds = ".".join([names.word(kind) for kind in listed(kinds_of(memory))])
    return f"{kinds}/{int(lost_from(memory))}" if lost_from(memory) else kinds
