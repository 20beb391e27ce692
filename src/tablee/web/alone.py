"""A board of one's own: real rules, real pictures, nobody else there, and nothing of it kept as a table.

Lessons, puzzles and examples to try are such boards. What tells them apart is what becomes of an action (`attempt`), and
what the box above the bar says (`box`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from jinja2 import Environment

from tablee.bots.levels import LEVELS
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch
from tablee.engine.values import Illegal, Malformed, Seat
from tablee.kit.picture import Lens
from tablee.kit.svg import escape
from tablee.table.live import DO, LiveTable
from tablee.table.setup import BOT_NAMES
from tablee.table.values import Denied, Header, Place
from tablee.web.action import NOTHING
from tablee.web.company import NO_TAKEBACK
from tablee.web.gate import tell
from tablee.web.live import AnySocket, Connection, is_let_in, own_origin
from tablee.web.messages import Do, Message, Vocabulary, Why
from tablee.web.onlooker import Onlooker, onlooker
from tablee.web.pages import AnyRequest, Facts
from tablee.web.painter import Audience, Painter, prompt
from tablee.web.people import house_of, known_guest, language_of
from tablee.web.picture import Picture
from tablee.web.reception import reception_of, who_of
from tablee.web.seats import seats_whole
from tablee.web.tables import script_json
from tablee.web.texts import SITE

ALONE: Final = "lesson"  # the name of the page: see `Onlooker`
KINDEST: Final = LEVELS[0].name


class Alone(ABC):
    """One person at one board."""

    table: LiveTable

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    @abstractmethod
    def ended(self) -> str:
        """What is said in place of a prompt when there is nothing more to do, as the name of a message; empty before."""

    @abstractmethod
    def box(self, lang: str) -> str:
        """What stands above the bar."""

    def foresee(self, seat: Seat, text: str) -> str:
        """An action as it is written, if the rules allow it. Raises `Denied`."""
        try:
            return str(self.table.match.foresee(text, seat).text)
        except Illegal as illegal:
            raise Denied("refused", illegal.refusal) from None
        except Malformed as problem:
            raise Denied("malformed", why=problem) from None

    def do(self, seat: Seat, text: str) -> None:
        self.table.apply(self.table.entry(seat, DO, text, 0.0))


def table_alone(game: AnyGame, match: AnyMatch, name: str, seat: Seat, player: str, called: str) -> LiveTable:
    """One person on a seat, bots of the kindest level around."""
    places = tuple(
        Place(other, player=player, name=called) if other == seat else Place(other, level=KINDEST, name=bot_name(other))
        for other in range(match.seats)
    )
    header = Header(
        id=f"{name}-{game.name}", game=game.name, rules=game.rules_version, options={}, name="", host="",
        public=False, key=b"", created=0.0,
    )  # fmt: skip
    return LiveTable(header, places, match)


def bot_name(seat: Seat) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


class OwnBoard(Painter):
    """Draws one such board: the table as ever, with the box above it, and nothing more to do at the end."""

    def __init__(self, templates: Environment, alone: Alone) -> None:
        super().__init__(templates)
        self._alone = alone
        self.join(alone.table.id)

    def _drawn(self, audience: Audience, table: LiveTable, me: Onlooker) -> Picture:
        picture = super()._drawn(audience, table, me)
        own = {**picture.own, "company": self._alone.box(me.lens.lang), "takeback": NO_TAKEBACK}
        if ended := self._alone.ended:
            own |= {"action": NOTHING, "prompt": prompt(escape(SITE[me.lens.lang](ended)))}
            picture.choices = {}
        picture.own = own
        return picture


@dataclass(slots=True, kw_only=True)
class OwnLine(Connection):
    """One open socket of such a board."""

    alone: Any  # an `Alone`, whose kind the kind of line knows

    async def show(self) -> None:
        if message := await self.reception.brush.draw(self.who, self.news):
            await tell(self.socket, message)

    async def obey(self, message: Message) -> None:
        match message:
            case Do(seat=seat, step=step, text=text):
                self.table.check_step(seat, step)
                await self.attempt(text)
                self.answer(t="ok", to="do", step=step)
            case Why() | Vocabulary():
                await Connection.obey(self, message)
            case _:
                raise Denied("in-lesson")

    async def attempt(self, text: str) -> None:
        """What becomes of an action. Raises `Denied`."""
        raise NotImplementedError

    def object(self, said: str) -> None:
        """Nothing happens; it is said why."""
        self.answer(t="no", to="do", code="lesson", text=said)


async def serve(socket: AnySocket, stack: ExitStack, kind: type[OwnLine], alone: Alone | None, closed: int) -> None:
    """Hold a line to a board; where there is no board it is closed."""
    if not await is_let_in(socket, stack):
        return
    if alone is None:
        await socket.close(code=closed, reason="unknown-table")
        return
    woken = asyncio.Event()
    woken.set()
    line = kind(
        socket, house_of(socket), OwnBoard(socket.app.state.templates, alone), alone.table, known_guest(socket),
        who_of(socket), reception_of(socket), Lens(lang=language_of(socket)), woken, origin=own_origin(socket),
        page=ALONE, seen=socket.query_params.get("seen", ""), alone=alone,
    )  # fmt: skip
    await line.go_on()


def sitter(socket: AnySocket) -> tuple[str, str]:
    """Who sits at a board, and what they are called."""
    session: dict[str, Any] = socket.session or {}
    return session.get("player", ""), session.get("name", "")


async def facts_of(request: AnyRequest, alone: Alone, player: str, live: str) -> Facts:
    """What the page of such a board needs; `live` is where its line is."""
    lang, table = language_of(request), alone.table
    board, me = OwnBoard(request.app.state.templates, alone), onlooker(table, player, Lens(lang), page=ALONE)
    prepared = await board.prepare(table, me)
    picture = await reception_of(request).brush.draw(who_of(request), lambda: board.picture(table, me, prepared))
    choices = {key: msgspec.Raw(json) for key, json in picture.choices.items()}
    return {
        "table": table,
        "game": alone.game,
        "picture": picture,
        "seats": seats_whole(table, table.view(None), picture.parts, lang),
        "mine": me.seats,
        "page": ALONE,
        "company": False,
        "now": 0.0,
        "shown": [alone.game],
        "choices": script_json({"step": picture.step, "seat": picture.chair, **choices}),
        "live": live,
    }
