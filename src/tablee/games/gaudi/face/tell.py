"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument, Event
from tablee.kit.trace import Journey, Trace
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    if name == "whose" and isinstance(value, int):
        return {name: names[value]}
    if name in ("third", "there"):
        return {name: voice.say(f"creature-{value}")}
    if name == "animals" and isinstance(value, str):
        return {name: voice.listing(voice.say(f"creature-{one}") for one in value.split())}
    if name == "tiles" and isinstance(value, str):
        return {name: voice.listing(value.split())}
    if name == "animal":
        return {name: voice.say(f"animal-{value}")}
    if name == "colour":
        return {name: voice.say(f"hue-{value}")}
    return {name: value}


def trace(event: Event) -> Trace:
    """Tiles lie for all; nobody does anything to anybody."""
    match event.kind:
        case "lay":
            return Trace(journeys=(Journey("gaudi-last"),))
        case "marked" | "points" | "objectives" | "paved":
            return Trace(points=True)
        case _:
            return Trace()
