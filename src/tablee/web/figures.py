"""A person's statistics, on one page: how much, how well, with whom; points over time as small charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import get
from litestar.response import Template
from markupsafe import Markup

from tablee.engine import catalogue
from tablee.engine.values import Mistake
from tablee.kit.svg import box, dot, path, picture, text
from tablee.kit.words import decimal, duration
from tablee.table.statistics import OfGame, statistics_of
from tablee.web.pages import AnyRequest, context
from tablee.web.people import guest_of, house_of, language_of
from tablee.web.reception import spend
from tablee.web.texts import SITE

WIDE, HIGH, LEFT, EDGE = 300.0, 96.0, 34.0, 12.0  # of a chart of points, its margin for numbers, and around
BAR, GAP, TALL = 34.0, 12.0, 64.0  # of a chart of places


@get("/me/statistics")
async def statistics(request: AnyRequest) -> Template:
    spend(request, "pages")
    guest, lang = await guest_of(request), language_of(request)
    found = await statistics_of(house_of(request).store.base, guest.id)
    cards = [
        {"of": one, "title": title_of(one.game, lang), "points": points_chart(one, lang), "places": places_chart(one, lang)}
        | {"mean": decimal(one.mean, lang), "best": best(one), "fewest": fewest_wins(one.game)}
        for one in (found.overall, *found.games)
    ]
    facts = {"overall": cards[0], "cards": cards[1:], "others": found.others, "shown": []}
    facts["time"] = duration(3600 * found.overall.hours, lang)
    return Template("statistics.html", context=await context(request, "", **facts))


def title_of(game: str, lang: str) -> str:
    """Of a game that is played here; its bare name of another one."""
    try:
        return catalogue.find(game).face.title(lang) if game else SITE[lang]("statistics-overall")
    except Mistake:
        return game


def fewest_wins(game: str) -> bool:
    try:
        return bool(game) and catalogue.find(game).fewest_wins
    except Mistake:
        return False


def best(one: OfGame) -> int | None:
    """The points one would like to have again: the fewest where they win."""
    return one.least if fewest_wins(one.game) else one.most


def points_chart(one: OfGame, lang: str) -> Markup:
    """Points of the newest games from left to right; nothing where there are too few to compare."""
    if len(one.course) < 2:
        return Markup()
    low, high = min(0, *one.course), max(1, *one.course)
    at = [(x_of(number, len(one.course)), y_of(points, low, high)) for number, points in enumerate(one.course)]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at)
    middle = y_of(one.mean, low, high)
    drawn = [
        path(f"M{LEFT:g} {middle:.1f}H{WIDE - EDGE:g}", "mean"),
        text(LEFT - 6, EDGE + 4, high, "tick"),
        text(LEFT - 6, HIGH - EDGE + 4, low, "tick"),
        path(line, "line"),
        *(dot(x, y, 2.6, "point") for x, y in at),
        dot(*at[-1], 4.5, "last"),
    ]
    label = SITE[lang]("statistics-chart", count=len(one.course), first=one.course[0], last=one.course[-1], best=best(one))
    return Markup(picture(f"0 0 {WIDE:g} {HIGH:g}", *drawn, cls="spark", role="img", aria_label=label))  # noqa: S704


def x_of(number: int, count: int) -> float:
    return LEFT + (WIDE - LEFT - EDGE) * number / (count - 1)


def y_of(points: float, low: int, high: int) -> float:
    return HIGH - EDGE - (HIGH - 2 * EDGE) * (points - low) / (high - low)


def places_chart(one: OfGame, lang: str) -> Markup:
    """How often somebody came first, second and so on, as bars with their numbers."""
    if not one.places:
        return Markup()
    last, most = one.places[-1][0], max(times for _, times in one.places)
    often = dict(one.places)
    drawn: list[str] = []
    for place in range(1, last + 1):
        drawn += bar(place, often.get(place, 0), most)
    width, height = last * (BAR + GAP) + GAP, TALL + 34
    told = [SITE[lang]("statistics-place", place=place, count=times) for place, times in one.places]
    return Markup(picture(f"0 0 {width:g} {height:g}", *drawn, cls="places", role="img", aria_label=", ".join(told)))  # noqa: S704


def bar(place: int, times: int, most: int) -> Sequence[str]:
    x, height = GAP + (place - 1) * (BAR + GAP), max(2.0, TALL * times / most)
    kind = "bar first" if place == 1 else "bar"
    middle = x + BAR / 2
    return (
        box(x, 16 + TALL - height, BAR, height, kind, r=3),
        text(middle, 12 + TALL - height, times, "count"),
        text(middle, TALL + 31, f"{place}.", "tick"),
    )


def handlers() -> list[Any]:
    return [statistics]
