"""A whole position for those who cannot see it, in sentences that travel by themselves.

What changes together stands together, and the long list of the heap at the end: of two versions only what lies between
their common beginning and their common end is sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tablee.games.pueblo.face.scene import PuebloScene, voice
from tablee.games.pueblo.face.speech import (
    amount,
    auction_in_words,
    cell_in_words,
    colour,
    phase,
    reserve_in_words,
    stones_standing,
    stop_in_words,
)
from tablee.games.pueblo.face.stacks import Heap, stacks
from tablee.games.pueblo.rules.geometry import RING, cell_name


def sentences(scene: PuebloScene) -> tuple[str, ...]:
    """First what every move changes."""
    return (*course(scene), *reserves(scene), *ground(scene.lang, scene.view.sacred), *built(scene))


def course(scene: PuebloScene) -> Iterator[str]:
    """How far the game is, whose turn it is, where the chief stands and may go."""
    view = scene.view
    yield scene.say("words-phase", phase=phase(scene))
    if not view.over:
        yield scene.say("words-turn", colour=colour(scene.lang, view.actor))
    yield points_in_words(scene.lang, view.points)
    yield scene.say("words-chief", ring=view.chief)
    for steps, bill in enumerate(scene.bills, start=1):
        stop = stop_in_words(scene.lang, (view.chief + steps) % RING, steps, bill)
        yield stop[0].upper() + stop[1:]
    if view.advanced:
        yield auction_in_words(scene)
    yield scene.say("words-stones", count=stones_standing(scene))


@lru_cache(maxsize=4096)
def points_in_words(lang: str, points: tuple[int | None, ...]) -> str:
    amounts = (amount(lang, seat, paid or 0) for seat, paid in enumerate(points))
    return voice(lang).say("words-points", amounts=voice(lang).listing(amounts))


def reserves(scene: PuebloScene) -> Iterator[str]:
    view = scene.view
    for seat in range(view.seats):
        kept = reserve_in_words(scene.lang, view.reserve[seat], view.reserve[view.seats + seat], scene.aside)
        yield scene.say("words-reserve", colour=colour(scene.lang, seat), reserve=kept)


@lru_cache(maxsize=1024)
def ground(lang: str, sacred: tuple[int, ...]) -> tuple[str, ...]:
    """The sacred places, if there are any."""
    cells = voice(lang).listing(map(cell_name, sacred))
    return (voice(lang).say("words-sacred", cells=cells, count=len(sacred)),) if sacred else ()


def built(scene: PuebloScene) -> tuple[str, ...]:
    return cells_in_words(scene.lang, scene.heap, scene.dismantling)


@lru_cache(maxsize=1024)
def cells_in_words(lang: str, heap: Heap, dismantling: bool) -> tuple[str, ...]:
    """One sentence about all cells that are built on, cut after each of them."""
    said = [
        cell_in_words(lang, cell, stack[-1], len(stack), False, dismantling)  # nobody builds on a sacred place
        for cell, stack in enumerate(stacks(heap))
        if stack
    ]
    if not said:
        return ()
    before, _, after = voice(lang).say("words-cells", cells="\n").partition("\n")
    cut = [f"{one};" for one in said[:-1]] + [f"{said[-1]}{after}"]
    return (before + cut[0], *cut[1:])
