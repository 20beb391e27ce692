"""Positions of Agora as text: what cannot be is refused by its clause, and from whatever is read a game can be played."""

from __future__ import annotations

import pytest
from agora_tools import at, imagined, mistake, seen

from tablee.engine.luck import Rng, seeded
from tablee.engine.values import Malformed
from tablee.games.agora import GAME
from tablee.games.agora.rules.city import CODES, card_name
from tablee.games.agora.rules.codes import CARDS
from tablee.games.agora.rules.state import Agora

PAIR = "players 3; {}holder 2; seat 2; step {}; map GR B2 G2, SG G1, HG B0+1{}"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("", "players"),
        ("players 2", "players"),
        ("players 6", "players"),
        ("players 3; colour red", "colour"),
        ("players 3; round 1; round 2", "round"),
        ("players 3; round 16", "round"),
        ("players 3; round 0", "round"),
        ("players 3; strict yes", "strict"),
        ("players 3; holder 3", "holder"),
        ("players 3; seat 3", "seat"),
        ("players 3; step dance", "step"),
        ("players 3; hand0 CV1; hand1 CV1", "hand1"),
        ("players 3; hand0 CV6", "hand0"),
        ("players 3; hand3 CV1", "hand3"),
        ("players 3; hand0; hand1; hand2; pile0; pile1; aside CV1", "aside"),
        ("players 3; map EX blue", "map"),
        ("players 3; map EX B1, EX B2", "map"),
        ("players 3; map XX B1", "map"),
        ("players 3; reserve 1 2", "reserve"),
        ("players 3; history 0 dropped CV1", "history"),
        ("players 3; history 3 took CV1", "history"),
        ("players 3; hand0 CV1; hand1 CV2; history 1 took CV1", "history"),
        ("players 3; played0 CV1 CV2; history 0 played CV1", "history"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_clause(text: str, clause: str) -> None:
    assert f"‘{clause}’" in mistake(at, text)


@pytest.mark.rule("AGO-02")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("players 3; map EX B36", "map"),
        ("players 3; map EX B20, GR B10+6", "map"),
        ("players 3; map EX B1; reserve 35 35 35", "reserve"),
        ("players 4; reserve 31 30 30 30", "reserve"),
        ("players 3; map EX O1", "map"),
    ],
)
def test_ago_02_nobody_has_more_walkers_than_there_are(text: str, clause: str) -> None:
    assert f"‘{clause}’" in mistake(at, text)


@pytest.mark.rule("AGO-06", "AGO-07")
def test_ago_06_hands_and_piles_that_are_left_out_need_cards_enough() -> None:
    many = " ".join(
        f"{code}{face}" for code in ("CV", "EX", "SM", "LC", "SG", "GR") for face in ("1", "2", "3a", "3b", "4")
    )
    assert "‘pile1’" in mistake(at, f"players 3; played0 {many}")
    assert at(f"players 3; played0 {many}; pile0; pile1").turn() == 0


@pytest.mark.rule("AGO-15", "AGO-51", "AGO-52", "AGO-54")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("players 3; holder 0; seat 1; step give", "seat"),  # it would pass the fountain to itself
        ("players 3; round 15; step give", "step"),
        ("players 3; round 3; step over", "step"),
        ("players 3; pile0; pile1; step take", "step"),
    ],
)
def test_ago_51_a_step_fits_its_round_and_seat(text: str, clause: str) -> None:
    assert f"‘{clause}’" in mistake(at, text)


@pytest.mark.rule("AGO-38", "AGO-43", "AGO-45", "AGO-66")
def test_ago_43_a_first_move_is_one_that_could_begin_a_pair() -> None:
    assert at(PAIR.format("", "move-on", "; first B@GR HG")).first >= 0
    last = "round 15; pile0; pile1; "
    for rules, step, first in (
        ("", "move-on", ""),  # none
        ("", "move", "; first B@GR HG"),  # the pair is not begun
        ("", "move-on", "; first B@GR EX"),  # nobody lies there
        ("", "move-on", "; first G@SG GR"),
        ("", "move-on", "; first B@NB HG, B@GR HG"),
        ("", "move-on", "; first B@LC HG"),  # no border
        ("", "move-on", "; first W@GR HG"),
        (last, "move-on", "; first B@GR HG"),  # another's walker (AGO-45)
        ("strict; ", "move-on", "; first B@GR HG"),  # it ties (AGO-66)
    ):
        assert "‘first’" in mistake(at, PAIR.format(rules, step, first))


@pytest.mark.rule("AGO-29")
def test_ago_29_no_card_is_discarded_from_a_hand_that_could_play() -> None:
    text = "players 3; step play; seat 1; hand0 CV1; heap0 CV2; history 0 dropped CV2 {}"
    assert at(text.format("0000000000")).turn() == 1
    assert "‘history’" in mistake(at, text.format("1000000000"))


# Any text ---------------------------------------------------------------------------------------------------------------

STEPS = ("take", "play", "move", "move", "move-on", "move-once", "draw", "give", "over")


def random_position(rng: Rng) -> str:
    """Clauses with values that may be, each left out at times; together they may contradict each other."""
    seats, deck = 3 + rng.below(3), rng.shuffled(list(range(CARDS)))

    def some(most: int) -> list[str]:
        return [card_name(deck.pop()) for _ in range(rng.below(most)) if deck]

    places = {f"{word}{seat}": some(6) for word in ("hand", "played", "heap") for seat in range(seats) if rng.below(3)}
    clauses = {
        "strict": "",
        "round": 1 + rng.below((15, 12, 10)[seats - 3] + 1),
        "holder": rng.below(seats),
        "seat": rng.below(seats),
        "step": STEPS[rng.below(len(STEPS))],
        "first": f"{'BGTOW'[rng.below(seats)]}@{CODES[rng.below(10)]} {CODES[rng.below(10)]}"
        if rng.below(8) == 0
        else None,
        "map": ", ".join(f"{code} {random_crowds(rng, seats)}" for code in CODES if rng.below(2)),
        "reserve": " ".join(str(rng.below(15)) for _ in range(seats)),
        "pile0": " ".join(some(9)),
        "pile1": " ".join(some(3)),
        "history": ", ".join(random_movement(place, card, rng) for place, cards in places.items() for card in cards[-1:]),
    }
    given = [f"{word} {value}" for word, value in clauses.items() if value is not None and rng.below(3)]
    return "; ".join([f"players {seats}", *given, *(f"{place} {' '.join(cards)}" for place, cards in places.items())])


def random_crowds(rng: Rng, seats: int) -> str:
    return " ".join(f"{letter}{rng.below(3)}+{rng.below(2)}" for letter in "BGTOW"[:seats] if rng.below(3))


def random_movement(place: str, card: str, rng: Rng) -> str:
    kinds = {"hand": ("took", "drew"), "played": ("played", "played"), "heap": ("dropped", "dropped")}[place[:-1]]
    kind = kinds[rng.below(2)]
    return f"{place[-1]} {kind} {card}" + (f" {'0' * rng.below(2) + '0400g00100'}"[:11] if kind == "dropped" else "")


def check_playable(start: Agora, rng: Rng) -> None:
    """It counts the same to its end, and everybody imagines worlds that look like it."""
    state, counted, decisions = start.copy(), GAME.census(start), 0
    while (seat := int(state.turn())) >= 0:
        if decisions < 2:
            check_imagined(state, rng)
        assert state.codes(seat)
        state.play(seat, state.draw(seat, rng))
        decisions += 1
        assert GAME.census(state) == counted
        assert decisions <= GAME.longest
    assert GAME.standing(state).ranks


def check_imagined(state: Agora, rng: Rng) -> None:
    for chair in (None, *range(state.seats)):
        world = imagined(seen(state, chair), rng)
        assert seen(world, chair) == seen(state, chair)
        assert GAME.census(world) == GAME.census(state)


def test_any_text_is_malformed_or_can_be_played_to_the_end() -> None:
    rng, read, refused = seeded("positions"), 0, set()
    for _ in range(400):
        text = random_position(rng)
        try:
            state = at(text)
        except Malformed as problem:
            refused.add(problem.code)
            continue
        read += 1
        assert GAME.position(at(GAME.position(state))) == GAME.position(state), text
        if read % 3 == 0:
            check_playable(state, rng)
    assert read > 60
    assert len(refused) > 8
