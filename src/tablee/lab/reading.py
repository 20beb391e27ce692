"""How much a bot gives away where several choose at the same time: what a reader gains who knows its habits.

The reader sits at the same table and knows with which chances the bot takes each of its choices there, but not which one it
takes. It plays the simple best response: the choice that does best on the average against these chances, in worlds that fit
its own view. Half of what the bot was seen to choose, and half of the worlds, serve to find that response; the other half
to find what it gains over what a bot of the same kind would choose in its place, in shares of the victory by the hints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from tablee.bots.players import Player, greedy, ranked
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.state import Hints, State
from tablee.engine.values import Seat, View

SURE: Final = 1.96
CHOICES: Final = 12  # of the bot at a point, seen by the reader
WORLDS: Final = 12
RESPONSES: Final = 16  # that a reader thinks of
EVERY: Final = 4  # moments of a game for one that is looked at


@dataclass(frozen=True, slots=True)
class Reading:
    positions: int
    likeliest: float  # how often the bot takes its likeliest choice: 1 for who can be read like a book
    gain: float  # of the reader, in shares of the victory for one choice ...
    low: float  # ... with its 95 % interval
    high: float

    def __str__(self) -> str:
        interval = f"[{self.low:+.1%}, {self.high:+.1%}]"
        return f"likeliest choice {self.likeliest:.0%}, gain of a reader {self.gain:+.1%} {interval} of {self.positions}"


def reading(game: AnyGame, seats: int, player: Player, positions: int, seed: int | str) -> Reading:
    """Of so many moments, from games of greedy players, at which two seats choose at the same time."""
    rng = seeded("reading", seed)
    likeliest, gains = [], []
    for state, read, reader in moments(game, seats, positions, rng):
        habits = chosen(game, player, game.view(state, read), rng)
        own = chosen(game, player, game.view(state, reader), rng)
        likeliest.append(Counter(habits).most_common(1)[0][1] / CHOICES)
        gains.append(gain(game, game.view(state, reader), read, habits, own, rng))
    mean = sum(gains) / positions
    reach = SURE * sqrt(sum((one - mean) ** 2 for one in gains) / max(positions - 1, 1) / positions)
    return Reading(positions, sum(likeliest) / positions, mean, mean - reach, mean + reach)


def moments(game: AnyGame, seats: int, count: int, rng: Rng) -> Iterator[tuple[State, Seat, Seat]]:
    """States with the seat that is read and the one that reads."""
    found = number = 0
    while found < count:
        state: State = game.open(seats, {}, Luck(key_from("reading", number, rng.below(1 << 30))))
        number += 1
        while (acting := state.acting()) and found < count:
            free = [seat for seat in rng.shuffled(acting) if len(game.hints().considered(state, seat)) > 1]
            if len(free) > 1 and rng.below(EVERY) == 0:
                yield state, free[0], free[1]
                found += 1
            state.play(acting[0], greedy(game, game.view(state, acting[0]), rng))


def chosen(game: AnyGame, player: Player, view: View, rng: Rng) -> list[int]:
    """What a bot takes there, again and again."""
    return [player(game, view, rng) for _ in range(CHOICES)]


def gain(game: AnyGame, view: View, read: Seat, habits: Sequence[int], own: Sequence[int], rng: Rng) -> float:
    """What the best response to the first half of the habits gains against the second half."""
    half = CHOICES // 2
    reader = view.seat
    assert reader is not None
    sampler = game.sampler(view)
    worlds = [sampler.world(rng) for _ in range(WORLDS)]
    codes = list(dict.fromkeys([*liked(game.hints(), worlds[0], reader, rng)[:RESPONSES], *own]))
    first = [value(game, worlds[: WORLDS // 2], read, habits[:half], reader, code, rng) for code in codes]
    best = ranked(list(zip(first, codes, strict=True)), rng)[0]
    later = worlds[WORLDS // 2 :], read, habits[half:], reader
    usual = sum(value(game, *later, code, rng) for code in own) / len(own)
    return value(game, *later, best, rng) - usual


def value(
    game: AnyGame, worlds: Sequence[State], read: Seat, habits: Sequence[int], reader: Seat, code: int, rng: Rng
) -> float:
    """The reader's mean share once all envelopes are open; choices that a world does not allow are left out."""
    shares = [
        opened(game, world.copy(), {read: habit, reader: code}, rng)[reader]
        for world in worlds
        for habit in habits
        if habit in world.codes(read)
    ]
    return sum(shares) / len(shares) if shares else 0.0


def opened(game: AnyGame, state: State, first: dict[Seat, int], rng: Rng) -> list[float]:
    """Everybody's share after these choices, and after as many more by the hints as fill and close all envelopes."""
    for seat, code in first.items():
        if seat in state.acting() and code in state.codes(seat):  # who is asked no more need not answer
            state.play(seat, code)
    hints = game.hints()
    for _ in range(2 * len(state.points())):
        if not (acting := state.acting()):
            break
        state.play(acting[0], liked(hints, state, acting[0], rng)[0])
    return hints.shares(state)


def liked(hints: Hints, state: State, seat: Seat, rng: Rng) -> list[int]:
    codes = hints.considered(state, seat)
    return ranked(list(zip(hints.weigh(state, seat, codes), codes, strict=True)), rng)
