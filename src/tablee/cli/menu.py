"""The legal actions as a list to choose from: whole actions while they are few, otherwise one slot after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tablee.engine.game import AnyGame
from tablee.engine.values import Choice, View
from tablee.kit.picture import Lens
from tablee.kit.words import words as spoken

FEW = 12
VERB = "verb"
Draft: TypeAlias = "tuple[tuple[str, str], ...]"  # slots with what fills them, the verb first


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to choose: what to type for it, the word or words it adds, what they mean, the actions it leaves."""

    key: str
    words: str
    meaning: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    draft: Draft  # what all actions that are left have in common
    entries: tuple[Entry, ...]

    @property
    def words(self) -> str:
        return " ".join(place for _, place in self.draft)

    def pick(self, key: str) -> tuple[Choice, ...]:
        """The actions an entry leaves; none if the list has no such key."""
        return next((entry.choices for entry in self.entries if entry.key.lower() == key.lower()), ())

    def range(self) -> tuple[int, int] | None:
        """The lowest and highest of many numbers without a gap, which need no list."""
        if len(self.entries) <= FEW or not all(entry.key.isdecimal() for entry in self.entries):
            return None
        numbers = [int(entry.key) for entry in self.entries]
        return (numbers[0], numbers[-1]) if numbers[-1] - numbers[0] == len(numbers) - 1 else None


def menu(game: AnyGame, view: View, choices: Sequence[Choice], lens: Lens) -> Menu:
    """How to go on from some actions to one of them."""
    filled = [fillings(choice) for choice in choices]
    draft = tuple(pair for pair in filled[0].items() if all(one.get(pair[0]) == pair[1] for one in filled))
    slot = next_slot(game, choices, filled)
    seen = Lens(lens.lang, draft=draft)
    listed: list[tuple[str, str, tuple[Choice, ...]]]
    if len(choices) <= FEW:
        listed = [(choice.text, meaning(game, view, choice, seen), (choice,)) for choice in choices]
    else:
        left: dict[str, list[Choice]] = {}
        for choice, one in zip(choices, filled, strict=True):
            left.setdefault(one[slot], []).append(choice)
        told = len(left) <= FEW  # a long list is shown without explanations
        listed = [
            (place, place_meaning(game, view, slot, place, seen) if told else "", tuple(left[place]))
            for place in sorted(left, key=by_number)
        ]
    last = [words.split()[-1] for words, _, _ in listed]
    # Numbers, and names in a long list, are typed as they are; anything else by its place in the list.
    as_they_are = len(set(last)) == len(last) and slot != VERB and (len(last) > FEW or all(map(str.isdecimal, last)))
    keys = last if as_they_are else [str(number) for number in range(1, len(listed) + 1)]
    return Menu(draft, tuple(Entry(key, *one) for key, one in zip(keys, listed, strict=True)))


def narrow(choices: Sequence[Choice], text: str) -> tuple[Choice, ...]:
    """The actions that begin with these words; if none does, those that have them all, in any order."""
    typed = text.lower().split()
    words = [(choice, choice.text.lower().split()) for choice in choices]
    beginning = tuple(choice for choice, said in words if said[: len(typed)] == typed)
    return beginning or tuple(choice for choice, said in words if not Counter(typed) - Counter(said))


def is_whole(choice: Choice, typed: str) -> bool:
    """Whether somebody who typed this has said every word of an action."""
    return not Counter(choice.text.lower().split()) - Counter(typed.lower().split())


def by_number(place: str) -> tuple[int, str]:
    """Sorts 9 before 10, and names after numbers."""
    return (int(place), "") if place.isdecimal() else (10**9, place)


def fillings(choice: Choice) -> dict[str, str]:
    return {VERB: choice.verb} | dict(choice.slots)


def next_slot(game: AnyGame, choices: Sequence[Choice], filled: Sequence[dict[str, str]]) -> str:
    """The first thing that is still open, in the order a person fills them."""
    if len({choice.verb for choice in choices}) > 1:
        return VERB
    order = game.click_order(choices[0].verb)
    return next((slot for slot in order if len({one[slot] for one in filled}) > 1), order[-1] if order else VERB)


def meaning(game: AnyGame, view: View, choice: Choice, lens: Lens) -> str:
    """An action in words, as far as it was not chosen before."""
    if not choice.slots:
        return place_meaning(game, view, VERB, choice.verb, lens)
    told = [pair for pair in choice.slots if pair not in lens.draft] or choice.slots
    return ", ".join(place_meaning(game, view, slot, place, lens) for slot, place in told)


def place_meaning(game: AnyGame, view: View, slot: str, place: str, lens: Lens) -> str:
    """What fills a slot, in words; for a verb what the game's buttons say, if they say anything."""
    if slot != VERB:
        return game.face.label(view, slot, place, lens).text
    message = f"verb-{place}"
    return game.face.say(lens.lang, message) if message in spoken(game.folder, lens.lang) else ""
