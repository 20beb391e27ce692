"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument, Event
from tablee.kit.trace import Trace
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    if isinstance(value, tuple):
        return {name: voice.listing((f"{names[seat]} {amount}" for seat, amount in enumerate(value)))}
    return {name: names[value] if name == "whose" and isinstance(value, int) else value}


def trace(event: Event) -> Trace:
    whose = event.args.get("whose")
    return Trace((whose,) if isinstance(whose, int) else (), event.kind in ("takes", "end"))
