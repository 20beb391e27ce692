"""Balconia's pictures in words: things, conditions, cells, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from tablee.engine.values import Seat
from tablee.games.balconia.face.scene import Scene
from tablee.games.balconia.rules.components import COLOURS, ITEMS, Door, Face, Score
from tablee.games.balconia.rules.geometry import SIZE
from tablee.games.balconia.rules.loader import building
from tablee.kit.words import Voice


def things(voice: Voice, face: Face) -> str:
    """What a face shows: `1 person, 2 cats`."""
    say = voice.say
    shown = [(item, face.amount(item)) for item in ITEMS]
    shown += [(f"flower-{colour}", face.flowers.get(colour, 0)) for colour in COLOURS]
    said = [say(f"count-{name}", n=amount) for name, amount in shown if amount]
    if face.lovebird:
        said.insert(0, say(f"lovebird-{face.lovebird}"))
    return say("shows", things=voice.listing(said)) if said else say("shows-nothing")


def condition(voice: Voice, score: Score | None) -> str:
    """A plaque as a sentence (section 10)."""
    say = voice.say
    if score is None:
        return say("score-nothing")
    if score.form == "pair":
        return say(f"score-pair-{score.position.removeprefix('column_')}")
    first, *more = (target.replace(".", "-") for target in score.of)
    where = say(f"where-{score.position}")
    match score.form:
        case "each":
            return say("score-each", points=score.points, what=say(f"one-{first}"), where=where)
        case "none":
            return say("score-none", what=say(f"no-{first}"), where=where)
        case _ if more:
            return say("score-both", what=say(f"some-{first}"), other=say(f"some-{more[0]}"), where=where)
    return say("score-all", what=say(f"some-{first}"), where=where)


@cache
def door_condition(voice: Voice, door: Door) -> str:
    say = voice.say
    first, second = door.first.replace(".", "-"), door.second.replace(".", "-")
    said = {"first": say(f"of-{first}"), "second": say(f"of-{second}")}
    if door.kind == "fewer":
        said["one"] = say(f"one-{first}")
    return say(f"door-{door.kind}", **said)


def of_face(scene: Scene, face: Face) -> str:
    """A whole face: name, things, condition."""
    return _of_face(scene.voice, scene.view.building, face.id, scene.name_of(face))


@lru_cache(maxsize=8 * 88)
def _of_face(voice: Voice, source: str, face: str, name: str) -> str:
    shown = building(source).face(face)
    return voice.say("face-words", name=name, shows=things(voice, shown), condition=condition(voice, shown.score))


def of_cell(scene: Scene, cell: str) -> str:
    if (face := scene.faces.get(cell)) is not None:
        return scene.say("cell-balcony", cell=cell, face=of_face(scene, face), points=scene.tallies[cell].points)
    if (door := scene.door_in(cell)) is not None:
        return scene.say("cell-door", cell=cell, condition=door_condition(scene.voice, door))
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


def sentences(scene: Scene) -> Iterator[str]:
    """The whole position, a sentence at a time."""
    view = scene.view
    yield f"{phase(scene)}."
    if view.selector is not None and view.placer is not None:
        selector, placer = scene.colour(view.selector), scene.colour(view.placer)
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
    return scene.voice.listing(pair)
