"""The legend: every sign of the pictures once, as the pictures draw it. Its words are `legend-…`."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.balconia.face.art import bal


def signs() -> Mapping[str, tuple[str, str]]:
    """Where each sign stands on the page, and what it looks like."""
    return {
        "coin": (".bal-coined", bal.use("points", 0, 0) + bal.text(0, 3.6, 3, "points-n")),
        "row": ("[href='#bal-at-row']", where("row")),
        "around": ("[href='#bal-at-around']", where("around")),
        "above": ("[href='#bal-at-column_above']", where("column_above")),
        "group": ("[href='#bal-at-group']", where("group")),
        "cell": (".bal-cell-name", bal.text(0, 0, "C3", "cell-name")),
        "knob": (".bal-knob-pair", bal.dot(0, 0, 15, "knob")),
        "tray": (".tray .bal-block-n", bal.use("block", 0, 0, width=40, height=40)),
    }


def where(zone: str) -> str:
    return bal.use(f"at-{zone}", 0, 0, width=27, height=27)
