"""Balconia's pictures in words: things, conditions, cells, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.values import Seat
from tablee.games.balconia.components import COLOURS, ITEMS, Door, Face, Score
from tablee.games.balconia.geometry import SIZE
from tablee.games.balconia.scene import Scene
from tablee.kit.words import listing


def things(scene: Scene, face: Face) -> str:
    """What a face shows: `1 person, 2 cats`."""
    shown = [(item, face.amount(item)) for item in ITEMS]
    shown += [(f"flower-{colour}", face.flowers.get(colour, 0)) for colour in COLOURS]
    said = [scene.say(f"count-{name}", n=amount) for name, amount in shown if amount]
    if face.lovebird:
        said.insert(0, scene.say(f"lovebird-{face.lovebird}"))
    return scene.say("shows", things=listing(said, scene.lens.lang)) if said else scene.say("shows-nothing")


def condition(scene: Scene, score: Score | None) -> str:
    """A plaque as a sentence (section 10)."""
    if score is None:
        return scene.say("score-nothing")
    if score.form == "pair":
        return scene.say(f"score-pair-{score.position.removeprefix('column_')}")
    first, *more = (target.replace(".", "-") for target in score.of)
    where = scene.say(f"where-{score.position}")
    match score.form:
        case "each":
            return scene.say("score-each", points=score.points, what=scene.say(f"one-{first}"), where=where)
        case "none":
            return scene.say("score-none", what=scene.say(f"no-{first}"), where=where)
        case _ if more:
            what, other = scene.say(f"some-{first}"), scene.say(f"some-{more[0]}")
            return scene.say("score-both", what=what, other=other, where=where)
    return scene.say("score-all", what=scene.say(f"some-{first}"), where=where)


def door_condition(scene: Scene, door: Door) -> str:
    first, second = door.first.replace(".", "-"), door.second.replace(".", "-")
    said = {"first": scene.say(f"of-{first}"), "second": scene.say(f"of-{second}")}
    if door.kind == "fewer":
        said["one"] = scene.say(f"one-{first}")
    return scene.say(f"door-{door.kind}", **said)


def of_face(scene: Scene, face: Face) -> str:
    """A whole face: name, things, condition."""
    return scene.say(
        "face-words", name=scene.name_of(face), shows=things(scene, face), condition=condition(scene, face.score)
    )


def of_cell(scene: Scene, cell: str) -> str:
    if (face := scene.faces.get(cell)) is not None:
        return scene.say("cell-balcony", cell=cell, face=of_face(scene, face), points=scene.tallies[cell].points)
    if (door := scene.door_in(cell)) is not None:
        return scene.say("cell-door", cell=cell, condition=door_condition(scene, door))
    if cell in scene.numbers:
        return scene.say("cell-hidden", cell=cell, block=scene.numbers[cell])
    return scene.say("cell-empty", cell=cell)


def phase(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return scene.say("phase-end")
    return scene.say("phase-turn", turn=view.turn, turns=view.turns_total)


def role(scene: Scene, seat: Seat) -> str:
    """What a seat does in this turn."""
    return scene.say("role-selects" if seat == scene.view.selector else "role-places")


def tokens(scene: Scene) -> str:
    """The row of tokens: those turned up in order, and two counts (BAL-54)."""
    view = scene.view
    return scene.say("tokens", shown=", ".join(map(str, view.revealed)), count=view.face_down, aside=view.set_aside)


def in_words(scene: Scene) -> str:
    return " ".join(sentences(scene))


def sentences(scene: Scene) -> Iterator[str]:
    view = scene.view
    yield f"{phase(scene)}."
    if view.selector is not None and view.placer is not None:
        selector, placer = scene.colour_name(view.selector), scene.colour_name(view.placer)
        yield scene.say("words-roles", selector=selector, placer=placer, block=view.disc_block)
        faces = [f"{letter}: {of_face(scene, scene.disc_face(letter))}" for letter in "abcd"]
        yield scene.say("words-disc", faces="; ".join(faces))
        if view.disc_kept:
            yield scene.say("words-kept", pair=spelled(scene, view.disc_kept))
    if scene.points is not None:
        yield scene.say("words-points", points=scene.points.total)
    for floor in range(SIZE, 0, -1):
        said = [of_cell(scene, f"{column}{floor}") for column in scene.columns]
        yield scene.say("words-floor", floor=floor, cells="; ".join(said))
    yield tokens(scene)


def spelled(scene: Scene, pair: str) -> str:
    """`a and b`."""
    return listing(list(pair), scene.lens.lang)
