"""The contract: what a game folder gives to the rest of the house."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

from tablee.engine.luck import Dice, Rng, seeded
from tablee.engine.options import Options, read_options
from tablee.engine.state import Hints, Sampler, State
from tablee.engine.values import (
    Board,
    Choice,
    Event,
    Examination,
    Label,
    Lens,
    Mistake,
    Refusal,
    Remark,
    Seat,
    Slot,
    Standing,
    View,
)

S = TypeVar("S", bound=State)  # the truth
A = TypeVar("A")  # the closed set of actions
V = TypeVar("V", bound=View)  # what a chair may know


class Game(ABC, Generic[S, A, V]):
    """One game: its facts, its rules seen from outside, its pictures and words. Holds no state itself."""

    name: ClassVar[str]
    title: ClassVar[Mapping[str, str]]  # by language
    authors: ClassVar[str]
    seats: ClassVar[range]  # allowed numbers of players
    colours: ClassVar[tuple[str, ...]]  # of the seats, in order; each also has a shape (kit.shapes)
    colours_by_lot: ClassVar[bool] = False  # whether a table decides anew who has which: see `colours_of`
    options: ClassVar[type[Options]] = Options
    rules_version: ClassVar[int] = 1
    space: ClassVar[int]  # action codes are 0 to space - 1
    longest: ClassVar[int]  # no game takes more decisions than this
    secrets: ClassVar[bool]  # whether chairs may know different things
    poker_face: ClassVar[bool] = False  # whether it is a secret even that a seat had no choice: bots take their time
    fewest_wins: ClassVar[bool] = False
    verbs: ClassVar[Mapping[str, tuple[Slot, ...]]]  # the text of an action is its verb, then one word per slot
    always: ClassVar[tuple[str, ...]] = ()  # verbs without slots that a person may choose once and for all
    clicks: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # how a person fills the slots, where not in that order

    @cached_property
    def folder(self) -> Path:
        """Where the game's rules text and words lie."""
        return Path(cast("str", sys.modules[type(self).__module__].__file__)).parent

    # Starting ---------------------------------------------------------------------------------------------------------

    def open(self, seats: int, given: Mapping[str, object], dice: Dice) -> S:
        """A new game from options as people give them. Raises `Mistake`."""
        return self.deal(seats, self.read_options(seats, given), dice)

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        if seats not in self.seats:
            raise Mistake(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        return read_options(self.options, given, seats)

    def examine(self, text: str, games: int, seed: int, progress: Callable[[int], object] | None = None) -> Examination:
        """Check a file that people may bring to a table, and try it in some games. Raises `Mistake`."""
        raise Mistake(f"{self.name} takes no files")

    @abstractmethod
    def deal(self, seats: int, options: Any, dice: Dice) -> S:
        """The start of a game; all its chance comes from the dice."""

    # Actions: a typed value, a text, a code ----------------------------------------------------------------------------

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why a seat may not do this now; None when it may. Depends on nothing the seat cannot know."""

    @abstractmethod
    def encode(self, action: A) -> int:
        """The code of an action that could be legal somewhere."""

    @abstractmethod
    def decode(self, code: int) -> A: ...

    @abstractmethod
    def write(self, action: A) -> str: ...

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action a text stands for, whether legal or not. Raises `Malformed`."""

    @abstractmethod
    def position(self, state: S) -> str:
        """The whole state as text a person can read and type."""

    @abstractmethod
    def from_position(self, text: str) -> S:
        """The state a text stands for; what it leaves out takes its value at the start. Raises `Malformed`."""

    def standing(self, state: S) -> Standing:
        return Standing(tuple(state.points()), tuple(state.ranks()))

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """Counts that never change during a game: pieces, cards, money."""

    # What a chair may know, and what follows from it --------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V: ...

    @abstractmethod
    def sampler(self, view: V, /) -> Sampler: ...

    @abstractmethod
    def hints(self) -> Hints: ...

    def colours_of(self, view: V) -> tuple[str, ...]:
        """The colours of the seats at this table, in order; overridden where they are drawn by lot."""
        return self.colours[: len(view.points)]

    def choices(self, view: V) -> tuple[Choice, ...]:
        """The legal actions of the view's chair. Any world that fits the view has the same, or the rules would leak."""
        if view.seat is None or not view.my_turn:
            return ()
        world = self.sampler(view).world(seeded("choices"))
        return tuple(self.as_choice(self.decode(code)) for code in world.codes(view.seat))

    def as_choice(self, action: A) -> Choice:
        text = self.write(action)
        verb, *words = text.split()
        names = (slot.name for slot in self.verbs[verb])
        return Choice(text, verb, tuple(zip(names, words, strict=True)))

    def click_order(self, verb: str) -> tuple[str, ...]:
        """The slots of a verb in the order a person fills them: what comes later depends on what came before."""
        return self.clicks.get(verb) or tuple(slot.name for slot in self.verbs[verb])

    @abstractmethod
    def story(self, before: S, seat: Seat, action: A, after: S) -> Sequence[Event]:
        """What happened, as events for the log."""

    def remark(self, told: Sequence[Event], view: V, seat: Seat, rng: Rng) -> Remark | None:
        """What a bot on a seat might say after acting: by what everybody was told of it, and the spectators’ view.

        So it cannot give anything away; nor by when it speaks, if it never does where nobody was told anything.
        """
        return None

    # Pictures and words -------------------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, view: V, lens: Lens) -> Board: ...

    def sketch(self, view: V, lens: Lens) -> str:
        """The board in characters, for the terminal; empty if words must do."""
        return ""

    def sprite(self) -> str:
        """Symbols the pictures use again and again: once per page."""
        return ""

    def figures(self) -> Mapping[str, str]:
        """Pictures in the rules text, by name: `![caption](figure:name)`."""
        return {}

    @abstractmethod
    def vignette(self) -> str:
        """A small picture of the game, the inside of a symbol of 240 x 160."""

    @abstractmethod
    def prompt(self, view: V, lens: Lens) -> str:
        """One sentence that says what to do next."""

    def answer(self, view: V, lens: Lens) -> str:
        """What is said of the spot a person looks at, in place of the prompt; empty if there is nothing to say."""
        return ""

    @abstractmethod
    def label(self, view: V, slot: str, place: str, lens: Lens) -> Label: ...

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        """A line of the log."""

    @abstractmethod
    def explain(self, refusal: Refusal, lang: str) -> str:
        """A refusal in words, without the rule's number."""

    @abstractmethod
    def quote(self, remark: Remark, names: Sequence[str], lang: str) -> str:
        """A bot's remark in words."""

    @abstractmethod
    def say(self, lang: str, message: str, **args: object) -> str:
        """One of the game's own messages (words.*.ftl)."""


AnyGame: TypeAlias = Game[Any, Any, Any]
