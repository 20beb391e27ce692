"""The selection disc: the block's four faces around it, the own half below. A knob stands for the two faces beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.pen import box, oval, path, text
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import of_face, spelled
from tablee.games.balconia.face.walls import EDGE
from tablee.games.balconia.rules.actions import ADJACENT
from tablee.games.balconia.rules.components import LETTERS, SIDES
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import escape

RADIUS: Final = 238
RIM: Final = RADIUS + 8
SCALE: Final = 1.1
# Places of four faces clockwise from the upper left, and of the knobs: above, right, below, left of the block.
LEFT, TOP = -26 - SCALE * WIDTH, -14 - SCALE * HEIGHT
CORNERS: Final = ((LEFT, TOP), (26.0, TOP), (26.0, 14.0), (LEFT, 14.0))
KNOBS: Final = ((0, -92), (198, 0), (0, 92), (-198, 0))
AROUND: Final = ((-16, -17), (16, -17), (16, 16), (-16, 16))
BELOW: Final = 2  # the pair between the third and the fourth place is the one below


def disc_panel(scene: Scene) -> Panel:
    title = scene.say("disc-title")
    opening = (
        f'<svg class="balconia disc" viewBox="{-RIM - 4} {-RIM - 4} {2 * RIM + 8} {2 * RIM + 12}" role="group" '
        f'aria-label="{escape(title)}">'
    )
    return Panel("disc", title, opening, tuple(pieces(scene)), "</svg>", caption(scene))


def caption(scene: Scene) -> str:
    view = scene.view
    if view.disc_block is None:
        return scene.say("disc-end")
    return scene.say("disc-caption", block=view.disc_block, colour=scene.colour_name(view.selector or 0))


def turned(scene: Scene) -> int:
    """How many places the block is turned clockwise: the own pair lies below, the other's above."""
    view, own = scene.view, scene.seat_of(scene.view.side)
    if view.disc_kept is not None:
        below = view.disc_kept if view.selector == own else view.disc_offered
    else:
        below = scene.drafted_pair
    return 0 if below is None else (BELOW - ADJACENT.index(below)) % 4


def pieces(scene: Scene) -> Iterator[Piece]:
    yield Piece("disc-ground", svg.group(*ground(scene), id="disc-ground"))
    for face, letter in enumerate(LETTERS):
        yield card(scene, letter, CORNERS[(face + turned(scene)) % 4])
    yield Piece("disc-block", svg.group(*from_above(scene), id="disc-block", cls="bal-marks"))
    for number, pair in enumerate(ADJACENT):
        yield knob(scene, pair, KNOBS[(number + turned(scene)) % 4])


def ground(scene: Scene) -> Iterator[str]:
    """Two halves, the own one below (BAL-19), with what they are for."""
    low = SIDES[scene.view.side][0]
    high = SIDES[1 - scene.view.side][0]
    r = RADIUS
    yield oval("card-shadow", 3, 5, RIM) + oval("rim", 0, 0, RIM)
    for half, way in ((high, 1), (low, 0)):
        yield path(f"half-{half}", f"M-{r} 0a{r} {r} 0 0 {way} {2 * r} 0z")
    yield path("half-edge", f"M-{r} 0h{2 * r}")
    view = scene.view
    if view.over:
        yield from totals(scene)
    if view.selector is not None:
        for side, letter, y in ((1 - view.side, high, -186), (view.side, low, 198)):
            whose = scene.seat_of(side)
            message = "half-keeps" if whose == view.selector else "half-takes"
            yield text(f"half-words words-{letter}", 0, y, scene.say(message, colour=scene.colour_name(whose)))


def totals(scene: Scene) -> Iterator[str]:
    """At the end each half says what its side has: balconies and doors."""
    for points, y in ((scene.view.other_points, -60), (scene.view.own_points, 112)):
        if points is not None:
            doors = sum(one or 0 for one in points.doors)
            yield text("total", 0, y, points.total)
            yield text(
                "parts",
                0,
                y + 34,
                scene.say("disc-parts", balconies=points.total - doors, doors=doors, many=len(points.doors)),
            )


def card(scene: Scene, letter: str, place: tuple[float, float]) -> Piece:
    """One face; offered ones can be taken, all can be asked about."""
    view, name = scene.view, f"disc-{scene.view.disc_block}-{letter}"  # so that no face glides into one of the next block
    if view.disc_block is None:
        return Piece(name, svg.group(id=name))
    face = scene.disc_face(letter)
    takes = scene.placing and letter in (view.disc_offered or "")
    picked = scene.drafted_face == letter or (scene.asked_face is not None and scene.asked_face.id == face.id)
    kept = letter in (scene.drafted_pair or "")
    frame = (
        box("picked", -2, -2, WIDTH + 4, HEIGHT + 4, 4)
        if picked
        else box("held", -2, -2, WIDTH + 4, HEIGHT + 4, 4)
        if kept
        else EDGE
    )
    markup = svg.group(
        box("card-shadow", 2, 3, WIDTH, HEIGHT),
        balcony(view.building, face.id, scene.name_of(face)),
        frame,
        x=place[0],
        y=place[1],
        scale=SCALE,
        id=name,
        cls="bal-card piece",
        role="button",
        tabindex=0,
        data_place=letter if takes else None,
        data_slot="face" if takes else None,
        data_spot=f"face-{letter}",
        aria_label=f"{letter}: {of_face(scene, face)}",
    )
    return Piece(name, markup)


def from_above(scene: Scene) -> Iterator[str]:
    """The block on the disc: each edge has the letter of the face that looks that way."""
    if scene.view.disc_block is None:
        return
    yield path("top", "M0-46L46 0 0 46-46 0z") + text("number", 0, 7, scene.view.disc_block)
    for face, letter in enumerate(LETTERS):
        x, y = AROUND[(face + turned(scene)) % 4]
        yield text("letter", x, y + 4, letter)


def knob(scene: Scene, pair: str, place: tuple[int, int]) -> Piece:
    """Stands for a pair the selector may keep; only there while he chooses."""
    name = f"disc-pair-{pair}"
    if not (scene.view.my_turn and scene.view.phase == "select"):
        return Piece(name, svg.group(id=name))
    markup = svg.group(
        oval("reach", 0, 0, 33),
        oval("knob", 0, 0, 25),
        text("knob-n", 0, 5.5, "+".join(pair)),
        x=place[0],
        y=place[1],
        id=name,
        cls="bal-knob-pair",
        role="button",
        tabindex=0,
        data_place=pair,
        data_slot="pair",
        aria_label=scene.say("keep-pair", pair=spelled(scene, pair)),
    )
    return Piece(name, markup)
