"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument
from tablee.games.agora.rules.actions import COLOURS, parse_card, parse_district
from tablee.games.agora.rules.city import NAMES, square, strength
from tablee.games.agora.rules.codes import FACES
from tablee.kit.words import Voice


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    if name == "card" and isinstance(value, str):
        card = parse_card(value)
        return {"square": square(card), "district": NAMES[card // FACES], "walkers": strength(card)}
    if name in ("district", "goal", "below") and isinstance(value, str):
        return {name: NAMES[parse_district(value)]}
    if name in ("move", "then") and isinstance(value, str):
        return {name: move_words(voice, value)}
    if name == "other" and isinstance(value, int):
        return {name: names[value]}
    if name == "totals" and isinstance(value, tuple):
        totals = (voice.say("amount", who=names[seat], points=points) for seat, points in enumerate(value))
        return {name: voice.listing(totals)}
    if name == "colours" and isinstance(value, tuple):
        return {name: voice.listing(voice.say(f"colour-{COLOURS[seat]}") for seat in value)}
    return {name: value}


def move_words(voice: Voice, move: str) -> str:
    colour, start, goal = move.split()
    return voice.say(
        "one-move",
        walker=voice.say(f"walker-{colour}"),
        code=start,  # what stands before a name may depend on it
        start=NAMES[parse_district(start)],
        goal=NAMES[parse_district(goal)],
    )
