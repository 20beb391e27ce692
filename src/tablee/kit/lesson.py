"""A game's lesson: short scenes on its own board, each of which asks for one thing.

Scenes stand in `learn/lesson.toml` of the game, in its own notation; what is said stands beside it in `words.*.ftl`:
`scene-<name>` asks, `done-<name>` says what it was good for, `wrong-<answer>` answers a wrong try. In the words `$points`
is what the try has brought, or would bring, in points.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, Match, Move
from tablee.engine.values import Seat
from tablee.kit.words import Voice, voice, words

ROOM: Final = "learn"  # the folder of a game for those who do not know it yet
CARD: Final = ("goal", "turn", "end", "score", "tip")  # the parts of a summary ...
MOST: Final = 9  # ... and sentences of each
COMPARED: Final = {
    "<=": lambda gain, wanted: gain <= wanted,
    ">=": lambda gain, wanted: gain >= wanted,
    "=": lambda gain, wanted: gain == wanted,
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A position, what is asked, and what wrong tries are answered. In actions `*` stands for anything."""

    name: str
    position: str
    do: tuple[str, ...]  # what is asked: any of these actions; the first one is also how it can be done
    seat: Seat = 0  # whose eyes and hands
    before: tuple[str, ...] = ()  # what happened just before: `1: walk 2`
    then: tuple[str, ...] = ()  # what others do when it is done
    lights: tuple[str, ...] = ()  # what to look at: places, or selectors of elements
    gain: str = ""  # what it has to bring in points, besides: `= 0`, `>= 2`
    wrong: Mapping[str, str] = field(default_factory=dict)  # by actions: which answer they get


@dataclass(frozen=True, slots=True)
class Lesson:
    scenes: tuple[Scene, ...]
    players: int  # of the short game that follows, ...
    options: Mapping[str, Any]  # ... and its options
    picture: str  # the scene whose board stands on the summary

    def find(self, name: str) -> Scene | None:
        return next((scene for scene in self.scenes if scene.name == name), None)

    def after(self, scene: Scene) -> Scene | None:
        """The one that follows; None after the last."""
        at = self.scenes.index(scene) + 1
        return self.scenes[at] if at < len(self.scenes) else None


@dataclass(frozen=True, slots=True)
class Try:
    """What somebody did in a scene, and how it is taken."""

    moves: tuple[Move[Any, Any], ...]
    done: bool
    answer: str  # the name of what is said to it; empty where nothing certain is
    points: int  # that it brings, or costs


@cache
def lesson_of(game: AnyGame) -> Lesson | None:
    """None where a game has no lesson."""
    path = room(game) / "lesson.toml"
    if not path.is_file():
        return None
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    first = raw["game"]
    return Lesson(tuple(map(scene_of, raw["scene"])), first["players"], first.get("options", {}), raw["card"]["picture"])


def scene_of(raw: Mapping[str, Any]) -> Scene:
    facts: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in raw.items()}
    return Scene(**facts)


def room(game: AnyGame) -> Path:
    return game.folder / ROOM


def teacher(game: AnyGame, lang: str) -> Voice:
    """Who says what is said in lessons."""
    return voice(room(game), lang)


def tried(scene: Scene, match: AnyMatch, text: str) -> Try:
    """How an action is taken, without doing it; several in a row stand with semicolons between. Raises `Malformed` or
    `Illegal` for what the rules refuse."""
    ahead: AnyMatch = Match(match.game, match.deal, match.state)
    for one in text.split(";"):
        ahead.do(one.strip(), scene.seat)
    said = "; ".join(move.text for move in ahead.moves)
    gain = ahead.state.points()[scene.seat] - match.state.points()[scene.seat]
    done = fits(said, scene.do) and brings(gain, scene.gain)
    answer = "" if done else next((answer for action, answer in scene.wrong.items() if fits(said, [action])), "")
    return Try(tuple(ahead.moves), done, answer, abs(gain))


def card(game: AnyGame, lang: str) -> dict[str, tuple[str, ...]]:
    """The summary of a game on one page: by part, its sentences (`card-<part>-<number>`)."""
    said, told = words(room(game), lang), teacher(game, lang)
    names = {part: [f"card-{part}-{number}" for number in range(1, MOST + 1)] for part in CARD}
    return {part: tuple(told.say(name) for name in found if name in said) for part, found in names.items()}


def guide(game: AnyGame, lang: str) -> dict[str, str]:
    """What is said once to newcomers at a table, by the kind of action that is asked for (`guide-<verb>`)."""
    said, told = words(room(game), lang), teacher(game, lang)
    return {verb: told.say(f"guide-{verb}") for verb in game.verbs if f"guide-{verb}" in said}


def fits(said: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(said, pattern) for pattern in patterns)


def brings(gain: int, wanted: str) -> bool:
    """Whether points are as a scene wants them; any where it wants none."""
    if not wanted:
        return True
    sign, number = wanted.split()
    return bool(COMPARED[sign](gain, int(number)))
