"""Pictures are remembered by the little they depend on: drawn as from scratch, and what did not change stays one object."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.engine.luck import seeded
from tablee.games.pueblo import face
from tablee.games.pueblo.game import GAME
from tablee.games.pueblo.rules.state import Pueblo
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit.picture import Board, Lens, Panel

ADVANCED = {"advanced": True, "dismantling": True, "sacred_count": 2, "sacred_placement": "players"}


def forget() -> None:
    """Empty every memory of the game's pictures and words."""
    for name, module in list(sys.modules.items()):
        if name.startswith(face.__name__):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def states(seats: int, options: dict[str, object]) -> Iterator[Pueblo]:
    """A random game, position after position."""
    state, dice = GAME.open(seats, options, seeded("remembered")), seeded("moves", seats)
    while state.acting():
        yield state.copy()
        seat = state.acting()[0]
        state.play(seat, state.draw(seat, dice))
    yield state


def lenses(view: PuebloView, count: int) -> Iterator[Lens]:
    """Without a draft, with one that is complete, and with a question, from changing sides and in both languages."""
    choices = GAME.choices(view)
    lang = ("en", "fr")[count % 2]
    yield Lens(lang, count % 4)
    yield Lens(lang, spot=f"ring-{count % 36}")
    if choices:
        choice = choices[count % len(choices)]
        yield Lens(lang, (count + 1) % 4, draft=(("verb", choice.verb), *choice.slots))


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"dismantling": True}), (3, ADVANCED)])
def test_what_is_remembered_is_what_would_be_drawn(seats: int, options: dict[str, object]) -> None:
    views = [GAME.view(state, state.acting()[0] if state.acting() else None) for state in states(seats, options)]
    looks = [(view, lens) for count, view in enumerate(views[::2]) for lens in lenses(view, count)]
    warm = [GAME.face.board(view, lens) for view, lens in looks]
    for (view, lens), board in zip(looks, warm, strict=True):
        forget()
        assert GAME.face.board(view, lens) == board


def panels(board: Board) -> dict[str, Panel]:
    return {panel.name: panel for panel in (board.stage, *board.panels)}


def kept(before: Any, after: Any) -> set[str]:
    """What is the same object on both boards: panels by name, pieces by id."""
    old, new = panels(before), panels(after)
    whole = {name for name in new if new[name] is old[name]}
    return whole | {
        piece.id
        for name in new
        for piece, former in zip(new[name].pieces, old[name].pieces, strict=True)
        if piece is former
    }


def boards(*positions: str) -> list[Board]:
    return [GAME.face.board(GAME.view(GAME.from_position(position), None), Lens()) for position in positions]


def test_a_stone_leaves_alone_what_is_far_from_it() -> None:
    stones = "players 3; stones r NE b7, b SW e6; chief 4"
    set_up, done = boards(f"{stones}; step set", f"{stones.replace('e6', 'e6, g NE a1')}; step walk")
    same = kept(set_up, done)
    assert {
        "track",
        "eye",
        "heap-h8",
        "heap-b7",
        "plan-b7",
        "plan-h8",
        "plan-edges-7",
        "heap-ring-0",
        "plan-ring-0",
    } <= same
    assert not {"heap", "plan", "heap-a1", "plan-a1", "heap-ring-5", "plan-ring-5"} & same
    changed = {piece.id for panel in panels(done).values() for piece in panel.pieces} - same
    assert len([name for name in changed if name.startswith("heap-") and name[5:7].isalnum() and len(name) == 7]) < 12


def test_a_walk_leaves_alone_every_stone() -> None:
    stones = "players 3; stones r NE b7, b SW e6, g NE a1"
    before, after = boards(f"{stones}; chief 4; step walk; seat 0", f"{stones}; chief 6; step set; seat 1; turns 1")
    same = kept(before, after)
    pieces = {piece.id for panel in panels(after).values() for piece in panel.pieces}
    moved = {"chief", "walk", "ring", "sight", "bill"}
    assert {name for name in pieces - same if not moved & set(name.split("-"))} == set()
    assert before.hands is after.hands


def test_taking_the_heap_apart_leaves_other_stones_alone() -> None:
    stones = "players 2; dismantling; part 3; coloured 0 0; neutral 0 0; stones r NE d4, b SW h8, n NE a1"
    before, after = boards(f"{stones}; step remove", f"{stones} off; step walk")
    assert {"heap-d4", "heap-h8", "plan-d4", "plan-h8", "track"} <= kept(before, after)


def test_chairs_share_one_board() -> None:
    for count, state in enumerate(states(3, {})):
        if count % 10 == 0:
            seen = {id(GAME.face.board(GAME.view(state, seat), Lens("fr", 1))) for seat in (None, 0, 1, 2)}
            assert len(seen) == 1


def test_the_plan_calls_places_what_the_lists_call_them() -> None:
    """The page fills its lists with the labels of the picture."""
    for count, state in enumerate(states(3, {"dismantling": True})):
        seat = next(iter(state.acting()), None)
        if count % 9 or seat is None:
            continue
        view, lens = GAME.view(state, seat), Lens(("en", "fr")[count % 2])
        plan = str(panels(GAME.face.board(view, lens))["plan"])
        for choice in GAME.choices(view):
            for slot, place in choice.slots:
                if slot in ("corner", "cell", "number"):
                    assert f'aria-label="{GAME.face.label(view, slot, place, lens).text}"' in plan
