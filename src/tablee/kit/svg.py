"""SVG in small pieces: text out, numbers short, colours left to classes. Never writes a style, so a strict policy holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from html import escape as _escape


def escape(said: str) -> str:
    """Words fit for an attribute or between tags."""
    return _escape(said, quote=True)


def tag(name: str, /, *inside: str, **attrs: object) -> str:
    """One element. `cls` writes class, other underscores become dashes, None is left out; attributes are escaped."""
    return f"{opening(name, **attrs)}{''.join(inside)}</{name}>" if inside else f"{opening(name, **attrs)[:-1]}/>"


def opening(name: str, /, **attrs: object) -> str:
    """The start of an element, where somebody else writes what is inside and its end."""
    return f"<{name}{''.join([attribute(key, value) for key, value in attrs.items() if value is not None])}>"


@lru_cache(maxsize=8192, typed=True)
def attribute(key: str, value: object) -> str:
    """With a space before it. A board has some two thousand, nearly all of them written before."""
    return f' {"class" if key == "cls" else key.replace("_", "-")}="{escape(brief(value))}"'


def brief(value: object) -> str:
    """A number without needless digits; anything else as it is."""
    return f"{round(value, 3):g}" if isinstance(value, float) else str(value)


def path(d: str, cls: str | None = None, **attrs: object) -> str:
    """A line; nothing at all for an empty one."""
    return tag("path", d=d, cls=cls, **attrs) if d else ""


def paths(layers: Iterable[tuple[str, str]], **attrs: object) -> str:
    """(class, line) pairs from back to front."""
    return "".join(path(d, cls, **attrs) for cls, d in layers)


def box(x: float, y: float, width: float, height: float, cls: str | None = None, r: float = 0, **attrs: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=r or None, cls=cls, **attrs)


def dot(x: float, y: float, r: float, cls: str | None = None, **attrs: object) -> str:
    return tag("circle", cx=x, cy=y, r=r, cls=cls, **attrs)


def oval(x: float, y: float, rx: float, ry: float, cls: str | None = None, **attrs: object) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, cls=cls, **attrs)


def text(x: float, y: float, said: object, cls: str | None = None, **attrs: object) -> str:
    return tag("text", escape(brief(said)), x=x, y=y, cls=cls, **attrs)


def use(name: str, x: float | None = None, y: float | None = None, cls: str | None = None, **attrs: object) -> str:
    """A symbol of the page's sprite, drawn again."""
    return tag("use", href=f"#{name}", x=x, y=y, cls=cls, **attrs)


def group(*inside: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **attrs: object) -> str:
    """Things that belong together, moved, turned and scaled as one. Give no position to what the page animates."""
    moved = f"translate({brief(x)} {brief(y)})" if x or y else ""
    moved += (f"rotate({brief(turn)})" if turn else "") + (f"scale({brief(scale)})" if scale != 1 else "")
    return tag("g", *(inside or ("",)), transform=moved or None, **attrs)


def symbol(name: str, view_box: str, *inside: str, **attrs: object) -> str:
    return tag("symbol", *inside, id=name, viewBox=view_box, **attrs)


def sprite(*symbols: str) -> str:
    """Symbols for a whole page, drawn nowhere until used."""
    return tag("svg", tag("defs", *symbols), cls="sprite", aria_hidden="true", width=0, height=0)


def picture(view_box: str, *inside: str, **attrs: object) -> str:
    return tag("svg", *inside, viewBox=view_box, **attrs)


def mirrored(x: float, width: float) -> str:
    """A `transform` that turns what stands in a box to look the other way."""
    return f"matrix(-1 0 0 1 {brief(2 * x + width)} 0)"


@dataclass(frozen=True, slots=True)
class Prefixed:
    """The same pieces with classes and symbols of one game: with prefix `bal-`, class `cat n` becomes `bal-cat bal-n`."""

    prefix: str

    def kind(self, cls: str | None) -> str | None:
        return self.prefix + cls.replace(" ", f" {self.prefix}") if cls else None

    def path(self, d: str, cls: str | None = None, **attrs: object) -> str:
        return path(d, self.kind(cls), **attrs)

    def box(self, x: float, y: float, width: float, height: float, cls: str | None = None, r: float = 0) -> str:
        return box(x, y, width, height, self.kind(cls), r)

    def dot(self, x: float, y: float, r: float, cls: str | None = None) -> str:
        return dot(x, y, r, self.kind(cls))

    def oval(self, x: float, y: float, rx: float, ry: float, cls: str | None = None) -> str:
        return oval(x, y, rx, ry, self.kind(cls))

    def text(self, x: float, y: float, said: object, cls: str | None = None) -> str:
        return text(x, y, said, self.kind(cls))

    def group(self, *inside: str, x: float = 0, y: float = 0, scale: float = 1, cls: str | None = None) -> str:
        return group(*inside, x=x, y=y, scale=scale, cls=self.kind(cls))

    def symbol(self, name: str, view_box: str, *inside: str, **attrs: object) -> str:
        return symbol(self.prefix + name, view_box, *inside, **attrs)

    def use(self, name: str, x: float, y: float, cls: str | None = None, **attrs: object) -> str:
        return use(self.prefix + name, x, y, self.kind(cls), **attrs)
