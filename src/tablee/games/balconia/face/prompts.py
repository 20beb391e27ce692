"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.balconia.face.facade import gain_words
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.scene import Scene, cell_called
from tablee.games.balconia.face.signs import signed
from tablee.games.balconia.face.speech import condition, door_condition, name_of, of_cell, of_face, spelled, voice
from tablee.games.balconia.face.walls import EDGE
from tablee.games.balconia.rules.actions import ADJACENT
from tablee.games.balconia.rules.components import LETTERS, Face
from tablee.games.balconia.rules.view import BalconiaView
from tablee.kit import svg
from tablee.kit.picture import Label, Lens, Onward
from tablee.kit.telling import PAUSE, buttons


def prompt(view: BalconiaView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    scene = Scene(view, lens)
    if view.over:
        return result(scene)
    if not view.my_turn:
        return scene.say(f"wait-{view.phase}", who=scene.person(view.acting[0]))
    if view.phase == "select":
        return keep_prompt(scene)
    return place_prompt(scene)


def result(scene: Scene) -> str:
    """Who won, and why (BAL-121, BAL-122, BAL-123)."""
    view = scene.view
    ranks, totals = view.ranks or (1, 1), [points or 0 for points in view.points]
    winner = ranks.index(1)
    if totals[0] != totals[1]:
        said = {"total": totals[winner], "other": totals[1 - winner]}
        return scene.say("prompt-over", who=scene.person(winner), **said)
    doors = [sum(one or 0 for one in points.doors) for points in (view.own_points, view.other_points) if points]
    if ranks[0] == ranks[1]:
        return scene.say("prompt-over-shared", total=totals[0], doors=doors[0])
    said = {"total": totals[0], "doors": max(doors), "other": min(doors)}
    return scene.say("prompt-over-doors", who=scene.person(winner), **said)


def verdict(scene: Scene) -> str:
    """What decided between equal totals."""
    level = scene.view.over and len(set(scene.view.points)) == 1
    return result(scene) if level else ""


def answer(view: BalconiaView, lens: Lens) -> str:
    """What is touched, in words; at the end the count."""
    scene = Scene(view, lens)
    if scene.asked_face is not None:
        face = scene.disc_face(scene.asked_face)
        return scene.say("answer-face", name=called(scene, face), condition=said_of(scene, face))
    if (cell := scene.asked_cell) is None:
        return ""
    if (door := scene.door_in(cell)) is not None:
        points, condition = scene.door_points(cell), door_condition(scene.voice, door)
        if points is None:
            return scene.say("answer-door-unknown", cell=cell, condition=condition)
        return scored(scene, "door", points, cell=cell, condition=condition)
    face = scene.faces[scene.own_cell(cell)]
    points, condition = scene.tally(cell).points, said_of(scene, face)
    return scored(scene, "balcony", points, cell=cell, name=called(scene, face), condition=condition)


def called(scene: Scene, face: Face) -> str:
    return name_of(scene.lens.lang, scene.view.building, face.id)


def said_of(scene: Scene, face: Face) -> str:
    return condition(scene.voice, face.score)


def scored(scene: Scene, what: str, points: int, **said: object) -> str:
    """While the count is told, with what it has come to."""
    if scene.stop:
        return scene.say(f"told-{what}", points=points, running=scene.stop.running, **said)
    return scene.say(f"answer-{what}", points=points, **said)


def onward(scene: Scene) -> tuple[Onward, ...]:
    """The buttons of the count at the end."""
    return buttons(scene.lens.spot, [PAUSE + (PAUSE if stop.points else 0) for stop in scene.stops])


def keep_prompt(scene: Scene) -> str:
    if scene.drafted_pair is None:
        return scene.say("prompt-keep")
    names = [scene.say("quoted", name=called(scene, scene.disc_face(letter))) for letter in scene.drafted_pair]
    return scene.say("prompt-keep-confirm", faces=scene.voice.listing(names))


def place_prompt(scene: Scene) -> str:
    letter, cell = scene.drafted_face, scene.drafted_cell
    if letter is None or cell is None:
        return scene.say("prompt-place-face" if cell else "prompt-place-cell")
    opposite = LETTERS[LETTERS.index(letter) ^ 2]
    return scene.say(
        "prompt-place-confirm",
        cell=cell,
        own=called(scene, scene.disc_face(letter)),
        other=called(scene, scene.disc_face(opposite)),
        who=scene.person(scene.seat_of(1 - scene.view.side)),
        points=signed(scene.gains[cell]),
    )


def label(view: BalconiaView, slot: str, place: str, lens: Lens) -> Label:
    if slot == "cell":
        return Label(cell_words(Scene(view, lens), place))
    return face_label(lens.lang, view.building, view.disc_block, slot, place)


def cell_words(scene: Scene, place: str) -> str:
    """What the picture says of a cell: what the chosen face would bring there, or what stands in it."""
    cell = cell_called(place)
    if cell is None:
        return place
    if cell in scene.gains:
        return gain_words(scene.lens.lang, cell, scene.gains[cell])
    sight = scene.sight
    found = next(known for floor in sight.floors() for known in floor.cells() if known[0] == cell)
    return of_cell(sight.lang, sight.source, sight.side, *found)


@lru_cache(maxsize=2048)
def face_label(lang: str, source: str, block: int | None, slot: str, place: str) -> Label:
    """A face or a pair of them, in words and drawn."""
    if block is None:
        return Label(place)
    if slot == "pair" and place in ADJACENT:
        names = voice(lang).listing(name_of(lang, source, f"{block}{letter}") for letter in place)
        said = voice(lang).say("pair-words", pair=spelled(lang, place), names=names)
        return Label(said, small(source, block, place))
    if slot == "face" and place in tuple(LETTERS):
        return Label(of_face(lang, source, f"{block}{place}"), small(source, block, place))
    return Label(place)


def small(source: str, block: int, letters: str) -> str:
    """Faces side by side on a button."""
    drawn = [
        svg.group(balcony(source, f"{block}{letter}"), EDGE, x=(WIDTH + 8) * index) for index, letter in enumerate(letters)
    ]
    wide = (WIDTH + 8) * len(letters) - 8
    return svg.picture(f"-1 -1 {wide + 2} {HEIGHT + 2}", *drawn, cls=f"balconia faces-{len(letters)}", aria_hidden="true")
