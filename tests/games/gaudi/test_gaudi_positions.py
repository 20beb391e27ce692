"""Positions as text: what they can say, and that what cannot be is refused with the clause that says it."""

from __future__ import annotations

import pytest
from gaudi_turns import gaudi

from tablee.engine.luck import Rng, seeded
from tablee.engine.values import Malformed
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.state import Gaudi
from tablee.games.gaudi.rules.tiles import TILES
from tablee.games.gaudi.rules.view import animals
from tablee.kit.words import LANGUAGES

TRIANGLE = "players 2; tiles OGB 0,0, OBG 0,-1 by 1, OGG 1,-1 by 0"  # an orange snail is complete on 0,0
MOVED = "players 2; tiles OGB 0,0, OOO 0,-1 by 1; hands BBO BBG BBB / GOO GBG OOG; pile 3 GGG, 2 GOO; moved "


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("", "‘players’ is missing"),
        ("players 7", "‘players’: a number from 2 to 6"),
        ("players two", "‘players’: a number is expected"),
        ("players 2; tiles", "‘tiles’ cannot be ‘’"),
        ("players 2; tiles OGB 1,0", "‘tiles’: The first tile lies on 0,0"),
        ("players 2; tiles OGB 0,0 by 1", "‘tiles’: The first tile .* by nobody"),
        ("players 2; tiles OGB 0,0, GGG 0,-1", "‘tiles’: ‘GGG 0,-1’ does not fit"),
        ("players 2; tiles OGB 0,0, OGG 0,-1 by 2", "‘tiles’: a number from 0 to 1"),
        ("players 2; tiles OGB 0,0, OGB 0,-1, OGB 1,-1, OGB 0,1", "‘tiles’: There are only 3 tiles OGB"),
        ("players 2; tiles OGB 0,0; hands OGB OGB OGB OGB", "‘hands’: A hand has up to 3 tiles"),
        ("players 2; hands OOO / OOO / OOO", "‘hands’: A hand has up to 3 tiles, and there are 2 hands"),
        ("players 2; hands XYZ", "‘hands’: A tile is three of the letters"),
        ("players 2; hands OGB / OGB OGB", "‘hands’: There are only 3 tiles OGB"),
        ("players 2; hands / OOO", "Only one hand can be empty"),
        ("players 2; hands /; pile", "Only one hand can be empty"),
        ("players 2; pile 5 OOO", "‘pile’ cannot be ‘5 OOO’"),
        ("players 2; pile 4 GBO", "‘pile’: There are only 3 tiles GBO"),
        ("players 2; pile 1 GBO, 1 GBO", "‘pile’: There are only 3 tiles GBO"),
        ("players 2; objectives snail/orange snail/green", "‘objectives’: With 2 players there is one card"),
        ("players 2; objectives snail/orange", "‘objectives’.* 1 values; 2 are expected"),
        ("players 2; objectives snail/red starfish/blue", "‘objectives’: Objectives are written as in"),
        ("players 2; paving; objectives snail/orange starfish/blue", "‘objectives’ cannot be"),
        ("players 2; could0 snail/green", "‘could0’ cannot be"),
        ("players 2; could0", "‘could0’ cannot be"),
        ("players 2; could2 snail/green", "no clause ‘could2’"),
        ("players 2; hands OOO GGG BBB; barred0 GGG", "‘barred0’ cannot be"),
        (MOVED + "0 returned OBO", "‘moved’ cannot be"),
        (MOVED + "0 laid GOO", "‘moved’ cannot be"),
        (MOVED + "0 returned GOO, 1 drew BBB", "‘moved’ cannot be"),
        (MOVED + "0 returned GOO, 1 laid OGO", "‘moved’ cannot be"),
        (MOVED + "0 returned GOO, 1 returned GGG", "‘moved’ cannot be"),
        (MOVED + "2 returned GOO", "‘moved’: a number from 0 to 1"),
        ("players 2; animals 0,0 by 1", "‘animals’ cannot be"),
        (TRIANGLE + "; animals 0,0 by 0 marked, 0,0 by 0 marked", "‘animals’ cannot be"),
        (TRIANGLE + "; animals 0,0 marked", "‘animals’ cannot be"),
        (TRIANGLE + "; animals 0,0 by 0; objectives snail/green starfish/blue", "‘animals’ cannot be"),
        (TRIANGLE + "; animals 0,0 by 0 marked; objectives starfish/green snail/blue", "‘animals’ cannot be"),
        (TRIANGLE + "; animals 0,0 by 0 marked; paving", "‘animals’ cannot be"),
        (TRIANGLE + "; animals 0,0 by 0 marked; counters 35 35", "‘counters’ cannot be"),
        ("players 2; counters 36 35", "‘counters’: a number from 0 to 35"),
        ("players 2; counters 3", "‘counters’ has 1 values; 2 are expected"),
        ("players 2; paving; counters 1 1", "‘counters’: a number from 0 to 0"),
        ("players 2; last 1", "‘last’: a number from 0 to 0"),
        (TRIANGLE + "; last 2", "‘last’ cannot be"),
        ("players 2; hands OGG; draft OGG 5,5", "‘draft’ cannot be"),
        ("players 2; hands OGG; draft OGG", "‘draft’: A cell is written"),
        ("players 2; seat 2", "‘seat’: a number from 0 to 1"),
        ("players 2; paving; initiation 0", "‘initiation’ cannot be"),
        ("players 2; initiation", "‘initiation’ cannot be"),
        ("players 2; compact", "‘compact’ needs ‘initiation’"),
        ("players 2; paving yes", "‘paving’ cannot be ‘yes’"),
        ("players 2; tiles OGB 0,0; hands GOO BOG BBO / OOO; exchanged", "‘exchanged’"),
        ("players 2; tiles OGB 0,0; hands OGG / OOO; pile; exchanged", "‘exchanged’"),
        ("players 2; wind east", "no clause ‘wind’"),
        ("players 2; seat 0; seat 1", "‘seat’ stands there twice"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, says: str) -> None:
    with pytest.raises(Malformed, match=says) as refused:
        gaudi(position)
    assert all(refused.value.told(lang) for lang in LANGUAGES)


def test_hands_left_out_need_enough_tiles() -> None:
    start, game = "players 2; tiles ", GAME.match(players=2, seed=4)
    rng = seeded("enough")
    while not game.over:
        state = game.state
        game.do(GAME.decode(int(state.draw(state.seat, rng))))
    laid = next(clause for clause in GAME.position(game.state).split("; ") if clause.startswith("tiles"))
    assert laid.count(" by ") > TILES - 7
    with pytest.raises(Malformed, match="‘hands’: Too few tiles are left"):
        gaudi(start.replace("tiles ", laid))


def test_a_position_with_everything_in_it_survives_being_written() -> None:
    text = (
        "players 3; objectives snail/green jellyfish/blue starfish/orange; tiles OGB 0,0, OBG 0,-1 by 1, OGG 1,-1 by 2; "
        "last 1; animals 0,0 by 2 late; counters 25 24 0; hands OGG OBB GGO / GOO / BBO BBG; pile 1 OOO, 2 BBB; "
        "could1 snail/blue jellyfish/blue; barred1 OOO; moved 0 returned BBB, 1 laid OBG, 1 drew GOO, 2 laid OGG; "
        "seat 0; draft OGG 0,1"
    )
    assert GAME.position(gaudi(text)) == text.replace("; seat 0", "")


def test_animals_and_counters_left_out_follow_from_the_tiles() -> None:
    state = gaudi(TRIANGLE)
    assert [(one.seat, one.animal, one.colour) for one in animals(state)] == [(None, 0, 0)]
    marked = gaudi(TRIANGLE + "; animals 0,0 by 0 marked; objectives snail/green starfish/blue")
    assert [int(count) for count in marked.counters] == [34, 35]


# Any text at all ----------------------------------------------------------------------------------------------------------

WORDS = [
    "players",
    "initiation",
    "compact",
    "paving",
    "objectives",
    "tiles",
    "last",
    "animals",
    "counters",
    "hands",
    "pile",
    "could0",
    "could1",
    "barred0",
    "barred1",
    "moved",
    "seat",
    "exchanged",
    "draft",
]
VALUES = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "9",
    "35",
    "-1",
    "OGB",
    "OOO",
    "GGG",
    "BBB",
    "OGG",
    "OBG",
    "GOO",
    "XYZ",
    "0,0",
    "0,-1",
    "1,-1",
    "1,0",
    "0,1",
    "-1,1",
    "99,0",
    "by",
    "marked",
    "late",
    "/",
    ",",
    "snail/orange",
    "jellyfish/green",
    "starfish/blue",
    "drew",
    "laid",
    "returned",
    "?",
]


def garbled(rng: Rng, whole: list[str]) -> str:
    """A good position with some clauses dropped, repeated, swapped or spoiled."""
    clauses = whole[:]
    for _ in range(1 + rng.below(3)):
        at = rng.below(len(clauses))
        if not clauses[at]:
            continue
        word, *values = clauses[at].split()
        match rng.below(4):
            case 0:
                clauses[at] = ""
            case 1:
                values.insert(rng.below(len(values) + 1), VALUES[rng.below(len(VALUES))])
                clauses[at] = " ".join([word, *values])
            case 2 if values:
                values[rng.below(len(values))] = VALUES[rng.below(len(VALUES))]
                clauses[at] = " ".join([word, *values])
            case _:
                many = (VALUES[rng.below(len(VALUES))] for _ in range(rng.below(4)))
                clauses.append(" ".join([WORDS[rng.below(len(WORDS))], *many]))
    return "; ".join(filter(None, clauses))


GOOD = (
    "players 2; tiles OGB 0,0; hands OGG OBB GGO / OOO GGG BBB; seat 0; draft OGG 0,-1",
    "players 2; initiation 0; compact; tiles OGB 0,0, OBG 0,-1 by 1, OGG 1,-1 by 0; animals 0,0 by 0 marked; last 1; "
    "objectives snail/green starfish/blue; hands OGG OBB GGO / OOO GGG BBB; could0 snail/green snail/orange; barred1 GOO",
    "players 2; paving; tiles OGB 0,0; hands OGG / OOO; pile 2 OGB, 1 BBB",
    MOVED + "0 returned GOO, 1 laid OOO, 1 drew GOO; counters 3 4",
)


@pytest.mark.parametrize("seed", range(len(GOOD)))
def test_any_text_is_malformed_or_a_game_that_can_be_played_to_its_end(seed: int) -> None:
    rng, played, good = seeded("garbled", seed), 0, GOOD[seed].split("; ")
    assert gaudi(GOOD[seed]).acting()
    for _ in range(400):
        text = garbled(rng, good)
        try:
            state = gaudi(text)
        except Malformed as problem:
            problem.told("fr")  # it has words
            continue
        if rng.below(8) == 0:
            play_out(state, rng, text)
            played += 1
    assert played > 2


def play_out(state: Gaudi, rng: Rng, text: str) -> None:
    counted = GAME.census(state)
    assert GAME.position(gaudi(GAME.position(state))) == GAME.position(state), text
    for decision in range(GAME.longest):
        for chair in (0, 1, None) if decision % 40 == 0 else ():
            view = GAME.view(state, chair)
            assert GAME.view(GAME.sampler(view).world(rng), chair) == view, text  # type: ignore[arg-type]
        assert GAME.census(state) == counted, text
        if not state.acting():
            return
        state.play(state.seat, state.draw(state.seat, rng))
    raise AssertionError(text)
