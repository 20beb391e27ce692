"""A Pueblo view drawn: the heap, its plan, the chief's eye, the track, the auction, and what lies before each seat."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tablee.games.pueblo.face.auction import auction_panel
from tablee.games.pueblo.face.eye import eye_panel
from tablee.games.pueblo.face.hand import hand
from tablee.games.pueblo.face.heap import heap_panel
from tablee.games.pueblo.face.plan import plan_panel
from tablee.games.pueblo.face.scene import PuebloScene
from tablee.games.pueblo.face.speech import phase, sentences
from tablee.games.pueblo.face.track import track_panel
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit.picture import Board, Lens


def board(view: PuebloView, lens: Lens) -> Board:
    """Everybody sees the same (PUE-53), so chairs that look through the same lens share one drawing."""
    return drawn(replace(view, seat=None), lens)


@lru_cache(maxsize=64)
def drawn(view: PuebloView, lens: Lens) -> Board:
    seen = PuebloScene(view, lens)
    auction = (auction_panel(seen),) if view.advanced else ()
    return Board(
        stage=heap_panel(seen),
        panels=(*auction, plan_panel(seen), eye_panel(seen), track_panel(seen)),
        hands=tuple(hand(seen, seat) for seat in range(view.seats)),
        phase=phase(seen),
        sentences=tuple(sentences(seen)),
        turns=4,
        shows="auction" if seen.bidding else "",
    )
