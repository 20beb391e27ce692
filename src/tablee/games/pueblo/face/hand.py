"""A seat's reserve as pictures: whole blocks, the broken one split, the lone stone, and what is put aside for phase two."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from tablee.engine.values import Seat
from tablee.games.pueblo.face import cubes
from tablee.games.pueblo.face.scene import PuebloScene, owner_class, voice
from tablee.games.pueblo.face.speech import reserve_in_words
from tablee.games.pueblo.face.turned import turned
from tablee.games.pueblo.rules.geometry import ARMS, GROUNDS, GROWTH, POSTURES
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.svg import escape, tag

SIZE: Final = 48  # of a block
STRIDE: Final = 31  # blocks stand close together,
CLOSE: Final = 22  # closer still when two players share all stones
ALONE: Final = 40  # after a single stone
GAP: Final = 12  # before what is put aside


def hands(scene: PuebloScene) -> tuple[str, ...]:
    """What lies before each seat."""
    return hands_drawn(scene.lens.lang, scene.view.reserve, scene.aside, scene.heap.begun)


@lru_cache(maxsize=2048)
def hands_drawn(lang: str, reserve: tuple[int, ...], aside: int, begun: frozenset[int]) -> tuple[str, ...]:
    """By the seats that have set a stone of their colour."""
    seats = len(reserve) // 2
    kinds = enumerate(zip(reserve[:seats], reserve[seats:], strict=True))
    return tuple([hand(lang, seats, seat, *stones, aside, seat in begun) for seat, stones in kinds])


@lru_cache(maxsize=4096)
def hand(lang: str, seats: int, seat: Seat, coloured: int, neutral: int, aside: int, begun: bool) -> str:
    """What to set next comes first. The kind that is ahead is the lone stone or half of a block (PUE-16, PUE-18)."""
    first = "" if coloured == neutral else "broken-neutral" if neutral > coloured else "broken-own" if begun else "lone"
    pieces = [first] * bool(first) + ["block"] * min(coloured, neutral)
    stride = STRIDE if seats > 2 else CLOSE
    drawn, x = "", 0
    for name in pieces:
        drawn += part(name, x)
        x += stride if name == "block" else ALONE
    x += GAP if aside and pieces else 0
    if aside:
        drawn += tag("g", *(part("block", x + k * stride) for k in range(aside)), cls="aside")
        x += aside * stride
    said = reserve_in_words(lang, coloured, neutral, aside)
    cls = f"pueblo reserve {COLOURS[seat]}"
    picture = tag("svg", drawn, cls=cls, viewBox=f"0 0 {x + 18} {SIZE}", role="img", aria_label=said) if drawn else ""
    left = voice(lang).say("stones-left", count=coloured + neutral + 2 * aside)
    return tag("span", picture, tag("span", escape(left), cls="small muted"), cls="pueblo-hand")


def part(name: str, x: int) -> str:
    """A part of a reserve: a symbol of `figures.blocks`."""
    return f'<use href="#pueblo-{name}" x="{x}"/>' if x else f'<use href="#pueblo-{name}"/>'


@lru_cache(maxsize=512)
def small_stone(owner: Seat | None, opening: int, posture: int, turn: int) -> str:
    """One stone by itself, for a button; a quarter turn of the picture is one of the stone."""
    drawn = tag("use", href=f"#stone-{(opening + turn) % 4}-{posture}")
    return tag("svg", drawn, cls=f"pueblo stone {owner_class(owner)}", viewBox="-68 -46 136 136", aria_hidden="true")


def stone_symbols() -> Iterator[str]:
    """Stones in the colours of whoever uses them, by opening and posture."""
    for opening, posture in product(range(4), range(len(POSTURES))):
        drawn = cubes.whole(cubes.fill([cubes.Solid("own", stone_cubes(opening, posture))]))
        yield tag("g", drawn, id=f"stone-{opening}-{posture}", cls="pueblo stone")


def stone_cubes(opening: int, posture: int) -> tuple[cubes.Cube, ...]:
    """Counted from the far corner of what a stone needs."""
    spots = [turned(place, 0) for place in (ARMS[opening][0], (0, 0), ARMS[opening][1])]
    left, back = min(i for i, _ in spots), min(j for _, j in spots)
    return tuple(
        (i - left, j - back, base + level)
        for (i, j), base, growth in zip(spots, GROUNDS[posture], GROWTH[posture], strict=True)
        for level in range(1, growth + 1)
    )
