"""What a position text may not say: every clause that could not be so in a game is refused by its name."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.state import NOBODY
from tablee.engine.values import Malformed, Seat
from tablee.games.pueblo.rules.deal import blocks
from tablee.games.pueblo.rules.geometry import BIT
from tablee.games.pueblo.rules.state import (
    BUILDING,
    BUILDING_ON,
    COLOURS,
    DISMANTLING,
    OVER,
    TASKS,
    TO_BID,
    TO_LAY,
    TO_REMOVE,
    TO_SET,
    TO_TAKE,
    TO_WALK,
    Pueblo,
)
from tablee.kit.notation import Clauses

MOST_SACRED = 4  # PUE-72
ADVANCED_ONLY = ("opener", "sacred", "lay", "aside", "cards", "asked", "bid", "passed")
TASKS_OF = {
    BUILDING: (TO_LAY, TO_BID, TO_TAKE, TO_SET, TO_WALK, OVER),
    BUILDING_ON: (TO_BID, TO_TAKE, TO_SET, TO_WALK, OVER),
    DISMANTLING: (TO_BID, TO_TAKE, TO_REMOVE, TO_WALK, OVER),
}


def needs_advanced(said: Clauses, *, advanced: bool) -> None:
    """PUE-70, PUE-97: auctions and sacred places belong to the advanced rule."""
    for word in ADVANCED_ONLY:
        if word in said and not advanced:
            raise Malformed("pueblo.needs-advanced", clause=word)


def course(state: Pueblo) -> None:
    """The part belongs to the rules, and the task to the part."""
    rules, part, task = state.rules, int(state.part), int(state.task)
    if (part == BUILDING_ON and not rules.advanced) or (part == DISMANTLING and not rules.dismantling):
        raise Malformed("pueblo.part", part=part, needs="advanced" if part == BUILDING_ON else "dismantling")
    if task in (TO_LAY, TO_BID, TO_TAKE) and not rules.advanced:
        raise Malformed("pueblo.task-advanced", task=TASKS[task])
    if task not in TASKS_OF[part]:
        raise Malformed("pueblo.task-part", task=TASKS[task], part=part)


def sacred_places(state: Pueblo, lying: int) -> None:
    if lying + state.to_lay > MOST_SACRED:
        raise Malformed("pueblo.sacred-many", most=MOST_SACRED, found=lying + int(state.to_lay))
    if (state.task == TO_LAY) != (state.to_lay > 0):
        raise Malformed("pueblo.lay", count=int(state.to_lay))


# Stones and reserves ------------------------------------------------------------------------------------------------------


def stones_set(state: Pueblo, owner: int) -> int:
    """Stones of an owner that were ever set."""
    return sum(int(state.owner(number)) == owner for number in range(len(state.stones)))


def coloured_stones(state: Pueblo) -> int:
    """Stones of each colour in the game, less those put aside (table 2.1)."""
    return int(blocks(state.seats) - state.aside) + 1


def neutral_stones(state: Pueblo) -> int:
    """Neutral stones in the game, less those put aside (table 2.1)."""
    return state.rules.seats * int(blocks(state.seats) - state.aside)


def stones_there_are(state: Pueblo, owner: int) -> None:
    """PUE-02: nobody has set more stones than there are."""
    neutral = owner == state.rules.seats
    most = neutral_stones(state) if neutral else coloured_stones(state)
    if (found := stones_set(state, owner)) > most:
        raise Malformed("pueblo.stones-many", colour="neutral" if neutral else COLOURS[owner], most=most, found=found)


def off_the_board(state: Pueblo, off: Sequence[int]) -> None:
    """PUE-31, PUE-77: no stone is taken off before dismantling, none set before the sacred places lie."""
    if off and state.part != DISMANTLING:
        raise Malformed("pueblo.stone-off", number=off[0] + 1)
    if len(state.stones) and state.task == TO_LAY:
        raise Malformed("pueblo.stones-early")


def reserves(state: Pueblo) -> None:
    """PUE-02, PUE-05: no more stones than there are, in whole blocks with one stone at most beside them."""
    seats, most = state.rules.seats, coloured_stones(state)
    for seat in range(seats):
        coloured, neutral = int(state.reserve[seat]), int(state.reserve[seats + seat])
        if coloured + stones_set(state, seat) > most:
            raise Malformed(
                "pueblo.coloured-many", colour=COLOURS[seat], most=most, found=coloured + stones_set(state, seat)
            )
        if abs(coloured - neutral) > 1 or neutral >= most:
            raise Malformed("pueblo.reserve-blocks", colour=COLOURS[seat], coloured=coloured, neutral=neutral)
    found = sum(int(state.reserve[seats + seat]) for seat in range(seats)) + stones_set(state, seats)
    if found > neutral_stones(state):
        raise Malformed("pueblo.neutral-many", most=neutral_stones(state), found=found)


# Who acts, and how the bidding stands -------------------------------------------------------------------------------------


def each_once(order: list[int] | None, cards: list[int] | None) -> None:
    if order and len(set(order)) < len(order):
        raise Malformed("pueblo.order-once")
    held = [card for card in cards or () if card]
    if len(set(held)) < len(held):
        raise Malformed("pueblo.cards-once")


def order_by_cards(cards: list[int]) -> list[Seat]:
    """PUE-92, once everybody holds a card."""
    if 0 in cards:
        raise Malformed("pueblo.cards-missing")
    return [cards.index(card) for card in range(1, len(cards) + 1)]


def without_card(state: Pueblo, first: int) -> list[Seat]:
    """Seats that take part in the bidding for the next card, clockwise from one of them (PUE-81)."""
    seats = state.rules.seats
    return [(first + k) % seats for k in range(seats) if not state.cards[(first + k) % seats]]


def all_out(state: Pueblo) -> list[Seat]:
    """Who has passed once a card is won: all but the winner, or all if nobody bid (PUE-87, PUE-89)."""
    return [seat for seat in without_card(state, 0) if seat != state.bidder]


def bidding(state: Pueblo) -> None:
    """The bidding for a card as the rules let it go."""
    seats, asked, bidder = state.rules.seats, int(state.asked_first), int(state.bidder)
    speaking = without_card(state, asked)
    passed = [seat for seat in range(seats) if state.passed & BIT[seat]]
    if len(speaking) < 2:
        raise Malformed("pueblo.cards-auction")
    if state.cards[asked] or (len(speaking) == seats and asked != state.rules.opener):
        raise Malformed("pueblo.asked", asked=asked)
    if bidder != NOBODY and not state.bids_on(bidder):
        raise Malformed("pueblo.bid-bidder", bidder=bidder)
    if state.task == TO_TAKE:
        if passed != sorted(all_out(state)):
            raise Malformed("pueblo.passed-won")
        return
    silent = [seat for seat in speaking if seat not in passed]
    in_turn = bidder != NOBODY or speaking[: len(passed)] == [seat for seat in speaking if seat in passed]
    if set(passed) - set(speaking) or not set(silent) - {bidder} or not in_turn:
        raise Malformed("pueblo.passed")


def who_acts(state: Pueblo) -> Seat:
    """The seat that has to act by the other clauses; any, once the game is over."""
    task, seats = int(state.task), state.rules.seats
    if task == TO_LAY:
        return (state.rules.opener + sum(bool(state.sacred & bit) for bit in BIT)) % seats
    if task == TO_TAKE:
        return int(state.asked_first if state.bidder == NOBODY else state.bidder)
    if task == TO_BID:
        first = int(state.asked_first) if state.bidder == NOBODY else int(state.bidder) + 1
        return next(seat for seat in without_card(state, first % seats) if state.bids_on(seat))
    return 0 if task == OVER else int(state.order[state.turns % seats])


def seat(state: Pueblo) -> None:
    if state.task != OVER and state.seat != who_acts(state):
        raise Malformed("pueblo.seat", seat=who_acts(state), said=int(state.seat))


def can_act(state: Pueblo) -> None:
    """Whoever acts can do something."""
    here = int(state.seat)
    if state.task == OVER:
        return
    empty_handed = state.task == TO_SET and not state.reserve[here] + state.reserve[state.seats + here]
    if empty_handed or not state.codes(here):
        raise Malformed("pueblo.task-idle", task=TASKS[state.task], seat=here)
