"""A game as a file: what a chair may take home of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tablee.engine.luck import commitment
from tablee.engine.record import Line, Record
from tablee.engine.state import NOTHING
from tablee.engine.values import Said

if TYPE_CHECKING:
    from tablee.engine.match import AnyMatch, Chair, Move


def record_of(match: AnyMatch, chair: Chair, players: Sequence[str], date: str, said: Sequence[Said]) -> Record:
    """The game so far as a chair may know it; with its key and result once it is over."""
    game, deal, over = match.game, match.deal, match.over
    whole = over or not game.secrets
    return Record(
        game=game.name,
        rules=game.rules_version,
        seats=match.seats,
        options=dict(deal.options),
        commitment=commitment(deal.key) if deal.key else "",
        key=deal.key.hex() if over else "",
        start="" if game.secrets and not (over and not deal.key) else game.position(match.start),
        players=tuple(players),
        date=date,
        result=match.standing if over else None,
        said=said_by_now(match, said) if whole else said_for(match, chair, said),
        lines=tuple(move.line for move in match.moves) if whole else tuple(filter(None, lines_for(match, chair))),
    )


def lines_for(match: AnyMatch, chair: Chair) -> list[Line | None]:
    """Moves as a chair saw them being made, less what nobody may be told any more; None where that is nothing."""
    return [line_for(match, move, chair) for move in match.moves]


def line_for(match: AnyMatch, move: Move[Any, Any], chair: Chair) -> Line | None:
    seen = move.known_to(chair)
    told = seen if seen == NOTHING else int(match.state.told(move.seat, seen))
    if told == NOTHING:
        return None
    if told == move.code:
        return move.line
    return Line(move.seat, saw=match.game.write_sight(match.game.sight(told)), at=move.at)


def said_by_now(match: AnyMatch, said: Sequence[Said]) -> tuple[Said, ...]:
    """The talk; what followed an action that was taken back comes after the last one that stands."""
    last = len(match.moves)
    return tuple(one if one.step <= last else replace(one, step=last) for one in said)


def said_for(match: AnyMatch, chair: Chair, said: Sequence[Said]) -> tuple[Said, ...]:
    """The talk, after so many of the lines that the chair gets: the number of all moves would tell of others."""
    before = [0]
    for line in lines_for(match, chair):
        before.append(before[-1] + (line is not None))
    return tuple(replace(one, step=before[min(one.step, len(match.moves))]) for one in said)
