"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.engine.state import NOBODY
from tablee.engine.values import Argument, Event, Seat
from tablee.games.barracuda.rules.bars import KEYS, TITLES
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit.trace import Journey, Trace
from tablee.kit.words import Voice

PAWNS = ("opens", "opens-pair", "partner", "accepts-partner", "accepts-bar", "leaves", "sells", "closes")
MONEY = ("rent", "burnt", "doubled", "counted", "wallet", "bank")


def spoken(voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
    """An argument as people read it."""
    if name == "whose" and isinstance(value, int):
        return {name: names[value]}
    return list_words(voice, name, value, names) if isinstance(value, tuple) else {name: value}


def list_words(voice: Voice, word: str, value: tuple[int, ...], names: Sequence[str]) -> dict[str, Any]:
    """The arguments that say a list of bills, of places or of groups."""
    if word == "bills":
        return {"bills": bills_in_words(voice.say, value), "amount": figure(Bills._make(value).worth)}
    if word == "ranking":
        by_place = sorted(range(len(value)), key=lambda seat: value[seat])
        said = (voice.say("place", place=value[seat], who=names[seat]) for seat in by_place)
        return {word: voice.listing(said)}
    parts: list[list[str]] = [[]]
    for seat in value:
        if seat == NOBODY:
            parts.append([])
        else:
            parts[-1].append(names[seat])
    return {word: "; ".join(voice.listing(part) for part in parts)}


def bills_in_words(say: Callable[..., str], counts: Sequence[int]) -> str:
    """`2 × 5000 and 3 fakes`."""
    real = [(face, count) for face, count in zip(FACES, counts, strict=True) if face and count]
    said = [say("bills", count=count, face=str(face)) for face, count in real]
    if counts[-1]:
        said.append(say("fakes", count=counts[-1]))
    *most, last = said or [say("no-bills")]
    return say("and", most=", ".join(most), last=last) if most else last


def trace(event: Event) -> Trace:
    """Whoever is asked, answered or put out is touched; pawns come to bars, and some leave with money."""
    bar = event.args.get("bar")
    came = (Journey(called(TITLES.index(str(bar)))),) if bar in TITLES and event.kind != "left-out" else ()
    return Trace(touched(event), event.kind in (*PAWNS, *MONEY), came)


def touched(event: Event) -> tuple[Seat, ...]:
    whose = event.args.get("whose")
    if isinstance(whose, int):
        return (whose,)
    return (event.seat,) if event.kind == "leaves" and event.seat is not None else ()


def called(bar: int) -> str:
    """What the front of a bar is called on the page."""
    return f"bar-{KEYS[bar]}"
