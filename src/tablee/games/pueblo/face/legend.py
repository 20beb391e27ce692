"""The legend: every sign of the pictures once, as the pictures draw it. Its words are `legend-…`."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.pueblo.rules.state import COLOURS
from tablee.kit.svg import group, use

ALL_COLOURS = ", ".join(f".heap .{colour}" for colour in COLOURS)


def signs() -> Mapping[str, tuple[str, str]]:
    """Where each sign stands on the page, and what it looks like."""
    return {
        "chief": (".chief", group(use("pueblo-chief"), cls="chief red")),
        "path": (".way", use("pueblo-way")),
        "stop": (".plan [href^='#plan-stop'], .heap [href^='#stop-'], .price", use("stop-1")),
        "colour": (ALL_COLOURS, group(use("stone-0-0"), cls="stone red")),
        "neutral": (".heap .neutral", group(use("stone-0-0"), cls="stone neutral")),
        "last": (".last, [href^='#plan-last']", group(use("plan-square"), use("plan-last-NE"), cls="red")),
        "eye": (".eye", use("eye-square", cls="red")),
        "height": (".eye [href^='#level'], .plan .ink", group(use("level-2"), cls="eye neutral")),
        "marker": (".marker", use("pueblo-marker")),
        "sacred": ("[href^='#pueblo-sacred']", use("pueblo-sacred")),
        "reserve": (".reserve", use("pueblo-block", cls="red")),
    }
