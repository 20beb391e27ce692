"""The legend: every sign of the pictures once, as the pictures draw it. Its words are `legend-…`."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.barracuda.face.drawings import MANAGER, PARTNER
from tablee.games.barracuda.face.symbols import shown, used
from tablee.kit.svg import group


def signs() -> Mapping[str, tuple[str, str]]:
    """Where each sign stands on the page, and what it looks like."""
    pawn = "seat-blue"
    return {
        "manager": (f".front [id$='-{MANAGER}'] use", shown("manager-taken") + shown("manager-disc", cls=pawn)),
        "partner": (f".front [id$='-{PARTNER}'] use, .front [href='#bc-partner-free']", shown("partner-free")),
        "alone": (".front [href='#bc-menu']", used("menu", 0, 0, 40, 46)),
        "closed": (".front [href='#bc-shut']", used("padlock", 0, 0, 32, 40)),
        "rent": (".front [href^='#bc-bar-']", shown("bar-octopus")),
        "fake": ("#purse-0-bills", shown("stack-0-1", 0, 0)),
        "back": ("[href='#bc-bill-back']", shown("bill-back", 0, 0)),
        "secret": ("[href='#bc-lock']", used("lock", 0, 0, 14, 18)),
        "bag": ("[href^='#bc-bag'], .order .rail", used("bag", 0, 0, 100, 110)),
        "bank": ("[href='#bc-chest'], .bank-sum", used("chest", 0, 0, 60, 54)),
        "hand": (".barracuda-hand", group(shown("hand-disc-3"), cls=pawn)),
    }
