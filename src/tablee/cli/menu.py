"""The legal actions as a list to choose from: whole actions while they are few, otherwise the next word of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tablee.engine.game import AnyGame
from tablee.engine.values import Choice, Lens, View
from tablee.kit.words import words as spoken

FEW = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to choose: what to type for it, the words it stands for, what they mean, how many actions begin so."""

    key: str
    words: str
    meaning: str
    actions: int


@dataclass(frozen=True, slots=True)
class Menu:
    draft: str  # the words chosen so far
    entries: tuple[Entry, ...]

    def pick(self, answer: str) -> str:
        """The words an answer stands for: a key of the list, words that go on from the draft, or other words."""
        for entry in self.entries:
            if entry.key == answer:
                return entry.words
        longer = f"{self.draft} {answer}"
        return longer if any(begins(entry.words, longer) for entry in self.entries) else answer

    def range(self) -> tuple[int, int] | None:
        """The lowest and highest of many numbers without a gap, which need no list."""
        if len(self.entries) <= FEW or not all(entry.words.endswith(f" {entry.key}") for entry in self.entries):
            return None
        numbers = sorted(int(entry.key) for entry in self.entries)
        return (numbers[0], numbers[-1]) if numbers[-1] - numbers[0] == len(numbers) - 1 else None


def menu(game: AnyGame, view: View, choices: Sequence[Choice], draft: str, lens: Lens) -> Menu | None:
    """What can follow some words; None if nothing does. Words that leave no choice are taken as said."""
    fitting = [choice for choice in choices if begins(choice.text, draft)]
    if not fitting:
        return None
    words = fitting[0].text.split()
    said = len(draft.split())
    while said < len(words) - 1 and len(next_words(fitting, said)) == 1:
        said += 1
    front = words[:said]
    following = next_words(fitting, said)
    if len(fitting) <= FEW:
        listed = [(choice.text, meaning(game, view, choice, lens), 1) for choice in fitting]
    else:
        listed = [
            (" ".join([*front, word]), word_meaning(game, view, front, word, lens), n) for word, n in following.items()
        ]
    # Numbers are typed as they are; anything else by its place in the list.
    numeric = bool(front) and len(listed) == len(following) and all(word.isdecimal() for word in following)
    keys = list(following) if numeric else [str(number) for number in range(1, len(listed) + 1)]
    return Menu(" ".join(front), tuple(Entry(key, *one) for key, one in zip(keys, listed, strict=True)))


def begins(text: str, draft: str) -> bool:
    """Whether an action text begins with these words."""
    words = draft.lower().split()
    return text.lower().split()[: len(words)] == words


def next_words(choices: Sequence[Choice], said: int) -> Counter[str]:
    """The words that come next, with the number of actions behind each; nothing counts as a word for a finished one."""
    return Counter(" ".join(choice.text.split()[said : said + 1]) for choice in choices)


def meaning(game: AnyGame, view: View, choice: Choice, lens: Lens) -> str:
    """An action in words."""
    if not choice.slots:
        return verb_meaning(game, choice.verb, lens)
    return ", ".join(game.label(view, slot, place, lens).text for slot, place in choice.slots)


def word_meaning(game: AnyGame, view: View, front: Sequence[str], word: str, lens: Lens) -> str:
    """One more word of an action, in words."""
    if not front:
        return verb_meaning(game, word, lens)
    slot = game.verbs[front[0]][len(front) - 1]
    return game.label(view, slot.name, word, lens).text


def verb_meaning(game: AnyGame, verb: str, lens: Lens) -> str:
    """What a game's buttons say for a verb, if it has words for it."""
    message = f"verb-{verb}"
    return game.say(lens.lang, message) if message in spoken(game.folder, lens.lang) else ""
