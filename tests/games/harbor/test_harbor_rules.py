"""Harbor, rule by rule."""

from __future__ import annotations

import pytest
from harbor import GAME
from harbor.rules.state import Harbor

from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.state import NOBODY
from tablee.engine.values import Refusal, Standing
from tablee.lab import coverage

BOTH = "captains 2; cargo 4 7; pier 6; deck 3 9 1 2"


def play(state: Harbor | str, *lines: str) -> Harbor:
    """The state after actions such as `0 bid 3`; each must be legal."""
    after = GAME.from_position(state) if isinstance(state, str) else state.copy()
    for line in lines:
        seat, text = line.split(maxsplit=1)
        assert why_not(after, line) is None
        after.play(int(seat), GAME.encode(GAME.parse(text)))
    return after


def why_not(state: Harbor | str, line: str) -> str | None:
    """The rule and reason of a refusal."""
    seat, text = line.split(maxsplit=1)
    asked = GAME.from_position(state) if isinstance(state, str) else state
    refusal: Refusal | None = GAME.why_not(asked, int(seat), GAME.parse(text))
    return None if refusal is None else f"{refusal.rule} {refusal.reason}"


def deal(seats: int, **options: object) -> Harbor:
    return GAME.open(seats, options, seeded("harbor rules"))


@pytest.mark.rule("HB-1.1")
def test_every_captain_starts_with_the_same_purse() -> None:
    assert [deal(seats).purses for seats in (2, 3, 4)] == [[5] * 2, [5] * 3, [5] * 4]
    assert deal(2, coins=9).purses == [9, 9]
    assert why_not(BOTH, "2 bid 0") == why_not(BOTH, "-1 bid 0") == "HB-1.1 no-captain"
    assert why_not(BOTH, "0 peek cargo3") == "HB-1.1 no-captain"


@pytest.mark.rule("HB-1.2")
@pytest.mark.parametrize("cards", [7, 12])
def test_the_deck_is_shuffled_and_has_every_number_once(cards: int) -> None:
    state = deal(2, cards=cards)
    dealt = [*state.cargo, state.pier, *state.deck]
    assert sorted(dealt) == list(range(1, cards + 1)) != dealt


@pytest.mark.rule("HB-1.3")
def test_a_captain_alone_knows_its_cargo() -> None:
    state = GAME.from_position(BOTH)
    assert [GAME.view(state, chair).cargo for chair in (0, 1, None)] == [(4, None), (None, 7), (None, None)]
    assert [GAME.view(state, chair).points for chair in (0, 1, None)] == [(5, None), (None, 5), (None, None)]


@pytest.mark.rule("HB-1.4")
def test_the_beacon_order_goes_clockwise_from_the_lighthouse() -> None:
    assert deal(4, lighthouse=2).beacon == [2, 3, 0, 1]
    assert {GAME.open(4, {}, seeded(seed)).beacon[0] for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("HB-1.5", "HB-3.6", "HB-4.1")
@pytest.mark.parametrize("piers", [1, 2, 3])
def test_as_many_piers_are_sold_one_after_the_other_as_agreed(piers: int) -> None:
    state = deal(2, piers=piers)
    up, *following = state.pier, *state.deck
    for number in range(piers):
        assert state.pier == (up, *following)[number]
        assert state.acting() == [0, 1]
        state = play(state, "0 bid 1", "1 bid 0")
    assert state.acting() == []
    assert state.turn() == NOBODY
    assert why_not(state, "0 bid 0") == "HB-4.1 over"
    assert GAME.view(state, None).cargo == tuple(state.cargo)


@pytest.mark.rule("HB-2.1")
def test_a_look_costs_a_coin_and_shows_the_card_to_one_captain() -> None:
    deck, cargo = play(BOTH, "0 peek deck"), play(BOTH, "0 peek cargo1")
    assert (deck.purses, deck.bank) == ([4, 5], 1)
    assert [GAME.view(deck, chair).top for chair in (0, 1, None)] == [3, None, None]
    assert [GAME.view(cargo, chair).cargo for chair in (0, 1, None)] == [(4, 7), (None, 7), (None, None)]
    assert deck.secrets_opened() == cargo.secrets_opened() == 1
    assert play(f"{BOTH}; price 2", "0 peek deck").purses == [3, 5]
    assert why_not("captains 4; deck ; piers 1", "0 peek deck") == "HB-2.1 deck-empty"


@pytest.mark.rule("HB-2.1")
def test_everybody_reads_who_looks_where_and_one_captain_reads_the_card() -> None:
    before = GAME.from_position(BOTH)
    events = GAME.story(before, 0, GAME.parse("peek cargo1"), play(before, "0 peek cargo1"))
    lines = [
        [GAME.face.tell(event, ["Ann", "Bob"], "en") for event in events if event.may_be_read_by(chair)] for chair in (0, 1)
    ]
    assert lines == [["Ann looks at the cargo of Bob.", "You see 7."], ["Ann looks at the cargo of Bob."]]


@pytest.mark.rule("HB-2.2")
def test_a_captain_looks_once_per_pier_with_coins_at_something_new() -> None:
    once = play(BOTH, "0 peek cargo1")
    assert why_not(once, "0 peek deck") == "HB-2.2 looked"
    again = play(once, "0 bid 0", "1 bid 0")
    assert why_not(again, "0 peek deck") is None
    assert why_not(again, "0 peek cargo1") == why_not(BOTH, "0 peek cargo0") == "HB-2.2 known-already"
    assert why_not(f"{BOTH}; purses 0 5", "0 peek deck") == "HB-2.2 no-coins"


@pytest.mark.rule("HB-2.3")
def test_captains_may_agree_not_to_look() -> None:
    assert why_not(f"{BOTH}; blind", "0 peek deck") == "HB-2.3 no-looking"
    assert deal(2, peeking=False).looks(0) == []


@pytest.mark.rule("HB-3.1")
def test_all_captains_choose_at_once_and_a_closed_fist_stays_closed() -> None:
    assert GAME.from_position(BOTH).acting() == [0, 1]
    closed = play(BOTH, "0 bid 2")
    assert closed.acting() == [1]
    assert why_not(closed, "0 bid 3") == why_not(closed, "0 peek deck") == "HB-3.1 fist-closed"


@pytest.mark.rule("HB-3.2")
def test_nobody_bids_more_than_the_purse_holds() -> None:
    assert why_not(BOTH, "0 bid 5") is None
    assert why_not(BOTH, "0 bid 6") == "HB-3.2 purse-too-small"


@pytest.mark.rule("HB-3.3")
def test_a_closed_fist_tells_onlookers_nothing() -> None:
    low, high = play(BOTH, "0 bid 1"), play(BOTH, "0 bid 5")
    assert all(GAME.view(low, onlooker) == GAME.view(high, onlooker) for onlooker in (1, None))
    assert GAME.view(low, 0).fist == 1
    assert low.secrets_opened() == 0
    assert GAME.view(play(low, "1 bid 0"), None).bids == (1, 0)


@pytest.mark.rule("HB-3.4")
@pytest.mark.parametrize(("beacon", "winner"), [("0 1 2", 1), ("2 1 0", 2)])
def test_a_tied_bid_goes_to_the_first_in_beacon_order_who_then_goes_last(beacon: str, winner: int) -> None:
    after = play(f"captains 3; beacon {beacon}", "0 bid 1", "1 bid 3", "2 bid 3")
    assert after.quay[0][1] == after.beacon[-1] == winner
    assert after.luck_used() == 0


@pytest.mark.rule("HB-3.4")
def test_if_agreed_the_lot_decides_among_the_tied() -> None:
    tied = GAME.from_position("captains 3; lot; fists 3 1 -")
    winners = set()
    for seed in range(20):
        state = tied.copy()
        state.dice = seeded(seed)
        after = play(state, "2 bid 3")
        assert after.luck_used() == 1
        winners.add(after.quay[0][1])
    assert winners == {0, 2}
    assert play("captains 3; lot; fists 3 1 -", "2 bid 2").luck_used() == 0


@pytest.mark.rule("HB-3.5")
def test_the_winner_pays_and_the_others_keep_their_coins() -> None:
    after = play(BOTH, "0 bid 2", "1 bid 4")
    assert (after.quay, after.purses, after.bank) == ([(6, 1)], [5, 1], 4)


@pytest.mark.rule("HB-3.5")
def test_a_pier_nobody_bids_for_sinks() -> None:
    after = play(f"{BOTH}; beacon 1 0", "0 bid 0", "1 bid 0")
    assert (after.quay, after.purses, after.beacon) == ([(6, NOBODY)], [5, 5], [1, 0])


@pytest.mark.rule("HB-4.2", "HB-4.3")
def test_piers_like_the_cargo_count_twice_and_equals_share_the_place() -> None:
    over = "captains 3; piers 3; cargo 4 7 1; pier 0; deck ; quay 6:0 3:0 2:1; bids 0 0 0"
    state = GAME.from_position(f"{over}; purses 1 5 7")
    assert state.points() == [1 + 2 * 6 + 3, 5 + 2, 7]
    assert GAME.standing(state) == Standing((16, 7, 7), (1, 2, 2))
    assert [state.reward(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.parametrize(
    "text",
    ["", "captains 5", "captains 2; cargo 1", "captains 2; deck 1 1", "captains 2; fists 1 1", "captains 2; beacon 0 0",
     "captains 2; sails 3", "captains 2; purses x 1", "captains 2; fists - 6", "captains 2; looks bid -"],
)  # fmt: skip
def test_a_text_that_is_no_position_is_malformed(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        GAME.from_position(text)


def test_every_rule_of_harbor_is_carried_by_a_test(harbor: AnyGame) -> None:
    found = next(one for one in coverage.report() if one.game == harbor.name)
    assert found.complete
    assert found.rules == 17
