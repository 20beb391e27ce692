"""What a review finds: chances over time, every decision, and each swing as choice, luck and the choices of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from tablee.engine.values import Event, Seat
from tablee.review.judging import Chance, Shares, chance

NOTABLE: Final = 0.02  # of the victory: less is not worth a word
GRAVE: Final = 0.08
MOMENTS: Final = 6
Samples: TypeAlias = tuple[float, ...]  # a number in every world; none: nothing


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that speaks for the strong choice: a term of the game's hints, and how much more of it there is."""

    term: str
    amount: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision judged by what the seat knew."""

    strong: str  # what a strong player would choose, as text
    same: bool  # whether that is what was chosen
    chosen: Chance  # the seat's chance with what it chose ...
    better: Chance  # ... and with that
    lost: float  # the difference, never negative
    sure: bool  # whether it is more than chance in the comparison
    reasons: tuple[Reason, ...] = ()

    @property
    def grade(self) -> str:
        """`best`, `good`, `weak` or `grave`."""
        if self.same:
            return "best"
        if self.lost < NOTABLE or not self.sure:
            return "good"
        return "grave" if self.lost >= GRAVE else "weak"


@dataclass(frozen=True, slots=True)
class Finding:
    """What is found at one moment of a game."""

    known: tuple[Samples, ...]  # by seat: its own share of the victory in the worlds it imagines
    options: int = 0  # how many actions the seat had that acted next
    effect: tuple[Samples, ...] = ()  # by seat: what its choice changed, by what it knew
    verdict: Verdict | None = None  # on that choice
    gains: Samples = ()  # what a strong player's choice would have brought it more

    def chances(self) -> tuple[Chance, ...]:
        return tuple(map(chance, self.known))


@dataclass(frozen=True, slots=True)
class Split:
    """A change of one seat's chance, as its three parts."""

    choice: float = 0.0
    luck: float = 0.0
    others: float = 0.0

    def __add__(self, more: Split) -> Split:
        return Split(self.choice + more.choice, self.luck + more.luck, self.others + more.others)

    @property
    def total(self) -> float:
        return self.choice + self.luck + self.others


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the game."""

    number: int  # actions before it
    seat: Seat
    text: str
    options: int  # how many actions the seat had
    verdict: Verdict | None  # None where there was no choice
    swings: tuple[Split, ...]  # by seat
    chances: tuple[Chance, ...]  # afterwards, by seat, as each seat knew

    @property
    def weight(self) -> float:
        """How much the action decided for whoever it touched most."""
        return max(abs(swing.choice + swing.others) for swing in self.swings)


@dataclass(frozen=True, slots=True)
class Margin:
    """How far the sums of a seat may be from what is told: half of each 95 % interval."""

    choice: float = 0.0
    luck: float = 0.0
    others: float = 0.0
    lost: float = 0.0


@dataclass(frozen=True, slots=True)
class Review:
    game: str
    seats: int
    seed: str
    budget: str
    deal: tuple[Split, ...]  # luck before the first action, by seat
    dealt: tuple[Chance, ...]  # chances then
    steps: tuple[Step, ...]
    result: Shares
    lens: tuple[Event, ...] = ()  # what the game itself has to say
    margins: tuple[Margin, ...] = ()  # of the totals, by seat

    def totals(self) -> tuple[Split, ...]:
        """By seat: with an even share, they add up to what the seat won."""
        found = list(self.deal)
        for step in self.steps:
            found = [so_far + more for so_far, more in zip(found, step.swings, strict=True)]
        return tuple(found)

    def lost(self, seat: Seat) -> float:
        """What a seat lost against a strong player, by all its decisions together."""
        return sum(step.verdict.lost for step in self.steps if step.verdict and step.seat == seat)

    def moments(self) -> tuple[Step, ...]:
        """The actions that decided most, in the order of the game."""
        ranked = sorted(self.steps, key=lambda step: (-moment_weight(step), step.number))
        return tuple(sorted(ranked[:MOMENTS], key=lambda step: step.number))


def moment_weight(step: Step) -> float:
    """What the actor lost or the action swung, luck included."""
    lost = step.verdict.lost if step.verdict and step.verdict.sure else 0.0
    return max(lost, step.weight, *(abs(swing.total) for swing in step.swings))
