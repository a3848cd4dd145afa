"""Playing intrigue cards (section 12). Whether a card may be played now is asked in playable.py."""

from __future__ import annotations

from mypy_extensions import i64

from chatelain.core.bits import BIT
from chatelain.core.chance import Chance
from chatelain.core.packed import ONE, amount, listed, total, unpacked
from chatelain.games.burdigala import decisions
from chatelain.games.burdigala.beliefs import BETWEEN
from chatelain.games.burdigala.board import GOODS_POOL, NOTHING, SEEN, SIZE, TILE, Board
from chatelain.games.burdigala.draws import go_on_drawing, must_discard
from chatelain.games.burdigala.memory import PILE, PLACES, goods_moved, pile_lost_one, seen_coming, seen_leaving
from chatelain.games.burdigala.notes import LOOKED, MOVED, SWAPPED, Note
from chatelain.games.burdigala.piles import discard, return_token, show_card
from chatelain.games.burdigala.stones import draw_tile, lay_further_stone
from chatelain.games.burdigala.tables import (
    BETRAYAL,
    CARD_NAMES,
    CARDS,
    CONNECTIONS,
    CRASSUS,
    GOOD_NAMES,
    GOODS,
    INDISCRETION,
    INFLUENCE,
    LOOKS,
    MERCHANT,
    SAILOR,
    SAILOR_DRAWS,
    SITE_NAMES,
    THEFT,
    TILE_NAMES,
)


def use_up(board: Board, seat: i64, card: i64) -> None:
    """R7.5, R7.12: the one card of the turn, on its way to the discard pile."""
    board.has_played = True
    show_card(board, seat, card)
    discard(board, card)
    if board.events is not None:
        board.emit("card-played", int(seat), {"card": CARD_NAMES[card]})


def lay_card(board: Board, seat: i64, card: i64) -> None:
    """R7.8, R7.9: a permanent card, open in front of the player."""
    board.has_played = True
    show_card(board, seat, card)
    board.players[seat].lay(card)
    if board.events is not None:
        board.emit("card-laid", int(seat), {"card": CARD_NAMES[card]})


# -- R12.7, R12.18: Betrayal


def betray_laid(board: Board, seat: i64, victim: i64, card: i64) -> None:
    """A card that lies in front of an opponent."""
    use_up(board, seat, BETRAYAL)
    board.players[victim].lift(card)
    eliminate(board, seat, victim, card)


def betray_hand(board: Board, seat: i64, victim: i64, chance: Chance) -> None:
    """A card of an opponent's hand, at random; it goes to the open discard pile."""
    use_up(board, seat, BETRAYAL)
    card = chance.draw(unpacked(board.players[victim].hand, CARDS), 0, CARDS, "betrayed-card")
    show_card(board, victim, card)
    eliminate(board, seat, victim, card)


def eliminate(board: Board, seat: i64, victim: i64, card: i64) -> None:
    """R7.12, R12.16: without Good harvest the victim may have too many cards."""
    discard(board, card)
    if board.events is not None:
        board.emit("betrayed", int(seat), {"seat": int(victim), "card": CARD_NAMES[card]})
    must_discard(board, victim)


# -- R12.8, R12.19: Influence


def influence(board: Board, seat: i64, die: i64, change: i64) -> None:
    """One die, one up or down."""
    use_up(board, seat, INFLUENCE)
    if die == 0:
        board.die1 += change
    else:
        board.die2 += change
    if board.events is not None:
        board.emit("influenced", int(seat), {"dice": [int(board.die1), int(board.die2)]})


# -- R12.9, R12.21: Indiscretion


def be_indiscreet(board: Board, seat: i64) -> None:
    """Three looks, one after another."""
    use_up(board, seat, INDISCRETION)
    board.push(decisions.LOOK, seat, LOOKS)


def look(board: Board, seat: i64, site: i64, chance: Chance) -> None:
    """Which site is looked at is open, what is there is not."""
    if board.site[TILE + site] == NOTHING:
        board.site[TILE + site] = draw_tile(board, board.site[SIZE + site], chance)
    else:
        board.revelations += 1  # another seat has seen it before: nothing is drawn
    board.site[SEEN + site] |= BIT[seat]
    left = board.pending_other() - 1
    board.pop()
    if left and board.unseen_by(seat):
        board.push(decisions.LOOK, seat, left)
    if board.events is not None:
        tile = board.site[TILE + site]
        board.emit("looked", int(seat), {"site": SITE_NAMES[site]})
        words = {"site": SITE_NAMES[site], "building": TILE_NAMES[tile]}
        board.whisper("own-look", int(seat), {**words, "value": int(board.edition.values[tile])})


# -- R12.10, R12.22: Merchant


def visit_merchant(board: Board, seat: i64, victim: i64) -> None:
    """The player sees all goods of an opponent."""
    use_up(board, seat, MERCHANT)
    goods = board.players[victim].goods
    board.memory[seat * PLACES + victim] = goods
    board.goods_notes = Note(board.goods_notes, LOOKED, goods, victim, victim, BIT[seat])
    board.revelations += 1
    board.push(decisions.SWAP, seat, victim)
    if board.events is not None:
        board.emit("goods-inspected", int(seat), {"seat": int(victim)})
        words = [GOOD_NAMES[good] for good in listed(goods)]
        board.whisper("own-inspection", int(seat), {"seat": int(victim), "goods": words}, (int(seat), int(victim)))


def swap(board: Board, seat: i64, give: i64, take: i64) -> None:
    """One card each way; only the two know which."""
    victim = board.pending_other()
    board.pop()
    pass_good(board, give, seat, victim)
    pass_good(board, take, victim, seat)
    board.goods_notes = Note(board.goods_notes, SWAPPED, give + 16 * take, seat, victim, BIT[seat] | BIT[victim])
    board.revelations += 1  # the victim sees what comes in return
    if board.events is not None:
        board.emit("swapped", int(seat), {"seat": int(victim)})
        words = {"give": GOOD_NAMES[give], "take": GOOD_NAMES[take]}
        board.whisper("own-swap", int(seat), {"seat": int(victim), **words}, (int(seat), int(victim)))


def decline_swap(board: Board, seat: i64) -> None:
    """R12.22."""
    victim = board.pending_other()
    board.pop()
    if board.events is not None:
        board.emit("swap-declined", int(seat), {"seat": int(victim)})


def pass_good(board: Board, good: i64, source: i64, target: i64) -> None:
    """A goods card from one player to another."""
    board.players[source].drop_good(good)
    board.players[target].add_good(good)
    goods_moved(board.memory, board.seats, good, source, target)


# -- R12.11, R12.23: Sailor


def sail(board: Board, seat: i64, chance: Chance) -> None:
    """Three goods, or as many as there are, seen by the player alone."""
    use_up(board, seat, SAILOR)
    drawn = board.goods_left if board.goods_left < SAILOR_DRAWS else SAILOR_DRAWS
    at = seat * PLACES + PILE
    for _card in range(drawn):
        good = chance.draw(board.pool, GOODS_POOL, GOODS_POOL + GOODS, "good") - GOODS_POOL
        board.pool[GOODS_POOL + good] -= 1
        board.goods_left -= 1
        board.offer += ONE[good]
        board.goods_notes = Note(board.goods_notes, MOVED, good, PILE, BETWEEN, BIT[seat])
        board.memory[at] = seen_leaving(board.memory[at], good)
    board.push(decisions.KEEP, seat, 0)
    if board.events is not None:
        board.emit("sailed", int(seat), {"cards": int(drawn)})
        words = [GOOD_NAMES[good] for good in listed(board.offer)]
        board.whisper("own-catch", int(seat), {"goods": words})


def keep(board: Board, seat: i64, good: i64) -> None:
    """One is kept; the others are shuffled back, and only the player knows what they are."""
    board.pop()
    board.players[seat].add_good(good)
    board.offer -= ONE[good]
    board.goods_notes = Note(board.goods_notes, MOVED, good, BETWEEN, seat, BIT[seat])
    pile_lost_one(board.memory, board.seats, seat)
    if board.events is not None:
        board.emit("kept", int(seat), {"cards": int(total(board.offer))})
        board.whisper("own-good", int(seat), {"good": GOOD_NAMES[good]})
    at = seat * PLACES + PILE
    for other in range(GOODS):
        while amount(board.offer, other):
            board.offer -= ONE[other]
            board.pool[GOODS_POOL + other] += 1
            board.goods_left += 1
            board.memory[at] = seen_coming(board.memory[at], other)
            board.goods_notes = Note(board.goods_notes, MOVED, other, BETWEEN, PILE, BIT[seat])


# -- R12.12: Publius Crassus; R12.13: Connections; R12.14: Theft


def help_crassus(board: Board, seat: i64, chance: Chance) -> None:
    """R12.24, R12.25: one more stone on the site of the turn."""
    use_up(board, seat, CRASSUS)
    lay_further_stone(board, seat, chance)
    go_on_drawing(board, chance)


def use_connections(board: Board, seat: i64, value: i64) -> None:
    """One token of the player's choice goes back."""
    use_up(board, seat, CONNECTIONS)
    return_token(board, seat, value)


def steal(board: Board, seat: i64, victim: i64, chance: Chance) -> None:
    """A goods card at random; only the two know which."""
    use_up(board, seat, THEFT)
    good = chance.draw(unpacked(board.players[victim].goods, GOODS), 0, GOODS, "stolen-good")
    pass_good(board, good, victim, seat)
    board.goods_notes = Note(board.goods_notes, MOVED, good, victim, seat, BIT[seat] | BIT[victim])
    if board.events is not None:
        board.emit("stolen", int(seat), {"seat": int(victim)})
        both = (int(seat), int(victim))
        board.whisper("own-theft", int(seat), {"seat": int(victim), "good": GOOD_NAMES[good]}, both)
