"""The list of choices: whole actions while few, the next word when many, numbers as they are."""

from __future__ import annotations

from tablee.cli.menu import Menu, menu
from tablee.engine.catalogue import find
from tablee.engine.values import Lens

PUEBLO = find("pueblo")


def listed(position: str, draft: str = "") -> Menu:
    state = PUEBLO.from_position(position)
    view = PUEBLO.view(state, state.acting()[0])
    found = menu(PUEBLO, view, PUEBLO.choices(view), draft, Lens())
    assert found is not None
    return found


def keys(shown: Menu) -> list[str]:
    return [entry.key for entry in shown.entries]


def test_words_without_a_choice_are_taken_as_said() -> None:
    first = listed("players 2")  # the lone stone has to be coloured (PUE-16)
    assert first.draft == "set coloured"
    assert [entry.words for entry in first.entries] == [f"set coloured {opening}" for opening in ("NE", "SE", "SW", "NW")]
    assert sum(entry.actions for entry in first.entries) == 196


def test_few_actions_are_listed_whole() -> None:
    walking = listed("players 2; stones r NE b7; coloured 7 8; step walk")
    assert [entry.words for entry in walking.entries] == ["walk 1", "walk 2", "walk 3", "walk 4"]
    assert walking.pick("3") == "walk 3"


def test_numbers_are_typed_as_they_are_not_by_their_place_in_the_list() -> None:
    taking = listed("players 4; advanced; step take; cards 1 0 3 0; seat 1; bid 2 by 1")
    assert keys(taking) == ["2", "4"]
    assert taking.pick("2") == "take 2"


def test_a_long_row_of_numbers_is_told_as_a_range() -> None:
    auction = listed("players 4; advanced; step bid")
    assert {entry.words for entry in auction.entries} == {"bid", "pass"}
    assert keys(auction) == ["1", "2"]
    bidding = listed("players 4; advanced; step bid; seat 1; bid 4 by 0", "bid")
    assert bidding.range() == (5, 99)
    assert bidding.pick("17") == "bid 17"


def test_words_go_on_from_the_draft_or_start_anew() -> None:
    second = listed("players 2; stones r NE b7, b SW e6; coloured 7 7; chief 2; step set")
    assert second.draft == "set"
    assert second.pick("neutral") == "set neutral"
    assert second.pick("set neutral NE") == "set neutral NE"
    assert second.pick("walk 3") == "walk 3"


def test_nothing_follows_words_that_begin_no_action() -> None:
    state = PUEBLO.from_position("players 2")
    view = PUEBLO.view(state, 0)
    assert menu(PUEBLO, view, PUEBLO.choices(view), "walk", Lens()) is None
