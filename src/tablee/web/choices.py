"""The legal actions as the browser gets them: a tree of words, and what the action panel offers for each slot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from tablee.engine.game import AnyGame
from tablee.engine.values import Choice, Slot, View
from tablee.kit.picture import Label, Lens

Tree: TypeAlias = "dict[str, Tree] | list[str]"

MOST_BUTTONS = 8  # a slot with more to choose from is filled on the board or from a list


@dataclass(frozen=True, slots=True)
class Offer:
    """One place in a slot, as a button or a list entry."""

    place: str
    label: Label


@dataclass(frozen=True, slots=True)
class Group:
    """What a slot offers."""

    slot: Slot
    offers: tuple[Offer, ...]
    low: int = 0  # of a number
    high: int = 0

    @property
    def is_list(self) -> bool:
        return self.slot.kind == "board" or len(self.offers) > MOST_BUTTONS


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of action with its slots in the order a person fills them."""

    name: str
    groups: tuple[Group, ...]


def tree(game: AnyGame, choices: Iterable[Choice]) -> dict[str, Tree]:
    """{verb: {place: {place: [place, ...]}}} in click order; a verb without slots is an empty list."""
    found: dict[str, Tree] = {}
    for choice in choices:
        places = dict(choice.slots)
        path = [choice.verb, *(places[name] for name in game.click_order(choice.verb))]
        node: dict[str, Tree] = found
        for word in path[:-2]:
            deeper = node.setdefault(word, {})
            assert isinstance(deeper, dict)  # all actions of a verb have the same slots
            node = deeper
        if len(path) == 1:
            node[path[0]] = []
        else:
            leaves = node.setdefault(path[-2], [])
            assert isinstance(leaves, list)
            leaves.append(path[-1])
    return found


def verbs(game: AnyGame, view: View, choices: tuple[Choice, ...], lens: Lens) -> tuple[Verb, ...]:
    """What the action panel shows: verbs in the order of the game, each with its slots and their places."""
    return tuple(
        Verb(verb, tuple(group(game, view, slot, places_of(choices, verb, slot), lens) for slot in ordered(game, verb)))
        for verb in game.verbs
        if any(choice.verb == verb for choice in choices)
    )


def ordered(game: AnyGame, verb: str) -> list[Slot]:
    slots = {slot.name: slot for slot in game.verbs[verb]}
    return [slots[name] for name in game.click_order(verb)]


def places_of(choices: Iterable[Choice], verb: str, slot: Slot) -> list[str]:
    """Every place a slot can take, in the order of the actions, each once."""
    return list(dict.fromkeys(dict(choice.slots)[slot.name] for choice in choices if choice.verb == verb))


def group(game: AnyGame, view: View, slot: Slot, places: list[str], lens: Lens) -> Group:
    if slot.kind == "number":
        numbers = [int(place) for place in places]
        return Group(slot, (), min(numbers), max(numbers))
    return Group(slot, tuple(Offer(place, game.face.label(view, slot.name, place, lens)) for place in places))
