"""The searches that ours is measured against do what the textbooks say."""

from __future__ import annotations

from itertools import count

import pytest

from tablee.bots.plain import PlainSearch
from tablee.engine import catalogue
from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.state import NOBODY, Sampler, State


def near_the_end(name: str, left: int) -> State:
    """A position in which so many decisions of a random game were left."""
    game = catalogue.find(name)
    state: State = game.open(game.seats[0], {}, Luck(key_from("plain")))
    rng, states = seeded("plain"), list[State]()
    while state.turn() != NOBODY:
        states.append(state.copy())
        state.play(state.turn(), state.draw(state.turn(), rng))
    return states[-left]


@pytest.mark.parametrize("flat", [False, True], ids=["tree", "flat"])
@pytest.mark.parametrize("name", catalogue.names())
def test_it_chooses_a_legal_action_from_a_view_and_stops_in_time(name: str, flat: bool) -> None:
    game, state, looks = catalogue.find(name), near_the_end(name, 12), count()
    seat = int(state.turn())
    search = PlainSearch(game.sampler(game.view(state, seat)), seat, seeded("plain"), flat)
    search.run(10**6, lambda: next(looks) >= 60)
    assert int(search.simulations) == 61
    assert int(search.best()) in state.codes(seat)
    assert sum(branch.visits for branch in search.root.branches.values()) == 61


class Trap(State):
    """Who takes 0 is safe unless the other one of ten answers is found; who takes 1 is sure of four fifths."""

    def __init__(self, played: tuple[int, ...] = ()) -> None:
        self.played = played

    def turn(self) -> int:
        return NOBODY if len(self.played) == 2 else len(self.played)

    def codes(self, seat: int) -> list[int]:
        return list(range(10 if seat else 2))

    def play(self, seat: int, code: int) -> None:
        self.played = (*self.played, code)

    def copy(self) -> Trap:
        return Trap(self.played)

    def points(self) -> list[int]:
        return [0, 0]

    def reward(self, seat: int) -> float:
        first = 0.8 if self.played[0] == 1 else float(self.played[1] != 7)
        return 1.0 - first if seat else first


class Open(Sampler):
    def world(self, rng: Rng) -> State:
        return Trap()


@pytest.mark.parametrize(("flat", "choice"), [(True, 0), (False, 1)], ids=["flat", "tree"])
def test_the_tree_sees_the_answer_that_flat_monte_carlo_does_not(flat: bool, choice: int) -> None:
    search = PlainSearch(Open(), 0, seeded("trap"), flat)
    search.run(3000, lambda: False)
    assert search.best() == choice
