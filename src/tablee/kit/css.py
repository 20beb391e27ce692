"""What our sheets say in words that only browsers know, said plainly: variables, light and dark, mixed colours."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

Values = Mapping[str, str]  # of custom properties, by name

CALL: Final = re.compile(r"(var|light-dark|color-mix)\(")
SHORT_FONT: Final = re.compile(
    r"(?:(?P<style>italic|oblique)\s+)?(?:(?P<weight>\d{3}|bold|normal)\s+)?(?P<size>[\d.]+)(?:px)?(?:/\S+)?\s+(?P<family>.+)"
)


class Colour(NamedTuple):
    """Red, green, blue and how much of it covers what lies below, from 0 to 1."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0

    def __str__(self) -> str:
        parts = (self.red, self.green, self.blue, *((self.alpha,) if self.alpha < 1 else ()))
        return "#" + "".join(f"{round(255 * min(max(part, 0.0), 1.0)):02x}" for part in parts)


NAMED: Final = {"transparent": Colour(0, 0, 0, 0), "white": Colour(1, 1, 1), "black": Colour(0, 0, 0)}


@lru_cache(maxsize=4096)
def plain(value: str, known: tuple[tuple[str, str], ...], dark: bool) -> str | None:
    """A value without variables, in daylight or in the dark; None where a variable is missing, so that it says nothing."""
    values = dict(known)
    try:
        return resolved(value, values, dark)
    except KeyError:
        return None


def names_in(value: str) -> tuple[str, ...]:
    """The variables a value asks for."""
    return tuple(re.findall(r"var\(\s*(--[\w-]+)", value))


def resolved(value: str, values: Values, dark: bool) -> str:
    """Raises `KeyError` for a variable that nobody has set."""
    while found := CALL.search(value):
        start, end = found.end(), closing(value, found.end())
        said = MEANINGS[found[1]](parts_of(value[start:end]), values, dark)
        value = value[: found.start()] + said + value[end + 1 :]
    return value.strip()


def closing(text: str, start: int) -> int:
    """Where the bracket ends that was opened just before."""
    depth = 1
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return at
    raise ValueError(f"no end: {text}")


def parts_of(text: str) -> list[str]:
    """What stands between commas, whatever is in brackets."""
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append(text[start:at].strip())
            start = at + 1
    return [*parts, text[start:].strip()]


def variable(parts: list[str], values: Values, dark: bool) -> str:
    if (found := values.get(parts[0])) is not None:
        return found
    if len(parts) == 1:
        raise KeyError(parts[0])
    return resolved(", ".join(parts[1:]), values, dark)


def by_day(parts: list[str], values: Values, dark: bool) -> str:
    return resolved(parts[1 if dark else 0], values, dark)


def mixed(parts: list[str], values: Values, dark: bool) -> str:
    """`color-mix(in oklab, …)`: our sheets know no other way of mixing."""
    (one, first), (other, second) = (shared(resolved(part, values, dark)) for part in parts[1:])
    if first is None:
        first = 1.0 - second if second is not None else 0.5
    return str(mix(one, other, first / (first + (1.0 - first if second is None else second))))


def shared(text: str) -> tuple[Colour, float | None]:
    colour, _, share = text.rpartition(" ")
    return (read_colour(colour), float(share.rstrip("%")) / 100) if share.endswith("%") else (read_colour(text), None)


MEANINGS: Final[dict[str, Callable[[list[str], Values, bool], str]]] = {
    "var": variable,
    "light-dark": by_day,
    "color-mix": mixed,
}


# Colours ------------------------------------------------------------------------------------------------------------------


def read_colour(text: str) -> Colour:
    """Hexadecimal, in any of its four lengths, or one of a few names."""
    if text in NAMED:
        return NAMED[text]
    digits = text.removeprefix("#")
    wide = digits if len(digits) > 4 else "".join(2 * digit for digit in digits)
    return Colour(*(int(wide[at : at + 2], 16) / 255 for at in range(0, len(wide), 2)))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """So much of one, the rest of the other, as people see it: by lightness and two pairs of opposite colours (Oklab)."""
    alpha = share * one.alpha + (1 - share) * other.alpha
    if not alpha:
        return NAMED["transparent"]
    pairs = zip(to_lab(one), to_lab(other), strict=True)
    blended = [(share * one.alpha * a + (1 - share) * other.alpha * b) / alpha for a, b in pairs]
    return from_lab(blended[0], blended[1], blended[2], alpha)


def to_lab(colour: Colour) -> tuple[float, float, float]:
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3])
    cone_l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    cone_m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    cone_s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * cone_l + 0.7936177850 * cone_m - 0.0040720468 * cone_s,
        1.9779984951 * cone_l - 2.4285922050 * cone_m + 0.4505937099 * cone_s,
        0.0259040371 * cone_l + 0.7827717662 * cone_m - 0.8086757660 * cone_s,
    )


def from_lab(light: float, a: float, b: float, alpha: float) -> Colour:
    cone_l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    cone_m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    cone_s = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = [
        4.0767416621 * cone_l - 3.3077115913 * cone_m + 0.2309699292 * cone_s,
        -1.2684380046 * cone_l + 2.6097574011 * cone_m - 0.3413193965 * cone_s,
        -0.0041960863 * cone_l - 0.7034186147 * cone_m + 1.7076147010 * cone_s,
    ]
    red, green, blue = (12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in parts)
    return Colour(red, green, blue, alpha)
