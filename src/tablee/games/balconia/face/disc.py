"""The selection disc: the block's four faces around it, the own half below. A knob stands for the two faces beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import of_face, spelled
from tablee.games.balconia.face.walls import EDGE
from tablee.games.balconia.rules.actions import ADJACENT
from tablee.games.balconia.rules.components import LETTERS, SIDES
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece

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
    frame = f"{-RIM - 4} {-RIM - 4} {2 * RIM + 8} {2 * RIM + 12}"
    opening = svg.opening("svg", cls="balconia disc", viewBox=frame, role="group", aria_label=title)
    return Panel("disc", title, opening, tuple(pieces(scene)), "</svg>", caption(scene))


def caption(scene: Scene) -> str:
    view = scene.view
    if view.disc_block is None:
        return scene.say("disc-end")
    return scene.say("disc-caption", block=view.disc_block, colour=scene.colour(view.selector or 0))


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
    yield bal.dot(3, 5, RIM, "card-shadow") + bal.dot(0, 0, RIM, "rim")
    for half, way in ((high, 1), (low, 0)):
        yield bal.path(f"M-{r} 0a{r} {r} 0 0 {way} {2 * r} 0z", f"half-{half}")
    yield bal.path(f"M-{r} 0h{2 * r}", "half-edge")
    view = scene.view
    if view.over:
        yield from totals(scene)
    if view.selector is not None:
        for side, letter, y in ((1 - view.side, high, -186), (view.side, low, 198)):
            whose = scene.seat_of(side)
            message = "half-keeps" if whose == view.selector else "half-takes"
            yield bal.text(0, y, scene.say(message, colour=scene.colour(whose)), f"half-words words-{letter}")


def totals(scene: Scene) -> Iterator[str]:
    """At the end each half says what its side has: balconies and doors."""
    for points, y in ((scene.view.other_points, -60), (scene.view.own_points, 112)):
        if points is not None:
            doors = sum(one or 0 for one in points.doors)
            yield bal.text(0, y, points.total, "total")
            yield bal.text(
                0,
                y + 34,
                scene.say("disc-parts", balconies=points.total - doors, doors=doors, many=len(points.doors)),
                "parts",
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
        bal.box(-2, -2, WIDTH + 4, HEIGHT + 4, "picked", 4)
        if picked
        else bal.box(-2, -2, WIDTH + 4, HEIGHT + 4, "held", 4)
        if kept
        else EDGE
    )
    markup = svg.group(
        bal.box(2, 3, WIDTH, HEIGHT, "card-shadow"),
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
    yield bal.path("M0-46L46 0 0 46-46 0z", "top") + bal.text(0, 7, scene.view.disc_block, "number")
    for face, letter in enumerate(LETTERS):
        x, y = AROUND[(face + turned(scene)) % 4]
        yield bal.text(x, y + 4, letter, "letter")


def knob(scene: Scene, pair: str, place: tuple[int, int]) -> Piece:
    """Stands for a pair the selector may keep; only there while they choose."""
    name = f"disc-pair-{pair}"
    if not (scene.view.my_turn and scene.view.phase == "select"):
        return Piece(name, svg.group(id=name))
    markup = svg.group(
        bal.dot(0, 0, 33, "reach"),
        bal.dot(0, 0, 25, "knob"),
        bal.text(0, 5.5, "+".join(pair), "knob-n"),
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
