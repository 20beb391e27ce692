"""The board as a pane: a sketch whose places are chosen with the arrow keys or the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import ClassVar, NamedTuple

from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from tablee.cli.paint import painted, style_of
from tablee.kit.sketch import SOFT, Aims, Row, Run, Sketch

OFF_COURSE = 3  # how much worse a character beside the way is than one along it
NARROW = 80  # characters in a line, before the screen says how many
TALL = 2  # a character is about twice as high as it is wide


class Spot(NamedTuple):
    """A run that can be pointed at, and where it is."""

    x: int
    y: int
    run: Run

    @property
    def middle(self) -> float:
        return self.x + len(self.run.text) / 2


class BoardView(Static, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("enter,space", "touch", show=False),
    ]

    class Pointed(Message):
        """The arrow keys or the mouse came to a place."""

        def __init__(self, aims: Aims) -> None:
            super().__init__()
            self.aims = aims

    class Touched(Pointed):
        """It was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.sketch = Sketch()
        self.rows: tuple[Row, ...] = ()
        self.lit: AbstractSet[tuple[str, str]] = frozenset()
        self.cursor: Aims = ()

    @property
    def frame(self) -> Widget:
        """What the board is scrolled in."""
        assert isinstance(self.parent, Widget)
        return self.parent

    # Showing ----------------------------------------------------------------------------------------------------------

    def draw(self, sketch: Sketch, lit: AbstractSet[tuple[str, str]] = frozenset()) -> None:
        """Show another position, with what can be chosen on it."""
        self.sketch, self.lit = sketch, lit
        self.redraw()

    def redraw(self) -> None:
        """To the width there is."""
        self.rows = self.sketch.fitted((self.frame.size.width or NARROW) - 1)
        self.update(painted(self.rows, self.look))

    def look(self, run: Run) -> Style:
        """A run in its paint; what can be chosen stands out, what is pointed at is turned round."""
        lit = self.is_lit(run)
        style = Style.parse("" if lit and run.paint == SOFT else style_of(run) or "")
        if lit:
            style += Style(bold=True)
        return style + Style(reverse=True) if self.cursor and run.aims == self.cursor else style

    def is_lit(self, run: Run) -> bool:
        return any(aim in self.lit for aim in run.aims)

    # Pointing ---------------------------------------------------------------------------------------------------------

    def spots(self) -> Iterator[Spot]:
        for y, row in enumerate(self.rows):
            x = 0
            for run in row:
                if run.aims:
                    yield Spot(x, y, run)
                x += len(run.text)

    def targets(self) -> list[Spot]:
        """Where the arrow keys lead: places that can be chosen, or any as long as there are none."""
        every = list(self.spots())
        return [spot for spot in every if self.is_lit(spot.run)] or every

    def action_point(self, right: int, down: int) -> None:
        targets = self.targets()
        here = next((spot for spot in self.spots() if spot.run.aims == self.cursor), None)
        if here is None:
            self.point_at(targets[0] if targets else None)
            return
        ahead = [(cost(here, spot, right, down), spot) for spot in targets]
        found = min(((far, spot) for far, spot in ahead if far is not None), default=None, key=lambda one: one[0])
        if found is not None:
            self.point_at(found[1])

    def point_at(self, spot: Spot | None) -> None:
        if spot is None:
            return
        self.cursor = spot.run.aims
        self.redraw()
        self.bring_into_sight(spot)
        self.post_message(self.Pointed(self.cursor))

    def show_aims(self, aims: Aims) -> None:
        """Point at the place that something else than the board is about; at nothing if it is not on the board."""
        spot = next((spot for aim in reversed(aims) for spot in self.spots() if aim in spot.run.aims), None)
        self.cursor = spot.run.aims if spot else ()
        self.redraw()
        if spot:
            self.bring_into_sight(spot)

    def bring_into_sight(self, spot: Spot) -> None:
        region = Region(max(spot.x - 2, 0), max(spot.y - 1, 0), len(spot.run.text) + 4, 3)
        self.frame.scroll_to_region(region, animate=False)

    def action_touch(self) -> None:
        if self.cursor:
            self.post_message(self.Touched(self.cursor))

    # The mouse --------------------------------------------------------------------------------------------------------

    def run_at(self, x: int, y: int) -> Run | None:
        return next((s.run for s in self.spots() if s.y == y and s.x <= x < s.x + len(s.run.text)), None)

    def on_click(self, event: events.Click) -> None:
        if run := self.run_at(event.x, event.y):
            self.cursor = run.aims
            self.redraw()
            self.post_message(self.Touched(run.aims))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        run = self.run_at(event.x, event.y)
        if run and run.aims != self.cursor:
            self.cursor = run.aims
            self.redraw()
            self.post_message(self.Pointed(run.aims))


def cost(here: Spot, there: Spot, right: int, down: int) -> float | None:
    """How far a place is in a direction; None if it does not lie there."""
    across, along = (there.middle - here.middle), TALL * (there.y - here.y)
    ahead, beside = (across * right, along) if right else (along * down, across)
    return ahead + OFF_COURSE * abs(beside) if ahead > 0 and abs(beside) <= 2 * ahead else None
