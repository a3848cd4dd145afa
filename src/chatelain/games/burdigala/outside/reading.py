"""Reading text positions (see position.py), and what is wrong with them."""

from __future__ import annotations

from chatelain.core.bits import BIT
from chatelain.core.errors import PositionError
from chatelain.core.packed import ONE, amount, total
from chatelain.core.position import PositionText
from chatelain.games.burdigala.board import (
    AFTER,
    AT_KEEP,
    AT_SEND,
    AT_SWAP,
    CARD_POOL,
    DISCARDS,
    GOODS_POOL,
    LAYING,
    NOTHING,
    PENDING_NAMES,
    PHASE_NAMES,
    PLACING,
    SEEN,
    SIZE,
    STONES,
    TILE,
    TOKEN_POOL,
    Board,
)
from chatelain.games.burdigala.census import cards_out, goods_out, seen_tiles, tokens_out
from chatelain.games.burdigala.imagining import begin_notes
from chatelain.games.burdigala.memory import (
    CARD_MEMORY,
    PILE,
    PLACES,
    TOKEN_MEMORY,
    memory_of,
)
from chatelain.games.burdigala.setup import count_piles
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

_SITE_OF = {name: site for site, name in enumerate(SITE_NAMES)}
_TILE_OF = {name: tile for tile, name in enumerate(TILE_NAMES)}


def read_position(text: PositionText, board: Board) -> None:
    """Fills a blank board of the right number of seats and the right edition."""
    seats = text.number("seats", 2, 4, 2)
    text.word("data", "")
    board.is_over = text.number("over", 0, 1, 0) == 1
    board.phase = _index(text, "phase", text.word("phase", "move"), PHASE_NAMES)
    board.turn = text.number("turn", 0, 9999, 0 if board.phase == PLACING else 1)
    board.first = text.number("first", 0, seats - 1, 0)
    dice = text.numbers("dice", 0, 6, [0, 0] if board.phase == PLACING else [1, 2])
    if len(dice) != 2:
        raise PositionError("number-count", key="dice", wanted=2, count=len(dice))
    if board.phase != PLACING and 0 in dice:
        raise PositionError("out-of-range", key="dice", number=0, low=1, high=6)
    board.die1, board.die2 = dice[0], dice[1]
    _read_sites(text, board)
    _read_bonus(text, board)
    for seat in range(seats):
        _read_player(text, board, seat)
    board.placed = sum(int(player.pawns) for player in board.players)
    if board.phase != PLACING:
        board.placed = seats * PAWNS_OF[seats]
    board.seat = text.number("seat", 0, seats - 1, (int(board.first) + int(board.placed)) % seats)
    _read_turn(text, board, seats)
    _read_pools(text, board)
    for seat in range(seats):
        _read_memories(text, board, seat)
    if board.pending() == AT_SWAP:  # the seat has just looked at the goods it may take
        looked_at = board.pending_other()
        board.memory[board.pending_seat() * PLACES + looked_at] = board.players[looked_at].goods
    begin_notes(board)
    text.finish()


def _index(text: PositionText, key: str, word: str, names: tuple[str, ...]) -> int:
    if word not in names:
        raise PositionError("bad-word", key=key, word=word, known=", ".join(name for name in names if name))
    return names.index(word)


def _words(text: PositionText, key: str) -> list[str]:
    return [word for word in text.word(key, "").split(",") if word]


def _packed_kinds(text: PositionText, key: str, words: list[str], names: tuple[str, ...]) -> int:
    packed = 0
    for word in words:
        kind = _index(text, key, word, names)
        if amount(packed, kind) == 15:
            raise PositionError("too-many-of-kind", key=key, kind=word)
        packed += int(ONE[kind])
    return packed


def _site(key: str, word: str, board: Board) -> int:
    site = _SITE_OF.get(word)
    if site is None or not int(board.edition.sites) >> site & 1:
        raise PositionError("no-site", key=key, word=word)
    return site


def _read_sites(text: PositionText, board: Board) -> None:
    edition = board.edition
    given: set[int] = set()
    for word in _words(text, "sites"):
        name, _, value = word.partition(":")
        site = _site("sites", name, board)
        if site in given:
            raise PositionError("site-twice", key="sites", site=name)
        given.add(site)
        _read_site(text, board, site, value)
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


def _read_site(text: PositionText, board: Board, site: int, value: str) -> None:
    """`forum`, or `5/2`, or `5/2/forum@01`."""
    if value in _TILE_OF:
        _read_tile(board, site, value, board.edition.sizes[_TILE_OF[value]], int(BIT[board.seats]) - 1)
        board.site[SIZE + site] = board.edition.sizes[_TILE_OF[value]]
        return
    size, _, rest = value.partition("/")
    stones, _, seen = rest.partition("/")
    board.site[SIZE + site] = text.parse("sites", size, 2, int(LARGEST))
    board.site[STONES + site] = text.parse("sites", stones or "0", 0, int(board.site[SIZE + site]) - 1)
    board.unfinished |= BIT[site]
    if seen:
        name, _, seats = seen.partition("@")
        mask = 0
        for seat in seats:
            mask |= 1 << text.parse("sites", seat, 0, int(board.seats) - 1)
        if not mask:
            raise PositionError("nobody-looked", key="sites", site=SITE_NAMES[site])
        _read_tile(board, site, name, int(board.site[SIZE + site]), mask)


def _read_tile(board: Board, site: int, name: str, size: int, seen: int) -> None:
    tile = _TILE_OF.get(name)
    if tile is None:
        raise PositionError("bad-word", key="sites", word=name, known=", ".join(TILE_NAMES))
    if board.edition.sizes[tile] != size:
        raise PositionError("tile-size", key="sites", tile=name, size=size)
    if seen_tiles(board)[tile]:
        raise PositionError("tile-twice", key="sites", tile=name)
    board.site[TILE + site] = tile
    board.site[SEEN + site] = seen


def _read_bonus(text: PositionText, board: Board) -> None:
    for word in _words(text, "bonus"):
        name, _, value = word.partition(":")
        district = _index(text, "bonus", name, DISTRICT_NAMES)
        if not int(board.edition.bonus_districts) >> district & 1 or amount(board.bonus, district):
            raise PositionError("no-bonus-place", key="bonus", district=name)
        board.bonus += text.parse("bonus", value, 1, max(BONUS_VALUES)) * ONE[district]


def _read_player(text: PositionText, board: Board, seat: int) -> None:
    player, key = board.players[seat], f"p{seat}."
    pawns = _words(text, key + "pawns")
    if len(pawns) > PAWNS_OF[board.seats]:
        raise PositionError("too-many-pawns", key=key + "pawns", limit=PAWNS_OF[board.seats])
    for pawn, word in enumerate(pawns):
        if word != "-":
            point = text.parse(key + "pawns", word, 1, int(board.edition.points)) - 1
            if int(board.occupied) >> point & 1:
                raise PositionError("pawns-together", key=key + "pawns", point=point + 1)
            board.put_pawn(seat * int(PAWNS) + pawn, point)
    player.goods = _packed_kinds(text, key + "goods", _words(text, key + "goods"), GOOD_NAMES)
    player.tokens = _packed_kinds(text, key + "tokens", _words(text, key + "tokens"), VALUE_NAMES)
    player.hand = _packed_kinds(text, key + "hand", _words(text, key + "hand"), CARD_NAMES)
    player.goods_count, player.token_count = total(player.goods), total(player.tokens)
    player.hand_count = total(player.hand)
    for word in _words(text, key + "table"):
        card = _index(text, key + "table", word, CARD_NAMES[: int(PERMANENT)])
        if player.has_laid(card):  # R7.11
            raise PositionError("card-twice", key=key + "table", card=word)
        player.lay(card)
    for word in _words(text, key + "points"):
        name, _, value = word.partition(":")
        points = text.parse(key + "points", value, -9999, 9999)
        board.ledger[seat * SOURCES + _index(text, key + "points", name, SOURCE_NAMES)] = points
        player.points += points


def _read_turn(text: PositionText, board: Board, seats: int) -> None:
    board.has_played = text.number("played", 0, 1, 0) == 1
    board.is_corrupted = text.number("corrupted", 0, 1, 0) == 1
    if text.has("moved"):
        board.moved = board.seat * PAWNS + _index(text, "moved", text.word("moved"), tuple(PAWN_LETTERS))
        if board.pawn[board.moved] == NOTHING:
            raise PositionError("no-pawn", key="moved", pawn=text.word("moved"))
    if text.has("laid"):
        board.laid = _site("laid", text.word("laid"), board)
    board.gained = text.number("gained", 0, int(LARGEST), 0)
    if board.phase == LAYING and board.moved == NOTHING:
        raise PositionError("key-missing", key="moved")
    if board.phase == AFTER and board.laid == NOTHING:
        raise PositionError("key-missing", key="laid")
    draws = text.numbers("draws", 0, 15, [0] * seats)
    if len(draws) != seats:
        raise PositionError("number-count", key="draws", wanted=seats, count=len(draws))
    board.draws = sum(number << (4 * seat) for seat, number in enumerate(draws))
    if text.has("displaced"):
        board.displaced = _read_displaced(text, board, text.word("displaced"))
    board.offer = _packed_kinds(text, "offer", _words(text, "offer"), GOOD_NAMES)
    for word in _words(text, "stack"):
        kind, seat, other = (*word.split(":"), "0", "0")[:3]
        asked, more = text.parse("stack", seat, 0, seats - 1), text.parse("stack", other, 0, 3)
        board.push(_index(text, "stack", kind, PENDING_NAMES), asked, more)
    if (board.pending() == AT_SEND) != (board.displaced != NOTHING):
        raise PositionError("send-displaced", key="stack")
    if (board.pending() == AT_KEEP) != (board.offer != 0):
        raise PositionError("keep-offer", key="stack")


def _read_displaced(text: PositionText, board: Board, word: str) -> int:
    seat = text.parse("displaced", word[:-1], 0, int(board.seats) - 1)
    slot = seat * int(PAWNS) + _index(text, "displaced", word[-1:], tuple(PAWN_LETTERS))
    if board.pawn[slot] != NOTHING or board.moved == NOTHING:
        raise PositionError("not-displaced", key="displaced", word=word)
    return slot


def _read_pools(text: PositionText, board: Board) -> None:
    """What is nowhere to be seen is still in the piles."""
    facts = board.edition.facts
    for tile, seen in enumerate(seen_tiles(board)):
        board.pool[tile] = 1 - seen
    discards = [0] * len(CARD_NAMES)
    for word in _words(text, "discards"):
        discards[_index(text, "discards", word, CARD_NAMES)] += 1
    for card, number in enumerate(discards):
        board.pool[DISCARDS + card] = number
    cards = [out + gone for out, gone in zip(cards_out(board), discards)]
    for first, all_of, out, names in (
        (GOODS_POOL, facts.goods, goods_out(board), GOOD_NAMES),
        (TOKEN_POOL, facts.tokens, tokens_out(board), VALUE_NAMES),
        (CARD_POOL, facts.cards, cards, CARD_NAMES),
    ):
        for kind, name in enumerate(names):
            if out[kind] > all_of[kind]:
                raise PositionError("too-many-of-kind", key="", kind=name)
            board.pool[first + kind] = all_of[kind] - out[kind]
    count_piles(board)


def _read_memories(text: PositionText, board: Board, seat: int) -> None:
    key = f"p{seat}.saw"
    for word in _words(text, key):
        name, _, value = word.partition(":")
        place = int(PILE) if name == "pile" else text.parse(key, name, 0, int(board.seats) - 1)
        if place == seat:
            raise PositionError("own-memory", key=key)
        there = _pile(board, int(GOODS_POOL), GOOD_NAMES) if place == PILE else int(board.players[place].goods)
        hidden = int(total(board.offer)) if place == PILE and board.pending_seat() != seat else 0
        board.memory[seat * PLACES + place] = _read_memory(text, key, value, GOOD_NAMES, there, hidden)
    for name, at, pool, names in (
        ("returned", int(TOKEN_MEMORY), int(TOKEN_POOL), VALUE_NAMES),
        ("shuffled", int(CARD_MEMORY), int(CARD_POOL), CARD_NAMES),
    ):
        word = text.word(f"p{seat}.{name}", "")
        if word:
            there = _pile(board, pool, names)
            board.memory[at + seat] = _read_memory(text, f"p{seat}.{name}", word, names, there, 0)


def _pile(board: Board, first: int, names: tuple[str, ...]) -> int:
    return sum(min(15, int(board.pool[first + kind])) * int(ONE[kind]) for kind in range(len(names)))


def _read_memory(text: PositionText, key: str, word: str, names: tuple[str, ...], there: int, hidden: int) -> int:
    """A memory, which must be true: no more has gone than it says."""
    kinds, _, lost = word.partition("/")
    packed = _packed_kinds(text, key, kinds.split("."), names)
    gone = text.parse(key, lost or "0", 0, max(0, int(total(packed)) - 1))
    missing = sum(max(0, int(amount(packed, kind) - amount(there, kind))) for kind in range(len(names)))
    if missing > gone + hidden:
        raise PositionError("false-memory", key=key, word=word)
    return int(memory_of(packed, gone))
