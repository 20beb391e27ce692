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
    return {name: face_words(voice, str(value)) if name in ("face", "first", "second") else value}


def face_words(voice: Voice, called: str) -> str:
    """What people call a face of a block."""
    return called[1:] if called.startswith("=") else voice.say(f"face-{called}")


def trace(event: Event) -> Trace:
    """Whoever keeps two faces offers the other two."""
    match event.kind:
        case "keep" | "keep-open":
            return Trace((1 - (event.seat or 0),))
        case "place":
            return Trace(points=True, journeys=(Journey(f"cell-{event.args['cell']}"),))
        case "count" | "count-door" | "end" | "doors-decide" | "shared":
            return Trace(points=True)
        case _:
            return Trace()
