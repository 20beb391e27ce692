"""Draws tables for those who look at them. What several see alike is made once and remembered until the table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from jinja2 import Environment

from tablee.engine.values import Seat, View
from tablee.kit.people import MARKS, mark, named
from tablee.kit.picture import Board, Lens
from tablee.kit.svg import escape, tag
from tablee.kit.words import voice
from tablee.table.live import QUEUED, LiveTable
from tablee.table.values import Header, Place
from tablee.web import chart
from tablee.web.action import action
from tablee.web.choices import Ways, grown, verbs, ways
from tablee.web.company import company, takeback
from tablee.web.difference import Part, encode
from tablee.web.ending import ended, step
from tablee.web.mention import marked, mention, name_only
from tablee.web.onlooker import SCREEN, Onlooker
from tablee.web.order import order
from tablee.web.picture import Memory, Picture
from tablee.web.screen import screen_parts
from tablee.web.seats import NO_INVITATION, invite, seat_told, seats_shared, seats_told
from tablee.web.telling import Ears, Lines, Worded, chat_lines, log_lines
from tablee.web.texts import FOLDER, SITE


class Drawn(NamedTuple):
    """A board, and the parts around it that whoever sees it sees alike."""

    board: Board
    around: tuple[Mapping[str, Part], ...]


class Audience:
    """What those who look at one table are shown now."""

    def __init__(self) -> None:
        self.table: LiveTable | None = None  # and which state of it the pictures are of
        self.counts: tuple[int, ...] = ()  # entries, talk, and what else grows
        self.moods: object = None
        self.away: object = None
        self.watchers: object = None
        self.places: tuple[Place, ...] = ()
        self.header: Header | None = None
        self.pictures: dict[Onlooker, Picture] = {}
        self.messages: dict[tuple[Picture | None, Picture], str] = {}
        self.compared: Memory = {}
        self.boards: dict[tuple[Seat | None, Lens], Drawn] = {}
        self.logs: dict[tuple[Seat | None, str], Lines] = {}
        self.worded: Worded = {}
        self.chats: dict[Ears, Lines] = {}
        self.prompts: dict[tuple[tuple[Seat, ...], str], str] = {}  # for whoever waits for these, by language
        self.seats: dict[tuple[tuple[Seat, ...], object, str], dict[str, Part]] = {}  # as they are told to who holds none
        self.charts: dict[str, str] = {}
        self.begun: set[str] = set()  # languages in which somebody has looked at the table

    def look(self, table: LiveTable) -> None:
        """Forget the pictures of what has changed since."""
        counts = (table.seq, len(table.said), len(table.gallery), table.reported)
        same = self.table is table and self.places is table.places and self.header is table.header
        same = same and self.moods is table.moods and self.away is table.away and self.watchers is table.watchers
        if not same or counts != self.counts:
            self.moods, self.away, self.watchers = table.moods, table.away, table.watchers
            self.table, self.counts, self.places, self.header = table, counts, table.places, table.header
            self.pictures.clear()
            self.messages.clear()
            self.compared.clear()
            self.boards.clear()
            self.prompts.clear()
            self.seats.clear()


class Painter:
    def __init__(self, templates: Environment) -> None:
        self._end = templates.get_template("table/end.html")
        self._audiences: dict[str, tuple[Audience, Audience]] = {}  # of the table as it is, and as it is shown late

    def join(self, table_id: str) -> None:
        """Somebody is going to look at a table for a while."""
        if table_id not in self._audiences:
            self._audiences[table_id] = Audience(), Audience()

    def leave(self, table_id: str) -> None:
        """Nobody looks at a table any more."""
        self._audiences.pop(table_id, None)

    def audience(self, table: LiveTable) -> Audience:
        found = self._found(table) or Audience()
        found.look(table)
        return found

    def _found(self, table: LiveTable) -> Audience | None:
        both = self._audiences.get(table.id)
        return both[table.late] if both else None

    async def prepare(self, table: LiveTable, me: Onlooker) -> Audience:
        """Beside the loop, what would hold up all other tables: the first drawing of a board, the chart of a whole game.

        A board drawn once is remembered piece by piece by the game; later ones are mostly made of the same pieces.
        """
        audience, lang = self.audience(table), me.lens.lang
        if lang not in audience.begun:
            audience.begun.add(lang)
            await asyncio.to_thread(table.game.face.board, table.view(me.chair), me.lens, MARKS)
        if table.over and lang not in audience.charts:
            audience.charts[lang] = await asyncio.to_thread(chart.over_time, table, lang)  # nobody moves any more
        return audience

    def is_prepared(self, table: LiveTable, lang: str) -> bool:
        audience = self._found(table)
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
        board, codes = drawn.board, table.codes(chair)
        found = ways(game, view, codes) if codes else NO_WAYS
        own: dict[str, Part] = {
            "prompt": self._prompt(audience, table, view, me, board),
            "end": self._end_part(audience, table, view, board, lens) if table.over else NO_END,
        }
        if me.page == SCREEN:
            own |= screen_parts(table, me, board)
        else:
            own["order"] = order(table, me.hosts, lens.lang)
            own["invite"] = invite(table, me) if table.has_room else NO_INVITATION
            own["action"] = name_only(table, action(table, me, verbs(game, view, found, lens) if codes else (), board))
            own["company"] = marked(table, view, company(table, me))
            own["takeback"] = takeback(table, me)
        seats = self._seats(audience, table, view, me)
        log = log_lines(audience.logs, audience.worded, table, chair if game.secrets else None, lens.lang)
        chat = chat_lines(audience.chats, table, Ears(lens.lang, me.looks_on or table.over, me.unheard))
        choices = grown(game, found) if codes else NO_CHOICES
        return Picture(table.step(chair), chair, lens.lang, own, seats, drawn.around, board, log, chat, choices)

    @staticmethod
    def _prompt(audience: Audience, table: LiveTable, view: View, me: Onlooker, board: Board) -> str:
        """Most only wait, and are told the same."""
        waits = not (view.my_turn or me.lens.spot or table.waiting or table.over) and me.curtain is None
        key = (view.acting, me.lens.lang)
        found = audience.prompts.get(key) if waits else None
        if found is None:
            found = prompt(mention(table, view, late(table, sentence(table, view, me, board), me.lens.lang)))
            if waits:
                audience.prompts[key] = found
        return found

    @staticmethod
    def _seats(audience: Audience, table: LiveTable, view: View, me: Onlooker) -> dict[str, Part]:
        """What is said of the seats: to all the same, but of one's own."""
        lang = me.lens.lang
        key = (view.acting, view.ranks, lang)
        parts = audience.seats.get(key)
        if parts is None:
            parts = audience.seats[key] = seats_told(table, view, (), lang)
        for seat in me.seats:
            parts = parts | seat_told(table, view, seat, True, lang)
        return parts

    @staticmethod
    def _board(audience: Audience, table: LiveTable, view: View, lens: Lens) -> Drawn:
        """The game's drawing. Where nothing is secret all chairs share the picture of the one to act."""
        if not table.game.secrets:
            view = table.view(next(iter(table.acting()), None))
        key = (view.seat, lens)
        found = audience.boards.get(key)
        if found is None:
            board = table.game.face.board(view, lens, MARKS)
            around = (seats_shared(table, view, board, lens.lang), dict(frame_parts(table, view, board)))
            found = audience.boards[key] = Drawn(board, around)
        return found

    def _end_part(self, audience: Audience, table: LiveTable, view: View, board: Board, lens: Lens) -> str:
        drawn = audience.charts.get(lens.lang)
        if drawn is None:
            drawn = audience.charts[lens.lang] = chart.over_time(table, lens.lang)
        facts = {"table": table, "game": table.game, "view": view, "board": board, "lens": lens, "say": SITE[lens.lang]}
        return self._end.render(**facts, verdict=named(board.verdict, table.names), chart=drawn).strip()


NO_WAYS = Ways([])
NO_CHOICES: Mapping[str, bytes] = MappingProxyType({})
NO_END = tag("section", "", cls="card end", id="end", hidden="")


def frame_parts(table: LiveTable, view: View, board: Board) -> Iterator[tuple[str, str]]:
    phase = mention(table, view, board.phase)
    yield "phase", tag("p", phase, cls="phase", id="phase", data_shows=board.shows or None)
    for panel in (board.stage, *board.panels):
        yield f"head-{panel.name}", head(panel.name, panel.title, mention(table, view, panel.caption))


@lru_cache(maxsize=1024)
def head(name: str, title: str, caption: str) -> str:
    below = tag("p", caption, cls="small muted") if caption else ""
    return tag("div", tag("h2", escape(title)), below, cls="panel-head", id=f"head-{name}")


@lru_cache(maxsize=1024)
def prompt(said: str) -> str:
    return tag("p", said, cls="sentence", id="prompt", role="status")


def late(table: LiveTable, said: str, lang: str) -> str:
    """With a word of it where a table is shown late."""
    return SITE[lang]("shown-late", count=table.header.delay, said=said) if table.late else said


def sentence(table: LiveTable, view: View, me: Onlooker, board: Board) -> str:
    """The one sentence near the thumb: what to do next, or whom we wait for."""
    say, lens = SITE[me.lens.lang], me.lens
    if table.waiting:
        return say("waiting-for-players", free=sum(place.is_open for place in table.places))
    if me.curtain is not None:
        return say("pass-device", name=mark(me.curtain))
    if board.told:
        return step(voice(FOLDER, lens.lang), board.told, board.running)
    if (lens.spot or table.over) and (said := table.game.face.answer(view, lens, MARKS)):
        return said
    if table.over:
        return ended(table, view, me)
    if me.chair is not None and table.places[me.chair].stand_in and view.my_turn:
        return say("bot-decides")
    if view.my_turn:
        return table.game.face.prompt(view, lens, MARKS)
    acting = view.acting  # never the table's own: who has answered a question to all may be hidden
    if len(acting) > 1:
        return say("waiting-for-several", count=len(acting))
    place = table.places[acting[0]]
    if place.mind:
        return say("bot-waits" if table.moods.get(place.seat) == QUEUED else "bot-thinks", name=mark(place.seat))
    return say("waiting-for", name=mark(place.seat))
