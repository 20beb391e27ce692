"""What a contest leaves behind: every game as JSON, CSV or Parquet, and the ratings as a picture."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tablee.engine.values import Mistake
from tablee.kit import svg
from tablee.lab.arena import Outcome
from tablee.lab.ratings import Rating

KINDS = (".json", ".csv", ".parquet", ".svg")
WIDTH, ROW, LEFT, RIGHT = 640.0, 34.0, 150.0, 110.0


def check_kind(file: Path) -> None:
    """Raises `Mistake` for a file of no kind that can be written here."""
    if file.suffix not in KINDS:
        raise Mistake("lab.no-kind", file=str(file), kinds=", ".join(KINDS))
    if file.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise Mistake("lab.no-parquet") from None


def save(
    file: Path, facts: Mapping[str, Any], names: Sequence[str], outcomes: Sequence[Outcome], rated: Sequence[Rating]
) -> None:
    """By the name's ending: games in rows, everything, or a picture. Raises `Mistake`."""
    check_kind(file)
    if file.suffix == ".json":
        told = {**facts, "played": [asdict(one) for one in outcomes]}
        file.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    elif file.suffix == ".svg":
        file.write_text(picture(f"{facts['game']}, {facts['seats']}", rated), encoding="utf-8")
    elif file.suffix == ".csv":
        found = rows(names, outcomes)
        with file.open("w", encoding="utf-8", newline="") as lines:
            writer = csv.DictWriter(lines, list(found[0]))
            writer.writeheader()
            writer.writerows(found)
    else:
        import pyarrow
        from pyarrow import parquet

        parquet.write_table(pyarrow.Table.from_pylist(rows(names, outcomes)), file)


def rows(names: Sequence[str], outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """A row for every chair of every game."""
    return [
        {
            "game": one.number,
            "deal": one.deal,
            "seat": seat,
            "bot": names[who],
            "share": one.shares[seat],
            "rank": one.ranks[seat],
            "points": one.points[seat],
            "decisions": one.decisions,
            "fault": one.fault.kind if one.fault is not None and one.fault.seat == seat else "",
            "reason": one.fault.says if one.fault is not None and one.fault.seat == seat else "",
        }
        for one in outcomes
        for seat, who in enumerate(one.sitting)
    ]


def picture(title: str, rated: Sequence[Rating]) -> str:
    """Ratings as points on a line, each with its interval."""
    low, high = min(row.low for row in rated), max(row.high for row in rated)
    span = max(high - low, 1.0)

    def across(rating: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / span

    height = ROW * (len(rated) + 2)
    drawn = [svg.text(10, 22, title, font_weight="bold")]
    for place, row in enumerate(rated):
        y = ROW * (place + 1.5)
        drawn += [
            svg.text(10, y + 5, row.name),
            svg.path(f"M{across(row.low):.1f} {y:.1f}H{across(row.high):.1f}", None, stroke="#8a6d3b", stroke_width="3"),
            svg.tag("circle", cx=f"{across(row.rating):.1f}", cy=f"{y:.1f}", r="6", fill="#a3402f"),
            svg.text(WIDTH - RIGHT + 14, y + 5, f"{row.rating:.0f} [{row.low:.0f}, {row.high:.0f}]", font_size="11"),
        ]
    drawn.append(svg.text(LEFT, height - 8, f"{low:.0f}", font_size="11"))
    drawn.append(svg.text(WIDTH - RIGHT, height - 8, f"{high:.0f}", font_size="11", text_anchor="end"))
    sheet = svg.tag("rect", width=f"{WIDTH:g}", height=f"{height:g}", fill="#fdfaf3")
    group = svg.tag("g", *drawn, font_family="Georgia, serif", font_size="14", fill="#2b2620")
    return str(
        svg.tag(
            "svg", sheet, group, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH:g} {height:g}", role="img",
            aria_label=f"{title}: {', '.join(f'{row.name} {row.rating:.0f}' for row in rated)}",
        )
    )  # fmt: skip
