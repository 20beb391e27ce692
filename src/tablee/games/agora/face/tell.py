"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.engine.values import Argument, Event
from tablee.games.agora.rules.actions import COLOURS, parse_card, parse_district
from tablee.games.agora.rules.city import CODES, NAMES, square, strength
from tablee.games.agora.rules.codes import FACES
from tablee.kit.trace import Journey, Trace, at_seat
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
        people = voice.listing(names[seat] for seat in value)
        return {name: voice.listing(voice.say(f"colour-{COLOURS[seat]}") for seat in value), "people": people}
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


def trace(event: Event) -> Trace:
    """Cards go from hand to hand, walkers from district to district, whoever they belong to."""
    seat, args = event.seat or 0, event.args
    match event.kind:
        case "take":
            return Trace((int(str(args["other"])),), journeys=(Journey(at_seat(seat), f"at-{args['other']}"),))
        case "give":
            return Trace((int(str(args["other"])),), journeys=(Journey(f"at-{args['other']}", at_seat(seat)),))
        case "play":
            goal = district_id(CODES[parse_card(str(args["card"])) // FACES])
            return Trace(points=True, journeys=(Journey(goal, at_seat(seat), f"agora-icon-{COLOURS[seat]}"),))
        case "move-two" | "move-once":
            moves = [str(args[name]).split() for name in ("move", "then") if name in args]
            moved = {COLOURS.index(colour) for colour, _, _ in moves} - {seat}
            ways = [Journey(district_id(goal), district_id(start), f"agora-icon-{one}") for one, start, goal in moves]
            return Trace(tuple(sorted(moved)), True, tuple(ways))
        case "end":
            return Trace(points=True)
        case _:
            return Trace()


def district_id(code: str) -> str:
    return f"map-{code}"
