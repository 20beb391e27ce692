"""Whose eyes a picture is for: the only place where a picture's view is chosen."""

from __future__ import annotations

from typing import NamedTuple

from tablee.engine.values import Seat
from tablee.kit.picture import Lens
from tablee.table.live import LiveTable


class Onlooker(NamedTuple):
    """The seats a person holds, the chair the picture is drawn for, and the lens."""

    seats: tuple[Seat, ...]
    chair: Seat | None
    lens: Lens
    curtain: Seat | None = None  # whose secrets wait until that person takes the device
    origin: str = ""  # of the site, for links to share


def onlooker(table: LiveTable, player: str | None, lens: Lens, *, lifted: Seat | None = None, origin: str = "") -> Onlooker:
    """One's own chair; of several on one device the one that is to act; a spectator's otherwise.

    Where chairs may know different things, a device that serves several people shows the spectator's view until the one
    to act has taken it in hand (`lifted` names whose secrets may show).
    """
    mine = table.seats_of(player)
    if not mine:
        return Onlooker((), None, lens, origin=origin)
    if len(mine) == 1:
        return Onlooker(mine, mine[0], lens, origin=origin)
    to_act = [seat for seat in table.acting() if seat in mine]
    if not table.game.secrets:
        last = table.moves[-1].seat if table.moves else mine[0]
        resting = last if last in mine else mine[0]
        return Onlooker(mine, to_act[0] if to_act else resting, lens, origin=origin)
    if lifted in to_act or (not to_act and lifted in mine):
        return Onlooker(mine, lifted, lens, origin=origin)
    return Onlooker(mine, None, lens, curtain=to_act[0] if to_act else None, origin=origin)
