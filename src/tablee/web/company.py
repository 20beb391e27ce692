"""What the page says of the people at a table beside the game, and what can be done about it: come back, let a bot play for
somebody, agree or not. What is asked here is asked of everybody, so it tells nothing about the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tablee.engine.values import Seat
from tablee.kit.people import mark
from tablee.kit.svg import escape, tag
from tablee.kit.words import Voice, voice
from tablee.table.live import LiveTable
from tablee.table.marks import RESIGNED, TAKEBACK, Ask
from tablee.web.action import CSRF, held
from tablee.web.onlooker import Onlooker
from tablee.web.texts import FOLDER

NOTHING = '<div class="company" id="company"></div>'
NO_TAKEBACK = '<div id="takeback"></div>'


def company(table: LiveTable, me: Onlooker) -> str:
    """Markup with marks for people; nothing where all is as it should be."""
    eventful = table.marks.asks or table.marks.out or table.marks.stand_ins or table.away
    if not eventful or table.waiting or table.over:
        return NOTHING
    told = [*mine(table, me), *asked(table, me), *missing(table, me)]
    return tag("div", *told, cls="company", id="company") if told else NOTHING


def mine(table: LiveTable, me: Onlooker) -> Iterator[str]:
    """Who is played for may come back."""
    site = voice(FOLDER, me.lens.lang)
    played_on = [table.places[seat] for seat in me.seats if table.places[seat].stand_in]
    if not played_on:
        return
    if all(place.why == RESIGNED for place in played_on):
        yield said(site.say("you-resigned"))
    else:
        yield line(site.say("played-for-you"), form(table, me, "back", site.say("come-back"), primary=True))


def asked(table: LiveTable, me: Onlooker) -> Iterator[str]:
    """Questions to all, and one's answer."""
    site = voice(FOLDER, me.lens.lang)
    for ask in table.marks.asks.values():
        question = site.say(f"asked-{ask.what}", name=mark(ask.seat))
        refusing = "withdraw" if ask.seat in me.seats else "refuse"
        refusal = form(table, me, f"refuse/{ask.what}", site.say(refusing)) if me.seats else ""
        if owes_answer(table, me, ask):
            yield line(question, form(table, me, f"agree/{ask.what}", site.say("agree")), refusal)
        else:
            yield line(question, refusal)


def owes_answer(table: LiveTable, me: Onlooker, ask: Ask) -> bool:
    agreed = {table.places[seat].player for seat in ask.agreed}
    return any(table.places[seat].is_played and table.places[seat].player not in agreed for seat in me.seats)


def missing(table: LiveTable, me: Onlooker) -> Iterator[str]:
    """Who is gone for long, or has no time left: the others may have a bot play for them."""
    site = voice(FOLDER, me.lens.lang)
    for place in table.places:
        seat = place.seat
        if not place.is_played or seat in me.seats:
            continue
        if me.seats and (table.away.get(seat) or seat in table.marks.out):
            why = "is-out" if seat in table.marks.out else "is-away"
            yield line(site.say(why, name=mark(seat)), form(table, me, f"stand-in/{seat}", site.say("let-bot-play")))


def takeback(table: LiveTable, me: Onlooker) -> str:
    """Who cannot simply undo may ask the others for it."""
    if TAKEBACK in table.marks.asks or not table.can_rewind(me.chair):
        return NO_TAKEBACK
    mine = table.places[me.chair or 0].player
    alone = not any(place.player != mine and place.is_played for place in table.places)
    return offered(table.id, alone, held(me), voice(FOLDER, me.lens.lang))


@lru_cache(maxsize=256)
def offered(table_id: str, alone: bool, held: str, site: Voice) -> str:
    note = tag("span", escape(site.say("takeback-note")), cls="small muted")
    button = tag("button", escape(site.say("takeback-alone" if alone else "takeback")), cls="button quiet", type="submit")
    return tag("div", posted(table_id, "ask/takeback", held, button, note), id="takeback")


# Its parts --------------------------------------------------------------------------------------------------------------


def said(words: str) -> str:
    return tag("p", escape(words), cls="small")


def line(words: str, *forms: str) -> str:
    return tag("div", tag("p", escape(words)), *forms, cls="row")


def form(table: LiveTable, me: Onlooker, deed: str, words: str, *, primary: bool = False) -> str:
    button = tag("button", escape(words), cls="button primary" if primary else "button", type="submit")
    return posted(table.id, deed, held(me), button)


def posted(table_id: str, deed: str, *inside: str) -> str:
    return tag("form", CSRF, *inside, method="post", action=f"/table/{table_id}/{deed}")


def gone(table: LiveTable, seat: Seat) -> bool:
    """Whether a person's seat is to be shown as left by them."""
    return seat in table.away or bool(table.places[seat].stand_in)
