"""Lines of the log and refusals in words: what their arguments are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.engine.state import NOBODY
from tablee.engine.values import Argument
from tablee.games.barracuda.rules.money import FACES, figure
from tablee.games.barracuda.rules.view import Bills
from tablee.kit.words import Voice


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
