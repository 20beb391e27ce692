"""A finished Balconia game looked at by its splits: what every pair kept was worth to the selector, and the best one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tablee.engine.match import AnyMatch
from tablee.engine.values import Argument, Event
from tablee.games.balconia.bot.hints import BalconiaHints, Tuning
from tablee.games.balconia.rules.actions import write
from tablee.games.balconia.rules.state import PLACE, Balconia


def lens(match: AnyMatch) -> Iterator[Event]:
    """Every split in points of lead for the selector, once the placer has done their best; the rest is given away."""
    hints, given = BalconiaHints(Tuning()), [0.0] * match.seats
    for move in match.moves:
        if move.code >= PLACE:
            continue
        before = cast("Balconia", move.before)
        values = hints.weigh(before, move.seat, [0, 1, 2, 3])
        best = max(range(4), key=lambda pair: values[pair])
        lost = values[best] - values[move.code]
        given[move.seat] += lost
        args: dict[str, Argument] = {
            "turn": len(before.built) + 1,
            "pair": pair_of(match, move.code),
            "worth": rounded(values[move.code]),
        }
        more: dict[str, Argument] = {"best": pair_of(match, best), "lost": rounded(lost)} if lost >= 0.05 else {}
        yield Event("split-better" if more else "split", move.seat, args | more)
    for seat, points in enumerate(given):
        yield Event("splits", seat, {"lost": rounded(points)})


def pair_of(match: AnyMatch, code: int) -> str:
    return write(match.game.decode(code)).split()[1]


def rounded(points: float) -> str:
    return f"{points:.1f}"
