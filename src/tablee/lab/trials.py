"""Random games to try laws on: every player count, options in all pairs, every kind of action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations
from typing import Any, TypeAlias

from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.match import AnyMatch, Chair, Deal, Match, Move, dealt
from tablee.engine.options import ALL, Spec, specs
from tablee.engine.state import State
from tablee.engine.values import Malformed, Mistake, Seat

SEATS = "seats"  # the player count is chosen like an option
MANY_CODES = 8192  # games with more are tried with some of them

AnyMove: TypeAlias = Move[Any, Any]

# Another state that a chair cannot tell from this one, made by what the rulebook says is hidden. A view that shows too
# much also tells its sampler too much, so neither convicts the other: the disguise, part of a game's tests, bears witness.
Disguise: TypeAlias = Callable[[Any, "Seat | None", Rng], State]


class LawBroken(AssertionError):
    """A game does not keep a law: which one, and where it was seen."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Setup:
    """A player count, and options as people give them."""

    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return ", ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.options)])


def setups(game: AnyGame) -> list[Setup]:
    """A short list in which every two values that can meet, of options or player count, meet at least once."""
    values: dict[str, tuple[Any, ...]] = {SEATS: tuple(game.seats)}
    known = {spec.name: spec for spec in specs(game.options)}
    values |= {name: _telling(spec) for name, spec in known.items()}
    rng = seeded("setups", game.name)
    rows = [row for row in _rows(values, known, rng, 600) if _agreeable(game, row)]
    missing = {pair for row in rows for pair in _pairs(row)}
    found: list[Setup] = []
    while missing:
        best = max(rows, key=lambda row: len(missing & _pairs(row)))
        missing -= _pairs(best)
        found.append(_setup(best))
    return sorted(found, key=lambda setup: setup.seats)


def _telling(spec: Spec) -> tuple[Any, ...]:
    """The values worth trying: all of a few, the ends and the default of many."""
    if spec.kind == "flag":
        return (False, True)
    if spec.kind == "seat":
        return (None, 0, 1)
    if spec.kind == "seats":
        return ((), (1,), ALL)
    many = len(spec.choices) > (4 if spec.kind == "number" else 6)
    return tuple(dict.fromkeys((spec.choices[0], spec.default, spec.choices[-1]))) if many else spec.choices


def _rows(values: dict[str, tuple[Any, ...]], known: dict[str, Spec], rng: Rng, count: int) -> Iterator[dict[str, Any]]:
    """Random combinations; an option that does not count, because what it needs is off, is not given."""
    for _ in range(count):
        row: dict[str, Any] = {}
        for name, among in values.items():
            if name not in known or known[name].counts(row):
                row[name] = among[rng.below(len(among))]
        yield row


def _setup(row: dict[str, Any]) -> Setup:
    return Setup(row[SEATS], tuple((name, value) for name, value in row.items() if name != SEATS))


def _agreeable(game: AnyGame, row: dict[str, Any]) -> bool:
    """Whether the game takes these options together."""
    setup = _setup(row)
    try:
        game.read_options(setup.seats, dict(setup.options))
    except Mistake:
        return False
    return True


def _pairs(row: dict[str, Any]) -> set[tuple[Any, ...]]:
    singles = [(name, repr(value)) for name, value in row.items()]
    return {*combinations(singles, 2), *((one,) for one in singles)}


class Trial:
    """One random game of a setup, with what laws need to look at it."""

    def __init__(self, game: AnyGame, setup: Setup, seed: int | str = 0, disguise: Disguise | None = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.disguise = disguise
        self.key = key_from("trial", seed, str(setup))
        self.rng = seeded("trial", seed, str(setup))
        self.chairs: tuple[Chair, ...] = (None, *range(setup.seats))

    def __str__(self) -> str:
        return f"{self.game.name}, {self.setup}, seed {self.seed}"

    def deal(self, luck: Luck | None = None) -> State:
        state: State = self.game.open(self.setup.seats, dict(self.setup.options), luck or Luck(self.key))
        return state

    @cached_property
    def match(self) -> AnyMatch:
        """The whole game, by what its states list: whether that is legal is for a law to ask."""
        match = dealt(self.game, self.setup.seats, dict(self.setup.options), self.key)
        match.at_hand = self.game.longest  # laws look at every state
        while acting := match.acting:
            if len(match.moves) == self.game.longest:
                raise LawBroken("ending", f"{self} is not over after {self.game.longest} decisions")
            seat = acting[self.rng.below(len(acting))]
            match.do(match.trusted(seat, self.pick(match.state, seat)))
        return match

    @property
    def moves(self) -> list[AnyMove]:
        return self.match.moves

    @property
    def final(self) -> State:
        state: State = self.match.state
        return state

    def pick(self, state: State, seat: Seat) -> int:
        """A legal action, drawn, or of a verb drawn first: so that rare verbs are played often enough."""
        if self.rng.below(2):
            return state.draw(seat, self.rng)
        verbs: dict[str, list[int]] = {}
        for code in state.codes(seat):
            verbs.setdefault(_verb(self.game, code), []).append(code)
        codes = list(verbs.values())[self.rng.below(len(verbs))]
        return codes[self.rng.below(len(codes))]

    def codes_to_try(self, state: State) -> list[int]:
        """All codes there are; of very many, the legal ones, many made of their words, and some at random."""
        game = self.game
        if game.space <= MANY_CODES:
            return list(range(game.space))
        legal = [code for seat in state.acting() for code in state.codes(seat)]
        words = [game.write(game.decode(code)).split() for code in legal]
        found = set(legal) | {int(self.rng.below(game.space)) for _ in range(MANY_CODES // 16)}
        for _ in range(MANY_CODES // 4 if words else 0):
            one, other = words[self.rng.below(len(words))][:], words[self.rng.below(len(words))]
            place = self.rng.below(len(one))
            one[place] = other[place] if place < len(other) else one[place]
            try:
                found.add(game.encode(game.parse(" ".join(one))))
            except Malformed:
                continue
        return sorted(code for code in found if code < game.space)

    def looks(self, count: int) -> list[tuple[int, AnyMove]]:
        """Some moves of the game with their numbers from 0, the first and the last among them; or any one."""
        moves = list(enumerate(self.moves))
        if len(moves) <= count:
            return moves
        if count == 1:
            return [moves[self.rng.below(len(moves))]]
        inner = self.rng.shuffled(list(range(1, len(moves) - 1)))[: count - 2]
        return [moves[index] for index in sorted([0, *inner, len(moves) - 1])]

    def any_chair(self) -> Chair:
        return self.chairs[self.rng.below(len(self.chairs))]

    def play_out(self, state: State, rng: Rng) -> Iterator[State]:
        """Play on at random, in place, to the end or past the longest game; yields after every action."""
        for _ in range(self.game.longest + 1):
            acting = state.acting()
            if not acting:
                return
            seat = acting[rng.below(len(acting))]
            state.play(seat, state.draw(seat, rng))
            yield state


def played(game: AnyGame, state: State, seat: Seat, code: int) -> AnyMove:
    """A move from any state, without asking whether it is legal."""
    return Match(game, Deal(len(state.points()), {}), state).trusted(seat, code)


@cache
def _verb(game: AnyGame, code: int) -> str:
    text: str = game.write(game.decode(code))
    return text.partition(" ")[0]
