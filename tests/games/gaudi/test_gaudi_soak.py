"""The game as it is usually played, with every number of players: the laws once more, and many random games."""

from __future__ import annotations

import pytest
from games.gaudi.disguise import disguise
from gaudi_turns import on_table, pave

from tablee.engine.luck import Luck, key_from, seeded
from tablee.games.gaudi import GAME
from tablee.games.gaudi.rules.counters import MARKED
from tablee.games.gaudi.rules.tiles import BIT
from tablee.games.gaudi.rules.view import animals, hand, tiles
from tablee.lab.laws import LAWS, Law, uphold
from tablee.lab.trials import Setup

VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"short": True},
    {"initiation": "all"},
    {"initiation": "0", "compact": True},
    {"paving": True},
    {"short": True, "paving": True},
    {"short": True, "initiation": [1], "compact": True},
)
GAMES, SHARES = 10_000, 20


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_usual_game_keeps_the_law_with_two_and_with_six_players(law: Law) -> None:
    for seats in (2, 6):
        uphold(law, GAME, Setup(seats), seed="usual", disguise=disguise)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_usual_game_keeps_the_law_with_every_number_of_players(law: Law, seats: int) -> None:
    for seed in range(5):
        uphold(law, GAME, Setup(seats), seed=seed, disguise=disguise)


@pytest.mark.rule("GAU-01", "GAU-15", "GAU-17", "GAU-37", "GAU-38", "GAU-42")
def test_gau_37_some_random_games_end_as_they_should() -> None:
    for number in range(35):
        play_out(number)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(SHARES))
def test_ten_thousand_random_games_end_as_they_should(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        play_out(number)


def play_out(number: int) -> None:
    """One random game: counted after every action, and looked at with other eyes at the end."""
    options = VARIANTS[number % len(VARIANTS)]
    seats = 2 + number // len(VARIANTS) % 5
    state, rng = GAME.open(seats, options, Luck(key_from("soak", number))), seeded("soak", number)
    counted, decisions = GAME.census(state), 0
    while state.acting():
        seat = int(state.seat)
        state.play(seat, state.draw(seat, rng))
        decisions += 1
        assert GAME.census(state) == counted
    assert decisions <= GAME.longest
    room = state.floor.room()
    held = [kind for seat in range(seats) for kind in hand(state, seat)]
    ended = any(not hand(state, seat) for seat in range(seats))
    assert ended or not any(room & BIT[kind] for kind in held)  # GAU-37, GAU-38
    assert pave(on_table(state)) is not None  # GAU-15
    assert len(tiles(state)) + len(held) + int(state.pile_size) == counted["tiles"]
    marked = [one for one in animals(state) if one.seen == MARKED]
    assert all(state.could[seat] & BIT[state.pairs[seat]] for seat in range(seats))
    if not state.rules.paving:
        used = [sum(one.seat == seat for one in marked) for seat in range(seats)]
        assert [int(state.rules.counters()) - left for left in state.counters] == used
        assert sum(state.points()) >= len(marked)
