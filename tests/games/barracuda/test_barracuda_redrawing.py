"""Barracuda drawn again: what was remembered is as if drawn from scratch, and what did not change is not redrawn."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from barracuda_table import GAME, SIX_BARS, THREE_BARS, at_random, drawn, envelope, opened, play, table, view
from drawings import parsed

from tablee.games.barracuda import face
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.kit.people import MARKS
from tablee.kit.picture import Board, Lens, Panel
from tablee.kit.words import LANGUAGES


def forget() -> None:
    """Clear whatever the face remembers."""
    for name, module in list(sys.modules.items()):
        if name.startswith(face.__name__):
            for part in vars(module).values():
                if hasattr(part, "cache_clear"):
                    part.cache_clear()


def panels(picture: Board) -> dict[str, Panel]:
    return {panel.name: panel for panel in (picture.stage, *picture.panels)}


def drafts(state: Barracuda) -> Iterator[tuple[tuple[str, str], ...]]:
    """Nothing chosen, and something that may be chosen, half or whole."""
    yield ()
    for seat in state.acting()[:1]:
        codes = state.codes(seat)
        choice = GAME.as_choice(GAME.decode(codes[len(codes) // 2]))
        yield ("verb", choice.verb), *choice.slots[:1]
        yield ("verb", choice.verb), *choice.slots


def looks(seats: int, seed: int, lang: str) -> Iterator[tuple[BarracudaView, Lens]]:
    for state in at_random(opened(seats, seed, bank_info="once"), seed):
        for chair in (None, *range(seats)):
            for draft in drafts(state):
                yield view(state, chair), Lens(lang, draft=draft)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_remembered_is_what_would_be_drawn_from_scratch(lang: str) -> None:
    forget()
    seen = list(looks(4, 5, lang))[::3]
    remembered = [GAME.face.board(chair, lens) for chair, lens in seen]
    for (chair, lens), picture in zip(seen, remembered, strict=True):
        forget()
        assert GAME.face.board(chair, lens) == picture


def test_a_panel_that_nothing_touched_is_the_same_object_for_whoever_sees_the_same() -> None:
    before = table(THREE_BARS)
    announced = play(before, "takeover 1")
    filled = play(announced, "fill 0 1 0 0")
    old, new = (panels(GAME.face.board(view(state, 2), Lens(), MARKS)) for state in (announced, filled))
    assert all(new[name] is old[name] for name in old)  # nobody else sees bills go into an envelope
    old, new = (panels(GAME.face.board(view(state, 1), Lens(), MARKS)) for state in (announced, filled))
    assert [name for name in old if new[name] is not old[name]] == ["purse"]
    onlookers = [panels(GAME.face.board(view(filled, chair), Lens(), MARKS)) for chair in (0, 2, None)]
    assert len({id(one["dealings"]) for one in onlookers}) == len({id(one["order"]) for one in onlookers}) == 1


def test_a_pawn_that_comes_changes_its_own_bar_alone() -> None:
    state = play(table(THREE_BARS), "partner 1", *envelope(4000, 3))
    old, new = (GAME.face.board(view(now, 2), Lens()).stage.pieces for now in (state, play(state, "0 accept")))
    changed = {after.id for before, after in zip(old, new, strict=True) if before is not after}
    assert changed == {"front-aim", "front-1-upper", "front-1-lower", "front-1-partner"}


def test_panels_keep_their_frames_through_a_game() -> None:
    frames: dict[str, tuple[str, str]] = {}
    for state in at_random(opened(4, 3), 3):
        for name, panel in panels(GAME.face.board(view(state, 0), Lens())).items():
            frame = panel.opening, panel.closing
            assert frames.setdefault(name, frame) == frame


def test_stakes_stay_under_an_offer() -> None:
    state = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f"), "1 call")
    state = play(state, *envelope(0, 1, 0), *envelope(2000, 0, 1), *envelope(3000, 2, 2))
    stakes = panels(GAME.face.board(view(state, 2), Lens()))["dealings"].pieces
    offered = panels(GAME.face.board(view(play(state, "takeover 4"), 2), Lens()))["dealings"].pieces
    assert [piece.id for piece, old in zip(offered, stakes, strict=True) if piece is not old] == ["dealings-offer"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_on_the_board_says_what_its_label_says(lang: str) -> None:
    auction = play(drawn(f"{SIX_BARS}; wallets 18000+7f 9000+7f 20000+7f", 0), "auction 1")
    for state in [auction, *(state.copy() for state in at_random(opened(5, 4), 4))][::5]:
        for chair in (None, 0, 2):
            seen, lens = view(state, chair), Lens(lang)
            stage = parsed(str(GAME.face.board(seen, lens).stage))
            places = [element.attrib for element in stage.iter() if "data-place" in element.attrib]
            assert len(places) == 20
            for place in places:
                assert place["aria-label"] == GAME.face.label(seen, place["data-slot"], place["data-place"], lens).text
