"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    return {name: face_words(voice, str(value)) if name in ("face", "first", "second") else value}


def face_words(voice: Voice, called: str) -> str:
    """What people call a face of a block."""
    return called[1:] if called.startswith("=") else voice.say(f"face-{called}")
