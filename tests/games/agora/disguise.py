"""What Agora hides, said once more: other faces behind the same backs, wherever a chair has not seen them (AGO-64), and
another first move, or none, of a pair that is not complete (AGO-43)."""

from __future__ import annotations

from tablee.engine.luck import Rng
from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.rules.city import members
from tablee.games.agora.rules.codes import CARDS, DREW, DROPPED, FACES, TOOK
from tablee.games.agora.rules.deal import as_set, laid_out, remember
from tablee.games.agora.rules.deductions import seen_by
from tablee.games.agora.rules.movements import kind_of, movement, mover_of, seen_of
from tablee.games.agora.rules.position import pile_cards
from tablee.games.agora.rules.state import Agora


def disguise(state: Agora, chair: Seat | None, rng: Rng) -> Agora:
    """The same table with the cards the chair has never seen shuffled among themselves, back for back."""
    begun = begun_otherwise(state, rng) if state.first != NOBODY and chair != state.seat else state
    for _ in range(100):
        world = under_names(begun, new_names(state, chair, rng), rng)
        if believable(world):
            return world
    return begun.copy()


def begun_otherwise(state: Agora, rng: Rng) -> Agora:
    """Before the pair was begun, or begun by any move."""
    twin = state.without_first()
    if rng.below(3):
        twin.play(twin.seat, twin.draw(twin.seat, rng))
    return twin


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
    world = laid_out(state.rules, decks[0], decks[1], rng.fork())
    world.aside = as_set(unseen)
    world.crowds = state.crowds.copy()
    for seat in range(state.seats):
        world.reserve[seat], world.tops[seat] = state.reserve[seat], state.tops[seat]
        world.played[seat] = state.played[seat]
        world.hands[seat] = as_set([names[card] for card in members(int(state.hands[seat]))])
        world.dropped[seat] = as_set([names[card] for card in members(int(state.dropped[seat]))])
    history = [int(movement(kind_of(one), mover_of(one), names[seen_of(one)])) for one in state.history]
    remember(world, history, [int(cards) for cards in state.playable_then])
    world.round, world.holder, world.first = state.round, state.holder, state.first
    world.step, world.seat = state.step, state.seat
    return world


def believable(world: Agora) -> bool:
    """Whether nobody discarded with a playable card in hand (AGO-29)."""
    hands = [set(members(int(hand))) for hand in world.hands]
    playable_then = [int(cards) for cards in world.playable_then]
    for one in reversed([int(one) for one in world.history]):
        kind, seat, card = kind_of(one), mover_of(one), seen_of(one)
        if kind in (TOOK, DREW):
            hands[seat].remove(card)
        if kind != DREW:
            hands[(seat + 1) % len(hands) if kind == TOOK else seat].add(card)
        if kind == DROPPED and as_set(list(hands[seat])) & playable_then.pop():
            return False
    return True
