"""A balance report as one HTML file that needs nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from babel.numbers import format_decimal, format_percent

from tablee.engine import catalogue
from tablee.kit import svg
from tablee.kit.face import TOKENS
from tablee.kit.svg import escape, tag
from tablee.kit.words import Words, words
from tablee.lab.balance import Balance, Table
from tablee.review.page import STYLE, section, table

HERE = Path(__file__).parent
WIDTH, HEIGHT, LEFT, FLOOR = 520.0, 200.0, 50.0, 168.0
MOST_BARS, WIDEST = 40, 30.0
OWN_STYLE = """
h3 { margin: var(--s4) 0 var(--s2); font-size: var(--step-1); }
.bar { fill: var(--accent); }
.won { fill: var(--gold); }
.fair { stroke: var(--muted); stroke-dasharray: 4 4; }
.whisker { stroke: var(--ink); stroke-width: 2; }
"""


class Reporter:
    def __init__(self, found: Balance, lang: str) -> None:
        self.found = found
        self.lang = lang
        self.game = catalogue.find(found.game)
        self.say: Words = words(HERE, lang)

    def percent(self, share: float) -> str:
        return str(format_percent(share, format="#,##0.0 %" if self.lang == "fr" else "#,##0.0%", locale=self.lang))

    def number(self, value: float) -> str:
        return str(format_decimal(round(value, 2), locale=self.lang))

    def page(self) -> str:
        title = self.say("report-title", game=self.game.face.title(self.lang))
        style = "\n".join(sheet.read_text(encoding="utf-8") for sheet in (TOKENS, STYLE)) + "\n" + OWN_STYLE
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>\n{style}\n</style>"
        )
        made = self.say("report-made", games=self.found.games, level=self.found.level, seed=str(self.found.seed))
        parts = [tag("h1", escape(title)), tag("p", escape(made), cls="note")]
        parts += [self.of_table(one) for one in self.found.tables]
        parts.append(self.of_options())
        return f'<!doctype html>\n<html lang="{self.lang}"><head>{head}</head><body>{tag("main", *parts)}</body></html>\n'

    # A number of players --------------------------------------------------------------------------------------------------

    def of_table(self, one: Table) -> str:
        inside = [
            tag("p", escape(self.say("report-games", games=one.games))),
            titled(self.say("report-chairs"), self.chairs(one)),
            titled(self.say("report-length", mean=self.number(one.length)), bars(one.lengths)),
            titled(self.say("report-points", mean=self.number(one.mean_points)), bars(one.points, one.winning)),
            tag("p", escape(self.say("report-points-note")), cls="note"),
        ]
        if one.told:
            inside.append(titled(self.say("report-events"), self.events(one)))
        if one.openings:
            inside.append(titled(self.say("report-openings"), self.openings(one)))
        return section(self.say("report-players", players=one.seats), "".join(inside))

    def chairs(self, one: Table) -> str:
        """A whisker for every chair, and a line at an even share."""
        chairs = [one.chair(seat) for seat in range(one.seats)]
        top = max(0.5, *(high for _, _, high in chairs))
        wide = (WIDTH - LEFT - 12) / one.seats

        def up(share: float) -> float:
            return FLOOR - (FLOOR - 12) * share / top

        drawn = [
            svg.path(f"M{LEFT} {up(1 / one.seats):.1f}H{WIDTH - 8}", "fair"),
            svg.text(6.0, up(1 / one.seats) + 4, self.percent(1 / one.seats)),
        ]
        for seat, (share, low, high) in enumerate(chairs):
            x = LEFT + wide * (seat + 0.5)
            drawn += [
                svg.box(x - wide / 5, up(share), 2 * wide / 5, FLOOR - up(share), "bar"),
                svg.path(f"M{x:.1f} {up(low):.1f}V{up(high):.1f}", "whisker"),
                svg.text(
                    x, HEIGHT - 8, self.say("report-chair", seat=seat + 1, share=self.percent(share)), text_anchor="middle"
                ),
            ]
        words = ", ".join(
            self.say("report-chair", seat=seat + 1, share=self.percent(one.chair(seat)[0])) for seat in range(one.seats)
        )
        return chart(words, drawn)

    def events(self, one: Table) -> str:
        kinds = sorted(one.happened, key=lambda kind: (one.happened[kind], kind))
        rows = []
        for kind in kinds:
            share, winner, other = one.event(kind)
            rows.append(row((kind, self.percent(share), self.number(winner), self.number(other))))
        headings = [self.say(f"report-event-{name}") for name in ("kind", "share", "winner", "other")]
        return tag("p", escape(self.say("report-told", games=one.told)), cls="note") + table(headings, rows, "numbers")

    def openings(self, one: Table) -> str:
        rows = [
            row((text, str(games), self.percent(share), f"{self.percent(low)} – {self.percent(high)}"))
            for text, games, share, low, high in one.best_openings()
        ]
        headings = [self.say(f"report-opening-{name}") for name in ("text", "games", "share", "sure")]
        return table(headings, rows, "numbers")

    def of_options(self) -> str:
        usual = self.found.tables[0]
        rows = [self.option_row(self.say("report-usual"), usual)]
        rows += [self.option_row(name, one) for name, one in self.found.options.items()]
        headings = [self.say(f"report-option-{name}") for name in ("name", "games", "length", "points", "first")]
        title = self.say("report-options", players=usual.seats)
        return section(title, table(headings, rows, "numbers"))

    def option_row(self, name: str, one: Table) -> str:
        share, low, high = one.chair(0)
        first = f"{self.percent(share)} ({self.percent(low)} – {self.percent(high)})"
        return row((name, str(one.games), self.number(one.length), self.number(one.mean_points), first))


def row(cells: Iterable[str]) -> str:
    return tag("tr", *(tag("td", escape(cell)) for cell in cells))


def titled(title: str, inside: str) -> str:
    return tag("h3", escape(title)) + inside


def chart(words: str, drawn: Sequence[str]) -> str:
    return svg.tag("svg", *drawn, viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}", cls="chart", role="img", aria_label=words)


def bars(counted: Counter[int], inner: Counter[int] | None = None) -> str:
    """How often each number came up, neighbours taken together where there are many; inside, the inner ones."""
    low, high = min(counted), max(counted)
    step = max(1, -(-(high - low + 1) // MOST_BARS))
    whole, part = gathered(counted, low, step), gathered(inner or Counter(), low, step)
    count, most = (high - low) // step + 1, max(whole.values())
    wide = min((WIDTH - LEFT - 12) / count, WIDEST)
    drawn = []
    for place, times in sorted(whole.items()):
        x, tall = LEFT + wide * place, (FLOOR - 12) * times / most
        drawn.append(svg.box(x + 0.5, FLOOR - tall, max(wide - 1, 1), tall, "bar"))
        if part[place]:
            inside = (FLOOR - 12) * part[place] / most
            drawn.append(svg.box(x + 0.5, FLOOR - inside, max(wide - 1, 1), inside, "won"))
    every = max(count // 8, 1)
    drawn += [
        svg.text(LEFT + wide * (place + 0.5), HEIGHT - 8, low + place * step, text_anchor="middle")
        for place in range(0, count, every)
    ]
    return chart(f"{low} – {high}", drawn)


def gathered(counted: Counter[int], low: int, step: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for value, times in counted.items():
        found[(value - low) // step] += times
    return found
