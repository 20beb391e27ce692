"""From a view to the worlds that fit it."""

from __future__ import annotations

from tablee.games.balconia.rules.actions import ADJACENT, parse_cell
from tablee.games.balconia.rules.components import LETTERS, face_number
from tablee.games.balconia.rules.loader import blocks
from tablee.games.balconia.rules.position import FILLS
from tablee.games.balconia.rules.sampler import TokenOrders
from tablee.games.balconia.rules.sides import TURQUOISE, Rules
from tablee.games.balconia.rules.state import Balconia, opened
from tablee.games.balconia.rules.view import UNKNOWN, BalconiaView, by_cell


def sampler(view: BalconiaView) -> TokenOrders:
    return TokenOrders(known(view), len(view.revealed), UNKNOWN in "".join(map("".join, view.own_rows)))


def known(view: BalconiaView) -> Balconia:
    """What a view says of the building. Faces it does not show are any, and tokens it does not know come by number."""
    state = opened(rules_of(view), [*view.revealed, *view.table])
    faces = by_cell(view.own_rows, view.side)
    for turn in view.log:
        state.build(turquoise_face(faces[turn.cell], view.side), parse_cell(turn.cell))
    if view.disc_kept is not None:
        state.keep(ADJACENT.index(view.disc_kept))
    return state


def rules_of(view: BalconiaView) -> Rules:
    return Rules(
        blocks(view.building),
        list(view.doors),
        turquoise=view.turquoise,
        fill=FILLS.index(view.fill),
        free=view.placement == "free",
        door_always=view.door_support == "always",
        open_sides=view.memory_aid == "open",
    )


def turquoise_face(sign: str, side: int) -> int:
    """What turquoise sees of a block that shows this sign to a side (BAL-24, BAL-57); any face if it is unknown."""
    face = face_number(sign.replace(UNKNOWN, LETTERS[0]))
    return face if side == TURQUOISE else face ^ 2
