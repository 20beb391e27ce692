"""The live socket of a lesson: what somebody tries comes in; the board, or why it is something else, goes out."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from litestar import websocket
from litestar.params import FromPath, FromQuery

from tablee.kit.lesson import lesson_of
from tablee.table.learning import Learning
from tablee.web.alone import OwnLine, serve, sitter
from tablee.web.lessons import Sitting, answer, begin
from tablee.web.live import UNKNOWN_TABLE, AnySocket
from tablee.web.pages import find_game
from tablee.web.people import known_name


@dataclass(slots=True, kw_only=True)
class LessonLine(OwnLine):
    async def attempt(self, text: str) -> None:
        sitting: Sitting = self.alone
        found = sitting.attempt(text)
        if not found.done:
            self.object(answer(sitting, found, self.lens.lang))
        elif self.player:
            learning: Learning = self.socket.app.state.learning
            await known_name(self.house, self.player)
            await learning.keep(self.player, sitting.game.name, f"scene-{sitting.scene.name}")


@websocket("/learn/{name:str}/live")
async def live_lesson(socket: AnySocket, name: FromPath[str], scene: FromQuery[str]) -> None:
    game = find_game(name)
    lesson = lesson_of(game)
    wanted = lesson.find(scene) if lesson else None
    sitting = begin(game, lesson, wanted, *sitter(socket)) if lesson and wanted else None
    with ExitStack() as stack:
        await serve(socket, stack, LessonLine, sitting, UNKNOWN_TABLE)
