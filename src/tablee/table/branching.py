"""What if? A table that begins from a moment of a finished game, against bots.

What lies hidden there is as it was, or drawn anew to fit what the seat knew that somebody takes; what is drawn later is
another chance in both cases. Such a table proves nothing of its luck, and nothing of it is rated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablee.bots.levels import LEVELS
from tablee.engine.fair import PLACED
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng
from tablee.engine.match import AnyMatch
from tablee.engine.values import Malformed, Seat
from tablee.table.address import new_id
from tablee.table.setup import BOT_NAMES, distinct
from tablee.table.values import Denied, Header, Place

TRIES: Final = 20  # worlds that are imagined for one that can be written down


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """How somebody wants to play on."""

    start: str  # the position
    origin: str  # where the moment is looked at
    name: str  # of the table
    seat: Seat
    level: str  # of the bots on all other seats
    private: bool = False


def position_at(match: AnyMatch, moves: int, knowing: Seat | None, rng: Rng) -> str:
    """A match after so many moves, as it was; or as it may have been for all that a seat knew. Raises `Denied`."""
    game, state = match.game, match.state_after(moves)
    if not state.acting():
        raise Denied("branch-over")
    if knowing is None or not game.secrets:
        return game.position(state)
    seen = game.view(state, knowing)
    sampler = game.sampler(seen)
    for _ in range(TRIES):
        text = game.position(sampler.world(rng))
        if shows(game, text, knowing) == seen:
            return text
    raise Denied("no-branch")


def shows(game: AnyGame, position: str, seat: Seat) -> Any:
    """What a seat sees in a position; nothing where it is none."""
    try:
        return game.view(game.from_position(position), seat)
    except Malformed:
        return None


def laid_out(
    branch: Branch, game: AnyGame, seats: int, options: Mapping[str, Any], host: str, host_name: str, now: float
) -> tuple[Header, tuple[Place, ...]]:
    """The table of a branch, and who sits there. Raises `Denied`."""
    if branch.seat not in range(seats):
        raise Denied("no-seat")
    if not any(level.name == branch.level for level in LEVELS):
        raise Denied("no-level")
    header = Header(
        id=new_id(), game=game.name, rules=game.rules_version, options=dict(options), name=branch.name[:60], host=host,
        public=False, key=b"", created=now, luck=PLACED, private=branch.private, start=branch.start, origin=branch.origin,
    )  # fmt: skip
    places = []
    for seat in range(seats):
        bot = Place(seat, level=branch.level, name=distinct(BOT_NAMES[seat % len(BOT_NAMES)], [host_name]))
        places.append(Place(seat, player=host, name=host_name) if seat == branch.seat else bot)
    return header, tuple(places)
