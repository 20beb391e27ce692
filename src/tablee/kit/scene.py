"""What a picture is drawn from: a view through a lens, and the game's words in the language of the lens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Generic

from tablee.engine.parts import V
from tablee.engine.values import Seat
from tablee.kit.people import capital, mark, marks, named
from tablee.kit.picture import Lens
from tablee.kit.words import Voice, voice


@dataclass(frozen=True)
class Scene(Generic[V]):
    """A game's own scene adds what its pictures ask of the view, as cached properties."""

    folder: ClassVar[Path]  # where the game's words lie
    seat_colours: ClassVar[tuple[str, ...]]  # of the seats, in order

    view: V
    lens: Lens

    @cached_property
    def voice(self) -> Voice:
        return voice(self.folder, self.lens.lang)

    def say(self, message: str, **args: object) -> str:
        return self.voice.say(message, **args)

    def colour(self, seat: Seat) -> str:
        """The name of a seat's colour, which is what pictures call it."""
        return self.say(f"colour-{self.seat_colours[seat]}")

    def in_colours(self, sentence: str) -> str:
        """A sentence that is spoken to the table, as the pictures would say it."""
        return capital(named(sentence, [self.colour(seat) for seat in range(len(self.view.points))]))

    def person(self, seat: Seat) -> str:
        """What stands for whoever has a seat, in a sentence that is spoken to the table."""
        return mark(seat)

    def people(self, seats: Iterable[Seat]) -> str:
        return self.voice.listing(marks(seats))
