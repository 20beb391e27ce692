"""What a chair can infer about the money of others, and the worlds it imagines."""

from __future__ import annotations

from collections import Counter

import pytest
from barracuda_table import GAME, SIX_BARS, THREE_BARS, at_random, envelope, imagined, opened, play, table, view, wallet

from tablee.engine.luck import Dice, Rng, seeded
from tablee.engine.values import Seat
from tablee.games.barracuda.game import BarracudaGame
from tablee.games.barracuda.rules.state import Barracuda
from tablee.games.barracuda.rules.view import BarracudaView
from tablee.lab.surface import differences
from tablee.lab.worlds import frequencies, possible_worlds


class Amounts(BarracudaGame):
    """Barracuda whose positions do not tell bills apart: what they are changed into is nobody's business (BAR-76)."""

    def position(self, state: Barracuda) -> str:
        piles = [(int(state.offered(seat)), int(state.pile_size(seat))) for seat in range(state.seats)]
        money = [(int(state.real(seat)), int(state.fakes(seat))) for seat in range(state.seats)]
        slots = [int(bar) for bar in state.slots]
        return repr((money, piles, slots, int(state.seat), int(state.task)))


AMOUNTS = Amounts()
SMALL = "players 3; round 3; bars karambole 0/-, octopus 1, lagoon 2/-, hammock closed, sirena closed, sundowner closed, "
SMALL += "barracuda closed, mistral closed, banana closed, pelican closed; discards known; "


def worlds(state: Barracuda, chair: Seat | None, count: int = 300) -> list[Barracuda]:
    sampler, rng = GAME.sampler(view(state, chair)), seeded("worlds")
    found = [sampler.world(rng) for _ in range(count)]
    return [world for world in found if isinstance(world, Barracuda)]


@pytest.mark.rule("BAR-99")
def test_bar_99_money_that_moved_in_public_is_known_to_all() -> None:
    """Rents and stakes are shown, and so is every wallet as long as nobody made a deal (BAR-103)."""
    state = play(table(f"{SIX_BARS}; step call; seat -; bag 0 1 2; wallets 30000+7f 30000+7f 30000+7f"), "1 call")
    state = play(state, *envelope(0, 1, 0), *envelope(2000, 0, 1), *envelope(3000, 2, 2))
    assert {wallet(world, 1) for world in worlds(state, 2, 20)} == {wallet(state, 1)}


@pytest.mark.rule("BAR-102")
def test_bar_102_ones_own_deals_are_known_and_those_of_others_leave_a_range() -> None:
    state = play(table(THREE_BARS), "takeover 1", *envelope(6000, 1), "0 accept")
    assert {wallet(world, 0) for world in worlds(state, 1, 30)} == {"26000+8f"}
    seen = Counter(wallet(world, 0) for world in worlds(state, 2))
    assert {text.split("+")[0] for text in seen} == {f"{20000 + 1000 * paid}" for paid in range(5, 13)}
    assert all(wallet(world, 0) != "20000+7f" for world in worlds(state, None))


@pytest.mark.rule("BAR-42")
def test_bar_42_who_refuses_must_have_had_the_money() -> None:
    state = play(table(THREE_BARS.replace("20000", "6000")), "takeover 1", *envelope(5000, 2), "0 refuse")
    assert {wallet(world, 0).split("+")[0] for world in worlds(state, 2)} == {"0", "1000"}


@pytest.mark.rule("BAR-103")
def test_bar_103_what_somebody_paid_later_tells_what_they_had() -> None:
    """Seat 2 lost all but 5000, sold its bar for an unknown amount and then paid 9000 in public."""
    deal = "accepted 0 2 5000 12000 3 0 50000+7f 50000+7f 5000+7f"
    text = f"{SMALL}wallets 38000+7f 50000+7f 8000+7f; deals {deal}; seat 1; bag"
    assert {wallet(world, 2) for world in worlds(table(text), 1)} >= {"8000+7f"}
    assert min(int(world.real(2)) for world in worlds(table(text), 1)) >= 0


@pytest.mark.rule("BAR-108")
def test_bar_108_who_counted_the_bank_knows_what_refused_partner_offers_cost() -> None:
    text = f"{SMALL}bank_info once; wallets 30000+7f 30000+7f 30000+7f; seat 1; bag 2"
    state = play(table(text), "partner 1", *envelope(4000, 2), "0 refuse")
    before = {int(world.real(1)) for world in worlds(state, 2)}
    after = {int(world.real(1)) for world in worlds(play(state, "2 count"), 2)}
    assert (len(before) > 5, after) == (True, {26})


@pytest.mark.rule("BAR-105")
def test_bar_105_an_open_bank_tells_the_same_to_everybody() -> None:
    text = f"{SMALL}bank_info open; wallets 30000+7f 30000+7f 30000+7f; seat 1; bag 2"
    state = play(table(text), "partner 1", *envelope(4000, 2), "0 refuse")
    assert {int(world.real(1)) for world in worlds(state, 2, 50)} == {26}


@pytest.mark.rule("BAR-03")
@pytest.mark.rule("BAR-05")
def test_bar_03_bars_never_seen_may_lie_anywhere_one_of_each_kind_out() -> None:
    state = table("players 3; bars karambole 0/-, octopus 1; seat 2; bag")
    seen = [tuple(int(bar) for bar in world.slots) for world in worlds(state, 0, 400)]
    assert all(world[:2] == (1, 7) and sorted(world) == list(range(12)) for world in seen)
    assert {world[10] for world in seen} == {0, 2, 3, 4, 5}
    assert {world[11] for world in seen} == {6, 8, 9, 10, 11}


# Frequencies against brute force, on tables so small that every envelope can be tried -------------------------------------

STORIES = [
    (2, "bag", "20000+2f 9000+3f 9000+0f", "1 takeover 1, 1 fill 0 1 0 0, 1 seal 2"),
    (2, "bag", "20000+2f 9000+3f 9000+0f", "1 takeover 1, 1 fill 0 1 0 0, 1 seal 2, 0 accept"),
    (2, "bag", "7000+2f 9000+3f 9000+0f", "1 takeover 1, 1 fill 0 1 0 0, 1 seal 1, 0 refuse"),
    (None, "bag", "5000+2f 9000+1f 9000+0f", "1 partner 1, 1 fill 0 0 1 0, 1 seal 1, 0 refuse"),
    (2, "bag", "5000+2f 4000+3f 9000+0f", "1 partner 1, 1 fill 0 0 1 0, 1 seal 1"),
    (0, "bag", "5000+2f 4000+3f 9000+0f", "1 partner 1, 1 fill 0 0 1 0, 1 seal 1"),
    (0, "step call; bag 0 1 2", "3000+1f 2000+2f 2000+0f", "0 call, 1 fill 0 0 1 0, 1 seal 1, 2 fill 0 0 1 0, 2 seal 0"),
]


@pytest.mark.parametrize(("chair", "rest", "wallets", "story"), STORIES, ids=[f"{one[0]}: {one[3]}" for one in STORIES])
def test_imagined_worlds_are_as_frequent_as_brute_force_says(
    chair: Seat | None, rest: str, wallets: str, story: str
) -> None:
    seat = "-" if "call" in rest else "1"
    text = f"{SMALL}wallets {wallets}; seat {seat}; {rest}"

    def start(dice: Dice) -> Barracuda:
        state = table(text)
        state.dice = dice
        return state

    played = []
    for line in story.split(", "):
        who, action = line.split(maxsplit=1)
        played.append((int(who), GAME.encode(GAME.parse(action))))
    state = start(seeded("small"))
    for seat_played, code in played:
        state.play(seat_played, code)
    possible = possible_worlds(AMOUNTS, start, seeded("small"), played, chair)
    frequencies(AMOUNTS, AMOUNTS.view(state, chair), possible, samples=4000)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imagined_worlds_look_like_the_view_and_play_on(seats: int) -> None:
    rng: Rng = seeded("look")
    for seed in range(3):
        for state in at_random(opened(seats, seed, bank_info=("uncounted", "once", "open")[seed]), seed):
            chair = None if rng.below(4) == 0 else rng.below(seats)
            seen: BarracudaView = view(state, chair)
            world = imagined(seen, rng)
            assert differences(seen, view(world, chair)) == []
            assert GAME.census(world) == GAME.census(state)
            assert min(world.bills) >= 0
            assert min(int(world.bank), int(world.bank_fakes)) >= 0
            assert all(world.codes(seat) for seat in world.acting())
