"""How Balconia writes SVG: the class comes first and gets the prefix of the game, as do the names of symbols."""

from __future__ import annotations

from tablee.kit import svg

PREFIX = "bal-"


def kind(cls: str) -> str | None:
    """`cat n` becomes `bal-cat bal-n`."""
    return PREFIX + cls.replace(" ", f" {PREFIX}") if cls else None


def path(cls: str, d: str, turn: str = "") -> str:
    return svg.path(d, kind(cls), transform=turn or None)


def oval(cls: str, x: float, y: float, rx: float, ry: float | None = None) -> str:
    if ry is None:
        return svg.dot(x, y, rx, kind(cls))
    return svg.tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, cls=kind(cls))


def box(cls: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    return svg.box(x, y, w, h, kind(cls), r)


def text(cls: str, x: float, y: float, words: object) -> str:
    return svg.text(x, y, words, kind(cls))


def group(cls: str, *parts: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    return svg.group(*parts, x=x, y=y, scale=scale, cls=kind(cls))


def symbol(name: str, w: float, h: float, *parts: str) -> str:
    return svg.symbol(PREFIX + name, f"0 0 {svg.brief(w)} {svg.brief(h)}", *parts, overflow="visible")


def use(name: str, x: float, y: float, w: float, h: float, turn: str = "") -> str:
    return svg.use(PREFIX + name, x, y, width=w, height=h, transform=turn or None)


def mirrored(name: str, x: float, y: float, w: float, h: float) -> str:
    """The symbol in the same box, looking the other way."""
    return use(name, x, y, w, h, f"matrix(-1 0 0 1 {svg.brief(2 * x + w)} 0)")
