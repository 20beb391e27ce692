"""A table that cannot be played here: what lies in the database of it, to be read."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.values import Mistake, Said, Seat
from tablee.table.gallery import Aside
from tablee.table.live import REWIND, UNDO
from tablee.table.values import Entry, Header, Mark, Place


@dataclass(frozen=True, slots=True)
class Kept:
    header: Header
    places: tuple[Place, ...]
    entries: list[Entry]
    said: list[Said]
    length: int = 0  # how many entries there were at least
    marks: list[Mark] = field(default_factory=list)
    gallery: list[Aside] = field(default_factory=list)
    reported: int = 0  # how often somebody but the host was reported

    @property
    def game(self) -> AnyGame | None:
        """The game as it is played now; None if there is none of that name any more."""
        try:
            return catalogue.find(self.header.game)
        except Mistake:
            return None

    def seen_by(self, player: str | None) -> Kept:
        """The same as somebody may see it: of a table that is shown late, who does not sit there sees no more now."""
        late = self.header.delay and self.header.ended is None
        if not late or any(place.player == player for place in self.places if place.player):
            return self
        return replace(self, entries=self.entries[: -self.header.delay], said=[])

    @property
    def is_open(self) -> bool:
        """Whether everybody may read all actions: nothing is secret in the game, or it is over.

        What may be read before is known to the rules alone; even that somebody acted may be a secret.
        """
        return self.header.ended is not None or (self.game is not None and not self.game.secrets)

    def actions(self) -> list[Entry]:
        """The actions that stand, without those that were taken back; none of a game with secrets."""
        standing: list[Entry] = []
        for entry in self.entries if self.is_open else ():
            if entry.kind == REWIND:
                del standing[last_of(standing, entry.seat) :]
            elif entry.kind != UNDO:
                standing.append(entry)
            elif undone := next((one for one in reversed(standing) if one.seat == entry.seat), None):
                standing.remove(undone)
        return standing

    def talk(self) -> list[Said]:
        """What people said; a bot's remarks need the words of their game."""
        return [said for said in self.said if said.text]


def last_of(entries: list[Entry], seat: Seat) -> int:
    """Where the last one of a seat is."""
    return next((at for at in reversed(range(len(entries))) if entries[at].seat == seat), len(entries))
