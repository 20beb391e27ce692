"""Whose eyes a picture is for: the only place where a picture's view is chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.engine.values import Seat
from tablee.kit.picture import Lens
from tablee.table.live import LiveTable

SCREEN: Final = "screen"  # a page that shows the table to everybody in a room
HAND: Final = "hand"  # and one for a phone in that room: what its person alone may see, and chooses


class Onlooker(NamedTuple):
    """The seats a person holds, the chair the picture is drawn for, and the lens."""

    seats: tuple[Seat, ...]
    chair: Seat | None
    lens: Lens
    curtain: Seat | None = None  # whose secrets wait until that person takes the device
    origin: str = ""  # of the site, for links to share
    page: str = ""  # SCREEN or HAND; otherwise the whole table
    hosts: bool = False  # whether this person opened the table
    unheard: frozenset[str] = frozenset()  # people at the table whom they do not want to hear

    @property
    def looks_on(self) -> bool:
        """Whether this is for eyes that do not play; a screen is for all in a room."""
        return not self.seats and self.page != SCREEN


def onlooker(
    table: LiveTable,
    player: str | None,
    lens: Lens,
    *,
    lifted: Seat | None = None,
    origin: str = "",
    page: str = "",
    unheard: frozenset[str] = frozenset(),
) -> Onlooker:
    """One's own chair; of several on one device the one that is to act; a spectator's otherwise.

    Where chairs may know different things, a device that serves several people shows the spectator's view until the one
    to act has taken it in hand (`lifted` names whose secrets may show). What all in a room see is a spectator's, whoever
    has opened it.
    """
    mine = () if page == SCREEN else table.seats_of(player)
    chair, curtain = chair_of(table, mine, lifted)
    hosts, unheard = table.header.host == player, unheard & table.speakers() if unheard else unheard
    return Onlooker(mine, chair, lens, curtain, origin, page, hosts, unheard)


def chair_of(table: LiveTable, mine: tuple[Seat, ...], lifted: Seat | None) -> tuple[Seat | None, Seat | None]:
    """Whose eyes a picture is drawn for, and whose secrets wait behind a curtain."""
    if len(mine) <= 1:
        return next(iter(mine), None), None
    to_act = [seat for seat in table.acting() if seat in mine and not table.places[seat].stand_in]
    if not table.game.secrets:
        last = table.moves[-1].seat if table.moves else mine[0]
        resting = last if last in mine else mine[0]
        return to_act[0] if to_act else resting, None
    if lifted in to_act or (not to_act and lifted in mine):
        return lifted, None
    return None, to_act[0] if to_act else None
