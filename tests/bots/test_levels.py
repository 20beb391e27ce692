"""Levels: named and numbered, reproducible, fed with views, never with the truth."""

from __future__ import annotations

import pytest

from tablee import bots
from tablee.bots.levels import LEVELS, find_level
from tablee.bots.players import one_of_the_best, searching
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import NOBODY, Hints, State
from tablee.engine.values import Mistake, View
from tablee.lab.simulate import simulate


def test_levels_are_found_by_name_number_and_kind() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5, 6]
    for level in LEVELS:
        assert find_level(level.name) is find_level(level.number) is find_level(level.kind) is level
    assert find_level("random") not in LEVELS  # no opponent for people
    with pytest.raises(Mistake, match="novice"):
        find_level("grandmaster")


@pytest.mark.parametrize("name", ["novice", "casual", "steady", "strong", "expert"])
def test_names_of_old_tables_and_records_stay(name: str) -> None:
    assert find_level(name) in LEVELS


def test_no_level_is_quicker_than_the_one_below_and_none_holds_a_table_for_long() -> None:
    seconds = [level.seconds for level in LEVELS]
    assert seconds == sorted(seconds)
    assert (seconds[2], seconds[5]) == (1.0, 5.0)


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_a_search_ends_with_its_time_whatever_it_was_meant_to_look_at(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock moves a second with every look at it: after the 0.9 s that are for searching one look is enough."""
    ticks = iter(range(1000))
    monkeypatch.setattr("tablee.bots.players.monotonic", lambda: float(next(ticks)))
    state = game.open(game.seats[0], {}, Luck(key_from("hurry")))
    seat = int(state.turn())
    code = searching(10**9, seconds=1.0)(game, game.view(state, seat), seeded("hurry"))
    assert code in state.codes(seat)
    assert next(ticks) == 2  # when it began, and after the first simulation


class Rater(Hints):
    """Likes an action the more, the higher its code."""

    def weigh(self, state: State, seat: int, codes: list[int]) -> list[float]:
        return [float(code) for code in codes]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_novice_errs_but_never_takes_what_is_plainly_bad(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.find("pueblo")
    monkeypatch.setattr(type(game), "hints", lambda _: Rater())
    state = game.open(seats, {"starter": 0}, Luck(key_from("novice")))
    view, codes = game.view(state, 0), sorted(state.codes(0))
    chosen = {find_level("novice").choose(game, view, seeded("novice", number)) for number in range(300)}
    assert min(chosen) >= codes[len(codes) // 3]
    assert max(chosen) == codes[-1]
    assert len(chosen) > 5


def test_near_equals_are_chosen_by_lot_and_nothing_else() -> None:
    findings = [(7, 100, 0.50), (8, 60, 0.495), (9, 40, 0.50), (10, 60, 0.40)]
    assert {one_of_the_best(findings, seeded("lot", number)) for number in range(50)} == {7, 8}


@pytest.mark.parametrize("level", [level.name for level in LEVELS[:4]])
def test_the_same_view_level_and_seed_give_the_same_legal_action(level: str) -> None:
    game = catalogue.find("pueblo")
    state = game.open(3, {"starter": 0}, Luck(key_from("levels")))
    rng = seeded("levels")
    for _ in range(11):
        state.play(state.turn(), state.draw(state.turn(), rng))
    seat = int(state.turn())
    view = game.view(state, seat)
    text = bots.think("pueblo", view, level, 1)
    assert text == bots.think("pueblo", view, level, 1)
    assert game.why_not(state, seat, game.parse(text)) is None


def test_a_view_that_has_nothing_to_choose_is_refused() -> None:
    game = catalogue.find("pueblo")
    state = game.open(2, {"starter": 0}, Luck(key_from("levels")))
    for seat in (1, None):
        with pytest.raises(ValueError, match="nothing to choose"):
            bots.think("pueblo", game.view(state, seat), "steady", 1)


@pytest.mark.parametrize("level", [level.name for level in LEVELS[:4]])
def test_no_bot_is_given_a_state(level: str, harbor: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games in which every state a bot touches was imagined from its view."""
    imagined: list[int] = []
    sampler_of = harbor.sampler

    def spy(view: View) -> object:
        assert isinstance(view, View)
        sampler = sampler_of(view)
        imagined.append(id(sampler))
        return sampler

    monkeypatch.setattr(type(harbor), "sampler", staticmethod(spy))
    state = harbor.open(3, {}, Luck(key_from("no truth")))
    while (seat := int(state.turn())) != NOBODY:
        view = harbor.view(state, seat)
        assert not any(isinstance(part, State) for part in vars_of(view))
        state.play(seat, find_level(level).choose(harbor, view, seeded(seat)))
    assert imagined


def vars_of(view: View) -> list[object]:
    return [getattr(view, name) for name in view.__dataclass_fields__]


def test_the_same_seed_gives_the_same_games() -> None:
    game = catalogue.find("pueblo")
    first, again, other = (simulate(game, 3, {"advanced": True}, ["random"], 20, seed) for seed in (1, 1, 2))
    assert (first.decisions, first.mean_points, first.wins) == (again.decisions, again.mean_points, again.wins)
    assert first.mean_points != other.mean_points


def test_one_bot_for_all_or_one_each() -> None:
    game = catalogue.find("pueblo")
    with pytest.raises(Mistake, match="2 bots were named for 3 seats"):
        simulate(game, 3, {}, ["random", "greedy"], 1, 1)
