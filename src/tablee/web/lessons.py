"""A scene of a lesson on a board of one's own: nothing of it is kept but that it was passed."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.engine.game import AnyGame
from tablee.engine.match import addressed, placed
from tablee.engine.values import Illegal, Malformed
from tablee.kit.lesson import Lesson, Scene, Try, teacher, tried
from tablee.kit.svg import escape, tag
from tablee.table.live import LiveTable
from tablee.table.values import Denied
from tablee.web.action import CSRF
from tablee.web.alone import Alone, table_alone
from tablee.web.drawing import icon
from tablee.web.texts import SITE


@dataclass(slots=True)
class Sitting(Alone):
    """One person in one scene."""

    lesson: Lesson
    scene: Scene
    table: LiveTable
    passed: Try | None = field(default=None)

    @property
    def ended(self) -> str:
        return "lesson-well-done" if self.passed is not None else ""

    def box(self, lang: str) -> str:
        return box(self, lang)

    @property
    def number(self) -> int:
        return self.lesson.scenes.index(self.scene) + 1

    def attempt(self, text: str) -> Try:
        """Take what somebody does. What the scene asks for is done, and then what others do. Raises `Denied`."""
        if self.passed is not None:
            raise Denied("stale")
        try:
            found = tried(self.scene, self.table.match, text)
        except Illegal as illegal:
            raise Denied("refused", illegal.refusal) from None
        except Malformed as problem:
            raise Denied("malformed", why=problem) from None
        if found.done:
            for said in (*(f"{self.scene.seat}: {move.text}" for move in found.moves), *self.scene.then):
                self.act(said)
            self.passed = found
        return found

    def act(self, said: str) -> None:
        """`1: walk 2`, by whoever is named."""
        seat, words = addressed(said)
        assert seat is not None, "a lesson says who acts"
        self.do(seat, words)


def begin(game: AnyGame, lesson: Lesson, scene: Scene, player: str, name: str) -> Sitting:
    table = table_alone(game, placed(game, scene.position), f"learn-{scene.name}", scene.seat, player, name)
    sitting = Sitting(lesson, scene, table)
    for said in scene.before:
        sitting.act(said)
    return sitting


def box(sitting: Sitting, lang: str) -> str:
    """What the scene asks; or what it was good for, and the way on."""
    say, told, scene = SITE[lang], teacher(sitting.game, lang), sitting.scene
    if sitting.passed is None:
        text = tag("p", escape(told.say(f"scene-{scene.name}")), cls="lesson-text", id="lesson-text", tabindex=-1)
        return tag("div", text, cls="company lesson", id="company")
    done = told.say(f"done-{scene.name}", points=sitting.passed.points)
    text = tag("p", icon("check"), tag("span", escape(done)), cls="lesson-text passed", id="lesson-text", role="status")
    following = sitting.lesson.after(scene)
    if following is not None:
        address = f"/learn/{sitting.game.name}?scene={following.name}"
        onward = tag("a", escape(say("lesson-next")), icon("forward"), cls="button primary", id="lesson-next", href=address)
    else:
        play = tag(
            "button", icon("play"), escape(say("lesson-play")), cls="button primary", id="lesson-next", type="submit"
        )
        onward = tag("form", CSRF, play, method="post", action=f"/learn/{sitting.game.name}/play")
    return tag("div", text, onward, cls="company lesson", id="company")


def answer(sitting: Sitting, found: Try, lang: str) -> str:
    """What is said to a try that is not what the scene asks for."""
    told = teacher(sitting.game, lang)
    if found.answer:
        return told.say(f"wrong-{found.answer}", points=found.points)
    return SITE[lang]("lesson-else", asked=told.say(f"scene-{sitting.scene.name}"))
