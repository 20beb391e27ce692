"""Where people learn the games: the list of lessons, a lesson scene by scene, and the short game that follows it."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.match import placed
from tablee.kit.lesson import Lesson, card, lesson_of, teacher
from tablee.kit.picture import Lens
from tablee.table.learning import ENOUGH, EXPLAINED, GUIDES, OFFERED, Learning
from tablee.table.setup import Chair, Setup
from tablee.web.alone import KINDEST, facts_of
from tablee.web.lessons import begin
from tablee.web.pages import AnyRequest, Facts, context, find_game, local
from tablee.web.people import guest_of, house_of, known_name, language_of
from tablee.web.picture import whole
from tablee.web.reception import spend
from tablee.web.tables import adds_seed, check_tables
from tablee.web.texts import SITE


class Course(NamedTuple):
    """A lesson, and how far somebody has come in it."""

    game: AnyGame
    lesson: Lesson
    passed: frozenset[str]  # topics

    @property
    def done(self) -> int:
        return sum(f"scene-{scene.name}" in self.passed for scene in self.lesson.scenes)

    @property
    def first(self) -> str:
        """The scene to go on with: the first that is not passed, or the very first."""
        left = [scene.name for scene in self.lesson.scenes if f"scene-{scene.name}" not in self.passed]
        return left[0] if left else self.lesson.scenes[0].name


def learning_of(request: AnyRequest) -> Learning:
    learning: Learning = request.app.state.learning
    return learning


def taught(name: str) -> tuple[AnyGame, Lesson]:
    game = find_game(name)
    lesson = lesson_of(game)
    if lesson is None:
        raise NotFoundException
    return game, lesson


async def courses(request: AnyRequest, player: str) -> list[Course]:
    known = await learning_of(request).of_all(player)
    every = [(game, lesson_of(game)) for game in catalogue.games()]
    return [Course(game, lesson, known.get(game.name, frozenset())) for game, lesson in every if lesson]


@get("/learn")
async def learn_list(request: AnyRequest) -> Template:
    spend(request, "pages")
    guest = await guest_of(request)
    return Template(
        "learn/list.html", context=await context(request, "nav-learn", courses=await courses(request, guest.id))
    )


@get("/learn/{name:str}")
async def learn(request: AnyRequest, name: FromPath[str], scene: FromQuery[str] = "") -> Template:
    """A scene: the one that is named, or where the person left."""
    spend(request, "pages")
    game, lesson = taught(name)
    guest, lang = await guest_of(request), language_of(request)
    course = Course(game, lesson, await learning_of(request).of(guest.id, game.name))
    wanted = lesson.find(scene or course.first)
    if wanted is None:
        raise NotFoundException
    sitting = begin(game, lesson, wanted, guest.id, guest.name)
    at = sitting.number - 1
    more: Facts = {
        "course": course,
        "scene": wanted,
        "number": sitting.number,
        "former": lesson.scenes[at - 1].name if at else "",
        "following": after.name if (after := lesson.after(wanted)) else "",
        "called": teacher(game, lang).say(f"title-{wanted.name}"),
        **await facts_of(request, sitting, guest.id, f"/learn/{game.name}/live?scene={wanted.name}"),
    }
    return Template("learn/lesson.html", context=await context(request, "nav-learn", **more))


@get("/learn/{name:str}/card")
async def summary(request: AnyRequest, name: FromPath[str]) -> Template:
    """A game on one page, to read or to print."""
    spend(request, "pages")
    game, lesson = taught(name)
    lang, scene = language_of(request), lesson.find(lesson.picture)
    assert scene is not None
    view = placed(game, scene.position).play(scene.before).view(scene.seat)
    drawn = await asyncio.to_thread(game.face.board, view, Lens(lang))
    more: Facts = {
        "game": game,
        "shown": [game],
        "parts": card(game, lang),
        "picture": whole(drawn.stage),
        "signs": game.face.legend(lang),
    }
    return Template("learn/card.html", context=await context(request, "nav-learn", **more))


@post("/learn/{name:str}/play", status_code=303)
async def first_game(request: AnyRequest, name: FromPath[str]) -> Redirect:
    """A short real game against the kindest bots."""
    game, lesson = taught(name)
    guest = await guest_of(request)
    await check_tables(request, guest)
    chairs = (Chair("here"), *(Chair("bot", level=KINDEST) for _ in range(lesson.players - 1)))
    called = SITE[language_of(request)]("first-game-of", name=guest.name)
    setup = Setup(game=game.name, chairs=chairs, options=lesson.options, name=called, seeds=adds_seed(await request.form()))
    table = await house_of(request).open_table(guest.id, setup)
    return Redirect(f"/table/{table.id}", status_code=303)


@post("/learn/{name:str}/decline", status_code=303)
async def decline(request: AnyRequest, name: FromPath[str]) -> Redirect:
    """Somebody does not want to be offered this lesson again."""
    game, guest = taught(name)[0], await guest_of(request)
    await learning_of(request).keep(guest.id, game.name, OFFERED)
    return Redirect(local(str((await request.form()).get("next", "/"))), status_code=303)


@post("/learn/{name:str}/guide", status_code=204)
async def explained(request: AnyRequest, name: FromPath[str]) -> None:
    """Somebody has read what a kind of action means, or does not want to be told anything at tables any more."""
    spend(request, "pages")
    game, guest, form = taught(name)[0], await guest_of(request), await request.form()
    verb = str(form.get("verb", ""))
    await known_name(house_of(request), guest.id)
    if "off" in form:
        await learning_of(request).keep(guest.id, GUIDES, ENOUGH)
    elif verb in game.verbs:
        await learning_of(request).keep(guest.id, game.name, EXPLAINED + verb)


def handlers() -> list[Any]:
    return [learn_list, learn, summary, first_game, decline, explained]
