"""The contract: the rules of a game as a folder gives them to the rest of the house. Pictures and words: `kit.face`."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, cast

from tablee.engine.features import Features
from tablee.engine.luck import Dice, Rng, seeded
from tablee.engine.options import Options, read_options
from tablee.engine.parts import A, Parts, S, V
from tablee.engine.sight import Seen
from tablee.engine.state import Hints, Sampler
from tablee.engine.values import Choice, Event, Malformed, Mistake, Refusal, Remark, Seat, Slot, Standing, Sums

if TYPE_CHECKING:
    from tablee.engine.match import Match
    from tablee.kit.face import AnyFace


class Game(ABC, Generic[S, A, V]):
    """One game: its facts, and its rules seen from outside. Holds no state itself; a game being played is a `Match`."""

    name: ClassVar[str]
    authors: ClassVar[str]
    seats: ClassVar[range]  # allowed numbers of players
    colours: ClassVar[tuple[str, ...]]  # of the seats, in order
    shapes: ClassVar[Mapping[str, str]] = {}  # of colours that only this game has: see kit.shapes
    colours_by_lot: ClassVar[bool] = False  # whether a table decides anew who has which: see `colours_of`
    minutes: ClassVar[int] = 0  # people play about so long; 0: nobody has looked at a clock
    options: ClassVar[type[Options]] = Options
    rules_version: ClassVar[int] = 1
    oldest_version: ClassVar[int] = 0  # games played under this version and all since replay to the same end; 0: none older
    space: ClassVar[int]  # action codes are 0 to space - 1
    longest: ClassVar[int]  # no game takes more decisions than this
    secrets: ClassVar[bool]  # whether chairs may know different things
    poker_face: ClassVar[bool] = False  # whether it is a secret even that a seat had no choice: bots take their time
    fewest_wins: ClassVar[bool] = False
    verbs: ClassVar[Mapping[str, tuple[Slot, ...]]]  # the text of an action is its verb, then one word per slot
    always: ClassVar[tuple[str, ...]] = ()  # verbs without slots that a person may choose once and for all
    forced: ClassVar[bool] = False  # whether a seat may have no choice at all, and all may know: a page may choose for it
    skips: ClassVar[
        tuple[str, ...]
    ] = ()  # verbs without slots for a seat that does not answer; chosen, they tell no secret
    clicks: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # how a person fills the slots, where not in that order
    parts: Parts[S, A, V]  # the modules of its rules room

    def __init_subclass__(cls) -> None:
        """A game calls the functions of its parts directly, where it does not say otherwise itself."""
        if "parts" in cls.__dict__:
            for name, function in cls.parts.functions():
                if name not in cls.__dict__:
                    setattr(cls, name, staticmethod(function))

    @cached_property
    def package(self) -> str:
        """Where the rooms of the game are imported from."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def folder(self) -> Path:
        """Where the game's rules text and words lie."""
        return Path(cast("str", sys.modules[self.package].__file__)).parent

    @cached_property
    def face(self) -> AnyFace:
        """The game's pictures and words, loaded when somebody looks."""
        face: AnyFace = import_module(f"{self.package}.face").FACE(self)
        return face

    def replays(self, version: int) -> bool:
        """Whether a game played under a version of the rules replays here to the same end."""
        return (self.oldest_version or self.rules_version) <= version <= self.rules_version

    # Starting ---------------------------------------------------------------------------------------------------------

    def match(self, players: int | None = None, seed: int | str | None = None, **options: object) -> Match[S, A, V]:
        """A new game to play: of the fewest players and by secret luck unless said otherwise. Raises `Mistake`."""
        from tablee.engine.match import opened

        return opened(self, self.seats[0] if players is None else players, options, seed)

    def open(self, seats: int, given: Mapping[str, object], dice: Dice) -> S:
        """The start of a game from options as people give them. Raises `Mistake`."""
        return self.deal(seats, self.read_options(seats, given), dice)

    def read_options(self, seats: int, given: Mapping[str, object]) -> Options:
        if seats not in self.seats:
            raise Mistake("engine.seats", game=self.name, least=self.seats[0], most=self.seats[-1], seats=seats)
        return read_options(self.options, given, seats)

    @abstractmethod
    def deal(self, seats: int, options: Any, dice: Dice) -> S:
        """The start of a game; all its chance comes from the dice."""

    def rematch_options(self, options: Mapping[str, Any], ended: S) -> Mapping[str, Any]:
        """The options, as plain values, of the game that follows one that ended, with everybody one seat further round.

        The same ones; overridden where a rule says what a rematch changes.
        """
        return options

    # Actions: a typed value, a text, a code ----------------------------------------------------------------------------

    def why_not(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why a seat may not do this now; None when it may. Depends on nothing the seat cannot know."""
        return self.parts.refusals.why_not(state, seat, action)

    def encode(self, action: A) -> int:
        """The code of an action that could be legal somewhere."""
        return self.parts.actions.encode(action)

    def decode(self, code: int) -> A:
        return self.parts.actions.decode(code)

    def write(self, action: A) -> str:
        return self.parts.actions.write(action)

    def parse(self, text: str) -> A:
        """The action a text stands for, whether legal or not. Raises `Malformed`."""
        return self.parts.actions.parse(text)

    # Sights: what others see of an action --------------------------------------------------------------------------------

    def sight(self, code: int) -> Any:
        """The sight of a code: `Seen(action)`, or one of the game's covered sights."""
        if code < self.space or self.parts.sights is None:
            return Seen(self.decode(code))
        return self.parts.sights.decode(code - self.space)

    def sight_code(self, sight: Any) -> int:
        if isinstance(sight, Seen):
            return self.encode(sight.action)
        assert self.parts.sights is not None
        return self.space + self.parts.sights.encode(sight)

    def write_sight(self, sight: Any) -> str:
        if isinstance(sight, Seen):
            return self.write(sight.action)
        assert self.parts.sights is not None
        return self.parts.sights.write(sight)

    def parse_sight(self, text: str) -> Any:
        """Raises `Malformed`."""
        try:
            return Seen(self.parse(text))
        except Malformed:
            if self.parts.sights is None:
                raise
        return self.parts.sights.parse(text)

    # Positions ----------------------------------------------------------------------------------------------------------

    def position(self, state: S) -> str:
        """The whole state as text a person can read and type."""
        return self.parts.position.position(state)

    def from_position(self, text: str) -> S:
        """The state a text stands for; what it leaves out takes its value at the start. Raises `Malformed`."""
        return self.parts.position.from_position(text)

    def standing(self, state: S) -> Standing:
        return Standing(tuple(state.points()), tuple(state.ranks()))

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """Counts that never change during a game: pieces, cards, money."""

    # What a chair may know, and what follows from it --------------------------------------------------------------------

    def view(self, state: S, seat: Seat | None) -> V:
        return self.parts.view.view(state, seat)

    def sampler(self, view: V) -> Sampler:
        """Worlds that fit a view, made from the view alone."""
        return self.parts.worlds.sampler(view)

    def hints(self) -> Hints:
        """What a good player looks at, from the bot room."""
        hints: Hints = self._bot_room.hints()
        return hints

    def features(self) -> Features | None:
        """What a learned judge looks at, from the bot room; None where it offers none."""
        offered = getattr(self._bot_room, "features", None)
        return offered() if offered else None

    @cached_property
    def _bot_room(self) -> Any:
        return import_module(f"{self.package}.bot")

    def colours_of(self, view: V) -> tuple[str, ...]:
        """The colours of the seats at this table, in order; overridden where they are drawn by lot."""
        return self.colours[: len(view.points)]

    def choices(self, view: V) -> tuple[Choice, ...]:
        """The legal actions of the view's chair. Any world that fits the view has the same, or the rules would leak."""
        if view.seat is None or not view.my_turn:
            return ()
        world = self.sampler(view).world(seeded("choices"))
        return tuple(self.as_choice(self.decode(code)) for code in world.codes(view.seat))

    def sums(self, view: V, codes: Sequence[int]) -> Sums | None:
        """The rule of those among the legal actions that are too many to be listed one by one; None: they are few."""
        return None

    def as_choice(self, action: A) -> Choice:
        text = self.write(action)
        verb, *words = text.split()
        names = (slot.name for slot in self.verbs[verb])
        return Choice(text, verb, tuple(zip(names, words, strict=True)))

    def click_order(self, verb: str) -> tuple[str, ...]:
        """The slots of a verb in the order a person fills them: what comes later depends on what came before."""
        return self.clicks.get(verb) or tuple(slot.name for slot in self.verbs[verb])

    def story(self, before: S, seat: Seat, action: A, after: S) -> Sequence[Event]:
        """What happened, as events for the log."""
        return list(self.parts.story.story(before, seat, action, after))

    def remark(self, told: Sequence[Event], view: V, seat: Seat, rng: Rng) -> Remark | None:
        """What a bot on a seat might say after acting: by what everybody was told of it, and the spectators’ view.

        So it cannot give anything away; nor by when it speaks, if it never does where nobody was told anything. Bots are
        silent where the bot room offers no `remark`.
        """
        speak = getattr(self._bot_room, "remark", None)
        return speak(told, view, seat, rng) if speak else None


AnyGame: TypeAlias = Game[Any, Any, Any]
