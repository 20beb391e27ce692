"""A sheet of all faces of a building, each with the points it brings on average: a picture for makers of buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.games.balconia.bot.balance import Balance
from tablee.games.balconia.face.art import bal
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.walls import EDGE, entrance
from tablee.games.balconia.rules.components import FACES, Building
from tablee.kit import svg
from tablee.kit.words import Voice

BLOCKS_A_ROW: Final = 3
STEP: Final = WIDTH + 6
ROW: Final = HEIGHT + 34
FULL: Final = 6.0  # points of a full bar


def sheet(voice: Voice, building: Building, balance: Balance) -> str:
    """The faces, three blocks to a row, then the doors."""
    faces = len(building.faces) // (FACES * BLOCKS_A_ROW) + 1
    wide = BLOCKS_A_ROW * (FACES * STEP + 14)
    drawn = [*balconies(voice, building, balance), *doors(voice, building, balance, faces)]
    return svg.picture(f"-10 -10 {wide + 6} {(faces + 1) * ROW + 10}", *drawn, cls="balconia")


def balconies(voice: Voice, building: Building, balance: Balance) -> Iterator[str]:
    for number, (face, found) in enumerate(zip(building.faces, balance.faces, strict=True)):
        row, column = divmod(number, FACES * BLOCKS_A_ROW)
        x, y = column * STEP + column // FACES * 14, row * ROW
        drawn = balcony(building.source, face.id, face.name) + EDGE
        yield svg.group(drawn, bar(found.mean), caption(voice, face.id, found.mean), x=x, y=y)


def doors(voice: Voice, building: Building, balance: Balance, row: int) -> Iterator[str]:
    for number, door in enumerate(building.doors):
        found = balance.doors[number // 2][number % 2]
        drawn = (
            entrance(building.source, door)
            + EDGE
            + bar(found)
            + caption(voice, voice.say("sheet-door", number=door.number), found)
        )
        yield svg.group(drawn, x=number * STEP, y=row * ROW)


def bar(points: float) -> str:
    return bal.box(0, HEIGHT + 4, WIDTH, 7, "gap", 2) + bal.box(
        0, HEIGHT + 4, min(points / FULL, 1.0) * WIDTH, 7, "points", 2
    )


def caption(voice: Voice, name: str, points: float) -> str:
    return bal.text(WIDTH / 2, HEIGHT + 25, f"{name}  {voice.say('report-points', points=points)}", "caption")
