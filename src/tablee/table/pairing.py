"""Anyone for a game? People who want to play the same are put at one table, and bots take what seats are missing later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tablee.bots.levels import LEVELS
from tablee.engine import catalogue
from tablee.engine.values import Seat
from tablee.table.hosting import Hosting, bot_at, seated_close
from tablee.table.listing import Line, open_tables
from tablee.table.live import LiveTable
from tablee.table.setup import Chair, Setup
from tablee.table.values import Denied, Place

WAITS = (30, 60, 120, 300, 3600)  # seconds one may choose from


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What somebody wants to play, with how many, and how long they wait for people."""

    game: str
    least: int
    most: int
    wait: int
    level: str
    name: str = ""  # of the table, if it has to be opened

    def check(self) -> None:
        """Raises `Mistake` for an unknown game, `Denied` for what cannot be played."""
        seats = catalogue.find(self.game).seats
        if self.least not in seats or self.most not in seats or self.least > self.most:
            raise Denied("no-such-number", least=seats[0], most=seats[-1])
        if self.wait not in WAITS:
            raise Denied("no-wait")
        if self.level not in {level.name for level in LEVELS}:
            raise Denied("no-level")

    def fits(self, line: Line) -> bool:
        """Whether one more could sit there, and both would play with as many as they like."""
        header, taken = line.header, len(line.places) - line.free
        fewest, most = max(self.least, header.least or 0), min(self.most, len(line.places))
        return header.game == self.game and header.fill_at is not None and taken < most and fewest <= most


async def pair(hosting: Hosting, player: str, name: str, wish: Wish, seeds: bool = False) -> str:
    """The id of the table where somebody sits from now on: one that waits for people like them, or a new one."""
    wish.check()
    house = hosting.house
    for line in reversed(await open_tables(house.store.base)):  # who has waited longest comes first
        others = {place.player for place in line.places if place.player} - {player}
        if not wish.fits(line) or await house.order.distances.apart(player, others):
            continue
        try:
            if not line.seats_of(player):
                await narrow(hosting, line.id, wish)
                await hosting.sit(line.id, player, name, seeds)
            return line.id
        except Denied:  # somebody was faster
            continue
    chairs = (Chair("here", name), *(Chair("link") for _ in range(wish.most - 1)))
    setup = Setup(
        game=wish.game, chairs=chairs, options={}, name=wish.name, public=True, seeds=seeds, gathering=True,
        least=wish.least, wait=wish.wait, fill_level=wish.level,
    )  # fmt: skip
    return (await house.open_table(player, setup)).id


async def narrow(hosting: Hosting, table_id: str, wish: Wish) -> None:
    """As many seats as suit those who sit there and one more. Raises `Denied` where that is not possible any more."""
    async with hosting.house.arranging(table_id) as table:
        line = Line(table.header, table.places)
        if not table.header.gathering or not wish.fits(line):
            raise Denied("stale")
        header = replace(table.header, least=max(wish.least, table.header.least or 0))
        places = without_free(table.places, min(wish.most, table.seats))
        if (header, places) != (table.header, table.places):
            await hosting.house.arrange(table, header, places)


def without_free(places: tuple[Place, ...], most: int) -> tuple[Place, ...]:
    """At most so many seats: free ones go, from the last on."""
    left = list(places)
    for place in reversed(places):
        if len(left) > most and place.is_open:
            left.remove(place)
    return tuple(replace(place, seat=seat) for seat, place in enumerate(left))


async def fill_up(hosting: Hosting, table_id: str, present: Sequence[str]) -> bool:
    """The time is over: those who are there begin, with bots where they are too few. False where nobody is there."""
    async with hosting.house.arranging(table_id) as table:
        if not table.header.gathering:
            return True
        places = seated_close(
            tuple(place if place.player in present or place.level else place.left() for place in table.places)
        )
        heir = next((place.player for place in places if place.player), None)
        if heir is not None:
            if table.header.host not in present:
                await hosting.house.arrange(table, replace(table.header, host=heir), table.places)
            await hosting.begin(table, places + bots_for(table, places))
            return True
    return False


def bots_for(table: LiveTable, places: Sequence[Place]) -> tuple[Place, ...]:
    wanted = max(len(places), table.header.least or 0)
    target = next((count for count in table.game.seats if count >= wanted), table.game.seats[-1])
    names, bots = [place.name for place in places], list[Place]()
    for seat in range(len(places), target):
        bots.append(bot_at(names, Seat(seat), table.header.fill_level or LEVELS[0].name))
        names.append(bots[-1].name)
    return tuple(bots)
