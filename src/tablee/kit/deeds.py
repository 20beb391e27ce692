"""An action as people call it: its verb and what fills its slots, from a seat's view."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tablee.engine.game import AnyGame
from tablee.kit.picture import Lens
from tablee.kit.words import voice

HERE: Final = Path(__file__).parent
ENDS: Final = re.compile(r"\s?[,;:.]\s| \(")  # what follows in a label explains it ...
SHORT: Final = 40  # ... and is left out where it is longer
NONE: Final = re.compile(r"0\b")  # of some bills, say: not worth a word beside others


def deed(game: AnyGame, view: Any, text: str, lang: str, names: Sequence[str] = ()) -> str:
    """`Set a stone: coloured, open to the north-east, d4`."""
    choice = game.as_choice(game.parse(text))
    verb = game.face.say(lang, f"verb-{choice.verb}")
    filled = []
    for at, (slot, place) in enumerate(choice.slots):
        chosen = (("verb", choice.verb), *choice.slots[:at])
        label = game.face.label(view, slot, place, Lens(lang, draft=chosen), names).text
        filled.append((label if len(label) <= SHORT else ENDS.split(label)[0]).strip(" ."))
    filled = [one for one in filled if not NONE.match(one)] or filled
    return voice(HERE, lang).say("deed", verb=verb, what=", ".join(filled)) if filled else verb
