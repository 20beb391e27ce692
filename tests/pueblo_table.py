"""A Pueblo table for tests: positions and actions as text, results as short text.

Points are written as in `r3 b1`: a colour's letter and what it pays, in the order of the seats; `-` when nobody pays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tablee.engine.luck import Luck, Rng, key_from, seeded
from tablee.engine.match import ACTING, Deal, Match
from tablee.engine.values import Event
from tablee.games.pueblo import GAME as GAME
from tablee.games.pueblo.rules.actions import Action, parse_cell
from tablee.games.pueblo.rules.geometry import POSTURES, RING
from tablee.games.pueblo.rules.state import LETTERS, TASKS, Pueblo
from tablee.games.pueblo.rules.view import PuebloView, view

RED, BLUE, GREEN, VIOLET = range(4)

# Three looks of the rulebook in one position (X1, X2, X3).
THREE_LOOKS = "r NE b7, b SW e6, n NE a1, g SW d2, g SE b8, r NW c7"
# Twenty-one stones after which none fits any more (E11).
LAST_FIT = (
    "SW c7, SW f7, SE b4, NE f2, NW d2, SW g5, SW e5, NW g7, SW b5, SE b2, SE e2, "
    "NW d7, NW h5, SE e5, SW h3, NW g2, NE d7, SW c7, SE c7, SE a8, NE b2"
)


def opened(seats: int, seed: int | str = 1, /, **options: object) -> Pueblo:
    """A game just dealt. Seat 0 begins and opens unless told otherwise."""
    named = {"starter": 0} | ({"opener": 0} if options.get("advanced") else {}) | options
    return GAME.open(seats, named, Luck(key_from("pueblo tests", seed)))


def table(position: str) -> Pueblo:
    return GAME.from_position(position)


def tower(blocks: int) -> str:
    """Blocks on each other, of stones that two players have; all in one corner of the board."""
    return ", ".join(f"{'rb'[number % 2]} NE a1, {'n' if number < 14 else 'b'} SE a2" for number in range(blocks))


def last_fit(count: int) -> str:
    """The first stones of `LAST_FIT`, as two players set them."""
    return ", ".join(f"{'rbnn'[number % 4]} {spot}" for number, spot in enumerate(LAST_FIT.split(", ")[:count]))


def almost_full(options: str = "") -> Pueblo:
    """Two players before turn 21, chief on 20; once a stone is set on NE b2 none fits any more (E11).

    With the advanced rule it is turn 21 of the 22 of phase one.
    """
    left = "coloured 1 1; neutral 0 0" if "advanced" in options else "coloured 3 3; neutral 2 2"
    return table(f"players 2; {options}stones {last_fit(20)}; {left}; chief 20; turns 20; totals 5 6")


def at(state: Pueblo) -> Match[Pueblo, Action, PuebloView]:
    """A match that begins here; the state stays as it is."""
    return Match(GAME, Deal(state.rules.seats, {}), state)


def play(state: Pueblo, *actions: str) -> Pueblo:
    """Whoever is on turn does each of these; the state given stays as it was."""
    return at(state).play(actions).state


def build_somewhere(state: Pueblo, kind: str = "") -> Pueblo:
    """A whole building turn: a stone where the first one fits, of a kind if that matters, and one step of the chief."""
    return play(state, next(text for text in sorted(legal(state)) if text.startswith(f"set {kind}")), "walk 1")


def settled(state: Pueblo) -> Pueblo:
    """After an auction in which nobody bids and everybody takes the lowest card left."""
    for _ in range(GAME.longest):
        if task(state) not in ("bid", "take"):
            return state
        state = play(state, "pass" if task(state) == "bid" else min(legal(state)))
    raise AssertionError("the auction does not end")


def refused(state: Pueblo, text: str, seat: int = ACTING) -> str:
    """`PUE-18 finish-neutral`, or nothing when the action is legal. What is refused is not listed either."""
    match = at(state)
    refusal = match.why_not(text, seat)
    assert (refusal is None) == (GAME.parse(text) in match.legal(seat))
    return f"{refusal.rule} {refusal.reason}" if refusal else ""


def legal(state: Pueblo) -> set[str]:
    """All legal actions of the seat on turn, as texts."""
    listed = [GAME.write(action) for action in at(state).legal()]
    assert len(set(listed)) == len(listed)
    return set(listed)


def placements(state: Pueblo) -> dict[str, str]:
    """Where a stone of the seat on turn fits: `NE d4` -> its posture."""
    return {
        text.split(" ", 2)[2]: posture_of(play(state, text))
        for text in legal(state)
        if text.startswith("set ") and (f"set coloured {text.split(' ', 2)[2]}" == text or len(kinds(state)) == 1)
    }


def kinds(state: Pueblo) -> set[str]:
    """Kinds of stones the seat on turn may set."""
    return {text.split()[1] for text in legal(state) if text.startswith("set ")}


def posture_of(state: Pueblo) -> str:
    """How the stone set last lies: F, H or T."""
    return POSTURES[view(state, None).stones[-1].posture]


def task(state: Pueblo) -> str:
    return TASKS[state.task]


def points(amounts: Sequence[int]) -> str:
    return " ".join(f"{letter}{paid}" for letter, paid in zip(LETTERS, amounts, strict=False) if paid) or "-"


def look(state: Pueblo, ring: int) -> str:
    """What a look from a ring cell costs now."""
    return points(state.bill(ring))


def looks(state: Pueblo) -> dict[int, str]:
    """What each look of a lap costs, where it costs anything."""
    return {ring: look(state, ring) for ring in range(RING) if look(state, ring) != "-"}


def totals(state: Pueblo) -> list[int]:
    return [int(total) for total in state.points()]


def reserve(state: Pueblo, seat: int) -> tuple[int, int]:
    """(coloured, neutral) stones of a seat."""
    return int(state.reserve[seat]), int(state.reserve[state.seats + seat])


def height(state: Pueblo, cell: str) -> int:
    return int(state.heights[parse_cell(cell)])


def heights(state: Pueblo) -> str:
    """All heights, rank 8 down to rank 1."""
    ranks = ("".join(str(state.heights[8 * y + x]) for x in range(8)) for y in range(7, -1, -1))
    return " / ".join(ranks)


def told(state: Pueblo, text: str) -> list[Event]:
    """What the log says when the seat on turn does this."""
    return list(at(state).do(text).events)


def paid(event: Event) -> tuple[int, ...]:
    """What a look that is told of costs every seat."""
    amounts = event.args["paid"]
    assert isinstance(amounts, tuple)
    return amounts


def in_part(part: int) -> Callable[[Pueblo], bool]:
    """A condition for `played_until`."""
    return lambda state: bool(state.part == part)


def at_random(state: Pueblo, seed: int | str, until: Callable[[Pueblo], bool] = lambda _: False) -> Iterator[Pueblo]:
    """The same state before each decision of a random game, and at its end or when the condition holds."""
    rng: Rng = seeded("pueblo tests", seed)
    yield state
    for _ in range(GAME.longest):
        if state.turn() < 0 or until(state):
            return
        seat = int(state.turn())
        state.play(seat, state.draw(seat, rng))
        yield state
    assert state.turn() < 0, "the game does not end"


def played_until(state: Pueblo, until: Callable[[Pueblo], bool], seed: int | str = 1) -> Pueblo:
    """The state a random game reaches first where the condition holds."""
    *_, last = at_random(state, seed, until)
    assert until(last)
    return last
