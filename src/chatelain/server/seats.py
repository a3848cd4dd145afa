"""One seat in small: what it is called, whose it may become."""

from __future__ import annotations

from chatelain.server import tokens as names
from chatelain.server import wire
from chatelain.server.problems import Declined
from chatelain.storage.rows import GuestRow, SeatRow, Sitting, TableRow
from chatelain.text.names import free_name

COLOURS = 5


def wished(wish: wire.SeatWish) -> tuple[str | None, str | None, str | None]:
    """Filled in by `seated`: the word "me" stands for the guest who asks."""
    if wish.kind == "bot":
        if wish.bot is None:
            raise Declined(422, "no-bot")
        return None, wish.bot, None
    if wish.bot is not None:
        raise Declined(422, "bot-and-person")
    return ("me" if wish.kind == "me" else None), None, None


def seated(
    others: list[SeatRow], guest: GuestRow | None, bot: str | None, reserved: str | None, old: SeatRow | None = None
) -> SeatRow:
    """A seat with a name and a colour of its own. `old` is the seat of somebody who has left."""
    taken = [other.name for other in others]
    if guest is not None:
        name = free_name(guest.name, taken)
    elif bot is not None:
        name = free_name(bot, taken)
    else:
        name = ""
    used = {other.colour for other in others}
    free = [colour for colour in range(COLOURS) if colour not in used]
    wanted = guest.colour if guest is not None else old.colour if old is not None else free[0]
    return SeatRow(
        guest=guest.id if guest is not None else None,
        bot=bot,
        name=name,
        colour=wanted if wanted in free else free[0],
        nonce=names.new_nonce(),
        reserved=reserved,
    )


def is_free_for(sitting: Sitting, place: int, guest: str) -> bool:
    """Whether the guest may take a seat: nobody has it, and it is kept for nobody else.

    Who has held a seat since the game began has seen what is hidden there: they only get that one again, also from
    the bot that took over.
    """
    seat = sitting.seats[place]
    if guest in sitting.held:
        return sitting.held[guest] == place and seat.guest is None
    return seat.is_empty and seat.reserved in (None, guest)


def is_full(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether the game begins now."""
    return row.status == "waiting" and not any(seat.is_empty for seat in seats)


def is_my_turn(info: wire.TableInfo) -> bool:
    """Whether the guest who sees the table so has to decide."""
    return any(info.seats[seat].you and info.seats[seat].bot is None for seat in info.to_act)
