"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from tablee.games.pueblo.face.hand import small_stone
from tablee.games.pueblo.face.scene import PuebloScene, owner_class
from tablee.games.pueblo.face.speech import bill_in_words, of_cell
from tablee.games.pueblo.rules.actions import find_cell
from tablee.games.pueblo.rules.geometry import FLAT, OPENINGS, RING, cell_name, footprint
from tablee.games.pueblo.rules.state import COLOURS, EITHER, KINDS, NEUTRAL, TASKS, TO_SET
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit.picture import Label, Lens
from tablee.kit.shapes import token
from tablee.kit.svg import tag


def prompt(view: PuebloView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    seen = PuebloScene(view, lens)
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return seen.say("prompt-over", count=len(winners), colour=seen.named(winners[0]))
    task = TASKS[view.task]
    if not view.my_turn:
        return seen.say(f"wait-{task}", colour=seen.named(view.actor))
    if view.task == TO_SET:
        return seen.say(f"prompt-set-{missing(seen)}")
    needed = {"walk": "steps", "remove": "number", "take": "card", "lay": "cell"}.get(task)
    if needed and lens.chosen(needed) is not None:
        return seen.say(f"prompt-{task}-confirm")
    return seen.say(f"prompt-{task}", bid=view.bid)


def missing(seen: PuebloScene) -> str:
    """The first thing a stone still needs; the kind only if there is a choice."""
    lens, view = seen.lens, seen.view
    if lens.chosen("stone") is None and int(seen.state.kinds(view.actor)) == EITHER:
        return "stone"
    if lens.chosen("corner") is None:
        return "corner"
    if lens.chosen("opening") is None:
        return "opening"
    return "confirm" if seen.ghost else "elsewhere"


def label(view: PuebloView, slot: str, place: str, lens: Lens) -> Label:
    seen = PuebloScene(view, lens)
    match slot:
        case "stone":
            owner = None if place == KINDS[NEUTRAL] else view.actor
            return Label(seen.say(f"stone-{owner_class(owner)}"), small_stone(owner, 0, FLAT, lens.turn))
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
            cell = find_cell(place)
            return Label(place if cell is None else of_cell(seen, cell))
    return Label(place)


def opening_label(seen: PuebloScene, place: str) -> Label:
    """The stone as it would lie, seen from where the person looks."""
    if place not in OPENINGS:
        return Label(place)
    opening, corner, posture = OPENINGS.index(place), seen.corner, FLAT
    spot = -1 if corner is None else footprint(opening, corner)
    if spot >= 0 and seen.state.fits(spot):
        posture = int(seen.state.posture(spot))
    return Label(seen.say(f"opening-{place}"), small_stone(seen.setting, opening, posture, seen.lens.turn))


def steps_label(seen: PuebloScene, steps: int) -> Label:
    """A number of steps with what every colour would pay."""
    ring = (seen.view.chief + steps) % RING
    owed = seen.bill(ring)
    prices = "".join(tag("span", token(COLOURS[seat]), str(points), cls="price") for seat, points in owed.items())
    prices = prices or tag("span", "0", cls="price muted")
    said = seen.say("steps", steps=steps, bill=bill_in_words(seen, ring))
    return Label(said, tag("span", str(steps), cls="figure") + tag("span", prices, cls="prices"))


def number_label(seen: PuebloScene, place: str) -> Label:
    stone = next((stone for stone in seen.view.stones if str(stone.number) == place), None)
    if stone is None:
        return Label(place)
    name, turn = seen.say(f"stone-{owner_class(stone.owner)}"), seen.lens.turn
    said = seen.say("number", number=stone.number, stone=name, cell=cell_name(stone.corner))
    return Label(said, small_stone(stone.owner, stone.opening, stone.posture, turn))
