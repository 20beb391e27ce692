"""The rules, made for reading: every rule with what it refuses, and examples that can be stepped through."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Final

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from tablee.engine.game import AnyGame
from tablee.kit import examples, rulebook
from tablee.kit.examples import Example
from tablee.kit.objections import objections
from tablee.kit.picture import Lens
from tablee.kit.svg import escape, tag
from tablee.web import shelf
from tablee.web.drawing import icon
from tablee.web.pages import AnyRequest, Facts, find_game, steady
from tablee.web.reception import spend
from tablee.web.texts import SITE

PICTURES: Final = 64  # of examples that are kept
SVG: Final = "image/svg+xml"


@get("/rules", opt=shelf.PACKED)
async def rules_list(request: AnyRequest) -> Response[bytes]:
    return await steady(request, "rules_list.html", "nav-rules", lambda _lang: {})


@get("/rules/{name:str}", opt=shelf.PACKED)
async def rules(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    game = find_game(name)
    return await steady(request, "rules.html", "nav-rules", lambda lang: rulebook_of(game, lang))


@get("/rules/{name:str}/examples/{example:str}/{lang:str}/{step:int}")
async def picture(
    request: AnyRequest, name: FromPath[str], example: FromPath[str], lang: FromPath[str], step: FromPath[int]
) -> Response[str]:
    """An example after so many of its actions."""
    spend(request, "looks")
    game = find_game(name)
    found = examples.find(game, example)
    if found is None or lang not in SITE or not 0 <= step <= len(found.do):
        raise NotFoundException(f"{game.name} has no such example")
    drawn = await asyncio.to_thread(drawn_at, game, found, lang, step)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "public, max-age=86400"})


@lru_cache(PICTURES)
def drawn_at(game: AnyGame, example: Example, lang: str, step: int) -> str:
    return game.face.standing_alone(example.played(game, step).view(example.seat), Lens(lang))


def rulebook_of(game: AnyGame, lang: str) -> Facts:
    refused = objections(game, lang)
    shown: dict[str, str] = {}
    for example in examples.examples_of(game):
        shown[example.rule] = shown.get(example.rule, "") + figure(game, example, lang)
    notes = {rule: why_not(refused.get(rule, ()), lang) + shown.get(rule, "") for rule in refused.keys() | shown.keys()}
    text = rulebook.illustrated(rulebook.html(game.folder, lang), game.face.figures())
    return {
        "game": game,
        "shown": [game],
        "text": rulebook.annotated(text, notes),
        "contents": rulebook.contents(game.folder, lang),
    }


def why_not(sentences: tuple[str, ...], lang: str) -> str:
    """What is said at a table to whoever tries what a rule forbids."""
    if not sentences:
        return ""
    said = "".join(tag("li", escape(one)) for one in sentences)
    return tag("details", tag("summary", escape(SITE[lang]("rules-why-not"))), tag("ul", said), cls="objections small")


def figure(game: AnyGame, example: Example, lang: str) -> str:
    """An example beside its rule: where it begins, and what happens; a script steps through it."""
    say, title = SITE[lang], game.face.say(lang, f"example-{example.name}")
    address = f"/rules/{game.name}/examples/{example.name}/{lang}/"
    last = len(example.do)
    lines = [tag("li", escape(" ".join(said) or say("rules-example-quiet"))) for said in example.told(game, lang)]
    image = tag("img", src=f"{address}{last}", alt=title, loading="lazy", width=480, height=360)
    return tag(
        "figure",
        image,
        tag("figcaption", tag("b", escape(title)), tag("ol", *lines) if lines else ""),
        tools(last, say) if last else "",
        tag("a", icon("play"), escape(say("rules-try")), cls="button quiet", href=f"/rules/{game.name}/try/{example.name}"),
        cls="example",
        **{"data-example": address, "data-last": last},
    )


def tools(last: int, say: Any) -> str:
    """Back, where one is, and forward; shown by the script that moves them."""
    step = tag("output", f"{last} / {last}", cls="small")
    names = (("back", "replay-back"), ("forward", "replay-forward"))
    back, onward = (
        tag(
            "button", icon(name), cls="button quiet", type="button", title=say(words), aria_label=say(words), data_step=name
        )
        for name, words in names
    )
    return tag("span", back, step, onward, cls="steps", hidden="")


def handlers() -> list[Any]:
    return [rules_list, rules, picture]
