"""Why not? The rules that stand against something a person touched, found from the person's own view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any

from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import Malformed, Refusal, View
from tablee.kit.picture import Lens

MOST_REASONS = 4
MOST_TRIED = 4000  # actions
PLAIN = Lens()
ANY_SLOT = "*"  # in a draft: some slot that can take this place


def why_not(game: AnyGame, view: View, draft: Mapping[str, str], lens: Lens = PLAIN) -> list[tuple[str, Refusal]] | None:
    """Up to four refusals of the actions that fit a draft, the commonest first, each with what tells its actions apart.

    Empty when one of them is legal after all, None when no action fits at all. Judged in a world that fits the view, so
    nothing hidden can show through.
    """
    if view.seat is None:
        return None
    world = game.sampler(view).world(seeded("why"))
    tried = candidates(game, view, draft)
    found: dict[str, tuple[list[str], Refusal]] = {}
    for action in tried:
        refusal = game.why_not(world, view.seat, action)
        if refusal is None:
            return []
        left = [slot for slot in game.as_choice(action).slots if slot[0] not in draft and slot[1] not in draft.values()]
        words = " ".join(game.face.label(view, name, place, lens).text for name, place in left)
        found.setdefault(repr(refusal), ([], refusal))[0].append(words)
    common = sorted(found.values(), key=lambda one: -len(one[0]))[:MOST_REASONS]
    return [("" if len(words) == len(tried) else ", ".join(words), refusal) for words, refusal in common] or None


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
    texts = dict.fromkeys(" ".join([verb, *(words[name] for name in slots)]) for words in islice(drafts, MOST_TRIED))
    return [action for text in texts if (action := read(game, text)) is not None]


def read(game: AnyGame, text: str) -> Any:
    try:
        return game.parse(text)
    except Malformed:
        return None
