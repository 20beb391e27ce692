"""Why not? The rules that stand against something a person touched, found from the person's own view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any

from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import Malformed, Refusal, View
from tablee.kit.people import MARKS
from tablee.kit.picture import Lens

MOST_REASONS = 4
MOST_DRAFTS = 4000  # put together from legal actions; most are the same
MOST_TRIED = 400  # actions
MOST_NAMED = 12  # actions, for each reason
PLAIN = Lens()
ANY_SLOT = "*"  # in a draft: some slot that can take this place


def why_not(game: AnyGame, view: View, draft: Mapping[str, str], lens: Lens = PLAIN) -> list[tuple[str, Refusal]] | None:
    """Up to four refusals of the actions that fit a draft, the commonest first, each with what tells its actions apart.

    Empty when one of them is legal after all, None when no action fits at all. Judged in a world that fits the view, so
    nothing hidden can show through. So much is tried and no more, and answers are remembered.
    """
    return _why_not(game, view, tuple(draft.items()), lens)


@lru_cache(maxsize=512)
def _why_not(game: AnyGame, view: View, pairs: tuple[tuple[str, str], ...], lens: Lens) -> list[tuple[str, Refusal]] | None:
    if view.seat is None:
        return None
    draft = dict(pairs)
    world = game.sampler(view).world(seeded("why"))
    sums = game.sums(view, world.codes(view.seat))
    if sums is not None and draft.get("verb") == sums.verb:
        tried = counted(game, sums.verb, draft)
        if sums.then and tried and game.why_not(world, view.seat, tried[0]) is None:
            world.play(view.seat, game.encode(tried[0]))  # it is the second that is in question
            tried = counted(game, sums.then, draft)
    else:
        tried = candidates(game, view, draft)
    found: dict[str, tuple[list[Any], Refusal]] = {}
    for action in tried:
        refusal = game.why_not(world, view.seat, action)
        if refusal is None:
            return []
        found.setdefault(repr(refusal), ([], refusal))[0].append(action)
    common = sorted(found.values(), key=lambda one: -len(one[0]))[:MOST_REASONS]
    if len(found) == 1:  # one reason for everything
        return [("", refusal) for _, refusal in common]
    told = Apart(game, view, draft, lens)
    return [(told.words(actions), refusal) for actions, refusal in common] or None


class Apart:
    """Words for what tells actions apart that fit the same draft."""

    def __init__(self, game: AnyGame, view: View, draft: Mapping[str, str], lens: Lens) -> None:
        self._game, self._draft = game, draft
        self._label = cache(lambda name, place: game.face.label(view, name, place, lens, MARKS).text)

    def words(self, actions: Sequence[Any]) -> str:
        named = ", ".join(map(self._name, actions[:MOST_NAMED]))
        return named if len(actions) <= MOST_NAMED else f"{named} …"

    def _name(self, action: Any) -> str:
        slots = self._game.as_choice(action).slots
        left = [slot for slot in slots if slot[0] not in self._draft and slot[1] not in self._draft.values()]
        return " ".join(self._label(*slot) for slot in left)


def candidates(game: AnyGame, view: View, draft: Mapping[str, str]) -> list[Any]:
    """Actions, legal or not, whose words agree with a draft; a complete draft is simply read.

    Found by putting the draft's words into what is legal now: an action space may be far too large to go through.
    """
    verb, wanted = draft.get("verb", ""), draft.get(ANY_SLOT)
    given = {name: place for name, place in draft.items() if name not in ("verb", ANY_SLOT)}
    slots = [slot.name for slot in game.verbs.get(verb, ())]
    if slots and all(name in given for name in slots):
        drafts: Iterable[Mapping[str, str]] = [given]
    else:
        legal = (dict(choice.slots) | given for choice in game.choices(view) if choice.verb == verb)
        drafts = legal if wanted is None else (
            words | {name: wanted} for words in legal for name in slots if name not in given
        )  # fmt: skip
    texts = dict.fromkeys(" ".join([verb, *(words[name] for name in slots)]) for words in islice(drafts, MOST_DRAFTS))
    return written(game, islice(texts, MOST_TRIED))


def counted(game: AnyGame, verb: str, draft: Mapping[str, str]) -> list[Any]:
    """The action that says how many of each thing, where what is not said is none."""
    return written(game, [" ".join([verb, *(draft.get(slot.name, "0") for slot in game.verbs[verb])])])


def written(game: AnyGame, texts: Iterable[str]) -> list[Any]:
    return [action for text in texts if (action := read(game, text)) is not None]


def read(game: AnyGame, text: str) -> Any:
    try:
        return game.parse(text)
    except Malformed:
        return None
