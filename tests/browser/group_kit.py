"""Groups of people at one table, in any game: who plays how, who vanishes, and how a long game comes to its end."""

from __future__ import annotations

from browser.page_kit import GLANCE, Person, turn_or_end
from browser.test_agora_play import Walker
from browser.test_balconia_page import Neighbour
from browser.test_barracuda_page import Barkeeper
from browser.test_gaudi_page import take_step
from table.house_kit import settled
from table.time_kit import act
from web.site_kit import Site

from tablee.engine.values import Seat
from tablee.table.house import House
from tablee.table.presence import LONG_OTHERWISE


class Tiler(Person):
    """Plays Gaudí by what is lit."""

    def take_turn(self) -> None:
        take_step(self, self.dice)


PLAYERS: dict[str, type[Person]] = {
    "agora": Walker,
    "balconia": Neighbour,
    "barracuda": Barkeeper,
    "gaudi": Tiler,
    "pueblo": Person,
}


def vanish(person: Person, site: Site, table: str) -> None:
    """The page is closed, and a long time passes. Another one of the same browser is left to come back with."""
    house, left = site.house, person.context.new_page()
    person.page.close()
    person.page = left
    while not (gone := [key for key in house.presence._gone if key[0] == table]):
        left.wait_for_timeout(GLANCE)
    for key in gone:
        house.presence._gone[key] -= LONG_OTHERWISE
    house.alarms.set(("away", table), 0.0, house.presence.look)


def play(people: list[Person], decisions: int = 10_000) -> int:
    """So many, or until the end; how many there were."""
    for number in range(decisions):
        acting = turn_or_end(*people)
        if acting is None:
            return number
        acting.take_turn()
    return decisions


def play_until(people: list[Person], site: Site, table: str, seat: Seat) -> None:
    """By hand, until somebody's seat has done something more."""
    match = site.table(table).match
    before = sum(move.seat == seat for move in match.moves)
    while sum(move.seat == seat for move in match.moves) == before:
        acting = turn_or_end(*people)
        assert acting, "the game was over before"
        acting.take_turn()


async def hurried(house: House, table_id: str) -> None:
    """To the end, with any legal actions of those who sit there, while their pages look on."""
    table = await house.find(table_id)
    while not table.over:
        await settled(table)
        if not table.over:
            await act(house, table, table.acting()[0])
