"""A puzzle on a board of one's own: one decision, judged by what was found when the puzzle was made."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from babel.numbers import format_decimal, format_percent

from tablee.engine.game import AnyGame
from tablee.kit.deeds import deed
from tablee.kit.svg import escape, tag
from tablee.kit.words import listing, locale
from tablee.puzzles.puzzle import GRADES, Puzzle, begun
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web.alone import Alone, table_alone
from tablee.web.drawing import icon
from tablee.web.texts import SITE

PATIENCE: Final = 3  # tries in vain after which the solution is told


@dataclass(slots=True)
class Solving(Alone):
    """One person at one puzzle."""

    puzzle: Puzzle
    table: LiveTable
    missed: list[str] = field(default_factory=list)  # what was tried and is not it
    solved: str = ""  # what solved it

    @property
    def ended(self) -> str:
        return "puzzle-solved" if self.solved else ""

    def attempt(self, text: str) -> bool:
        """Whether an action solves it; then it is done. Raises `Denied`."""
        if self.solved:
            raise Denied("stale")
        written = self.foresee(self.puzzle.seat, text)
        if written in self.puzzle.best:
            self.solved = written
            self.do(self.puzzle.seat, written)
            return True
        self.missed.append(written)
        return False

    def box(self, lang: str) -> str:
        return solved(self, lang) if self.solved else asked(self, lang)

    def called(self, text: str, lang: str) -> str:
        """An action as people call it, from this seat."""
        view = begun(self.game, self.puzzle).view(self.puzzle.seat)
        return deed(self.game, view, text, lang, self.table.names)


def solving(game: AnyGame, puzzle: Puzzle, player: str, name: str) -> Solving:
    table = table_alone(game, begun(game, puzzle), f"puzzle-{puzzle.name}", puzzle.seat, player, name)
    return Solving(puzzle, table)


def asked(one: Solving, lang: str) -> str:
    """What is to be found."""
    found = escape(SITE[lang]("puzzle-find"))
    text = tag("p", found, " ", stars(one.puzzle.grade, lang), cls="lesson-text", id="lesson-text", tabindex=-1)
    return tag("div", text, cls="company lesson", id="company")


def solved(one: Solving, lang: str) -> str:
    """That it is solved, why it is best, and the way on."""
    say, puzzle, game = SITE[lang], one.puzzle, one.game
    reasons = [
        game.face.say(lang, f"why-{reason.term}", amount=format_decimal(round(reason.amount, 1), locale=locale(lang)))
        for reason in puzzle.reasons
    ]
    cost = format_percent(puzzle.gain, locale=locale(lang))
    told = say("puzzle-why", other=one.called(puzzle.tempting, lang), cost=cost)
    if reasons:
        told += " " + say("puzzle-reasons", reasons=listing(reasons, lang))
    text = tag("p", icon("check"), tag("span", escape(told)), cls="lesson-text passed", id="lesson-text", role="status")
    onward = tag(
        "a",
        escape(say("puzzle-next")),
        icon("forward"),
        cls="button primary",
        id="lesson-next",
        href=f"/puzzles/{game.name}",
    )
    return tag("div", text, onward, cls="company lesson", id="company")


def answer(one: Solving, lang: str) -> str:
    """What is said to a try that is not it; who has tried often enough is told what it is."""
    say, puzzle = SITE[lang], one.puzzle
    if len(one.missed) >= PATIENCE:
        return say("puzzle-show", best=listing([one.called(text, lang) for text in puzzle.best], lang))
    if one.missed[-1] == puzzle.tempting:
        return say("puzzle-tempting", cost=format_percent(puzzle.gain, locale=locale(lang)))
    return say("puzzle-not-it")


def stars(grade: int, lang: str) -> str:
    """How hard it is."""
    said = SITE[lang]("puzzle-grade", grade=grade, of=len(GRADES))
    return tag("span", "★" * grade + "☆" * (len(GRADES) - grade), cls="stars", role="img", aria_label=said)
