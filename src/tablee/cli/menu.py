"""The legal actions as a list to choose from: whole actions while they are few, otherwise the next word of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.engine.game import AnyGame
from tablee.engine.values import Choice, Lens, View

FEW = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to choose: the words it stands for, and how many actions begin with them."""

    words: str
    label: str
    actions: int

    @property
    def whole(self) -> bool:
        return self.actions == 1


@dataclass(frozen=True, slots=True)
class Menu:
    draft: str  # the words chosen so far
    entries: tuple[Entry, ...]
    numeric: bool  # entries are numbers that people type as they are

    def pick(self, text: str) -> str:
        """The words an answer stands for: a number of the list, a number as such, words that go on, or any words."""
        if text.isdecimal():
            if self.numeric:
                return f"{self.draft} {int(text)}"
            if 1 <= int(text) <= len(self.entries):
                return self.entries[int(text) - 1].words
        going_on = f"{self.draft} {text}".strip().lower()
        known = any(begins(entry.words.lower(), going_on) for entry in self.entries)
        return going_on if known else text


def menu(game: AnyGame, view: View, choices: Sequence[Choice], draft: str, lens: Lens) -> Menu | None:
    """What can follow some words; None if nothing does. Words that leave no choice are taken as said."""
    fitting = [choice for choice in choices if begins(choice.text.lower(), draft.lower())]
    if not fitting:
        return None
    words = fitting[0].text.split()
    said = len(draft.split())
    while said < len(words) and len(fitting) > 1 and all(choice.text.split()[said : said + 1] == [words[said]] for choice in fitting):
        said += 1
    draft = " ".join(words[:said])
    slot = slot_after(game, words, said)
    numeric = len(fitting) > FEW and slot is not None and slot.kind == "number"
    if len(fitting) <= FEW or numeric:
        entries = [Entry(choice.text, in_words(game, view, choice, lens), 1) for choice in fitting]
    else:
        entries = next_words(game, view, fitting, said, lens)
    return Menu(draft, tuple(entries), numeric)
