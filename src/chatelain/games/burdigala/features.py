"""What a learned value sees of a position of Burdigala.

The sites are the heart of it: how much is missing, and with how many faces of a die the seat, the next player and those
after them come there. Then what the seat has (goods as sets, tokens, cards), what all can see of the others, pawns and
ports, the piles, and how far the turn is. Most of it comes crossed with a rough time: dice decide much in this game, so
that a feature has to be met often to be learned well.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chatelain.core.bits import BIT, count, lowest
from chatelain.core.features import DECIDING, WAITING, Features, Layout, Row
from chatelain.core.packed import amount, kinds_in
from chatelain.core.state import State
from chatelain.games.burdigala.actions import (
    ACCEPT,
    AGAIN,
    BETRAY_HAND,
    CORRUPT,
    DECLINE,
    DISCARD,
    END,
    LAY,
    LOOK,
    MOVE,
    PLAY_CRASSUS,
    PLAY_MERCHANT,
    PLAY_SAILOR,
    PLAY_THEFT,
    REMOVE,
    SEND,
    TAKE_GOOD,
    TAKE_STONE,
)
from chatelain.games.burdigala.board import (
    AFTER,
    LAYING,
    MOVING,
    PHASE_NAMES,
    SEEN,
    SIZE,
    STONES,
    TILE,
)
from chatelain.games.burdigala.closing import go_ahead
from chatelain.games.burdigala.evaluation import places_left, prospects
from chatelain.games.burdigala.moving import lanes_with
from chatelain.games.burdigala.player import Player
from chatelain.games.burdigala.scoring import corruption, is_ending
from chatelain.games.burdigala.state import BurdigalaState
from chatelain.games.burdigala.stones import sites_in_reach
from chatelain.games.burdigala.tables import (
    CARDS,
    CONNECTIONS,
    CONSUL,
    DISTRICTS,
    HARVEST,
    HARVEST_LIMIT,
    HYGIENE,
    LIMIT,
    MAX_POINTS,
    MERCHANT,
    NECROPOLIS,
    PAWNS,
    PERMANENT,
    SEVEN,
    SITES,
    STOPPED_SITE,
    THEFT,
    VALUES,
)
from chatelain.games.burdigala.turns import can_play_again
from chatelain.games.burdigala.worth.players import highest_token, sites_of_size

#: By the turns that are left at most: from the last ones to the beginning.
_TIME_OF: Final = bytes([0, 0, 1, 1, 2, 2, 2, 3, 3, 3, *[4] * 5, *[5] * 6, *[6] * 8, *[7] * 10, *[8] * 40])
_TIMES: Final = 9
#: The last three turns, nine, twenty, and what comes before.
_ERA_OF: Final = bytes([0, 0, 1, 1, 2, 2, 3, 3, 3])
_ERAS: Final = 4
#: A good is drawn every so many turns at least, on average.
_TURNS_PER_GOOD: Final[i64] = 3
_FACES: Final[i64] = 6
#: A kind of site: its size, from 2 to 6, and how many places are empty, from 1 to 6.
_KINDS: Final = 30
#: No face, one, two, three or four, more: with two dice the chances are 0, 31, 56, 75 to 89 and 97 to 100 percent.
_BAND: Final = bytes([0, 1, 2, 3, 3, 4, 4])
_BANDS: Final = 5
_MOMENTS: Final = (
    *("deciding", "waiting", "end", "game ends", "again", "corrupt", "last stone", "port", "port after sending"),
    *("place", "remove", "look", "sailor", "betray harvest", "betray a hand", "merchant", "theft", "good"),
    *("accept", "decline", "discard"),
)
_KNOWN_VALUES: Final = 16

LAYOUT: Final = Layout()
# -- time and turn
_PLACES: Final[i64] = LAYOUT.block("seats places left by twos", 3, 40)
_GOODS_LEFT: Final[i64] = LAYOUT.block("seats goods left", 3, 31)
_TOKENS_LEFT: Final[i64] = LAYOUT.block("tokens left", 10)
_UNTIL: Final[i64] = LAYOUT.block("seats turns until mine", 3, 4)
_MOMENT: Final[i64] = LAYOUT.block("time moment", _TIMES, len(_MOMENTS))
_MOMENT_SEATS: Final[i64] = LAYOUT.block("seats moment", 3, len(_MOMENTS))
_PENDING: Final[i64] = LAYOUT.block("pending", 16)
_PHASE: Final[i64] = LAYOUT.block("phase dice (1: seven to use, 2: double) card played", len(PHASE_NAMES), 3, 2)
_DICE: Final[i64] = LAYOUT.block("phase dice era", len(PHASE_NAMES), 3, _ERAS)
_IN_REACH: Final[i64] = LAYOUT.block("site in reach of the stone by kind bonus", _KINDS, 4)
_IN_REACH_AROUND: Final[i64] = LAYOUT.block("last stone in reach others' pawns my pawns", 4, 4)
_GAINED: Final[i64] = LAYOUT.block("points of the stone missing dice", 7, 7, 3)
_LOOKED_AT: Final[i64] = LAYOUT.block("look at kind", _KINDS)
_VICTIM: Final[i64] = LAYOUT.block("victim's goods", 8)
_DUE_SETS: Final[i64] = LAYOUT.block("era kinds in the first set, a good is due", _ERAS, 6)
# -- sites
_KIND: Final[i64] = LAYOUT.block("era site by kind", _ERAS, _KINDS)
_MINE: Final[i64] = LAYOUT.block("site by kind my faces", _KINDS, _BANDS)
_NEXT: Final[i64] = LAYOUT.block("site by kind next player's faces", _KINDS, _BANDS)
_LATER: Final[i64] = LAYOUT.block("missing later players' faces", 6, _BANDS)
_BOTH: Final[i64] = LAYOUT.block("missing next player's faces mine", 6, _BANDS, _BANDS)
_AROUND: Final[i64] = LAYOUT.block("missing others' pawns around mine", 4, 4, 4)
_BONUS: Final[i64] = LAYOUT.block("missing bonus next player's faces", 6, 6, _BANDS)
_KNOWN: Final[i64] = LAYOUT.block("missing value known to me (last two: necropolis, stopped)", 6, _KNOWN_VALUES + 2)
_COUNT: Final[i64] = LAYOUT.block("seats missing sites", 3, 6, 13)
_GIFTS: Final[i64] = LAYOUT.block("seats sites with one missing, with two", 3, 6, 8)
# -- pawns and ports
_PAWN: Final[i64] = LAYOUT.block("my pawn", int(MAX_POINTS))
_OTHERS_PAWN: Final[i64] = LAYOUT.block("another's pawn", int(MAX_POINTS))
_PORT: Final[i64] = LAYOUT.block("era my faces to a port", _ERAS, 7)
_NEXT_PORT: Final[i64] = LAYOUT.block("era next player's faces to a port", _ERAS, 7)
_ENDS: Final[i64] = LAYOUT.block("era points in reach by threes", _ERAS, 12)
_NEXT_ENDS: Final[i64] = LAYOUT.block("next player's points in reach by threes", 12)
_PAWNS: Final[i64] = LAYOUT.block("my pawns era", 4, _ERAS)
_OTHERS_PAWNS: Final[i64] = LAYOUT.block("others' pawns", 4)
# -- one's own things
_SETS: Final[i64] = LAYOUT.block("era kinds in the first, second and third set", _ERAS, 6, 6, 6)
_FIRST_SET: Final[i64] = LAYOUT.block("time kinds in the first set", _TIMES, 6)
_GOOD: Final[i64] = LAYOUT.block("good amount", 5, 5)
_SETS_LEFT: Final[i64] = LAYOUT.block("kinds in the first set goods left by threes", 6, 8)
_CORRUPTION: Final[i64] = LAYOUT.block("era corruption", _ERAS, 26)
_TOKENS: Final[i64] = LAYOUT.block("tokens", 10)
_LEAD_IN_TOKENS: Final[i64] = LAYOUT.block("era corruption ahead of the others' by tokens", _ERAS, 21)
_HAND: Final[i64] = LAYOUT.block("era card in hand", _ERAS, int(CARDS))
_SECOND: Final[i64] = LAYOUT.block("second card in hand", int(CARDS))
_TABLE: Final[i64] = LAYOUT.block("era card laid", _ERAS, int(PERMANENT))
_CONSUL: Final[i64] = LAYOUT.block("consul (1: in hand, 2: laid) sites", 3, 8)
_HYGIENE: Final[i64] = LAYOUT.block("hygiene (1: in hand, 2: laid) sites", 3, 8)
_WORST: Final[i64] = LAYOUT.block("connections in hand worst token", int(VALUES))
_PREY: Final[i64] = LAYOUT.block("theft or merchant most goods of another", 2, 8)
_ROOM: Final[i64] = LAYOUT.block("era room for cards", _ERAS, 6)
_DRAWS: Final[i64] = LAYOUT.block("cards due", 5)
# -- the others, and how it stands
_OTHERS_DRAWS: Final[i64] = LAYOUT.block("another's cards due", 5)
_OTHERS_TABLE: Final[i64] = LAYOUT.block("era another's card laid", _ERAS, int(PERMANENT))
_OTHERS_GOODS: Final[i64] = LAYOUT.block("era another's goods", _ERAS, 13)
_OTHERS_TOKENS: Final[i64] = LAYOUT.block("era another's tokens", _ERAS, 10)
_OTHERS_HAND: Final[i64] = LAYOUT.block("era another's hand", _ERAS, 6)
_LEAD: Final[i64] = LAYOUT.block("era lead by fours", _ERAS, 21)
_LEAD_AT_END: Final[i64] = LAYOUT.block("goods left lead by eights", 6, 9)


class BurdigalaFeatures(Features):
    """Burdigala's features."""

    layout = LAYOUT

    def write(self, state: State, seat: i64, moment: i64, row: Row) -> None:
        assert isinstance(state, BurdigalaState)
        places = places_left(state)
        time = time_of(state, places)
        write_turn(state, seat, moment, places, time, row)
        era = i64(_ERA_OF[time])
        write_map(state, seat, era, row)
        write_goods(state, seat, time, row)
        write_cards(state, seat, era, row)
        write_others(state, seat, era, row)
        write_lead(state, seat, era, row)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BurdigalaState)
        return prospects(state, seat)

    def ahead(self, state: State, seat: i64, action: i64) -> State:
        assert isinstance(state, BurdigalaState)
        if action == END or LOOK <= action < LOOK + SITES:
            return state
        after = state.clone()
        go_ahead(after, seat, action)
        return after


def time_of(board: BurdigalaState, places: i64) -> i64:
    """How late it is, by the stones and the goods that are left."""
    turns = board.goods_left * _TURNS_PER_GOOD
    return i64(_TIME_OF[places if places < turns else turns])


def capped(amount: i64, most: i64) -> i64:
    """The amount, or the most that is told apart."""
    return amount if amount < most else most


# -- the turn


def write_turn(board: BurdigalaState, seat: i64, moment: i64, places: i64, time: i64, row: Row) -> None:
    """Time, whose turn it is and how far it is."""
    seats = board.seats - 2
    row.add(_PLACES + seats * 40 + capped(places // 2, 39))
    row.add(_GOODS_LEFT + seats * 31 + capped(board.goods_left, 30))
    row.add_capped(_TOKENS_LEFT, board.tokens_left, 9)
    row.add(_UNTIL + seats * 4 + (seat - board.seat + board.seats) % board.seats)
    kind = kind_of(board, moment)
    row.add(_MOMENT + time * len(_MOMENTS) + kind)
    row.add(_MOMENT_SEATS + seats * len(_MOMENTS) + kind)
    if board.stack:
        row.add(_PENDING + board.pending())
    # Who ends the turn has nothing of its dice any more.
    if board.seat == seat and moment != END and moment != AGAIN:
        write_steps(board, seat, time, row)
    if LOOK <= moment < LOOK + SITES:
        row.add(_LOOKED_AT + kind_of_site(board, moment - LOOK))
    elif PLAY_MERCHANT <= moment < PLAY_THEFT + 4:
        victim = board.players[(moment - PLAY_MERCHANT) % 4]
        row.add_capped(_VICTIM, victim.goods_count, 7)


def kind_of(board: BurdigalaState, moment: i64) -> i64:
    """The place of a moment in _MOMENTS."""
    if moment == DECIDING:
        return 0
    if moment == WAITING:
        return 1
    if moment >= DISCARD:
        if moment == END:
            return 3 if is_ending(board) else 2
        return 4 if moment == AGAIN else 20
    if moment == CORRUPT:
        return 5
    if LAY <= moment < LAY + SITES or moment in (PLAY_CRASSUS, TAKE_STONE):
        return 6
    if moment < LAY:
        if moment < MOVE:
            return 9
        if moment < REMOVE:
            return 7
        return 10 if moment < SEND else 8
    if moment == PLAY_SAILOR:
        return 12
    if moment < LOOK:
        return 13 if moment < BETRAY_HAND else 14 if moment < PLAY_MERCHANT else 15 if moment < PLAY_THEFT else 16
    if moment == TAKE_GOOD:
        return 17
    if moment == ACCEPT:
        return 18
    return 19 if moment == DECLINE else 11


def write_steps(board: BurdigalaState, seat: i64, time: i64, row: Row) -> None:
    """What the seat has still to do in its own turn, and what it might do."""
    dice: i64 = 0
    if board.is_double():
        if board.phase != AFTER or can_play_again(board):
            dice = 2
    elif board.die1 + board.die2 == SEVEN and not board.is_corrupted and board.tokens_left:
        dice = 1
    phase = board.phase
    row.add(_PHASE + (phase * 3 + dice) * 2 + (1 if board.has_played else 0))
    row.add(_DICE + (phase * 3 + dice) * _ERAS + i64(_ERA_OF[time]))
    if phase == AFTER:
        if board.is_unfinished(board.laid):
            missing = board.site[SIZE + board.laid] - board.site[STONES + board.laid]
            row.add(_GAINED + (board.gained * 7 + missing) * 3 + dice)
    elif phase == LAYING:
        write_stones(board, seat, sites_in_reach(board), row)
    elif phase == MOVING and board.moved < 0:
        write_stones(board, seat, sites_of_dice(board, seat), row)


def sites_of_dice(board: BurdigalaState, seat: i64) -> i64:
    """The sites that a move may lead to."""
    lanes = lanes_with(board, seat, board.is_double())
    sites: i64 = 0
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        point = board.pawn[slot]
        if point >= 0:
            ends = board.edition.reached(point, board.die1, lanes) | board.edition.reached(point, board.die2, lanes)
            ends &= board.open_points & ~(board.occupied & ~BIT[point])
            while ends:
                sites |= board.edition.touched[lowest(ends)]
                ends &= ends - 1
    return sites & board.unfinished


def write_stones(board: BurdigalaState, seat: i64, sites: i64, row: Row) -> None:
    """Where the stone of the turn may go."""
    while sites:
        site = lowest(sites)
        sites &= sites - 1
        kind = kind_of_site(board, site)
        row.add(_IN_REACH + kind * 4 + capped(amount(board.bonus, site // 2), 3))
        if kind % 6 == 0:
            around = board.edition.around[site // 2]
            mine = pawns_in(board, seat, around)
            row.add(_IN_REACH_AROUND + capped(count(board.occupied & around) - mine, 3) * 4 + mine)


def kind_of_site(board: BurdigalaState, site: i64) -> i64:
    """Its size and how much is missing."""
    size = board.site[SIZE + site]
    return (size - 2) * 6 + size - board.site[STONES + site] - 1


def pawns_in(board: BurdigalaState, seat: i64, points: i64) -> i64:
    """How many pawns of a seat stand on some points."""
    found: i64 = 0
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        if board.pawn[slot] >= 0 and points & BIT[board.pawn[slot]]:
            found += 1
    return found


# -- sites, pawns and ports


def write_map(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """All that lies on the map."""
    ends = vec[i64]([0] * 24)
    for other in range(board.seats):
        reach(board, other, ends)
    # Who moves next: the player whose turn it is, or after one's own turn the next.
    following = (seat + 1) % board.seats if board.seat == seat else board.seat
    counts: i64 = 0
    for district in range(DISTRICTS):
        sites = (board.unfinished >> (district * 2)) & 3
        if not sites:
            continue
        around = board.edition.around[district]
        mine = i64(_BAND[faces(ends, seat, around)])
        theirs = i64(_BAND[faces(ends, following, around)])
        later: i64 = -1
        for other in range(board.seats):
            if other != seat and other != following:
                later = max(later, i64(_BAND[faces(ends, other, around)]))
        for site in range(district * 2, district * 2 + 2):
            if board.is_unfinished(site):
                kind = write_site(board, seat, site, era, row)
                write_race(board, seat, site, kind, mine, theirs, row)
                if later >= 0:
                    row.add(_LATER + kind % 6 * _BANDS + later)
                counts += BIT[kind % 6 * 5]
    write_counts(board, counts, row)
    write_pawns(board, seat, following, ends, era, row)


def reach(board: BurdigalaState, seat: i64, ends: vec[i64]) -> None:
    """For every face of a die the points where a pawn of the seat may end its move."""
    lanes = lanes_with(board, seat, False)
    edition = board.edition
    for slot in range(seat * PAWNS, seat * PAWNS + PAWNS):
        point = board.pawn[slot]
        if point >= 0:
            free = board.open_points & ~(board.occupied & ~BIT[point])
            for face in range(_FACES):
                ends[seat * _FACES + face] |= edition.reached(point, face + 1, lanes) & free


def faces(ends: vec[i64], seat: i64, points: i64) -> i64:
    """With how many faces of a die a seat comes to some points."""
    found: i64 = 0
    for face in range(seat * _FACES, seat * _FACES + _FACES):
        if ends[face] & points:
            found += 1
    return found


def write_site(board: BurdigalaState, seat: i64, site: i64, era: i64, row: Row) -> i64:
    """A site under construction by itself; gives its kind."""
    kind = kind_of_site(board, site)
    row.add(_KIND + era * _KINDS + kind)
    if board.site[SEEN + site] & BIT[seat]:
        tile = board.site[TILE + site]
        value = capped(i64(board.edition.values[tile]), _KNOWN_VALUES - 1)
        if tile == NECROPOLIS:
            value = _KNOWN_VALUES
        elif tile == STOPPED_SITE:
            value = _KNOWN_VALUES + 1
        row.add(_KNOWN + kind % 6 * (_KNOWN_VALUES + 2) + value)
    return kind


def write_race(board: BurdigalaState, seat: i64, site: i64, kind: i64, mine: i64, theirs: i64, row: Row) -> None:
    """Who comes to a site, and who has pawns there."""
    missing = kind % 6
    row.add(_MINE + kind * _BANDS + mine)
    row.add(_NEXT + kind * _BANDS + theirs)
    row.add(_BOTH + (missing * _BANDS + theirs) * _BANDS + mine)
    around = board.edition.around[site // 2]
    here = pawns_in(board, seat, around)
    row.add(_AROUND + (capped(missing, 3) * 4 + capped(count(board.occupied & around) - here, 3)) * 4 + here)
    bonus = amount(board.bonus, site // 2)
    if bonus:
        row.add(_BONUS + (missing * 6 + capped(bonus, 5)) * _BANDS + theirs)


def write_counts(board: BurdigalaState, counts: i64, row: Row) -> None:
    """How many sites miss how much: who has to open the next one?"""
    seats = board.seats - 2
    for missing in range(6):
        row.add(_COUNT + (seats * 6 + missing) * 13 + capped((counts >> (missing * 5)) & 31, 12))
    row.add(_GIFTS + (seats * 6 + capped(counts & 31, 5)) * 8 + capped((counts >> 5) & 31, 7))


def write_pawns(board: BurdigalaState, seat: i64, following: i64, ends: vec[i64], era: i64, row: Row) -> None:
    """Where pawns stand and where they may go."""
    for slot in range(board.seats * PAWNS):
        point = board.pawn[slot]
        if point >= 0:
            row.add(_PAWN + point if slot // PAWNS == seat else _OTHERS_PAWN + point)
    ports = board.edition.ports
    row.add(_PORT + era * 7 + faces(ends, seat, ports))
    row.add(_NEXT_PORT + era * 7 + faces(ends, following, ports))
    mine: i64 = 0
    theirs: i64 = 0
    for face in range(_FACES):
        mine |= ends[seat * _FACES + face]
        theirs |= ends[following * _FACES + face]
    row.add(_ENDS + era * 12 + capped(count(mine) // 3, 11))
    row.add_capped(_NEXT_ENDS, count(theirs) // 3, 11)
    row.add(_PAWNS + board.players[seat].pawns * _ERAS + era)
    for other in range(board.seats):
        if other != seat:
            row.add(_OTHERS_PAWNS + board.players[other].pawns)


# -- what the seat has


def write_goods(board: BurdigalaState, seat: i64, time: i64, row: Row) -> None:
    """Goods as they lie in sets, and tokens."""
    player = board.players[seat]
    sets: i64 = 0
    for size in range(1, 4):
        kinds: i64 = 0
        for good in range(5):
            if amount(player.goods, good) >= size:
                kinds += 1
        sets = sets * 6 + kinds
    era = i64(_ERA_OF[time])
    row.add(_SETS + era * 216 + sets)
    row.add(_FIRST_SET + time * 6 + sets // 36)
    row.add(_SETS_LEFT + sets // 36 * 8 + capped((board.goods_left + 2) // 3, 7))
    for good in range(5):
        row.add(_GOOD + good * 5 + capped(amount(player.goods, good), 4))
    if board.stack & 15 >= 8:
        row.add(_DUE_SETS + era * 6 + sets // 36)
    mine = corruption(player.tokens)
    row.add(_CORRUPTION + era * 26 + capped(mine, 25))
    row.add_capped(_TOKENS, player.token_count, 9)
    most: i64 = 0
    for other in range(board.seats):
        if other != seat:
            most = max(most, board.players[other].token_count)
    row.add(_LEAD_IN_TOKENS + era * 21 + capped(max(mine - most * (VALUES - 1) // 2 + 10, 0), 20))


def write_cards(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """Cards in hand and on the table, with what makes them worth more."""
    player = board.players[seat]
    kinds = kinds_in(player.hand)
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        row.add(_HAND + era * CARDS + card)
        if amount(player.hand, card) > 1:
            row.add(_SECOND + card)
    laid = player.table
    while laid:
        row.add(_TABLE + era * PERMANENT + lowest(laid))
        laid &= laid - 1
    row.add(_CONSUL + whereabouts(player, CONSUL) * 8 + capped(sites_of_size(board, 2), 7))
    row.add(_HYGIENE + whereabouts(player, HYGIENE) * 8 + capped(sites_of_size(board, 3), 7))
    if player.holds(CONNECTIONS):
        row.add(_WORST + highest_token(player))
    most: i64 = 0
    for other in range(board.seats):
        if other != seat:
            most = max(most, board.players[other].goods_count)
    if player.holds(THEFT):
        row.add_capped(_PREY, most, 7)
    if player.holds(MERCHANT):
        row.add_capped(_PREY + 8, most, 7)
    limit = HARVEST_LIMIT if player.has_laid(HARVEST) else LIMIT
    row.add(_ROOM + era * 6 + max(limit - player.hand_count - player.table_count, 0))
    row.add_capped(_DRAWS, (board.draws >> (seat * 4)) & 15, 4)


def whereabouts(player: Player, card: i64) -> i64:
    """Laid, in hand, or elsewhere."""
    if player.has_laid(card):
        return 2
    return 1 if player.holds(card) else 0


# -- what all can see of the others


def write_others(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """Their cards, goods and tokens by number, and what lies open."""
    for other in range(board.seats):
        if other == seat:
            continue
        rival = board.players[other]
        laid = rival.table
        while laid:
            row.add(_OTHERS_TABLE + era * PERMANENT + lowest(laid))
            laid &= laid - 1
        row.add(_OTHERS_GOODS + era * 13 + capped(rival.goods_count, 12))
        row.add(_OTHERS_TOKENS + era * 10 + capped(rival.token_count, 9))
        row.add(_OTHERS_HAND + era * 6 + capped(rival.hand_count, 5))
        row.add_capped(_OTHERS_DRAWS, (board.draws >> (other * 4)) & 15, 4)


def write_lead(board: BurdigalaState, seat: i64, era: i64, row: Row) -> None:
    """How the points stand against the best of the others, by what all can see."""
    highest: i64 = -999
    for other in range(board.seats):
        if other != seat:
            highest = max(highest, shown(board.players[other]))
    lead = shown(board.players[seat]) - highest
    row.add(_LEAD + era * 21 + capped(max(lead + 42, 0) // 4, 20))
    if board.goods_left < 6:
        row.add(_LEAD_AT_END + board.goods_left * 9 + capped(max(lead + 36, 0) // 8, 8))


def shown(player: Player) -> i64:
    """Points, what lies open, and about what hidden goods and tokens will bring."""
    return player.points + 2 * player.table_count + 5 * player.goods_count // 2 - 5 * player.token_count // 2
