"""A page that was told every change shows, byte for byte, what a page drawn anew would show."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from page_model import Page, canonical, forget_drawings

from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch
from tablee.engine.values import Said, Seat
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES
from tablee.lab.playthrough import played
from tablee.table.clock import LIVE, Clock
from tablee.table.live import DO, UNDO, LiveTable
from tablee.table.values import Entry, Header, Place
from tablee.web.app import template_environment
from tablee.web.onlooker import SCREEN, Onlooker
from tablee.web.painter import Painter
from tablee.web.picture import Picture

FILES = sorted((Path(__file__).parents[1] / "playthroughs").rglob("*.txt"))
NAMES = ("Ada", "Inès", "<b>", "Oriol", "Nour", "Zoé")
OFTEN = 12  # moves between two comparisons
TEMPLATES = template_environment()


class Watcher:
    """Somebody at the table, with the page they have been looking at from the start."""

    def __init__(self, chair: Seat | None, lang: str, kind: str = "") -> None:
        self.chair, self.lens, self.kind = chair, Lens(lang), kind
        self.page, self.shown = Page(), None

    page: Page
    shown: Picture | None

    @property
    def onlooker(self) -> Onlooker:
        mine = () if self.chair is None else (self.chair,)
        return Onlooker(mine, self.chair, self.lens, origin="http://here", page=self.kind)

    def look(self, painter: Painter, table: LiveTable) -> None:
        self.shown, message = painter.news(table, self.onlooker, self.shown)
        if message:
            self.page.receive(json.loads(message))

    def expected(self, table: LiveTable) -> dict[str, Any]:
        """The whole page, by somebody who has never drawn anything."""
        forget_drawings()
        fresh = Picture.message(Painter(TEMPLATES).picture(table, self.onlooker), None)
        assert fresh is not None
        return {name: canonical(part) for name, part in fresh["patch"].items()}


def beginning(match: AnyMatch) -> LiveTable:
    """A table at the start of a match that was played elsewhere."""
    seats = match.seats
    header = Header(
        id="t", game=match.game.name, rules=match.game.rules_version, options={}, name="", host="", public=False, key=b"",
        created=0.0, clock=Clock(LIVE, bank=60.0, delay=5.0),
    )  # fmt: skip
    return LiveTable(header, tuple(Place(seat, player=str(seat), name=NAMES[seat]) for seat in range(seats)), match)


def somebody_comes_or_goes(table: LiveTable, number: int) -> None:
    """What happens beside the game: a bot plays for somebody, they come back, are away, ask all for something."""
    seat = number % table.seats
    came = table.places[seat].stand_in
    kind, text = ("back", "") if came else (("ask", "end"), ("stand-in", "steady left"), ("refuse", "end"))[number % 3]
    for mark in (table.mark("begin", 0, "", 1.0), table.mark(kind, seat, text, 7.0 * number)):
        table.read(replace(mark, number=table.marks.number))
    table.away = {} if table.away else {seat: number % 2 == 0}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_page_told_every_change_shows_what_a_new_one_shows(path: Path, harbor: AnyGame) -> None:
    text = path.read_text(encoding="utf-8")
    moves = played(text).moves
    table, painter = beginning(played(text, 0)), Painter(TEMPLATES)
    painter.join(table.id)
    watchers = [Watcher(chair, LANGUAGES[(chair or 0) % len(LANGUAGES)]) for chair in (None, *range(table.seats))]
    watchers[1:1] = [Watcher(None, LANGUAGES[0], SCREEN)]
    for number, move in enumerate(moves):
        table.apply(Entry(table.seq, move.seat, DO, move.text, 7.0 * number))
        if number % 5 == 2:
            somebody_comes_or_goes(table, number)
        if number % 9 == 4:
            table.said.append(Said(move.seat, number, f"Well & good {number}"))
        if number % 7 == 3 and table.can_undo(move.seat):
            for watcher in watchers:
                watcher.look(painter, table)
            table.apply(Entry(table.seq, move.seat, UNDO, "", 7.0 * number))
            table.apply(Entry(table.seq, move.seat, DO, move.text, 7.0 * number))
        for watcher in watchers:
            watcher.look(painter, table)
        if number % OFTEN == 0:
            checked = watchers[number // OFTEN % len(watchers)]
            assert checked.page.canonical() == checked.expected(table)
    assert table.over
    assert watchers[0].page.canonical() == watchers[0].expected(table)
    for spot in ("count-0", "count-3", "still-2", ""):  # the end is told
        for watcher in watchers:
            watcher.lens = watcher.lens._replace(spot=spot)
            watcher.look(painter, table)
        assert watchers[-1].page.canonical() == watchers[-1].expected(table)
