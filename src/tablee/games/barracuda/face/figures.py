"""Symbols that Barracuda's pictures use again and again: kiosks, windows, pawns, banknotes, the dusk. And its vignette."""

from __future__ import annotations

from functools import cache
from math import pi, sin

from tablee.games.barracuda.face.drawings import HEIGHT, WIDTH, drawings
from tablee.games.barracuda.face.part_shapes import BIRDS, FOAM, GLINTS, PARTS, PAWN
from tablee.games.barracuda.face.symbols import NOTE, BillFace, drawing, pawn, pile, used
from tablee.games.barracuda.face.window_shapes import WINDOWS
from tablee.games.barracuda.rules.bars import KEYS, TITLES
from tablee.games.barracuda.rules.money import FACES
from tablee.kit import svg
from tablee.kit.shapes import OUTLINES


@cache
def sprite() -> str:
    glass = svg.box(0, 0, 106, 132, "glass", 6)
    glass += svg.path("M0 100H106V126q0 6 -6 6H6q-6 0 -6 -6z", "shelf") + used("glasses", 8, 101, 90, 20)
    drawn = {name: (box, svg.paths(layers)) for name, (box, layers) in PARTS.items()}
    drawn |= {f"window-{key}": ("0 0 106 132", glass + svg.group(svg.paths(WINDOWS[key]), x=3, y=9)) for key in KEYS}
    drawn |= {f"pawn-{shape}": ("-15 -42 30 44", svg.paths(PAWN) + mark(line)) for shape, line in OUTLINES.items()}
    drawn |= {"lace": ("0 0 132 66", svg.path(guilloche(10), "lace"))}
    drawn |= {"dusk": (f"0 0 {WIDTH} {HEIGHT}", dusk())}
    symbols = (svg.symbol(f"bc-{name}", box, inside, cls="barracuda") for name, (box, inside) in drawn.items())
    bills = (drawing(f"bill-{face}", printed(face), cls=f"n{face}") for face in (*FACES, "back"))
    return svg.sprite(*symbols, *bills, *drawings())


def mark(outline: str) -> str:
    """A seat's shape on the body of its pawn."""
    return svg.path(outline, "mark", transform="translate(0 -10.5) scale(.62)")


def dusk() -> str:
    """Sky in flat printed bands, low sun, sea, sand, boards, strings of lights: never changes."""
    tops = (-20, 8, 30, 50, 68, 84)
    sky = "".join(svg.path(f"M0 {y}Q260 {y - 14} 512 {y}T1024 {y}V664H0Z", f"sky{i}") for i, y in enumerate(tops))
    sea = svg.dot(790, 94, 46, "low-sun") + svg.box(0, 104, 1024, 190, "water") + svg.path(GLINTS, "glint")
    grove = ((384, 1.3), (438, 1.0), (994, 1.6), (950, 1.1))
    palms = "".join(used("palm", x - 40 * k, 114 - 60 * k, 80 * k, 60 * k) for x, k in grove)
    joints = "".join(f"M{x} 338L{(x - 512) * 1.4 + 512:.0f} 664" for x in range(-88, 1130, 50))
    boards = svg.box(0, 338, 1024, 326, "deck") + svg.path(f"M0 358H1024M0 378H1024M0 402H1024M0 654H1024{joints}", "seam")
    strings = [(x, y) for y in (54, 350) for x in range(0, 1024, 256)]
    cables = svg.path("".join(f"M{x} {y}q128 44 256 0" for x, y in strings), "cable")
    lamps = "".join(
        used("bulb", x + 256 * k / 6 - 5, y + 88 * k / 6 * (1 - k / 6) - 1, 10, 14) for x, y in strings for k in range(6)
    )
    return sky + sea + svg.path(BIRDS, "thin") + palms + svg.path(FOAM, "sand") + boards + cables + lamps


# Banknotes, 132 by 66 -----------------------------------------------------------------------------------------------------


def guilloche(lines: int) -> str:
    """Interlaced lines whose swing swells and fades along the bill."""

    def at(x: int, phase: float) -> str:
        swing = 6 + 13 * sin(pi * x / 132) ** 2
        return f"{x} {33 + swing * sin(x / 33 * pi + phase):.1f}"

    return "".join("M" + "L".join(at(x, 2 * pi * k / lines) for x in range(0, 133, 4)) for k in range(lines))


def rosette(x: float, y: float, wide: float, narrow: float, petals: int) -> str:
    turns = (f"translate({x:g} {y:g})rotate({180 * k // petals})" for k in range(petals))
    return svg.group(*(svg.tag("ellipse", rx=wide, ry=narrow, transform=turn) for turn in turns), cls="rosette")


def printed(face: BillFace) -> str:
    """A bill around its middle."""
    return svg.group(bill_back() if face == "back" else bill_face(int(face)), x=-NOTE / 2, y=-NOTE / 4)


def note(*inside: str) -> str:
    rim = svg.box(0.5, 0.5, 131, 65, "note", 5) + used("lace", 0, 0, 132, 66) + svg.box(4, 4, 124, 58, "frame-line", 3)
    return rim + "".join(inside)


def bill_face(face: int) -> str:
    """The fake is as handsome as the others; it says 0 and carries a fishbone."""
    said = str(face)
    big = svg.text(42, 41, said, f"value{' long' if face >= 10000 else ''}")
    big += svg.text(42, 54, "banco del mar" if face else "falso", "motto")
    corners = svg.text(9, 15, said, "corner") + svg.text(123, 60, said, "corner last")
    medal = svg.dot(99, 31, 21, "medal") + rosette(99, 31, 20, 8, 10) + used("fish" if face else "bone", 83, 20, 32, 22)
    return note(medal, big, corners)


def bill_back() -> str:
    """One back for all: nothing tells a fake from the outside."""
    sides = rosette(20, 33, 13, 5, 8) + rosette(112, 33, 13, 5, 8)
    oval = svg.tag("ellipse", cx=66, cy=33, rx=33, ry=24, cls="medal") + rosette(66, 33, 23, 9, 12)
    return note(sides, oval, used("fish", 42, 17, 48, 32))


def kiosk(key: str, x: float, y: float, scale: float) -> str:
    front = used("kiosk", 0, 0, 190, 268, f"hue-{key}") + svg.text(95, 26, TITLES[KEYS.index(key)], "bar-name")
    return svg.group(front, used(f"window-{key}", 42, 84, 106, 132, f"hue-{key}"), x=x, y=y, scale=scale)


def vignette() -> str:
    """Three bars at dusk and an envelope full of bills."""
    back = used("dusk", -60, -6, 410, 266)
    bars = "".join(kiosk(key, 8 + 78 * k, 34, 0.37) for k, key in enumerate(("sirena", "barracuda", "flamingo")))
    bills = pile([5000, 0, 1000], 120, 112, 76, 22)
    cover = svg.path("M66 112L120 140L174 112V156q0 6 -6 6H72q-6 0 -6 -6Z", "pocket")
    pawns = pawn("disc", 36, 156, 1.1, "seat-blue") + pawn("star", 206, 156, 1.1, "seat-gold")
    return svg.group(back, bars, bills, cover, pawns, cls="barracuda")
