"""Why not? Answered from what is legal now, never by going through all actions there are."""

from __future__ import annotations

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, key_from
from tablee.kit.face import AnyFace
from tablee.web import why
from tablee.web.why import MOST_TRIED, candidates, why_not


def rules_against(**draft: str) -> set[str] | None:
    game = catalogue.find("pueblo")
    state = game.open(2, {"starter": 0}, Luck(key_from("why")))
    found = why_not(game, game.view(state, 0), {name.replace("any", "*"): place for name, place in draft.items()})
    return None if found is None else {refusal.rule for _, refusal in found}


def test_a_touched_place_is_tried_with_everything_that_could_go_with_it() -> None:
    assert rules_against(verb="set", stone="neutral", any="d4") == {"PUE-16"}
    assert rules_against(verb="set", stone="coloured", any="d4") == set()
    assert rules_against(verb="set", any="moon") is None
    assert rules_against(verb="fly", any="d4") is None


def test_the_action_space_is_not_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games have a million actions, and all tables wait while one person asks."""
    game = catalogue.find("pueblo")
    view = game.view(game.open(2, {"starter": 0}, Luck(key_from("why"))), 0)
    monkeypatch.setattr(type(game), "space", property(lambda _: pytest.fail("the whole space was asked for")))
    assert len(candidates(game, view, {"verb": "set", "*": "d4"})) == 4  # one for each opening


def answers(position: str, **draft: str) -> list[tuple[str, str]]:
    game = catalogue.find("agora")
    found = why_not(game, game.view(game.from_position(position), 2), {"verb": "move"} | draft)
    return [(what, refusal.reason) for what, refusal in found or ()]


AGORA = "players 3; round 4; holder 2; seat 2; step move; map GR B3 G2, SG G1, HG T0+2; pile0; pile1"


def test_one_reason_for_everything_names_nothing_else() -> None:
    """Where a walker might go does not matter when it lies."""
    assert answers(AGORA, walker="T@HG") == [("", "all-lie")]


def test_what_tells_actions_apart_is_said_as_people_say_it() -> None:
    assert answers(AGORA, **{"*": "NB"}) == [
        ("Gràcia: blue 3, Gràcia: garnet 2", "no-border"),
        ("Sarrià-Sant Gervasi: garnet 1", "no-border"),
    ]


# All tables wait while one person asks ----------------------------------------------------------------------------------


def counted(monkeypatch: pytest.MonkeyPatch, called: AnyGame | AnyFace, method: str) -> list[object]:
    """A list that grows with every call of a method."""
    calls, real = list[object](), getattr(called, method)

    def counting(_called: object, *given: object) -> object:
        calls.append(given)
        return real(*given)

    monkeypatch.setattr(type(called), method, counting)
    return calls


def test_nothing_is_worded_when_one_reason_holds_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = counted(monkeypatch, catalogue.find("pueblo").face, "label")
    assert rules_against(verb="set", stone="neutral") == {"PUE-16"}
    assert labels == []


def test_a_place_is_worded_once_and_few_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(why, "MOST_NAMED", 1)
    labels = counted(monkeypatch, catalogue.find("agora").face, "label")
    named = [("Gràcia: blue 3 …", "no-border"), ("Sarrià-Sant Gervasi: garnet 1", "no-border")]
    assert answers(AGORA, **{"*": "SM"}) == named
    assert len(labels) == len(set(map(repr, labels)))


def test_what_was_asked_before_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.find("pueblo")
    view = game.view(game.open(2, {"starter": 0}, Luck(key_from("again"))), 0)
    judged = counted(monkeypatch, game, "why_not")
    first = why_not(game, view, {"verb": "set", "stone": "neutral", "corner": "b2"})
    once = len(judged)
    assert 0 < once <= MOST_TRIED
    assert why_not(game, view, {"verb": "set", "stone": "neutral", "corner": "b2"}) == first
    assert len(judged) == once
