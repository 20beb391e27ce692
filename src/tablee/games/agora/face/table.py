"""The two panels of cards: the own hand, and what lies open on the table."""

from __future__ import annotations

from functools import cache, lru_cache

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.agora.face.cards import HOLE, back, face
from tablee.games.agora.face.drafts import Draft, why_not
from tablee.games.agora.face.speech import colour, of_backs, of_card, of_pile, of_walkers, say, voice
from tablee.games.agora.face.standings import Walkers
from tablee.games.agora.face.tell import spoken
from tablee.games.agora.rules.actions import COLOURS
from tablee.games.agora.rules.agreed import STRONGEST
from tablee.games.agora.rules.city import card_name, square
from tablee.games.agora.rules.codes import CARDS, FACES
from tablee.games.agora.rules.deductions import HEAP, memory
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.people import MARKS
from tablee.kit.picture import Panel, Piece
from tablee.kit.shapes import token
from tablee.kit.svg import escape, tag

# The own hand -------------------------------------------------------------------------------------------------------------


def hand_panel(view: AgoraView, lang: str, walkers: Walkers, draft: Draft) -> Panel:
    known = remembered(view, lang) if view.memory_aid else ()
    if view.seat is None or view.over:
        return held(lang, view.seat is None, view.hand, ("",) * len(view.hand), None, known)
    why = reasons(lang, walkers, view.seat, min(view.reserve[view.seat], STRONGEST), view.hand)
    return held(lang, False, view.hand, why, draft.card, known)


@lru_cache(maxsize=4096)
def held(
    lang: str, looks_on: bool, cards: tuple[int, ...], reasons: tuple[str, ...], drafted: int | None, known: tuple[str, ...]
) -> Panel:
    """The hand: cards, why each cannot be played, the one in the draft, and what its owner is reminded of."""
    title, caption = say(lang, "hand-title"), ""
    if not cards:
        caption = say(lang, "hand-spectator" if looks_on else "no-cards")
    opening = f'<div class="agora cards" role="group" aria-label="{escape(title)}">'
    places = [] if looks_on else list(elsewhere())
    for card, why in zip(cards, reasons, strict=True):
        places[card] = own_card(lang, card, why, card == drafted)
    return Panel("hand", title, opening, (*places, reminder(lang, known)), "</div>", caption, private=True)


@cache
def elsewhere() -> tuple[Piece, ...]:
    """A hand has a place for every card, so that one that comes or goes leaves the others alone."""
    keys = [f"hand-{card_name(card)}" for card in range(CARDS)]
    return tuple([Piece(key, tag("i", "", id=key, hidden="")) for key in keys])


@lru_cache(maxsize=4096)
def reasons(lang: str, walkers: Walkers, seat: Seat, reserve: int, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([reason(lang, seat, reserve, walkers.sizes[card // FACES], card) for card in cards])


@lru_cache(maxsize=8192)
def reason(lang: str, seat: Seat, reserve: int, sizes: tuple[int, ...], card: int) -> str:
    """Why a card cannot be played, in a few words."""
    refusal = why_not(seat, reserve, sizes, card)
    if refusal is None:
        return ""
    args: dict[str, object] = {}
    for name, value in refusal.args.items():
        args |= spoken(voice(lang), name, value, MARKS)
    return say(lang, f"card-{refusal.reason}", **args)


@lru_cache(maxsize=4096)
def own_card(lang: str, card: int, why: str, drafted: bool) -> Piece:
    """Face, square, district and, where it cannot be played, the reason."""
    key = f"hand-{card_name(card)}"
    words = tag("strong", escape(square(card))) + " " + tag("span", escape(of_walkers(lang, card)), cls="small muted")
    words += " " + tag("span", escape(why), cls="reason") if why else ""
    return Piece(
        key,
        tag(
            "button",
            face(card),
            tag("span", words, cls="told"),
            id=key,
            type="button",
            cls=f"own-card{' off' if why else ''}{' drafted' if drafted else ''}",
            data_slot="card",
            data_place=card_name(card),
        ),
    )


def remembered(view: AgoraView, lang: str) -> tuple[str, ...]:
    """AGO-70: only if the table allows it, only places that are certain, never played cards."""
    certain = [(one.card, one.certain) for one in memory(view) if not one.played and one.certain is not None]
    places = [(card, say(lang, "in-heap") if place == HEAP else colour(lang, place)) for card, place in certain]
    return tuple([say(lang, "remembered", card=of_card(lang, card), where=where) for card, where in places])


@lru_cache(maxsize=1024)
def reminder(lang: str, known: tuple[str, ...]) -> Piece:
    title = tag("p", escape(say(lang, "memory-title")), cls="label") if known else ""
    lines = tag("ul", *(tag("li", escape(said)) for said in known), cls="small") if known else ""
    return Piece("hand-memory", tag("div", title, lines, id="hand-memory", cls="memory"))


# What lies open -----------------------------------------------------------------------------------------------------------


def piles_panel(view: AgoraView, lang: str) -> Panel:
    return open_cards(lang, view.piles, view.tops, view.heap, view.set_aside)


@lru_cache(maxsize=2048)
def open_cards(
    lang: str, piles: tuple[tuple[int, int], ...], tops: tuple[int, ...], heap: tuple[tuple[Seat, int], ...], set_aside: int
) -> Panel:
    title = say(lang, "piles-title")
    opening = f'<div class="agora commons" role="group" aria-label="{escape(title)}">'
    drawn = [pile(lang, number, top, size) for number, (top, size) in enumerate(piles)]
    shown = [played(lang, seat, card) for seat, card in enumerate(tops)]
    return Panel("piles", title, opening, (*drawn, *shown, aside(lang, len(tops), heap, set_aside)), "</div>")


@lru_cache(maxsize=2048)
def pile(lang: str, number: int, top: int, size: int) -> Piece:
    key = f"pile-{number}"
    return Piece(
        key,
        tag(
            "button",
            back(top) if top != NOBODY else HOLE,
            tag("span", escape(say(lang, "pile-size", count=size)), cls="small"),
            id=key,
            type="button",
            cls="pile",
            data_slot="pile",
            data_place=str(number),
            aria_label=of_pile(lang, number, top, size),
        ),
    )


@lru_cache(maxsize=1024)
def played(lang: str, seat: Seat, card: int) -> Piece:
    """The top of a played pile: the only one that may be seen (AGO-34)."""
    key = f"played-{COLOURS[seat]}"
    if card == NOBODY:
        drawn, said = HOLE, tag("span", escape(say(lang, "none-played")), cls="small muted")
    else:
        walkers = tag("span", escape(of_walkers(lang, card)), cls="small muted")
        drawn, said = face(card), tag("strong", escape(square(card))) + walkers
    who = tag("span", token(COLOURS[seat]), escape(colour(lang, seat)), cls="small who")
    return Piece(key, tag("p", drawn, tag("span", who, said, cls="told"), id=key, cls="played"))


@lru_cache(maxsize=1024)
def aside(lang: str, seats: int, heap: tuple[tuple[Seat, int], ...], set_aside: int) -> Piece:
    """How many cards are out of the game, and who discarded cards of which districts (AGO-63)."""
    lines = [say(lang, "set-aside", count=set_aside)]
    for seat in range(seats):
        dropped = tuple(district for owner, district in heap if owner == seat)
        if dropped:
            lines.append(say(lang, "discarded", colour=colour(lang, seat), districts=of_backs(lang, dropped)))
    return Piece("piles-aside", tag("p", escape(" ".join(lines)), id="piles-aside", cls="small muted aside"))
