"""Barracuda, rules K: winning, ruin, ranking."""

from __future__ import annotations

import pytest
from barracuda_table import (
    NO_WAY_OUT,
    THREE_BARS,
    bank,
    drawn,
    envelope,
    hands,
    legal,
    opened,
    play,
    refused,
    step,
    table,
    told,
    verbs,
    wallet,
)

from tablee.games.barracuda import GAME
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.turns import ENDS
from tablee.kit.people import named
from tablee.kit.picture import Lens

# Case E10 after seat 1 has paid its rent; seat 0 is still in the bag.
FIFTH_BY_AUCTION = (
    "players 4; round 6; bars barracuda 0/-, karambole 0/-, albatros 0/-, octopus 0, hammock 1, mistral 1, pelican 1; "
    "wallets 20000+7f 2000+7f 30000+7f 30000+7f; seat 1; bag 0; drawn 2 3 1; bank 7000+0f"
)
FIVE_IN = "players 4; round 9; bars barracuda 0/0, karambole 0/0, octopus 0, hammock 1, mistral 1, pelican 2, lagoon 3/-"


def won(state: Barracuda) -> str:
    """`pawns 0`: why the game ended, and about whom."""
    return f"{ENDS[state.ended]} {state.last}"


def fifth_by_auction() -> Barracuda:
    return play(table(FIFTH_BY_AUCTION), "auction 5", *envelope(0, 1, 0), *envelope(0, 1, 2), *envelope(0, 1, 3), "take 0")


@pytest.mark.rule("BAR-84")
def test_bar_84_five_pawns_since_an_earlier_round_win_before_rent_and_action() -> None:
    state = drawn(f"{FIVE_IN}; since 8 0 0 0; wallets 40000+7f 9000+7f 9000+7f 9000+7f", 0)
    assert (step(state), won(state)) == ("over", "pawns 0")
    assert (wallet(state, 0), bank(state)) == ("40000+7f", "0+0f")
    assert state.ranks()[0] == 1


@pytest.mark.rule("BAR-84")
def test_bar_84_e11_last_in_one_round_and_first_in_the_next() -> None:
    text = "players 3; round 8; bars barracuda 0/-, karambole 0/0, octopus 0, hammock 1, lagoon 2/-"
    state = drawn(f"{text}; wallets 40000+7f 20000+7f 20000+7f", 0)
    state = play(state, "partner 1", "0 call", *envelope(0, 1, 0), *envelope(1000, 0, 1), *envelope(1000, 0, 2))
    assert (int(state.round), won(state)) == (9, "pawns 0")


@pytest.mark.rule("BAR-85")
def test_bar_85_e10_the_round_of_the_fifth_pawn_itself_does_not_count() -> None:
    state = fifth_by_auction()
    assert (hands(state)[0], int(state.since[0]), int(state.seat)) == (0, 6, 0)
    assert step(state) == "act"  # drawn in round 6: no win
    state = play(
        state, "done", "0 call", *envelope(0, 1, 0), *(text for seat in (1, 2, 3) for text in envelope(1000, 0, seat))
    )
    assert (int(state.round), won(state)) == (7, "pawns 0")


@pytest.mark.rule("BAR-85")
def test_bar_85_e12_any_loss_clears_the_note() -> None:
    text = f"{FIVE_IN}; since 8 0 0 0; wallets 40000+7f 20000+7f 20000+7f 20000+7f; seat 2; bag 0; drawn 1 3 2"
    state = play(table(text), "takeover 3", *envelope(5000), "0 accept")
    assert (int(state.since[0]), int(state.seat), step(state)) == (0, 0, "act")
    assert wallet(state, 0) == "34000+7f"  # 5000 gained, 11000 rent paid
    state = play(state, "open 8")
    assert int(state.since[0]) == 9
    assert (step(state), int(state.round)) == ("call", 10)
    state = play(state, "0 call", *envelope(0, 1, 0), *(text for seat in (1, 2, 3) for text in envelope(1000, 0, seat)))
    assert won(state) == "pawns 0"


@pytest.mark.rule("BAR-86")
def test_bar_86_the_winner_need_not_be_able_to_pay() -> None:
    state = drawn(f"{FIVE_IN}; since 8 0 0 0; wallets 0+7f 9000+7f 9000+7f 9000+7f", 0)
    assert won(state) == "pawns 0"


@pytest.mark.rule("BAR-87")
def test_bar_87_e10_all_five_in_but_not_yet_winning_pays_and_may_rest() -> None:
    state = fifth_by_auction()
    assert wallet(state, 0) == "6000+6f"  # 14000 rent
    assert verbs(state) == {"done", "auction"}
    assert refused(state, "open 8") == "BAR-28 no-pawn"
    assert told(state, "done")[0] == "S0 ends the turn without an action."
    assert step(play(state, "done")) == "call"


@pytest.mark.rule("BAR-88")
def test_bar_88_who_cannot_pay_is_ruined_at_once() -> None:
    text = f"{NO_WAY_OUT}; wallets 7000+7f 30000+7f 12000+7f"
    state = drawn(text, 0)
    assert (step(state), won(state)) == ("over", "rent 0")
    before = table(f"{text}; step call; seat -; bag 0; declined 1 2")
    assert "S0 owes 8000 rent, has only 7000, and is ruined." in told(before, "0 decline")


@pytest.mark.rule("BAR-89")
def test_bar_89_e06_who_can_do_nothing_is_ruined() -> None:
    state = drawn(f"{NO_WAY_OUT}; wallets 10000+7f 30000+7f 12000+7f", 0)
    assert (step(state), won(state), wallet(state, 0)) == ("over", "stuck 0", "2000+7f")
    assert state.ranks() == [3, 1, 2]
    saved = drawn(f"{NO_WAY_OUT}; wallets 11000+7f 30000+7f 12000+7f", 0)
    assert legal(saved) == {"takeover 5"}


@pytest.mark.rule("BAR-89")
def test_bar_89_x9_paying_to_the_last_coin_is_no_ruin() -> None:
    state = drawn("players 3; round 3; bars karambole 0/-, octopus 0, hammock 1; wallets 8000+7f 9000+7f 9000+7f", 0)
    assert (wallet(state, 0), step(play(state, "partner 1"))) == ("0+7f", "call")


@pytest.mark.rule("BAR-90")
def test_bar_90_nobody_is_ruined_in_anothers_turn_or_by_his_own_word() -> None:
    """Seat 0 refuses with its last money and owes more rent than it has: it plays on until it is drawn."""
    state = play(table(THREE_BARS.replace("20000", "5000")), "takeover 1", *envelope(5000), "0 refuse")
    assert (wallet(state, 0), step(state)) == ("0+7f", "act")
    assert refused(table(THREE_BARS), "done") == "BAR-25 no-passing"


@pytest.mark.rule("BAR-91")
@pytest.mark.rule("BAR-92")
@pytest.mark.rule("BAR-93")
@pytest.mark.rule("BAR-94")
def test_bar_91_to_94_e14_the_ruined_is_last_then_pawns_money_and_rents() -> None:
    text = (
        "players 5; round 7; bars barracuda 0/0, karambole 0/1, sirena 1/0, albatros 2/3, octopus 2, hammock 2, pelican 3, "
        "mistral 3, banana 4; wallets 3000+7f 9000+7f 7000+7f 7000+7f 30000+7f"
    )
    state = drawn(text, 0)
    assert won(state) == "rent 0"
    assert state.points() == [4, 2, 3, 3, 1]
    assert state.ranks() == [5, 3, 1, 2, 4]
    assert refused(state, "1 decline") == "BAR-91 over"
    assert state.reward(2) == 1.0


@pytest.mark.rule("BAR-93")
def test_bar_93_fakes_do_not_count() -> None:
    text = "players 3; round 7; bars barracuda 0/-, octopus 1, pelican 2; wallets 0+7f 8000+0f 7000+14f"
    assert drawn(text, 0).ranks() == [3, 1, 2]


@pytest.mark.rule("BAR-91", "BAR-92", "BAR-93", "BAR-94", "BAR-95")
def test_bar_93_what_decided_between_equals_is_said() -> None:
    text = (
        "players 5; round 7; bars barracuda 0/0, karambole 0/1, sirena 1/0, albatros 2/3, octopus 2, hammock 2, pelican 3, "
        "mistral 3, banana 4; wallets 3000+7f {}+7f 7000+7f {}+7f 30000+7f"
    )
    ruined = "Ada cannot pay the rent: ruined, and therefore last."
    money = "Equal with 3 pawns, more real money is ahead: Dan (8000) and Cleo (7000)."
    rents = "Equal with 3 pawns and 7000, the higher rents of one’s bars are ahead: Cleo (9000) and Dan (7000)."
    assert verdict(drawn(text.format(9000, 8000), 0)) == f"{ruined} {money}"
    assert verdict(drawn(text.format(9000, 7000), 0)) == f"{ruined} {rents}"
    text = "players 3; round 7; bars barracuda 0/-, octopus 1, pelican 2; wallets 0+7f 8000+0f 8000+14f"
    assert verdict(drawn(text, 0)).endswith("Bo and Cleo are equal in pawns, money and rents: they share a place.")


def verdict(state: Barracuda) -> str:
    return named(GAME.face.board(GAME.view(state, None), Lens()).verdict, ("Ada", "Bo", "Cleo", "Dan", "Eli"))


@pytest.mark.rule("BAR-95")
def test_bar_95_what_is_equal_shares_its_rank() -> None:
    text = "players 3; round 7; bars barracuda 0/-, octopus 1, pelican 2; wallets 0+7f 8000+0f 8000+14f"
    state = drawn(text, 0)
    assert state.ranks() == [3, 1, 1]
    assert state.reward(1) == state.reward(2) == 0.5


@pytest.mark.rule("BAR-96")
def test_bar_96_after_a_win_the_others_are_ranked_alike() -> None:
    state = drawn(f"{FIVE_IN}; since 8 0 0 0; wallets 0+7f 9000+7f 9000+7f 12000+7f", 0)
    assert state.points() == [5, 2, 1, 1]
    assert state.ranks() == [1, 2, 4, 3]


@pytest.mark.rule("BAR-97")
def test_bar_97_the_end_of_round_100_is_the_end() -> None:
    text = "players 3; round 100; bars octopus 0, hammock 1, sirena 2/-; wallets 9000+7f 9000+7f 9000+7f; seat 0; bag"
    state = play(table(text), "open 4")
    assert (step(state), won(state)) == ("over", "time -1")
    assert state.ranks() == [1, 3, 2]
    assert step(play(table(text.replace("100", "99")), "open 4")) == "call"


@pytest.mark.rule("BAR-110")
def test_bar_110_partners_count_as_pawns_in_bars() -> None:
    """Five pawns in three bars win; the ranking counts partners too."""
    assert won(drawn(f"{FIVE_IN}; since 8 0 0 0", 0)) == "pawns 0"
    assert table("players 3; round 3; bars karambole 0/1, lagoon 0/0").points() == [3, 1, 0]


@pytest.mark.rule("BAR-106")
def test_bar_106_at_the_end_everything_is_told() -> None:
    before = table(f"{NO_WAY_OUT}; wallets 7000+7f 30000+7f 12000+7f; step call; seat -; bag 0; declined 1 2")
    said = told(before, "0 decline")
    assert "Wallet of S1: 3 × 10000 and 7 fakes, in all 30000." in said
    assert "In the bank: 0 and 0 fakes." in said
    assert "Sundowner and Banana Bar were out of the game." in said
    assert said[-1] == "The result: 1. S1, 2. S2 and 3. S0."


def test_a_new_game_is_nobodys() -> None:
    assert opened(3).ranks() == [1, 1, 1]
