"""What the Agora tests say often: positions, moves, refusals, loaded dice, and the specification of a legal pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import TypeAlias

import pytest

from tablee.engine.luck import Dice, Rng
from tablee.engine.match import ACTING, Deal, Match, placed
from tablee.engine.values import Mistake, Refusal
from tablee.games.agora import GAME
from tablee.games.agora.rules.actions import Action
from tablee.games.agora.rules.city import BORDERS
from tablee.games.agora.rules.state import Agora
from tablee.games.agora.rules.view import AgoraView, view

AgoraMatch: TypeAlias = Match[Agora, Action, AgoraView]
B, G, T, O, W = range(5)  # noqa: E741  # olive


class Loaded(Dice):
    """Dice that fall as told."""

    def __init__(self, *falls: int) -> None:
        super().__init__()
        self.falls = list(falls)

    def below(self, bound: int) -> int:
        self.drawn += 1
        fall = self.falls.pop(0)
        assert 0 <= fall < bound
        return fall

    def copy(self) -> Loaded:
        twin = Loaded(*self.falls)
        twin.drawn = self.drawn
        return twin


def at(text: str) -> Agora:
    return placed(GAME, text).state


def match_from(state: Agora) -> AgoraMatch:
    """A match that begins here, by the dice of the state."""
    return Match(GAME, Deal(int(state.seats), {}), state)


def legal(state: Agora) -> set[str]:
    return {GAME.write(action) for action in match_from(state).legal()}


def do(state: Agora, *texts: str) -> Agora:
    """The state after the acting seats did this, one after the other."""
    return match_from(state).play(texts).state


def refusal(state: Agora, text: str, seat: int = ACTING) -> Refusal:
    """Why the acting seat, or another, may not do this; it changes nothing to ask."""
    before = GAME.position(state)
    found = match_from(state).why_not(text, seat)
    assert GAME.position(state) == before
    assert found is not None, f"{text} is legal"
    assert found.told("en")
    assert found.told("fr")
    return found


def rule(state: Agora, text: str, seat: int = ACTING) -> str:
    return refusal(state, text, seat).rule


def mistake(call: Callable[..., object], *args: object) -> str:
    """The sentence of the mistake that a call makes; it has another one in French."""
    with pytest.raises(Mistake) as caught:
        call(*args)
    assert caught.value.told("fr") != caught.value.told("en")
    return str(caught.value)


def seen(state: Agora, seat: int | None = None) -> AgoraView:
    return view(state, seat)


def imagined(view: AgoraView, rng: Rng) -> Agora:
    """A world that fits a view."""
    world = GAME.sampler(view).world(rng)
    assert isinstance(world, Agora)
    return world


def walkers(state: Agora, district: str) -> str:
    """The walkers of a district as a position writes them."""
    text = next((part for part in map_text(state) if part.startswith(district)), district)
    return text[3:]


def map_text(state: Agora) -> list[str]:
    clause = next((one for one in GAME.position(state).split("; ") if one.startswith("map ")), "map ")
    return clause[4:].split(", ")


# Phase 3 as the specification says it: all unordered pairs, judged one by one ---------------------------------------------

Walker = tuple[int, str, str]  # colour, from, to


def pairs_offered(state: Agora) -> set[tuple[str, str]]:
    """The unordered pairs that the two steps of the engine allow."""
    found = set()
    for first in legal(state):
        for second in legal(do(state, first)):
            found.add((min(first, second), max(first, second)))
    return found


def pairs_specified(state: Agora) -> set[tuple[str, str]]:
    """AGO-35, AGO-36, AGO-39, AGO-41, AGO-45, AGO-66 read aloud."""
    standing, count = boards(state)
    moves = steps_of(state, standing)
    found = set()
    for one, other in combinations_with_replacement(moves, 2):
        if one[:2] == other[:2] and standing[one[1], one[0]] < 2:
            continue
        if state.rules.strict:
            fits = any(untied(count, a) and untied(count, a, b) for a, b in ((one, other), (other, one)))
        else:
            fits = untied(count, one, other)
        if fits:
            texts = sorted((move_text(one), move_text(other)))
            found.add((texts[0], texts[1]))
    return found


def singles_specified(state: Agora) -> set[str]:
    """AGO-43: what may be moved alone where no pair exists."""
    standing, count = boards(state)
    return {move_text(move) for move in steps_of(state, standing) if untied(count, move)}


def steps_of(state: Agora, standing: Counter[tuple[str, int]]) -> list[Walker]:
    """Every step a standing walker could make, ties aside (AGO-36, AGO-39, AGO-45)."""
    return [
        (colour, start, goal)
        for (start, colour), here in standing.items()
        if here
        for goal in BORDERS[start].split()
        if not state.last_round() or colour == state.seat
    ]


def boards(state: Agora) -> tuple[Counter[tuple[str, int]], Counter[tuple[str, int]]]:
    standing: Counter[tuple[str, int]] = Counter()
    count: Counter[tuple[str, int]] = Counter()
    for code, crowds in zip(BORDERS, seen(state, int(state.seat)).crowds, strict=True):
        for crowd in crowds:
            standing[code, crowd.colour] = crowd.standing
            count[code, crowd.colour] = crowd.size
    return standing, count


def untied(count: Counter[tuple[str, int]], *moves: Walker) -> bool:
    """Whether no district has a tied first place after these moves."""
    after = Counter(count)
    for colour, start, goal in moves:
        after[start, colour] -= 1
        after[goal, colour] += 1
    for code in BORDERS:
        here = [after[code, colour] for colour in range(5)]
        if max(here) and here.count(max(here)) > 1:
            return False
    return True


def move_text(move: Walker) -> str:
    colour, start, goal = move
    return f"move {'BGTOW'[colour]}@{start} {goal}"
