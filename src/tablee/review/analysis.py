"""A finished game reviewed step by step. How a swing is split is told in docs/decisions/0034."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, Final

from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, Match, Move
from tablee.engine.record import Record
from tablee.engine.state import State
from tablee.engine.values import Event, Mistake, Seat
from tablee.review.judging import Judge, Outlook, doubt, find_budget, rewards
from tablee.review.ledger import Finding, Margin, Reason, Review, Samples, Split, Step, Verdict

SEED: Final = "review"
REASONS: Final = 2  # of a verdict, at most


def analyse(
    record: Record, budget: str = "fast", seed: int | str = SEED, progress: Callable[[int], object] | None = None
) -> Review:
    """The review of a finished game. The same seed finds the same. Raises `Mistake` for a game that has no winner yet."""
    match = finished(record)
    judge = Judge(match.game, find_budget(budget), seed)

    def found() -> Iterator[Finding]:
        for number in range(len(match.moves) + 1):
            one = finding(match, judge, number)
            if progress is not None and number:
                progress(number)
            yield one

    return assembled(match, found(), budget, seed)


def assembled(match: AnyMatch, found: Iterable[Finding], budget: str, seed: int | str = SEED) -> Review:
    """The review that the findings of all moments make, wherever they were found."""
    analysis = Analysis(match, found)
    steps = tuple(analysis.steps())
    return Review(
        game=match.game.name,
        seats=match.seats,
        seed=str(seed),
        budget=budget,
        deal=analysis.deal,
        dealt=analysis.dealt,
        steps=steps,
        result=rewards(match.state),
        lens=tuple(lens(match)),
        margins=analysis.margins(),
    )


def finished(record: Record) -> AnyMatch:
    """The match of a record that can be reviewed. Raises `Mistake`."""
    match = Match.from_record(record)
    if not match.over:
        raise Mistake("review.not-over")
    if match.seats < 2 or match.view(None).ranks is None:
        raise Mistake("review.nobody-wins")
    return match


class Analysis:
    """The steps of one match, from what was found at its moments; whoever reads them one by one may stop at any time.

    The worlds of all moments are drawn with the same numbers, one number for each world. So each of them is a review of its
    own, and their differences tell how sure the sums of the whole game are (`margins`).
    """

    def __init__(self, match: AnyMatch, found: Iterable[Finding]) -> None:
        self.match = match
        self._found = iter(found)
        self._now = next(self._found)
        self._unnoticed: dict[tuple[Seat, Seat], Samples] = {}  # by who acted and whom it touched
        self._choice: list[Samples] = [()] * match.seats  # all of it by now, in every world
        self._others: list[Samples] = [()] * match.seats
        self._lost: list[Samples] = [()] * match.seats
        self.dealt = self._now.chances()
        even = 1.0 / match.seats
        self.deal = tuple(Split(luck=dealt.mean - even) for dealt in self.dealt)

    def steps(self) -> Iterator[Step]:
        for move in self.match.moves:
            yield self._step(move)

    def _step(self, move: Move[Any, Any]) -> Step:
        found, self._now = self._now, next(self._found)
        before, after = found.chances(), self._now.chances()
        swings = tuple(
            split(seat == move.seat, self._booked(move, seat, found), after[seat].mean - before[seat].mean)
            for seat in range(self.match.seats)
        )
        if found.verdict is not None and found.verdict.lost > 0.0:
            self._lost[move.seat] = both(self._lost[move.seat], found.gains)
        return Step(move.number, move.seat, move.text, found.options, found.verdict, swings, after)

    def _booked(self, move: Move[Any, Any], seat: Seat, found: Finding) -> float:
        """What an action did to a seat, as that seat comes to notice it."""
        noticed = self._noticed(move, seat, found.effect[seat] if found.effect else ())
        parts = self._choice if seat == move.seat else self._others
        parts[seat] = both(parts[seat], noticed)
        return fmean(noticed) if noticed else 0.0

    def _noticed(self, move: Move[Any, Any], seat: Seat, effect: Samples) -> Samples:
        """What is booked for a seat now: nothing of an action it does not notice, until it notices the next one."""
        if seat == move.seat:
            return effect
        waiting = both(self._unnoticed.pop((move.seat, seat), ()), effect)
        if move.noticed_by(seat):
            return waiting
        self._unnoticed[move.seat, seat] = waiting
        return ()

    def margins(self) -> tuple[Margin, ...]:
        """By seat, half the 95 % intervals of the sums so far. Luck is what choices leave of a result that is certain."""
        return tuple(
            Margin(margin(choice), margin(both(choice, others)), margin(others), margin(lost))
            for choice, others, lost in zip(self._choice, self._others, self._lost, strict=True)
        )


def both(one: Samples, other: Samples) -> Samples:
    """The sums in every world; nothing changes nothing."""
    if not (one and other):
        return one or other
    return tuple(first + second for first, second in zip(one, other, strict=True))


def margin(samples: Samples) -> float:
    return doubt(samples) if samples else 0.0


def split(own: bool, effect: float, swing: float) -> Split:
    """A seat's swing: what the action changed by the knowledge of who chose it, and the rest, which is luck."""
    return Split(effect if own else 0.0, swing - effect, 0.0 if own else effect)


# One moment -------------------------------------------------------------------------------------------------------------


def finding(match: AnyMatch, judge: Judge, number: int) -> Finding:
    """What there is to find after so many moves: how every seat judges its chances, and the choice that was made next.

    Nothing of it depends on other moments, so they can be looked at in any order, and by several at once.
    """
    if number == len(match.moves):
        return Finding(tuple((share,) for share in rewards(match.state)))
    move = match.moves[number]
    before: State = move.before
    outlooks = knowledge(match, judge, before)
    known = tuple(tuple(sample[seat] for sample in outlook.samples) for seat, outlook in enumerate(outlooks))
    options = len(before.codes(move.seat))
    if options == 1:
        return Finding(known, options)
    view, here = match.game.view(before, move.seat), outlooks[move.seat].samples
    chosen = judge.outlook(view, max(judge.budget.worlds, judge.budget.compared), move.code)
    effect = tuple(
        tuple(after[seat] - now[seat] for after, now in zip(chosen.samples, here, strict=False))
        for seat in range(match.seats)
    )
    verdict, gains = compared(judge, view, move.code, Outlook(chosen.samples[: judge.budget.compared]))
    return Finding(known, options, effect, verdict, gains)


def knowledge(match: AnyMatch, judge: Judge, state: State) -> list[Outlook]:
    """How every seat judges a position by what it knows; without secrets all know the same."""
    game, seats = match.game, match.seats
    found = [judge.outlook(game.view(state, seat), judge.budget.worlds) for seat in range(seats if game.secrets else 1)]
    return found if game.secrets else found * seats


# A decision -------------------------------------------------------------------------------------------------------------


def judged(judge: Judge, view: Any, code: int) -> Verdict:
    """A choice against that of a strong player who knows the same: made from the view alone."""
    return compared(judge, view, code, judge.outlook(view, judge.budget.compared, code))[0]


def compared(judge: Judge, view: Any, code: int, chosen: Outlook) -> tuple[Verdict, Samples]:
    """The verdict, and what the strong player's choice would have brought more in every world."""
    game, seat, budget = judge.game, view.seat, judge.budget
    strong = judge.strong_choice(view)
    better = chosen if strong == code else judge.outlook(view, budget.compared, strong)
    gains = [one[seat] - other[seat] for one, other in zip(better.samples, chosen.samples, strict=True)]
    lost = max(fmean(gains), 0.0)
    verdict = Verdict(
        strong=game.write(game.decode(strong)),
        same=strong == code,
        chosen=chosen.chance(seat),
        better=better.chance(seat),
        lost=lost,
        sure=lost > doubt(gains),
        reasons=reasons(judge, view, code, strong) if lost > 0.0 else (),
    )
    return verdict, tuple(gains)


def reasons(judge: Judge, view: Any, chosen: int, strong: int) -> tuple[Reason, ...]:
    """What speaks most for the strong choice, by the terms of the game's hints."""
    room = bot_module(judge.game, "reasons")
    if room is None:
        return ()
    one, other = (terms_after(room, judge.later(view, code), view.seat) for code in (strong, chosen))
    more = [Reason(term, one[term] - other[term]) for term in one]
    ranked = sorted(more, key=lambda reason: -reason.amount * room.WORTH[reason.term])
    return tuple(reason for reason in ranked[:REASONS] if reason.amount * room.WORTH[reason.term] > room.LEAST)


def terms_after(room: Any, worlds: Sequence[State], seat: Seat) -> dict[str, float]:
    """The terms of some worlds, on average."""
    found = [room.terms(world, seat) for world in worlds]
    return {term: fmean(one[term] for one in found) for term in found[0]}


# What a game adds -------------------------------------------------------------------------------------------------------


def lens(match: AnyMatch) -> Sequence[Event]:
    """What the game itself has to say about a finished match; nothing where its bot room has no lens."""
    room = bot_module(match.game, "lens")
    return () if room is None else list(room.lens(match))


def bot_module(game: AnyGame, name: str) -> Any:
    """A module of a game's bot room; None where it has none."""
    full = f"{game.package}.bot.{name}"
    return import_module(full) if find_spec(full) else None
