"""What the luck of a table comes from, and what everybody may know of it beforehand (`engine.fair`)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine import fair, luck
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, dealt, placed
from tablee.table.values import Header, Place


def begun(game: AnyGame, header: Header, places: Sequence[Place]) -> AnyMatch:
    """The match of a table before its first action: dealt, or in the position that it begins with. Raises `Mistake`."""
    if header.start is not None:
        return placed(game, header.start)
    return dealt(game, len(places), header.options, luck_key(header, places))


def luck_key(header: Header, places: Sequence[Place]) -> bytes:
    """What the luck of a table comes from: an example's while somebody is missing."""
    if header.luck != fair.SEEDED:
        return header.key
    opened = committed(header, len(places))
    if header.gathering or not all(place.is_ready for place in places):
        return fair.example_key(opened)
    return fair.luck_key(header.key, fair.seal(opened, company(places)))


def committed(header: Header, seats: int) -> str:
    """What was fixed of the luck; nothing where nothing is dealt."""
    if header.luck == fair.PLACED:
        return ""
    if header.luck != fair.SEEDED:
        return luck.commitment(header.key)
    terms = fair.Terms(table=header.id, game=header.game, rules=header.rules, options=header.options, seats=seats)
    return fair.commitment(header.key, terms)


def company(places: Sequence[Place]) -> fair.Company:
    return fair.Company(
        names=tuple(place.sealed for place in places),
        levels=tuple(place.level or "" for place in places),
        seeds=tuple(place.seed or "" for place in places),
    )
