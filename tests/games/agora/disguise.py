"""What Agora hides, said once more: other faces behind the same backs, wherever a chair has not seen them (AGO-64)."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.values import Seat
from tablee.games.agora.rules.city import CARDS, FACES, members
from tablee.games.agora.rules.deal import as_set, laid_out, remember
from tablee.games.agora.rules.deductions import seen_by
from tablee.games.agora.rules.position import pile_cards
from tablee.games.agora.rules.state import DROPPED, SEATED, SIGHTS, Agora


def disguise(state: Agora, chair: Seat | None, rng: Rng) -> Agora:
    """The same table with the cards the chair has never seen shuffled among themselves, back for back."""
    for _ in range(100):
        world = under_names(state, new_names(state, chair, rng), rng)
        if believable(world):
            return world
    return state.copy()


def new_names(state: Agora, chair: Seat | None, rng: Rng) -> list[int]:
    """For every card the one that takes its place: itself where the chair has seen it."""
    played = {card for pile in state.played for card in members(int(pile))}
    seen = [card in played or (chair is not None and chair in seats) for card, seats in enumerate(seen_by(state))]
    names = list(range(CARDS))
    for first in range(0, CARDS, FACES):
        hidden = [card for card in range(first, first + FACES) if not seen[card]]
        for card, name in zip(hidden, rng.shuffled(hidden), strict=True):
            names[card] = name
    return names


def under_names(state: Agora, names: list[int], rng: Rng) -> Agora:
    """The state with other cards, and what nobody sees of piles and cards set aside mixed."""
    piles = [[names[card] for card in pile_cards(state, number)] for number in (0, 1)]
    unseen = rng.shuffled(
        [card for pile in piles for card in pile[:-1]] + [names[card] for card in members(int(state.aside))]
    )
    decks = [[unseen.pop() for _ in pile[:-1]] + pile[-1:] for pile in piles]
    world = laid_out(state.seats, state.strict, state.memory_aid, decks[0] + decks[1], len(decks[0]), rng.fork())
    world.aside = as_set(unseen)
    world.crowds = state.crowds.copy()
    for seat in range(state.seats):
        world.reserve[seat], world.tops[seat] = state.reserve[seat], state.tops[seat]
        world.played[seat] = state.played[seat]
        world.hands[seat] = as_set([names[card] for card in members(int(state.hands[seat]))])
        world.dropped[seat] = as_set([names[card] for card in members(int(state.dropped[seat]))])
    history = [int(one) // SIGHTS * SIGHTS + names[int(one) % SIGHTS] for one in state.history]
    remember(world, history, [int(cards) for cards in state.open_then])
    world.round, world.holder, world.first = state.round, state.holder, state.first
    world.step, world.seat = state.step, state.seat
    return world


def believable(world: Agora) -> bool:
    """Whether nobody discarded with a playable card in hand (AGO-29)."""
    hands = [set(members(int(hand))) for hand in world.hands]
    open_then = [int(cards) for cards in world.open_then]
    for movement in reversed([int(one) for one in world.history]):
        card, (kind, seat) = movement % SIGHTS, divmod(movement // SIGHTS, SEATED)
        if kind in (0, 3):
            hands[seat].remove(card)
        if kind != 3:
            hands[(seat + 1) % len(hands) if kind == 0 else seat].add(card)
        if kind == DROPPED and as_set(list(hands[seat])) & open_then.pop():
            return False
    return True
