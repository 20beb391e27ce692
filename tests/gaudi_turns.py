"""Whole turns of the Gaudí tile game: as the rules' steps reach them, and by brute force over measured corner points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import cos, hypot, pi, sin, sqrt

from tablee.engine.match import ACTING, Deal, Match
from tablee.engine.values import Event
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.actions import Action, Done, Lay, decode, parse_cell
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import NO_TILE, kind_name, place_of
from tablee.games.gaudi.rules.view import GaudiView, draft, tiles

Cell = tuple[int, int]
Turn = frozenset[tuple[Cell, str]]
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def gaudi(position: str) -> Gaudi:
    return GAME.from_position(position)


def match(state: Gaudi) -> Match[Gaudi, Action, GaudiView]:
    """A game that goes on from a state."""
    return Match(GAME, Deal(int(state.rules.seats), {}), state)


def play(state: Gaudi, *texts: str) -> Gaudi:
    """The state after some actions, all legal, by the seat to act unless one is named: `1: lay OGB 0,-1`."""
    return match(state).play(texts).state


def refused(state: Gaudi, text: str, seat: int = ACTING) -> str | None:
    """The rule that forbids an action, None if none does."""
    refusal = match(state).why_not(text, seat)
    return None if refusal is None else refusal.rule


def told(state: Gaudi, text: str) -> list[Event]:
    """What an action gives the log."""
    return list(match(state).foresee(text).events)


def turn(text: str) -> Turn:
    """`OGG 0,-1 OBB 1,-1` as a set."""
    words = text.split()
    return frozenset((place_of(parse_cell(cell)), kind) for kind, cell in zip(words[::2], words[1::2], strict=True))


def lay_turn(state: Gaudi, text: str) -> Gaudi:
    """A copy after a whole turn."""
    words = text.split()
    return play(state, *(f"lay {kind} {cell}" for kind, cell in zip(words[::2], words[1::2], strict=True)), "done")


def by_steps(state: Gaudi) -> set[Turn]:
    """Every turn the acting seat can finish, whatever the order of its steps."""
    found: set[Turn] = set()
    for code in state.codes(state.seat):
        action = decode(code)
        if isinstance(action, Done):
            found.add(frozenset((place_of(tile.cell), kind_name(tile.kind)) for tile in draft(state)))
        elif isinstance(action, Lay):
            after = state.copy()
            after.play(state.seat, code)
            found |= by_steps(after)
    return found


def sizes(turns: set[Turn]) -> tuple[int, int, int]:
    """How many turns lay one, two and three tiles."""
    counted = Counter(map(len, turns))
    return counted[1], counted[2], counted[3]


# Brute force: no lattice arithmetic, only points in the plane ------------------------------------------------------------


def points(cell: Cell) -> list[tuple[int, int]]:
    """The six corners from the north clockwise, in thousandths."""
    x, y = sqrt(3) * (cell[0] + cell[1] / 2), 1.5 * cell[1]
    corners = ((x + sin(k * pi / 3), y - cos(k * pi / 3)) for k in range(6))
    return [(round(1000 * a), round(1000 * b)) for a, b in corners]


def thirds(cell: Cell, kind: str, rotation: int) -> dict[tuple[int, int], str | None]:
    """What a tile shows at its corners: its thirds at every second one, beginning with the snail at a rotation."""
    shown: dict[tuple[int, int], str | None] = dict.fromkeys(points(cell))
    for animal, colour in enumerate(kind):
        shown[points(cell)[(rotation + 2 * animal) % 6]] = f"{animal}{colour}"
    return shown


Paved = Mapping[tuple[int, int], str | None]


def agreeing(paved: Paved, cell: Cell, kind: str) -> list[dict[tuple[int, int], str | None]]:
    """The rotations in which a tile agrees with everything around it."""
    shown = (thirds(cell, kind, rotation) for rotation in range(6))
    return [one for one in shown if all(paved.get(point, third) == third for point, third in one.items())]


def pave(board: Mapping[Cell, str]) -> dict[tuple[int, int], str | None] | None:
    """What lies at each corner; the start tile has its snail at the north. None if tiles disagree."""
    paved = dict(thirds((0, 0), board[0, 0], 0))
    left = [cell for cell in board if cell != (0, 0)]
    while left:
        cell = next(cell for cell in left if any(point in paved for point in points(cell)))
        fitting = agreeing(paved, cell, board[cell])
        if len(fitting) != 1:
            assert not fitting
            return None
        paved |= fitting[0]
        left.remove(cell)
    return paved


def complete(board: Mapping[Cell, str]) -> int:
    """How many animals have three tiles around them."""
    paved = pave(board) or {}
    around = Counter(point for cell in board for point in points(cell))
    return sum(count == 3 and paved[point] is not None for point, count in around.items())


def touch(a: Cell, b: Cell) -> bool:
    (ax, ay), (bx, by) = ((sqrt(3) * (q + r / 2), 1.5 * r) for q, r in (a, b))
    return 0.1 < hypot(ax - bx, ay - by) < 1.8


def by_force(
    board: dict[Cell, str], hand: Sequence[str], *, animals: bool = True, compact: bool = False, paving: bool = False
) -> set[Turn]:
    """All legal turns; `animals` is GAU-24, `compact` allows what GAU-22 forbids."""
    return {one for one in attempts(board, hand) if paving or judged(board, one, animals=animals, compact=compact)}


def attempts(board: dict[Cell, str], hand: Sequence[str]) -> set[Turn]:
    """Everything that agrees and can be laid tile by tile in contact with what lies there."""
    found: set[Turn] = set()
    layer: set[Turn] = {frozenset()}
    for _ in range(len(hand)):
        layer = {more for one in layer for more in longer(board, hand, one)}
        found |= layer
    return found


def longer(board: dict[Cell, str], hand: Sequence[str], one: Turn) -> Iterator[Turn]:
    lying = board | dict(one)
    paved = pave(lying)
    assert paved is not None
    left = Counter(hand) - Counter(kind for _, kind in one)
    cells = {(q + dq, r + dr) for q, r in lying for dq, dr in AROUND} - set(lying)
    for cell in cells:
        for kind in left:
            if agreeing(paved, cell, kind):
                yield one | {(cell, kind)}


def judged(board: dict[Cell, str], one: Turn, *, animals: bool, compact: bool) -> bool:
    cells = [cell for cell, _ in one]
    pairs = sum(touch(a, b) for a, b in combinations(cells, 2))
    if pairs < len(cells) - 1 or (pairs == 3 and not compact):
        return False
    if not any(touch(cell, other) for cell in cells for other in board):
        return False
    return not animals or complete(board | dict(one)) - complete(board) >= len(cells) - 1


def on_table(state: Gaudi) -> dict[Cell, str]:
    """The paving without the draft."""
    return {place_of(tile.cell): kind_name(tile.kind) for tile in tiles(state)}


def in_hand(state: Gaudi, seat: int) -> list[str]:
    kinds = (int(state.tile(seat, place)) for place in range(HAND))
    return [kind_name(kind) for kind in kinds if kind != NO_TILE]
