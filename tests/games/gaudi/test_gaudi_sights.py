"""What others see of an action (GAU-27, GAU-47): three faces like an action, and never mistaken for one."""

from __future__ import annotations

import pytest

from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.sight import Seen
from tablee.engine.values import Malformed
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules import sights
from tablee.games.gaudi.rules.actions import Done, Exchange, Lay
from tablee.games.gaudi.rules.sights import ExchangedSome, LaidTurn
from tablee.games.gaudi.rules.tiles import cell_at, parse_kind


def lay(kind: str, q: int, r: int) -> Lay:
    return Lay(parse_kind(kind), cell_at(q, r))


SIGHTS = (
    ExchangedSome(),
    LaidTurn((lay("OOO", 0, -1),)),
    LaidTurn((lay("OGB", -83, 83), lay("BBB", 0, 1))),
    LaidTurn((lay("OOO", 0, -1), lay("OGO", 1, -1), lay("OGO", 2, -1))),
)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_sight_survives_being_written_and_encoded(sight: sights.Sight) -> None:
    assert sights.decode(sights.encode(sight)) == sight
    assert sights.parse(sights.write(sight)) == sight
    assert GAME.sight(GAME.sight_code(sight)) == GAME.parse_sight(GAME.write_sight(sight)) == sight


@pytest.mark.parametrize("action", [lay("OGB", 0, -1), Done(), Exchange(5)])
def test_no_text_is_both_an_action_and_a_covered_sight(action: Lay | Done | Exchange) -> None:
    text = GAME.write(action)
    assert GAME.parse_sight(text) == Seen(action)
    with pytest.raises(Malformed, match="nothing that others see"):
        sights.parse(text)


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_covered_sight_is_no_action(sight: sights.Sight) -> None:
    assert GAME.sight_code(sight) >= GAME.space
    with pytest.raises(Malformed, match="no action"):
        GAME.parse(sights.write(sight))


@pytest.mark.parametrize("text", ["", "laid", "laid OGB", "laid OGB 0,0 OOO", "exchanged", "laid OGB 0,x"])
def test_what_is_no_sight_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.parse_sight(text)


@pytest.mark.rule("GAU-27", "GAU-47")
def test_gau_47_every_sight_of_a_game_has_a_text() -> None:
    state, rng = GAME.open(3, {}, Luck(key_from("sights"))), seeded("sights")
    turns = 0
    while state.acting():
        seat = int(state.seat)
        code = int(state.draw(seat, rng))
        sight = int(state.sight(seat, code, (seat + 1) % 3))
        if sight >= GAME.space:
            assert GAME.sight_code(GAME.parse_sight(GAME.write_sight(GAME.sight(sight)))) == sight
            turns += 1
        state.play(seat, code)
    assert turns > 10
