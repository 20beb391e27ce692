"""Pictures to take along: a position in pixels, a stretch of a game as a film; a small one for lists, one for links.

Each shows what the page it belongs to shows to whoever asks, and nothing more: the same table (`seen_by`), the same layers.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Router, get
from litestar.di import Provide
from litestar.params import FromPath, FromQuery
from litestar.response import Response

from tablee.engine.game import AnyGame
from tablee.engine.values import View
from tablee.kit.picture import Lens
from tablee.kit.plain import Look as Paint
from tablee.table.past import seen_by
from tablee.table.values import Denied
from tablee.web.card import CARD, card
from tablee.web.moments import stage_at
from tablee.web.pages import AnyRequest
from tablee.web.people import guest_of, language_of, welcome
from tablee.web.reception import who_of
from tablee.web.reel import Layer, Reel, checked, step_in
from tablee.web.replay import look_at, paid
from tablee.web.shown import Looked, aside, of_file, of_table
from tablee.web.studio import GIF, PNG, WEBP, Order, Studio, evenly
from tablee.web.wishes import wishes_of

PICTURE: Final = (1400, 1400)  # pixels at most
FILM: Final = (560, 560)
THUMB: Final = (288, 216)
MOST_FRAMES: Final = 60
PACES: Final = {"slow": 1.6, "normal": 0.9, "fast": 0.45}  # seconds for each picture of a film
FOR_A_DAY: Final = "private, max-age=86400"


def studio_of(request: AnyRequest) -> Studio:
    studio: Studio = request.app.state.studio
    return studio


def paint_of(request: AnyRequest) -> Paint:
    """The colours in which somebody sees the site; daylight where their system decides."""
    wishes = wishes_of(request)
    return Paint(wishes.theme == "dark", "" if wishes.palette == "warm" else wishes.palette)


async def answered(request: AnyRequest, order: Order, name: str = "", kept: str = "no-store") -> Response[bytes]:
    drawn = await studio_of(request).made(who_of(request), order)
    headers = {"cache-control": kept} | ({"content-disposition": f'attachment; filename="{name}"'} if name else {})
    return Response(drawn, media_type=order.kind, headers=headers)


# Of a game that is looked at ----------------------------------------------------------------------------------------------


@get("/picture.png", guards=[paid("pictures")])
async def png(request: AnyRequest, shown: Looked, now: FromQuery[str], layer: FromQuery[str] = "") -> Response[bytes]:
    """The stage at a moment, as a layer of knowledge sees it."""
    layer = checked(shown.reel, layer, shown.mine)
    look = look_at(shown, layer, now, language_of(request))
    stage = await aside(request, stage_at, shown.reel, layer, look.moment, look.lens)
    order = Order(PNG, shown.reel.header.game, (stage,), PICTURE, paint_of(request))
    return await answered(request, order, f"{shown.reel.header.game}-{look.moment}.png")


@get("/film.gif", guards=[paid("films")])
async def film(
    request: AnyRequest,
    shown: Looked,
    layer: FromQuery[str] = "",
    begin: FromQuery[int] = 0,
    end: FromQuery[int | None] = None,
    turn: FromQuery[int] = 0,
    pace: FromQuery[str] = "normal",
) -> Response[bytes]:
    """A stretch of a game; of a long one some moments, evenly."""
    reel, layer = shown.reel, checked(shown.reel, layer, shown.mine)
    first, last = sorted((step_in(reel, layer, begin), step_in(reel, layer, end)))
    moments = [first + number for number in evenly(last - first + 1, MOST_FRAMES)]
    lens = Lens(language_of(request), turn=turn % 4)
    stages = await aside(request, stages_at, reel, layer, moments, lens)
    seconds = PACES.get(pace, PACES["normal"])
    order = Order(GIF, reel.header.game, stages, FILM, paint_of(request), seconds)
    return await answered(request, order, f"{reel.header.game}-{first}-{last}.gif")


def stages_at(reel: Reel, layer: Layer, moments: list[int], lens: Lens) -> tuple[str, ...]:
    """What looks like the one before is left out."""
    stages = [stage_at(reel, layer, moment, lens) for moment in moments]
    return tuple(one for number, one in enumerate(stages) if not number or one != stages[number - 1])


# Of a table ---------------------------------------------------------------------------------------------------------------


def stage_of(game: AnyGame, view: View, lang: str) -> str:
    return str(game.face.board(view, Lens(lang)).stage)


@get("/table/{table_id:str}/thumb", guards=[paid("pictures")])
async def thumb(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """How a table stands, as its public sees it, for lists. Raises `Denied` before a game has begun."""
    table = seen_by(await welcome(request, table_id), (await guest_of(request)).id)
    if table.waiting:
        raise Denied("not-started")
    stage = await aside(request, stage_of, table.game, table.view(None), language_of(request))
    order = Order(WEBP, table.game.name, (stage,), THUMB, paint_of(request))
    return await answered(request, order, kept=FOR_A_DAY if table.over else "no-store")


@get("/table/{table_id:str}/card.png", guards=[paid("pictures")])
async def large(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """What other sites show where somebody links to a public game: the same for everybody, whoever asks."""
    table = seen_by(await welcome(request, table_id), None)
    if not table.header.public:
        raise Denied("not-public")
    if table.waiting:
        raise Denied("not-started")
    told = table.game, table.header.name, table.names, table.view(None), language_of(request)
    drawn = await aside(request, card, *told)
    return await answered(request, Order(PNG, table.game.name, (drawn,), CARD), kept="public, max-age=300")


def handlers() -> list[Any]:
    at_table = Router("/table/{table_id:str}/replay", route_handlers=[png, film], dependencies={"shown": Provide(of_table)})
    of_record = Router("/replay/{name:str}", route_handlers=[png, film], dependencies={"shown": Provide(of_file)})
    return [at_table, of_record, thumb, large]
