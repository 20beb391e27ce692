"""Whole drawings of the sprite, made of its symbols: bars, pawns on their places, stacks of bills, envelopes.

Pictures show them again and again, so that what travels is only which one and where.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.barracuda.face.symbols import bill, drawing, pawn, shape, used
from tablee.games.barracuda.rules.bars import COLOURS, KEYS, PAWNS, rent_of
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.kit import svg

WIDTH, HEIGHT = 1024, 664  # of the promenade
MANAGER, PARTNER = "manager", "partner"
SPOTS: Final = {MANAGER: (191, 190), PARTNER: (108, 112)}  # how low their places are, on wide and on narrow pages
MOST_STACKED: Final = 4  # bills of a stack that show
BILL_WIDTH: Final = 92  # in a stack


def drawings() -> Iterator[str]:
    yield from bars()
    yield from places()
    yield from pawns()
    yield from bags()
    yield from bills()
    yield from envelopes()


# Bars, 190 by 268; narrow pages leave their windows out ---------------------------------------------------------------


def bars() -> Iterator[str]:
    """`bar-sirena`, `again-sirena` for its rent on the shutter, and `shut`."""
    shutter = used("shutter", 6, 75, 178, 151) + used("padlock", 79, 110, 32, 40)
    yield drawing("shut", used("kiosk", 0, 0, 190, 268, "shut-up"), shutter)
    for bar, key in enumerate(KEYS):
        front = used("kiosk", 0, 0, 190, 268, f"hue-{key}") + used(f"window-{key}", 12, 84, 106, 132, f"hue-{key} wide")
        rent = figure(rent_of(bar))
        yield drawing(f"bar-{key}", front, plate(rent, 152, 137), large_plate(rent, 54, 137))
        yield drawing(f"again-{key}", plate(rent, 95, 178), large_plate(rent, 95, 172))


def plate(rent: str, x: float, y: float) -> str:
    return svg.group(svg.box(x - 30, y, 60, 24, "plate", 5), svg.text(x, y + 18, rent, "rent"), cls="wide")


def large_plate(rent: str, x: float, y: float) -> str:
    return svg.group(svg.box(x - 46, y - 10, 92, 44, "plate", 8), svg.text(x, y + 24, rent, "rent"), cls="narrow")


def places() -> Iterator[str]:
    """`upper` and `lower` halves; `manager-halo`, `manager-taken`, `manager-free` and the same for partners."""
    yield drawing("upper", svg.tag("rect", y=40, width=190, height=106))
    yield drawing("lower", svg.tag("rect", y=146, width=190, height=122))
    for kind, (y, low) in SPOTS.items():
        yield drawing(f"{kind}-halo", svg.dot(152, y, 31, "wide"), svg.dot(144, low, 44, "narrow"))
        hint = used(kind, 140, y - 12, 24, 24, "hint wide") + used(kind, 124, low - 20, 40, 40, "hint narrow")
        for name, cls, inside in (("taken", "spot", ""), ("free", "spot free", hint)):
            wide = svg.dot(152, y, 25, f"{cls} wide")
            yield drawing(f"{kind}-{name}", wide, svg.dot(144, low, 37, f"{cls} narrow"), inside)


# Pawns, in the colour of the seat around them ---------------------------------------------------------------------------


def pawns() -> Iterator[str]:
    """`manager-disc`, `partner-disc` in a bar, `hand-disc-3` before a seat, `drawn-disc` in the order, `badge-disc`."""
    for seat in range(len(COLOURS)):
        form = shape(seat)
        for held in range(PAWNS + 1):
            row = (
                pawn(form, 16 + 26 * k, 40, 0.82) if k < held else svg.dot(16 + 26 * k, 32, 7, "hole") for k in range(PAWNS)
            )
            yield drawing(f"hand-{form}-{held}", *row)
        yield drawing(f"drawn-{form}", pawn(form, 0, 0, 0.86))
        yield drawing(f"badge-{form}", svg.use(f"shape-{form}", cls="badge", transform="scale(1.2)"))
        for kind, (y, low) in SPOTS.items():
            small = pawn(form, 152, y + 17, 0.98, "wide")
            yield drawing(f"{kind}-{form}", small, pawn(form, 144, low + 27, 1.6, "narrow"))


def bags() -> Iterator[str]:
    """The bag of the order behind and before its pawns."""
    yield drawing("bag-behind", used("bag-back", 18, 46, 96, 117))
    yield drawing("bag-before", used("bag", 18, 46, 96, 117))


# Money ------------------------------------------------------------------------------------------------------------------


def bills() -> Iterator[str]:
    """`stack-5000-3` around the middle of its uppermost, `stack` for where it is touched; `paid-5000` as rent."""
    yield drawing("stack", svg.box(-52, -34, 104, 78, r=6))
    yield drawing("stack-none", svg.box(-46, -23, 92, 46, "gap", 4))
    for face in FACES:
        yield drawing(f"paid-{face}", bill(face, 164, 124, 58, -6))
        for count in range(1, MOST_STACKED + 1):
            stacked = (bill(face, -3 * k, -3 * k, BILL_WIDTH, -2 * k) for k in range(count - 1, -1, -1))
            yield drawing(f"stack-{face}-{count}", *stacked)


def envelopes() -> Iterator[str]:
    """The chair's own before and behind its bills; those on the table, whose thickness does not show (BAR-101)."""
    yield drawing("envelope-back", svg.path("M58 232L160 176L262 232V300H58Z", "lining"))
    front = svg.path("M58 232L160 284L262 232V344q0 8 -8 8H66q-8 0 -8 -8Z", "pocket")
    front += svg.path("M62 349L134 270M258 349L186 270", "fold")
    yield drawing("envelope-front", front, used("lock", 72, 254, 14, 18))
    body = svg.box(-29, -18, 58, 36, "pocket", 4)
    opened = svg.path("M-29 -16L0 -34L29 -16Z", "lining") + body + svg.path("M-27 16L0 -2L27 16", "fold")
    sealed = body + svg.path("M-29 -16L0 4L29 -16", "flap") + svg.dot(0, 3, 5, "wax")
    yield drawing("row-open", svg.group(opened, x=112, y=6, scale=0.9))
    yield drawing("row-sealed", svg.group(sealed, x=112, scale=0.9))
    yield drawing("offer-open", svg.group(opened, x=150, y=62, scale=1.7))
