"""The stage: Barcelona with its walkers. A wide page shows figures, a narrow one turns the map and shows chips.

Both are drawn; the style sheet shows one of them. What must stay upright on the turned map hangs in a group `upright`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from math import atan2, degrees
from typing import Final

from tablee.engine.state import NOBODY
from tablee.games.agora.face.count import Step
from tablee.games.agora.face.drafts import Coming, Draft, movable
from tablee.games.agora.face.figures import upright
from tablee.games.agora.face.map_shapes import HIGH, SPOTS, WIDE
from tablee.games.agora.face.speech import of_district, say
from tablee.games.agora.face.standings import Here, Walkers, tied
from tablee.games.agora.face.walkers import coming, crowd_pieces, nothing
from tablee.games.agora.rules.actions import COLOURS, Move, as_move
from tablee.games.agora.rules.city import BORDERS, CODES, NAMES
from tablee.games.agora.rules.codes import DISTRICTS
from tablee.games.agora.rules.view import AgoraView
from tablee.kit.picture import Panel, Piece
from tablee.kit.svg import box, dot, escape, group, path, tag, text, use

NO_STARTS: Final = (None,) * DISTRICTS  # nobody is asked to move walkers


def map_panel(view: AgoraView, lang: str, walkers: Walkers, draft: Draft, told: tuple[Step, ...]) -> Panel:
    panel = drawn(lang, walkers, movable(view, walkers), draft.coming, view.first, draft.move)
    return (
        panel
        if not told
        else panel._replace(pieces=(*panel.pieces[:DISTRICTS], counted(told), *panel.pieces[DISTRICTS + 1 :]))
    )


@lru_cache(maxsize=1024)
def drawn(
    lang: str,
    walkers: Walkers,
    starts: tuple[int, ...],
    newcomers: Coming | None,
    first: int,
    going: Move | None,
) -> Panel:
    """The map: districts, colours that may start in each, and what the draft would do."""
    title = say(lang, "map-title")
    opening = (
        f'<svg class="agora city" viewBox="0 0 {WIDE} {HIGH}" role="group" aria-label="{escape(title)}">'
        f'<g class="turning"><use href="#agora-map" width="{WIDE}" height="{HIGH}"/>'
    )
    goal = newcomers[1] if newcomers else None
    grounds, crowds, warnings = zip(
        *[
            district_pieces(lang, walkers.seats, district, here, movers, district == goal)
            for district, here, movers in zip(range(DISTRICTS), walkers.crowds, starts or NO_STARTS, strict=True)
        ],
        strict=True,
    )
    arrows = arrow_piece(None if first == NOBODY else as_move(first), "first"), arrow_piece(going, "going")
    pieces = (
        *grounds,
        nothing("map-told"),
        labels(),
        *chain.from_iterable(crowds),
        *warnings,
        ghost(walkers, newcomers),
        *arrows,
    )
    return Panel("map", title, opening, pieces, f"{box(0, 0, WIDE, HIGH, 'frame', 14)}</g></svg>")


@lru_cache(maxsize=16384)
def district_pieces(
    lang: str, seats: int, district: int, here: Here, movers: int | None, awaits: bool
) -> tuple[Piece, tuple[Piece, ...], Piece]:
    """Its ground, its walkers, and the sign of a tie; it may await walkers of a draft."""
    crowds = crowd_pieces(lang, seats, district, here, len(here) + awaits, movers)
    return ground(lang, district, here), crowds, warning(lang, district, tied(here))


# Districts --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def ground(lang: str, district: int, here: Here) -> Piece:
    """Called by its name, like the place in a slot; who stands there is told besides, and where arrow keys lead from it."""
    code = CODES[district]
    return Piece(
        f"map-{code}",
        f'<g id="map-{code}" class="district" data-place="{code}" data-near="{BORDERS[code]}" aria-label="'
        f'{escape(NAMES[district])}" tabindex="-1" role="button"><title>{escape(of_district(lang, district, here))}</title>'
        f'<use href="#agora-land-{code}" class="touch"/></g>',
    )


@cache
def labels() -> Piece:
    """The names of all districts, over the ground and under the walkers."""
    return Piece("map-labels", group(*(use(f"agora-label-{code}") for code in CODES), id="map-labels"))


@lru_cache(maxsize=64)
def warning(lang: str, district: int, shown: bool) -> Piece:
    """A tie that the second move has to cure (AGO-41)."""
    code = CODES[district]
    key = f"map-tied-{code}"
    if not shown:
        return nothing(key)
    told = tag("title", escape(say(lang, "district-tied")))
    sign = group(path("M0 -17L18 14H-18Z", "warn"), text(0, 11, "!", "bang"), told)
    x, y, *_ = SPOTS[code]
    wide = group(sign, x=x, y=y - 32, cls="wide")
    return Piece(key, tag("g", wide, upright(district, group(sign, x=-76)), id=key, cls="tied"))


def counted(told: tuple[Step, ...]) -> Piece:
    """While the count is told: districts in the colours of who leads there, and a line around the present one."""
    shown = [use(f"agora-land-{CODES[step.district]}", cls=counted_class(step, step is told[-1]))
             for step in told if step.district is not None]  # fmt: skip
    return Piece("map-told", group(*shown, id="map-told"))


def counted_class(step: Step, now: bool) -> str:
    led = "" if step.leader is None else f" seat-{COLOURS[step.leader]}"
    return f"counted{led}{' now' if now else ''}"


# What the draft would do ------------------------------------------------------------------------------------------------


def ghost(walkers: Walkers, newcomers: Coming | None) -> Piece:
    if newcomers is None:
        return nothing("map-ghost")
    colour, district, count = newcomers
    shown = coming(district, len(walkers.crowds[district]) + 1, colour, count)
    return Piece("map-ghost", group(shown, id="map-ghost", cls="ghost"))


@lru_cache(maxsize=512)
def arrow_piece(move: Move | None, cls: str) -> Piece:
    key = f"map-{cls}"
    return Piece(key, group(arrow(move, cls), id=key, cls="arrows")) if move else nothing(key)


def arrow(move: Move, cls: str) -> str:
    """From one district to the next."""
    (x, y), (a, b) = middle(move.start), middle(move.goal)
    bend = (x + a) / 2 + (b - y) / 6, (y + b) / 2 - (a - x) / 6
    line = path(f"M{x:.0f} {y:.0f}Q{bend[0]:.0f} {bend[1]:.0f} {a:.0f} {b:.0f}", f"way {cls}")
    return (
        line + dot(x, y, 7, f"from {cls}") + group(use("agora-tip"), x=a, y=b, turn=heading(bend, (a, b)), cls=f"tip {cls}")
    )


def middle(district: int) -> tuple[float, float]:
    """A point inside a district, clear of its label."""
    x, y, *_ = SPOTS[CODES[district]]
    return x, y + 44


def heading(start: tuple[float, float], goal: tuple[float, float]) -> float:
    """The direction of a line in degrees."""
    return round(degrees(atan2(goal[1] - start[1], goal[0] - start[0])))
