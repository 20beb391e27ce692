"""A Pueblo view drawn: the heap, its plan, the chief's eye, the track, the auction, and what lies before each seat.

Every panel and piece is remembered by the little it depends on, so that what a move leaves alone stays the same object.
"""

from __future__ import annotations

from functools import lru_cache

from tablee.games.pueblo.face.auction import auction_panel
from tablee.games.pueblo.face.eye import eye_panel
from tablee.games.pueblo.face.hand import hands
from tablee.games.pueblo.face.heap import heap_panel
from tablee.games.pueblo.face.in_words import sentences
from tablee.games.pueblo.face.plan import plan_panel
from tablee.games.pueblo.face.scene import PuebloScene
from tablee.games.pueblo.face.speech import look_told, phase
from tablee.games.pueblo.face.track import track_panel
from tablee.games.pueblo.rules.view import PuebloView
from tablee.kit.picture import Board, Lens
from tablee.kit.telling import buttons


def board(view: PuebloView, lens: Lens) -> Board:
    """Everybody sees the same (PUE-53), so chairs that look through the same lens share one drawing."""
    return drawn(PuebloScene(view, lens))


@lru_cache(maxsize=256)
def drawn(seen: PuebloScene) -> Board:
    auction = (auction_panel(seen),) if seen.view.advanced else ()
    now, told = phase(seen), seen.told
    return Board(
        stage=heap_panel(seen),
        panels=(*auction, plan_panel(seen), eye_panel(seen), track_panel(seen)),
        hands=hands(seen),
        phase=now,
        sentences=sentences(seen, now),
        turns=4,
        shows="auction" if seen.bidding else "",
        onward=buttons(seen.lens.spot, [look.pause for look in seen.lap]),
        told=look_told(seen.lens.lang, told) if told else "",
        running=told.running if told else (),
    )
