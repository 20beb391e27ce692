"""The legal actions as the browser gets them: a tree of words, and what the action panel offers for each slot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from tablee.engine.game import AnyGame
from tablee.engine.values import Slot, Sums, View
from tablee.kit.people import MARKS
from tablee.kit.picture import Deed, Label, Lens

Tree: TypeAlias = "dict[str, Tree] | list[str]"
Path: TypeAlias = tuple[str, ...]  # a verb and what fills its slots, in the order a person fills them

FIRST, LAST, STEM = itemgetter(0), itemgetter(-1), itemgetter(slice(-1))  # of a path; neighbours have much in common
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
    """One kind of action with its slots in the order a person fills them, and what it is said to do."""

    name: str
    groups: tuple[Group, ...]
    deed: Deed


class Ways(NamedTuple):
    """All that a chair may do now: what is listed, and what is told as a rule."""

    paths: list[Path]
    sums: Sums | None = None

    @property
    def verbs(self) -> tuple[str, ...]:
        told = () if self.sums is None else (self.sums.verb,)
        return tuple(dict.fromkeys([*map(FIRST, self.paths), *told]))


@lru_cache(maxsize=65536)
def path(game: AnyGame, code: int) -> Path:
    """The words of an action: everybody at all tables chooses among the same few thousand."""
    choice = game.as_choice(game.decode(code))
    return (choice.verb, *(choice.slots[at][1] for at in click_places(game, choice.verb)))


def ways(game: AnyGame, view: View, codes: Sequence[int]) -> Ways:
    sums = game.sums(view, codes)
    return Ways([path(game, code) for code in (codes if sums is None else codes[: sums.listed])], sums)


def tree(found: Iterable[Path]) -> dict[str, Tree]:
    """{verb: {place: {place: [place, ...]}}} in click order; a verb without slots is an empty list."""
    root: dict[str, Any] = {}
    for stem, some in groupby(found, STEM):
        if not stem:
            root |= {verb: [] for (verb,) in some}
            continue
        node = root
        for word in stem[:-1]:
            node = node.setdefault(word, {})
        node.setdefault(stem[-1], []).extend(map(LAST, some))
    return root


def click_places(game: AnyGame, verb: str) -> list[int]:
    """Where the slots of a verb stand in its text, in the order a person fills them."""
    names = [slot.name for slot in game.verbs[verb]]
    return [names.index(name) for name in game.click_order(verb)]


def by_verb(game: AnyGame, found: Iterable[Path]) -> dict[str, list[Path]]:
    """In the order of the game's verbs."""
    sorted_out: dict[str, list[Path]] = {}
    for verb, some in groupby(found, FIRST):
        sorted_out.setdefault(verb, []).extend(some)
    return {verb: sorted_out[verb] for verb in game.verbs if verb in sorted_out}


def verbs(game: AnyGame, view: View, found: Ways, lens: Lens) -> tuple[Verb, ...]:
    """What the action panel shows: verbs in the order of the game, each with its slots and their places."""
    slots = {verb: groups(game, view, verb, paths, lens) for verb, paths in by_verb(game, found.paths).items()}
    if found.sums is not None:
        slots[found.sums.verb] = counted(game, found.sums)
    return tuple([Verb(verb, slots[verb], game.face.deed(view, verb, lens)) for verb in game.verbs if verb in slots])


def counted(game: AnyGame, sums: Sums) -> tuple[Group, ...]:
    """Numbers of things, each as large as it can be alone."""
    most = [sums.most // value if limit is None else limit for value, limit in zip(sums.values, sums.limits, strict=True)]
    return tuple(Group(slot, (), 0, high) for slot, high in zip(summed_slots(game, sums), most, strict=True))


def summed_slots(game: AnyGame, sums: Sums) -> list[Slot]:
    """Of the verb, and of the one that is done at once with it."""
    return [game.verbs[verb][at] for verb in (sums.verb, sums.then) if verb for at in click_places(game, verb)]


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
    return Group(slot, tuple([Offer(place, game.face.label(view, slot.name, place, lens, MARKS)) for place in places]))


def grown(game: AnyGame, found: Ways) -> Mapping[str, bytes]:
    """What the page needs to fill slots, as JSON: the tree, what is told as a rule, the grammar of the verbs."""
    if not (names := found.verbs):
        return {}
    told = {} if found.sums is None else {"sums": encode({found.sums.verb: rule(game, found.sums)})}
    return {**grammar(game, names), "tree": encode(tree(found.paths)), **told}


def rule(game: AnyGame, sums: Sums) -> Mapping[str, object]:
    names = [slot.name for slot in summed_slots(game, sums)]
    facts = {"values": sums.values, "least": sums.least, "most": sums.most, "limits": sums.limits, "some": sums.some}
    return {"order": names, **facts, "then": sums.then}


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
