"""The conversation of a terminal game: shows what the acting seat may know, asks, and carries out the answers."""

from __future__ import annotations

import re
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import TypeAlias

from rich.console import Console

from tablee.bots import think
from tablee.cli.menu import FEW, Menu, is_whole, menu, narrow
from tablee.cli.out import columns, console
from tablee.engine.match import AnyMatch
from tablee.engine.values import Choice, Malformed, Mistake, Seat
from tablee.kit import rulebook
from tablee.kit.picture import Lens
from tablee.kit.words import LANGUAGES, words

FOLDER = Path(__file__).parent
ASKED = ("help", "why", "rule", "look", "log", "undo", "quit")
Choices: TypeAlias = "tuple[Choice, ...]"


@cache
def commands() -> dict[str, str]:
    """What people type, in any language, and what it does."""
    spoken = ((words(FOLDER, lang)(f"command-{command}"), command) for lang in LANGUAGES for command in ASKED)
    return {word: command for said, command in spoken for word in said.split()}


class Left(Exception):
    """Somebody left the game: asked to, or closed the input."""


class Terminal:
    def __init__(
        self, match: AnyMatch, names: Sequence[str], levels: Mapping[Seat, str], lang: str, seed: int | None
    ) -> None:
        self.match = match
        self.game = match.game
        self.names = names
        self.levels = levels  # of the seats that bots have
        self.lens = Lens(lang)
        self.seed = secrets.randbelow(2**32) if seed is None else seed * 10_000  # of the bots; one for each decision
        self.say = words(FOLDER, lang)
        self.screen = console()
        self.people = [seat for seat in range(match.seats) if seat not in levels]
        self.told = dict.fromkeys(self.people, 0)  # how many moves each person has heard of
        self.shown: Seat | None = None  # whose eyes the screen is for
        self.turns = 0  # how many times anybody acted or took back

    # The game ---------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the end. Raises `Left`."""
        try:
            self.welcome()
            while acting := self.match.acting:
                people = [seat for seat in acting if seat in self.people]
                if people:
                    self.ask(self.shown if self.shown in people else people[0])
                else:
                    self.let_think(acting[0])
            self.finish()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise Left from None

    def let_think(self, seat: Seat) -> None:
        waiting = self.say("thinking", name=self.names[seat])
        spinner = Console(stderr=True).status(waiting) if sys.stderr.isatty() else nullcontext()
        with spinner:
            text = think(self.game.name, self.match.view(seat), self.levels[seat], self.seed + self.turns)
        self.match.do(text, seat, time.time())
        self.turns += 1
        if len(self.people) == 1:
            self.tell_news(self.people[0])

    # One person's decision --------------------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        """Show what the seat may know, and ask until it has acted."""
        if self.shown not in (None, seat):
            self.draw_curtain(seat)
        self.shown = seat
        self.tell_news(seat)
        self.look(seat)
        view, turns = self.match.view(seat), self.turns
        choices = left = self.match.choices(seat)
        while self.turns == turns:
            listed = menu(self.game, view, left, self.lens)
            self.print(self.game.face.prompt(view, Lens(self.lens.lang, draft=listed.draft)))
            self.list_choices(listed)
            left = self.answer(seat, self.read(seat, listed), listed, choices, left)

    def answer(self, seat: Seat, typed: str, listed: Menu, choices: Choices, left: Choices) -> Choices:
        """Do what was typed; the actions that are left to choose from."""
        first, _, rest = typed.partition(" ")
        if command := commands().get(first.lower()):
            self.obey(seat, command, rest.strip(), choices)
            return left
        if not typed:
            return choices
        picked = listed.pick(typed)
        found = picked or narrow(left, typed) or narrow(choices, typed)
        if not found:
            self.why(seat, typed, choices)
            return left
        if len(found) == 1 and (picked or is_whole(found[0], f"{listed.words} {typed}")):
            self.match.do(found[0].text, seat, time.time())
            self.turns += 1
        return found

    def obey(self, seat: Seat, command: str, rest: str, choices: Choices) -> None:
        match command:
            case "help":
                self.print(self.say("help"))
            case "why":
                self.why(seat, rest, choices)
            case "rule":
                self.tell_rule(rest)
            case "look":
                self.look(seat)
            case "log":
                self.tell_log(seat)
            case "undo":
                self.undo(seat)
            case "quit":
                raise Left

    def undo(self, seat: Seat) -> None:
        if self.match.can_undo(seat):
            self.match.undo(seat)
            self.turns += 1
            self.told = {one: min(heard, len(self.match.moves)) for one, heard in self.told.items()}
            self.print(self.say("undone"))
        else:
            self.print(self.say("not-undone"))

    def why(self, seat: Seat, text: str, choices: Choices) -> None:
        """Whether an action is allowed; if not, the reason, and the rule in full."""
        if not text:
            self.print(self.say("why-what", example=choices[0].text))
            return
        try:
            refusal = self.match.why_not(text, seat)
        except Malformed as problem:
            self.print(self.say("no-action", typed=text), problem.told(self.lens.lang))
            return
        if refusal is None:
            self.print(self.say("may", action=self.game.write(self.game.parse(text))))
            return
        self.print(self.say("refused", rule=refusal.rule, reason=refusal.told(self.lens.lang)))
        self.tell_rule(refusal.rule)

    # Showing ----------------------------------------------------------------------------------------------------------

    def print(self, *lines: str) -> None:
        self.screen.print("\n".join(lines))

    def welcome(self) -> None:
        title = self.game.face.title(self.lens.lang)
        self.print(self.say("title", title=title, players=self.match.seats))
        for seat, name in enumerate(self.names):
            if level := self.levels.get(seat):
                self.print("  " + self.say("seat-bot", name=name, level=self.say(f"level-{level}")))
            else:
                self.print("  " + self.say("seat-you", name=name))

    def draw_curtain(self, seat: Seat) -> None:
        """Between two people: what one may know leaves the screen before the other looks."""
        name = self.names[seat]
        if not self.game.secrets:
            return
        if sys.stdin.isatty():
            self.screen.clear()
        self.print("", self.say("curtain", name=name))
        if sys.stdin.isatty():
            self.screen.input(self.say("curtain-open", name=name) + " ")

    def look(self, seat: Seat) -> None:
        """The position as this seat may know it."""
        view = self.match.view(seat)
        board = self.game.face.board(view, self.lens)
        self.print("", f"── {self.names[seat]} · {board.phase} ──")
        if sketch := self.game.face.sketch(view, self.lens):
            self.print(sketch)
        self.print(board.in_words, self.standing(view.points))

    def standing(self, points: tuple[int | None, ...]) -> str:
        known = (f"{name} {'?' if have is None else have}" for name, have in zip(self.names, points, strict=True))
        return self.say("points", points=", ".join(known))

    def list_choices(self, listed: Menu) -> None:
        if numbers := listed.range():
            self.print(self.say("ask-number", low=numbers[0], high=numbers[1]))
            return
        if len(listed.entries) > FEW:
            self.print(*columns([entry.key for entry in listed.entries]))
            return
        room = max(len(entry.words) for entry in listed.entries)
        for entry in listed.entries:
            more = self.say("entry-many", count=len(entry.choices)) if len(entry.choices) > 1 else ""
            told = ", ".join(filter(None, (entry.meaning, more)))
            self.print(f"{entry.key:>4}  {entry.words.ljust(room)}  {told}".rstrip())

    def read(self, seat: Seat, listed: Menu) -> str:
        prompt = self.say("prompt", name=self.names[seat], draft=listed.words or "none")
        typed = " ".join(self.screen.input(prompt + " ").split())
        if not sys.stdin.isatty():
            self.print(typed)  # so that the page of a piped game can be read
        return typed

    # Telling ----------------------------------------------------------------------------------------------------------

    def tell_news(self, seat: Seat) -> None:
        """What happened since this person last looked, as far as the seat may know it."""
        self.tell_from(self.told[seat], seat)
        self.told[seat] = len(self.match.moves)

    def tell_from(self, first: int, seat: Seat | None) -> None:
        for number, event in self.match.log(seat):
            if number >= first:
                self.print("  " + self.game.face.tell(event, self.names, self.lens.lang))

    def tell_log(self, seat: Seat) -> None:
        self.print(self.say("log-title" if self.match.moves else "nothing-yet"))
        self.tell_from(0, seat)

    def tell_rule(self, number: str) -> None:
        try:
            found = rulebook.rules(self.game.folder, self.lens.lang)
        except Mistake as problem:
            self.print(problem.told(self.lens.lang))
            return
        wanted = next((rule for rule in found if re.fullmatch(rf"(\w+-)?0*{re.escape(number)}", rule.id, re.I)), None)
        self.print(f"  {wanted.id}  {wanted.text}" if wanted else self.say("no-rule", rule=number))

    def finish(self) -> None:
        """The last news, the ranking."""
        alone = self.people[0] if len(self.people) == 1 else None
        self.tell_from(min(self.told.values()), alone)
        standing = self.match.standing
        self.print("", self.say("over"))
        if self.match.view(None).ranks is None:
            return  # a game without a winner; the news said what there is to say
        for rank, name, points in sorted(zip(standing.ranks, self.names, standing.points, strict=True)):
            self.print("  " + self.say("place", rank=rank, name=name, points=points))

    def leave(self) -> None:
        self.print(self.say("left"))

    def saved(self, file: Path) -> None:
        self.print(self.say("saved", file=str(file)))
