"""One game in this process: its state, what was done, and how far back it can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, commitment
from tablee.engine.options import write_options
from tablee.engine.record import Line, Record
from tablee.engine.state import State
from tablee.engine.values import Event, Refusal, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """An action with the state before it and what it led to."""

    before: State
    line: Line
    events: tuple[Event, ...]


class Match:
    def __init__(self, game: AnyGame, seats: int, given: Mapping[str, object], key: bytes) -> None:
        """A new game. Raises `Mistake` for bad options."""
        self.game = game
        self.seats = seats
        self.options = game.read_options(seats, given)
        self.key = key
        self.state: State = game.deal(seats, self.options, Luck(key))
        self.start = game.position(self.state)
        self.turns: list[Turn] = []

    @property
    def over(self) -> bool:
        return not self.state.acting()

    def try_to(self, seat: Seat, text: str) -> Refusal | None:
        """Carry out an action, or say why not. Raises `Malformed` for what is no action at all."""
        action = self.game.parse(text)
        if refusal := self.game.why_not(self.state, seat, action):
            return refusal
        before = self.state.copy()
        self.state.play(seat, self.game.encode(action))
        events = tuple(self.game.story(before, seat, action, self.state))
        self.turns.append(Turn(before, Line(seat, self.game.write(action)), events))
        return None

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's own last action, unless another acted, luck was used or a secret opened since."""
        if not self.turns or self.turns[-1].line.seat != seat:
            return False
        before, now = self.turns[-1].before, self.state
        if before.luck_used() != now.luck_used() or before.secrets_opened() != now.secrets_opened():
            return False
        self.turns.pop()
        self.state = before
        return True

    def record(self, players: tuple[str, ...], date: str) -> Record:
        """The game so far. While it goes on the key stays out."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            options=write_options(self.options),
            commitment=commitment(self.key),
            key=self.key.hex() if self.over else "",
            start="" if self.game.secrets else self.start,
            players=players,
            date=date,
            result=self.game.standing(self.state) if self.over else None,
            lines=tuple(turn.line for turn in self.turns),
        )
