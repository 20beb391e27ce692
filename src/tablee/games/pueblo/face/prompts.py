"""What the page asks a person: the sentence that says what to do next, and what each choice is called."""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.engine.values import Seat
from tablee.games.pueblo.face.hand import small_stone
from tablee.games.pueblo.face.scene import PuebloScene, owner_class, voice
from tablee.games.pueblo.face.sight import Bill
from tablee.games.pueblo.face.speech import bill_in_words, of_cell
from tablee.games.pueblo.face.stacks import number_of
from tablee.games.pueblo.rules.actions import find_cell
from tablee.games.pueblo.rules.geometry import FLAT, OPENINGS, RING, cell_name, footprint
from tablee.games.pueblo.rules.state import COLOURS, EITHER, KINDS, NEUTRAL, TASKS, TO_SET
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit.people import mark
from tablee.kit.picture import Label, Lens
from tablee.kit.shapes import token


def prompt(view: PuebloView, lens: Lens) -> str:
    """One sentence that says what to do next."""
    seen, say = PuebloScene(view, lens), voice(lens.lang).say
    if view.over:
        winners = [seat for seat, rank in enumerate(view.ranks or ()) if rank == 1]
        return say("prompt-over", count=len(winners), who=mark(winners[0]))
    task = TASKS[view.task]
    if not view.my_turn:
        return say(f"wait-{task}", who=mark(view.actor))
    if view.task == TO_SET:
        return say(f"prompt-set-{missing(seen)}")
    needed = {"walk": "steps", "remove": "number", "take": "card", "lay": "cell"}.get(task)
    if needed and lens.chosen(needed) is not None:
        return say(f"prompt-{task}-confirm")
    return say(f"prompt-{task}", bid=view.bid)


def missing(seen: PuebloScene) -> str:
    """The first thing a stone still needs; the kind only if there is a choice."""
    lens = seen.lens
    if lens.chosen("stone") is None and seen.kind == EITHER:
        return "stone"
    if lens.chosen("corner") is None:
        return "corner"
    if lens.chosen("opening") is None:
        return "opening"
    return "confirm" if seen.ghost else "elsewhere"


def label(view: PuebloView, slot: str, place: str, lens: Lens) -> Label:
    lang = lens.lang
    if slot == "stone":
        return stone_label(lang, None if place == KINDS[NEUTRAL] else view.actor, lens.turn)
    seen = PuebloScene(view, lens)
    match slot:
        case "opening":
            return opening_label(lang, place, seen.setting, posture(seen, place), lens.turn)
        case "steps":
            return steps_label(lang, int(place), seen.bill((view.chief + int(place)) % RING))
        case "card":
            return Label(voice(lang).say("card", card=int(place)))
        case "points":
            return Label(voice(lang).say("points", points=int(place)))
        case "number":
            return number_label(seen, place)
        case "corner" | "cell":
            cell = find_cell(place)
            return Label(place if cell is None else of_cell(seen, cell))
    return Label(place)


@lru_cache(maxsize=128)
def stone_label(lang: str, owner: Seat | None, turn: int) -> Label:
    return Label(voice(lang).say(f"stone-{owner_class(owner)}"), small_stone(owner, 0, FLAT, turn))


def posture(seen: PuebloScene, opening: str) -> int:
    """How the stone would lie on the corner chosen; flat as long as there is none."""
    if seen.corner is None or opening not in OPENINGS:
        return FLAT
    spot = footprint(OPENINGS.index(opening), seen.corner)
    return int(seen.state.posture(spot)) if spot >= 0 and seen.state.fits(spot) else FLAT


@lru_cache(maxsize=1024)
def opening_label(lang: str, place: str, owner: Seat | None, posture: int, turn: int) -> Label:
    """The stone as it would lie, seen from where the person looks."""
    if place not in OPENINGS:
        return Label(place)
    return Label(voice(lang).say(f"opening-{place}"), small_stone(owner, OPENINGS.index(place), posture, turn))


@lru_cache(maxsize=4096)
def steps_label(lang: str, steps: int, bill: Bill) -> Label:
    """A number of steps with what every colour would pay."""
    paid = [(COLOURS[seat], points) for seat, points in enumerate(bill) if points]
    prices = "".join([f'<span class="price">{coin(owner)}{points}</span>' for owner, points in paid])
    prices = prices or '<span class="price muted">0</span>'
    said = steps_before_bill(lang, steps).format(bill_in_words(lang, bill))
    return Label(said, f'<span class="figure">{steps}</span><span class="prices">{prices}</span>')


@cache
def coin(owner: str) -> str:
    return token(owner)


@cache
def steps_before_bill(lang: str, steps: int) -> str:
    return voice(lang).say("steps", steps=steps, bill="{}")


def number_label(seen: PuebloScene, place: str) -> Label:
    """A stone, while dismantling as the plan calls the cell of its corner: that one can be chosen there."""
    stone = next((stone for stone in seen.view.stones if str(stone.number) == place), None)
    if stone is None:
        return Label(place)
    picture = small_stone(stone.owner, stone.opening, stone.posture, seen.lens.turn)
    if seen.dismantling and number_of(seen.top(stone.corner)) == stone.number:
        return Label(of_cell(seen, stone.corner), picture)
    name = seen.say(f"stone-{owner_class(stone.owner)}")
    return Label(seen.say("number", number=stone.number, stone=name, cell=cell_name(stone.corner)), picture)
