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
from tablee.kit.words import Voice

EXTREMES: Final = 5  # faces told at either end
HEADINGS: Final = ("face", "name", "seen", "mean", "spread")


def examine(
    voice: Voice,
    building: Building,
    deal: Callable[[Rng], Balconia],
    games: int,
    seed: int,
    progress: Callable[[int], object] | None = None,
) -> Examination:
    found = measure(building, deal, games, seed, progress)
    return Examination(
        tuple(sentences(voice, building, found)),
        tuple(voice.say(f"report-{heading}") for heading in HEADINGS),
        tuple(row(voice, face) for face in extremes(found)),
        {"balance": asdict(found) | {"mean": found.mean, "spread": found.spread, "opposites": found.opposites}},
        sheet(voice, building, found),
    )


def sentences(voice: Voice, building: Building, found: Balance) -> Iterator[str]:
    yield voice.say("report-parts", faces=len(building.faces), doors=len(building.doors))
    yield voice.say(
        "report-games",
        games=found.games,
        points=told(voice, found.mean_total),
        low=found.low,
        high=found.high,
        gap=told(voice, found.gap),
        turquoise=found.turquoise,
    )
    means = {"mean": found.mean, "spread": found.spread, "opposites": found.opposites}
    yield voice.say("report-faces", **{name: told(voice, points) for name, points in means.items()})
    yield voice.say("report-doors", doors=voice.listing(doors(voice, found)))


def doors(voice: Voice, found: Balance) -> Iterator[str]:
    for number, (turquoise, pink) in enumerate(found.doors, start=1):
        yield voice.say("report-door", number=number, turquoise=told(voice, turquoise), pink=told(voice, pink))


def extremes(found: Balance) -> list[FaceBalance]:
    """The faces that bring most and least."""
    ranked = sorted(found.scoring, key=lambda face: -face.mean)
    return ranked if len(ranked) <= 2 * EXTREMES else [*ranked[:EXTREMES], *ranked[-EXTREMES:]]


def row(voice: Voice, face: FaceBalance) -> tuple[object, ...]:
    return face.id, face.name, face.seen, told(voice, face.mean), told(voice, face.spread)


def told(voice: Voice, points: float) -> str:
    """Points with one decimal, as a language writes them."""
    return voice.say("report-points", points=points)
