"""Draws tables for those who look at them. What several see alike is made once and remembered until the table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from jinja2 import Environment

from tablee.engine.values import Seat, View
from tablee.kit.people import named
from tablee.kit.picture import Board, Lens
from tablee.kit.svg import escape, tag
from tablee.kit.words import voice
from tablee.table.live import QUEUED, LiveTable
from tablee.table.values import Header, Place
from tablee.web import chart
from tablee.web.action import action
from tablee.web.choices import grown, paths, verbs
from tablee.web.difference import Part
from tablee.web.ending import ended, step
from tablee.web.onlooker import Onlooker
from tablee.web.picture import Memory, Picture, encode
from tablee.web.seats import NO_INVITATION, invite, seats_own, seats_shared
from tablee.web.telling import Lines, Worded, chat_lines, log_lines
from tablee.web.texts import FOLDER, SITE


class Drawn(NamedTuple):
    """A board, and the parts around it that whoever sees it sees alike."""

    board: Board
    around: tuple[Mapping[str, Part], ...]


class Audience:
    """What those who look at one table are shown now."""

    def __init__(self) -> None:
        self.table: LiveTable | None = None  # and which state of it the pictures are of
        self.counts = (-1, -1)  # entries and talk
        self.moods: object = None
        self.places: tuple[Place, ...] = ()
        self.header: Header | None = None
        self.pictures: dict[Onlooker, Picture] = {}
        self.messages: dict[tuple[Picture | None, Picture], str] = {}
        self.compared: Memory = {}
        self.boards: dict[tuple[Seat | None, Lens], Drawn] = {}
        self.logs: dict[tuple[Seat | None, str], Lines] = {}
        self.worded: Worded = {}
        self.chats: dict[str, Lines] = {}
        self.charts: dict[str, str] = {}
        self.begun: set[str] = set()  # languages in which somebody has looked at the table

    def look(self, table: LiveTable) -> None:
        """Forget the pictures of what has changed since."""
        counts = (table.seq, len(table.said))
        same = self.table is table and self.places is table.places and self.header is table.header
        if not same or counts != self.counts or self.moods is not table.moods:
            self.moods = table.moods
            self.table, self.counts, self.places, self.header = table, counts, table.places, table.header
            self.pictures.clear()
            self.messages.clear()
            self.compared.clear()
            self.boards.clear()


class Painter:
    def __init__(self, templates: Environment) -> None:
        self._end = templates.get_template("table/end.html")
        self._audiences: dict[str, Audience] = {}

    def join(self, table_id: str) -> None:
        """Somebody is going to look at a table for a while."""
        self._audiences.setdefault(table_id, Audience())

    def leave(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        self._audiences.pop(table_id, None)

    def audience(self, table: LiveTable) -> Audience:
        found = self._audiences.get(table.id) or Audience()
        found.look(table)
        return found

    async def prepare(self, table: LiveTable, me: Onlooker) -> Audience:
        """Beside the loop, what would hold up all other tables: the first drawing of a board, the chart of a whole game.

        A board drawn once is remembered piece by piece by the game; later ones are mostly made of the same pieces.
        """
        audience, lang = self.audience(table), me.lens.lang
        if lang not in audience.begun:
            audience.begun.add(lang)
            await asyncio.to_thread(table.game.face.board, table.view(me.chair), me.lens)
        if table.over and lang not in audience.charts:
            audience.charts[lang] = await asyncio.to_thread(chart.over_time, table, lang)  # nobody moves any more
        return audience

    def is_prepared(self, table: LiveTable, lang: str) -> bool:
        audience = self._audiences.get(table.id)
        return audience is not None and lang in audience.begun and not (table.over and lang not in audience.charts)

    def picture(self, table: LiveTable, me: Onlooker, prepared: Audience | None = None) -> Picture:
        """The table as a person sees it now, made from the view of that person's chair alone."""
        audience = prepared or self.audience(table)
        audience.look(table)
        return self._picture(audience, table, me)

    def _picture(self, audience: Audience, table: LiveTable, me: Onlooker) -> Picture:
        found = audience.pictures.get(me)
        if found is None:
            found = audience.pictures[me] = self._drawn(audience, table, me)
        return found

    def news(self, table: LiveTable, me: Onlooker, before: Picture | None) -> tuple[Picture, str]:
        """The table as a person sees it now, and what to tell a page that shows the former picture; empty: nothing."""
        audience = self.audience(table)
        picture = self._picture(audience, table, me)
        if before is None:
            return picture, encode(picture.message(None)).decode()  # large, and seldom the same for two
        message = audience.messages.get((before, picture))
        if message is None:
            told = None if picture is before else picture.message(before, audience.compared)
            message = audience.messages[before, picture] = "" if told is None else encode(told).decode()
        return picture, message

    def _drawn(self, audience: Audience, table: LiveTable, me: Onlooker) -> Picture:
        game, lens, chair = table.game, me.lens, me.chair
        view = table.view(chair if game.secrets or chair in table.acting() else None)
        drawn = self._board(audience, table, view, lens)
        board, ways = drawn.board, paths(game, table.codes(chair))
        own: dict[str, Part] = {
            "invite": invite(table, me) if table.has_room else NO_INVITATION,
            "prompt": prompt(named(sentence(table, view, me, board), table.names)),
            "action": action(table, me, verbs(game, view, ways, lens), board),
            "end": self._end_part(audience, table, view, board, lens) if table.over else NO_END,
        }
        seats = seats_own(table, view, me)
        log = log_lines(audience.logs, audience.worded, table, chair if game.secrets else None, lens.lang)
        chat = chat_lines(audience.chats, table, lens.lang)
        return Picture(table.step(chair), chair, lens.lang, own, seats, drawn.around, board, log, chat, grown(game, ways))

    @staticmethod
    def _board(audience: Audience, table: LiveTable, view: View, lens: Lens) -> Drawn:
        """The game's drawing. Where nothing is secret all chairs share the picture of the one to act."""
        if not table.game.secrets:
            view = table.view(next(iter(table.acting()), None))
        key = (view.seat, lens)
        found = audience.boards.get(key)
        if found is None:
            board = table.game.face.board(view, lens)
            around = (seats_shared(table, view, board, lens.lang), dict(frame_parts(board)))
            found = audience.boards[key] = Drawn(board, around)
        return found

    def _end_part(self, audience: Audience, table: LiveTable, view: View, board: Board, lens: Lens) -> str:
        drawn = audience.charts.get(lens.lang)
        if drawn is None:
            drawn = audience.charts[lens.lang] = chart.over_time(table, lens.lang)
        facts = {"table": table, "game": table.game, "view": view, "board": board, "lens": lens, "say": SITE[lens.lang]}
        return self._end.render(**facts, verdict=named(board.verdict, table.names), chart=drawn).strip()


NO_END = tag("section", "", cls="card end", id="end", hidden="")


def frame_parts(board: Board) -> Iterator[tuple[str, str]]:
    yield "phase", tag("p", escape(board.phase), cls="phase", id="phase", data_shows=board.shows or None)
    for panel in (board.stage, *board.panels):
        yield f"head-{panel.name}", head(panel.name, panel.title, panel.caption)


@lru_cache(maxsize=1024)
def head(name: str, title: str, caption: str) -> str:
    below = tag("p", escape(caption), cls="small muted") if caption else ""
    return tag("div", tag("h2", escape(title)), below, cls="panel-head", id=f"head-{name}")


@lru_cache(maxsize=1024)
def prompt(said: str) -> str:
    return tag("p", escape(said), cls="sentence", id="prompt", role="status")


def sentence(table: LiveTable, view: View, me: Onlooker, board: Board) -> str:
    """The one sentence near the thumb: what to do next, or whom we wait for."""
    say, lens = SITE[me.lens.lang], me.lens
    if table.waiting:
        return say("waiting-for-players", free=sum(place.is_open for place in table.places))
    if me.curtain is not None:
        return say("pass-device", name=table.names[me.curtain])
    if board.told:
        return step(voice(FOLDER, lens.lang), board.told, board.running)
    if said := table.game.face.answer(view, lens):
        return said
    if table.over:
        return ended(table, view, me)
    if view.my_turn:
        return table.game.face.prompt(view, lens)
    acting = view.acting  # never the table's own: who has answered a question to all may be hidden
    if len(acting) > 1:
        return say("waiting-for-several", count=len(acting))
    place = table.places[acting[0]]
    if place.level:
        return say("bot-waits" if table.moods.get(place.seat) == QUEUED else "bot-thinks", name=place.name)
    return say("waiting-for", name=place.name)
