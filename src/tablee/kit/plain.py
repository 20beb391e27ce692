"""A picture as any program can draw it: no symbols, no sheets, no variables, only shapes with their colours.

Browsers draw our pictures with the page's sheets; whoever turns them into pixels, or opens them in a drawing program, knows
little of those. Here everything is worked out as a browser would: which rule counts for an element, what it inherits, and
what a symbol becomes at the place where it is used.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tablee.engine.game import AnyGame
from tablee.kit import shapes
from tablee.kit.css import SHORT_FONT, names_in, plain

SVG: Final = "http://www.w3.org/2000/svg"
PAINTED: Final = frozenset(
    {
        "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
        "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "display", "visibility",
        "color", "font-family", "font-size", "font-weight", "text-anchor", "letter-spacing", "paint-order",
        "mix-blend-mode", "stop-color", "stop-opacity", "dominant-baseline", "clip-path", "clip-rule", "mask",
    }
)  # fmt: skip
MEASURES: Final = frozenset({"x", "y", "r", "rx", "ry", "cx", "cy", "width", "height"})  # lengths that a sheet may say ...
MEASURED: Final = frozenset({"rect", "circle", "ellipse"})  # ... of these
SHARED: Final = frozenset({"pattern", "linearGradient", "radialGradient", "clipPath", "mask", "filter"})  # found by name
UNSEEN: Final = frozenset({"title", "desc", "style", "symbol", "script"})
UNITS: Final = re.compile(r"(-?[\d.]+)(px|deg)")
NAMED: Final = re.compile(r"url\(#([^)\"']+)\)")
VIEW_BOX: Final = re.compile(r'viewBox="([^"]+)"')

Declared = tuple[tuple[str, str], ...]  # what sheets say of an element, the weakest first


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is drawn."""

    dark: bool = False
    palette: str = ""  # as data-palette on a page


DAYLIGHT: Final = Look()


@dataclass(slots=True)
class Styled:
    """An element with what the sheets say of it."""

    tag: str
    attributes: dict[str, str]
    text: str
    declared: Declared
    inside: list[Styled] = field(default_factory=list)


Frame = tuple[float, float, float, float]  # left, top, width, height


def plain_picture(game: AnyGame, picture: str, look: Look = DAYLIGHT, frame: Frame | None = None) -> str:
    """One svg element of a game, with all it needs, on paper: its own frame of it, or the one that is given."""
    symbols = symbols_of(game, look)
    root = styled(game, picture, look)
    if frame is not None:
        root.attributes["viewBox"] = " ".join(f"{length:g}" for length in frame)
    own = {one.attributes["id"]: one for one in everything(root) if "id" in one.attributes}
    return Plainer({**symbols, **own}, look).document(root)


def frame_of(picture: str) -> Frame:
    """Of one svg element."""
    found = VIEW_BOX.search(picture)
    assert found is not None, "a picture says how large it is"
    left, top, width, height = map(float, found[1].split())
    return left, top, width, height


def frame_of_all(pictures: Iterable[str]) -> Frame:
    """The smallest frame with room for each of them: boards of some games grow."""
    frames = [frame_of(one) for one in pictures]
    left, top = min(one[0] for one in frames), min(one[1] for one in frames)
    right, bottom = max(one[0] + one[2] for one in frames), max(one[1] + one[3] for one in frames)
    return left, top, right - left, bottom - top


# What the sheets say ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def matcher_of(game: AnyGame) -> Any:
    """The sheets of the house and of a game, ready to be asked about elements."""
    import cssselect2
    import tinycss2

    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet("\n".join(game.face.style_sheets()), skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":  # other screens, moving pictures
            continue
        said = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
        declared = tuple((one.name, tinycss2.serialize(one.value).strip()) for one in said if one.type == "declaration")
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:  # states of a control, which no picture has
            continue
        for selector in selectors:
            if selector.pseudo_element is None:
                matcher.add_selector(selector, declared)
    return matcher


def styled(game: AnyGame, markup: str, look: Look) -> Styled:
    import cssselect2

    matcher = matcher_of(game)
    root = ElementTree.fromstring(markup)  # noqa: S314  # drawn by our own code
    if look.palette:
        root.set("data-palette", look.palette)

    def dressed(element: Any) -> Styled:
        node: Element = element.etree_element
        said = tuple(one for *_, declared in matcher.match(element) for one in declared)
        inside = [dressed(child) for child in element.iter_children()]
        return Styled(
            local(node.tag), {local(name): value for name, value in node.attrib.items()}, node.text or "", said, inside
        )

    return dressed(cssselect2.ElementWrapper.from_xml_root(root))


def local(name: str) -> str:
    return name.rpartition("}")[2]


@lru_cache(maxsize=32)
def symbols_of(game: AnyGame, look: Look) -> dict[str, Styled]:
    """All that pictures of a game use again and again, by name."""
    sprites = (shapes.sprite(), game.face.sprite())
    trees = (styled(game, sprite, look) for sprite in sprites if sprite)
    return {one.attributes["id"]: one for tree in trees for one in everything(tree) if "id" in one.attributes}


def everything(root: Styled) -> Iterator[Styled]:
    yield root
    for child in root.inside:
        yield from everything(child)


# Working it out -----------------------------------------------------------------------------------------------------------


class Plainer:
    def __init__(self, named: dict[str, Styled], look: Look) -> None:
        self._named = named
        self._look = look
        self._asked: list[str] = []  # names of what has to be put beside the shapes
        self._root: dict[str, str] = {}

    def document(self, root: Styled) -> str:
        drawn = Element("svg", {"xmlns": SVG, "viewBox": root.attributes["viewBox"]})
        _, _, drawn.attrib["width"], drawn.attrib["height"] = root.attributes["viewBox"].split()
        values, style = self._worked_out(root, {})
        self._root = values
        drawn.set("style", written(style))
        drawn.append(ground(root.attributes["viewBox"], values))
        for child in root.inside:
            self._draw(drawn, child, values)
        beside = Element("defs")
        for name in self._asked:  # grows while they are drawn: they may ask for others
            self._draw(beside, self._named[name], self._root, shared=True)
        drawn.insert(0, beside)
        return ElementTree.tostring(drawn, encoding="unicode")

    def _draw(self, into: Element, one: Styled, values: dict[str, str], shared: bool = False) -> None:
        if one.tag in UNSEEN or (one.tag in SHARED and not shared):
            return
        values, style = self._worked_out(one, values)
        if (style.get("display") == "none" or style.get("opacity") == "0") and not shared:
            return
        if one.tag == "use":
            self._used(into, one, values, style)
            return
        drawn = ElementTree.SubElement(into, one.tag, self._attributes(one, style, keep=shared))
        drawn.text = one.text or None
        drawn.tail = ""
        for child in one.inside:
            self._draw(drawn, child, values, shared and child.tag in SHARED)

    def _used(self, into: Element, one: Styled, values: dict[str, str], style: dict[str, str]) -> None:
        """A symbol in its place: it inherits from there."""
        target = self._named.get(one.attributes.get("href", "").removeprefix("#"))
        if target is None:
            return
        place = ElementTree.SubElement(into, "g", self._attributes(one, style))
        for name in ("x", "y", "width", "height", "href"):
            place.attrib.pop(name, None)
        x, y = one.attributes.get("x", "0"), one.attributes.get("y", "0")
        if target.tag not in ("symbol", "svg"):
            if (x, y) != ("0", "0"):
                place.set("transform", f"{place.get('transform', '')} translate({x} {y})".strip())
            self._draw(place, target, values)
            return
        values, style = self._worked_out(target, values)
        inner = ElementTree.SubElement(place, "g", self._attributes(target, style) | {"transform": fitted(one, target)})
        for name in ("viewBox", "preserveAspectRatio", "width", "height"):
            inner.attrib.pop(name, None)
        for child in target.inside:
            self._draw(inner, child, values)

    def _attributes(self, one: Styled, style: dict[str, str], keep: bool = False) -> dict[str, str]:
        dropped = {"class", "style", "href", "tabindex", "role", *(() if keep else ("id",))}
        found = {
            name: value
            for name, value in one.attributes.items()
            if name not in dropped and not name.startswith(("data-", "aria-")) and name not in style
        }
        if keep and "href" in one.attributes:
            found["href"] = one.attributes["href"]
            self._ask(one.attributes["href"].removeprefix("#"))
        for name in (*MEASURES, "transform"):
            if name in style:
                found[name] = UNITS.sub(r"\1", style.pop(name))
        if said := written(style):
            found["style"] = said
        for value in (*style.values(), *found.values()):
            for name in NAMED.findall(value):
                self._ask(name)
        return found

    def _ask(self, name: str) -> None:
        if name in self._named and name not in self._asked:
            self._asked.append(name)

    def _worked_out(self, one: Styled, values: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
        """The variables that count for an element and all inside it, and what it is painted with."""
        said = dict(one.declared)
        if own := {name: value for name, value in said.items() if name.startswith("--")}:
            values = dict(values)
            for name, value in own.items():
                found = self._plain(value, {**values, **{k: v for k, v in own.items() if k != name}})
                if found is not None:
                    values[name] = found
        style: dict[str, str] = {}
        for name, value in said.items():
            if name == "font":
                self._font(style, value, values)
            elif name in PAINTED or name == "transform" or (name in MEASURES and one.tag in MEASURED):
                if (found := self._plain(value, values)) is not None:
                    style.pop(name, None)
                    style[name] = found
        return values, style

    def _font(self, style: dict[str, str], value: str, values: dict[str, str]) -> None:
        read = SHORT_FONT.fullmatch(self._plain(value, values) or "")
        if read is not None:
            style |= {"font-size": read["size"], "font-weight": read["weight"] or "400", "font-family": read["family"]}

    def _plain(self, value: str, values: dict[str, str]) -> str | None:
        if "(" not in value:
            return value
        known: dict[str, str] = {}
        waiting = list(names_in(value))
        while waiting:
            name = waiting.pop()
            if name in values and name not in known:
                known[name] = values[name]
                waiting += names_in(values[name])
        return plain(value, tuple(sorted(known.items())), self._look.dark)


def fitted(place: Styled, symbol: Styled) -> str:
    """How a symbol comes to fill its place, as large as it can be and in the middle. What reaches beyond is not cut off:
    a picture with a hundred symbols would need as many stencils."""
    told = {**symbol.attributes, **place.attributes}
    x, y = float(told.get("x", 0)), float(told.get("y", 0))
    left, top, wide, high = map(float, symbol.attributes.get("viewBox", "0 0 1 1").split())
    if "viewBox" not in symbol.attributes or not {"width", "height"} <= told.keys():
        return f"translate({x:g} {y:g})"
    width, height = float(told["width"]), float(told["height"])
    across, down = width / wide, height / high
    if told.get("preserveAspectRatio") != "none":
        across = down = max(across, down) if "slice" in told.get("preserveAspectRatio", "") else min(across, down)
    x, y = x + (width - across * wide) / 2 - across * left, y + (height - down * high) / 2 - down * top
    return f"matrix({across:g} 0 0 {down:g} {x:g} {y:g})"


def written(style: dict[str, str]) -> str:
    return ";".join(f"{name}:{value}" for name, value in style.items() if name != "display")


def ground(view_box: str, values: dict[str, str]) -> Element:
    """The paper it is printed on."""
    x, y, width, height = view_box.split()
    return Element("rect", {"x": x, "y": y, "width": width, "height": height, "fill": values.get("--paper", "#fff")})
