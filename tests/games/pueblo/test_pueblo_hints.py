"""What bots are told about Pueblo: quick sums that agree with the rules, and leave the heap as it was."""

from __future__ import annotations

import pytest

from tablee.engine import catalogue
from tablee.engine.luck import Luck, key_from, seeded
from tablee.games.pueblo.bot.evaluation import blame, price
from tablee.games.pueblo.bot.hints import PuebloHints
from tablee.games.pueblo.bot.visits import Tuning, stops_ahead
from tablee.games.pueblo.rules.geometry import FOOTPRINTS, RING
from tablee.games.pueblo.rules.state import TO_BID, TO_REMOVE, TO_SET, TO_WALK, Pueblo

PUEBLO = catalogue.find("pueblo")
TUNING = Tuning()
HINTS = PuebloHints(TUNING)


def positions(step: int, seats: int) -> list[Pueblo]:
    """Some positions of random games at which such a step is due."""
    found: list[Pueblo] = []
    for number in range(3):
        state = PUEBLO.open(seats, {"advanced": True, "dismantling": True}, Luck(key_from("hints", number)))
        rng = seeded("hints", number)
        decisions = 0
        while (seat := state.turn()) >= 0:
            if state.task == step and decisions % 7 == 0:
                found.append(state.copy())
            state.play(seat, state.draw(seat, rng))
            decisions += 1
    return found


def weigh(state: Pueblo, codes: list[int]) -> list[float]:
    return HINTS.weigh(state, state.seat, codes)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_price_is_what_a_look_costs(seats: int) -> None:
    for state in positions(TO_WALK, seats):
        shares = blame(state, 0, TUNING.rivalry)
        assert shares[0] == 1
        assert sum(shares) == pytest.approx(0)
        for ring in range(RING):
            owed = sum(points * share for points, share in zip(state.bill(ring), shares, strict=False))
            assert price(state.heights, state.cubes, shares, ring) == pytest.approx(owed)


@pytest.mark.parametrize("step", [TO_SET, TO_REMOVE])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_stone_weighs_as_much_as_the_best_walk_after_it(seats: int, step: int) -> None:
    """The quick sum over the ring cells that see a footprint agrees with doing it and looking from everywhere."""
    for state in positions(step, seats):
        before = PUEBLO.position(state)
        codes = state.codes(state.seat)[::9]
        weights = weigh(state, codes)
        assert PUEBLO.position(state) == before
        for code, weight in zip(codes, weights, strict=True):
            after = state.copy()
            after.play(state.seat, code)
            if after.task != TO_WALK:
                continue
            spent = 0.0
            if step == TO_SET:
                spent = TUNING.coloured if code < FOOTPRINTS else TUNING.neutral
            assert weight == pytest.approx(max(weigh(after, after.codes(after.seat))) + spent)


def test_chances_of_all_seats_add_up_to_one() -> None:
    for state in positions(TO_SET, 4) + positions(TO_BID, 4):
        shares = HINTS.shares(state)
        assert sum(shares) == pytest.approx(1)
        assert HINTS.worth(state, 2) == shares[2]


def test_even_a_hopeless_rival_counts_when_it_is_the_only_one() -> None:
    state = PUEBLO.from_position("players 2; totals 0 9000; stones r NE d4")
    assert list(blame(state, 0, TUNING.rivalry)) == [1, -1, 0]
    assert HINTS.shares(state) == pytest.approx([1, 0])


def test_at_the_end_the_chance_is_the_result() -> None:
    state = PUEBLO.from_position("players 3; totals 4 9 4; coloured 0 0 0; neutral 0 0 0; step over")
    assert HINTS.shares(state) == [0.5, 0, 0.5]


def test_fewer_points_and_a_hidden_colour_promise_more() -> None:
    behind = PUEBLO.from_position("players 2; totals 12 4; stones n NE d4, n SE d5")
    assert HINTS.worth(behind, 0) < 0.5 < HINTS.worth(behind, 1)
    exposed = PUEBLO.from_position("players 2; stones r NE d4; coloured 7 7")
    covered = PUEBLO.from_position("players 2; stones r NE d4, n SE d5; coloured 7 7")
    assert HINTS.worth(exposed, 0) < HINTS.worth(covered, 0)


def test_the_chief_stops_on_two_cells_of_five() -> None:
    """Walks of one to four cells, 2.5 on the average: over a long way every cell is as likely as any other."""
    expected = stops_ahead(fade=1.0)[72]
    assert sum(expected) == pytest.approx(72)
    assert max(expected) - min(expected) < 0.5
    assert stops_ahead(fade=1.0)[1] == pytest.approx([0, 0.25, 0.25, 0.25, 0.25] + [0] * 31)


def test_a_bid_is_worth_a_few_points_at_most() -> None:
    state = PUEBLO.open(4, {"advanced": True, "opener": 0}, Luck(key_from(1)))
    codes = state.codes(0)
    weights = weigh(state, codes)
    best = codes[weights.index(max(weights))]
    assert PUEBLO.write(PUEBLO.decode(best)) in {"pass", "bid 1", "bid 2", "bid 3"}
    assert weights[1:] == sorted(weights[1:], reverse=True)  # never more than is needed
