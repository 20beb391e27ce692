"""A match at one terminal: who sits there, what each person has heard of, how it ends. It shows nothing itself."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Mapping
from pathlib import Path

from tablee.cli.seats import seat_colours, seat_names, with_shapes
from tablee.engine.match import AnyMatch
from tablee.engine.values import Mistake, Seat, View
from tablee.kit import rulebook
from tablee.kit.overview import overview
from tablee.kit.picture import Lens
from tablee.kit.words import words

FOLDER = Path(__file__).parent


class Left(Exception):
    """Somebody left the game: asked to, or closed the input."""


class Sitting:
    def __init__(self, match: AnyMatch, levels: Mapping[Seat, str], lang: str, seed: int | None) -> None:
        self.match = match
        self.game = match.game
        self.levels = levels  # of the seats that bots have
        self.lens = Lens(lang)
        self.say = words(FOLDER, lang)
        self.plain_names = seat_names(match.game, match.seats, lang, match.state)
        self.colours = seat_colours(match)
        self.names = with_shapes(self.plain_names, self.colours)
        self.people = [seat for seat in range(match.seats) if seat not in levels]
        self.shown: Seat | None = None  # whose eyes the screen is for
        self.turns = 0  # how many times anybody acted or took back
        self._seed = secrets.randbelow(2**32) if seed is None else seed * 10_000  # of the bots; one for each decision
        self._heard = dict.fromkeys(self.people, 0)  # how many moves each person has heard of

    # Who is to act ----------------------------------------------------------------------------------------------------

    @property
    def awaited(self) -> Seat | None:
        """The person who is asked now: who has the screen, if possible."""
        asked = [seat for seat in self.match.acting if seat in self.people]
        return None if not asked else self.shown if self.shown in asked else asked[0]

    @property
    def onlooker(self) -> Seat | None:
        """Whose view may be shown while others act: the only person's, else nobody's where seats have secrets."""
        return self.people[0] if len(self.people) == 1 else None if self.game.secrets else self.shown

    def needs_curtain(self, seat: Seat) -> bool:
        """Between two people: what one may know leaves the screen before the other looks."""
        return self.game.secrets and self.shown not in (None, seat)

    def question(self, seat: Seat) -> tuple[str, View, str, int]:
        """What a bot is asked: the arguments of `think`."""
        return self.game.name, self.match.view(seat), self.levels[seat], self._seed + self.turns

    def do(self, seat: Seat, text: str) -> None:
        self.match.do(text, seat, time.time())
        self.turns += 1

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's last action, if that may be."""
        if not self.match.can_undo(seat):
            return False
        self.match.undo(seat)
        self.turns += 1
        self._heard = {one: min(heard, len(self.match.moves)) for one, heard in self._heard.items()}
        return True

    # What there is to tell --------------------------------------------------------------------------------------------

    def heard(self, seat: Seat) -> int:
        """How many moves a person has heard of."""
        return self._heard[seat]

    def news(self, seat: Seat) -> list[str]:
        """What happened since this person last listened, as far as the seat may know it."""
        told = self.story(seat, self._heard[seat])
        self._heard[seat] = len(self.match.moves)
        return told

    def story(self, chair: Seat | None, first: int = 0) -> list[str]:
        """The log of a chair from a move on."""
        return [said for number, said in self.told(chair) if number >= first]

    def told(self, chair: Seat | None) -> list[tuple[int, str]]:
        """The log of a chair, each line with the number of its move."""
        tell, lang = self.game.face.tell, self.lens.lang
        return [(number, tell(event, self.names, lang)) for number, event in self.match.log(chair)]

    def last_turn(self, chair: Seat | None) -> int:
        """The move that followed a seat's last turn: what others did since, and what it does now, comes from there on."""
        others = [move.seat != chair for move in self.match.moves]
        start = len(others)
        while start and not others[start - 1]:
            start -= 1
        while start and others[start - 1]:
            start -= 1
        return start

    def phase(self, chair: Seat | None) -> str:
        """Where in the game we are."""
        return self.game.face.board(self.match.view(chair), self.lens, self.names).phase

    def seat_line(self, seat: Seat) -> str:
        """Who has a seat."""
        if level := self.levels.get(seat):
            return self.say("seat-bot", name=self.names[seat], level=self.say(f"level-{level}"))
        return self.say("seat-you", name=self.names[seat])

    def points(self, chair: Seat | None) -> list[str]:
        """The points of every seat that a chair may know."""
        return ["?" if have is None else str(have) for have in self.match.view(chair).points]

    def ending(self) -> list[str]:
        """Who won, one's own place, and all places in order."""
        standing, told = self.match.standing, [self.say("over")]
        if self.match.view(None).ranks is None:
            return told  # a game without a winner; the news said what there is to say
        winners = [name for name, rank in zip(self.names, standing.ranks, strict=True) if rank == 1]
        names = self.game.face.voice(self.lens.lang).listing(winners)
        told.append(self.say("won", count=len(winners), names=names, points=standing.points[standing.ranks.index(1)]))
        if len(self.people) == 1:
            place = standing.ranks[self.people[0]]
            told.append(self.say("your-place", place=place, players=self.match.seats, name=self.names[self.people[0]]))
        placed = sorted(zip(standing.ranks, self.names, standing.points, strict=True))
        return told + ["  " + self.say("place", rank=rank, name=name, points=points) for rank, name, points in placed]

    # Rules ------------------------------------------------------------------------------------------------------------

    def short_rules(self) -> list[str]:
        """The overview of the rulebook."""
        return list(overview(self.game.folder, self.lens.lang))

    def rule(self, number: str) -> str:
        """A numbered rule in full."""
        try:
            found = rulebook.rules(self.game.folder, self.lens.lang)
        except Mistake as problem:
            return problem.told(self.lens.lang)
        wanted = next((rule for rule in found if re.fullmatch(rf"(\w+-)?0*{re.escape(number)}", rule.id, re.I)), None)
        return f"  {wanted.id}  {wanted.text}" if wanted else self.say("no-rule", rule=number)

    def why(self, seat: Seat, text: str) -> list[str]:
        """Whether an action is allowed; if not, the reason, and the rule in full. Raises `Malformed`."""
        refusal = self.match.why_not(text, seat)
        if refusal is None:
            return [self.say("may", action=self.game.write(self.game.parse(text)))]
        reason = self.say("refused", rule=refusal.rule, reason=self.game.face.explain(refusal, self.lens.lang, self.names))
        return [reason, self.rule(refusal.rule)]
