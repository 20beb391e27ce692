"""Why not? The rules that stand against something a person touched, found from the person's own view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import Malformed, Refusal, View

MOST_REASONS = 4
ANY_SLOT = "*"  # in a draft: some slot that can take this place


def why_not(game: AnyGame, view: View, draft: Mapping[str, str]) -> list[tuple[str, Refusal]] | None:
    """Up to four refusals of the actions that fit a draft, each with the words that tell these actions apart.

    Empty when one of them is legal after all, None when no action fits at all. Judged in a world that fits the view, so
    nothing hidden can show through.
    """
    if view.seat is None:
        return None
    world = game.sampler(view).world(seeded("why"))
    found: dict[str, tuple[str, Refusal]] = {}
    for action in candidates(game, view, draft):
        refusal = game.why_not(world, view.seat, action)
        if refusal is None:
            return []
        words = [place for name, place in game.as_choice(action).slots if name not in draft and place not in draft.values()]
        found.setdefault(repr(refusal), (" ".join(words), refusal))
    return list(found.values())[:MOST_REASONS] or None


def candidates(game: AnyGame, view: View, draft: Mapping[str, str]) -> list[Any]:
    """All actions, legal or not, whose words agree with a draft; a complete draft is simply read."""
    verb = draft.get("verb", "")
    slots = game.verbs.get(verb)
    if slots is not None and all(slot.name in draft for slot in slots):
        try:
            return [game.parse(" ".join([verb, *(draft[slot.name] for slot in slots)]))]
        except Malformed:
            return []
    found = []
    for action in game.candidates(view, draft):
        choice = game.as_choice(action)
        words = {"verb": choice.verb, **dict(choice.slots)}
        if all(place in words.values() if name == ANY_SLOT else words.get(name) == place for name, place in draft.items()):
            found.append(action)
    return found
