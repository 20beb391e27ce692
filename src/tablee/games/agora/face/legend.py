"""The legend: every sign of the pictures once, as the pictures draw it. Its words are `legend-…`."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.agora.face.walkers import walker
from tablee.kit.svg import group, path, text, use


def signs() -> Mapping[str, tuple[str, str]]:
    """Where each sign stands on the page, and what it looks like."""
    return {
        "standing": (".city .count, .city .number", use("agora-blue2") + text(12, 3, "B3", "count")),
        "lying": (".city .low, .city .down", use("agora-flat-garnet")),
        "lead": (".city .margin, .city [href='#agora-ahead']", use("agora-ahead") + text(2, -55, "+2", "margin")),
        "second": (".city [href='#agora-second']", use("agora-second")),
        "tied": (".city .tied", group(path("M0 -17L18 14H-18Z", "warn"), text(0, 11, "!", "bang"))),
        "value": (".city [href^='#agora-label']", use("agora-label-GR")),
        "card": (".agora .face", use("agora-card-GR3a", width=100, height=140)),
        "back": (".agora-hand .strip, .agora .back", use("agora-back-EX", width=100, height=140)),
        "reserve": (".agora-hand .reserve", walker("blue", 0, 0)),
        "fountain": (".fountain-icon", use("agora-fountain", width=100, height=100)),
    }
