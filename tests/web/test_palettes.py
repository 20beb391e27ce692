"""People who see fewer colours tell the seats apart; in high contrast everything that is read stands out.

How they see is simulated by the matrices of Machado, Oliveira and Fernandes (2009); distances are those of OKLab.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest

import tablee
from tablee.web import shelf, weave

EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_LMS = ((0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566), (0.0883024619, 0.2817188376, 0.6299787005))  # fmt: skip  # noqa: E501
TO_LAB = ((0.2104542553, 0.793617785, -0.0040720468), (1.9779984951, -2.428592205, 0.4505937099), (0.0259040371, 0.7827717662, -0.808675766))  # fmt: skip  # noqa: E501
FAR_ENOUGH = 0.11  # in OKLab; red and green of a traffic light are 0.3 apart for those who see both
STATIC = Path(str(tablee.__file__)).parent / "web" / "static"
SEATS = ("blue", "red", "green", "violet", "gold", "charcoal")

Colour = tuple[float, ...]


def times(matrix: tuple[Colour, ...], colour: Colour) -> Colour:
    return tuple(sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)


def linear(code: str) -> Colour:
    parts = [int(code[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def seen(code: str, eyes: tuple[Colour, ...]) -> Colour:
    shown = tuple(min(1.0, max(0.0, part)) for part in times(eyes, linear(code)))
    return times(TO_LAB, tuple(part ** (1 / 3) for part in times(TO_LMS, shown)))


def contrast(one: str, two: str) -> float:
    low, high = sorted(sum(times(((0.2126, 0.7152, 0.0722),), linear(code))) for code in (one, two))
    return (high + 0.05) / (low + 0.05)


def tokens(name: str, dark: bool) -> dict[str, str]:
    """The colours of a palette by what they are for."""
    found: dict[str, str] = {}
    sheets = [(STATIC / "tokens.css").read_text(encoding="utf-8")]
    sheets += re.findall(r"(\[data-palette=[^{]*\{[^}]*\})", (STATIC / "palettes.css").read_text(encoding="utf-8"))
    for sheet in sheets:
        if sheet.startswith("[") and f'"{name}"' not in sheet.partition("{")[0]:
            continue
        for key, light, night in re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", sheet):
            found[key] = night if dark else light
    return found


def closest(colours: Mapping[str, str]) -> tuple[float, str, str, str]:
    return min(
        (math.dist(seen(colours[one], eyes), seen(colours[two], eyes)), one, two, name)
        for name, eyes in EYES.items()
        for one, two in combinations(colours, 2)
    )


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("palette", ["clear", "contrast"])
def test_seats_are_told_apart_by_all_eyes(palette: str, dark: bool) -> None:
    found = tokens(palette, dark)
    assert closest({seat: found[f"seat-{seat}"] for seat in SEATS})[0] > FAR_ENOUGH


@pytest.mark.parametrize("game", ["agora", "balconia"])
@pytest.mark.parametrize("at", [1, 2])
def test_colours_of_a_game_of_its_own_are_told_apart_too(game: str, at: int) -> None:
    sheet = (STATIC.parents[1] / "games" / game / "board.css").read_text(encoding="utf-8")
    found = {name: pair[at - 1] for name, *pair in re.findall(rf"--{game}-(\w+): light-dark\((#\w+), (#\w+)\)", sheet)}
    if game == "agora":
        found |= {"blue": tokens("clear", at == 2)["seat-blue"], "white": "#F4F1EA"}
    assert len(found) == {"agora": 5, "balconia": 2}[game]
    assert closest(found)[0] > FAR_ENOUGH


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("palette", ["warm", "clear", "contrast"])
def test_what_is_read_stands_out(palette: str, dark: bool) -> None:
    found, least = tokens(palette, dark), 7.0 if palette == "contrast" else 4.5
    for ground in ("paper", "panel"):
        for ink in ("ink", "muted", "sea", "bad", "good"):
            assert contrast(found[ink], found[ground]) >= least, (ink, ground)
    assert contrast(found["on-accent"], found["accent"]) >= least
    outlined = {"gold"} if palette != "contrast" else set(SEATS)
    for seat in set(SEATS) - outlined:
        assert contrast(found[f"seat-{seat}"], found["panel"]) >= 3, seat


def test_every_seat_of_every_game_has_a_weave() -> None:
    sheet = shelf.files()["site.css"].plain.decode()
    for colour in ("red", "gold", "garnet", "white", "pink", "turquoise"):
        assert f'id="weave-{colour}"' in weave.sprite()
        assert f"fill: url(#weave-{colour})" in sheet
    shapes = list(weave.WEAVES)
    assert len(shapes) == len({weave.WEAVES[shape] for shape in shapes}) == 6
