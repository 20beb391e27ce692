"""What clocks show follows from what everybody saw: decisions, signs of life, who is played for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tablee.table.clock import DAY, DAYS, LIVE, TURN, Clock
from tablee.table.lived import Lived
from tablee.table.times import MOST_LAG, Times

NOBODY: frozenset[int] = frozenset()
RAPID = Clock(LIVE, bank=60.0, delay=10.0)


@pytest.fixture
def times() -> Times:
    times = Times(RAPID, Lived())
    times.begin(1000.0, (0,), NOBODY)
    return times


def test_a_decision_has_its_delay_and_then_the_bank(times: Times) -> None:
    assert times.deadline == 1070.0
    times.done(0, 1008.0, 0.0, (1,), NOBODY)
    assert (times.bank(0), times.idle(0)) == (60.0, 70.0)
    times.done(1, 1038.0, 0.0, (0,), NOBODY)
    assert (times.bank(1), times.deadline) == (40.0, 1108.0)


def test_the_decisions_of_a_turn_share_one_delay_where_that_was_chosen() -> None:
    times = Times(replace(RAPID, per=TURN), Lived())
    times.begin(1000.0, (0,), NOBODY)
    times.done(0, 1006.0, 0.0, (0,), NOBODY)
    assert (times.bank(0), times.deadline) == (60.0, 1006.0 + 4.0 + 60.0)
    times.done(1, 1030.0, 0.0, (0,), NOBODY)
    assert (times.bank(0), times.deadline) == (40.0, 1070.0)
    times.done(2, 1031.0, 0.0, (1,), NOBODY)
    assert (times.bank(0), times.idle(0)) == (39.0, 49.0)
    times.done(3, 1032.0, 0.0, (0,), NOBODY)
    assert times.deadline == 1032.0 + 49.0, "another turn has a delay of its own"
    times.taken_back([3], 1033.0, (1,), NOBODY)
    assert (times.bank(1), times.now.used) == (60.0, 1.0)


def test_who_comes_back_in_a_turn_without_time_has_the_delay_once() -> None:
    times = Times(replace(RAPID, per=TURN), Lived())
    times.begin(1000.0, (0,), NOBODY)
    times.done(0, 1100.0, 0.0, (0,), NOBODY)
    assert times.deadline == 1100.0
    times.played_on_by(frozenset({0}), 1100.0)
    times.played_on_by(NOBODY, 1200.0, back=0)
    assert times.deadline == 1210.0


def test_an_empty_bank_leaves_the_delay(times: Times) -> None:
    times.done(0, 1200.0, 0.0, (1,), NOBODY)
    times.done(1, 1201.0, 0.0, (0,), NOBODY)
    assert (times.bank(0), times.deadline) == (0.0, 1211.0)


def test_time_on_the_way_is_not_charged_up_to_a_bound(times: Times) -> None:
    times.done(0, 1030.0, 0.5, (1,), NOBODY)
    assert times.bank(0) == 40.5
    times.done(1, 1060.0, 30.0, (0,), NOBODY)
    assert times.bank(1) == 40.0 + MOST_LAG


def test_time_in_which_the_site_was_down_is_charged_to_nobody(times: Times) -> None:
    times.lived.pauses += [(900.0, 905.0), (1005.0, 1105.0)]
    assert times.deadline == 1170.0
    times.done(0, 1125.0, 0.0, (1,), NOBODY)
    assert times.bank(0) == 45.0
    assert times.deadline == 1195.0


def test_several_at_once_have_one_time_and_keep_their_banks(times: Times) -> None:
    times.done(0, 1001.0, 0.0, (0, 1, 2), NOBODY)
    assert times.deadline == 1001.0 + 10.0 + 60.0 / 4
    times.done(1, 1025.0, 0.0, (0,), NOBODY)
    assert [times.bank(seat) for seat in range(3)] == [60.0, 60.0, 60.0]


def test_taking_back_gains_no_time(times: Times) -> None:
    times.done(0, 1020.0, 0.0, (0,), NOBODY)
    assert times.deadline == 1080.0
    times.taken_back([0], 1025.0, (0,), NOBODY)
    assert times.deadline == 1070.0
    times.done(2, 1030.0, 0.0, (1,), NOBODY)
    assert times.bank(0) == 40.0


def test_what_is_taken_back_by_consent_gives_others_their_time_back(times: Times) -> None:
    times.done(0, 1020.0, 0.0, (1,), NOBODY)
    times.done(1, 1050.0, 0.0, (0,), NOBODY)
    times.taken_back([0, 1], 1055.0, (0,), NOBODY)
    assert times.bank(1) == 60.0
    assert times.deadline == 1055.0 + 70.0 - 25.0


def test_a_clock_rests_while_a_bot_plays_and_goes_on_at_the_return(times: Times) -> None:
    times.played_on_by(frozenset({0}), 1020.0)
    assert times.deadline is None
    times.played_on_by(NOBODY, 1500.0, back=0)
    assert times.deadline == 1550.0


def test_who_comes_back_without_time_has_the_delay_once(times: Times) -> None:
    times.played_on_by(frozenset({0}), 1074.0)
    times.played_on_by(NOBODY, 1075.0, back=0)
    assert times.deadline == 1085.0
    times.played_on_by(frozenset({0}), 1085.0)
    times.played_on_by(NOBODY, 1090.0, back=0)
    assert times.deadline == 1090.0, "at once"


def test_days_are_for_each_decision() -> None:
    times = Times(Clock(DAYS, days=3), Lived())
    times.begin(0.0, (1,), NOBODY)
    assert times.deadline == 3 * DAY
    times.done(0, DAY, 0.0, (0,), NOBODY)
    assert times.deadline == 4 * DAY


def test_a_clock_that_is_set_back_charges_nothing(times: Times) -> None:
    times.done(0, 900.0, 0.0, (1,), NOBODY)
    assert times.bank(0) == 60.0
    assert times.deadline == 1070.0
