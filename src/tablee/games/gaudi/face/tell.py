"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
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
