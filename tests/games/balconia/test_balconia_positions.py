"""Positions as text: what is written can be read again, and nothing that cannot be gets in."""

from __future__ import annotations

import json
from itertools import product

import pytest
from facades import COMBINATIONS, edition, new_game

from tablee.engine.luck import Rng, seeded
from tablee.engine.values import Malformed
from tablee.games.balconia import GAME
from tablee.games.balconia.rules.state import Balconia

FIFTEEN = ", ".join(f"{number}a {cell}{floor}" for number, (cell, floor) in enumerate(product("ABCDE", "234"), start=1))
FOURTEEN = FIFTEEN.rpartition(",")[0]
NO_POSITIONS = {
    "doors Z=1": "doors",
    "doors C=4": "doors",
    "doors": "doors",
    "doors A=1 A=2": "doors",
    "doors A=1 C=1": "doors",
    "doors A=1 C=2": "doors",
    "doors C=1; fill full25": "doors",
    "doors A=1 C=2; fill full25": "doors",
    "doors A=1 C=2 E=3; fill full23": "doors",
    "doors C=1; doors C=1": "doors",
    "built 23a C2": "built",
    "built 1a": "built",
    "built 1a C2 C3": "built",
    "built 1a C6": "built",
    "built 1a C2, 1b C3": "built",
    "built 1a C2, 2a C2": "built",
    "built 1a C1": "built",
    f"built {FIFTEEN}": "built",
    "tokens 1 1": "tokens",
    "tokens x": "tokens",
    "tokens 23": "tokens",
    "tokens -1": "tokens",
    "tokens 1; built 1a C2": "tokens",
    "kept ac": "kept",
    "kept": "kept",
    "kept ab; kept bc": "kept",
    f"kept ab; built {FOURTEEN}": "kept",
    "fill most": "fill",
    "placement": "placement",
    "memory_aid on": "memory_aid",
    "turquoise 2": "turquoise",
    "turquoise -1": "turquoise",
    "building x": "building",
    "building": "building",
    "nonsense": "nonsense",
}


@pytest.mark.parametrize("text", NO_POSITIONS)
def test_what_is_no_position_is_refused_and_the_clause_named(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        GAME.from_position(text)
    assert f"‘{NO_POSITIONS[text]}’" in caught.value.told("en")
    assert f"«\u00a0{NO_POSITIONS[text]}\u00a0»" in caught.value.told("fr").replace("« ", "«\u00a0").replace(
        " »", "\u00a0»"
    )


def test_positions_survive_a_round_trip() -> None:
    for number, options in enumerate(COMBINATIONS[::7]):
        state, rng = new_game(number, turquoise=number % 2, **options), seeded(number)
        while seat := state.acting():
            again = GAME.from_position(GAME.position(state))
            assert GAME.position(again) == GAME.position(state)
            assert again.points() == state.points()
            assert again.codes(seat[0]) == state.codes(seat[0])
            state.play(seat[0], state.draw(seat[0], rng))


VALUES = {
    "doors": ("C=1", "A=2", "A=1 C=3 E=2", "B=1 C=2 D=3", "C=1 D=2", "E=4", ""),
    "fill": ("no", "full25", "full23", "all"),
    "placement": ("adjacent", "free", "x"),
    "door_support": ("first", "always", ""),
    "memory_aid": ("off", "open", "1"),
    "turquoise": ("0", "1", "2"),
    "tokens": ("4 9", "22", "1 2 3 4 5", "0", "7 7", ""),
    "kept": ("ab", "da", "ac"),
    "building": (json.dumps(edition()), "{}"),
}


def any_text(rng: Rng) -> str:
    """Some clauses with some values, about half of them sound."""
    said = [f"{word} {values[rng.below(len(values))]}" for word, values in VALUES.items() if rng.below(3) == 0]
    stands = [
        f"{1 + rng.below(22)}{'abcd'[rng.below(4)]} {'ABCDE'[rng.below(5)]}{1 + rng.below(5)}" for _ in range(rng.below(5))
    ]
    return "; ".join([*said, f"built {', '.join(stands)}"] if stands else said)


def played_out(state: Balconia, rng: Rng) -> None:
    census, decisions = GAME.census(state), 0
    while acting := state.acting():
        (seat,) = acting
        code = int(state.draw(seat, rng))
        assert code in state.codes(seat)
        assert GAME.why_not(state, seat, GAME.decode(code)) is None
        state.play(seat, code)
        assert GAME.census(state) == census
        decisions += 1
    assert decisions <= GAME.longest
    assert sorted(state.ranks()) in ([1, 1], [1, 2])


@pytest.mark.rule("BAL-47", "BAL-133")
def test_bal_47_any_text_is_refused_or_a_game_that_can_be_played_out() -> None:
    rng, sound = seeded("any text"), 0
    for _ in range(400):
        text = any_text(rng)
        try:
            state = GAME.from_position(text)
        except Malformed:
            continue
        sound += 1
        assert GAME.position(GAME.from_position(GAME.position(state))) == GAME.position(state)
        played_out(state, rng)
    assert sound > 40
