"""Options of a game: a frozen dataclass whose fields say what they allow and which rules they come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from tablee.engine.values import Mistake

TRUE, FALSE = ("true", "on", "yes", "1"), ("false", "off", "no", "0")
RANDOM, ALL, NONE = "random", "all", "none"


@dataclass(frozen=True, slots=True)
class Spec:
    """What an option allows.

    Kinds: flag, number (low to high), choice (one of), seat (a seat, or None for by lot), seats (a set of them, sorted),
    text (a game reads it itself).
    """

    name: str
    kind: str
    default: Any
    rules: tuple[str, ...]
    choices: tuple[Any, ...] = ()
    needs: str = ""  # another option that must be on (`advanced`) or have a value (`fill=all`) for this one to count ...
    off: Any = None  # ... and what this one is otherwise
    strict: str = ""  # the rule that refuses any other value then; empty: it is simply ignored

    def counts(self, values: Mapping[str, object]) -> bool:
        """Whether this option makes a difference beside the values of the others."""
        name, equals, wanted = self.needs.partition("=")
        return not name or (str(values.get(name)) == wanted if equals else bool(values.get(name)))

    def read(self, given: object, seats: int) -> Any:
        """The typed value of what was given as text, number or flag."""
        text = str(given).strip().lower()
        if self.kind == "flag":
            if text in (*TRUE, *FALSE):
                return text in TRUE
            raise Mistake("engine.option-flag", option=self.name, given=str(given))
        if self.kind == "text":
            return str(given).strip()
        if self.kind == "seats":
            return self._seats(given, seats)
        if self.kind == "seat":
            if given is None or text == RANDOM:
                return None
            allowed: tuple[Any, ...] = tuple(range(seats))
        else:
            allowed = self.choices
        found = next((value for value in allowed if str(value).lower() == text), None)
        if found is None:
            named = ", ".join(map(str, (*allowed, RANDOM) if self.kind == "seat" else allowed))
            raise Mistake("engine.option-choice", option=self.name, allowed=named, given=str(given))
        return found

    def _seats(self, given: object, seats: int) -> tuple[int, ...]:
        """A set of seats from `all`, `none`, or their numbers as a list or in one text."""
        named = given if isinstance(given, list | tuple | set | frozenset) else str(given).replace(",", " ").lower().split()
        texts = {str(name) for name in named}
        if texts in ({ALL}, {NONE}):
            return tuple(range(seats)) if texts == {ALL} else ()
        if unknown := texts - {str(seat) for seat in range(seats)}:
            raise Mistake("engine.option-seats", option=self.name, last=seats - 1, given=min(unknown))
        return tuple(sorted(map(int, texts)))


def flag(default: bool, *rules: str, **more: Any) -> Any:
    return _option("flag", default, rules, **more)


def number(default: int, low: int, high: int, *rules: str, **more: Any) -> Any:
    return _option("number", default, rules, choices=tuple(range(low, high + 1)), **more)


def choice(default: Any, among: tuple[Any, ...], *rules: str, **more: Any) -> Any:
    return _option("choice", default, rules, choices=among, **more)


def seat(*rules: str, **more: Any) -> Any:
    """A seat, by lot unless one is named."""
    return _option("seat", None, rules, **more)


def seats(*rules: str, **more: Any) -> Any:
    """A set of seats, none unless some are named."""
    return _option("seats", (), rules, off=(), **more)


def text(*rules: str, **more: Any) -> Any:
    """A whole text, such as a file; empty unless one is given."""
    return _option("text", "", rules, choices=("",), **more)


def _option(kind: str, default: Any, rules: tuple[str, ...], **more: Any) -> Any:
    return field(default=default, metadata={"spec": {"kind": kind, "default": default, "rules": rules, **more}})


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every game's options; a game without any uses it as it is."""


Chosen = TypeVar("Chosen", bound=Options)


def specs(kind: type[Options]) -> tuple[Spec, ...]:
    return tuple(Spec(name=one.name, **one.metadata["spec"]) for one in fields(kind))


def read_options(kind: type[Chosen], given: Mapping[str, object], seats: int) -> Chosen:
    """Options from texts, numbers and flags; what is not given takes its default. Raises `Mistake`."""
    known = {spec.name: spec for spec in specs(kind)}
    for name in given:
        if name not in known:
            raise Mistake("engine.option-unknown", option=name, options=", ".join(known) or NONE)
    values = {name: spec.read(given[name], seats) if name in given else spec.default for name, spec in known.items()}
    for name, spec in known.items():
        if not spec.counts(values):
            if spec.strict and name in given and values[name] != spec.off:
                raise Mistake("engine.option-needs", option=name, needs=spec.needs, rule=spec.strict)
            values[name] = spec.off
    return kind(**values)


def write_options(options: Options) -> dict[str, Any]:
    """Plain values by name, fit for JSON and for `read_options`."""
    return {one.name: _plain(getattr(options, one.name)) for one in fields(options)}


def _plain(value: Any) -> Any:
    if value is None:
        return RANDOM
    return list(value) if isinstance(value, tuple) else value
