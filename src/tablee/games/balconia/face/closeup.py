"""One balcony large and in words: the one asked about, the one about to be placed, or the latest."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.balconia.face.facade import signed
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.face.speech import condition, door_condition, things
from tablee.games.balconia.face.walls import EDGE, entrance
from tablee.games.balconia.rules.components import Door, Face
from tablee.kit import svg
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import escape, tag


def asked_panel(scene: Scene) -> Panel:
    body = Piece("asked-body", tag("div", *subject(scene), id="asked-body"))
    return Panel("asked", scene.say("asked-title"), svg.opening("div", cls="bal-asked"), (body,), "</div>")


def subject(scene: Scene) -> Iterator[str]:
    letter, cell = scene.drafted_face, scene.asked_cell
    if scene.asked_face is not None:
        yield from face_told(scene, scene.asked_face, [])
    elif cell is not None and (door := scene.door_in(cell)) is not None:
        yield from door_told(scene, cell, door)
    elif cell is not None:
        yield from face_told(scene, scene.faces[cell], score_told(scene, cell))
    elif letter is not None:
        lines = [gain_told(scene, letter, scene.drafted_cell)] if scene.drafted_cell else []
        yield from face_told(scene, scene.disc_face(letter), lines)
    elif scene.view.log and (latest := scene.view.log[-1].cell) in scene.faces:
        yield from face_told(scene, scene.faces[latest], score_told(scene, latest))
    else:
        yield line(scene.say("asked-nothing"), "small muted")


def face_told(scene: Scene, face: Face, more: list[str]) -> Iterator[str]:
    yield large(balcony(scene.view.building, face.id, scene.name_of(face)) + EDGE)
    said = [capital(condition(scene.voice, face.score)) + ".", capital(things(scene.voice, face)) + ".", *more]
    yield tag("div", heading(scene.name_of(face)), *map(line, said))


def door_told(scene: Scene, cell: str, door: Door) -> Iterator[str]:
    points = scene.door_points(cell)
    yield large(entrance(door) + EDGE)
    told = scene.say("door-unknown") if points is None else scene.say("door-scores", points=points)
    condition = capital(door_condition(scene.voice, door)) + "."
    yield tag("div", heading(scene.say("door-title", cell=cell)), line(condition), line(told))


def score_told(scene: Scene, cell: str) -> list[str]:
    """The points of a balcony and the cells they come from."""
    tally = scene.tallies[cell]
    told = [scene.say("asked-scores", cell=cell, points=tally.points)]
    score = scene.faces[cell].score
    if score is not None and not tally.zone:
        told.append(scene.say("asked-no-zone"))
    elif tally.counted:
        names = [scene.cell_of(own) for own in tally.counted]
        told.append(scene.say("asked-counted", cells=scene.voice.listing(names)))
    return told


def gain_told(scene: Scene, letter: str, cell: str | None) -> str:
    return scene.say("asked-gain", cell=cell, points=signed(scene.gain(letter, cell or "")))


def large(markup: str) -> str:
    return svg.picture(f"-2 -2 {WIDTH + 4} {HEIGHT + 4}", markup, cls="balconia large", aria_hidden="true")


def heading(said: str) -> str:
    return tag("p", tag("strong", escape(said)), cls="small")


def line(said: str, cls: str = "small") -> str:
    return tag("p", escape(said), cls=cls)


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
