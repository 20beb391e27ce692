"""A review in words of a language, for terminals, pages and programs."""

from __future__ import annotations

from dataclasses import asdict
from functools import cached_property
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent

from tablee.engine.match import AnyMatch, Match
from tablee.engine.record import Record
from tablee.engine.values import Seat
from tablee.kit.deeds import deed
from tablee.kit.people import capital
from tablee.kit.words import listing, locale, voice
from tablee.review.ledger import Review, Step

FOLDER = Path(__file__).parent


class Teller:
    """Says what a review found about the match of a record."""

    def __init__(self, record: Record, review: Review, lang: str, match: AnyMatch | None = None) -> None:
        self.record = record
        self.review = review
        self.lang = lang
        self.match = match or Match.from_record(record)
        self.game = self.match.game
        self.voice = voice(FOLDER, lang)

    @cached_property
    def names(self) -> tuple[str, ...]:
        colours = self.game.face.colour_names(self.match.view(None), self.lang)
        return self.record.players or tuple(map(capital, colours))

    def say(self, message: str, **args: object) -> str:
        return self.voice.say(message, **args)

    # Numbers ------------------------------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return format_percent(share, locale=locale(self.lang))

    def change(self, share: float) -> str:
        """With its sign."""
        whole = round(100 * share)
        return f"{'+' if whole > 0 else '−' if whole < 0 else '±'}{self.percent(abs(whole) / 100)}"

    def amount(self, number: float) -> str:
        return format_decimal(round(number, 1), locale=locale(self.lang))

    # Sentences ----------------------------------------------------------------------------------------------------------

    def made(self) -> str:
        decisions = sum(step.verdict is not None for step in self.review.steps)
        return self.say("made", budget=self.review.budget, actions=len(self.review.steps), decisions=decisions)

    def chances(self, step: Step) -> str:
        """Everybody's chances after a step."""
        told = (
            self.say("share", who=who, chance=self.percent(now.mean))
            for who, now in zip(self.names, step.chances, strict=True)
        )
        return self.say("chance-now", step=step.number + 1, chances=listing(told, self.lang))

    def moment(self, step: Step) -> str:
        return self.say("moment", step=step.number + 1, who=self.names[step.seat], action=self.deed(step, step.text))

    def verdict(self, step: Step) -> str:
        """What a strong player would do, and why."""
        verdict = step.verdict
        if verdict is None:
            return self.say("verdict-forced")
        strong = self.deed(step, verdict.strong)
        if verdict.grade == "best":
            return self.say("verdict-best")
        said = self.say(f"verdict-{verdict.grade}", strong=strong, lost=self.percent(verdict.lost))
        return f"{said} {self.why(step)}".strip() if verdict.grade != "good" else said

    def why(self, step: Step) -> str:
        """The reasons of a verdict; empty where there are none."""
        found = step.verdict.reasons if step.verdict else ()
        told = [self.game.face.say(self.lang, f"why-{one.term}", amount=self.amount(one.amount)) for one in found]
        return self.say("why", reasons=listing(told, self.lang)) if told else ""

    def swings(self, step: Step) -> list[str]:
        """Whoever's chances changed notably."""
        return [self.swing(step, seat) for seat, swing in enumerate(step.swings) if abs(swing.total) >= 0.02]

    def swing(self, step: Step, seat: Seat) -> str:
        """How a seat's chance changed, and by what."""
        split, after = step.swings[seat], step.chances[seat].mean
        parts = {"choice": split.choice, "luck": split.luck, "others": split.others}
        told = [f"{self.say(name)} {self.change(part)}" for name, part in parts.items() if abs(part) >= 0.005]
        before = self.percent(max(after - split.total, 0.0))
        return self.say(
            "swing", who=self.names[seat], before=before, after=self.percent(after), parts=listing(told, self.lang)
        )

    def lens(self) -> list[str]:
        return [self.game.face.observe(event, self.names, self.lang) for event in self.review.lens]

    def lens_title(self) -> str:
        return self.game.face.say(self.lang, "lens-title") if self.review.lens else ""

    # Actions ------------------------------------------------------------------------------------------------------------

    def deed(self, step: Step, text: str) -> str:
        """An action as people call it, by its seat's view before it."""
        view = self.game.view(self.match.moves[step.number].before, step.seat)
        return deed(self.game, view, text, self.lang, self.names)

    # Rows and facts -----------------------------------------------------------------------------------------------------

    def headings(self) -> tuple[str, ...]:
        return ("", *(self.say(name) for name in ("even", "choice", "luck", "others", "result", "lost")))

    def rows(self) -> list[tuple[str, ...]]:
        """Where every seat's result came from."""
        even, found = 1.0 / self.review.seats, []
        for seat, (split, margin) in enumerate(zip(self.review.totals(), self.review.margins, strict=True)):
            near = (split.choice, margin.choice), (split.luck, margin.luck), (split.others, margin.others)
            parts = [self.about(self.change(part), doubt) for part, doubt in near]
            lost = self.about(self.percent(self.review.lost(seat)), margin.lost)
            found.append((self.names[seat], self.percent(even), *parts, self.percent(self.review.result[seat]), lost))
        return found

    def about(self, told: str, margin: float) -> str:
        """A number with its margin, where that is not nothing."""
        near = self.percent(margin)
        return told if near == self.percent(0.0) else self.say("about", told=told, margin=near)

    def facts(self) -> dict[str, Any]:
        """Everything as plain values."""
        review = self.review
        return {
            "game": review.game,
            "players": list(self.names),
            "budget": review.budget,
            "seed": review.seed,
            "result": list(review.result),
            "even": 1.0 / review.seats,
            "totals": [
                {"choice": one.choice, "luck": one.luck, "others": one.others, "lost": review.lost(seat)}
                | {"margins": asdict(review.margins[seat])}
                for seat, one in enumerate(review.totals())
            ],
            "deal": [{"luck": one.luck} for one in review.deal],
            "dealt": [facts_of(one) for one in review.dealt],
            "steps": [self._step_facts(step) for step in review.steps],
            "moments": [step.number + 1 for step in review.moments()],
            "lens": self.lens(),
        }

    def _step_facts(self, step: Step) -> dict[str, Any]:
        verdict = step.verdict
        told = verdict and {
            "grade": verdict.grade,
            "strong": verdict.strong,
            "chosen": facts_of(verdict.chosen),
            "better": facts_of(verdict.better),
            "lost": verdict.lost,
            "sure": verdict.sure,
            "reasons": [{"term": one.term, "amount": one.amount} for one in verdict.reasons],
            "told": self.verdict(step),
        }
        return {
            "step": step.number + 1,
            "seat": step.seat,
            "do": step.text,
            "options": step.options,
            "verdict": told,
            "swings": [{"choice": one.choice, "luck": one.luck, "others": one.others} for one in step.swings],
            "chances": [facts_of(one) for one in step.chances],
        }


def facts_of(chance: Any) -> dict[str, float]:
    return {"mean": chance.mean, "low": chance.low, "high": chance.high}
