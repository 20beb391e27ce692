"""A Barracuda table for tests: positions and actions as text, results as short text.

An action may name its seat first: `1 accept`. Wallets are written as in `20000+7f`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.match import Deal, Match, Move
from tablee.engine.values import Event
from tablee.games.barracuda import GAME as GAME
from tablee.games.barracuda.rules.actions import Action
from tablee.games.barracuda.rules.bars import KEYS, SLOTS
from tablee.games.barracuda.rules.envelopes import TASKS
from tablee.games.barracuda.rules.money import FACES, KINDS
from tablee.games.barracuda.rules.promenade import CLOSED, OPEN
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.view import BarracudaView

BarracudaMatch: TypeAlias = Match[Barracuda, Action, BarracudaView]

# Case E01: three players, a free partner place in the bars of seats 0 and 2; seat 1 acts, then seat 2.
THREE_BARS = (
    "players 3; round 3; bars karambole 0/-, octopus 1, lagoon 2/-; wallets 20000+7f 15000+7f 50000+7f; "
    "seat 1; bag 2; drawn 0 1"
)
# Case E04, before seat 0 is drawn: six bars are open, as many as three players may have.
SIX_BARS = "players 3; round 4; bars karambole 0/2, octopus 0, pelican 0, lagoon 1/-, flamingo 1, mistral 2"
# Case E06, before seat 0 is drawn.
NO_WAY_OUT = (
    "players 3; round 5; bars karambole 0/1, octopus 0, barracuda 1/1, lagoon 1/2, pelican 2, mistral 2, "
    "hammock hidden, flamingo hidden, albatros hidden, sirena hidden"
)


def opened(seats: int = 3, seed: int | str = 1, **options: object) -> Barracuda:
    return GAME.open(seats, options, Luck(key_from("barracuda tests", seed)))


def table(position: str) -> Barracuda:
    return GAME.from_position(position)


def drawn(position: str, seat: int) -> Barracuda:
    """The table after this seat was drawn as the last one of the round."""
    seats = int(position.split(";")[0].split()[1])
    others = " ".join(str(other) for other in range(seats) if other != seat)
    return play(table(f"{position}; step call; seat -; bag {seat}; declined {others}"), f"{seat} decline")


def match_at(state: Barracuda) -> BarracudaMatch:
    """A match that begins here."""
    return Match(GAME, Deal(int(state.seats), {}), state)


def play(state: Barracuda, *actions: str) -> Barracuda:
    """These actions one after the other, which have to be legal; the state given stays as it was."""
    return match_at(state).play(re.sub(r"^(\d) ", r"\1: ", text) for text in actions).state.copy()


def foreseen(state: Barracuda, text: str) -> Move[Barracuda, Action]:
    """A legal action and what it leads to."""
    seat, text = who_does(state, text)
    return match_at(state).foresee(text, seat)


def who_does(state: Barracuda, text: str) -> tuple[int, str]:
    first, _, rest = text.partition(" ")
    return (int(first), rest) if first.isdecimal() else (int(state.turn()), text)


def envelope(amount: int, fakes: int = 0, seat: int | None = None) -> list[str]:
    """Fill an envelope with fewest bills and hand it over."""
    counts = []
    for face in FACES[:-1]:
        counts.append(str(amount // face))
        amount %= face
    who = "" if seat is None else f"{seat} "
    return [f"{who}fill {' '.join(counts)}", f"{who}seal {fakes}"]


def refused(state: Barracuda, text: str) -> str:
    """`BAR-31 open-limit`, or nothing when the action is legal. What is refused is not listed either."""
    seat, text = who_does(state, text)
    refusal = match_at(state).why_not(text, seat)
    if refusal is None:
        assert text in legal(state, seat)
        return ""
    if seat in state.acting():
        assert text not in legal(state, seat)
    return f"{refusal.rule} {refusal.reason}"


def legal(state: Barracuda, seat: int | None = None) -> set[str]:
    """All legal actions of a seat, or of the first that acts, as texts."""
    codes = state.codes(int(state.turn()) if seat is None else seat)
    assert len(set(codes)) == len(codes)
    return {GAME.write(GAME.decode(code)) for code in codes}


def verbs(state: Barracuda, seat: int | None = None) -> set[str]:
    return {text.split()[0] for text in legal(state, seat)}


def amounts(state: Barracuda, seat: int | None = None) -> list[int]:
    """The real amounts that may go into the envelope now."""
    fills = (text.split()[1:] for text in legal(state, seat) if text.startswith("fill"))
    return sorted({sum(face * int(count) for face, count in zip(FACES, fill, strict=False)) for fill in fills})


def step(state: Barracuda) -> str:
    return TASKS[state.task]


def wallet(state: Barracuda, seat: int) -> str:
    return f"{int(state.real(seat)) * 1000}+{int(state.fakes(seat))}f"


def wallets(state: Barracuda) -> list[str]:
    return [wallet(state, seat) for seat in range(state.seats)]


def bills(state: Barracuda, seat: int) -> tuple[int, ...]:
    """How many 10000s, 5000s, 2000s, 1000s and fakes."""
    return tuple(int(count) for count in state.bills[KINDS * seat : KINDS * (seat + 1)])


def bank(state: Barracuda) -> str:
    return f"{int(state.bank) * 1000}+{int(state.bank_fakes)}f"


def hands(state: Barracuda) -> list[int]:
    return [int(hand) for hand in state.hands]


def bar(state: Barracuda, name: str) -> str:
    """`0/1` for manager and partner, `closed`, `hidden`."""
    slot = slot_of(state, name) - 1
    face = state.faces[slot]
    if face != OPEN:
        return "closed" if face == CLOSED else "hidden"
    places = ["-" if pawn < 0 else str(pawn) for pawn in (state.managers[slot], state.partners[slot])]
    return "/".join(places)


def slot_of(state: Barracuda, name: str) -> int:
    return [int(one) for one in state.slots[:SLOTS]].index(KEYS.index(name)) + 1


def view(state: Barracuda, chair: int | None) -> BarracudaView:
    return GAME.view(state, chair)


def imagined(seen: BarracudaView, rng: Rng) -> Barracuda:
    """A world that fits a view."""
    world = GAME.sampler(seen).world(rng)
    assert isinstance(world, Barracuda)
    return world


def told(state: Barracuda, text: str, chair: int | None = None) -> list[str]:
    """What the log says to a chair, or to a spectator, in English."""
    names = [f"S{number}" for number in range(state.seats)]
    return [GAME.face.tell(event, names, "en") for event in foreseen(state, text).events if event.may_be_read_by(chair)]


def events(state: Barracuda, text: str) -> list[Event]:
    return list(foreseen(state, text).events)


def at_random(
    state: Barracuda, seed: int | str, until: Callable[[Barracuda], bool] = lambda _: False
) -> Iterator[Barracuda]:
    """The same state before each decision of a random game, and at its end or when the condition holds."""
    rng = seeded("barracuda tests", seed)
    yield state
    while (acting := state.acting()) and not until(state):
        seat = acting[rng.below(len(acting))]
        state.play(seat, state.draw(seat, rng))
        yield state


def played_until(until: Callable[[Barracuda], bool], seats: int = 4, **options: object) -> Barracuda:
    """The state that one of some random games reaches first where the condition holds."""
    for seed in range(200):
        *_, last = at_random(opened(seats, seed, **options), seed, until)
        if until(last):
            return last
    raise AssertionError("no random game comes to this")
