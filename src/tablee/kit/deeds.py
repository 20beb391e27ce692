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
ENDS: Final = re.compile("[,;:]")  # what follows in a label explains it ...
SHORT: Final = 40  # ... and is left out where it is longer


def deed(game: AnyGame, view: Any, text: str, lang: str, names: Sequence[str] = ()) -> str:
    """`Set a stone: coloured, open to the north-east, d4`."""
    choice = game.as_choice(game.parse(text))
    verb = game.face.say(lang, f"verb-{choice.verb}")
    filled = []
    for at, (slot, place) in enumerate(choice.slots):
        chosen = (("verb", choice.verb), *choice.slots[:at])
        label = game.face.label(view, slot, place, Lens(lang, draft=chosen), names).text
        filled.append(label if len(label) <= SHORT else ENDS.split(label)[0].strip())
    return voice(HERE, lang).say("deed", verb=verb, what=", ".join(filled)) if filled else verb
