"""The list of choices: whole actions while few, the next word when many, numbers as they are."""

from __future__ import annotations

from tablee.cli.menu import Menu, is_whole, menu, narrow
from tablee.engine.catalogue import find
from tablee.engine.values import Choice
from tablee.kit.picture import Lens

PUEBLO = find("pueblo")


def choices(position: str, typed: str = "") -> tuple[Choice, ...]:
    state = PUEBLO.from_position(position)
    return narrow(PUEBLO.choices(PUEBLO.view(state, state.acting()[0])), typed)


def listed(position: str, typed: str = "") -> Menu:
    state = PUEBLO.from_position(position)
    return menu(PUEBLO, PUEBLO.view(state, state.acting()[0]), choices(position, typed), Lens())


def words(shown: Menu) -> list[str]:
    return [entry.words for entry in shown.entries]


def keys(shown: Menu) -> list[str]:
    return [entry.key for entry in shown.entries]


def test_what_leaves_no_choice_is_taken_as_said() -> None:
    first = listed("players 2")  # the lone stone has to be coloured (PUE-16)
    assert first.words == "set coloured"
    assert len(first.entries) == 64  # corners come before openings, as on the page
    assert sum(len(entry.choices) for entry in first.entries) == 196


def test_few_actions_are_listed_whole() -> None:
    corner = listed("players 2", "set coloured d4")
    assert words(corner) == [f"set coloured {opening} d4" for opening in ("NE", "SE", "SW", "NW")]
    assert [choice.text for choice in corner.pick("3")] == ["set coloured SW d4"]
    assert corner.pick("5") == ()


def test_numbers_are_typed_as_they_are_not_by_their_place_in_the_list() -> None:
    taking = listed("players 4; advanced; step take; cards 1 0 3 0; seat 1; asked 1; bid 2 by 1")
    assert keys(taking) == ["2", "4"]
    assert [choice.text for choice in taking.pick("2")] == ["take 2"]


def test_a_long_row_of_numbers_is_told_as_a_range() -> None:
    auction = listed("players 4; advanced; step bid")
    assert (keys(auction), set(words(auction))) == (["1", "2"], {"bid", "pass"})
    bidding = listed("players 4; advanced; step bid; seat 1; bid 4 by 0", "bid")
    assert bidding.range() == (5, 99)
    assert [choice.text for choice in bidding.pick("17")] == ["bid 17"]


def test_words_may_come_in_any_order_but_their_own_goes_first() -> None:
    position = "players 2; stones r NE b7, b SW e6; coloured 7 7; chief 2; step set"
    assert {choice.slots[0] for choice in choices(position, "set neutral")} == {("stone", "neutral")}
    assert {choice.slots[2] for choice in choices(position, "D4")} == {("corner", "d4")}
    assert [choice.text for choice in choices(position, "d4 set ne neutral")] == ["set neutral NE d4"]
    assert choices(position, "walk 3") == ()


def test_an_action_is_whole_when_every_word_was_said() -> None:
    (only,) = choices("players 2", "set coloured SW d4")
    assert is_whole(only, "set coloured d4 sw")
    assert not is_whole(only, "set coloured d4")
