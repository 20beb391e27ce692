"""The promenade in characters, for the terminal: ten bars with rent, manager and partner, then pawns, bag and wallet.

`■ ●` in a bar are its manager and its partner, `·` is a free place; a bar that was never open shows its number alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.state import NOBODY
from tablee.engine.values import Seat
from tablee.games.barracuda.face.scene import Bar, BarracudaScene
from tablee.games.barracuda.face.speech import (
    bank_in_words,
    dealings_in_words,
    lying_in_words,
    on_table,
    order_in_words,
    wallet_in_words,
)
from tablee.games.barracuda.rules.bars import COLOURS, SLOTS, TITLES, rent_of
from tablee.games.barracuda.rules.money import figure
from tablee.games.barracuda.rules.view import NO_BILLS, BarracudaView
from tablee.kit.picture import Lens
from tablee.kit.sketch import SOFT, STRONG, Aims, Canvas, Row, Run, Sketch, mark, sentence, spaced

WIDE: Final = 15  # characters from a bar to the next
HIGH: Final = 4
IN_ROW: Final = SLOTS // 2
SHADE: Final = "░"


def sketch(view: BarracudaView, lens: Lens) -> Sketch:
    scene, canvas = BarracudaScene(view, lens), Canvas()
    for bar in scene.bars:
        draw(canvas, scene, bar)
    return canvas.sketch([pawns(scene), order(scene), *map(sentence, table(scene))])


# The bars ---------------------------------------------------------------------------------------------------------------


def draw(canvas: Canvas, scene: BarracudaScene, bar: Bar) -> None:
    x, y = bar.slot % IN_ROW * WIDE, bar.slot // IN_ROW * HIGH
    canvas.outline((x, y), (x + WIDE, y), (x + WIDE, y + HIGH), (x, y + HIGH))
    aims = aims_of(bar)
    number = Run(f"{bar.slot + 1:>2} ", STRONG if bar.slot == scene.view.target else SOFT, aims)
    canvas.put(x + 1, y + 1, number, *title(bar, aims))
    canvas.put(x + 4, y + 2, *second(scene, bar, aims))
    canvas.put(x + 4, y + 3, *places(bar, aims))


def aims_of(bar: Bar) -> Aims:
    """What touching a bar may mean: a place behind its name, as actions call it."""
    slot = str(bar.slot + 1)
    return (("bar", slot), ("own", slot), ("place", slot)) if bar.is_open else (("closed", slot),)


def title(bar: Bar, aims: Aims) -> Row:
    if bar.which is None:
        return (Run(SHADE * 9, SOFT, aims),)
    return (Run(TITLES[bar.which], "" if bar.is_open else SOFT, aims),)


def second(scene: BarracudaScene, bar: Bar, aims: Aims) -> Row:
    """The rent, or that a bar is closed again."""
    if bar.which is None:
        return (Run(SHADE * 9, SOFT, aims),)
    if not bar.is_open:
        return (Run(scene.say("sketch-closed"), SOFT, aims),)
    return (Run(figure(rent_of(bar.which)), SOFT, aims),)


def places(bar: Bar, aims: Aims) -> Row:
    if not bar.is_open:
        return (Run(SHADE * 9 if bar.which is None else " ", SOFT, aims),)
    manager = (pawn(bar.manager)._replace(aims=aims),)
    partner = (pawn(bar.partner)._replace(aims=(("place", str(bar.slot + 1)), *aims)),)
    return spaced((manager, partner) if bar.has_partner_place else (manager,), " ")


def pawn(seat: Seat) -> Run:
    return Run("·", SOFT) if seat == NOBODY else Run(mark(COLOURS[seat]), COLOURS[seat])


# The table --------------------------------------------------------------------------------------------------------------


def pawns(scene: BarracudaScene) -> Row:
    """Of every seat the pawns in hand and the rent it owes when it is drawn."""
    parts = []
    for seat, held in enumerate(scene.view.hands):
        sign, said = mark(COLOURS[seat]), scene.say("sketch-seat", rent=figure(scene.rents[seat]))
        parts.append((Run(sign * held or "–", COLOURS[seat]), Run(f" {said}", SOFT)))
    return (Run(f"{scene.say('sketch-pawns')} "), *spaced(parts, "   "))


def order(scene: BarracudaScene) -> Row:
    """Who was drawn in this round, in order, and who is still in the bag."""
    view = scene.view
    drawn, bag = (spaced([(pawn(seat),) for seat in seats], " ") for seats in (view.drawn, view.bag))
    return (Run(f"{scene.say('sketch-drawn')} "), *drawn, Run(f"   {scene.say('sketch-bag')} "), *bag)


def table(scene: BarracudaScene) -> Iterator[str]:
    view, lang = scene.view, scene.lens.lang
    yield scene.in_colours(dealings_in_words(scene))
    if view.over or view.caller != NOBODY:
        yield scene.in_colours(order_in_words(scene))
    yield from lying_in_words(lang, tuple([on_table(view, seat) for seat in range(view.seats)]))
    yield from bank_in_words(scene)
    yield from wallet_in_words(lang, None if view.seat is None or view.over else view.wallets[view.seat] or NO_BILLS)
