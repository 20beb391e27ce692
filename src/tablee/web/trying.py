"""An example of the rules to be tried: the position on a board of one's own, where bots answer at once."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

from litestar import get, websocket
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Template

from tablee.bots import think
from tablee.engine.game import AnyGame
from tablee.engine.values import Seat
from tablee.kit.examples import Example, find
from tablee.kit.svg import escape, tag
from tablee.table.live import LiveTable
from tablee.web.alone import KINDEST, Alone, OwnLine, facts_of, serve, sitter, table_alone
from tablee.web.drawing import icon
from tablee.web.live import UNKNOWN_TABLE, AnySocket
from tablee.web.pages import AnyRequest, context, find_game
from tablee.web.people import guest_of
from tablee.web.reception import spend
from tablee.web.texts import SITE

MOST_ANSWERS: Final = 40  # of bots, until the person is asked again


@dataclass(slots=True)
class Trying(Alone):
    """One person at one example."""

    example: Example
    table: LiveTable
    seat: Seat

    @property
    def ended(self) -> str:
        return "" if self.seat in self.table.acting() else "try-ended"

    def answered(self) -> None:
        """The bots act until the person has to, each from its own view."""
        for _ in range(MOST_ANSWERS):
            acting = self.table.acting()
            if not acting or self.seat in acting:
                return
            self.do(acting[0], think(self.game.name, self.table.view(acting[0]), KINDEST, self.table.seq))

    def box(self, lang: str) -> str:
        say, here = SITE[lang], f"/rules/{self.game.name}"
        told = self.game.face.say(lang, f"example-{self.example.name}")
        text = tag("p", escape(told), cls="lesson-text", id="lesson-text", tabindex=-1)
        again = tag(
            "a", icon("again"), escape(say("try-again")), cls="button quiet", href=f"{here}/try/{self.example.name}"
        )
        rule = tag("a", icon("book"), escape(self.example.rule), cls="button quiet", href=f"{here}#{self.example.rule}")
        return tag("div", text, tag("div", again, rule, cls="row"), cls="company lesson", id="company")


def trying(game: AnyGame, name: str, player: str, called: str) -> Trying | None:
    """None where there is no such example."""
    example = find(game, name)
    if example is None:
        return None
    match = example.begun(game)
    seat = match.acting[0] if example.seat is None else example.seat
    return Trying(example, table_alone(game, match, f"try-{name}", seat, player, called), seat)


@get("/rules/{name:str}/try/{example:str}")
async def page(request: AnyRequest, name: FromPath[str], example: FromPath[str]) -> Template:
    spend(request, "pages")
    guest = await guest_of(request)
    one = trying(find_game(name), example, guest.id, guest.name)
    if one is None:
        raise NotFoundException(f"{name} has no such example")
    more = await facts_of(request, one, guest.id, f"/rules/{name}/try/{example}/live?")
    return Template("try.html", context=await context(request, "nav-rules", **more))


@dataclass(slots=True, kw_only=True)
class TryingLine(OwnLine):
    async def attempt(self, text: str) -> None:
        one: Trying = self.alone
        one.do(one.seat, one.foresee(one.seat, text))
        await asyncio.to_thread(one.answered)


@websocket("/rules/{name:str}/try/{example:str}/live")
async def live_try(socket: AnySocket, name: FromPath[str], example: FromPath[str]) -> None:
    one = trying(find_game(name), example, *sitter(socket))
    with ExitStack() as stack:
        await serve(socket, stack, TryingLine, one, UNKNOWN_TABLE)


def handlers() -> list[Any]:
    return [page, live_try]
