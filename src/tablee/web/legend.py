"""The legend of a game: its signs with what they mean, in a sheet one touch away; a page asks for it when it is needed."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, get
from litestar.enums import MediaType
from litestar.params import FromPath

from tablee.engine.game import AnyGame
from tablee.kit import shapes
from tablee.kit.picture import Sign
from tablee.kit.svg import escape, tag
from tablee.kit.words import words
from tablee.web.pages import find_game
from tablee.web.people import language_of
from tablee.web.texts import SITE


@get("/legend/{name:str}", media_type=MediaType.HTML)
async def legend(request: Request[Any, Any, Any], name: FromPath[str]) -> str:
    return sheet(find_game(name), language_of(request))


@cache
def sheet(game: AnyGame, lang: str) -> str:
    """A list. Each entry says which elements of the page it explains."""
    return tag("ul", *map(entry, (*game.face.legend(lang), *of_every_table(game, lang))), cls="signs")


def entry(sign: Sign) -> str:
    drawn = tag("span", sign.picture, cls="sign-picture")
    return tag("li", drawn, tag("span", escape(sign.text)), data_explains=sign.where)


def of_every_table(game: AnyGame, lang: str) -> tuple[Sign, ...]:
    """What stands beside the board, whatever is played."""
    say, own = SITE[lang], words(game.folder, lang)
    aim = own("aim") if "aim" in own else say("fewest-wins" if game.fewest_wins else "most-wins")
    token = shapes.token(game.colours[0])
    return (
        Sign(".seat .points", tag("span", "7", cls="figure"), say("legend-points", aim=aim)),
        Sign(".token", token, say("legend-shape")),
    )
