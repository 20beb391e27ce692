"""Lessons hold: every position can be, what a scene asks can be done and is taken, every answer is given to somebody."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, placed
from tablee.kit import lesson as lessons
from tablee.kit.lesson import Lesson, Scene, Try, guide, lesson_of, room, scene_of, tried
from tablee.kit.words import LANGUAGES, words

GAMES = [game for game in catalogue.games() if lesson_of(game)]
LONGEST = 260  # letters that are read before something is done ...
SHORT = 210  # ... and beside it, at a table


class Taught(NamedTuple):
    game: AnyGame
    scene: Scene


def lesson(game: AnyGame) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


SCENES = [Taught(game, scene) for game in GAMES for scene in lesson(game).scenes]
every_scene = pytest.mark.parametrize(
    ("game", "scene"), SCENES, ids=[f"{game.name}-{scene.name}" for game, scene in SCENES]
)


def opened(game: AnyGame, scene: Scene) -> AnyMatch:
    return placed(game, scene.position).play(scene.before)


def tries(game: AnyGame, scene: Scene) -> list[Try]:
    return tries_in(game.name, scene.name)


@cache
def tries_in(name: str, called: str) -> list[Try]:
    """Everything that can be done in a scene, and what it names itself: that may be several actions in a row."""
    game, scene = next(one for one in SCENES if (one.game.name, one.scene.name) == (name, called))
    match = opened(game, scene)
    named = [action for action in (*scene.do, *scene.wrong) if "*" not in action]
    return [tried(scene, match, text) for text in [*map(game.write, match.legal(scene.seat)), *named]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lesson_has_eight_to_fourteen_scenes_of_different_names(game: AnyGame) -> None:
    names = [scene.name for scene in lesson(game).scenes]
    assert 8 <= len(names) <= 14
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_game_that_follows_a_lesson_can_be_dealt(game: AnyGame) -> None:
    found = lesson(game)
    assert game.match(found.players, seed=1, **found.options).seats == found.players


@every_scene
def test_a_scene_asks_for_what_can_be_done_and_then_it_goes_on(game: AnyGame, scene: Scene) -> None:
    match = opened(game, scene)
    assert scene.seat in match.acting
    done = [one for one in tries(game, scene) if one.done]
    for action in scene.do:
        assert any(lessons.fits("; ".join(move.text for move in one.moves), [action]) for one in done), action
    for one in done:
        after = opened(game, scene)
        for move in one.moves:
            after.do(move.text, scene.seat)
        after.play(scene.then)
        if len(done) > 20:  # all of them go on alike
            break


@every_scene
def test_a_scene_can_be_done_wrong_only_where_it_asks_for_a_choice(game: AnyGame, scene: Scene) -> None:
    """What is listed as a mistake is legal, is not taken, and is answered as the scene says."""
    given = {one.answer for one in tries(game, scene) if not one.done}
    assert given - {""} == set(scene.wrong.values())
    for action in scene.wrong:
        assert any(
            not one.done and lessons.fits("; ".join(move.text for move in one.moves), [action])
            for one in tries(game, scene)
        ), action


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_scene_and_answer_has_its_words_and_no_words_are_left_over(game: AnyGame, lang: str) -> None:
    said = words(room(game), lang)
    needed = {f"{what}-{scene.name}" for scene in lesson(game).scenes for what in ("title", "scene", "done")}
    needed |= {f"wrong-{answer}" for scene in lesson(game).scenes for answer in scene.wrong.values()}
    text = (room(game) / f"words.{lang}.ftl").read_text(encoding="utf-8")
    written = {name for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if name.split("-")[0] in KINDS}
    assert written == needed
    for name in needed:
        assert len(said(name, points=3)) <= LONGEST, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_action_is_explained_to_newcomers_in_a_few_words(game: AnyGame, lang: str) -> None:
    told = guide(game, lang)
    assert set(told) == set(game.verbs)
    assert max(map(len, told.values())) <= SHORT


KINDS = ("title", "scene", "done", "wrong")


# How scenes are judged --------------------------------------------------------------------------------------------------

WALK = {"name": "walk", "position": "players 2; stones r NE b7, b SW e6; chief 1; step walk", "do": ["walk 3"]}


def judged(text: str, **more: object) -> Try:
    scene = scene_of(WALK | more)
    return tried(scene, opened(catalogue.find("pueblo"), scene), text)


def test_what_is_asked_is_taken_and_nothing_is_changed_by_asking() -> None:
    scene = scene_of(WALK)
    match = opened(catalogue.find("pueblo"), scene)
    assert tried(scene, match, "walk 3").done
    assert not tried(scene, match, "walk 2").done
    assert match.moves == []


def test_points_may_be_asked_for_besides() -> None:
    anywhere = {"do": ["walk *"]}
    assert [judged(f"walk {steps}", gain="= 0", **anywhere).done for steps in (1, 2, 3, 4)] == [False, False, True, True]
    assert [judged(f"walk {steps}", gain=">= 2", **anywhere).done for steps in (1, 2, 3, 4)] == [False, True, False, False]
    assert [judged(f"walk {steps}", gain="<= 1", **anywhere).done for steps in (1, 2, 3, 4)] == [True, False, True, True]


def test_a_wrong_try_gets_the_first_answer_that_fits() -> None:
    wrong = {"walk 4": "near", "*": "far"}
    assert [judged(f"walk {steps}", wrong=wrong).answer for steps in (1, 3, 4)] == ["far", "", "near"]
    assert judged("walk 2").answer == ""
    assert judged("walk 2").points == 3


def test_several_actions_in_a_row_are_one_try() -> None:
    whole = {"position": "players 2", "do": ["set coloured NE d4; walk 1"]}
    assert judged("set coloured NE d4; walk 1", **whole).done
    assert not judged("set coloured NE d4; walk 2", **whole).done
    assert not judged("set coloured NE d4", **whole).done


# The summary on one page ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_summary_has_all_its_parts_three_tips_and_a_picture(game: AnyGame, lang: str) -> None:
    parts = lessons.card(game, lang)
    assert set(parts) == set(lessons.CARD)
    assert all(parts.values())
    assert len(parts["tip"]) == 3
    assert lesson(game).find(lesson(game).picture) is not None
    text = (room(game) / f"words.{lang}.ftl").read_text(encoding="utf-8")
    assert len(re.findall(r"^card-", text, re.MULTILINE)) == sum(map(len, parts.values())), "a number is missing"
