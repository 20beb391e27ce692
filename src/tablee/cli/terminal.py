"""The conversation of a terminal game: shows what the acting seat may know, asks, and carries out the answers."""

from __future__ import annotations

import re
import sys
import time
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console

from tablee import bots
from tablee.cli.menu import FEW, Menu, menu
from tablee.cli.out import columns, console
from tablee.engine.values import Choice, Lens, Mistake, Seat
from tablee.kit import rulebook
from tablee.kit.words import words
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
COMMANDS = {word: command for command, spoken in ASKED.items() for word in spoken}


class Left(Exception):
    """Somebody left the game: asked to, or closed the input."""


class Terminal:
    def __init__(self, table: LiveTable, lang: str, seed: int | None) -> None:
        self.table = table
        self.game = table.game
        self.lens = Lens(lang)
        self.seed = seed if seed is not None else int.from_bytes(table.header.key[:4], "big")
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
            text = bots.think(self.game.name, self.table.view(seat), level or "", f"{self.seed}/{self.table.seq}")
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
        choices = self.game.choices(self.table.view(seat))
        draft, step = "", self.table.seq
        while self.table.seq == step:
            listed = menu(self.game, self.table.view(seat), choices, draft, self.lens)
            if listed is None:  # words that begin no legal action: say why, if they are an action at all
                self.why(seat, draft, choices)
                draft = ""
                continue
            self.list_choices(listed)
            answer = self.read(seat, listed.draft)
            draft = self.answer(seat, answer, listed, choices)

    def answer(self, seat: Seat, answer: str, listed: Menu, choices: tuple[Choice, ...]) -> str:
        """Do what was typed; the words of the action chosen so far."""
        first, _, rest = answer.partition(" ")
        if command := COMMANDS.get(first.lower()):
            self.obey(seat, command, rest.strip(), choices)
            return listed.draft if command != "undo" else ""
        if not answer:
            return ""
        draft = listed.pick(answer)
        whole = next((choice.text for choice in choices if choice.text.lower() == " ".join(draft.lower().split())), None)
        if whole is None:
            return draft
        self.act(seat, whole)
        return ""

    def obey(self, seat: Seat, command: str, rest: str, choices: tuple[Choice, ...]) -> None:
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

    def why(self, seat: Seat, text: str, choices: tuple[Choice, ...]) -> None:
        """Whether an action is allowed; if not, the reason, and the rule in full."""
        if not text:
            self.print(self.say("why-what", example=choices[0].text))
            return
        try:
            action = self.table.check_action(seat, text)
        except Denied as denied:
            if denied.refusal is None:
                self.print(str(denied))
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
        title = self.game.title[self.lens.lang]
        self.print(self.say("title", title=title, players=self.table.seats))
        for place in self.table.places:
            message = "seat-bot" if place.level else "seat-you"
            self.print("  " + self.say(message, name=place.name, level=place.level or ""))

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
        self.print(board.in_words, self.standing(view.points), self.game.prompt(view, self.lens))

    def standing(self, points: tuple[int | None, ...]) -> str:
        known = (f"{name} {'?' if have is None else have}" for name, have in zip(self.table.names, points, strict=True))
        return self.say("points", points=", ".join(known))

    def list_choices(self, listed: Menu) -> None:
        if numbers := listed.range():
            self.print(self.say("ask-number", draft=listed.draft, low=numbers[0], high=numbers[1]))
            return
        if len(listed.entries) > FEW:
            self.print(*columns([f"{entry.key:>3} {entry.words.split()[-1]}" for entry in listed.entries]))
            return
        room = max(len(entry.words) for entry in listed.entries)
        for entry in listed.entries:
            more = self.say("entry-many", count=entry.actions) if entry.actions > 1 else ""
            told = ", ".join(filter(None, (entry.meaning, more)))
            self.print(f"{entry.key:>4}  {entry.words.ljust(room)}  {told}".rstrip())

    def read(self, seat: Seat, draft: str) -> str:
        prompt = self.say("prompt", name=self.table.names[seat], draft=draft or "none")
        return " ".join(self.screen.input(prompt + " ").split())

    # Telling ----------------------------------------------------------------------------------------------------------

    def tell_news(self, seat: Seat) -> None:
        """What happened since this person last looked, as far as the seat may know it."""
        for step in self.table.steps[self.told[seat] :]:
            for event in step.events:
                if event.may_be_read_by(seat):
                    self.print("  " + self.game.tell(event, self.table.names, self.lens.lang))
        self.told[seat] = len(self.table.steps)

    def tell_log(self, seat: Seat) -> None:
        log = self.table.log_for(seat)
        self.print(self.say("log-title" if log else "nothing-yet"))
        for _, event in log:
            self.print("  " + self.game.tell(event, self.table.names, self.lens.lang))

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
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is None:
            self.told[-1] = min(self.told.values())
        self.tell_news(-1 if seat is None else seat)
        standing = self.game.standing(self.table.state)
        self.print("", self.say("over"))
        for rank, name, points in sorted(zip(standing.ranks, self.table.names, standing.points, strict=True)):
            self.print("  " + self.say("place", rank=rank, name=name, points=points))

    def leave(self) -> None:
        self.print(self.say("left"))

    def saved(self, file: Path) -> None:
        self.print(self.say("saved", file=str(file)))
