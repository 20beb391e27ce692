"""Laws of Balconia on random games: the fast count is the slow one, drawing is fair, what is listed is what is allowed."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from facades import any_building, new_game, points

from tablee.engine.luck import Rng, seeded
from tablee.games.balconia import GAME
from tablee.games.balconia.game import THREE_COLUMNS
from tablee.games.balconia.rules.actions import ADJACENT, OPPOSITE, Action, Keep, Place
from tablee.games.balconia.rules.blocks import PAIR
from tablee.games.balconia.rules.components import COUNTABLE, FORMS, LETTERS, POSITIONS, THINGS
from tablee.games.balconia.rules.count import door_points, tallies
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.sides import PINK, TURQUOISE
from tablee.games.balconia.rules.state import Balconia
from tablee.games.balconia.rules.view import side_of

EVERY_ACTION: list[Action] = [
    *map(Keep, (*ADJACENT, *OPPOSITE)),
    *(Place(face, cell) for face in range(4) for cell in range(25)),
]
VARIANTS = [
    {"placement": a, "door_column": b, "fill": c, "door_columns": d, "door_support": e, "memory_aid": f, "turquoise": g}
    for a, b, c, d, e, f, g in product(
        ("adjacent", "free"),
        ("C", "A", "B", "D", "E", "random"),
        ("no", "full25", "full23"),
        THREE_COLUMNS,
        ("first", "always"),
        ("off", "open"),
        (0, 1),
    )
]


def counts_agree(state: Balconia) -> None:
    """Every balcony and door, fast and slow."""
    for side in (TURQUOISE, PINK):
        own, other = side_of(state, side), side_of(state, 1 - side)
        slow = tallies(own)
        for cell, face in own.items():
            if face.score is None or face.score.form != "pair":
                assert state.balcony(side, cell) == slow[cell].points, (GAME.position(state), face.id)
        assert state.lovebirds(side) == sum(slow[cell].points for cell, face in own.items() if face.lovebird)
        doors = [building(state.rules.blocks.source).door(int(number), side) for number in state.rules.doors if number]
        assert state.door_points(side) == sum(door_points(door, own, other) for door in doors)
        assert sum(points(state, side).values()) + state.door_points(side) == state.total(side)


def play_through(options: dict[str, object], rng: Rng, *, every: int) -> None:
    state = GAME.open(2, options, rng)
    census, decisions = GAME.census(state), 0
    while acting := state.acting():
        (seat,) = acting
        state.play(seat, state.draw(seat, rng))
        decisions += 1
        assert GAME.census(state) == census
        if decisions % every == 0:
            counts_agree(state)
    counts_agree(state)
    assert decisions == 2 * state.rules.turns
    ranks = state.ranks()
    assert sorted(ranks) in ([1, 1], [1, 2])
    assert state.reward(0) + state.reward(1) == 1.0


@pytest.mark.rule("BAL-66", "BAL-67", "BAL-111", "BAL-133", "BAL-134")
def test_bal_66_the_fast_count_is_the_slow_one_in_every_variant() -> None:
    rng = seeded("counts")
    for options in VARIANTS[::97]:
        play_through(options, rng, every=3)


@pytest.mark.rule("BAL-102", "BAL-86", "BAL-90", "BAL-95", "BAL-96", "BAL-98", "BAL-103", "BAL-115", "BAL-116", "BAL-117")
def test_bal_102_the_fast_count_is_the_slow_one_for_whatever_a_component_file_may_say() -> None:
    """Every position, form and target of BAL-102 turns up, not only those of this edition."""
    rng, conditions = seeded("any building"), set[tuple[str, str, str]]()
    for number in range(24):
        raw = any_building(rng)
        made = building(raw)
        conditions |= {(one.score.position, one.score.form, of) for one in made.faces if one.score for of in one.score.of}
        play_through(VARIANTS[number * 211 % len(VARIANTS)] | {"building": raw}, rng, every=6)
    zones = {one for one in conditions if one[0] != "group" and one[1] != "pair"}
    assert {one[:2] for one in zones} == set(product(POSITIONS[:-1], FORMS[:-1]))
    assert {of for _, form, of in zones if form == "each"} == set(COUNTABLE)
    assert {of for _, form, of in zones if form == "none"} == set(THINGS)


@pytest.mark.rule("BAL-133")
@pytest.mark.soak
def test_bal_133_ten_thousand_games_over_all_variants() -> None:
    rng = seeded("soak")
    for number in range(10_000):
        play_through(VARIANTS[number * 7 % len(VARIANTS)], rng, every=50)


@pytest.mark.rule("BAL-137")
def test_bal_137_listed_actions_are_exactly_those_not_refused() -> None:
    rng = seeded("listed")
    for number, options in enumerate(VARIANTS[::131]):
        state = GAME.open(2, options, seeded(number))
        while acting := state.acting():
            before = GAME.position(state)
            for seat in (0, 1):
                allowed = {GAME.encode(one) for one in EVERY_ACTION if GAME.why_not(state, seat, one) is None}
                assert allowed == set(state.codes(seat) if seat in acting else [])
            assert GAME.position(state) == before
            state.play(acting[0], state.draw(acting[0], rng))
        assert not [one for one in EVERY_ACTION for seat in (0, 1) if GAME.why_not(state, seat, one) is None]


def test_codes_and_texts_stand_for_actions() -> None:
    for code in range(GAME.space):
        action = GAME.decode(code)
        assert GAME.encode(action) == code
        assert GAME.parse(GAME.write(action)) == action
        assert GAME.parse(GAME.write(action).upper().replace("KEEP", "keep").replace("PLACE", "place")) == action
        assert GAME.as_choice(action).verb in GAME.verbs
    assert LETTERS == "abcd"


def test_drawing_is_fair() -> None:
    state, rng = new_game("fair"), seeded("fair")
    for _ in range(9):
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, rng))
    seat = state.acting()[0]
    listed, draws = state.codes(seat), 400
    drawn = Counter(int(state.draw(seat, rng)) for _ in range(draws * len(listed)))
    assert set(drawn) == set(listed)
    assert sum((seen - draws) ** 2 / draws for seen in drawn.values()) < 2.6 * len(listed)


def test_a_copy_is_independent() -> None:
    state, rng = new_game("copy"), seeded("copy")
    while acting := state.acting():
        before, twin = GAME.position(state), state.copy()
        twin.play(acting[0], twin.draw(acting[0], rng))
        assert GAME.position(state) == before
        state.play(acting[0], state.draw(acting[0], rng))


@pytest.mark.rule("BAL-110")
def test_bal_110_pairs_are_not_counted_twice() -> None:
    assert PAIR == 3
    assert [GAME.from_position("built 8a A2, 5a B2").balcony(TURQUOISE, cell) for cell in (5, 6)] == [0, 0]
