"""The plain conversation of a terminal game: shows what the acting seat may know, asks, and carries out the answers."""

from __future__ import annotations

import sys
from contextlib import nullcontext

from rich.console import Console
from rich.text import Text

from tablee.bots import think
from tablee.cli.choosing import Choosing, Reply
from tablee.cli.menu import FEW, Menu
from tablee.cli.out import columns, console
from tablee.cli.paint import painted, with_signs
from tablee.cli.sitting import Left, Sitting
from tablee.engine.values import Seat
from tablee.kit.sketch import Sketch, mark

ENDLESS = 10_000  # characters in a line that nobody folds


class Terminal:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.say = sitting.say
        self.screen = console()
        self.signs = {mark(colour): colour for colour in sitting.colours}

    # The game ---------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the end. Raises `Left`."""
        try:
            self.welcome()
            while acting := self.match.acting:
                person = self.sitting.awaited
                if person is None:
                    self.let_think(acting[0])
                else:
                    self.ask(person)
            self.finish()
        except (EOFError, KeyboardInterrupt):
            self.print()
            raise Left from None

    def let_think(self, seat: Seat) -> None:
        waiting = self.say("thinking", name=self.sitting.names[seat])
        spinner = Console(stderr=True).status(waiting) if sys.stderr.isatty() else nullcontext()
        with spinner:
            text = think(*self.sitting.question(seat))
        self.sitting.do(seat, text)
        if len(self.sitting.people) == 1:
            self.tell_news(self.sitting.people[0])

    def ask(self, seat: Seat) -> None:
        """Show what the seat may know, and ask until it has acted."""
        if self.sitting.needs_curtain(seat):
            self.draw_curtain(seat)
        self.sitting.shown = seat
        self.tell_news(seat)
        choosing = Choosing(self.sitting, seat)
        self.look(choosing)
        while not choosing.done:
            listed = choosing.listed
            self.print(choosing.prompt())
            self.list_choices(listed)
            self.tell(choosing.answer(self.read(seat, listed)))

    # Showing ----------------------------------------------------------------------------------------------------------

    def print(self, *lines: str) -> None:
        for line in lines or ("",):
            self.screen.print(with_signs(line, self.signs))

    def tell(self, reply: Reply) -> None:
        if isinstance(reply, Sketch):
            self.draw(reply)
        elif reply:
            self.print(*reply)

    def draw(self, sketch: Sketch) -> None:
        width = self.screen.width if sys.stdout.isatty() else ENDLESS
        self.screen.print(painted(sketch.fitted(width)), no_wrap=True, overflow="ignore", crop=False)

    def welcome(self) -> None:
        title = self.sitting.game.face.title(self.sitting.lens.lang)
        self.print(self.say("title", title=title, players=self.match.seats))
        self.print(*("  " + self.sitting.seat_line(seat) for seat in range(self.match.seats)))

    def draw_curtain(self, seat: Seat) -> None:
        """What one may know leaves the screen before the other looks."""
        name = self.sitting.plain_names[seat]
        if sys.stdin.isatty():
            self.screen.clear()
        self.print("", self.say("curtain", name=name))
        if sys.stdin.isatty():
            self.screen.input(self.say("curtain-open", name=name) + " ")

    def look(self, choosing: Choosing) -> None:
        """The position as the seat may know it."""
        seat, face = choosing.seat, self.sitting.game.face
        self.print("", f"── {self.sitting.names[seat]} · {self.sitting.phase(seat)} ──")
        self.draw(face.sketch(choosing.view, self.sitting.lens))
        known = zip(self.sitting.names, self.sitting.points(seat), strict=True)
        self.print(self.say("points", points=", ".join(f"{name} {have}" for name, have in known)))

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
        prompt = self.say("prompt", name=self.sitting.plain_names[seat], draft=listed.words or "none")
        typed = " ".join(self.screen.input(Text(prompt + " ")).split())
        if not sys.stdin.isatty():
            self.print(typed)  # so that the page of a piped game can be read
        return typed

    # Telling ----------------------------------------------------------------------------------------------------------

    def tell_news(self, seat: Seat) -> None:
        """What happened since this person last looked."""
        if news := self.sitting.news(seat):
            self.print(*("  " + one for one in news))

    def finish(self) -> None:
        """The last news, the ranking."""
        people = self.sitting.people
        first = min(self.sitting.heard(seat) for seat in people)
        news = self.sitting.story(people[0] if len(people) == 1 else None, first)
        self.print(*("  " + one for one in news), "", *self.sitting.ending())
