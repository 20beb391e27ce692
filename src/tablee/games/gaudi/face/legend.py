"""The legend: every sign of the pictures once, as the pictures draw it. Its words are `legend-…`."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.gaudi.face.cards import back
from tablee.games.gaudi.face.marks import gain
from tablee.games.gaudi.rules.tiles import START
from tablee.kit.svg import group, use


def signs() -> Mapping[str, tuple[str, str]]:
    """Where each sign stands on the page, and what it looks like."""
    return {
        "tile": (".paving [id^='gaudi-tile-'], .choice-tile", group(use("gau-OGB-0"), cls="tone0")),
        "counter": (".paving [href^='#gau-counter'], .gaudi-hand .stock", use("gau-counter-blue")),
        "gain": (".paving .gain, .gaudi-gain", gain(START, 2, 1)),
        "last": (".paving .last", group(use("gau-rim", cls="last"), cls="seat-blue")),
        "back": (".gaudi-hand [href='#gau-back'], #gaudi-backs, #gaudi-pile", use("gau-back")),
        "aims": (".gaudi.aims, .gaudi.cards", use("gau-snail-green")),
        "covered": (".card-back", back()),
    }
