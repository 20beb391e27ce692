"""A moment of a game drawn as a layer of knowledge sees it. The all-seeing one adds to the public board what each seat saw
of its own: panels, hand and points, each drawn from that seat's view."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from jinja2 import Template

from tablee.engine.values import Event, Seat, View
from tablee.kit import shapes
from tablee.kit.people import MARKS, named
from tablee.kit.picture import Board, Lens, Panel, Piece
from tablee.kit.svg import escape, tag
from tablee.table.live import LiveTable
from tablee.web.action import NOTHING
from tablee.web.difference import Part
from tablee.web.mention import mention
from tablee.web.onlooker import Onlooker
from tablee.web.painter import NO_END, frame_parts, prompt, sentence
from tablee.web.picture import Growing, Picture
from tablee.web.reel import ALL, Layer, Reel, chair_of
from tablee.web.seats import NO_INVITATION, seats_shared, seats_told
from tablee.web.telling import Ears, called, chat_lines, is_deed, log_line, log_lines
from tablee.web.texts import SITE

IDS = re.compile(r' id="')


class Look(NamedTuple):
    """A moment of a layer, and how somebody looks at it."""

    layer: Layer
    moment: int
    lens: Lens
    unheard: frozenset[str] = frozenset()  # people whom they do not want to hear


def picture(reel: Reel, look: Look, end: Template) -> Picture:
    """What a page shows of a moment; nothing can be done there."""
    table, chair, lens = reel.table_at(look.layer, look.moment), chair_of(look.layer), look.lens
    view, me = table.view(chair), Onlooker((), chair, lens)
    board = board_at(table, look.layer, lens)
    own: dict[str, Part] = {
        "invite": NO_INVITATION,
        "prompt": prompt(mention(table, view, sentence(table, view, me, board))),
        "action": NOTHING,
        "end": end_part(end, table, view, board, lens) if table.over else NO_END,
    }
    around = (seats_shared(table, view, board, lens.lang), dict(frame_parts(table, view, board)))
    log = everything_told(reel, table, lens.lang) if look.layer == ALL else log_lines({}, {}, table, chair, lens.lang)
    chat = chat_lines({}, table, Ears(lens.lang, unheard=look.unheard))
    return Picture(look.moment, None, lens.lang, own, seats_told(table, view, (), lens.lang), around, board, log, chat)


def board_at(table: LiveTable, layer: Layer, lens: Lens) -> Board:
    """Whoever looks on stays an onlooker in a replay: panels for what a seat holds in hand would stay empty."""
    if layer == ALL:
        return seeing_all(table, lens)
    board = table.game.face.board(table.view(chair_of(layer)), lens, MARKS)
    if chair_of(layer) is not None:
        return board
    return board._replace(panels=tuple([panel for panel in board.panels if not panel.private]))


def stage_at(reel: Reel, layer: Layer, moment: int, lens: Lens) -> str:
    """The board alone, for a picture of it."""
    return str(board_at(reel.table_at(layer, moment), layer, lens).stage)


def end_part(end: Template, table: LiveTable, view: View, board: Board, lens: Lens) -> str:
    """The result; the points over time stand on the timeline."""
    facts = {"table": table, "game": table.game, "view": view, "board": board, "lens": lens, "say": SITE[lens.lang]}
    return end.render(**facts, verdict=named(board.verdict, table.names), chart="").strip()


# Everything at once -------------------------------------------------------------------------------------------------------


def seeing_all(table: LiveTable, lens: Lens) -> Board:
    """The public board with what each seat sees of its own. Where the stage itself is private the first seat's is shown."""
    face = table.game.face
    public = face.board(table.view(None), lens, MARKS)
    own = [face.board(table.view(seat), lens, MARKS) for seat in range(table.seats)]
    stage = own[0].stage if public.stage.name in face.own_panels else public.stage
    seen = [
        theirs(seat, titled(table, seat, panel, lens.lang), panel)
        for seat, board in enumerate(own)
        for panel in (board.stage, *board.panels)
        if panel.name in face.own_panels and panel is not stage
    ]
    if stage is not public.stage:
        stage = stage._replace(title=titled(table, 0, stage, lens.lang))
    shared = [panel for panel in public.panels if panel.name not in face.own_panels]
    return public._replace(
        stage=stage,
        panels=(*seen, *shared),
        hands=tuple(board.hands[seat] for seat, board in enumerate(own)),
        sentences=public.sentences + tuple(own_sentences(table, public, own)),
        running=tuple(table.view(seat).points[seat] for seat in range(table.seats)),
    )


def own_sentences(table: LiveTable, public: Board, own: list[Board]) -> list[str]:
    """What the boards of seats say beyond the public one, with whose it is."""
    return [
        f"{table.names[seat]}: {said}"
        for seat, board in enumerate(own)
        for said in board.sentences
        if said not in public.sentences
    ]


def titled(table: LiveTable, seat: Seat, panel: Panel, lang: str) -> str:
    return table.game.face.say(lang, f"{panel.name}-theirs", name=table.names[seat])


def theirs(seat: Seat, title: str, panel: Panel) -> Panel:
    """A panel of one seat among those of others: named after it, with ids of its own."""
    mark = f"s{seat}-"
    pieces = tuple(renamed(piece, mark) for piece in panel.pieces)
    opening, closing = prefixed(panel.opening, mark), prefixed(panel.closing, mark)
    return Panel(mark + panel.name, title, opening, pieces, closing, panel.caption)


@lru_cache(maxsize=4096)
def renamed(piece: Piece, mark: str) -> Piece:
    """Remembered like the piece it is made of, so that what did not change is the same object."""
    return Piece(mark + piece.id, prefixed(piece.markup, mark))


def prefixed(markup: str, mark: str) -> str:
    return IDS.sub(f' id="{mark}', markup)


def everything_told(reel: Reel, table: LiveTable, lang: str) -> Growing:
    """All lines of the log, whoever could read them then, with what nobody was told: who had no choice."""
    source = [(move.number, event) for move in table.moves for event in move.events]
    lines = [
        noted(table, event, log_line(table, event, lang, is_deed=deed), deed and number in reel.forced, lang)
        for at, (number, event) in enumerate(source)
        for deed in [is_deed(table, source, at)]
    ]
    return Growing(lines, len(lines))


def noted(table: LiveTable, event: Event, line: str, forced: bool, lang: str) -> str:
    """A line with whom it was told to, where that was not everybody, and whether there was a choice."""
    head, _, said = line.removesuffix("</li>").partition(">")
    colours = table.game.colours_of(table.view(None))
    people = called(table.names, colours)
    told = "".join(f"{people[seat]} " for seat in sorted(event.audience or ()))
    if told and event.seat is not None:
        said = said.removeprefix(f"{shapes.token(colours[event.seat])} ")
    note = tag("span", escape(SITE[lang]("replay-forced")), cls="chip quiet") if forced else ""
    return f"{head}>{told and tag('span', told, cls='told-to')}{said}{note and f' {note}'}</li>"
