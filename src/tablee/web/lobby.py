"""The lobby: tables that wait for players, and a quick way to one."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromQuery
from litestar.response import Redirect, Template

from tablee.bots.levels import LEVELS
from tablee.engine import catalogue
from tablee.table.pairing import WAITS, Wish, pair
from tablee.table.values import Denied
from tablee.web.lists import digest, draw_lobby
from tablee.web.notices import Notices
from tablee.web.pages import AnyRequest, context, find_game
from tablee.web.people import guest_of, language_of
from tablee.web.reception import spend
from tablee.web.seating import hosting_of
from tablee.web.tables import DEFAULT_LEVEL, adds_seed, check_tables
from tablee.web.texts import SITE

MINUTE = 60


@get("/lobby")
async def lobby(request: AnyRequest, game: FromQuery[str] = "", free: FromQuery[str] = "") -> Template:
    spend(request, "pages")
    notices: Notices = request.app.state.notices
    lang, templates = language_of(request), request.app.state.templates
    drawn = await notices.lobby_in(lang, lambda lines: draw_lobby(templates, lines, lang))
    games = catalogue.games()
    more = {
        "drawn": drawn,
        "seen": digest(drawn),
        "chosen": game,
        "free": free,
        "waits": [(wait, in_words(wait, lang)) for wait in WAITS],
        "levels": LEVELS,
        "usual": DEFAULT_LEVEL,
        "numbers": range(min(one.seats[0] for one in games), max(one.seats[-1] for one in games) + 1),
    }
    return Template("lobby.html", context=await context(request, "nav-tables", **more))


def in_words(wait: int, lang: str) -> str:
    """How long somebody waits for people."""
    say = SITE[lang]
    return say("wait-seconds", seconds=wait) if wait < MINUTE else say("wait-minutes", minutes=wait // MINUTE)


@post("/lobby/pair", status_code=303)
async def pair_up(request: AnyRequest) -> Redirect:
    """Sit at a table with people who want the same."""
    form, guest = await request.form(), await guest_of(request)
    game = find_game(str(form.get("game", "")))
    numbers = {name: number_in(str(form.get(name, ""))) for name in ("least", "most", "wait")}
    called = SITE[language_of(request)]("table-of", name=guest.name)
    wish = Wish(game=game.name, level=str(form.get("level", "")), name=called, **numbers)
    wish.check()
    await check_tables(request, guest)
    table_id = await pair(hosting_of(request), guest.id, guest.name, wish, adds_seed(form))
    return Redirect(f"/table/{table_id}", status_code=303)


def number_in(text: str) -> int:
    if not text.isdecimal() or len(text) > 4:
        raise Denied("no-wait")
    return int(text)


def handlers() -> list[Any]:
    return [lobby, pair_up]
