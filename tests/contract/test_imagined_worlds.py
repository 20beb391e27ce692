"""Law 4 where it can be computed: imagined worlds are as frequent as brute force says."""

from __future__ import annotations

from collections import Counter

import pytest
from harbor import GAME
from small_harbor import STORIES, History, sealed_histories, start

from tablee.engine.luck import seeded
from tablee.lab.trials import LawBroken
from tablee.lab.worlds import AllOutcomes, frequencies, misfit

HISTORIES = list(sealed_histories(GAME))


@pytest.mark.parametrize("history", HISTORIES, ids=[f"chair {chair}: {story or 'start'}" for chair, story in STORIES])
def test_harbor_imagines_every_possible_world_as_often_as_it_should(history: History) -> None:
    history.compare()


def test_at_the_start_a_captain_leaves_open_every_order_of_the_three_hidden_cards() -> None:
    worlds = HISTORIES[0].possible()
    assert len(worlds) == 3 * 2
    assert list(worlds.values()) == pytest.approx([1 / 6] * 6)


def test_all_outcomes_come_up_once_each() -> None:
    dice, seen = AllOutcomes(), []
    while True:
        first = dice.below(2)
        seen.append((first, dice.below(3) if first else 0, dice.chance()))
        if not dice.again():
            break
    assert seen == [(0, 0, 1 / 2), (1, 0, 1 / 6), (1, 1, 1 / 6), (1, 2, 1 / 6)]


def test_shuffling_with_all_outcomes_gives_every_permutation_once() -> None:
    dice, orders = AllOutcomes(), Counter[tuple[int, ...]]()
    while True:
        orders[tuple(dice.shuffled([1, 2, 3, 4]))] += 1
        if not dice.again():
            break
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_a_loaded_die_does_not_fit_and_a_fair_one_does() -> None:
    rng = seeded("die")
    fair = Counter(str(rng.below(6)) for _ in range(600))
    loaded = Counter(str(max(rng.below(6), rng.below(6))) for _ in range(600))
    expected = {str(face): 100.0 for face in range(6)}
    assert misfit(fair, expected) == ""
    assert "chi-square" in misfit(loaded, expected)


def test_frequencies_refuse_a_world_that_cannot_be() -> None:
    history = HISTORIES[0]
    possible = dict(list(history.possible().items())[:-1])
    with pytest.raises(LawBroken, match="knows to be false"):
        frequencies(GAME, GAME.view(start(seeded("small harbor")), 0), possible)
