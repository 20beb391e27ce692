"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.gaudi.face.hand import tile_button
from tablee.games.gaudi.face.scene import Scene, cell_called
from tablee.games.gaudi.face.speech import of_cell, of_offered_cell, of_promises, of_tile
from tablee.games.gaudi.rules.hands import HAND
from tablee.games.gaudi.rules.tiles import parse_kind, touching
from tablee.games.gaudi.rules.view import GaudiView
from tablee.kit.picture import Label, Lens
from tablee.kit.svg import escape, tag


def prompt(view: GaudiView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    scene = Scene(view, lens)
    if view.over:
        return over(scene)
    if not view.my_turn:
        return scene.say("wait", seat=scene.person(view.turn))
    if scene.must_exchange:
        return scene.say("prompt-exchange-confirm" if lens.chosen("tile") else "prompt-exchange")
    if scene.aimed is not None:
        return scene.say("prompt-lay", gained=of_promises(scene, scene.prospect(scene.aimed) or ()))
    if scene.picked is not None:
        return scene.say("prompt-cell")
    return drafting(scene) if view.draft else scene.say("prompt-tile")


def drafting(scene: Scene) -> str:
    """With tiles on the table: whether that is a turn, what is missing, whether more could follow."""
    draft = scene.view.draft
    if not scene.is_turn:
        near = len(draft) == HAND - 1 and touching(draft[0].cell, draft[1].cell)
        return scene.say("prompt-needs-animals" if near else "prompt-needs-bridge")
    gained = of_promises(scene, scene.promises())
    return scene.say("prompt-more" if scene.may_lay else "prompt-done", gained=gained)


def over(scene: Scene) -> str:
    view = scene.view
    if view.paving:
        return scene.say("prompt-paved", tiles=len(view.tiles), animals=len(view.animals))
    winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
    return scene.say("prompt-over", count=len(winners), names=scene.people(winners))


def label(view: GaudiView, slot: str, place: str, lens: Lens) -> Label:
    if slot == "tile" and (kind := parse_kind(place)) >= 0:
        return tile_label(lens.lang, kind)
    if slot == "cell" and (cell := cell_called(place)) is not None:
        return cell_label(Scene(view, lens), cell, tag("span", escape(place), cls="figure"))
    return Label(place)


@lru_cache(maxsize=256)
def tile_label(lang: str, kind: int) -> Label:
    return Label(of_tile(lang, kind), tile_button(kind))


def cell_label(scene: Scene, cell: int, figure: str) -> Label:
    """With the points that the picked tile would bring there."""
    spot, gained = scene.spot(cell), scene.prospect(cell)
    if gained is None:
        return Label(of_cell(scene.lens.lang, spot), figure)
    points = sum(one.points for one in gained)
    bonus = tag("span", f"+{points}", cls="gaudi-gain") if points else ""
    return Label(of_offered_cell(scene.lens.lang, spot, of_promises(scene, gained)), figure + bonus)
