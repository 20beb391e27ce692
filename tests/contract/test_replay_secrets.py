"""Looking back at a running game tells a chair nothing but what it may still be told, in any game with secrets."""

from __future__ import annotations

from typing import Any

import pytest
from disguises import disguise_of

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import AnyMatch, Chair, Match
from tablee.engine.state import NOBODY, State
from tablee.engine.values import Said
from tablee.kit.picture import Lens
from tablee.lab.secrecy import FOLLOWED, _follow, _parted, alternatives
from tablee.lab.trials import Trial, setups
from tablee.table.values import Header, Place
from tablee.web.app import template_environment
from tablee.web.course import course_of
from tablee.web.difference import encode
from tablee.web.moments import Look, picture
from tablee.web.reel import PUBLIC, Played, Reel, Source, reel_of

SECRET = [game for game in catalogue.games() if game.secrets]
END = template_environment().get_template("table/end.html")
LOOKS = 3


def reel(match: AnyMatch) -> Reel:
    """The running game of a match."""
    header = Header(
        id="t", game=match.game.name, rules=match.game.rules_version, options={}, name="", host="", public=False, key=b"",
        created=0.0,
    )  # fmt: skip
    places = tuple(Place(seat, player=str(seat), name=f"Name {seat}") for seat in range(match.seats))
    played = tuple(Played(move.seat, move.code, move.at) for move in match.moves)
    return reel_of(
        Source(Match(match.game, match.deal, match.start), played, header, places, (Said(0, len(played), "well"),))
    )


def layer_of(chair: Chair) -> str:
    return PUBLIC if chair is None else str(chair)


def bytes_of(shown: Reel, chair: Chair) -> bytes:
    """All that the pages of a layer can tell: every moment drawn, and the course."""
    layer = layer_of(chair)
    course = course_of(shown, layer, "en")
    drawn = [picture(shown, Look(layer, moment, Lens()), END).message(None) for moment in range(course.last + 1)]
    told: list[Any] = [drawn, course.lines, course.timeline]
    return encode(told)


def two_worlds(trial: Trial, number: int, state: State, chair: Chair) -> tuple[AnyMatch, AnyMatch]:
    """A running game, and another one that a chair could not tell from it, both played on as far as that stays so."""
    *_, world = alternatives(trial, state, chair)
    here, there = (Match(trial.game, trial.match.deal, one) for one in (state, world))
    lengths = 0, 0
    for at, later in enumerate(trial.moves[number : number + FOLLOWED], start=1):
        here.do(here.trusted(later.seat, later.code, float(at)))
        if not _follow(trial, there, here.moves[-1], chair) or _parted(here, there, chair):
            break
        lengths = len(here.moves), len(there.moves)
    here.rewind(lengths[0])
    there.rewind(lengths[1])
    return here, there


@pytest.mark.parametrize("game", SECRET, ids=lambda game: game.name)
def test_worlds_that_a_chair_cannot_tell_apart_are_replayed_alike(game: AnyGame) -> None:
    compared = 0
    for setup in setups(game)[::5]:
        trial = Trial(game, setup, 1, disguise_of(game))
        for number, move in trial.looks(LOOKS)[:-1]:
            chair = trial.any_chair()
            one, other = two_worlds(trial, number, move.before, chair)
            assert bytes_of(reel(one), chair) == bytes_of(reel(other), chair), f"{trial}, chair {chair} after {number}"
            compared += len(one.moves)
    assert compared


def played(game: str, moves: int, **options: Any) -> AnyMatch:
    match: AnyMatch = catalogue.find(game).match(None, 5, **options)
    rng = seeded("replay", game)
    for _ in range(moves):
        seat = match.acting[0]
        match.do(match.trusted(seat, match.state.draw(seat, rng)))
    return match


@pytest.mark.parametrize("moves", [30, 61])
def test_a_card_that_was_covered_is_not_uncovered_by_looking_back(moves: int) -> None:
    match = played("agora", moves)
    now, shown = match.view(None), reel(match)
    assert max(now.played) > 1, "something is covered"
    for chair in (None, 0, 1):
        moments = shown.moments(layer_of(chair))
        for state in shown.states(moments):
            then = match.game.view(state, chair)
            assert all(top in (NOBODY, here) for top, here in zip(then.tops, now.tops, strict=True))
    assert moments[0] == 0
    assert moments[-1] >= moves - 1


def test_a_split_of_an_earlier_turn_is_not_looked_up() -> None:
    hidden, opened = played("balconia", 11), played("balconia", 11, memory_aid="open")
    assert reel(hidden).moments("0") == (0, 11)
    assert reel(opened).moments("0") == tuple(range(12))


@pytest.mark.parametrize("game", ["gaudi", "barracuda"])
def test_where_nothing_is_covered_a_chair_looks_back_at_all_it_noticed(game: str) -> None:
    match = played(game, 40)
    shown = reel(match)
    for chair in (None, 0):
        noticed = sum(move.noticed_by(chair) for move in match.moves)
        assert noticed * 0.9 <= len(shown.moments(layer_of(chair))) <= noticed + 1
