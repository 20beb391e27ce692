"""The legal actions as the browser gets them: a tree of words, and what the action panel offers for each slot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tablee.engine.game import AnyGame
from tablee.engine.values import Slot, View
from tablee.kit.picture import Label, Lens

Tree: TypeAlias = "dict[str, Tree] | list[str]"
Path: TypeAlias = tuple[str, ...]  # a verb and what fills its slots, in the order a person fills them

MOST_BUTTONS = 8  # a slot with more to choose from is filled on the board or from a list


class Offer(NamedTuple):
    """One place in a slot, as a button or a list entry."""

    place: str
    label: Label


class Group(NamedTuple):
    """What a slot offers; of what lies on the board the page itself knows the names."""

    slot: Slot
    offers: tuple[Offer, ...]
    low: int = 0  # of a number
    high: int = 0

    @property
    def is_list(self) -> bool:
        return self.slot.kind == "board" or len(self.offers) > MOST_BUTTONS


class Verb(NamedTuple):
    """One kind of action with its slots in the order a person fills them."""

    name: str
    groups: tuple[Group, ...]


@lru_cache(maxsize=65536)
def path(game: AnyGame, code: int) -> Path:
    """The words of an action: everybody at all tables chooses among the same few thousand."""
    choice = game.as_choice(game.decode(code))
    return (choice.verb, *(choice.slots[at][1] for at in click_places(game, choice.verb)))


def paths(game: AnyGame, codes: Iterable[int]) -> list[Path]:
    return [path(game, code) for code in codes]


def tree(found: Iterable[Path]) -> dict[str, Tree]:
    """{verb: {place: {place: [place, ...]}}} in click order; a verb without slots is an empty list."""
    root: dict[str, Any] = {}
    for one in found:
        node = root
        for word in one[:-2]:
            node = node.setdefault(word, {})
        if len(one) == 1:
            node[one[0]] = []
        else:
            node.setdefault(one[-2], []).append(one[-1])
    return root


def click_places(game: AnyGame, verb: str) -> list[int]:
    """Where the slots of a verb stand in its text, in the order a person fills them."""
    names = [slot.name for slot in game.verbs[verb]]
    return [names.index(name) for name in game.click_order(verb)]


def by_verb(game: AnyGame, found: Iterable[Path]) -> dict[str, list[Path]]:
    """In the order of the game's verbs."""
    sorted_out: dict[str, list[Path]] = {}
    for one in found:
        sorted_out.setdefault(one[0], []).append(one)
    return {verb: sorted_out[verb] for verb in game.verbs if verb in sorted_out}


def verbs(game: AnyGame, view: View, found: Iterable[Path], lens: Lens) -> tuple[Verb, ...]:
    """What the action panel shows: verbs in the order of the game, each with its slots and their places."""
    return tuple(Verb(verb, groups(game, view, verb, ways, lens)) for verb, ways in by_verb(game, found).items())


def groups(game: AnyGame, view: View, verb: str, ways: list[Path], lens: Lens) -> tuple[Group, ...]:
    slots = [game.verbs[verb][at] for at in click_places(game, verb)]
    return tuple(group(game, view, slot, ways, at, lens) for at, slot in enumerate(slots, start=1))


def group(game: AnyGame, view: View, slot: Slot, ways: list[Path], at: int, lens: Lens) -> Group:
    """Every place that the slot standing there can take, in the order of the actions, each once."""
    if slot.kind == "board":
        return Group(slot, ())
    places = dict.fromkeys([way[at] for way in ways])
    if slot.kind == "number":
        numbers = [int(place) for place in places]
        return Group(slot, (), min(numbers), max(numbers))
    return Group(slot, tuple([Offer(place, game.face.label(view, slot.name, place, lens)) for place in places]))


def grown(game: AnyGame, found: list[Path]) -> Mapping[str, bytes]:
    """What the page needs to fill slots, as JSON: the tree, and how the verbs in it are clicked and written."""
    if not found:
        return {}
    return {**grammar(game, tuple(dict.fromkeys([one[0] for one in found]))), "tree": encode(tree(found))}


@cache
def grammar(game: AnyGame, found: tuple[str, ...]) -> Mapping[str, bytes]:
    """`order` of clicks and `text` of each verb; slots that are not to be guessed (`asked`), and those that count."""
    slots = [slot for verb in found for slot in game.verbs[verb]]
    told = {
        "order": {verb: game.click_order(verb) for verb in found},
        "text": {verb: [slot.name for slot in game.verbs[verb]] for verb in found},
        "asked": [slot.name for slot in slots if not slot.guess],
        "counts": [slot.name for slot in slots if slot.kind == "number"],
    }
    return {key: encode(value) for key, value in told.items()}


encode = msgspec.json.Encoder().encode
