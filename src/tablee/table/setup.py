"""A table as somebody wants to open it, and who sits where then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from tablee.engine.values import Mistake, Seat
from tablee.table.values import Place

BOT_NAMES = ("Carme", "Ada", "Jordi", "Inès", "Oriol", "Nour")
LONGEST_NAME = 36  # leaves room for a number in the database


@dataclass(frozen=True, slots=True)
class Chair:
    """Who shall sit on a seat: `here` (on the host's device, by name), `link` (open), or a bot of a level."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A table as somebody wants to open it."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, object]
    name: str = ""
    public: bool = False
    seeds: bool = False  # whether the host's browser will add a seed to the luck


def places_for(setup: Setup, host: str, host_name: str) -> list[Place]:
    """Everybody on their seat, no two by the same name. Raises `Mistake`."""
    places: list[Place] = []
    for seat, chair in enumerate(setup.chairs):
        place = place_for(seat, chair, host, host_name)
        if place.player and setup.seeds:
            place = replace(place, seed="")
        places.append(replace(place, name=distinct(place.name, [other.name for other in places])))
    return places


def place_for(seat: Seat, chair: Chair, host: str, host_name: str) -> Place:
    match chair.kind:
        case "here":
            return Place(seat, player=host, name=chair.name.strip() or host_name)
        case "link":
            return Place(seat)
        case "bot":
            return Place(seat, level=chair.level, name=BOT_NAMES[seat % len(BOT_NAMES)])
    raise Mistake("table.chair", kind=chair.kind)


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it where somebody at the table has it already; nobody's stays empty."""
    name = name[:LONGEST_NAME]
    if not name or name not in taken:
        return name
    return next(numbered for number in count(2) if (numbered := f"{name} {number}") not in taken)
