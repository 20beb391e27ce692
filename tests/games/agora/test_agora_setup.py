"""Setting up a game of Agora."""

from __future__ import annotations

from collections import Counter

import pytest
from agora_tools import Loaded, at, imagined, mistake, seen

from tablee.engine.luck import Luck, key_from, seeded
from tablee.engine.state import NOBODY
from tablee.games.agora import GAME
from tablee.games.agora.rules.agreed import ROUNDS
from tablee.games.agora.rules.city import BORDERS, CODES, NAMES, SQUARES, VALUE, card_name, members, square, strength
from tablee.games.agora.rules.codes import CARDS, FACES

TABLE = {3: (35, 15, 15, 15, 15), 4: (30, 12, 14, 14, 12), 5: (25, 10, 13, 12, 10)}  # walkers, aside, piles, rounds


@pytest.mark.rule("AGO-01")
def test_ago_01_three_to_five_play() -> None:
    for seats in (0, 1, 2, 6):
        assert "3 to 5" in mistake(GAME.open, seats, {}, seeded("deal"))
    for seats in (3, 4, 5):
        assert GAME.open(seats, {}, seeded("deal")).seats == seats


@pytest.mark.rule("AGO-02", "AGO-04", "AGO-06", "AGO-07")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ago_02_ax_02_a_new_table(seats: int) -> None:
    state = GAME.open(seats, {}, Luck(key_from("table", seats)))
    walkers, aside, first, second, rounds = TABLE[seats]
    view = seen(state)
    assert view.reserve == (walkers,) * seats
    assert not any(view.crowds)
    assert [len(hand) for hand in view.backs] == [5] * seats
    assert [size for _, size in view.piles] == [first, second]
    assert view.set_aside == aside
    assert view.rounds == ROUNDS[seats] == rounds
    assert GAME.census(state)["different cards"] == CARDS


@pytest.mark.rule("AGO-03")
@pytest.mark.parametrize(("seats", "letters"), [(3, "BGT"), (4, "BGTO"), (5, "BGTOW")])
def test_ago_03_colours_in_use(seats: int, letters: str) -> None:
    assert GAME.colours == ("blue", "garnet", "topaz", "olive", "white")
    counted = GAME.census(GAME.open(seats, {}, seeded("deal")))
    assert "".join(colour[0].upper() for colour in counted if "card" not in colour) == letters
    assert "Nobody plays" in mistake(
        at, f"players {seats}; map EX {'OWX'[seats - 3]}1" if seats < 5 else "players 4; map EX W1"
    )


@pytest.mark.rule("AGO-05")
def test_ago_05_nobody_learns_which_cards_are_set_aside() -> None:
    state = GAME.open(4, {}, seeded("deal"))
    for chair in (None, 0, 1, 2, 3):
        view = seen(state, chair)
        assert view.set_aside == 12
        worlds = {frozenset(members(int(imagined(view, seeded(n)).aside))) for n in range(5)}
        assert len(worlds) == 5


@pytest.mark.rule("AGO-05", "AGO-72")
def test_ago_05_every_card_may_be_set_aside() -> None:
    aside: Counter[int] = Counter()
    for n in range(300):
        aside.update(members(int(GAME.open(3, {}, seeded("aside", n)).aside)))
    assert set(aside) == set(range(CARDS))
    assert max(aside.values()) < 3 * min(aside.values())


@pytest.mark.rule("AGO-08")
def test_ago_08_the_first_holder_is_drawn_by_lot_unless_named() -> None:
    holders = Counter(int(GAME.open(5, {}, seeded("holder", n)).holder) for n in range(500))
    assert sorted(holders) == [0, 1, 2, 3, 4]
    assert min(holders.values()) > 60
    assert {int(GAME.open(5, {"first_holder": 3}, seeded(n)).holder) for n in range(20)} == {3}


@pytest.mark.rule("AGO-09")
def test_ago_09_the_left_neighbour_is_the_next_seat() -> None:
    state = at("players 4; holder 3; hand0 CV1 CV2 CV4 CV5 EX1; hand3 MT1 MT2 MT4 MT5 SA1")
    assert [int(state.left_neighbour(seat)) for seat in range(4)] == [1, 2, 3, 0]
    assert [GAME.write(GAME.decode(code)) for code in state.codes(3)] == ["take CV", "take EX"]


@pytest.mark.rule("AGO-72")
def test_ago_72_sixty_different_cards() -> None:
    assert len({card_name(card) for card in range(CARDS)}) == CARDS == 60
    for district in range(10):
        assert sorted(strength(card) for card in range(CARDS) if card // FACES == district) == [1, 2, 3, 3, 4, 5]
    assert len({square(card) for card in range(CARDS)}) == 60
    assert all(len(squares) == FACES for squares in SQUARES)


@pytest.mark.rule("AGO-72")
def test_ago_72_a_back_tells_the_district_and_no_more() -> None:
    """Two deals that differ in faces only look the same from across the table."""
    low = at("players 3; hand1 CV1 EX2 SM3a LC4 SG5; pile0 GR1 HG1; pile1 GR2 HG2; hand0 NB1; hand2 SA1; seat 0")
    high = at("players 3; hand1 CV5 EX4 SM3b LC1 SG2; pile0 GR4 HG4; pile1 GR5 HG5; hand0 NB1; hand2 SA1; seat 0")
    assert seen(low, 0) == seen(high, 0)
    assert seen(low, None) == seen(high, None)


@pytest.mark.rule("AGO-36", "AGO-55")
def test_ago_36_the_city() -> None:
    assert len(CODES) == len(NAMES) == 10
    assert sum(VALUE) == 76
    assert sum(len(there.split()) for there in BORDERS.values()) == 2 * 19
    assert all(here in BORDERS[there].split() for here in CODES for there in BORDERS[here].split())


@pytest.mark.rule("AGO-06", "AGO-08")
def test_ago_06_the_same_key_deals_the_same_game() -> None:
    deals = {GAME.position(GAME.open(4, {}, Luck(key_from("same")))) for _ in range(3)}
    assert len(deals) == 1
    assert GAME.open(4, {}, Luck(key_from("same"))).tops[0] == NOBODY


def test_loaded_dice_fall_as_told() -> None:
    assert Loaded(2, 0).below(3) == 2
