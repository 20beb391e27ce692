"""Every attribute of a state by name, compiled or not: what a copy must have, and playing the copy must leave alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import Any

ATOMS = (str, bytes, int, float, type(None))


def attributes(thing: object) -> dict[str, Any]:
    """The data of an object by name; none for a number, a text or an array.

    A compiled class names its attributes in `__mypyc_attrs__`, an interpreted one in `__dict__` or `__slots__`.
    """
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        slots = vars(kind).get("__slots__", ())
        names |= dict.fromkeys((slots,) if isinstance(slots, str) else slots)
        names |= dict.fromkeys(vars(kind).get("__mypyc_attrs__", ()))
    names |= dict.fromkeys(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in names if not name.startswith("__") and hasattr(thing, name)}


def plain(thing: Any) -> object:
    """An object and all it holds as values that can be compared and do not change with it."""
    if isinstance(thing, ATOMS):
        return thing
    if isinstance(thing, Mapping):
        return {plain(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Set):
        return frozenset(map(plain, thing))
    if isinstance(thing, Iterable) or hasattr(type(thing), "__getitem__"):  # the latter: a compiled array
        return tuple(map(plain, thing))
    return {name: plain(value) for name, value in attributes(thing).items()} or thing


def differences(one: object, other: object) -> list[str]:
    """The names of the attributes that two objects do not both have with equal values."""
    mine, theirs = attributes(one), attributes(other)
    return [
        name for name in mine | theirs if name not in mine or name not in theirs or plain(mine[name]) != plain(theirs[name])
    ]
