"""What happened, told for the log: events from the states before and after an action, and their sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tablee.engine.state import NOBODY
from tablee.engine.values import Argument, Event, Seat
from tablee.games.agora.rules.actions import COLOURS, Action, Discard, Draw, Give, Move, Play, Take, as_move
from tablee.games.agora.rules.city import CODES, card_name
from tablee.games.agora.rules.codes import FACES, OVER, PHASE, TO_GIVE, TO_MOVE, TO_MOVE_ONCE
from tablee.games.agora.rules.movements import seen_of
from tablee.games.agora.rules.state import Agora

FACE = "face"  # where the face of a taken card lies, for its two owners, until anything else happens (AGO-69)


def story(before: Agora, seat: Seat, action: Action, after: Agora) -> list[Event]:
    return [*of_action(before, seat, action, after), *what_followed(before, after)]


def of_action(before: Agora, seat: Seat, action: Action, after: Agora) -> Iterator[Event]:
    """The action itself. A first move is told together with the second."""
    match action:
        case Take(district):
            giver = int(before.left_neighbour(seat))
            yield Event("take", seat, {"district": CODES[district], "other": giver}, covers=(FACE,))
            card = int(seen_of(after.history[len(after.history) - 1]))
            yield Event("face", seat, {"card": card_name(card)}, frozenset((seat, giver)), lies_on=FACE)
        case Play(card):
            pile = f"played-{seat}"  # AGO-68: the next card covers this one
            args: dict[str, Argument] = {"card": card_name(card)}
            yield Event("play", seat, args, lies_on=pile, covers=(pile, FACE), covered="played")
        case Discard(card):
            yield Event("discard", seat, {"district": CODES[card // FACES]}, covers=(FACE,))
        case Move():
            if before.step == TO_MOVE_ONCE:
                yield Event("move-once", seat, {"move": move_text(action)})
            elif before.step != TO_MOVE:
                first = as_move(int(before.first))
                yield Event("move-two", seat, {"move": move_text(first), "then": move_text(action)})
        case Draw(pile_number):
            drawn, below = before.top(pile_number) // FACES, after.top(pile_number)
            seen: dict[str, Argument] = {"district": CODES[drawn]}
            if below == NOBODY:
                yield Event("draw-last", seat, seen)
            else:
                yield Event("draw", seat, seen | {"below": CODES[below // FACES]})
        case Give(other):
            yield Event("give", seat, {"other": other})
        case _:
            assert_never(action)


def what_followed(before: Agora, after: Agora) -> Iterator[Event]:
    """What followed by itself: seats that could do nothing (AGO-14), the next round, empty piles, the end."""
    if not (before.step == TO_MOVE and after.first != NOBODY):
        for seat, phase in skipped(before, after):
            yield Event(f"skip-{phase}", seat)
    if after.round > before.round:
        yield Event("last-round" if after.last_round() else "round", None, {"round": int(after.round)})
    if before.left0 + before.left1 and not after.left0 + after.left1:
        yield Event("piles-empty")
    if after.step == OVER:
        yield Event("end", None, {"totals": tuple(after.points())})


def skipped(before: Agora, after: Agora) -> Iterator[tuple[Seat, int]]:
    """Seats passed over between two decisions, and in which phase."""
    phase, turn = int(PHASE[before.step]), int((before.seat - before.holder) % before.seats)
    if before.step == TO_GIVE:
        phase, turn = (1 if after.left0 + after.left1 else 2), -1
    goal = (5, 0) if after.step >= TO_GIVE else (int(PHASE[after.step]), int((after.seat - after.holder) % after.seats))
    while True:
        turn += 1
        if turn == after.seats:
            phase, turn = phase + 1, 0
            if phase == 4 and not before.left0 + before.left1:
                phase = 5
        if (phase, turn) >= goal:
            return
        yield (int(after.holder) + turn) % int(after.seats), phase


def move_text(move: Move) -> str:
    return f"{COLOURS[move.colour]} {CODES[move.start]} {CODES[move.goal]}"
