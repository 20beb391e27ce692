"""The rules room of a game, module by module: what each has to offer. A module that lacks something is a type error."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from tablee.engine.sight import CoveredSights
from tablee.engine.state import Sampler, State
from tablee.engine.values import Event, Refusal, Seat, View

S = TypeVar("S", bound=State)
A = TypeVar("A")
V = TypeVar("V", bound=View)
S_in = TypeVar("S_in", bound=State, contravariant=True)
A_in = TypeVar("A_in", contravariant=True)
V_in = TypeVar("V_in", bound=View, contravariant=True)
V_out = TypeVar("V_out", bound=View, covariant=True)


class Actions(Protocol[A]):
    """The closed set of actions: a typed value, a text, a code."""

    def encode(self, action: A) -> int: ...

    def decode(self, code: int) -> A: ...

    def write(self, action: A) -> str: ...

    def parse(self, text: str) -> A: ...


class Refusals(Protocol[S_in, A_in]):
    def why_not(self, state: S_in, seat: Seat, action: A_in) -> Refusal | None: ...


class Positions(Protocol[S]):
    def position(self, state: S) -> str: ...

    def from_position(self, text: str) -> S: ...


class Views(Protocol[S_in, V_out]):
    def view(self, state: S_in, seat: Seat | None) -> V_out: ...


class Worlds(Protocol[V_in]):
    def sampler(self, view: V_in) -> Sampler: ...


class Stories(Protocol[S_in, A_in]):
    def story(self, before: S_in, seat: Seat, action: A_in, after: S_in) -> Iterable[Event]: ...


@dataclass(frozen=True)
class Parts(Generic[S, A, V]):
    """The modules of `rules/` that a game is made of."""

    actions: Actions[A]
    refusals: Refusals[S, A]
    position: Positions[S]
    view: Views[S, V]
    worlds: Worlds[V]
    story: Stories[S, A]
    sights: CoveredSights[Any] | None = None  # None: everybody sees every action

    def functions(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        """What a game takes from its parts as it is, by the name it has there."""
        for part, names in TAKEN.items():
            yield from ((name, getattr(getattr(self, part), name)) for name in names)


TAKEN = {
    "actions": ("encode", "decode", "write", "parse"),
    "refusals": ("why_not",),
    "position": ("position", "from_position"),
    "view": ("view",),
    "worlds": ("sampler",),
}
