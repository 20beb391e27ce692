"""A table drawn for one chair: HTML and SVG fragments by id, made from that chair's view alone.

A page is these fragments put together; later only those that changed travel. The pieces of a panel are fragments of
their own as long as the panel keeps its frame (its opening tag and the order of its pieces).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from jinja2 import Environment

from tablee.engine.game import AnyGame
from tablee.engine.values import Choice, Seat, View
from tablee.kit.picture import Board, Lens
from tablee.kit.words import words
from tablee.table.live import LiveTable
from tablee.web import chart
from tablee.web.choices import tree, verbs
from tablee.web.newest import Newest
from tablee.web.texts import SITE

LOG_LINES = 60  # the newest; the record has them all


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Whose eyes: the seats a person holds, the chair the picture is drawn for, and the lens."""

    seats: tuple[Seat, ...]
    chair: Seat | None
    lens: Lens
    curtain: Seat | None = None  # whose secrets wait until that person takes the device
    origin: str = ""  # of the site, for links to share


@dataclass(frozen=True, slots=True)
class Picture:
    step: int
    chair: Seat | None
    fragments: dict[str, str]  # id -> markup that carries this id
    frames: dict[str, tuple[str, tuple[str, ...], str]]  # panel -> opening, ids of its pieces, closing
    tree: Mapping[str, Any] = field(default_factory=dict)

    def panel(self, name: str) -> str:
        opening, ids, closing = self.frames[name]
        return (
            f'<div class="picture" id="panel-{name}">{opening}{"".join(self.fragments[one] for one in ids)}{closing}</div>'
        )

    def changes(self, before: Picture | None) -> dict[str, str]:
        """Fragments to replace so that a page showing the former picture shows this one."""
        if before is None:
            pieces = {one for _, ids, _ in self.frames.values() for one in ids}
            whole = {f"panel-{name}": self.panel(name) for name in self.frames}
            return whole | {key: markup for key, markup in self.fragments.items() if key not in pieces}
        changed = {key: markup for key, markup in self.fragments.items() if before.fragments.get(key) != markup}
        for name, frame in self.frames.items():
            if before.frames.get(name) != frame:
                changed = {key: markup for key, markup in changed.items() if key not in frame[1]}
                changed[f"panel-{name}"] = self.panel(name)
        return changed


class Painter:
    """Draws tables; keeps the newest boards, so that chairs which may know the same share one drawing."""

    def __init__(self, templates: Environment) -> None:
        self._templates = templates
        self._boards = Newest[tuple[object, ...], Board](256)
        self._told = Newest[tuple[object, ...], str](20_000)

    def picture(self, table: LiveTable, onlooker: Onlooker) -> Picture:
        game, lens = table.game, onlooker.lens
        view = table.view(onlooker.chair)
        board = self.board(table, view, lens)
        choices = table.choices(onlooker.chair)
        facts = {
            "table": table,
            "game": game,
            "view": view,
            "board": board,
            "lens": lens,
            "me": onlooker,
            "say": SITE[lens.lang],
            "told": words(game.folder, lens.lang),
        }
        fragments = {
            "seats": self._part("seats", **facts),
            "phase": self._part("phase", **facts),
            "prompt": self._part("prompt", text=sentence(table, view, onlooker), **facts),
            "action": self._part("action", verbs=verbs(game, view, choices, lens), **facts),
            "log": self._part("log", lines=self.log_lines(table, onlooker), **facts),
            "chat": self._part("chat", lines=chat_lines(table, lens.lang), **facts),
            "end": self._part("end", chart=chart.over_time(table, lens.lang) if table.over else "", **facts),
            "in-words": self._part("in_words", **facts),
        }
        frames = {}
        for panel in (board.stage, *board.panels):
            fragments[f"head-{panel.name}"] = self._part("head", panel=panel, **facts)
            fragments |= {piece.id: piece.markup for piece in panel.pieces}
            frames[panel.name] = (panel.opening, tuple(piece.id for piece in panel.pieces), panel.closing)
        return Picture(table.step(onlooker.chair), onlooker.chair, fragments, frames, _tree(game, choices))

    def board(self, table: LiveTable, view: View, lens: Lens) -> Board:
        """The game's drawing. Where nothing is secret all chairs share the picture of the one to act."""
        if not table.game.secrets:
            view = table.view(next(iter(table.acting()), None))
        key = (table.id, table.seq, table.waiting, view.seat, lens)
        return self._boards.get(key, lambda: table.game.face.board(view, lens))

    def log_lines(self, table: LiveTable, onlooker: Onlooker) -> list[tuple[Seat | None, str]]:
        """(seat, sentence), the newest first. A sentence is worded once: the same lines come with every picture."""
        lang, names = onlooker.lens.lang, table.names
        lines = []
        for _, event in reversed(table.log_for(onlooker.chair)[-LOG_LINES:]):
            key = (table.id, lang, names, repr(event))
            lines.append((event.seat, self._told.get(key, partial(table.game.face.tell, event, names, lang))))
        return lines

    def _part(self, name: str, **facts: object) -> str:
        return self._templates.get_template(f"table/{name}.html").render(**facts).strip()


def _tree(game: AnyGame, choices: tuple[Choice, ...]) -> Mapping[str, Any]:
    if not choices:
        return {}
    order = {verb: game.click_order(verb) for verb in dict.fromkeys(choice.verb for choice in choices)}
    text = {verb: [slot.name for slot in game.verbs[verb]] for verb in order}
    asked = [slot.name for verb in order for slot in game.verbs[verb] if not slot.guess]
    counts = [slot.name for verb in order for slot in game.verbs[verb] if slot.kind == "number"]
    return {"order": order, "text": text, "asked": asked, "counts": counts, "tree": tree(game, choices)}


def sentence(table: LiveTable, view: View, onlooker: Onlooker) -> str:
    """The one sentence near the thumb: what to do next, or whom we wait for."""
    say, lens = SITE[onlooker.lens.lang], onlooker.lens
    if table.waiting:
        return say("waiting-for-players", free=sum(place.is_open for place in table.places))
    if onlooker.curtain is not None:
        return say("pass-device", name=table.names[onlooker.curtain])
    if said := table.game.face.answer(view, lens):
        return said
    if table.over:
        return say("game-over")
    if view.my_turn:
        return table.game.face.prompt(view, lens)
    acting = view.acting  # never the table's own: who has answered a question to all may be hidden
    if len(acting) > 1:
        return say("waiting-for-several", count=len(acting))
    place = table.places[acting[0]]
    return say("bot-thinks" if place.level else "waiting-for", name=place.name)


def chat_lines(table: LiveTable, lang: str) -> list[tuple[Seat, str]]:
    """(seat, words), the newest last; a bot's remark in the reader's language."""
    game, names = table.game, table.names
    recent = table.said[-LOG_LINES:]
    return [(said.seat, game.face.quote(said.remark, names, lang) if said.remark else said.text) for said in recent]
