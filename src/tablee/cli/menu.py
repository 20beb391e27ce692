"""The legal actions as a list to choose from: whole actions while they are few, otherwise the next word of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.engine.game import AnyGame
from tablee.engine.values import Choice, Lens, View

FEW = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to choose: the words it stands for, what they mean, and how many actions begin with them."""

    words: str
    meaning: str
    actions: int


@dataclass(frozen=True, slots=True)
class Menu:
    draft: str  # the words chosen so far
    slot: str  # what the next word says
    entries: tuple[Entry, ...]
    numeric: bool  # the next word is a number, typed as it is

    def pick(self, answer: str) -> str:
        """The words an answer stands for: a number of the list, words that go on from the draft, or other words."""
        if answer.isdecimal() and not self.numeric and 1 <= int(answer) <= len(self.entries):
            return self.entries[int(answer) - 1].words
        longer = f"{self.draft} {answer}".strip()
        return longer if any(begins(entry.words, longer) for entry in self.entries) else answer


def menu(game: AnyGame, view: View, choices: Sequence[Choice], draft: str, lens: Lens) -> Menu | None:
    """What can follow some words; None if nothing does. Words that leave no choice are taken as said."""
    fitting = [choice for choice in choices if begins(choice.text, draft)]
    if not fitting:
        return None
    words = fitting[0].text.split()
    said = len(draft.split())
    while said < len(words) - 1 and len(next_words(fitting, said)) == 1:
        said += 1
    slots = game.verbs[words[0]] if said else ()
    slot = slots[said - 1] if 0 < said <= len(slots) else None
    numeric = slot is not None and slot.kind == "number" and len(words) == said + 1
    if numeric or len(fitting) <= FEW:
        entries = [Entry(choice.text, meaning(game, view, choice.slots, lens), 1) for choice in fitting]
    else:
        front = words[:said]
        entries = [
            Entry(" ".join([*front, word]), said_of(game, view, slot.name, word, lens) if slot else "", count)
            for word, count in next_words(fitting, said).items()
        ]
    return Menu(" ".join(words[:said]), slot.name if slot else "", tuple(entries), numeric)


def begins(text: str, draft: str) -> bool:
    """Whether an action text begins with these words."""
    words = draft.lower().split()
    return text.lower().split()[: len(words)] == words


def next_words(choices: Sequence[Choice], said: int) -> Counter[str]:
    """The words that come next, with the number of actions behind each; a finished action counts as an empty word."""
    return Counter(" ".join(choice.text.split()[said : said + 1]) for choice in choices)


def meaning(game: AnyGame, view: View, slots: Sequence[tuple[str, str]], lens: Lens) -> str:
    return ", ".join(said_of(game, view, slot, place, lens) for slot, place in slots)


def said_of(game: AnyGame, view: View, slot: str, place: str, lens: Lens) -> str:
    return game.label(view, slot, place, lens).text
