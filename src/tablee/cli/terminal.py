"""The conversation of a terminal game: shows what the acting seat may know, asks, and carries out the answers."""

from __future__ import annotations

import re
import secrets
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import TypeAlias

from rich.console import Console

from tablee.bots import think
from tablee.cli.menu import FEW, Menu, is_whole, menu, narrow
from tablee.cli.out import columns, console
from tablee.engine.values import Choice, Lens, Mistake, Seat
from tablee.kit import rulebook
from tablee.kit.words import title_of, words
from tablee.table.live import Denied, LiveTable
from tablee.table.store import Entry

# What people type, in any language, by what it does.
ASKED = {
    "help": ("?", "help", "aide"),
    "why": ("why", "pourquoi"),
    "rule": ("rule", "règle", "regle"),
    "look": ("look", "voir"),
    "log": ("log", "journal"),
    "undo": ("undo", "annuler"),
    "quit": ("quit", "exit", "quitter"),
}
Choices: TypeAlias = "tuple[Choice, ...]"
COMMANDS = {word: command for command, spoken in ASKED.items() for word in spoken}


class Left(Exception):
    """Somebody left the game: asked to, or closed the input."""


class Terminal:
    def __init__(self, table: LiveTable, lang: str, seed: int | None) -> None:
        self.table = table
        self.game = table.game
        self.lens = Lens(lang)
        self.seed = secrets.randbelow(2**32) if seed is None else seed * 10_000  # of the bots; one for each decision
        self.say = words(Path(__file__).parent, lang)
        self.screen = console()
        self.people = [place.seat for place in table.places if place.player]
        self.told = dict.fromkeys(self.people, 0)  # how many steps each person has heard of
        self.shown: Seat | None = None  # whose eyes the screen is for

    # The game ---------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the end. Raises `Left`."""
        try:
            self.welcome()
            while acting := self.table.acting():
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
        level = self.table.places[seat].level
        waiting = self.say("thinking", name=self.table.names[seat])
        spinner = Console(stderr=True).status(waiting) if sys.stderr.isatty() else nullcontext()
        with spinner:
            text = think(self.game.name, self.table.view(seat), level or "", self.seed + self.table.seq)
        self.act(seat, text)
        if len(self.people) == 1:
            self.tell_news(self.people[0])

    def act(self, seat: Seat, text: str) -> None:
        """Raises `Denied`."""
        action = self.table.check_action(seat, text)
        self.enter(seat, "do", self.game.write(action))

    def enter(self, seat: Seat, kind: str, text: str) -> None:
        self.table.apply(Entry(self.table.seq, seat, kind, text, time.time()))

    # One person's decision --------------------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        """Show what the seat may know, and ask until it has acted."""
        if self.shown not in (None, seat):
            self.draw_curtain(seat)
        self.shown = seat
        self.tell_news(seat)
        self.look(seat)
        view, step = self.table.view(seat), self.table.seq
        choices = left = self.game.choices(view)
        while self.table.seq == step:
            listed = menu(self.game, view, left, self.lens)
            self.print(self.game.prompt(view, Lens(self.lens.lang, draft=listed.draft)))
            self.list_choices(listed)
            left = self.answer(seat, self.read(seat, listed), listed, choices, left)

    def answer(self, seat: Seat, typed: str, listed: Menu, choices: Choices, left: Choices) -> Choices:
        """Do what was typed; the actions that are left to choose from."""
        first, _, rest = typed.partition(" ")
        if command := COMMANDS.get(first.lower()):
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
            self.act(seat, found[0].text)
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
        if self.table.can_undo(seat):
            self.enter(seat, "undo", "")
            self.told = {one: min(heard, len(self.table.steps)) for one, heard in self.told.items()}
            self.print(self.say("undone"))
        else:
            self.print(self.say("not-undone"))

    def why(self, seat: Seat, text: str, choices: Choices) -> None:
        """Whether an action is allowed; if not, the reason, and the rule in full."""
        if not text:
            self.print(self.say("why-what", example=choices[0].text))
            return
        try:
            action = self.table.check_action(seat, text)
        except Denied as denied:
            if denied.refusal is None:
                self.print(self.say("no-action", typed=text))
                return
            reason = self.game.explain(denied.refusal, self.lens.lang)
            self.print(self.say("refused", rule=denied.refusal.rule, reason=reason))
            self.tell_rule(denied.refusal.rule)
        else:
            self.print(self.say("may", action=self.game.write(action)))

    # Showing ----------------------------------------------------------------------------------------------------------

    def print(self, *lines: str) -> None:
        self.screen.print("\n".join(lines))

    def welcome(self) -> None:
        title = title_of(self.game, self.lens.lang)
        self.print(self.say("title", title=title, players=self.table.seats))
        for place in self.table.places:
            message = "seat-bot" if place.level else "seat-you"
            level = self.say(f"level-{place.level}") if place.level else ""
            self.print("  " + self.say(message, name=place.name, level=level))

    def draw_curtain(self, seat: Seat) -> None:
        """Between two people: what one may know leaves the screen before the other looks."""
        name = self.table.names[seat]
        if not self.game.secrets:
            return
        if sys.stdin.isatty():
            self.screen.clear()
        self.print("", self.say("curtain", name=name))
        if sys.stdin.isatty():
            self.screen.input(self.say("curtain-open", name=name) + " ")

    def look(self, seat: Seat) -> None:
        """The position as this seat may know it."""
        view = self.table.view(seat)
        board = self.game.board(view, self.lens)
        self.print("", f"── {self.table.names[seat]} · {board.phase} ──")
        if sketch := self.game.sketch(view, self.lens):
            self.print(sketch)
        self.print(board.in_words, self.standing(view.points))

    def standing(self, points: tuple[int | None, ...]) -> str:
        known = (f"{name} {'?' if have is None else have}" for name, have in zip(self.table.names, points, strict=True))
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
        prompt = self.say("prompt", name=self.table.names[seat], draft=listed.words or "none")
        typed = " ".join(self.screen.input(prompt + " ").split())
        if not sys.stdin.isatty():
            self.print(typed)  # so that the page of a piped game can be read
        return typed

    # Telling ----------------------------------------------------------------------------------------------------------

    def tell_news(self, seat: Seat) -> None:
        """What happened since this person last looked, as far as the seat may know it."""
        self.tell_from(self.told[seat], seat)
        self.told[seat] = len(self.table.steps)

    def tell_from(self, first: int, seat: Seat | None) -> None:
        for step in self.table.steps[first:]:
            for event in step.events:
                if event.may_be_read_by(seat):
                    self.print("  " + self.game.tell(event, self.table.names, self.lens.lang))

    def tell_log(self, seat: Seat) -> None:
        self.print(self.say("log-title" if self.table.steps else "nothing-yet"))
        self.tell_from(0, seat)

    def tell_rule(self, number: str) -> None:
        try:
            found = rulebook.rules(self.game.folder, self.lens.lang)
        except Mistake as problem:
            self.print(str(problem))
            return
        wanted = next((rule for rule in found if re.fullmatch(rf"(\w+-)?0*{re.escape(number)}", rule.id, re.I)), None)
        self.print(f"  {wanted.id}  {wanted.text}" if wanted else self.say("no-rule", rule=number))

    def finish(self) -> None:
        """The last news, the ranking."""
        alone = self.people[0] if len(self.people) == 1 else None
        self.tell_from(min(self.told.values()), alone)
        standing = self.game.standing(self.table.state)
        self.print("", self.say("over"))
        if self.table.view(None).ranks is None:
            return  # a game without a winner; the news said what there is to say
        for rank, name, points in sorted(zip(standing.ranks, self.table.names, standing.points, strict=True)):
            self.print("  " + self.say("place", rank=rank, name=name, points=points))

    def leave(self) -> None:
        self.print(self.say("left"))

    def saved(self, file: Path) -> None:
        self.print(self.say("saved", file=str(file)))
