"""One's own games: those that go on and those that are over, a menu for while one plays, and what one thinks of a table."""

from __future__ import annotations

from datetime import UTC, datetime
from math import isfinite
from typing import Any
from urllib.parse import urlencode

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template

from tablee.table.archive import A_PAGE, RESULTS, Mark, Wanted, finished_games
from tablee.table.house import House
from tablee.table.listing import MUTED, TIDIED, tables_put_away, think
from tablee.web.endings import ending_of
from tablee.web.lists import digest, draw_mine
from tablee.web.pages import AnyRequest, Facts, context
from tablee.web.people import LONGEST_NAME, guest_of, house_of, language_of
from tablee.web.reception import spend
from tablee.web.rows import rows_of

DAY = 24 * 3600.0


@get("/me/tables")
async def games(
    request: AnyRequest,
    game: FromQuery[str] = "",
    people: FromQuery[str] = "",
    result: FromQuery[str] = "",
    since: FromQuery[str] = "",
    until: FromQuery[str] = "",
    after: FromQuery[str] = "",
) -> Template:
    """My games: those that go on, my turn first, and those that are over, by what one looks for, the newest first."""
    spend(request, "pages")
    house, guest, lang = house_of(request), await guest_of(request), language_of(request)
    asked = {"game": game, "people": people[:LONGEST_NAME], "result": result, "since": since, "until": until}
    end = None if day_of(until) is None else (day_of(until) or 0.0) + DAY
    wanted = Wanted(game, asked["people"], result, day_of(since), end)
    found, more = await finished_games(house.store.base, guest.id, wanted, mark_of(after), A_PAGE)
    looking = bool(after or any(asked.values()))
    facts: Facts = {
        "asked": asked,
        "after": after,
        "results": RESULTS,
        "found": [ending_of(one, guest.id, lang) for one in found],
        "older": address_of(asked, found[-1].mark) if more else "",
        "looking": looking,
    }
    if not looking:
        facts |= await going_on(request, house, guest.id, lang)
    return Template("games.html", context=await context(request, "nav-tables", **facts))


def address_of(asked: dict[str, str], mark: Mark) -> str:
    """The next page of the same."""
    return urlencode({**{name: value for name, value in asked.items() if value}, "after": written(mark)})


async def going_on(request: AnyRequest, house: House, player: str, lang: str) -> Facts:
    """What asks for attention comes before what is over."""
    mine = await draw_mine(request.app.state.templates, house, player, lang)
    away = await rows_of(house, await tables_put_away(house.store.base, player), player, lang)
    return {"mine": mine, "mine_seen": digest(mine), "away": away}


def day_of(text: str) -> float | None:
    """When a day begins (UTC), as a field for days says it; None for nothing and nonsense."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        return None


def mark_of(text: str) -> Mark | None:
    """What `written` has written; None for anything else."""
    ended, _, table = text.partition("~")
    try:
        return Mark(float(ended), table) if isfinite(float(ended)) else None
    except ValueError:
        return None


def written(mark: Mark) -> str:
    return f"{mark.ended!r}~{mark.table}"


@get("/me/tables/menu", media_type=MediaType.HTML)
async def menu(request: AnyRequest) -> str:
    """The tables that go on, for a sheet beside the board."""
    spend(request, "pages")
    guest = await guest_of(request)
    templates = request.app.state.templates
    return await draw_mine(templates, house_of(request), guest.id, language_of(request), "lists/menu.html")


async def judge(request: AnyRequest, table_id: str, thought: str, on: bool) -> Redirect:
    guest = await guest_of(request)
    await think(house_of(request).store.base, guest.id, table_id, thought, on)
    request.app.state.notices.tell(guest.id)
    return Redirect("/", status_code=303)


@post("/table/{table_id:str}/mute", status_code=303)
async def mute(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """A table that does not ask for attention any more."""
    return await judge(request, table_id, MUTED, True)


@post("/table/{table_id:str}/unmute", status_code=303)
async def unmute(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    return await judge(request, table_id, MUTED, False)


@post("/table/{table_id:str}/tidy", status_code=303)
async def tidy(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    """Out of sight, and still to be found among those that are over."""
    return await judge(request, table_id, TIDIED, True)


@post("/table/{table_id:str}/untidy", status_code=303)
async def untidy(request: AnyRequest, table_id: FromPath[str]) -> Redirect:
    return await judge(request, table_id, TIDIED, False)


def handlers() -> list[Any]:
    return [games, menu, mute, unmute, tidy, untidy]
