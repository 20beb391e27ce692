"""A building of one's own, examined: what `tablee balconia check FILE` says and draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Final

from tablee.engine.luck import Rng
from tablee.games.balconia.bot.balance import Balance, FaceBalance, measure
from tablee.games.balconia.face.sheet import sheet
from tablee.games.balconia.rules.components import Building
from tablee.games.balconia.rules.state import Balconia
from tablee.kit.picture import Examination

EXTREMES: Final = 5  # faces told at either end


def examine(
    building: Building,
    deal: Callable[[Rng], Balconia],
    games: int,
    seed: int,
    progress: Callable[[int], object] | None = None,
) -> Examination:
    found = measure(building, deal, games, seed, progress)
    return Examination(
        tuple(sentences(building, found)),
        ("face", "name", "seen", "points", "spread"),
        tuple(map(row, extremes(found))),
        {"balance": asdict(found) | {"mean": found.mean, "spread": found.spread, "opposites": found.opposites}},
        sheet(building, found),
    )


def sentences(building: Building, found: Balance) -> Iterator[str]:
    yield f"{len(building.faces)} faces and {len(building.doors)} doors, all in order"
    yield (
        f"{found.games} games of sensible play: {found.mean_total:.1f} points a side, four of five between "
        f"{found.low:.0f} and {found.high:.0f}; {found.gap:.1f} apart; turquoise wins {found.turquoise:.0%}"
    )
    yield (
        f"a scoring face brings {found.mean:.1f} points, spread {found.spread:.1f}; opposite faces differ by "
        f"{found.opposites:.1f}"
    )
    doors = (f"{number}: {one:.1f} and {other:.1f}" for number, (one, other) in enumerate(found.doors, start=1))
    yield f"doors, turquoise and pink: {', '.join(doors)}"


def extremes(found: Balance) -> list[FaceBalance]:
    """The faces that bring most and least."""
    ranked = sorted(found.scoring, key=lambda face: -face.mean)
    return ranked if len(ranked) <= 2 * EXTREMES else [*ranked[:EXTREMES], *ranked[-EXTREMES:]]


def row(face: FaceBalance) -> tuple[object, ...]:
    return face.id, face.name, face.seen, f"{face.mean:.1f}", f"{face.spread:.1f}"
