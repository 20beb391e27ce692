"""What each chair may know."""

from __future__ import annotations

import pytest
from gaudi_turns import gaudi, lay_turn, play, told

from tablee.engine.luck import seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.counters import MARKED
from tablee.games.gaudi.rules.packing import DRAWN, LAID, RETURNED
from tablee.games.gaudi.rules.tiles import parse_kind
from tablee.games.gaudi.rules.view import Moved

TABLE = "players 3; tiles OGB 0,0, OBG 0,-1; hands OGB BBB GGG / OOO OOG OOB / BBO BBG BOB"
STUCK = "players 3; tiles OGB 0,0; hands GOO BOG BBO / OOO OOG OOB / BBB BBB BBB"


@pytest.mark.rule("GAU-45")
def test_gau_45_with_initiation_all_objectives_lie_open() -> None:
    for chair in (0, 1, None):
        assert GAME.view(gaudi("players 2; initiation 1"), chair).pairs == (0, 4)
    assert GAME.view(gaudi("players 2"), 0).pairs == (0, None)
    assert GAME.view(gaudi("players 2"), None).pairs == (None, None)


@pytest.mark.rule("GAU-47")
def test_gau_47_everybody_sees_the_paving_the_counters_and_the_numbers() -> None:
    after = lay_turn(gaudi(TABLE + "; objectives snail/green jellyfish/blue starfish/orange"), "OGB 1,-1")
    for chair in (0, 1, 2, None):
        seen = GAME.view(after, chair)
        assert [(tile.seat, tile.kind) for tile in seen.tiles][-1] == (0, parse_kind("OGB"))
        assert [(one.seat, one.seen) for one in seen.animals] == [(0, MARKED)]
        assert (seen.counters, seen.hand_sizes, seen.pile, seen.acting) == ((24, 25, 25), (3, 3, 3), 72, (1,))


@pytest.mark.rule("GAU-47", "GAU-28")
def test_gau_47_of_an_exchange_others_see_only_that_it_happened() -> None:
    seen = {}
    for tile in ("GOO", "BOG", "BBO"):
        state = gaudi(STUCK + "; pile 2 GBG")
        after = play(state, f"exchange {tile}")
        code = state.sight(0, GAME.encode(GAME.parse(f"exchange {tile}")), 1)
        seen[tile] = GAME.view(after, 1), GAME.write_sight(GAME.sight(int(code)))
    assert seen["GOO"] == seen["BOG"] == seen["BBO"]
    assert seen["GOO"][1] == "exchanged a tile"


@pytest.mark.rule("GAU-48")
def test_gau_48_hands_and_objectives_are_private() -> None:
    state = gaudi(TABLE + "; objectives snail/green jellyfish/blue starfish/orange")
    view = GAME.view(state, 1)
    assert [hand is None for hand in view.hands] == [True, False, True]
    assert [pair is None for pair in view.pairs] == [True, False, True]
    spectator = GAME.view(state, None)
    assert spectator.hands == (None, None, None)
    assert spectator.pairs == (None, None, None)


@pytest.mark.rule("GAU-49")
def test_gau_49_the_pile_and_what_was_left_out_are_only_counted() -> None:
    one = gaudi(TABLE + "; pile 3 OOO, 2 GGG")
    other = gaudi(TABLE + "; pile 3 BGB, 2 GGG")
    for chair in (0, 1, 2, None):
        assert GAME.view(one, chair) == GAME.view(other, chair)
    assert (GAME.view(one, 0).pile, GAME.view(one, 0).out) == (5, 68)


@pytest.mark.rule("GAU-50")
def test_gau_50_who_exchanged_remembers_the_tile_and_who_drew_since() -> None:
    state = play(gaudi(STUCK + "; pile 3 GBG"), "exchange GOO")
    goo, ooo, bbb = map(parse_kind, ("GOO", "OOO", "BBB"))
    assert GAME.view(state, 0).moved == (Moved(0, RETURNED, goo),)
    assert GAME.view(state, 1).moved == GAME.view(state, None).moved == ()
    later = lay_turn(lay_turn(state, "OOO 0,-1"), "BBB -1,1")
    assert GAME.view(later, 0).moved == (
        Moved(0, RETURNED, goo),
        Moved(1, LAID, ooo),
        Moved(1, DRAWN, None),
        Moved(2, LAID, bbb),
        Moved(2, DRAWN, None),
    )
    assert GAME.view(later, 1).moved == ()


@pytest.mark.rule("GAU-51")
def test_gau_51_running_points_are_nobody_elses_business() -> None:
    after = lay_turn(gaudi(TABLE + "; objectives snail/orange jellyfish/blue starfish/green"), "OGB 1,-1")
    assert after.points() == [2, 0, 0]
    assert [GAME.view(after, chair).points for chair in (0, 1, None)] == [
        (2, None, None),
        (None, 0, None),
        (None, None, None),
    ]
    assert GAME.view(after, 0).ranks is None
    before = play(gaudi(TABLE + "; objectives snail/orange jellyfish/blue starfish/green"), "lay OGB 1,-1")
    points = [event for event in told(before, "done") if event.kind == "points"]
    assert [event.audience for event in points] == [frozenset({0})]


@pytest.mark.rule("GAU-52")
def test_gau_52_at_the_end_objectives_hands_and_points_are_shown_to_all() -> None:
    before = "players 2; tiles OGB 0,0, OBG 0,-1; objectives snail/green jellyfish/orange; pile; hands OGB / GGG BBB"
    state = play(gaudi(before), "lay OGB 1,-1")
    end = play(state, "done")
    for chair in (0, 1, None):
        view = GAME.view(end, chair)
        assert (view.points, view.ranks, view.pairs) == ((1, 0), (1, 2), (1, 3))
        assert view.hands == ((), (parse_kind("GGG"), parse_kind("BBB")))
    shown = [event for event in told(state, "done") if event.kind == "objectives"]
    assert [(event.seat, event.args["points"], event.audience) for event in shown] == [(0, 1, None), (1, 0, None)]


@pytest.mark.rule("GAU-51", "GAU-48")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_gau_51_the_log_of_a_whole_game_can_be_told(lang: str) -> None:
    names = ["Ada", "Jordi", "Nour"]
    for options in ({}, {"paving": True}, {"short": True}):
        game, rng = GAME.match(3, lang, **options), seeded("log")
        while not game.over:
            game.do(GAME.decode(int(game.state.draw(game.state.seat, rng))))
        lines = [GAME.face.tell(event, names, lang) for move in game.moves for event in move.events]
        assert len(lines) > 40
        assert not any("{" in line or "None" in line for line in lines)


@pytest.mark.rule("GAU-47")
def test_gau_47_what_a_seat_could_not_lay_it_surely_lacks() -> None:
    after = play(gaudi(STUCK + "; pile 2 GBG"), "exchange GOO")
    barred = GAME.view(after, 1).barred[0]
    assert set(barred) == {kind for kind in range(27) if gaudi(STUCK).floor.room() >> kind & 1}
    assert GAME.view(lay_turn(after, "OOO 0,-1"), 1).barred[1] == ()
