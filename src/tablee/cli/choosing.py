"""One person's decision while it is being made: what is left to choose from, and answers to what is typed or touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import TypeAlias

from tablee.cli.menu import Entry, Menu, fillings, is_whole, menu, narrow
from tablee.cli.sitting import FOLDER, Left, Sitting
from tablee.engine.values import Choice, Malformed, Seat
from tablee.kit.picture import Lens
from tablee.kit.sketch import Aims, Sketch
from tablee.kit.words import LANGUAGES, words

ASKED = ("help", "why", "rule", "rules", "look", "words", "log", "undo", "quit")
Reply: TypeAlias = "list[str] | Sketch"


@cache
def commands() -> dict[str, str]:
    """What people type, in any language, and what it does."""
    spoken = ((words(FOLDER, lang)(f"command-{command}"), command) for lang in LANGUAGES for command in ASKED)
    return {word: command for said, command in spoken for word in said.split()}


class Choosing:
    """Begins when a person is asked, and is over when `done`."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self.sitting = sitting
        self.seat = seat
        self.view = sitting.match.view(seat)
        self.choices = self.left = sitting.match.choices(seat)
        self._turns = sitting.turns
        self._listed: Menu | None = None

    @property
    def done(self) -> bool:
        """Whether the person has acted, or taken an action back."""
        return self.sitting.turns != self._turns

    @property
    def listed(self) -> Menu:
        """What is left to choose from."""
        if self._listed is None:
            self._listed = menu(self.sitting.game, self.view, self.left, self.sitting.lens)
        return self._listed

    @property
    def lens(self) -> Lens:
        """How the table looks with what is chosen so far."""
        return Lens(self.sitting.lens.lang, draft=self.listed.draft)

    def prompt(self, lens: Lens | None = None) -> str:
        """One sentence that says what to do next."""
        return self.sitting.game.face.prompt(self.view, lens or self.lens, self.sitting.names)

    def sketch(self, lens: Lens | None = None) -> Sketch:
        return self.sitting.game.face.sketch(self.view, lens or self.lens)

    def considering(self, entry: Entry) -> Lens:
        """How the table would look if this were chosen next."""
        return self.lens._replace(draft=self.listed.draft + self.aims(entry))

    # Choosing ---------------------------------------------------------------------------------------------------------

    def answer(self, typed: str) -> Reply:
        """Do what was typed; what to tell about it. Raises `Left`."""
        first, _, rest = typed.partition(" ")
        if (command := commands().get(first.lower())) and not narrow(self.choices, typed):
            return self.obey(command, rest.strip())
        if not typed:
            self.start_again()
            return []
        listed = self.listed
        picked = listed.pick(typed)
        found = picked or narrow(self.left, typed) or narrow(self.choices, typed)
        if not found:
            return self.why(typed)
        self.keep(found, act=bool(picked) or is_whole(found[0], f"{listed.words} {typed}"))
        return []

    def start_again(self) -> None:
        self.left, self._listed = self.choices, None

    def take(self, entry: Entry) -> None:
        """An entry of the list was chosen."""
        self.keep(entry.choices, act=True)

    def touch(self, aims: Aims) -> bool:
        """Something on the board was chosen: the first meaning that goes on from here, else one that begins anew."""
        for choices in (self.left, self.choices):
            for aim in aims:
                found = tuple(choice for choice in choices if aim in choice.slots)
                if len(found) == 1 or 0 < len(found) < len(choices):
                    self.keep(found, act=True)
                    return True
        return False

    def keep(self, found: tuple[Choice, ...], *, act: bool) -> None:
        """What is left; the last one is done."""
        self.left, self._listed = found, None
        if len(found) == 1 and act:
            self.sitting.do(self.seat, found[0].text)

    def lit(self) -> set[tuple[str, str]]:
        """Slots and places that could be chosen next."""
        draft = set(self.listed.draft)
        return {pair for choice in self.left for pair in choice.slots} - draft

    def aims(self, entry: Entry) -> Aims:
        """What an entry of the list would choose, as the board calls it."""
        filled = [fillings(choice).items() for choice in entry.choices]
        common = [pair for pair in filled[0] if all(pair in one for one in filled)]
        return tuple(pair for pair in common if pair not in self.listed.draft)

    # Answering --------------------------------------------------------------------------------------------------------

    def obey(self, command: str, rest: str) -> Reply:
        """What a command tells."""
        table = self.sitting
        match command:
            case "help":
                return table.say("help").splitlines()
            case "why":
                return self.why(rest) if rest else [table.say("why-what", example=self.choices[0].text)]
            case "rule" | "rules":
                return [table.rule(rest)] if rest else table.short_rules()
            case "look":
                return self.sketch()
            case "words":
                return list(table.game.face.board(self.view, table.lens).sentences)
            case "log":
                told = table.story(self.seat)
                return [table.say("log-title"), *("  " + one for one in told)] if told else [table.say("nothing-yet")]
            case "undo":
                return [table.say("undone" if table.undo(self.seat) else "not-undone")]
        raise Left

    def why(self, text: str) -> list[str]:
        """Whether an action is allowed; of what is none, what may have been meant."""
        table = self.sitting
        try:
            return table.why(self.seat, text)
        except Malformed as problem:
            meant = self.meant(text)
            if meant:
                return [table.say("did-you-mean", typed=text, meant=meant)]
            return [table.say("no-action", typed=text), problem.told(table.lens.lang)]

    def meant(self, text: str) -> str:
        """A mistyped action or command as it could have been meant; empty if nothing is near."""
        known = {word for choice in self.choices for word in choice.text.lower().split()}
        mended = " ".join(nearest(text.lower().split(), sorted(known)))
        found = narrow(self.left, mended) or narrow(self.choices, mended) if mended else ()
        if len(found) == 1:
            return found[0].text
        if found:
            return mended
        return next(nearest(text.lower().split()[:1], sorted(commands())), "")

    def completion(self, typed: str) -> str:
        """The first action, or command, that begins with what is typed; only up to where actions differ."""
        if not typed.strip():
            return ""
        start = typed.lower()
        texts = [choice.text for choice in self.choices if choice.text.lower().startswith(start)]
        if not texts:
            return next((word for word in commands() if word.startswith(start)), "")
        word_end = texts[0].find(" ", len(typed))
        return texts[0] if word_end < 0 else texts[0][:word_end]


def nearest(typed: Sequence[str], known: Sequence[str]) -> Iterator[str]:
    """Each word as it is known, or the one it looks most like; words like none are left out."""
    for word in typed:
        yield from [word] if word in known else get_close_matches(word, known, n=1, cutoff=0.6)
