"""Whole games watched by a referee who knows only the rulebook: plain sets and dictionaries, nothing of the state."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations

import pytest
from gaudi_turns import AROUND, Cell, Turn, in_hand

from tablee.engine.luck import Luck, key_from, seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.actions import Done, Exchange, Lay, decode
from tablee.games.gaudi.rules.counters import MARKED, NO_COUNTER, UNMARKED
from tablee.games.gaudi.rules.placing import pair_name
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import kind_name, place_of
from tablee.games.gaudi.rules.view import animals, tiles

ANIMALS, COLOURS = ("snail", "jellyfish", "starfish"), {"O": "orange", "G": "green", "B": "blue"}
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"short": True},
    {"initiation": [1]},
    {"initiation": "all", "compact": True, "short": True},
    {"paving": True, "short": True},
)


def corners(cell: Cell) -> list[Cell]:
    """The animal corners N, SE, SW of a cell, named after the cell whose northern corner each is (section 2.1)."""
    q, r = cell
    return [(q, r), (q, r + 1), (q - 1, r + 1)]


def cells_around(corner: Cell) -> list[Cell]:
    x, y = corner
    return [(x, y), (x, y - 1), (x + 1, y - 1)]


def creature(corner: Cell, kind: str) -> tuple[str, str]:
    """Animal and colour that a tile shows at a corner (section 2.2)."""
    number = (corner[1] - corner[0]) % 3
    return ANIMALS[number], COLOURS[kind[number]]


def touch(a: Cell, b: Cell) -> bool:
    return (b[0] - a[0], b[1] - a[1]) in AROUND


@dataclass
class Referee:
    """What lies on the table and who holds what, kept by the rules alone."""

    seats: int
    free: set[int]  # seats without GAU-24
    compact: bool
    paving: bool
    board: dict[Cell, str]
    hands: list[list[str]]
    pile: int
    objectives: list[tuple[str, str]]
    counters: list[int]
    seat: int
    marked: list[dict[Cell, int]] = field(default_factory=list)  # by seat: points of its animals

    def agrees(self, lying: dict[Cell, str], cell: Cell, kind: str) -> bool:
        """GAU-12, GAU-15, GAU-16: on a free cell that touches a tile, with everything around alike."""
        if cell in lying or not any((cell[0] + dq, cell[1] + dr) in lying for dq, dr in AROUND):
            return False
        return all(
            creature(corner, lying[other]) == creature(corner, kind)
            for corner in corners(cell)
            for other in cells_around(corner)
            if other in lying
        )

    def placings(self, lying: dict[Cell, str], kinds: list[str]) -> set[tuple[Cell, str]]:
        cells = {(q + dq, r + dr) for q, r in lying for dq, dr in AROUND}
        return {(cell, kind) for cell in cells for kind in set(kinds) if self.agrees(lying, cell, kind)}

    def completed(self, turn: Turn) -> set[Cell]:
        """GAU-17, GAU-25: corners with all three cells taken now and not before."""
        after = self.board | dict(turn)
        around = {corner for cell, _ in turn for corner in corners(cell)}
        return {corner for corner in around if all(cell in after for cell in cells_around(corner))}

    def is_turn(self, turn: Turn) -> bool:
        """GAU-20, GAU-21, GAU-22, GAU-23, GAU-24 for tiles that agree."""
        cells = [cell for cell, _ in turn]
        if self.paving or len(cells) == 1:
            return bool(cells)
        pairs = sum(touch(a, b) for a, b in combinations(cells, 2))
        lenient = self.seat in self.free
        if pairs < len(cells) - 1 or (pairs == 3 and not (lenient and self.compact)):
            return False
        return lenient or len(self.completed(turn)) >= len(cells) - 1

    def turns(self) -> set[Turn]:
        """Every legal turn of the seat to act, tile by tile in every order (GAU-26)."""
        attempts: set[Turn] = {frozenset()}
        found: set[Turn] = set()
        hand = self.hands[self.seat]
        for _ in hand:
            longer = set()
            for one in attempts:
                left = list((Counter(hand) - Counter(kind for _, kind in one)).elements())
                for cell, kind in self.placings(self.board | dict(one), left):
                    if self.paving or not one or any(abs(cell[0] - c[0]) < 3 and abs(cell[1] - c[1]) < 3 for c, _ in one):
                        longer.add(one | {(cell, kind)})
            attempts = longer
            found |= {one for one in attempts if self.is_turn(one)}
        return found

    def offered(self, draft: Turn, turns: set[Turn]) -> set[tuple[Cell, str]]:
        """Section 5, `next`: what touches and agrees, and with the draft is part of some legal turn."""
        left = list((Counter(self.hands[self.seat]) - Counter(kind for _, kind in draft)).elements())
        placings = self.placings(self.board | dict(draft), left)
        return {one for one in placings if any(draft | {one} <= whole for whole in turns)}

    def lay(self, turn: Turn) -> dict[Cell, int]:
        """Counters and points of a turn (GAU-32, GAU-33, GAU-34, GAU-35, GAU-36): what is seen at each corner completed."""
        new, (animal, colour) = sorted(self.completed(turn), key=lambda v: (v[1], v[0])), self.objectives[self.seat]
        self.board |= dict(turn)
        for kind in (kind for _, kind in turn):
            self.hands[self.seat].remove(kind)
        worth = {}
        for corner in new:
            what, hue = creature(corner, self.board[corner])
            worth[corner] = 0 if self.paving else (what == animal) + (hue == colour)
        chosen = [corner for corner in sorted(new, key=lambda v: -worth[v]) if worth[corner]][: self.counters[self.seat]]
        self.counters[self.seat] -= len(chosen)
        self.marked[self.seat] |= {corner: worth[corner] for corner in chosen}
        bare = UNMARKED if self.counters[self.seat] else NO_COUNTER
        return {corner: MARKED if corner in chosen else bare for corner in new}

    def can_lay(self, kinds: list[str]) -> bool:
        return bool(self.placings(self.board, kinds))

    def points(self) -> list[int]:
        return [sum(mine.values()) for mine in self.marked]


def referee_of(state: Gaudi) -> Referee:
    (start,) = tiles(state)
    seats = int(state.rules.seats)
    return Referee(
        seats=seats,
        free={seat for seat in range(seats) if int(state.rules.initiation) >> seat & 1},
        compact=state.rules.compact,
        paving=state.rules.paving,
        board={place_of(start.cell): kind_name(start.kind)},
        hands=[in_hand(state, seat) for seat in range(seats)],
        pile=int(state.pile_size),
        objectives=[tuple(pair_name(int(pair)).split("/")) for pair in state.pairs],  # type: ignore[misc]
        counters=[int(count) for count in state.counters],
        seat=int(state.seat),
        marked=[{} for _ in range(seats)],
    )


def pile_of(state: Gaudi) -> list[str]:
    return [kind_name(kind) for kind in range(27) if state.pile[kind]]


def watch(number: int, *, every: int) -> None:
    """Play a random game, and let the referee judge each step; every so many turns also list all that is legal."""
    options, seats = VARIANTS[number % len(VARIANTS)], 2 + number % 5
    state, rng = GAME.open(seats, options, Luck(key_from("referee", number))), seeded("referee", number)
    if number % 2:
        for seat in range(seats):
            state.counters[seat] = min(2, int(state.counters[seat]))  # so that counters run out (GAU-35)
    referee, turn = referee_of(state), 0
    while not is_over(referee, state):
        while not referee.can_lay(referee.hands[referee.seat]) and not referee.pile:  # GAU-30
            referee.seat = (referee.seat + 1) % seats
        assert state.acting() == [referee.seat]
        if referee.can_lay(referee.hands[referee.seat]) or exchange(referee, state, rng):
            lay(referee, state, rng, look=turn % every == 0)
            if not referee.hands[referee.seat] and not referee.pile:
                break  # GAU-37
        referee.seat = (referee.seat + 1) % seats
        turn += 1
    assert state.acting() == []
    assert state.points() == referee.points()
    assert state.ranks() == [1 + sum(other > mine for other in referee.points()) for mine in referee.points()]  # GAU-41


def is_over(referee: Referee, state: Gaudi) -> bool:
    """GAU-38, before a turn begins."""
    return not referee.can_lay([kind for hand in referee.hands for kind in hand] + pile_of(state))


def exchange(referee: Referee, state: Gaudi, rng: object) -> bool:
    """GAU-28, GAU-29. Whether something fits afterwards."""
    seat, hand = referee.seat, referee.hands[referee.seat]
    offered = {decode(code) for code in state.codes(seat)}
    assert {kind_name(one.kind) for one in offered if isinstance(one, Exchange) and one.kind is not None} == set(hand)
    code = int(state.draw(seat, rng))  # type: ignore[arg-type]
    given = decode(code)
    assert isinstance(given, Exchange)
    before = Counter(hand) - Counter([kind_name(given.kind or 0)])
    stocked = pile_of(state)
    state.play(seat, code)
    new = Counter(in_hand(state, seat)) - before
    assert new.total() == 1
    assert set(new) <= set(stocked)
    assert state.pile_size == referee.pile
    referee.hands[seat] = in_hand(state, seat)
    return referee.can_lay(referee.hands[seat])


def lay(referee: Referee, state: Gaudi, rng: object, *, look: bool) -> None:
    seat, draft = referee.seat, frozenset[tuple[Cell, str]]()
    turns = referee.turns() if look else set()
    while True:
        offered = [decode(code) for code in state.codes(seat)]
        if look:
            lays = {(place_of(one.cell), kind_name(one.kind)) for one in offered if isinstance(one, Lay)}
            assert lays == referee.offered(draft, turns)
            assert (Done() in offered) == (draft in turns)
        code = int(state.draw(seat, rng))  # type: ignore[arg-type]
        action = decode(code)
        if isinstance(action, Done):
            break
        assert isinstance(action, Lay)
        assert referee.agrees(referee.board | dict(draft), place_of(action.cell), kind_name(action.kind))
        draft |= {(place_of(action.cell), kind_name(action.kind))}
        state.play(seat, code)
    assert referee.is_turn(draft)
    known = len(state.animals)
    state.play(seat, code)
    seen = referee.lay(draft)
    assert [(place_of(one.corner), one.seen) for one in animals(state)[known:]] == list(seen.items())
    assert [int(count) for count in state.counters] == referee.counters
    kept, drawn = Counter(referee.hands[seat]), min(len(draft), referee.pile)
    referee.pile -= drawn
    referee.hands[seat] = in_hand(state, seat)
    assert kept <= Counter(referee.hands[seat])
    assert len(referee.hands[seat]) == kept.total() + drawn  # GAU-31


@pytest.mark.rule("GAU-12", "GAU-15", "GAU-16", "GAU-17", "GAU-18", "GAU-20", "GAU-22", "GAU-24", "GAU-25", "GAU-26")
@pytest.mark.rule("GAU-28", "GAU-29", "GAU-30", "GAU-31", "GAU-32", "GAU-33", "GAU-34", "GAU-35", "GAU-36", "GAU-37")
@pytest.mark.rule("GAU-38", "GAU-39", "GAU-41", "GAU-43", "GAU-44", "GAU-46")
@pytest.mark.parametrize("number", range(10))
def test_gau_26_a_referee_who_knows_only_the_rulebook_agrees_with_every_step(number: int) -> None:
    watch(number, every=12)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10, 110))
def test_the_referee_agrees_in_many_games(number: int) -> None:
    watch(number, every=2)


@pytest.mark.rule("GAU-26")
def test_gau_26_every_order_in_which_each_tile_has_contact_is_offered() -> None:
    state = GAME.from_position("players 2; tiles OGB 0,0, OBG 0,-1, BGO 1,0, GOG 1,-2; hands OOO GBO GOB")
    referee = referee_of_position(state)
    for whole in referee.turns():
        for order in permutations(whole):
            after, lying, contact = state.copy(), dict(referee.board), True
            for cell, kind in order:
                contact = contact and referee.agrees(lying, cell, kind)
                lying[cell] = kind
            if contact:
                for (q, r), kind in order:
                    code = GAME.encode(GAME.parse(f"lay {kind} {q},{r}"))
                    assert code in after.codes(0)
                    after.play(0, code)
                assert GAME.encode(Done()) in after.codes(0)


def referee_of_position(state: Gaudi) -> Referee:
    board = {place_of(tile.cell): kind_name(tile.kind) for tile in tiles(state)}
    hands = [in_hand(state, seat) for seat in range(2)]
    return Referee(2, set(), False, False, board, hands, int(state.pile_size), [("", ""), ("", "")], [35, 35], 0, [{}, {}])
