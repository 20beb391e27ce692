"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from tablee.games.pueblo.face.hand import small_stone
from tablee.games.pueblo.face.scene import Scene, cell_called, colour, scene
from tablee.games.pueblo.face.speech import bill_in_words, colour_name, of_cell
from tablee.games.pueblo.rules.geometry import FLAT, OPENINGS, RING, cell_name, footprint
from tablee.games.pueblo.rules.state import COLOURS, EITHER, KINDS, NEUTRAL, STEPS, TO_SET
from tablee.games.pueblo.rules.view import PuebloView
from tablee.games.pueblo.rules.worlds import state_of
from tablee.kit.picture import Label, Lens
from tablee.kit.shapes import token


def prompt(view: PuebloView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    seen = scene(view, lens)
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return seen.say("prompt-over", count=len(winners), colour=colour_name(seen, winners[0]))
    step = STEPS[view.step]
    if not view.my_turn:
        return seen.say(f"wait-{step}", colour=colour_name(seen, view.turn))
    if view.step == TO_SET:
        return seen.say(f"prompt-set-{missing(seen)}")
    needed = {"walk": "steps", "remove": "number", "take": "card", "lay": "cell"}.get(step)
    if needed and lens.chosen(needed) is not None:
        return seen.say(f"prompt-{step}-confirm")
    return seen.say(f"prompt-{step}", bid=view.bid)


def missing(seen: Scene) -> str:
    """The first thing a stone still needs; the kind only if there is a choice."""
    lens, view = seen.lens, seen.view
    if lens.chosen("stone") is None and int(state_of(view).kinds(view.turn)) == EITHER:
        return "stone"
    if lens.chosen("corner") is None:
        return "corner"
    if lens.chosen("opening") is None:
        return "opening"
    return "confirm" if seen.ghost else "elsewhere"


def label(view: PuebloView, slot: str, place: str, lens: Lens) -> Label:
    seen = scene(view, lens)
    match slot:
        case "stone":
            owner = None if place == KINDS[NEUTRAL] else view.turn
            return Label(seen.say(f"stone-{colour(owner)}"), small_stone(owner, 0, FLAT, lens.turn))
        case "opening":
            return opening_label(seen, place)
        case "steps":
            return steps_label(seen, int(place))
        case "card":
            return Label(seen.say("card", card=int(place)))
        case "points":
            return Label(seen.say("points", points=int(place)))
        case "number":
            return number_label(seen, place)
        case "corner" | "cell":
            cell = cell_called(place)
            return Label(place if cell is None else of_cell(seen, cell))
    return Label(place)


def opening_label(seen: Scene, place: str) -> Label:
    """The stone as it would lie, seen from where the person looks."""
    if place not in OPENINGS:
        return Label(place)
    opening, corner, posture = OPENINGS.index(place), seen.corner, FLAT
    state = state_of(seen.view)
    spot = -1 if corner is None else footprint(opening, corner)
    if spot >= 0 and state.fits(spot):
        posture = int(state.posture(spot))
    kinds = int(state.kinds(seen.view.turn))
    neutral = kinds == NEUTRAL or (kinds == EITHER and seen.lens.chosen("stone") == KINDS[NEUTRAL])
    owner = None if neutral else seen.view.turn
    return Label(seen.say(f"opening-{place}"), small_stone(owner, opening, posture, seen.lens.turn))


def steps_label(seen: Scene, steps: int) -> Label:
    """A number of steps with what every colour would pay."""
    ring = (seen.view.chief + steps) % RING
    owed = seen.bill(ring)
    prices = "".join(f'<span class="price">{token(COLOURS[seat])}{points}</span>' for seat, points in owed.items())
    prices = prices or '<span class="price muted">0</span>'
    said = seen.say("steps", steps=steps, bill=bill_in_words(seen, ring))
    return Label(said, f'<span class="figure">{steps}</span><span class="prices">{prices}</span>')


def number_label(seen: Scene, place: str) -> Label:
    stone = next((stone for stone in seen.view.stones if str(stone.number) == place), None)
    if stone is None:
        return Label(place)
    name, turn = seen.say(f"stone-{colour(stone.owner)}"), seen.lens.turn
    said = seen.say("number", number=stone.number, stone=name, cell=cell_name(stone.corner))
    return Label(said, small_stone(stone.owner, stone.opening, stone.posture, turn))
