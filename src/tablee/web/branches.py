"""What if? From a moment that somebody looks at to a table of their own that begins there."""

from __future__ import annotations

import secrets

from litestar import post
from litestar.response import Redirect

from tablee.bots.levels import LEVELS
from tablee.engine.luck import seeded
from tablee.engine.values import Seat
from tablee.table.branching import Branch, laid_out, position_at
from tablee.table.values import Denied
from tablee.web.pages import AnyRequest
from tablee.web.people import guest_of, house_of, language_of
from tablee.web.reel import Reel, checked, step_in
from tablee.web.shown import Looked, Shown, aside
from tablee.web.tables import DEFAULT_LEVEL, check_tables
from tablee.web.texts import SITE

AS_IT_WAS, DRAWN = "truth", "drawn"  # what lies hidden


@post("/branch", status_code=303)
async def branch(request: AnyRequest, shown: Looked) -> Redirect:
    """Only of a game that is over: before that, bots that play on would be advice. Raises `Denied`."""
    form, guest = await request.form(), await guest_of(request)
    reel, lang = shown.reel, language_of(request)
    if not reel.over:
        raise Denied("branch-running")
    await check_tables(request, guest)
    layer = checked(reel, str(form.get("layer", "")), shown.mine)
    moment = step_in(reel, layer, number(form.get("step")))
    moves = reel.moments(layer)[moment]
    seat = seat_at(reel, moves, str(form.get("seat", "")))
    knowing = seat if form.get("hidden") == DRAWN else None
    start = await aside(request, position_at, reel.match, moves, knowing, seeded(secrets.token_hex(16)))
    wanted = Branch(
        start=start,
        origin=f"{shown.address}?layer={layer}&step={moment}",
        name=SITE[lang]("branch-name", step=moment),
        seat=seat,
        level=str(form.get("level", DEFAULT_LEVEL)),
        private=reel.header.private,
    )
    house = house_of(request)
    told = reel.match.game, reel.seats, reel.header.options, guest.id, guest.name, house.clock()
    table = await house.lay(*laid_out(wanted, *told))
    return Redirect(f"/table/{table.id}", status_code=303)


def number(text: object) -> int | None:
    """A moment; the last one for what is none, where nothing can be played."""
    return int(text) if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 6 else None


def seat_at(reel: Reel, moves: int, wanted: str) -> Seat:
    """The seat that is asked for; whoever has to act then where none is. Raises `Denied`."""
    if wanted:
        if not (wanted.isascii() and wanted.isdecimal() and int(wanted) < reel.seats):
            raise Denied("no-seat")
        return int(wanted)
    acting = reel.match.state_after(moves).acting()
    if not acting:
        raise Denied("branch-over")
    return int(acting[0])


def choices(shown: Shown, layer: str) -> dict[str, object] | None:
    """What the page asks for; nothing while a game goes on."""
    reel = shown.reel
    if not reel.over:
        return None
    own = shown.mine[0] if len(shown.mine) == 1 else None
    return {
        "seats": [(place.seat, place.name) for place in reel.places],
        "seat": int(layer) if layer.isdecimal() else own,
        "levels": [level.name for level in LEVELS],
        "level": DEFAULT_LEVEL,
        "secrets": reel.match.game.secrets,
    }
