"""The little drawings: one symbol per item, so that a façade only points at them.

Items fill a 32 x 32 box and stand on its lower edge; a resident fills 40 x 80 and leans on a rail at 47.
Every drawing is one countable thing: a single note, a single sock, one cat.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.games.balconia.rules.components import COLOURS
from tablee.kit import svg

bal: Final = svg.Prefixed("bal-")  # Balconia's own classes and symbols
LAUNDRY: Final = ("shirt", "trousers", "dress", "towel", "sock", "shorts")
RESIDENTS: Final = 8


@cache
def symbols() -> str:
    return "".join([cat(), bird(), *lovebirds(), heart(), music(), awning(), *laundry(), *flowers(), *residents(), bust()])


def inked(*parts: str) -> str:
    """Outlined in ink; each part brings its own colour, "n" drops the outline."""
    return bal.group(*parts, cls="o")


# ---- animals -----------------------------------------------------------------------------------------


def cat() -> str:
    tail = "M21 29c9 .5 9.5-7 5.5-11"
    body = bal.path("M8.5 31.4c-2-8 1-14.5 7.5-14.5s9.5 6.5 7.5 14.5z", "cat")
    chest = bal.path("M12.5 31c-1-5 .5-9 3.5-9s4.5 4 3.5 9z", "cat-2 n")
    head = bal.path("M6.5 13L6 2.8l6 3.6a14 14 0 0 1 8 0l6-3.6-.5 10.2c0 5.2-4.3 8-9.5 8s-9.5-2.8-9.5-8z", "cat")
    ears = bal.path("M8 5.8l2.6 1.7L8.3 10zM24 5.8l-2.6 1.7 2.3 2.5z", "blush n")
    eyes = "".join(bal.oval(x, 12.6, 2.2, 2.5, "eye n") + bal.oval(x, 12.7, 1, 2, "ink n") for x in (12, 20))
    nose = bal.path("M14.6 15.6h2.8L16 17.3z", "blush n") + bal.path("M13 18.3q1.5 1 3-.8 1.5 1.8 3 .8", "l")
    whiskers = bal.path("M8.5 16l-5-.8M8.5 17.5l-4.6 1.2M23.5 16l5-.8M23.5 17.5l4.6 1.2", "l thin")
    return bal.symbol(
        "cat",
        "0 0 32 32",
        bal.path(tail, "tail-o"),
        bal.path(tail, "tail"),
        inked(body, chest, head, ears, eyes, nose, whiskers),
        overflow="visible",
    )


def bird() -> str:
    legs = bal.path("M13 25.5v5.8M17.5 25.5v5.8", "l leg")
    outline = "M8.5 22L1.5 26.5l1.8-8C4 12.5 9 9.5 14.5 10 16 5 24 3.5 26.3 9.3c3 8.5-3 17.2-11.3 17.2-2.8 0-5-1-6.5-4.5z"
    body = bal.path(outline, "bird") + bal.path("M26 14c.5 6-4 11.3-10 11.7 3-2.7 4-9.7 10-11.7z", "belly n")
    wing = bal.path("M5 18.5c4-4.5 11-4.5 13.5.5-2.5 5-9.5 5.5-13.5-.5z", "bird-2")
    head = (
        bal.path("M26.2 8.7l4.8 1.9-4.3 2.1z", "beak")
        + bal.dot(22.3, 9.7, 2.1, "white n")
        + bal.dot(22.8, 9.8, 1.1, "ink n")
    )
    return bal.symbol("bird", "0 0 32 32", legs, inked(body, wing, head), overflow="visible")


def lovebirds() -> list[str]:
    """A parrot looking right, alone for the plaque and on a golden hoop; the hoop has an arrow, a sign besides colour."""
    tail = bal.path("M5 26L2.5 39l4-1.3L8 40l5-9z", "love-3")
    body = bal.path("M4.2 24.5C2.5 15 5.5 6.5 14 6s12 8 9 16c-2.2 5.6-6.5 8-11.5 7.5-3.5-.4-6.6-1.5-7.3-5z", "love-2")
    face = bal.path("M9 11.5C9.5 5 13.5 2.3 17.5 2.8c5.7.7 8.5 5.7 7.3 12-3.4 3.3-10 4.4-14 1.7-1.6-1-1.9-3-1.8-5z", "love")
    wing = bal.path("M3.7 21c2.3-5.7 8-6.8 11-3.4 1.3 4.5-2 9.6-8.6 10.8-1.7-1.8-2.9-4.6-2.4-7.4z", "wing")
    beak = bal.path("M23.7 6.5c4.3.2 5.4 3.8 3 7.7-2.4-.5-3.8-2-4.2-4.3z", "beak-2")
    eye = bal.dot(18.5, 8.5, 2.9, "white n") + bal.dot(19.1, 8.6, 1.5, "ink n")
    ring, bar = "M18 4.5a18 18 0 1 0 .1 0", "M7 38h21"
    hoop = (
        bal.path("M18 0v4.5", "l")
        + bal.path(ring, "hoop-o")
        + bal.path(ring, "hoop")
        + inked(bal.path("M35 16l7 6.5-7 6.5z", "gold"))
    )
    perched = bal.use("parrot", 5, 7.5, width=26, height=35) + bal.path(bar, "perch-o") + bal.path(bar, "perch")
    parrot = bal.symbol("parrot", "0 0 30 40.4", inked(tail, body, face, wing, beak, eye), overflow="visible")
    return [parrot, bal.symbol("lovebird", "0 0 43 44", hoop, perched, overflow="visible")]


# ---- things ------------------------------------------------------------------------------------------


def heart() -> str:
    shape = "M16 28.5C6 21 2.5 16 3 11c.6-6.5 9.5-8.6 13-1.8C19.5 2.4 28.4 4.5 29 11c.5 5-3 10-13 17.5z"
    return bal.symbol(
        "heart",
        "0 0 32 32",
        inked(bal.path(shape, "heart"), bal.path("M7 11.5c0-3 2.2-4.3 4-4-2 1-3 2.6-3 5.5z", "shine n")),
        overflow="visible",
    )


def music() -> str:
    """One quaver, never two under a beam: it counts as one."""
    stem = "M13.5 3.5v17.3a6.4 5.2 0 1 0 3.6 4.8V11.5"
    flag = "c5 1.3 6.7 4.5 5 10 5.7-6.5 3.9-12-1.1-14.4-2.4-1.1-3.7-2-3.9-3.6z"
    return bal.symbol(
        "music", "0 0 32 32", bal.path(stem + flag, "note-o"), bal.path(stem + flag, "note"), overflow="visible"
    )


def awning() -> str:
    """Seven stripes that flare towards a scalloped edge."""
    cuts = (f"M{8 + 7 * i} 2h7L{10.6 + 8.57 * i:.1f} 16a4.3 4.3 0 0 1-8.6 0z" for i in range(7))
    stripes = (bal.path(d, "awn-2" if i % 2 else "awn") for i, d in enumerate(cuts))
    return bal.symbol("awning", "0 0 64 24", inked(*stripes, bal.box(5.5, 0.8, 53, 2.6, "iron", 1.3)), overflow="visible")


WASHING: Final[dict[str, tuple[str, str, tuple[float, float]]]] = {  # outline, coloured trim, the two pegs
    "shirt": ("M10 5l-8 4.5 3 6 4-1.5v14h14V14l4 1.5 3-6L22 5c-1 3-11 3-12 0z", "M9 19.5h14v4H9z", (10, 20)),
    "trousers": ("M8 5h16l2 23.5h-7.5L16 13l-2.5 15.5H6z", "M7.8 5h16.4l.3 4H7.5z", (10, 20.5)),
    "dress": ("M11 4.5v4c0 3-2 4-2 7L4 28c6 2.5 18 2.5 24 0l-5-12.5c0-3-2-4-2-7v-4h-2.5c0 4-5 4-5 0z",
              "M8.8 16h14.4l-.3-2.8H9.1z", (10, 20)),
    "towel": ("M6 5h20v23.5H6z", "M6 20.5h20v4H6zM6 9h20v2H6z", (10, 20)),
    "sock": ("M12 4.5h10.5V18c0 8-7 11-13.5 10.5-4-.3-5-5-2-7 3-1.8 5-2.5 5-6z",
             "M12 6.5h10.5v4H12zM7.5 20.7c3 1 4.5 4 3.5 7.8-5.5.5-7-5.5-3.5-7.8z", (13.5, 19.5)),
    "shorts": ("M6.5 6h19L28 22.5c-3 1.5-7 1.5-10 .5l-2-7-2 7c-3 1-7 1-10-.5z", "M6.3 6h19.4l.6 4H5.7z", (9, 21.5)),
}  # fmt: skip


def laundry() -> list[str]:
    made = []
    for name in LAUNDRY:
        cloth, trim, pegs = WASHING[name]
        hung = "".join(bal.box(x, 1.5, 2.6, 6.5, "peg", 1) for x in pegs)
        made.append(
            bal.symbol(
                name,
                "0 0 32 32",
                inked(bal.path(cloth, "cloth"), bal.path(trim, "trim n"), bal.path(cloth, "l"), hung),
                overflow="visible",
            )
        )
    return made


# ---- flowers: six colours, six forms -------------------------------------------------------------------


def petals(count: int, cls: str, d: str, start: float = 0) -> str:
    return "".join(bal.path(d, cls, transform=f"rotate({start + 360 * i / count:g} 16 16)") for i in range(count))


def flowers() -> list[str]:
    """Told apart without their colours; then the sign for any flower, for different colours, and the pot."""
    forms = zip(COLOURS, (poppy(), marigold(), sunflower(), blossom(), bluebell(), star()), strict=True)
    made = [bal.symbol(f"flower-{colour}", "0 0 32 32", inked(form), overflow="visible") for colour, form in forms]
    daisy = petals(6, "white", "M16 16C10 13 10 2.5 16 2.5S22 13 16 16z") + bal.dot(16, 16, 4, "gold")
    petal = "M16 16C9.5 13 10 1.5 16 1.5S22.5 13 16 16z"
    wheel = "".join(bal.path(petal, colour, transform=f"rotate({60 * i} 16 16)") for i, colour in enumerate(COLOURS))
    leaves = bal.path("M16 20C10 20 6 17 3 12c7-1 12 2 13 8zM16 20c6 0 10-3 13-8-7-1-12 2-13 8z", "leaf")
    pot = bal.path("M6 22h20l-3 9.5H9z", "pot") + bal.box(4.5, 18.5, 23, 4.5, "pot-2", 1)
    made.append(bal.symbol("flower", "0 0 32 32", inked(daisy), overflow="visible"))
    made.append(bal.symbol("colours", "0 0 32 32", inked(wheel, bal.dot(16, 16, 3.5, "white")), overflow="visible"))
    made.append(bal.symbol("pot", "0 0 32 32", inked(leaves, pot), overflow="visible"))
    return made


def poppy() -> str:
    lobe = "M16 17C8 15 6 3 12.5 2.2c2-.2 3 .8 3.5 1.3.5-.5 1.5-1.5 3.5-1.3C26 3 24 15 16 17z"
    return petals(4, "red", lobe, 45) + bal.dot(16, 16, 4, "ink n") + petals(6, "seed n", "M15.3 11h1.4v2h-1.4z")


def marigold() -> str:
    outer = petals(10, "orange", "M16 16L11.8 4.5a4.2 4.2 0 0 1 8.4 0z")
    return outer + petals(7, "orange-2", "M16 16l-3-6.5a3 3 0 0 1 6 0z", 20) + bal.dot(16, 16, 3, "orange")


def sunflower() -> str:
    rays = petals(12, "yellow", "M16 15L13.2 7 16 .8 18.8 7z")
    return rays + bal.dot(16, 16, 6.3, "seed") + petals(6, "ink n", "M15.3 12h1.4v1.4h-1.4z")


def blossom() -> str:
    notched = petals(5, "pink", "M16 17C9 14 8 5 12.5 1.8L16 5.5l3.5-3.7C24 5 23 14 16 17z")
    return notched + petals(5, "pink-2 n", "M15.3 9h1.4v5h-1.4z") + bal.dot(16, 16, 3.2, "white")


def bluebell() -> str:
    left, right = "c3-3 4.5-6 4.7-11 .3-6 2.8-11 8.8-11", "c6 0 8.5 5 8.8 11 .2 5 1.7 8 4.7 11"
    bell = bal.path(f"M2.5 24.5{left}{right}l-5.5-.5-2.7 5-5.3-4-5.3 4-2.7-5z", "turquoise")
    fold = bal.path("M16 6c1.5 5 1.5 12 0 17-1.5-5-1.5-12 0-17z", "turquoise-2 n")
    return bal.path("M16 2c-5-2-9 1-10 5", "stem") + bell + fold + bal.dot(16, 27.5, 2.2, "yellow")


def star() -> str:
    points = petals(5, "violet", "M16 17L11.2 9 16 .6 20.8 9z") + petals(5, "violet-2 n", "M15.4 5h1.2v8h-1.2z")
    return points + bal.dot(16, 16, 3, "yellow")


# ---- people --------------------------------------------------------------------------------------------


def resident(number: int, skin: str, top: str, *, back: str = "", front: str = "", extra: str = "") -> str:
    """A neighbour with folded arms on the rail; hair behind, hair in front and extras make the character."""
    legs = bal.path("M9 47h22l2 33H21.5L20 60l-1.5 20H7z", ("wear-6", "brown", "wear-2")[number % 3])
    shoulders = bal.path("M4 50c0-13 4-19 12-20.5h8C32 31 36 37 36 50z", top)
    head = bal.box(16.8, 22, 6.4, 10, skin, 3) + bal.oval(20, 15.5, 8.7, 9.5, skin)
    look = bal.dot(16.8, 15.5, 1.1, "ink n") + bal.dot(23.2, 15.5, 1.1, "ink n") + bal.path("M17.2 19.8q2.8 2.6 5.6 0", "l")
    cheeks = bal.dot(14.5, 18.7, 1.7, "blush n") + bal.dot(25.5, 18.7, 1.7, "blush n")
    arms = bal.path("M3.5 50c-.5-6 2-9.5 6-9l14 4.5-.5 4.5zM36.5 50c.5-6-2-9.5-6-9L16 45.5l.5 4.5z", top)
    hands = bal.oval(24.5, 47, 3.2, 2.5, skin) + bal.oval(13.5, 47.6, 3, 2.3, skin)
    return bal.symbol(
        f"person-{number}",
        "0 0 40 80",
        inked(legs, back, shoulders, head, front, cheeks, look, extra, arms, hands),
        overflow="visible",
    )


CAP: Final = "M9.5 11.5C10 4.5 16 3.5 21 4s8 3.5 8.5 7l3 1.3c-.5 1.7-2 1.5-4 .9-6-1.7-12-2-19-1.7z"
PARTING: Final = "M10.8 15C10 7 14 4.5 20 4.5S30 7 29.2 15C27 13.5 23 11.5 21 8c-2 3.5-7 5.5-10.2 7z"


def residents() -> list[str]:
    glasses = bal.dot(16.5, 15.5, 3, "l") + bal.dot(23.5, 15.5, 3, "l")
    earrings = bal.dot(11, 22, 1.6, "gold") + bal.dot(29, 22, 1.6, "gold")
    dots = "".join(
        bal.dot(x, y, 1, "white n") for x, y in ((13, 7), (20, 4.6), (27, 7), (10, 18), (30, 18), (9, 25), (31, 25))
    )
    moustache = bal.path(
        "M14.5 20.5c1.5-2.5 4.5-2.5 5.5-1 1-1.5 4-1.5 5.5 1-2 1.6-4.5 1.3-5.5 0-1 1.3-3.5 1.6-5.5 0z", "brown"
    )
    beard = "M11.3 16.5c.7 2 2 2.5 4 2.2 1.5-1 7.9-1 9.4 0 2 .3 3.3-.2 4-2.2 1 7-3 11.5-8.7 11.5s-9.7-4.5-8.7-11.5z"
    return [
        resident(0, "skin-1", "wear-1", extra=glasses, back=bal.dot(20, 4.5, 4.8, "grey"),  # a bun
                 front=bal.path("M10.5 16C9.5 7 14 4.5 20 4.5S30.5 7 29.5 16c-2-4-4-6-9.5-6s-7.5 2-9.5 6z", "grey")),
        resident(1, "skin-2", "wear-2", extra=moustache,  # a cap
                 front=bal.path(CAP, "wear-5")),
        resident(2, "skin-3", "wear-3", extra=earrings, back=bal.oval(20, 13.5, 14, 13, "black"),  # curls
                 front=bal.path("M11.5 14c0-5 3-8 8.5-8s8.5 3 8.5 8c-2-2.5-4-4-8.5-4s-6.5 1.5-8.5 4z", "black")),
        resident(3, "skin-2", "wear-4", extra=bal.path(beard, "brown") + bal.path("M17.5 21.5q2.5 2 5 0", "l white-l")),
        resident(4, "skin-1", "wear-5", extra=bal.dot(6.5, 26, 2, "wear-3") + bal.dot(33.5, 26, 2, "wear-3"),  # plaits
                 back=bal.path("M11 12C5 14 4 21 6 29c3-1 5-5 5.5-9zM29 12c6 2 7 9 5 17-3-1-5-5-5.5-9z", "ginger"),
                 front=bal.path(PARTING, "ginger")),
        resident(5, "skin-2", "wear-6", extra=dots,  # a headscarf
                 back=bal.path("M20 3C9 3 8 13 9 21c.5 6-2 9-3 12 8 4 20 4 28 0-1-3-3.5-6-3-12 1-8 0-18-11-18z", "wear-3"),
                 front=bal.path("M11 16c0-6 3-9.5 9-9.5s9 3.5 9 9.5l2-4c-.5-6-4-9.5-11-9.5S9.5 6 9 12z", "wear-3")),
        resident(6, "skin-3", "wear-2", extra=glasses,  # a straw hat
                 front=bal.path("M3.5 10.5c5-2 6-2.5 7.5-3 1-5 4-6 9-6s8 1 9 6c1.5.5 2.5 1 7.5 3-4 3-29 3-33 0z", "straw")
                 + bal.path("M11 7.5c4 1.7 14 1.7 18 0l.4 2.3c-5 1.5-13.8 1.5-18.8 0z", "wear-3 n")),
        resident(7, "skin-1", "wear-1",  # long hair and a fringe
                 back=bal.path("M20 3.5C9 3.5 9 14 9 20c0 5-1 8-1.5 11h25c-.5-3-1.5-6-1.5-11 0-6 0-16.5-11-16.5z", "black"),
                 front=bal.path("M11 14.5c0-6 3-9.5 9-9.5s9 3.5 9 9.5L27 12H13z", "black")),
    ]  # fmt: skip


def bust() -> str:
    """Anybody: the sign for a person in a condition."""
    body = bal.oval(16, 10.5, 7.5, 8.2, "skin-2") + bal.path(
        "M2.5 31.3c0-8.3 4.5-11.8 13.5-11.8s13.5 3.5 13.5 11.8z", "wear-1"
    )
    hair = bal.path("M8.3 11C7.5 4 11 1.8 16 1.8S24.5 4 23.7 11C22 7.5 20 6.5 16 6.5S10 7.5 8.3 11z", "brown")
    look = bal.dot(13.2, 11.5, 1.1, "ink n") + bal.dot(18.8, 11.5, 1.1, "ink n") + bal.path("M13.5 15q2.5 2 5 0", "l")
    return bal.symbol("person", "0 0 32 32", inked(body, hair, look), overflow="visible")
