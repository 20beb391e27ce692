"""A seat's reserve as pictures: whole blocks, the broken one split, the lone stone, and what is put aside for phase two."""

from __future__ import annotations

from typing import Final

from tablee.engine.values import Seat
from tablee.games.pueblo.face.heap import turned
from tablee.games.pueblo.face.scene import Scene, colour
from tablee.games.pueblo.face.speech import reserve_in_words
from tablee.games.pueblo.rules.geometry import ARMS, GROUNDS, GROWTH
from tablee.games.pueblo.rules.state import COLOURS
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit import cubes
from tablee.kit.svg import escape

SIZE: Final = 48  # of a block
STEP: Final = 31  # blocks stand close together,
CLOSE: Final = 22  # closer still when two players share all stones
ALONE: Final = 40  # after a single stone
GAP: Final = 12  # before what is put aside


def hand(scene: Scene, seat: Seat) -> str:
    view = scene.view
    pieces, aside = in_reserve(view, seat), scene.aside
    step = STEP if view.seats > 2 else CLOSE
    drawn, x = "", 0
    for name in pieces:
        drawn += f'<use href="#pueblo-{name}" x="{x}" width="{SIZE}" height="{SIZE}"/>'
        x += step if name == "block" else ALONE
    x += GAP if aside and pieces else 0
    if aside:
        later = (f'<use href="#pueblo-block" x="{x + k * step}" width="{SIZE}" height="{SIZE}"/>' for k in range(aside))
        drawn += f'<g class="aside">{"".join(later)}</g>'
        x += aside * step
    left = view.reserve[seat] + view.reserve[view.seats + seat]
    picture = (
        f'<svg class="pueblo reserve {COLOURS[seat]}" viewBox="0 0 {x + 18} {SIZE}" '
        f'role="img" aria-label="{escape(reserve_in_words(scene, seat))}">{drawn}</svg>'
    )
    return (
        f'<span class="pueblo-hand">{picture if drawn else ""}'
        f'<span class="small muted">{escape(scene.say("stones-left", count=left + 2 * aside))}</span></span>'
    )


def in_reserve(view: PuebloView, seat: Seat) -> list[str]:
    """What to set next comes first. The kind that is ahead is the lone stone or half of a block (PUE-16, PUE-18)."""
    coloured, neutral = view.reserve[seat], view.reserve[view.seats + seat]
    first = []
    if coloured > neutral:
        untouched = not any(stone.owner == seat for stone in view.stones)
        first = ["lone" if untouched else "broken-own"]
    elif neutral > coloured:
        first = ["broken-neutral"]
    return first + ["block"] * min(coloured, neutral)


def small_stone(owner: Seat | None, opening: int, posture: int, turn: int) -> str:
    """One stone by itself, for a button."""
    places = (ARMS[opening][0], (0, 0), ARMS[opening][1])
    spots = [turned(place, turn) for place in places]
    left, back = min(i for i, _ in spots), min(j for _, j in spots)
    stone = cubes.Solid(
        colour(owner),
        tuple(
            (i - left, j - back, base + level)
            for (i, j), base, growth in zip(spots, GROUNDS[posture], GROWTH[posture], strict=True)
            for level in range(1, growth + 1)
        ),
    )
    drawn = cubes.pile(cubes.fill([stone]))
    return f'<svg class="pueblo stone" viewBox="-68 -46 136 136" aria-hidden="true">{drawn}</svg>'
