"""Whole games of the Gaudí tile game as readable text (tests/playthroughs/gaudi), replayed turn by turn.

open 2 short key=golden          how the game is opened; the key decides what is dealt and drawn
blue snail/orange                what each seat collects
blue OGG OBB GGO: OBB 0,-1, OGG 1,-1 = snail orange marked | 2 0
                                 who held what, what they laid, the animals it completed, everybody's points
blue GOO BOG BBO: exchange GOO for OGO, ...
end | 25 22                      how it ended
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from gaudi_turns import in_hand

from tablee.engine.luck import key_from
from tablee.engine.match import AnyMatch, dealt
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.actions import cell_name
from tablee.games.gaudi.rules.counters import MARKED
from tablee.games.gaudi.rules.placing import pair_name
from tablee.games.gaudi.rules.tiles import ANIMALS, COLOURS, kind_name
from tablee.games.gaudi.rules.view import animals, tiles

FOLDER = Path(__file__).parents[2] / "playthroughs" / "gaudi"


def opened(line: str) -> AnyMatch:
    word, seats, *more = line.split()
    assert word == "open"
    options: dict[str, object] = {name: True for name in more if "=" not in name}
    said = dict(one.split("=") for one in more if "=" in one)
    key = said.pop("key")
    return dealt(GAME, int(seats), options | said, key_from(key))


def deeds(line: str) -> list[str]:
    """The actions that a line speaks of."""
    parts = line.partition(": ")[2].partition(" |")[0].partition(" =")[0].split(", ")
    if parts[0].startswith("exchange"):
        parts[0] = parts[0].partition(" for ")[0]
    return [part if part.startswith("exchange") else f"lay {part}" for part in parts]


def turn(match: AnyMatch, actions: list[str]) -> str:
    """Play a turn, and tell it."""
    state = match.state
    seat, hand, laid, known = int(state.seat), in_hand(state, state.seat), len(state.tiles), len(state.animals)
    did = []
    for text in actions if actions[-1].startswith("exchange") else [*actions, "done"]:
        before = Counter(in_hand(match.state, seat))
        state = match.do(text, seat).after
        if text.startswith("exchange"):
            (got,) = (Counter(in_hand(state, seat)) - (before - Counter([text[-3:]]))).elements()
            did.append(f"{text} for {got}")
    did += [f"{kind_name(tile.kind)} {cell_name(tile.cell)}" for tile in tiles(state)[laid:]]
    found = [
        f"{ANIMALS[one.animal]} {COLOURS[one.colour]}{' marked' if one.seen == MARKED else ''}"
        for one in animals(state)[known:]
    ]
    completed = f" = {', '.join(found)}" if found else ""
    return f"{GAME.colours[seat]} {' '.join(hand)}: {', '.join(did)}{completed} | {' '.join(map(str, state.points()))}"


def retold(text: str) -> str:
    """The same playthrough, as the rules tell it today."""
    comment, opening, *lines = text.splitlines()
    match = opened(opening)
    told = [comment, opening]
    told += [f"{GAME.colours[seat]} {pair_name(int(pair))}" for seat, pair in enumerate(match.state.pairs)]
    for line in lines:
        if ": " in line:
            told.append(turn(match, deeds(line)))
    assert match.over, "the playthrough stops before the game does"
    return "\n".join([*told, f"end | {' '.join(map(str, match.state.points()))}", ""])


@pytest.mark.rule("GAU-26", "GAU-28", "GAU-31", "GAU-32", "GAU-37", "GAU-39")
@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_gau_26_a_playthrough_can_be_replayed(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert retold(text) == text
