"""A balcony composed from its data: wall, door, rail, items one can count at a glance, name and plaque."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from tablee.games.balconia.face.art import LAUNDRY, RESIDENTS, bal
from tablee.games.balconia.face.signs import plaque
from tablee.games.balconia.rules.components import COLOURS, ITEMS, LETTERS, Face
from tablee.games.balconia.rules.loader import building
from tablee.kit import svg

WIDTH: Final = 120
HEIGHT: Final = 128
WALLS: Final = 6
RAILINGS: Final = 3
LONG: Final = 19  # letters of a name

# Where an item can stand: the middle of its foot. Two places high on the wall, three on the rail.
Point: TypeAlias = tuple[float, float]
HIGH_LEFT, HIGH_RIGHT = (18.0, 36.0), (102.0, 36.0)
LOW_LEFT, MIDDLE, LOW_RIGHT = (18.0, 68.0), (60.0, 68.0), (102.0, 68.0)
# Middles of 0 to 4 things hung before the rail.
FRONT: Final[tuple[tuple[float, ...], ...]] = ((), (27,), (27, 93), (24, 60, 96), (17, 46, 74, 103))
INSIDE: Final = ("awning", "person", "lovebird")  # behind the rail


@dataclass(frozen=True, slots=True)
class Spot:
    """One item in its place; `kind` is the target it counts for."""

    kind: str
    symbol: str
    x: float
    y: float
    w: float
    h: float
    mirror: bool = False

    def draw(self) -> str:
        turned = svg.mirrored(self.x, self.w) if self.mirror else None
        return bal.use(self.symbol, self.x, self.y, width=self.w, height=self.h, transform=turned)

    def lit(self) -> str:
        """The item again, in a ring of light; what stands behind the rail gets only the ring."""
        ring = (self.x + self.w / 2, self.y + self.h / 2, self.w * 0.54, self.h * 0.54)
        return bal.oval(*ring, "ring") if self.kind in INSIDE else bal.oval(*ring, "lit") + self.draw()


def seed(face: Face) -> int:
    """A number of its own for every face: picks wall, door, rail and residents."""
    return int(face.id[:-1]) * 7 + LETTERS.index(face.id[-1]) * 5


# Items --------------------------------------------------------------------------------------------------------------------


def arrange(face: Face) -> list[Spot]:
    """Every item with its place, back to front. A place is given out once, so nothing hides anything."""
    if is_crowded(face):
        return in_rows(face)
    free = [HIGH_LEFT, HIGH_RIGHT, LOW_LEFT, LOW_RIGHT]
    if not face.amount("person") and not face.lovebird:
        free.append(MIDDLE)
    spots = awnings(face) + persons(face) + lovebirds(face, free)
    spots += floating("music", face, free, (HIGH_LEFT, HIGH_RIGHT))
    spots += floating("heart", face, free, (HIGH_RIGHT, HIGH_LEFT))
    return spots + perched(face, free) + hanging(face)


def is_crowded(face: Face) -> bool:
    """Whether there is more to show than places: never in this edition, perhaps in a file of one's own."""
    people, bird = face.amount("person"), face.lovebird is not None
    places = 4 + (not people and not bird) - (bool(people) and bird)
    wanted = bool(face.amount("music")) + bool(face.amount("heart")) + face.amount("cat") + face.amount("bird")
    most = {"awning": 1, "person": 2, "music": 2, "heart": 2}
    hung = face.amount("laundry") + face.amount("flower")
    return wanted > places or hung >= len(FRONT) or any(face.amount(kind) > most[kind] for kind in most)


def in_rows(face: Face) -> list[Spot]:
    """Small and side by side, six to a row."""
    things = [(kind, "shirt" if kind == "laundry" else kind) for kind in ITEMS for _ in range(face.amount(kind))]
    things += [(f"flower.{c}", f"flower-{c}") for c in COLOURS for _ in range(face.flowers.get(c, 0))]
    spots = [Spot(kind, name, 3 + 19 * (i % 6), 3 + 18 * (i // 6), 17, 17) for i, (kind, name) in enumerate(things)]
    if face.lovebird is not None:
        spots.append(Spot("lovebird", "lovebird", 84, 58, 30, 31, face.lovebird == "left"))
    return spots


def take(free: list[Point], wishes: tuple[Point, ...]) -> Point:
    place = next(point for point in wishes if point in free)
    free.remove(place)
    return place


def awnings(face: Face) -> list[Spot]:
    return [Spot("awning", "awning", 31.5, 2.5, 57, 21.4)] * face.amount("awning")


def persons(face: Face) -> list[Spot]:
    n = face.amount("person")
    w = 37 if n == 1 else 27
    who = [f"person-{(seed(face) + 3 * i) % RESIDENTS}" for i in range(n)]
    return [Spot("person", name, 60 - w * n / 2 + w * i, 71 - w * 1.25, w, w * 2) for i, name in enumerate(who)]


def lovebirds(face: Face, free: list[Point]) -> list[Spot]:
    """In the doorway when nobody stands there, else on the side to which it looks."""
    if face.lovebird is None:
        return []
    left = face.lovebird == "left"
    if not face.amount("person"):
        return [Spot("lovebird", "lovebird", 39, 23, 42, 46.2, left)]
    x, y = take(free, (HIGH_LEFT,) if left else (HIGH_RIGHT,))
    return [Spot("lovebird", "lovebird", x - 14.5, y - 32, 29, 31.8, left)]


def floating(kind: str, face: Face, free: list[Point], wishes: tuple[Point, ...]) -> list[Spot]:
    """One large, or two in a step that climbs away from the door."""
    if not (n := face.amount(kind)):
        return []
    x, y = take(free, (*wishes, LOW_LEFT, LOW_RIGHT, MIDDLE))
    if n == 1:
        return [Spot(kind, kind, x - 12, y - 28, 24, 24)]
    out = 1 if x > WIDTH / 2 else -1
    return [Spot(kind, kind, x - 9 + 6.5 * side, y - 24.5 - 8.5 * side * out, 18, 18) for side in (-out, out)]


def perched(face: Face, free: list[Point]) -> list[Spot]:
    """Cats and birds on the rail, outer places first; whoever finds it full sits on a bracket on the wall."""
    wishes = (LOW_LEFT, LOW_RIGHT) if seed(face) % 2 else (LOW_RIGHT, LOW_LEFT)
    made = []
    for kind in ["cat"] * face.amount("cat") + ["bird"] * face.amount("bird"):
        x, y = take(free, (*wishes, MIDDLE, HIGH_LEFT, HIGH_RIGHT))
        size = 30 if kind == "cat" else 27 if y > 36 else 24
        made.append(Spot(kind, kind, x - size / 2, y - size + 0.5, size, size, mirror=(x > 60) == (kind == "bird")))
    return made


def hanging(face: Face) -> list[Spot]:
    """Laundry and flower pots before the rail, beside the resident; odd faces are laid out the other way round."""
    odd = seed(face) % 2
    washing = [("laundry", LAUNDRY[(seed(face) + 2 * i) % len(LAUNDRY)]) for i in range(face.amount("laundry"))]
    pots = [(f"flower.{c}", f"flower-{c}") for c in COLOURS for _ in range(face.flowers.get(c, 0))]
    things = pots[:1] + washing + pots[1:]
    places = [WIDTH - x if odd else x for x in FRONT[len(things)]]
    return [before_rail(kind, name, x) for (kind, name), x in zip(things, places, strict=True)]


def before_rail(kind: str, name: str, x: float) -> Spot:
    return Spot(kind, name, x - 12.5, 67.5, 25, 25) if kind == "laundry" else Spot(kind, name, x - 11.5, 65, 23, 23)


# The balcony around them --------------------------------------------------------------------------------------------------


@cache
def symbols() -> str:
    stones = ((3, 10), (8, 15), (106, 54), (101, 59), (108, 5), (4, 58), (93, 86), (28, 30), (86, 44))
    bricks = "".join(f"M{x} {y}h9v4h-9z" for x, y in stones)
    bracket = bal.group(bal.path("M2 1h28v2.5H18c0 3-1.5 5-3.5 6-1-1.5-.5-4 .5-6H2z", "iron"), cls="o")
    others = bal.symbol("bracket", "0 0 32 10", bracket, overflow="visible") + bal.symbol(
        "bricks", "0 0 120 100", bal.path(bricks, "brick"), overflow="visible"
    )
    return "".join([*doors(), *railings(), others, *coins(), shadow(), *pictures()])


def shadow() -> str:
    """Of a face that lies on something."""
    return svg.box(2, 3, WIDTH, HEIGHT, "bal-card-shadow", id="bal-shadow")


def pictures() -> list[str]:
    """The faces of this edition."""
    return [svg.group(_drawn(face), id=f"bal-{face.id}") for face in building().faces]


def doors() -> list[str]:
    """Open when somebody is at home, lit behind a lovebird, else closed."""
    frame, inside = bal.path("M2 70V16C2 6 10 1 24 1s22 5 22 15v54z", "frame"), "M6 70V17c0-8 6-12 18-12s18 4 18 12v53z"
    left = bal.path("M6 70V17c0-6 2-9 6-10.6 2 8-1 20 .5 32s-1.5 21-.5 31.6z", "curtain")
    right = bal.path("M42 70V17c0-6-2-9-6-10.6-2 8 1 20-.5 32s1.5 21 .5 31.6z", "curtain")
    panes = bal.path("M24 5v65M6 27h36M6 46h36", "l") + bal.path("M9 26V18l8-10v5zM27 45V34l11-6v5z", "shine n")
    lamp = bal.path(inside, "lamp") + bal.path("M9 70V18c0-6 5-9 15-9s15 3 15 9v52z", "lamp-2 n")
    looks = {"open": bal.path(inside, "dusk") + left + right, "glass": bal.path(inside, "glass") + panes, "lamp": lamp}
    return [
        bal.symbol(f"door-{name}", "0 0 48 70", bal.group(frame, look, cls="o"), overflow="visible")
        for name, look in looks.items()
    ]


def railings() -> list[str]:
    bars = "".join(f"M{x} 4v21" for x in range(6, 117, 6))
    curls = "".join(f"M{x} 24V12a5.5 5.5 0 0 1 11 0v12m-5.5-17.5V25" for x in range(4, 110, 14))
    lattice = "".join(f"M{x} 4l10 21m0-21l-10 21" for x in range(5, 114, 10))
    top = bal.box(1, 1.5, 118, 3.4, "rail", 1.7)
    return [
        bal.symbol(f"rail-{i}", "0 0 120 28", bal.path(d, "bars"), top, overflow="visible")
        for i, d in enumerate((bars, curls, lattice))
    ]


def doorway(face: Face) -> str:
    return "door-open" if face.amount("person") else "door-lamp" if face.lovebird else "door-glass"


@lru_cache(maxsize=4096)
def balcony(source: str, face: str, name: str = "", points: int | str | None = None) -> str:
    """One face of a building, 120 x 128, with the name people call it by and its points on a coin."""
    middle = 60 if points is None else 52
    written = bal.text(middle, 98.2, name, "name long" if len(name) > LONG else "name") if name else ""
    return picture(source, face) + written + coin(points)


@lru_cache(maxsize=4 * 88)
def picture(source: str, face: str) -> str:
    """Everything on a face but words: those of this edition are drawn once for a page, those of a file where they are."""
    return _drawn(building(source).face(face)) if source else svg.use(f"bal-{face}")


def _drawn(face: Face) -> str:
    spots = arrange(face)
    inside = [spot for spot in spots if spot.kind in INSIDE]
    outside = [spot for spot in spots if spot not in inside]
    wall = bal.box(0, 0, WIDTH, HEIGHT, f"wall-{seed(face) % WALLS}") + bal.use("bricks", 0, 0, width=120, height=100)
    rail = bal.path("M0 68h120v24H0z", "shade") + bal.use(f"rail-{seed(face) % RAILINGS}", 0, 66, width=120, height=28)
    return "".join(
        [
            wall,
            bal.use(doorway(face), 36, 22, width=48, height=70),
            *(spot.draw() for spot in inside),
            rail,
            bal.box(0.6, 91.5, 118.8, 8.6, "slab", 1),
            *(support(spot) for spot in outside),
            *(spot.draw() for spot in outside),
            bal.group(plaque(face.score), x=4, y=101.3),
        ]
    )


def support(spot: Spot) -> str:
    """What an item needs to stand on: a pot, a bracket, or nothing."""
    if spot.kind.startswith("flower") and spot.y > 60:
        return bal.use("pot", spot.x + 1.5, 72.3, width=20, height=20)
    return (
        bal.use("bracket", spot.x - 3, 36, width=30, height=9.4) if spot.kind in ("cat", "bird") and 5 < spot.y < 30 else ""
    )


def lights(face: Face, things: tuple[str, ...]) -> str:
    """Rings around the items that count: `cat`, `flower.red`, `flower` or `colours` for flowers of any colour."""
    wanted = {"flower" if thing == "colours" else thing for thing in things}
    return "".join(spot.lit() for spot in arrange(face) if spot.kind in wanted or spot.kind.split(".")[0] in wanted)


def coins() -> list[str]:
    """A bright one and a pale one."""
    return [svg.tag("circle", id=f"bal-{look}", r=7.6, cls=f"bal-{look}") for look in ("points", "points-0")]


def coin(value: int | str | None, x: float = 111, y: float = 95.3) -> str:
    """Points on a coin; a pale one for none."""
    if value is None:
        return ""
    drawn = bal.use("points" if value else "points-0", x, y)
    return bal.group(drawn, bal.text(x, y + 3.6, value, "points-n"), cls="coined")
