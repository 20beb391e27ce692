"""What lies over the table for a while: a sheet to read, and the curtain between two people."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static


class Sheet(ModalScreen[None]):
    """Some lines to read; most keys put it away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q,r,question_mark", "dismiss", show=False)]

    def __init__(self, words: Text, hint: str) -> None:
        super().__init__()
        self.words = words
        self.hint = hint

    def compose(self) -> ComposeResult:
        with VerticalScroll() as page:
            page.border_subtitle = self.hint
            yield Static(self.words)


class Curtain(Screen[None]):
    """Nothing of the table is seen until the next person opens it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, words: str) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(self.words)
