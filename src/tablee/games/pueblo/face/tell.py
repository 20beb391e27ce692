"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument, Event, Seat
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.trace import Journey, Trace
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    if name == "order" and isinstance(value, tuple):
        return {name: ", ".join(names[seat] for seat in value)}
    if isinstance(value, tuple):
        return {name: amounts(voice, value, names, everybody=name == "totals")}
    if name in ("stone", "posture", "opening"):
        return {name: voice.say(f"{name}-{value}")}
    return {name: value}


def amounts(voice: Voice, points: Sequence[int], names: Sequence[str], *, everybody: bool = False) -> str:
    """`Ada 3 and Bo 1`; who pays nothing is left out unless everybody is named."""
    named = [voice.say("amount", colour=names[seat], points=paid) for seat, paid in enumerate(points) if paid or everybody]
    return voice.listing(named) if named else voice.say("nobody-pays")


def trace(event: Event) -> Trace:
    """A look touches everybody who pays for it, a stone taken off its owner."""
    match event.kind:
        case "set":
            return Trace(journeys=(Journey("heap-last"),))
        case "walk" | "lap-look":
            return Trace(payers(event.args["paid"]), True, (Journey("heap-chief", "heap-chief"),))
        case "remove" if event.args["stone"] in COLOURS:
            return Trace((COLOURS.index(str(event.args["stone"])),))
        case "last-card":
            return Trace(() if event.seat is None else (event.seat,))
        case "take" | "won" | "end":
            return Trace(points=True)
        case _:
            return Trace()


def payers(paid: Argument) -> tuple[Seat, ...]:
    return tuple(seat for seat, points in enumerate(paid) if points) if isinstance(paid, tuple) else ()
