"""Why something may not be done now. Shares its tests with the state that lists what may."""

from __future__ import annotations

from typing import assert_never

from tablee.engine.values import Refusal, Seat
from tablee.games.agora.rules.actions import Action, Discard, Draw, Give, Move, Play, Take, encode
from tablee.games.agora.rules.city import ALL_FACES, CODES, crossing_between, strength
from tablee.games.agora.rules.codes import CROSSINGS, DISTRICTS, FACES, MOST_SEATS, OVER, PHASE, TO_MOVE
from tablee.games.agora.rules.crowds import Crowds
from tablee.games.agora.rules.state import Agora

PHASE_OF: dict[type[Action], int] = {Take: 1, Play: 2, Discard: 2, Move: 3, Draw: 4, Give: 5}
RULE_OF = {1: "AGO-16", 2: "AGO-23", 3: "AGO-35", 4: "AGO-47", 5: "AGO-51"}  # what has to be done in a phase


def why_not(state: Agora, seat: Seat, action: Action) -> Refusal | None:
    """Why a seat may not do this; None when it may. `Agora.codes` lists exactly what this does not refuse."""
    if state.step == OVER:
        return Refusal("AGO-54", "over")
    if seat != state.seat:
        return Refusal("AGO-11", "not-your-turn")
    phase = int(PHASE[state.step])
    if PHASE_OF[type(action)] != phase:
        return Refusal(RULE_OF[phase], f"phase-{phase}", {"other": int(state.left_neighbour(seat))} if phase == 1 else {})
    match action:
        case Take(district):
            giver = int(state.left_neighbour(seat))
            there = int(state.hands[giver]) >> FACES * district & ALL_FACES
            return None if there else Refusal("AGO-17", "no-such-back", {"other": giver, "district": CODES[district]})
        case Play(card):
            return why_not_play(state, seat, card)
        case Discard(card):
            return why_not_discard(state, seat, card)
        case Move():
            return why_not_move(state, seat, action)
        case Draw(pile):
            return why_not_draw(state, pile)
        case Give(other):
            return why_not_give(state, other)
    assert_never(action)


def why_not_play(state: Agora, seat: Seat, card: int) -> Refusal | None:
    if not int(state.hands[seat]) >> card & 1:
        return Refusal("AGO-23", "not-in-hand")
    district, walkers = card // FACES, strength(card)
    if int(state.playable(seat, district)) >> card % FACES & 1:
        return None
    if walkers > state.reserve[seat]:
        return Refusal("AGO-25", "too-few-walkers", {"walkers": walkers, "reserve": int(state.reserve[seat])})
    level = int(state.crowds.most_others(district, seat))
    rivals = tuple(other for other in range(state.seats) if state.crowds.count[MOST_SEATS * district + other] == level)
    return Refusal("AGO-26", "would-tie", {"colours": rivals, "district": CODES[district], "walkers": level})


def why_not_discard(state: Agora, seat: Seat, card: int) -> Refusal | None:
    if not int(state.hands[seat]) >> card & 1:
        return Refusal("AGO-30", "not-in-hand")
    return Refusal("AGO-29", "can-play") if state.playable_cards(seat) else None


def why_not_move(state: Agora, seat: Seat, action: Move) -> Refusal | None:
    """First what is wrong with the walker, wherever it might go; then what is wrong with the way."""
    here = {"colours": (action.colour,), "district": CODES[action.start]}
    if not state.crowds.count[MOST_SEATS * action.start + action.colour]:
        return Refusal("AGO-35", "nobody-there", here)
    if state.last_round() and action.colour != seat:
        return Refusal("AGO-45", "last-round-own")
    if not state.crowds.upright[MOST_SEATS * action.start + action.colour]:
        return Refusal("AGO-38", "all-lie", here)
    if action.start == action.goal:
        return Refusal("AGO-36", "stays", {"district": CODES[action.start]})
    crossing = crossing_between(action.start, action.goal)
    if crossing < 0:
        return Refusal("AGO-36", "no-border", {"district": CODES[action.start], "goal": CODES[action.goal]})
    if encode(action) in state.codes(seat):
        return None
    after = state.crowds.copy()
    after.move(CROSSINGS * action.colour + crossing)
    tie = tied_lead(after)
    if state.step == TO_MOVE and not (state.rules.strict and tie):
        return Refusal("AGO-43", "no-second")
    return Refusal("AGO-66" if state.step == TO_MOVE else "AGO-41", "move-ties", tie)


def tied_lead(crowds: Crowds) -> dict[str, str | int | tuple[int, ...]]:
    """The first district with a tied first place: its code, the colours level there, their walkers. Empty if none is."""
    for district in range(DISTRICTS):
        here = [int(crowds.count[MOST_SEATS * district + colour]) for colour in range(MOST_SEATS)]
        level = tuple(colour for colour in range(MOST_SEATS) if here[colour] == max(here))
        if max(here) and len(level) > 1:
            return {"district": CODES[district], "colours": level, "walkers": max(here)}
    return {}


def why_not_draw(state: Agora, pile: int) -> Refusal | None:
    if pile not in (0, 1):
        return Refusal("AGO-07", "no-such-pile")
    return None if (state.left0, state.left1)[pile] else Refusal("AGO-49", "pile-empty")


def why_not_give(state: Agora, other: int) -> Refusal | None:
    if not 0 <= other < state.seats:
        return Refusal("AGO-51", "no-such-seat", {"seat": other})
    return Refusal("AGO-51", "keeps-fountain") if other == state.holder else None
