"""Balconia's pictures in words: things, conditions, cells, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Final

from tablee.engine.values import Seat
from tablee.games.balconia.face.scene import Floor, Scene, Sight, is_door, is_face
from tablee.games.balconia.rules.components import COLOURS, ITEMS, LETTERS, SIDES, Door, Face, Score
from tablee.games.balconia.rules.loader import building
from tablee.games.balconia.rules.view import NOTHING
from tablee.kit.words import Voice

FOLDER: Final = Path(__file__).parents[1]
FACES: Final = 8 * 88  # faces whose words are remembered: of a few buildings, in every language


@cache
def voice(lang: str) -> Voice:
    return Voice(FOLDER, lang)


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


# Faces and cells ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=FACES)
def name_of(lang: str, source: str, face: str) -> str:
    """What people call a face; those of this edition in their language."""
    return building(source).face(face).name if source else voice(lang).say(f"face-{face}")


@lru_cache(maxsize=FACES)
def of_face(lang: str, source: str, face: str) -> str:
    """A whole face: name, things, condition."""
    own, shown = voice(lang), building(source).face(face)
    said = {"shows": things(own, shown), "condition": condition(own, shown.score)}
    return own.say("face-words", name=name_of(lang, source, face), **said)


@lru_cache(maxsize=8192)
def of_cell(lang: str, source: str, side: int, cell: str, sign: str, points: int | str | None) -> str:
    """What a side shows in a cell: a balcony with its points, a door, a curtain, or nothing."""
    say = voice(lang).say
    if sign == NOTHING:
        return say("cell-empty", cell=cell)
    if is_face(sign):
        return say("cell-balcony", cell=cell, face=of_face(lang, source, sign), points=points)
    if is_door(sign):
        door = building(source).door(int(sign[1:]), side)
        return say("cell-door", cell=cell, condition=door_condition(voice(lang), door))
    return say("cell-hidden", cell=cell, block=int(sign[:-1]))


# A position ---------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def of_phase(lang: str, turn: int, turns: int, over: bool) -> str:
    return voice(lang).say("phase-end") if over else voice(lang).say("phase-turn", turn=turn, turns=turns)


def phase(scene: Scene) -> str:
    view = scene.view
    return of_phase(scene.lens.lang, view.turn, view.turns_total, view.over)


def colour(lang: str, side: int) -> str:
    return voice(lang).say(f"colour-{SIDES[side]}")


def role(selector: Seat | None, seat: Seat) -> str:
    """The message that says what a seat does in this turn; none at the end."""
    return "" if selector is None else "role-selects" if seat == selector else "role-places"


@lru_cache(maxsize=4096)
def tokens(lang: str, revealed: tuple[int, ...], face_down: int, aside: int) -> str:
    """The row of tokens: those turned up in order, and two counts (BAL-54)."""
    return voice(lang).say("tokens", shown=", ".join(map(str, revealed)), count=face_down, aside=aside)


def sentences(scene: Scene) -> tuple[str, ...]:
    """The whole position, a sentence at a time: first what every turn changes."""
    view, lang = scene.view, scene.lens.lang
    selector = None if view.selector is None else view.selector ^ view.turquoise
    turn = of_turn(lang, view.building, phase(scene), selector, view.disc_block, view.disc_kept)
    coming = tokens(lang, view.revealed, view.face_down, view.set_aside)
    points = view.points[scene.seat_of(scene.side)]
    total = () if points is None else (scene.say("words-points", points=points),)
    return (*turn, coming, *total, *of_side(scene.sight))


@lru_cache(maxsize=2048)
def of_turn(
    lang: str, source: str, phase: str, selector: int | None, block: int | None, kept: str | None
) -> tuple[str, ...]:
    """Where in the game we are, who does what, and what lies on the disc."""
    if selector is None or block is None:
        return (f"{phase}.",)
    say = voice(lang).say
    roles = say("words-roles", selector=colour(lang, selector), placer=colour(lang, 1 - selector), block=block)
    faces = "; ".join(f"{letter}: {of_face(lang, source, f'{block}{letter}')}" for letter in LETTERS)
    pair = [say("words-kept", pair=spelled(lang, kept))] if kept else []
    return (f"{phase}.", roles, say("words-disc", faces=faces), *pair)


@lru_cache(maxsize=4096)
def of_side(sight: Sight) -> tuple[str, ...]:
    return tuple(chain.from_iterable(map(of_floor, sight.floors())))


@lru_cache(maxsize=4096)
def of_floor(floor: Floor) -> tuple[str, ...]:
    """From the left of who looks; so finely cut that new points do not bring the whole floor again."""
    said = "; ".join([of_cell(floor.lang, floor.source, floor.side, *cell) for cell in floor.cells()])
    before, after = voice(floor.lang).say("words-floor", floor=floor.number, cells="\n").split("\n")
    return tuple(f"{before}{said}{after}".replace("; ", ";\n").split("\n"))


@cache
def spelled(lang: str, pair: str) -> str:
    """`a and b`."""
    return voice(lang).listing(pair)
