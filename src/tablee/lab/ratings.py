"""What many games say about strength: ratings, head to head, the worth of a chair, a sequential test."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10
from typing import Final, TypeAlias

from tablee.engine.luck import seeded
from tablee.lab.arena import Outcome, interval

MIDDLE: Final = 1500.0  # the mean of all ratings
SCALE: Final = 400.0  # points for odds of ten to one
RESAMPLED: Final = 200  # times the deals are drawn anew for the intervals
FITTED: Final = 200  # rounds of fitting
DOUBT: Final = 0.5  # of a win, added to both sides of every pair that met: nobody is infinitely better
Wins: TypeAlias = "Mapping[tuple[int, int], float]"  # how often the first came before the second; equals count half


@dataclass(frozen=True, slots=True)
class Rating:
    name: str
    rating: float
    low: float  # 95 % interval, by drawing the deals anew
    high: float


def ratings(names: Sequence[str], outcomes: Sequence[Outcome], seed: int | str = 0) -> list[Rating]:
    """Of everybody who played, the best first. Several of one name are one player."""
    players = list(dict.fromkeys(names))
    deals = list(by_deal(names, outcomes).values())
    found = fitted(len(players), added(deals))
    rng, drawn = seeded("ratings", seed), []
    for _ in range(RESAMPLED):
        sample = [deals[rng.below(len(deals))] for _ in deals]
        drawn.append(fitted(len(players), added(sample)))
    rows = []
    for who, name in enumerate(players):
        sorted_ratings = sorted(one[who] for one in drawn)
        low, high = sorted_ratings[int(0.025 * RESAMPLED)], sorted_ratings[int(0.975 * RESAMPLED) - 1]
        rows.append(Rating(name, found[who], min(low, found[who]), max(high, found[who])))
    return sorted(rows, key=lambda row: -row.rating)


def by_deal(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[int, dict[tuple[int, int], float]]:
    """Who came before whom, for each deal: its games are not independent of each other, so they are drawn together."""
    players = {name: who for who, name in enumerate(dict.fromkeys(names))}
    found: dict[int, dict[tuple[int, int], float]] = defaultdict(lambda: defaultdict(float))
    for one in outcomes:
        wins = found[one.deal]
        for seat, entrant in enumerate(one.sitting):
            for other, rival in enumerate(one.sitting):
                who, whom = players[names[entrant]], players[names[rival]]
                at_fault = one.fault is not None and one.fault.seat not in (seat, other)
                if who == whom or at_fault:  # who only watched another one's fault has shown nothing
                    continue
                wins[who, whom] += (
                    1.0 if one.ranks[seat] < one.ranks[other] else 0.5 * (one.ranks[seat] == one.ranks[other])
                )
    return found


def added(deals: Sequence[Wins]) -> dict[tuple[int, int], float]:
    total: dict[tuple[int, int], float] = defaultdict(float)
    for deal in deals:
        for pair, wins in deal.items():
            total[pair] += wins
    return total


def fitted(players: int, wins: Wins) -> list[float]:
    """Ratings whose differences make the wins likeliest: Bradley and Terry's model, fitted by Zermelo's iteration."""
    met = {frozenset(pair) for pair in wins}
    strengths = [1.0] * players
    for _ in range(FITTED):
        fresh = []
        for who in range(players):
            won = weight = 0.0
            for whom in range(players):
                if whom != who and frozenset((who, whom)) in met:
                    mine, theirs = wins.get((who, whom), 0.0) + DOUBT, wins.get((whom, who), 0.0) + DOUBT
                    won += mine
                    weight += (mine + theirs) / (strengths[who] + strengths[whom])
            fresh.append(won / weight if weight else strengths[who])
        mean = sum(map(log, fresh)) / players
        strengths = [strength / exp(mean) for strength in fresh]
    return [MIDDLE + SCALE * log10(strength) for strength in strengths]


def head_to_head(names: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, dict[str, tuple[float, int]]]:
    """How often each came before each other one, as a share, and of how many meetings."""
    players = list(dict.fromkeys(names))
    wins = added(list(by_deal(names, outcomes).values()))
    found: dict[str, dict[str, tuple[float, int]]] = {name: {} for name in players}
    for who, name in enumerate(players):
        for whom, other in enumerate(players):
            meetings = wins.get((who, whom), 0.0) + wins.get((whom, who), 0.0)
            if who != whom and meetings:
                found[name][other] = wins.get((who, whom), 0.0) / meetings, round(meetings)
    return found


def chairs(outcomes: Sequence[Outcome]) -> list[tuple[float, float, float]]:
    """The share of victories of every chair, whoever sat on it, with its interval."""
    sound = [one for one in outcomes if one.fault is None]
    if not sound:
        return []
    shares = [sum(one.shares[seat] for one in sound) / len(sound) for seat in range(len(sound[0].sitting))]
    return [(share, *interval(share, len(sound))) for share in shares]


# A sequential test ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's sequential test of two ratings for the first entrant against the others, with normal shares of deals."""

    worse: float  # rating points by which the first is better, if it is no better
    better: float  # ... and if it is
    risk: float = 0.05  # of either error

    def verdict(self, outcomes: Sequence[Outcome], seats: int) -> tuple[str, float]:
        """`better`, `no better` or `open`, and the logarithm of the ratio of likelihoods."""
        deals: dict[int, list[float]] = defaultdict(list)
        for one in outcomes:
            if 0 in one.sitting:
                deals[one.deal].append(one.shares[one.sitting.index(0)])
        shares = [sum(games) / len(games) for games in deals.values() if len(games) == seats]
        bound = log((1 - self.risk) / self.risk)
        if len(shares) < 2:
            return "open", 0.0
        mean = sum(shares) / len(shares)
        # Two deals that happened to end alike say nothing about the spread: as if one more had gone either way.
        spread = (sum((share - mean) ** 2 for share in shares) + 0.25) / (len(shares) + 1)
        low, high = expected(self.worse, seats), expected(self.better, seats)
        ratio = len(shares) * (high - low) * (2 * mean - low - high) / (2 * spread)
        return ("better" if ratio >= bound else "no better" if ratio <= -bound else "open"), ratio


def expected(points: float, seats: int) -> float:
    """The share of victories of one who is better than all others by so many points."""
    odds: float = 10.0 ** (points / SCALE)
    return odds / (odds + seats - 1)
