"""What a bot gives away: who always does the same is read, who draws lots is not."""

from __future__ import annotations

from tablee.bots.players import at_random, seat_of
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.values import View
from tablee.lab.reading import reading


def most(game: AnyGame, view: View, rng: Rng) -> int:
    """Everything it has for the first pier."""
    return max(game.sampler(view).world(rng).codes(seat_of(view)))


def test_who_always_does_the_same_is_read_and_who_draws_lots_is_not(harbor: AnyGame) -> None:
    book, lots = reading(harbor, 2, most, 12, 1), reading(harbor, 2, at_random, 12, 1)
    assert book.likeliest == 1.0
    assert lots.likeliest < 0.7
    assert book.gain > 0.03  # the reader need not pay for what it cannot get


def test_the_same_seed_reads_the_same(harbor: AnyGame) -> None:
    assert reading(harbor, 3, at_random, 4, 2) == reading(harbor, 3, at_random, 4, 2)
    assert "gain of a reader" in str(reading(harbor, 3, at_random, 4, 2))
