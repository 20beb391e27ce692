"""Puzzles: the list with the one of the day, and each on a board of its own. What was solved is kept with the person."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

from litestar import get, websocket
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Template

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake
from tablee.puzzles.puzzle import GRADES, Puzzle, find, of_the_day, puzzles_of
from tablee.table.house import House
from tablee.table.learning import Learning
from tablee.web.alone import OwnLine, facts_of, serve, sitter
from tablee.web.live import UNKNOWN_TABLE, AnySocket
from tablee.web.pages import AnyRequest, context, find_game
from tablee.web.people import guest_of, house_of, known_name
from tablee.web.reception import spend
from tablee.web.solving import Solving, answer, solving

DAYS: Final = "puzzles"  # in place of a game: the days on which somebody solved the puzzle of the day
SOLVED, MISSED, DAY = "puzzle-", "missed-", "day-"  # what topics begin with


class Shelf(NamedTuple):
    """The puzzles of a game, and how far somebody has come with them."""

    game: AnyGame
    puzzles: tuple[Puzzle, ...]
    known: frozenset[str]  # topics

    @property
    def solved(self) -> int:
        return sum(SOLVED + one.name in self.known for one in self.puzzles)

    @property
    def at_once(self) -> int:
        """Those that were solved by the first try."""
        return sum(SOLVED + one.name in self.known and MISSED + one.name not in self.known for one in self.puzzles)

    def grades(self) -> list[tuple[int, int, int]]:
        """(grade, solved, all), of grades that there are."""
        found = []
        for grade in range(1, len(GRADES) + 1):
            those = [one for one in self.puzzles if one.grade == grade]
            if those:
                found.append((grade, sum(SOLVED + one.name in self.known for one in those), len(those)))
        return found

    @property
    def following(self) -> Puzzle:
        """The easiest that is not solved; the very first when all are."""
        return next((one for one in self.puzzles if SOLVED + one.name not in self.known), self.puzzles[0])


def today(house: House) -> date:
    return datetime.fromtimestamp(house.clock(), UTC).date()


def streak(days: frozenset[str], now: date) -> int:
    """Days in a row with the puzzle of the day solved, until today or yesterday."""
    last = now if DAY + now.isoformat() in days else now - timedelta(days=1)
    count = 0
    while DAY + (last - timedelta(days=count)).isoformat() in days:
        count += 1
    return count


def puzzle_at(name: str, puzzle: str) -> tuple[AnyGame, Puzzle]:
    game = find_game(name)
    try:
        return game, find(game, puzzle)
    except Mistake as problem:
        raise NotFoundException(str(problem)) from None


async def shelves(request: AnyRequest) -> tuple[list[Shelf], frozenset[str]]:
    """All that there are, and the days of whoever asks."""
    guest, learning = await guest_of(request), request.app.state.learning
    known = await learning.of_all(guest.id)
    found = [Shelf(game, puzzles_of(game), known.get(game.name, frozenset())) for game in catalogue.games()]
    return [shelf for shelf in found if shelf.puzzles], known.get(DAYS, frozenset())


@get("/puzzles")
async def puzzle_list(request: AnyRequest) -> Template:
    spend(request, "pages")
    offered, days = await shelves(request)
    now = today(house_of(request))
    more = {
        "shelves": offered,
        "daily": of_the_day(now),
        "done_today": DAY + now.isoformat() in days,
        "streak": streak(days, now),
        "grades": len(GRADES),
    }
    return Template("puzzles/list.html", context=await context(request, "nav-puzzles", **more))


@get("/puzzles/daily", status_code=303)
async def daily(request: AnyRequest) -> Redirect:
    found = of_the_day(today(house_of(request)))
    if found is None:
        raise NotFoundException
    return Redirect(f"/puzzles/{found[0].name}/{found[1].name}", status_code=303)


@get("/puzzles/{name:str}", status_code=303)
async def next_puzzle(request: AnyRequest, name: FromPath[str]) -> Redirect:
    """The next of a game that somebody has not solved."""
    offered, _ = await shelves(request)
    shelf = next((one for one in offered if one.game.name == name), None)
    if shelf is None:
        raise NotFoundException
    return Redirect(f"/puzzles/{name}/{shelf.following.name}", status_code=303)


@get("/puzzles/{name:str}/{puzzle:str}")
async def page(request: AnyRequest, name: FromPath[str], puzzle: FromPath[str]) -> Template:
    spend(request, "pages")
    game, found = puzzle_at(name, puzzle)
    guest = await guest_of(request)
    more = await facts_of(request, solving(game, found, guest.id, guest.name), guest.id, f"/puzzles/{name}/{puzzle}/live?")
    at = puzzles_of(game).index(found) + 1
    return Template(
        "puzzles/puzzle.html",
        context=await context(request, "nav-puzzles", **more, puzzle=found, number=at, count=len(puzzles_of(game))),
    )


@dataclass(slots=True, kw_only=True)
class PuzzleLine(OwnLine):
    async def attempt(self, text: str) -> None:
        one: Solving = self.alone
        done = one.attempt(text)
        if not done:
            self.object(answer(one, self.lens.lang))
        if self.player and (done or len(one.missed) == 1):
            await self.keep(one, self.player)

    async def keep(self, one: Solving, player: str) -> None:
        learning: Learning = self.socket.app.state.learning
        await known_name(self.house, player)
        await learning.keep(player, one.game.name, (SOLVED if one.solved else MISSED) + one.puzzle.name)
        now = today(self.house)
        if one.solved and of_the_day(now) == (one.game, one.puzzle):
            await learning.keep(player, DAYS, DAY + now.isoformat())


@websocket("/puzzles/{name:str}/{puzzle:str}/live")
async def live_puzzle(socket: AnySocket, name: FromPath[str], puzzle: FromPath[str]) -> None:
    try:
        one = solving(*puzzle_at(name, puzzle), *sitter(socket))
    except NotFoundException:
        one = None
    with ExitStack() as stack:
        await serve(socket, stack, PuzzleLine, one, UNKNOWN_TABLE)


def handlers() -> list[Any]:
    return [puzzle_list, daily, next_puzzle, page, live_puzzle]
