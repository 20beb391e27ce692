"""One balcony large and in words: the one asked about, the one about to be placed, or the latest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene, Sight, faces_in
from tablee.games.balconia.face.signs import signed
from tablee.games.balconia.face.speech import FACES, condition, door_condition, name_of, things, voice
from tablee.games.balconia.face.walls import EDGE, entrance
from tablee.games.balconia.rules.components import Door, Face
from tablee.games.balconia.rules.count import tally_of
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.view import NAMES
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import escape, tag


def asked_panel(scene: Scene) -> Panel:
    lang, source = scene.lens.lang, scene.view.building
    if scene.asked_face is not None:
        return face_panel(lang, source, scene.disc_face(scene.asked_face).id, ())
    if (cell := scene.asked_cell) is not None and (door := scene.door_in(cell)) is not None:
        return door_panel(lang, source, cell, door, scene.door_points(cell))
    if cell is not None and (face := scene.face_in(cell)) is not None:
        return balcony_panel(scene, cell, face)
    if (letter := scene.drafted_face) is not None:
        return face_panel(lang, source, scene.disc_face(letter).id, gain_told(scene))
    if scene.view.log and (face := scene.face_in(latest := scene.view.log[-1].cell)) is not None:
        return balcony_panel(scene, latest, face)
    return nothing_panel(lang)


@lru_cache(maxsize=16)
def nothing_panel(lang: str) -> Panel:
    return panel(lang, tag("p", escape(voice(lang).say("asked-nothing")), cls="small muted"))


def panel(lang: str, *drawn: str) -> Panel:
    body = Piece("asked-body", tag("div", *drawn, id="asked-body"))
    return Panel("asked", voice(lang).say("asked-title"), svg.opening("div", cls="bal-asked"), (body,), "</div>")


def balcony_panel(scene: Scene, cell: str, face: Face) -> Panel:
    """A balcony in the building, with its points and the cells they come from."""
    return face_panel(scene.lens.lang, scene.view.building, face.id, score_told(scene.sight, cell))


@lru_cache(maxsize=2048)
def face_panel(lang: str, source: str, face: str, more: tuple[str, ...]) -> Panel:
    picture, said = face_told(lang, source, face)
    return panel(lang, picture, words(said, more))


@lru_cache(maxsize=FACES)
def face_told(lang: str, source: str, face: str) -> tuple[str, str]:
    """A face large; its name, what it counts and what it shows."""
    name, shown = name_of(lang, source, face), building(source).face(face)
    said = (condition(voice(lang), shown.score), things(voice(lang), shown))
    return large(balcony(source, face, name) + EDGE), titled(name) + lines(capital(one) + "." for one in said)


@lru_cache(maxsize=256)
def door_panel(lang: str, source: str, cell: str, door: Door, points: int | None) -> Panel:
    say = voice(lang).say
    told = say("door-unknown") if points is None else say("door-scores", points=points)
    said = capital(door_condition(voice(lang), door)) + "."
    return panel(lang, large(entrance(source, door) + EDGE), words(titled(say("door-title", cell=cell)), (said, told)))


@lru_cache(maxsize=4096)
def score_told(sight: Sight, cell: str) -> tuple[str, ...]:
    """The points of a balcony and the cells they come from."""
    names, faces, say = NAMES[sight.side], faces_in(sight.source, sight.rows), voice(sight.lang).say
    own = names.index(cell)
    tally = tally_of(faces, own)
    scores = say("asked-scores", cell=cell, points=tally.points)
    if faces[own].score is not None and not tally.zone:
        return scores, say("asked-no-zone")
    if tally.counted:
        return scores, say("asked-counted", cells=voice(sight.lang).listing(names[one] for one in tally.counted))
    return (scores,)


def gain_told(scene: Scene) -> tuple[str, ...]:
    """What the drafted face would bring in the drafted cell."""
    cell = scene.drafted_cell
    return () if cell is None else (scene.say("asked-gain", cell=cell, points=signed(scene.gains[cell])),)


def large(markup: str) -> str:
    return svg.picture(f"-2 -2 {WIDTH + 4} {HEIGHT + 4}", markup, cls="balconia large", aria_hidden="true")


def words(first: str, said: Iterable[str]) -> str:
    return tag("div", first, lines(said), cls="small")


def titled(said: str) -> str:
    return tag("p", tag("strong", escape(said)))


def lines(said: Iterable[str]) -> str:
    return "".join([tag("p", escape(one)) for one in said])


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
