"""A table as somebody wants to open it, and who sits where then."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from tablee.bots.levels import LEVELS
from tablee.engine.game import AnyGame
from tablee.engine.luck import KEY_BYTES
from tablee.engine.values import Mistake, Seat
from tablee.table import clock as clocks
from tablee.table.address import new_id
from tablee.table.clock import Clock
from tablee.table.values import Header, Place

BOT_NAMES = ("Carme", "Ada", "Jordi", "Inès", "Oriol", "Nour")
DELAYS = (0, 1, 3, 10)  # moves
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
    delay: int = 0  # so many moves late for those who only look on
    seeds: bool = False  # whether the host's browser will add a seed to the luck
    gathering: bool = False  # whether the host will say when the game begins, or it begins as soon as nobody is missing
    private: bool = False
    least: int | None = None  # so many play at least; the chairs stand for the most that may
    wait: float | None = None  # seconds until bots take the seats that are missing then
    fill_level: str | None = None  # of these bots
    clock: Clock = Clock()


def header_for(setup: Setup, game: AnyGame, options: dict[str, Any], host: str, host_name: str, now: float) -> Header:
    """A new table, with options that were read already."""
    return Header(
        id=new_id(),
        game=game.name,
        rules=game.rules_version,
        options=options,
        name=(setup.name.strip() or host_name)[:60],
        host=host,
        public=setup.public,
        key=secrets.token_bytes(KEY_BYTES),
        created=now,
        gathering=setup.gathering,
        private=setup.private,
        least=setup.least,
        fill_at=None if setup.wait is None else now + setup.wait,
        fill_level=setup.fill_level,
        clock=checked(setup.clock),
        delay=setup.delay,
    )


def places_for(setup: Setup, host: str, host_name: str) -> list[Place]:
    """Everybody on their seat, no two by the same name. Raises `Mistake`."""
    places: list[Place] = []
    for seat, chair in enumerate(setup.chairs):
        place = place_for(seat, chair, host, host_name)
        if place.player:
            place = replace(place, seed="" if setup.seeds else None, agreed=setup.wait is not None)
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


def checked(clock: Clock) -> Clock:
    """The same. Raises `Mistake` for one that no table can have."""
    bank = clocks.LEAST_BANK <= clock.bank <= clocks.LONGEST_BANK
    delay = clocks.LEAST_DELAY <= clock.delay <= clocks.LONGEST_DELAY
    sound = {clocks.NONE: True, clocks.LIVE: bank and delay, clocks.DAYS: 1 <= clock.days <= clocks.MOST_DAYS}
    known = clock.policy in clocks.POLICIES and any(level.name == clock.level for level in LEVELS)
    known = known and clock.per in (clocks.DECISION, clocks.TURN)
    if not (known and sound.get(clock.kind)):
        raise Mistake("table.clock")
    return clock


def distinct(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it where somebody at the table has it already; nobody's stays empty."""
    name = name[:LONGEST_NAME]
    if not name or name not in taken:
        return name
    return next(numbered for number in count(2) if (numbered := f"{name} {number}") not in taken)
