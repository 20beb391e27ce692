"""Cards of Agora as pictures, and the two panels made of them: the own hand, and what lies open on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.face.figure_shapes import SCENES
from tablee.games.agora.face.scene import Scene
from tablee.games.agora.face.speech import of_backs, of_card, of_pile
from tablee.games.agora.face.tell import spoken
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.city import CODES, NAMES, card_name, square, strength
from tablee.games.agora.rules.codes import FACES
from tablee.games.agora.rules.deductions import HEAP, memory
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import token
from tablee.kit.svg import box, dot, escape, path, picture, tag, text, use

HOLE: Final = tag("span", "", cls="hole")  # where a pile has no card


@cache
def face(card: int) -> str:
    """District tint and landmark, the value as a number and as passers-by in front of a scene; 120 by 132."""
    code, value = CODES[card // FACES], strength(card)
    view = tuple(SCENES)[(card // FACES + card % FACES) % len(SCENES)]
    walk = "".join(
        use("agora-passer", 52 + (i - (value - 1) / 2) * 19, 89 + i % 2 * 3, width=16, height=26) for i in range(value)
    )
    ground = path("M6 100H114V120a6 6 0 0 1 -6 6H12a6 6 0 0 1 -6 -6z", "paving")
    paper = box(0.5, 0.5, 119, 131, "card paper", 10) + box(6, 6, 108, 120, f"sky d-{code}", 6)
    corner = dot(26, 26, 19, "disc") + text(26, 36, value, "strength")
    glyph = dot(97, 23, 15, "disc") + use(f"agora-mark-{code}", 85, 11, "glyph", width=24, height=24)
    scene = use(f"agora-{view}", 10, 32, width=100, height=72)
    return picture("0 0 120 132", paper, scene, ground, walk, corner, glyph, cls="agora face", aria_hidden="true")


@cache
def back(district: int, cls: str = "back") -> str:
    return picture(
        "0 0 120 168",
        use(f"agora-back-{CODES[district]}", width=120, height=168),
        cls=f"agora {cls}",
        aria_hidden="true",
    )


@cache
def small_back(district: int) -> str:
    """A strip of a back, for a hand held by somebody else."""
    return picture(
        "0 0 48 60", use(f"agora-strip-{CODES[district]}", width=48, height=60), cls="agora strip", aria_hidden="true"
    )


# The own hand -------------------------------------------------------------------------------------------------------------


def hand_panel(scene: Scene) -> Panel:
    title, caption = scene.say("hand-title"), ""
    if scene.view.seat is None:
        caption = scene.say("hand-spectator")
    elif not scene.view.hand:
        caption = scene.say("no-cards")
    opening = f'<div class="agora cards" role="group" aria-label="{escape(title)}">'
    return Panel("hand", title, opening, tuple(held(scene)), "</div>", caption)


def held(scene: Scene) -> Iterator[Piece]:
    for card in scene.view.hand:
        yield own_card(scene, card)
    yield remembered(scene)


def own_card(scene: Scene, card: int) -> Piece:
    """Face, square, district and, where it cannot be played, the reason."""
    key, refusal = f"hand-{card_name(card)}", scene.why_not(card)
    reason = ""
    if refusal and not scene.view.over:
        args: dict[str, object] = {}
        for name, value in refusal.args.items():
            args |= spoken(scene.voice, name, value, ())
        reason = tag("span", escape(scene.say(f"card-{refusal.reason}", **args)), cls="reason")
    words = tag("strong", escape(square(card))) + tag("span", escape(of_walkers(scene, card)), cls="small muted") + reason
    return Piece(
        key,
        tag(
            "button",
            face(card),
            tag("span", words, cls="told"),
            id=key,
            type="button",
            cls=f"own-card{' off' if reason else ''}{' drafted' if card == scene.card else ''}",
            data_slot="card",
            data_place=card_name(card),
        ),
    )


def of_walkers(scene: Scene, card: int) -> str:
    return scene.say("card-walkers", district=NAMES[card // FACES], walkers=strength(card))


def remembered(scene: Scene) -> Piece:
    """AGO-70: only if the table allows it, only places that are certain, never played cards."""
    lines = ""
    if scene.view.memory_aid and scene.view.seat is not None:
        for one in memory(scene.view):
            if not one.played and one.certain is not None:
                where = scene.say("in-heap") if one.certain == HEAP else scene.colour(one.certain)
                lines += tag("li", escape(scene.say("remembered", card=of_card(scene, one.card), where=where)))
    title = tag("p", escape(scene.say("memory-title")), cls="label") if lines else ""
    more = tag("ul", lines, cls="small") if lines else ""
    return Piece("hand-memory", tag("div", title, more, id="hand-memory", cls="memory"))


# What lies open -----------------------------------------------------------------------------------------------------------


def piles_panel(scene: Scene) -> Panel:
    title = scene.say("piles-title")
    opening = f'<div class="agora commons" role="group" aria-label="{escape(title)}">'
    pieces = (pile(scene, 0), pile(scene, 1), *(played(scene, seat) for seat in range(scene.view.seats)), aside(scene))
    return Panel("piles", title, opening, pieces, "</div>")


def pile(scene: Scene, number: int) -> Piece:
    top, size = scene.view.piles[number]
    key, said = f"pile-{number}", of_pile(scene, number)
    drawn = back(top) if top != NOBODY else HOLE
    label = tag("span", escape(scene.say("pile-size", count=size)), cls="small")
    return Piece(
        key,
        tag(
            "button",
            drawn,
            label,
            id=key,
            type="button",
            cls="pile",
            data_slot="pile",
            data_place=str(number),
            aria_label=said,
        ),
    )


def played(scene: Scene, seat: Seat) -> Piece:
    """The top of a played pile: the only one that may be seen (AGO-34)."""
    key, card = f"played-{COLOURS[seat]}", scene.view.tops[seat]
    if card == NOBODY:
        drawn, said = HOLE, tag("span", escape(scene.say("none-played")), cls="small muted")
    else:
        walkers = tag("span", escape(of_walkers(scene, card)), cls="small muted")
        drawn, said = face(card), tag("strong", escape(square(card))) + walkers
    who = tag("span", token(COLOURS[seat]), escape(scene.colour(seat)), cls="small who")
    return Piece(key, tag("p", drawn, tag("span", who, said, cls="told"), id=key, cls="played"))


def aside(scene: Scene) -> Piece:
    """How many cards are out of the game, and who discarded cards of which districts (AGO-63)."""
    lines = [scene.say("set-aside", count=scene.view.set_aside)]
    for seat in range(scene.view.seats):
        dropped = Counter(district for owner, district in scene.view.heap if owner == seat)
        if dropped:
            names = [
                NAMES[district] if count == 1 else scene.say("backs-alike", district=NAMES[district], count=count)
                for district, count in sorted(dropped.items())
            ]
            said = scene.voice.listing(names)
            lines.append(scene.say("discarded", colour=scene.colour(seat), districts=said))
    return Piece("piles-aside", tag("p", escape(" ".join(lines)), id="piles-aside", cls="small muted aside"))


# What lies before each seat -----------------------------------------------------------------------------------------------


def hand(scene: Scene, seat: Seat) -> str:
    """Reserve, fountain, and the backs of the hand; on the turn of their right neighbour they can be taken."""
    view, colour = scene.view, COLOURS[seat]
    taking = scene.phase == 1 and scene.my_turn and seat == (view.turn + 1) % view.seats
    reserve = tag(
        "span",
        figure_icon(colour),
        escape(f"× {view.reserve[seat]}"),
        cls="reserve",
        title=scene.say("reserve", count=view.reserve[seat]),
    )
    holds = fountain(scene) if seat == view.holder else ""
    backs = "".join(one_back(district, taking) for district in view.backs[seat])
    said = tag("span", escape(of_backs(scene, seat)), cls="unseen")
    return tag("span", reserve, holds, tag("span", said, backs, cls="backs"), cls="agora-hand")


def figure_icon(colour: str) -> str:
    """A walker beside words."""
    figure = use(f"agora-walker-{colour}", -14, -40, colour, width=28, height=42)
    return picture("-14 -40 28 42", figure, cls="agora figure-icon")


def one_back(district: int, taking: bool) -> str:
    aim = {"data_slot": "district", "data_place": CODES[district]} if taking else {}
    return tag("span", small_back(district), cls="one-back", title=NAMES[district], **aim)


def fountain(scene: Scene) -> str:
    said = scene.say("holds-fountain")
    drawn = use("agora-magic", width=180, height=130)
    return tag(
        "svg",
        tag("title", escape(said)),
        drawn,
        cls="agora fountain-icon piece",
        id="agora-holder",
        viewBox="0 0 180 130",
        role="img",
        aria_label=said,
    )
