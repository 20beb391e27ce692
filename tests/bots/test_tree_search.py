"""The tree search: the same everywhere under a seed, blind to what is hidden, and able to find a win."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from pennies import CHALLENGE, LIE_LOW, OPEN, Duel, NoHints, Pennies, Worlds

from tablee.bots.players import searching
from tablee.bots.search import Effort, Search
from tablee.bots.tree import Node, Regression
from tablee.engine import catalogue
from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import State

PUEBLO = catalogue.find("pueblo")

# Prints what a search found at a few points of a game with auctions and dismantling.
STORY = """
from tablee.bots.search import Effort, Search
from tablee.engine import catalogue
from tablee.engine.luck import Luck, key_from, seeded

game = catalogue.find("pueblo")
state = game.open(3, {"advanced": True, "dismantling": True}, Luck(key_from(5)))
rng = seeded(6)
decisions = 0
while seat := state.acting():
    if decisions % 17 == 0:
        search = Search(game.sampler(game.view(state, seat[0])), seat[0], game.hints(), True, Effort(40), rng)
        search.run()
        print(decisions, search.findings())
    state.play(seat[0], state.draw(seat[0], rng))
    decisions += 1
print(state.points())
"""


def search_from(states: list[State], seat: int, simulations: int, seed: int = 1) -> Search:
    search = Search(Worlds(states), seat, NoHints(), False, Effort(simulations), seeded(seed))
    search.run()
    return search


def test_a_search_is_the_same_compiled_and_interpreted() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", STORY],
            env={**os.environ, "TABLEE_BUILD": build, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for build in ("auto", "never")
    ]
    assert len(told[0].splitlines()) > 5
    assert told[0] == told[1]


def test_a_seed_and_a_budget_decide_the_choice() -> None:
    state = PUEBLO.open(4, {}, Luck(key_from(1)))
    view = PUEBLO.view(state, state.acting()[0])
    player = searching(50)
    assert player(PUEBLO, view, seeded(3)) == player(PUEBLO, view, seeded(3))


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_in_the_tree_reacts_to_a_closed_fist(seat: int) -> None:
    """Were the other to know, every coin would lose; as it is neither coin is better than the other."""
    found = search_from([Pennies([OPEN, OPEN])], seat, 2000).findings()
    assert len(found) == 2
    assert all(0.35 < mean < 0.65 for _, _, mean in found)


def test_a_fist_already_closed_is_not_seen_either() -> None:
    found = search_from([Pennies([0, OPEN]), Pennies([1, OPEN])], 1, 2000).findings()
    assert all(0.35 < mean < 0.65 for _, _, mean in found)


def test_a_hidden_card_is_averaged_over_not_looked_at() -> None:
    cards: list[State] = [Duel(0), Duel(1), Duel(2)]
    assert search_from(cards, 0, 600).best() == LIE_LOW  # 1/2 against 1/3
    assert search_from([Duel(0), Duel(0), Duel(1)], 0, 600).best() == CHALLENGE  # 1/2 against 2/3


def test_search_finds_the_walk_that_wins_a_last_turn() -> None:
    """The lap costs blue 19 and red stands at 21: only a stop on ring cell 5, which costs blue 3 more, wins for red."""
    lost = "players 2; stones b NE d4; coloured 0 0; neutral 0 0; totals 21 0; chief 1; step walk; seat 0; turns 28"
    view = PUEBLO.view(PUEBLO.from_position(lost), 0)
    code = searching(40)(PUEBLO, view, seeded(1))
    assert PUEBLO.write(PUEBLO.decode(code)) == "walk 4"


def test_search_hides_its_last_stone_where_that_wins() -> None:
    """Eight blocks around a hole: only there does the lap cost red less than the 5 points blue has."""
    blocks = [
        f"n NE {file}{rank}, n SE {file}{rank + 1}" for file in "ace" for rank in (1, 3, 5) if (file, rank) != ("c", 3)
    ]
    stones = ", ".join(blocks)
    text = f"players 4; stones {stones}; coloured 1 0 0 0; neutral 0 0 0 0; totals 0 5 9 9; chief 5; step set"
    state = PUEBLO.from_position(text)
    for _ in range(2):
        state.play(0, searching(400)(PUEBLO, PUEBLO.view(state, 0), seeded(1)))
    assert not state.acting()
    assert state.ranks() == [1, 2, 3, 3]


def test_a_forced_action_needs_no_search() -> None:
    text = "players 2; dismantling; stones r NE d4; coloured 0 0; neutral 0 0; part 3; step remove; seat 0"
    state = PUEBLO.from_position(text)
    (only,) = state.codes(0)
    assert searching(1_000_000)(PUEBLO, PUEBLO.view(state, 0), seeded(1)) == only


def test_a_search_stops_when_time_is_up_with_what_it_has() -> None:
    state = PUEBLO.open(2, {}, Luck(key_from(1)))
    seat = state.acting()[0]
    asked = []

    def out_of_time() -> bool:
        asked.append(True)
        return len(asked) == 2

    search = Search(PUEBLO.sampler(PUEBLO.view(state, seat)), seat, PUEBLO.hints(), True, Effort(1_000_000), seeded(1))
    search.run(out_of_time)
    assert search.simulations == 2
    assert search.best() in state.codes(seat)


def test_searching_leaves_the_sampled_world_as_it_was() -> None:
    state = PUEBLO.open(2, {}, Luck(key_from(1)))
    rng = seeded(1)
    for _ in range(20):
        state.play(state.turn(), state.draw(state.turn(), rng))
    sampler = PUEBLO.sampler(PUEBLO.view(state, state.turn()))
    before = PUEBLO.position(sampler.world(rng))
    Search(sampler, state.turn(), PUEBLO.hints(), True, Effort(200), rng).run()
    assert PUEBLO.position(sampler.world(rng)) == before == PUEBLO.position(state)


def test_no_two_things_seen_lead_to_the_same_node_however_large_their_codes() -> None:
    node, seen = Node(), [0, 1, 999_999, 1_000_000, 2_000_000, 2**40, 2**41 + 1]
    found = [node.child(sight, turned_up) for sight in seen for turned_up in (0, 1, 2, 1_000_000, 2**40)]
    assert len({id(child) for child in found}) == len(found)
    assert node.child(1_000_000, 0) is found[15]


def test_what_the_hints_lead_one_to_expect_follows_what_was_tried() -> None:
    line = Regression()
    for weight in (0.0, 10.0, 20.0, 30.0):
        line.add(weight, 0.5 + 0.01 * weight)
    assert line.expected(25.0) == pytest.approx(0.75)


def test_hints_that_mislead_or_say_nothing_are_worth_the_average() -> None:
    wrong, silent = Regression(), Regression()
    for reward in (0.9, 0.3, 0.3):
        wrong.add(-10.0 * reward, reward)
        silent.add(2.0, reward)
    assert wrong.expected(100.0) == silent.expected(100.0) == pytest.approx(0.5)


def test_a_choice_that_others_could_read_is_mixed() -> None:
    chosen = [int(search_from([Pennies([OPEN, OPEN])], 0, 200, seed).mixed()) for seed in range(40)]
    assert min(chosen.count(coin) for coin in (0, 1)) >= 8


def test_a_search_ends_when_the_favourite_is_out_of_reach() -> None:
    cards: list[State] = [Duel(0), Duel(0), Duel(0), Duel(1)]
    searches = [Search(Worlds(cards), 0, NoHints(), False, Effort(2000), seeded(1)) for _ in range(2)]
    searches[0].run()
    searches[1].run(to_the_end=True)
    assert searches[0].simulations < searches[1].simulations == 2000
    assert searches[0].best() == searches[1].best() == CHALLENGE
