"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from tablee.engine.values import Label, Lens
from tablee.games.balconia.actions import ADJACENT
from tablee.games.balconia.components import LETTERS
from tablee.games.balconia.facade import signed
from tablee.games.balconia.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.house import EDGE
from tablee.games.balconia.scene import Scene, cell_called
from tablee.games.balconia.speech import of_face, spelled
from tablee.games.balconia.view import BalconiaView
from tablee.kit import svg
from tablee.kit.words import listing


def prompt(view: BalconiaView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    scene = Scene(view, lens)
    if view.over:
        winners = [scene.colour_name(seat) for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return scene.say("prompt-over", count=len(winners), colour=winners[0])
    if not view.my_turn:
        return scene.say(f"wait-{view.phase}", colour=scene.colour_name(view.acting[0]))
    if view.phase == "select":
        return keep_prompt(scene)
    return place_prompt(scene)


def keep_prompt(scene: Scene) -> str:
    if scene.drafted_pair is None:
        return scene.say("prompt-keep")
    names = [scene.say("quoted", name=scene.name_of(scene.disc_face(letter))) for letter in scene.drafted_pair]
    return scene.say("prompt-keep-confirm", faces=listing(names, scene.lens.lang))


def place_prompt(scene: Scene) -> str:
    letter, cell = scene.drafted_face, scene.drafted_cell
    if letter is None or cell is None:
        return scene.say("prompt-place-face" if cell else "prompt-place-cell")
    opposite = LETTERS[LETTERS.index(letter) ^ 2]
    return scene.say(
        "prompt-place-confirm",
        cell=cell,
        own=scene.name_of(scene.disc_face(letter)),
        other=scene.name_of(scene.disc_face(opposite)),
        points=signed(scene.gain(letter, cell)),
    )


def label(view: BalconiaView, slot: str, place: str, lens: Lens) -> Label:
    scene = Scene(view, lens)
    if slot == "cell":
        return Label(cell_words(scene, place))
    if view.disc_block is None:
        return Label(place)
    if slot == "pair" and place in ADJACENT:
        names = listing([scene.name_of(scene.disc_face(letter)) for letter in place], lens.lang)
        return Label(scene.say("pair-words", pair=spelled(scene, place), names=names), small(scene, place))
    if slot == "face" and place in tuple(LETTERS):
        return Label(of_face(scene, scene.disc_face(place)), small(scene, place))
    return Label(place)


def cell_words(scene: Scene, place: str) -> str:
    """The name of a cell, with what the chosen face would bring there."""
    cell, letter = cell_called(place), scene.drafted_face
    if cell is None or letter is None or cell not in scene.legal_cells:
        return place
    return scene.say("cell-gain", cell=cell, points=signed(scene.gain(letter, cell)))


def small(scene: Scene, letters: str) -> str:
    """Faces side by side on a button."""
    drawn = [
        svg.group(balcony(scene.view.building, f"{scene.view.disc_block}{letter}"), EDGE, x=(WIDTH + 8) * index)
        for index, letter in enumerate(letters)
    ]
    wide = (WIDTH + 8) * len(letters) - 8
    return svg.picture(f"-1 -1 {wide + 2} {HEIGHT + 2}", *drawn, cls=f"balconia faces-{len(letters)}", aria_hidden="true")
