"""Agora's pictures in words: districts, cards, hands, the phase, a whole position for those who cannot see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.face.scene import VALUES, Scene
from tablee.games.agora.rules.actions import COLOURS, Move
from tablee.games.agora.rules.city import CODES, NAMES, square, strength
from tablee.games.agora.rules.codes import DISTRICTS, FACES
from tablee.games.agora.rules.view import Crowd


def of_district(scene: Scene, district: int) -> str:
    """`Gràcia, worth 7: blue 3, garnet 2 and 1 lying`."""
    crowds = scene.voice.listing(of_crowd(scene, crowd) for crowd in scene.ranked(district))
    message = "district-held" if crowds else "district-empty"
    said = scene.say(message, district=NAMES[district], value=VALUES[district], crowds=crowds)
    return f"{said} {scene.say('district-tied')}" if scene.tied(district) else said


def of_crowd(scene: Scene, crowd: Crowd) -> str:
    message = "crowd-lying" if crowd.lying else "crowd"
    return scene.say(message, colour=scene.colour(crowd.colour), standing=crowd.standing, lying=crowd.lying)


def of_walker(scene: Scene, colour: int, district: int) -> str:
    crowd = next((one for one in scene.view.crowds[district] if one.colour == colour), Crowd(colour, 0, 0))
    return scene.say("walkers-in", district=NAMES[district], crowd=of_crowd(scene, crowd))


def of_card(scene: Scene, card: int) -> str:
    return scene.say("card", square=square(card), district=NAMES[card // FACES], walkers=strength(card))


def of_move(scene: Scene, move: Move) -> str:
    return scene.say(
        "one-move",
        walker=scene.say(f"walker-{COLOURS[move.colour]}"),
        code=CODES[move.start],
        start=NAMES[move.start],
        goal=NAMES[move.goal],
    )


def of_backs(scene: Scene, seat: Seat) -> str:
    """`CV, EX twice, GR`: by name."""
    counted = Counter(scene.view.backs[seat])
    backs = [
        NAMES[district] if count == 1 else scene.say("backs-alike", district=NAMES[district], count=count)
        for district, count in sorted(counted.items())
    ]
    return scene.voice.listing(backs) if backs else scene.say("no-cards")


def of_pile(scene: Scene, number: int) -> str:
    top, size = scene.view.piles[number]
    if top == NOBODY:
        return scene.say("pile-empty", number=number + 1)
    return scene.say("pile", number=number + 1, district=NAMES[top], count=size)


def phase(scene: Scene) -> str:
    view = scene.view
    if view.over:
        return scene.say("phase-end")
    message = "phase-last" if view.last_round else "phase"
    return scene.say(message, round=view.round, rounds=view.rounds, phase=scene.say(f"phase-{scene.phase}"))


def standing(scene: Scene, seat: Seat) -> str:
    return scene.say(
        "standing", colour=scene.colour(seat), points=scene.view.points[seat] or 0, districts=scene.occupied(seat)
    )


def sentences(scene: Scene) -> Iterator[str]:
    """The whole position, a sentence at a time."""
    view = scene.view
    yield scene.say("words-phase", phase=phase(scene))
    if not view.over:
        yield scene.say("words-turn", colour=scene.colour(view.turn), holder=scene.colour(view.holder))
    yield from (of_district(scene, district) for district in range(DISTRICTS))
    yield scene.say("words-points", standing=scene.voice.listing(standing(scene, seat) for seat in range(view.seats)))
    for seat in range(view.seats):
        yield scene.say("words-seat", colour=scene.colour(seat), reserve=view.reserve[seat], backs=of_backs(scene, seat))
        if view.tops[seat] != NOBODY:
            yield scene.say("words-top", colour=scene.colour(seat), card=of_card(scene, view.tops[seat]))
    yield scene.say("words-piles", first=of_pile(scene, 0), second=of_pile(scene, 1), aside=view.set_aside)
    if view.hand:
        yield scene.say("words-hand", cards=scene.voice.listing(of_card(scene, card) for card in view.hand))
