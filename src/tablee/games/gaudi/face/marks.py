"""What lies on the paving: counters, animals that shine, and what the picked tile would gain where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

from tablee.engine.values import Seat
from tablee.games.gaudi.face.ground import corner_point, creature, middle
from tablee.games.gaudi.face.lines import Point, at, placed
from tablee.games.gaudi.face.parts import piece, tile, tone
from tablee.games.gaudi.face.scene import Promise, Scene
from tablee.games.gaudi.rules.counters import MARKED, value
from tablee.games.gaudi.rules.setup import SEAT_COLOURS
from tablee.games.gaudi.rules.tiles import ANIMALS
from tablee.games.gaudi.rules.view import Animal, GaudiView
from tablee.kit.picture import Piece
from tablee.kit.svg import tag, use

MOST_ANIMALS: Final = 84  # three thirds of 84 tiles each make one
TOGETHER: Final = 6  # counters that share a piece


# A counter: its seat, the corner, animal and colour it lies on, and what it is worth once that is told.
Mark: TypeAlias = tuple[Seat, int, int, int, int | None]


def marks(view: GaudiView) -> tuple[Mark, ...]:
    """In the order of marking."""
    marked = [one for one in view.animals if one.seen == MARKED and one.seat is not None]
    return tuple([(one.seat or 0, one.corner, one.animal, one.colour, worth(view, one)) for one in marked])


def worth(view: GaudiView, one: Animal) -> int | None:
    """Before the end nobody tells (GAU-52)."""
    pair = view.pairs[one.seat or 0] if view.over else None
    return None if pair is None else int(value(one.animal, one.colour, pair))


def counters(marked: tuple[Mark, ...]) -> tuple[Piece, ...]:
    firsts = range(0, len(marked), TOGETHER)
    found = [some_counters(first // TOGETHER, marked[first : first + TOGETHER]) for first in firsts]
    return (*found, *no_counters()[len(found) :])


@cache
def no_counters() -> tuple[Piece, ...]:
    return tuple(piece(f"counter-{index}") for index in range(MOST_ANIMALS // TOGETHER))


@lru_cache(maxsize=4096)
def some_counters(index: int, marked: tuple[Mark, ...]) -> Piece:
    return piece(f"counter-{index}", "".join(map(counter, marked)))


def counter(mark: Mark) -> str:
    """A counter on an animal; at the end it shows what it is worth."""
    seat, corner, _, _, points = mark
    x, y = corner_point(corner)
    drawn = placed(f"gau-counter-{SEAT_COLOURS[seat]}", (x, y))
    return drawn if points is None else drawn + seal((x + 36, y - 34), str(points), 1.1)


def glow(mark: Mark) -> str:
    """At the end every marked animal shines in the colour of its owner."""
    seat, corner, animal, colour, _ = mark
    shines = shining(animal, colour, "glow won")
    return tag("g", shines, transform=at(corner_point(corner)), cls=f"seat-{SEAT_COLOURS[seat]}")


# Before a turn is over ----------------------------------------------------------------------------------------------------


def promised(hopes: tuple[Promise, ...], size: float) -> str:
    """Animals that would be complete, with their points for the chair's objectives."""
    return "".join(promise(one, size) for one in hopes)


def promise(one: Promise, size: float) -> str:
    points = seal((58, -62), f"+{one.points}", size) if one.points else ""
    return tag("g", shining(one.animal, one.colour, "glow"), points, transform=at(corner_point(one.corner)))


def ghosts(scene: Scene, size: float) -> Iterator[str]:
    """The picked tile, already turned, wherever it may lie; where it is about to lie, clearly."""
    if scene.picked is None:
        return
    now = scene.promises()
    for cell, then in scene.prospects.items():
        strength = "ghost aimed" if cell == scene.aimed else "ghost"
        yield tag("g", tile(scene.picked, cell), cls=f"{strength} {tone(cell)}")
        if cell != scene.aimed and len(then) > len(now) and not scene.view.paving:
            yield gain(cell, sum(one.points for one in then) - sum(one.points for one in now), size)


def gain(cell: int, points: int, size: float) -> str:
    """What one more tile would add to the points of the draft."""
    return seal(middle(cell), f"+{points}", size, "gain" if points else "gain dull")


def shining(animal: int, colour: int, cls: str) -> str:
    """An animal over a glow of its own shape."""
    name = f"gau-{ANIMALS[animal]}-shape"
    return use(name, cls=cls) + use(name, cls="halo") + use(f"gau-{creature(animal, colour)}")


def seal(point: Point, text: str, size: float, cls: str = "") -> str:
    figure = tag("circle", cls="seal", r=28) + tag("text", text, cls="points", y=11)
    return tag("g", figure, cls=f"sealed {cls}".strip(), transform=at(point, f"{size:.2f}"))
