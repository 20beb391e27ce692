"""A game to be looked at once more: its moments, and which of them a layer of knowledge may see.

A layer is what a chair knew (`0`, `1`, …), what everybody knew (`public`), or everything (`all`). Once a game is over every
layer may be seen, and a moment stands after each action. While it goes on a chair gets the moments it noticed, less those
that show what has been covered since: whatever the log does not tell any more is not looked up here either.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

from tablee.engine.match import AnyMatch, Chair, Match, Move
from tablee.engine.state import State
from tablee.engine.values import Event, Said, Seat
from tablee.table.clock import Clock
from tablee.table.live import LiveTable
from tablee.table.values import Denied, Header, Place
from tablee.web.newest import Newest
from tablee.web.picture import Picture

Layer: TypeAlias = str
PUBLIC: Final = "public"
ALL: Final = "all"
PICTURES: Final = 48  # that are kept of one game


class Played(NamedTuple):
    """An action that stands, as a number."""

    seat: Seat
    code: int
    at: float


class Source(NamedTuple):
    """A game as it stands, to be handed to a thread while its table goes on."""

    match: AnyMatch  # only where it begins is read
    played: tuple[Played, ...]
    header: Header
    places: tuple[Place, ...]
    said: tuple[Said, ...]


def source_of(table: LiveTable) -> Source:
    played = tuple(Played(move.seat, move.code, move.at) for move in table.moves)
    return Source(table.match, played, replace(table.header, rematch=None, clock=Clock()), table.places, tuple(table.said))


@dataclass(slots=True)
class Reel:
    """Nobody changes any of this but the memories at its end."""

    header: Header
    places: tuple[Place, ...]
    match: AnyMatch  # played to the end, every move with its events
    said: tuple[Said, ...]
    points: tuple[tuple[int, ...], ...]  # in truth, at the start and after each move
    forced: frozenset[int]  # moves that were all a seat could do when it was asked
    seen: dict[Layer, tuple[int, ...]] = field(default_factory=dict)  # how many moves stand at each moment
    pictures: Newest[object, Picture] = field(default_factory=lambda: Newest(PICTURES))

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def length(self) -> int:
        return len(self.match.moves)

    def layers(self, mine: Sequence[Seat]) -> tuple[Layer, ...]:
        """Those that somebody who holds some seats may look through. One device of several people shows no secrets."""
        if not self.match.game.secrets:
            return (PUBLIC,)
        if self.over:
            return (PUBLIC, *map(str, range(self.seats)), ALL)
        return (PUBLIC, str(mine[0])) if len(mine) == 1 else (PUBLIC,)

    def moments(self, layer: Layer) -> tuple[int, ...]:
        """After how many moves each moment of a layer stands; the last one is now."""
        if layer not in self.seen:
            every = tuple(range(self.length + 1))
            self.seen[layer] = (
                every if self.over or not self.match.game.secrets else open_moments(self.match, chair_of(layer))
            )
        return self.seen[layer]

    def first_with(self, layer: Layer, number: int) -> int:
        """The first moment of a layer at which a move stands."""
        moments = self.moments(layer)
        return min(bisect_right(moments, number), len(moments) - 1)

    def table_at(self, layer: Layer, moment: int) -> LiveTable:
        """The table as it was then. What was said until the next moment belongs to this one."""
        moments = self.moments(layer)
        moves = moments[moment]
        then: AnyMatch = Match(self.match.game, self.match.deal, self.match.start, moves=self.match.moves[:moves])
        then.state = self.match.state if moves == self.length else self.match.state_after(moves)
        heard = self.length if moment + 1 == len(moments) else moments[moment + 1] - 1
        return LiveTable(self.header, self.places, then, said=[one for one in self.said if one.step <= heard])

    def states(self, moments: Sequence[int]) -> Iterator[State]:
        """The states of some moments one after the other, each only until the next is asked for."""
        state, done = self.match.start.copy(), 0
        for moves in moments:
            for move in self.match.moves[done:moves]:
                state.play(move.seat, move.code)
            done = moves
            yield state


def chair_of(layer: Layer) -> Chair:
    return int(layer) if layer.isdecimal() else None


def reel_of(source: Source) -> Reel:
    """The game played once more, so that any moment of it is near a state that is kept."""
    begun = source.match
    match: AnyMatch = Match(begun.game, begun.deal, begun.start)
    points, forced = [tuple(match.state.points())], []
    for seat, code, at in source.played:
        asked = not match.moves or match.moves[-1].seat != seat
        if asked and begun.game.secrets and len(match.state.codes(seat)) == 1:
            forced.append(len(match.moves))
        move = match.do(match.trusted(seat, code, at))
        assert move.events is not None  # told while the states around it are at hand
        points.append(tuple(match.state.points()))
    return Reel(source.header, source.places, match, source.said, tuple(points), frozenset(forced))


def step_in(reel: Reel, layer: Layer, step: int | None) -> int:
    """A moment of a layer; the last one where none is named, and the nearest where there is none of that number."""
    last = len(reel.moments(layer)) - 1
    return last if step is None else min(max(step, 0), last)


def checked(reel: Reel, layer: Layer, mine: Sequence[Seat]) -> Layer:
    """Raises `Denied` for a layer that is closed to who holds these seats."""
    layers = reel.layers(mine)
    if not layer:
        return str(mine[0]) if len(mine) == 1 and str(mine[0]) in layers else PUBLIC
    if layer not in layers:
        raise Denied("no-layer")
    return layer


# What may be looked up while a game goes on -------------------------------------------------------------------------------


def open_moments(match: AnyMatch, chair: Chair) -> tuple[int, ...]:
    """The start, and after how many moves a chair saw what it may still be told; the last one stands for now."""
    noticed = [move for move in match.moves if move.noticed_by(chair)]
    closed = covered_lines(match, chair)
    lost = covered_sights(match, noticed, chair)
    after = [0, *(move.number + 1 for move in noticed)]
    return tuple(
        moves for moves in after if moves == after[-1] or not (moves in closed or shows_covered(match, lost, moves))
    )


class Lost(NamedTuple):
    """What a chair saw of a move, and the less that may be told of it now."""

    number: int
    seat: Seat
    sight: int
    told: int


def covered_sights(match: AnyMatch, noticed: Sequence[Move[State, object]], chair: Chair) -> list[Lost]:
    found = []
    for move in noticed:
        sight = move.known_to(chair)
        told = int(match.state.told(move.seat, sight))
        if told != sight:
            found.append(Lost(move.number, move.seat, sight, told))
    return found


def shows_covered(match: AnyMatch, lost: Sequence[Lost], moves: int) -> bool:
    """Whether a moment shows more of some move than may be told now: of the newest all that was seen of it."""
    before = [one for one in lost if one.number < moves]
    if not before:
        return False
    if before[-1].number == moves - 1:
        return True
    state = match.state_after(moves)
    return any(int(state.told(one.seat, one.sight)) != one.told for one in before)


def covered_lines(match: AnyMatch, chair: Chair) -> set[int]:
    """After how many moves the log said something to a chair that it does not say any more."""
    events: list[tuple[int, Event]] = [(move.number, event) for move in match.moves for event in move.events]
    closed: set[int] = set()
    covered: dict[str, int] = {}  # by which move a place is covered next
    for number, event in reversed(events):
        if event.lies_on in covered and event.may_be_read_by(chair):
            closed.update(range(number + 1, covered[event.lies_on] + 1))
        covered.update(dict.fromkeys(event.covers, number))
    return closed
