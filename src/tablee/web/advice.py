"""What the coach says, in words."""

from __future__ import annotations

from babel.numbers import format_decimal

from tablee.engine.values import Seat
from tablee.kit.deeds import deed
from tablee.kit.words import listing, locale
from tablee.review.advice import Advice
from tablee.table.live import LiveTable
from tablee.web.texts import SITE


def told_advice(table: LiveTable, seat: Seat, advice: Advice, lang: str) -> str:
    say, face = SITE[lang], table.game.face
    told = say("coach-says", action=deed(table.game, table.view(seat), advice.action, lang, table.names))
    reasons = [
        face.say(lang, f"why-{one.term}", amount=format_decimal(round(one.amount, 1), locale=locale(lang)))
        for one in advice.reasons
    ]
    return f"{told} {say('coach-why', reasons=listing(reasons, lang))}" if reasons else told
