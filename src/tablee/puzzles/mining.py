"""Looking for puzzles in games: between bots that play sensibly and sometimes slip, or in records of people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from tablee.bots.players import greedy, one_of_the_better_half
from tablee.engine.game import AnyGame
from tablee.engine.luck import Rng, key_from, seeded
from tablee.engine.match import AnyMatch, Match, dealt, placed
from tablee.engine.record import Record
from tablee.puzzles.proving import CLEAR, MOST_EQUALS, TO_THE_END, Care, Contest, by_hints, proved, ranked
from tablee.puzzles.puzzle import Puzzle
from tablee.review.judging import Budget, Judge

FROM: Final = 0.8  # of a game: before that one choice seldom decides, and what it brings is long in coming
LOOKED_AT: Final = 6  # positions of one game
GLANCE: Final = 400  # simulations that say whether it is worth a closer look ...
FEW: Final = 24  # ... and worlds
SLIPS: Final = 5  # one decision of so many is not the best by the hints


@dataclass(frozen=True, slots=True)
class Find:
    """Where somebody has to choose."""

    match: AnyMatch  # up to there
    seat: int


def mined(game: AnyGame, care: Care, seed: int | str) -> Iterator[Puzzle | None]:
    """A puzzle, or None for every position that is none, for ever: games of all numbers of players in turn."""
    number = 0
    while True:
        rng = seeded("mine", seed, number)
        seats = game.seats[number % len(game.seats)]
        yield from in_match(played(game, seats, key_from(seed, number), rng), care, rng)
        number += 1


def in_records(records: Iterable[Record], care: Care, seed: int | str) -> Iterator[Puzzle | None]:
    """The same in games that were played. Raises `BadRecord`."""
    for number, record in enumerate(records):
        yield from in_match(Match.from_record(record), care, seeded("mine", seed, number))


def played(game: AnyGame, seats: int, key: bytes, rng: Rng) -> AnyMatch:
    """A game between sensible players."""
    match = dealt(game, seats, {}, key)
    while not match.over:
        view = match.view()
        choose = one_of_the_better_half if rng.below(SLIPS) == 0 else greedy
        match.do(match.trusted(view.seat, choose(game, view, rng)))
    return match


def in_match(match: AnyMatch, care: Care, rng: Rng) -> Iterator[Puzzle | None]:
    """What some positions of a match are, up to the first puzzle: the next one would be much like it."""
    game = match.game
    later = [move for move in match.moves[int(FROM * len(match.moves)) :] if len(move.before.codes(move.seat)) > 2]
    chosen = [later[at] for at in sorted(rng.shuffled(list(range(len(later))))[:LOOKED_AT])]
    for number, move in enumerate(chosen):
        position = game.position(move.before)
        found = looked_at(game, position, move.seat, replace(care, seed=f"{care.seed}/{number}"))
        yield found
        if found is not None:
            return


def looked_at(game: AnyGame, position: str, seat: int, care: Care) -> Puzzle | None:
    """The puzzle of a position, if it is one; a glance sorts out most of those that are none."""
    match = placed(game, position)
    if seat not in match.acting:
        return None
    view: Any = match.view(seat)
    if not promising(game, view, care):
        return None
    return proved(game, view, position, care)


def promising(game: AnyGame, view: Any, care: Care) -> bool:
    """Whether a short search has one favourite, wherever it begins, and a few worlds leave it some hope to be the best."""
    first_sight = by_hints(game, view, care.seed)
    if len(first_sight) < 3:
        return False
    one = ranked(game, view, GLANCE, f"{care.seed}/0")
    judge = Judge(game, Budget(FEW, FEW, GLANCE, TO_THE_END), care.seed)
    contest = Contest(judge, view, one[0])
    rivals = [code for code in dict.fromkeys(one[1:4] + first_sight[:3]) if code != one[0]]
    as_good = 0
    for rival in rivals:
        lost, reach = contest.cost(rival, FEW)
        as_good += lost + reach < CLEAR
        if as_good > MOST_EQUALS or lost + reach < 0:
            return False
    return ranked(game, view, GLANCE, f"{care.seed}/1")[0] == one[0]
