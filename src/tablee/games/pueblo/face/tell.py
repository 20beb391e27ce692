"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument
from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    if name == "order" and isinstance(value, tuple):
        return {name: ", ".join(names[seat] for seat in value)}
    if isinstance(value, tuple):
        return {name: amounts(voice, value, everybody=name == "totals")}
    if name in ("stone", "posture", "opening"):
        return {name: voice.say(f"{name}-{value}")}
    return {name: value}


def amounts(voice: Voice, points: Sequence[int], *, everybody: bool = False) -> str:
    """`red 3 and blue 1`; who pays nothing is left out unless everybody is named."""
    named = [
        voice.say("amount", colour=voice.say(f"colour-{COLOURS[seat]}"), points=paid)
        for seat, paid in enumerate(points)
        if paid or everybody
    ]
    return voice.listing(named) if named else voice.say("nobody-pays")
