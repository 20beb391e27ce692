"""Quick things to say that every language has: kept by name, read by everybody in their own words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablee.kit.words import words

FOLDER: Final = Path(__file__).parent
SAYINGS: Final = (
    "saying-hello",
    "saying-good-luck",
    "saying-nice-move",
    "saying-oops",
    "saying-thinking",
    "saying-your-turn",
    "saying-back-soon",
    "saying-thanks",
    "saying-well-played",
    "saying-again",
    "saying-bye",
)


def saying(name: str, lang: str) -> str:
    """One of them in words."""
    return words(FOLDER, lang)(name)
