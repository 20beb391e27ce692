"""The selection disc: the block's four faces around it, the own half below. A knob stands for the two faces beside it.

Where faces, letters and knobs stand is said in board.css by how far the block is turned, so that turning it is one word.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tablee.engine.values import Seat
from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import colour, name_of, of_face, spelled, voice
from tablee.games.balconia.face.walls import EDGE
from tablee.games.balconia.rules.actions import ADJACENT
from tablee.games.balconia.rules.components import LETTERS, SIDES
from tablee.games.balconia.rules.view import Points
from tablee.kit import svg
from tablee.kit.people import mark
from tablee.kit.picture import Panel, Piece

RADIUS: Final = 238
RIM: Final = RADIUS + 8
BELOW: Final = 2  # the pair between the third and the fourth place is the one below
SHADOW: Final = svg.use("bal-shadow")
PICKED, HELD = (bal.box(-2, -2, WIDTH + 4, HEIGHT + 4, look, 4) for look in ("picked", "held"))


class Total(NamedTuple):
    """What a side has at the end."""

    points: int
    at_doors: int
    doors: int


class Disc(NamedTuple):
    """All that the picture depends on."""

    lang: str
    source: str  # of the building
    side: int  # whose half is below
    block: int | None
    selector: int | None  # the side that selects ...
    selecting: Seat | None  # ... and who that is
    turned: int
    keeping: bool  # whether a pair is to be kept by who looks
    takes: bool  # whether who looks takes a face in this turn
    picked: str
    held: str
    totals: tuple[Total | None, ...]  # at the end: the half above, the half below


def disc_panel(scene: Scene) -> Panel:
    view = scene.view
    selector = None if view.selector is None else view.selector ^ view.turquoise
    takes = view.seat is not None and view.seat == view.placer
    picked = scene.asked_face or scene.drafted_face or ""
    held = scene.drafted_pair or ""
    totals = (total_of(view.other_points), total_of(view.own_points)) if view.over else ()
    drawn = (
        scene.lens.lang,
        view.building,
        view.side,
        view.disc_block,
        selector,
        view.selector,
        turned(scene),
        scene.keeping,
    )
    return panel(Disc(*drawn, takes, picked, held, totals))


def total_of(points: Points | None) -> Total | None:
    return None if points is None else Total(points.total, sum(one or 0 for one in points.doors), len(points.doors))


def turned(scene: Scene) -> int:
    """How many places the block is turned clockwise: the own pair lies below, the other's above."""
    view, own = scene.view, scene.seat_of(scene.view.side)
    if view.disc_kept is not None:
        below = view.disc_kept if view.selector == own else view.disc_offered
    else:
        below = scene.drafted_pair
    return 0 if below is None else (BELOW - ADJACENT.index(below)) % 4


@lru_cache(maxsize=2048)
def panel(disc: Disc) -> Panel:
    say = voice(disc.lang).say
    if disc.block is None:
        caption = say("disc-end")
    else:
        caption = say("disc-caption", block=disc.block, who=mark(disc.selecting or 0))
    return Panel("disc", say("disc-title"), frame(disc.lang, disc.side), tuple(pieces(disc)), "</svg>", caption)


@lru_cache(maxsize=16)
def frame(lang: str, side: int) -> str:
    title, box = voice(lang).say("disc-title"), f"{-RIM - 4} {-RIM - 4} {2 * RIM + 8} {2 * RIM + 12}"
    return svg.opening("svg", cls="balconia disc", viewBox=box, role="group", aria_label=title) + ground(side)


def pieces(disc: Disc) -> Iterator[Piece]:
    yield halves(disc.lang, disc.side, disc.selector, disc.totals)
    yield turning(disc.turned, disc.keeping)
    for letter in LETTERS:
        if disc.block is None:
            yield nothing(letter)
        else:
            look = "picked" if letter == disc.picked else "held" if letter in disc.held else ""
            yield card(disc.lang, disc.source, disc.block, letter, disc.takes, look)
    yield from_above(disc.block is not None)
    yield number(disc.block)
    for pair in ADJACENT:
        yield knob(disc.lang, pair)


def ground(side: int) -> str:
    """Two halves, the own one below (BAL-19)."""
    low, high, r = SIDES[side][0], SIDES[1 - side][0], RADIUS
    rim = bal.dot(3, 5, RIM, "card-shadow") + bal.dot(0, 0, RIM, "rim")
    two = [bal.path(f"M-{r} 0a{r} {r} 0 0 {way} {2 * r} 0z", f"half-{half}") for half, way in ((high, 1), (low, 0))]
    return "".join([rim, *two, bal.path(f"M-{r} 0h{2 * r}", "half-edge")])


@lru_cache(maxsize=1024)
def halves(lang: str, side: int, selector: int | None, totals: tuple[Total | None, ...]) -> Piece:
    """What the halves are for; at the end what their sides have: balconies and doors."""
    drawn = [sum_of(lang, total, y) for total, y in zip(totals, (-60, 112), strict=False) if total]
    if selector is not None:
        for whose, y in ((1 - side, -186), (side, 198)):
            said = voice(lang).say("half-keeps" if whose == selector else "half-takes", colour=colour(lang, whose))
            drawn.append(bal.text(0, y, said, f"half-words words-{SIDES[whose][0]}"))
    return Piece("disc-halves", svg.group(*drawn, id="disc-halves"))


def sum_of(lang: str, total: Total, y: int) -> str:
    said = {"balconies": total.points - total.at_doors, "doors": total.at_doors, "many": total.doors}
    return bal.text(0, y, total.points, "total") + bal.text(0, y + 34, voice(lang).say("disc-parts", **said), "parts")


@lru_cache(maxsize=8)
def turning(turned: int, keeping: bool) -> Piece:
    """Draws nothing: it tells the others where to stand, and the knobs whether to be there."""
    return Piece("disc-turn", svg.group(id="disc-turn", cls=f"bal-turned-{turned}" + (" bal-keeping" if keeping else "")))


@lru_cache(maxsize=4)
def nothing(letter: str) -> Piece:
    return Piece(f"disc-{letter}", svg.group(id=f"disc-{letter}"))


@lru_cache(maxsize=4096)
def card(lang: str, source: str, block: int, letter: str, takes: bool, look: str) -> Piece:
    """One face: the placer can take it once it is offered, all can ask about it. None glides into one of the next block."""
    face = f"{block}{letter}"
    drawn = svg.group(
        SHADOW,
        balcony(source, face, name_of(lang, source, face)),
        {"picked": PICKED, "held": HELD, "": EDGE}[look],
        id=f"disc-{block}-{letter}",
        cls="bal-card piece",
        role="button",
        tabindex=0,
        data_place=letter if takes else None,
        data_slot="face" if takes else None,
        data_spot=f"face-{letter}",
        aria_label=f"{letter}: {of_face(lang, source, face)}",
    )
    return Piece(f"disc-{letter}", svg.group(drawn, id=f"disc-{letter}"))


@lru_cache(maxsize=2)
def from_above(lies: bool) -> Piece:
    """The block on the disc: each edge has the letter of the face that looks that way."""
    letters = [svg.tag("text", letter, cls=f"bal-letter bal-{letter}") for letter in LETTERS]
    drawn = [bal.path("M0-46L46 0 0 46-46 0z", "top"), *letters] if lies else []
    return Piece("disc-block", svg.group(*drawn, id="disc-block", cls="bal-marks"))


@lru_cache(maxsize=64)
def number(block: int | None) -> Piece:
    return Piece("disc-number", svg.text(0, 7, block or "", "bal-number bal-marks", id="disc-number"))


@lru_cache(maxsize=64)
def knob(lang: str, pair: str) -> Piece:
    """Stands for a pair the selector may keep; only seen while they choose."""
    markup = svg.group(
        bal.dot(0, 0, 33, "reach"),
        bal.dot(0, 0, 25, "knob"),
        bal.text(0, 5.5, "+".join(pair), "knob-n"),
        id=f"disc-pair-{pair}",
        cls="bal-knob-pair",
        role="button",
        tabindex=0,
        data_place=pair,
        data_slot="pair",
        aria_label=voice(lang).say("keep-pair", pair=spelled(lang, pair)),
    )
    return Piece(f"disc-pair-{pair}", markup)
