"""What helps at the keyboard: the sheet of keys, and the line to type an action in. A page asks for them when needed."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar import Request, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tablee.kit.people import MARKS, named
from tablee.kit.picture import Lens
from tablee.kit.svg import escape, tag
from tablee.kit.words import Words
from tablee.table.live import LiveTable
from tablee.table.schema import LONGEST_ACTION
from tablee.web.choices import by_verb, click_places, summed_slots, ways
from tablee.web.onlooker import Onlooker
from tablee.web.people import language_of
from tablee.web.texts import SITE

KEYS: Final = {  # what each key is called, and where it means something
    "arrows": "", "tab": "", "ends": "", "enter": "", "digits": "", "members": "[data-near]", "letters": "[data-near]",
    "turn": "", "zoom": "", "escape": "", "line": "", "keys": "",
}  # fmt: skip


@get("/aids/{name:str}", media_type=MediaType.HTML)
async def aid(request: Request[Any, Any, Any], name: FromPath[str]) -> str:
    if name not in AIDS:
        raise NotFoundException
    return AIDS[name](SITE[language_of(request)])


@cache
def sheet(say: Words) -> str:
    """A dialog with all keys; some concern certain boards alone."""
    rows = [row(say, name, where) for name, where in KEYS.items()]
    close = tag("form", tag("button", escape(say("close")), cls="button"), method="dialog")
    inside = (
        tag("h2", escape(say("keys")), tabindex=-1, autofocus=""),
        tag("dl", *rows),
        tag("p", escape(say("keys-spoken")), cls="small muted"),
        close,
    )
    return tag("dialog", *inside, cls="sheet keys", id="keys", aria_label=say("keys"))


def row(say: Words, name: str, where: str) -> str:
    told = tag("dt", *caps(say(f"key-{name}"))), tag("dd", escape(say(f"key-{name}-does")))
    return tag("div", *told, data_where=where or None)


def caps(names: str) -> list[str]:
    """Keys as they are printed on a keyboard."""
    return [tag("kbd", escape(name)) + " " for name in names.split()]


@cache
def line(say: Words) -> str:
    label = tag("label", escape(say("line")), cls="label", **{"for": "line-text"})
    field = tag(
        "input", id="line-text", cls="input", role="combobox", autocomplete="off", autocapitalize="off", spellcheck="false",
        maxlength=LONGEST_ACTION, enterkeyhint="send", aria_autocomplete="list", aria_expanded="false",
        aria_controls="line-words", aria_describedby="line-next",
    )  # fmt: skip
    send = tag("button", escape(say("line-send")), cls="button primary", type="submit")
    close = tag("button", escape(say("close")), cls="button", type="button", data_close="")
    words = tag("ul", "", id="line-words", role="listbox", aria_label=say("line-words"), cls="small")
    following = tag("p", "", id="line-next", role="status", cls="small muted")
    told = {f"data_{name}": say(f"line-{name}") for name in ("ready", "none", "one", "many")}
    inside = label, words, field, send, close, following
    return tag("form", *inside, cls="command", id="line", hidden="", data_undo=say("undo").lower(), **told)


AIDS: Final = {"keys": sheet, "line": line}


def vocabulary(table: LiveTable, me: Onlooker) -> dict[str, object]:
    """What the words mean that may be typed now, from the chair's own view: verbs, slots, and places by their slots."""
    game, lens = table.game, me.lens
    if me.chair is None or me.curtain is not None or me.chair not in table.acting():
        return {"verbs": {}, "slots": {}, "places": {}}
    view = table.view(me.chair)
    found = ways(game, view, table.codes(me.chair))
    places: dict[str, dict[str, str]] = {}
    for verb, paths in by_verb(game, found.paths).items():
        for at, where in enumerate(click_places(game, verb), start=1):
            slot = game.verbs[verb][where].name
            words = dict.fromkeys([path[at] for path in paths])
            places.setdefault(slot, {}).update({word: label(table, me, slot, word, lens) for word in words})
    counted = [] if found.sums is None else [slot.name for slot in summed_slots(game, found.sums)]
    own = game.face.voice(lens.lang)
    verbs = {verb: named(game.face.deed(view, verb, lens).text, table.names) for verb in found.verbs}
    return {"verbs": verbs, "slots": {slot: own.say(f"slot-{slot}") for slot in [*places, *counted]}, "places": places}


def label(table: LiveTable, me: Onlooker, slot: str, place: str, lens: Lens) -> str:
    return named(table.game.face.label(table.view(me.chair), slot, place, lens, MARKS).text, table.names)
