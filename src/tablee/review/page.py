"""A review as one HTML file that needs nothing else: charts, moments with their positions, every decision."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from pathlib import Path

from tablee.kit import shapes, svg
from tablee.kit.face import TOKENS
from tablee.kit.picture import Lens
from tablee.kit.svg import escape, tag
from tablee.review.judging import Chance
from tablee.review.ledger import Step
from tablee.review.telling import Teller

FRAME = Path(__file__).with_name("page.css")  # of a file that stands alone
STYLE = Path(__file__).with_name("review.css")
WIDTH, HEIGHT, LEFT, TOP = 520.0, 260.0, 50.0, 12.0
FLOOR = HEIGHT - 26.0


def page(teller: Teller) -> str:
    title = teller.say("title", game=teller.game.face.title(teller.lang))
    sheets = (TOKENS, teller.game.folder / "board.css", FRAME, STYLE)
    style = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>\n{style}\n</style>"
    )
    body = shapes.sprite() + tag("main", content(teller))
    return f'<!doctype html>\n<html lang="{teller.lang}"><head>{head}</head><body>{body}</body></html>\n'


def content(teller: Teller, replay: str = "") -> str:
    """What stands on the page; with links to the moments of a replay, if its address is given."""
    parts = [
        tag("h1", escape(teller.say("title", game=teller.game.face.title(teller.lang)))),
        tag("p", escape(teller.made()), cls="note"),
        section(teller.say("chances"), chart(teller) + key(teller)),
        section(teller.say("summary"), summary(teller)),
        section(teller.say("moments"), "".join(moment(teller, step, replay) for step in teller.review.moments())),
        section(teller.lens_title(), listed(teller.lens())) if teller.review.lens else "",
        section(teller.say("decisions"), decisions(teller, replay)),
    ]
    return "".join(parts)


def section(title: str, inside: str) -> str:
    return tag("section", tag("h2", escape(title)), inside)


def listed(lines: Iterable[str]) -> str:
    return tag("ul", *(tag("li", escape(line)) for line in lines))


def table(headings: Sequence[str], rows: Iterable[str], cls: str | None = None) -> str:
    head = tag("tr", *(tag("th", escape(one), scope="col") if one else tag("td", " ") for one in headings))
    return tag("div", tag("table", tag("thead", head), tag("tbody", *rows), cls=cls), cls="wide", tabindex="0")


# Chances over time ------------------------------------------------------------------------------------------------------


def colours(teller: Teller) -> tuple[str, ...]:
    return tuple(teller.game.colours_of(teller.match.view(None)))


def chart(teller: Teller) -> str:
    """A curve with its band for every seat, and a mark at every key moment."""
    review = teller.review
    points = [review.dealt, *(step.chances for step in review.steps)]
    moments = [across(step.number + 1, len(points)) for step in review.moments()]
    drawn = [svg.path(f"M{x:.1f} {TOP}V{FLOOR}", "mark") for x in moments]
    for seat, colour in enumerate(colours(teller)):
        curve = [one[seat] for one in points]
        inside = svg.path(band(curve), "band") + svg.path(line(curve), f"curve dash-{seat}")
        drawn.append(tag("g", tag("title", escape(teller.names[seat])), inside, cls=f"seat-{colour}"))
    return svg.tag(
        "svg", grid(teller, len(points)), *drawn, viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", cls="chart", role="img",
        aria_label=teller.say("chances"),
    )  # fmt: skip


def key(teller: Teller) -> str:
    """Which curve is whose."""
    rows = []
    for seat, (colour, name) in enumerate(zip(colours(teller), teller.names, strict=False)):
        stroke = svg.picture("0 0 44 16", svg.path("M0 8H44", f"curve dash-{seat}"), cls="stroke", aria_hidden="true")
        rows.append(tag("li", tag("span", shapes.token(colour), stroke, cls=f"seat-{colour}"), escape(name)))
    return tag("ul", *rows, cls="key")


def grid(teller: Teller, count: int) -> str:
    levels = (0.0, 0.25, 0.5, 0.75, 1.0)
    lines = [svg.path(f"M{LEFT} {up(level):.1f}H{WIDTH - 8}", "grid") for level in levels]
    lines += [svg.text(6.0, up(level) + 4, teller.percent(level)) for level in levels]
    every = max(count // 6, 1)
    lines += [svg.text(across(at, count), HEIGHT - 8, str(at), text_anchor="middle") for at in range(0, count, every)]
    return "".join(lines)


def across(at: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - 12) * at / max(count - 1, 1)


def up(chance: float) -> float:
    return FLOOR - (FLOOR - TOP) * chance


def line(curve: Sequence[Chance]) -> str:
    return "M" + "L".join(f"{across(at, len(curve)):.1f} {up(one.mean):.1f}" for at, one in enumerate(curve))


def band(curve: Sequence[Chance]) -> str:
    """From the upper ends of the intervals there and the lower ends back."""
    places = [across(at, len(curve)) for at in range(len(curve))]
    there = [f"{x:.1f} {up(one.high):.1f}" for x, one in zip(places, curve, strict=True)]
    back = [f"{x:.1f} {up(one.low):.1f}" for x, one in zip(places, curve, strict=True)]
    return "M" + "L".join(there + back[::-1]) + "Z"


# What it was made of ----------------------------------------------------------------------------------------------------


def summary(teller: Teller) -> str:
    rows = [tag("tr", *(tag("td", escape(cell)) for cell in row)) for row in teller.rows()]
    return table(teller.headings(), rows, "numbers") + tag("p", escape(teller.say("summary-note")), cls="note")


def moment(teller: Teller, step: Step, replay: str) -> str:
    told = [teller.verdict(step), *teller.swings(step)]
    paragraphs = "".join(tag("p", escape(one)) for one in told)
    link = tag("p", linked(teller, step, replay, teller.say("see-it"))) if replay else ""
    drawn = svg.opening("img", src=f"{replay}/picture?layer=public&now={step.number + 1}.0.", alt=described(teller, step))
    image = drawn if replay else picture(teller, step)
    return tag("article", tag("h3", escape(teller.moment(step))), paragraphs, link, image, cls="moment")


def linked(teller: Teller, step: Step, replay: str, words: str) -> str:
    """The words, leading to where the choice was made, as its seat knew it."""
    layer = str(step.seat) if teller.game.secrets else "public"
    return tag("a", escape(words), href=f"{replay}?layer={layer}&step={step.number}") if replay else escape(words)


def described(teller: Teller, step: Step) -> str:
    return teller.say("position", step=step.number + 1)


def picture(teller: Teller, step: Step) -> str:
    """The position after a step, as everybody saw it."""
    view = teller.game.view(teller.match.moves[step.number].after, None)
    drawn = teller.game.face.standing_alone(view, Lens(teller.lang))
    source = f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
    return svg.opening("img", src=source, alt=described(teller, step), loading="lazy")


def decisions(teller: Teller, replay: str) -> str:
    headings = [teller.say(name) for name in ("action", "player", "chosen", "strong", "difference")]
    rows = (decision(teller, step, replay) for step in teller.review.steps if step.verdict)
    return table(headings, rows)


def decision(teller: Teller, step: Step, replay: str) -> str:
    verdict = step.verdict
    assert verdict is not None
    same = verdict.strong == step.text
    cells = (
        teller.names[step.seat],
        teller.deed(step, step.text),
        "=" if same else ". ".join(filter(None, (teller.deed(step, verdict.strong), teller.why(step)))),
        teller.percent(verdict.lost),
    )
    grade = verdict.grade if verdict.grade in ("weak", "grave") else None
    number = tag("td", linked(teller, step, replay, str(step.number + 1)))
    return tag("tr", number, *(tag("td", escape(cell)) for cell in cells), cls=grade)
