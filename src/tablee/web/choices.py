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
    orders = {verb: click_places(game, verb) for verb in game.verbs}
    for choice in choices:
        path = [choice.verb, *(choice.slots[at][1] for at in orders[choice.verb])]
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


def click_places(game: AnyGame, verb: str) -> list[int]:
    """Where the slots of a verb stand in its text, in the order a person fills them."""
    names = [slot.name for slot in game.verbs[verb]]
    return [names.index(name) for name in game.click_order(verb)]


def verbs(game: AnyGame, view: View, choices: tuple[Choice, ...], lens: Lens) -> tuple[Verb, ...]:
    """What the action panel shows: verbs in the order of the game, each with its slots and their places."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice.verb, []).append(choice)
    return tuple(
        Verb(
            verb,
            tuple(
                group(game, view, game.verbs[verb][at], places_of(found[verb], at), lens) for at in click_places(game, verb)
            ),
        )
        for verb in game.verbs
        if verb in found
    )


def places_of(choices: Iterable[Choice], at: int) -> list[str]:
    """Every place that the slot standing there can take, in the order of the actions, each once."""
    return list(dict.fromkeys(choice.slots[at][1] for choice in choices))


def group(game: AnyGame, view: View, slot: Slot, places: list[str], lens: Lens) -> Group:
    if slot.kind == "number":
        numbers = [int(place) for place in places]
        return Group(slot, (), min(numbers), max(numbers))
    return Group(slot, tuple(Offer(place, game.face.label(view, slot.name, place, lens)) for place in places))
