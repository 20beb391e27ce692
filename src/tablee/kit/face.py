"""The contract of a game's face: its pictures and words. Found beside its rules, loaded when somebody looks."""

from __future__ import annotations

import re
from abc import ABC
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias

import tablee
from tablee.engine.game import AnyGame
from tablee.engine.parts import V, V_in
from tablee.engine.values import Argument, Event, Refusal, Remark
from tablee.kit import shapes
from tablee.kit.people import MARKS, capital, named
from tablee.kit.picture import Board, Deed, Examination, Label, Lens, Panel, Sign
from tablee.kit.sayings import SAYINGS
from tablee.kit.sketch import Sketch, sentence
from tablee.kit.trace import Trace
from tablee.kit.words import Voice, voice, words

HERE = Path(__file__).parent
TOKENS = Path(str(tablee.__file__)).parent / "web" / "static" / "tokens.css"
NARROW = re.compile(r"@media \(max-width[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")  # a picture alone is drawn as on a wide page
GROUND = ":root { background: var(--paper); } .sprite { position: absolute; }"
Progress: TypeAlias = Callable[[int], object]
Examine: TypeAlias = Callable[[str, str, int, int, "Progress | None"], Examination]  # text, language, games, seed


class Boards(Protocol[V_in]):
    def board(self, view: V_in, lens: Lens) -> Board: ...


class Prompts(Protocol[V_in]):
    def prompt(self, view: V_in, lens: Lens) -> str:
        """One sentence that says what to do next."""

    def label(self, view: V_in, slot: str, place: str, lens: Lens) -> Label:
        """What fills a slot, as people call it."""


class Figures(Protocol):
    def sprite(self) -> str:
        """Symbols the pictures use again and again: once per page."""

    def vignette(self) -> str:
        """A small picture of the game, the inside of a symbol of 240 x 160."""


class Telling(Protocol):
    def spoken(self, voice: Voice, name: str, value: Argument, names: Sequence[str]) -> dict[str, Any]:
        """An argument of an event or refusal as people read it, or several made of it."""

    def trace(self, event: Event) -> Trace:
        """Whom and what an event touched, made from nothing but the event."""


class Legend(Protocol):
    def signs(self) -> Mapping[str, tuple[str, str]]:
        """By name (the message `legend-<name>` says what it means): where a sign stands on a page, as a selector of its
        elements, and what it looks like, drawn anywhere."""


@dataclass(frozen=True)
class FaceParts(Generic[V]):
    """The modules of `face/` that a game's face is made of."""

    board: Boards[V]
    prompts: Prompts[V]
    figures: Figures
    tell: Telling
    legend: Legend | None = None


class Face(ABC, Generic[V]):
    """Pictures and words of one game. A view in, never a state.

    Where seats are named, `names` says how: their colours unless told otherwise, marks for who puts something else there.
    """

    parts: FaceParts[V]
    examine: Examine | None = None  # checks a file that people may bring to a table; None: the game takes none
    own_panels: tuple[str, ...] = ()  # panels that show each chair what it alone knows

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    # Pictures ---------------------------------------------------------------------------------------------------------

    def board(self, view: V, lens: Lens, names: Sequence[str] = ()) -> Board:
        drawn = self.parts.board.board(view, lens)
        said = (drawn.phase, *(panel.caption for panel in drawn.panels))
        phase, *captions = [self.named(one, view, lens, names) for one in said]
        if said == (phase, *captions):
            return drawn
        return drawn._replace(phase=phase, panels=tuple(map(captioned, drawn.panels, captions)))

    def prompt(self, view: V, lens: Lens, names: Sequence[str] = ()) -> str:
        return self.named(self.parts.prompts.prompt(view, lens), view, lens, names)

    def label(self, view: V, slot: str, place: str, lens: Lens, names: Sequence[str] = ()) -> Label:
        found = self.parts.prompts.label(view, slot, place, lens)
        if names is MARKS:
            return found
        called = names or self.colour_names(view, lens.lang)
        return Label(named(found.text, called), named(found.markup, called))

    def deed(self, view: V, verb: str, lens: Lens) -> Deed:
        """What a verb would do, with what is chosen so far; people in it are marks."""
        return Deed(self.say(lens.lang, f"verb-{verb}"))

    def named(self, said: str, view: V, lens: Lens, names: Sequence[str]) -> str:
        """A sentence with its marks exchanged."""
        return said if names is MARKS else capital(named(said, names or self.colour_names(view, lens.lang)))

    def answer(self, view: V, lens: Lens, names: Sequence[str] = ()) -> str:
        """What is said of the spot a person looks at, in place of the prompt; empty if there is nothing to say."""
        return ""

    def sprite(self) -> str:
        return self.parts.figures.sprite()

    def vignette(self) -> str:
        return self.parts.figures.vignette()

    def figures(self) -> Mapping[str, str]:
        """Pictures in the rules text, by name: `![caption](figure:name)`."""
        return {}

    def legend(self, lang: str) -> tuple[Sign, ...]:
        """Every sign of the pictures, with what it means."""
        found = self.parts.legend.signs() if self.parts.legend else {}
        told = ((name, where, f'<svg class="{self.game.name}" aria-hidden="true">{drawn}</svg>')
                for name, (where, drawn) in found.items())  # fmt: skip
        return tuple(Sign(where, drawn, self.say(lang, f"legend-{name}")) for name, where, drawn in told)

    def sketch(self, view: V, lens: Lens) -> Sketch:
        """The board in characters, for the terminal; the words where a game has no other picture."""
        return Sketch(notes=tuple(sentence(said) for said in self.board(view, lens).sentences))

    def in_characters(self, view: V, lang: str = "en") -> str:
        """A position for who reads only text."""
        return str(self.sketch(view, Lens(lang)))

    def standing_alone(self, view: V, lens: Lens | None = None) -> str:
        """The stage as a file that any browser opens: with its symbols and style sheets inside."""
        return self.complete(str(self.board(view, lens or Lens()).stage))

    def complete(self, picture: str) -> str:
        """One picture of the game with all it needs."""
        opening, rest = re.fullmatch(r"(<svg\b[^>]*)>(.*)", picture, re.DOTALL).groups()  # type: ignore[union-attr]  # a stage is one svg
        _, _, width, height = re.search(r'viewBox="([^"]+)"', opening)[1].split()  # type: ignore[index]
        style = "\n".join([*self.style_sheets(), GROUND])
        return (
            f'<?xml version="1.0" encoding="UTF-8"?>\n{opening} xmlns="http://www.w3.org/2000/svg" width="{width}" '
            f'height="{height}">\n<style><![CDATA[\n{style}\n]]></style>\n{shapes.sprite()}{self.sprite()}\n{rest}\n'
        )

    def style_sheets(self) -> Iterator[str]:
        """The colours of the house, then the game's own sheet."""
        for sheet in (TOKENS, self.game.folder / "board.css"):
            if sheet.is_file():
                yield NARROW.sub("", sheet.read_text(encoding="utf-8")).strip()

    # Words ------------------------------------------------------------------------------------------------------------

    def say(self, lang: str, message: str, **args: object) -> str:
        """One of the game's own messages (words.*.ftl)."""
        return self.voice(lang).say(message, **args)

    def voice(self, lang: str) -> Voice:
        return voice(self.game.folder, lang)

    def title(self, lang: str) -> str:
        return self.say(lang, "title")

    def colour_names(self, view: V, lang: str) -> tuple[str, ...]:
        """What the seats are called where nobody has told their names."""
        return tuple(self.say(lang, f"colour-{colour}") for colour in self.game.colours_of(view))

    def tell(self, event: Event, names: Sequence[str], lang: str) -> str:
        """A line of the log."""
        who = names[event.seat] if event.seat is not None else ""
        return self.say(lang, f"log-{event.kind}", who=who, **self._args(event.args, names, lang))

    def observe(self, event: Event, names: Sequence[str], lang: str) -> str:
        """A line of the game's lens on a finished match."""
        who = names[event.seat] if event.seat is not None else ""
        return self.say(lang, f"lens-{event.kind}", who=who, **self._args(event.args, names, lang))

    def trace(self, event: Event) -> Trace:
        """Whom and what an event touched."""
        return self.parts.tell.trace(event)

    def explain(self, refusal: Refusal, lang: str, names: Sequence[str] = ()) -> str:
        """A refusal in words, without the rule's number."""
        called = names or tuple(self.say(lang, f"colour-{colour}") for colour in self.game.colours)
        return capital(self.say(lang, f"refusal-{refusal.reason}", **self._args(refusal.args, called, lang)))

    def quote(self, remark: Remark, names: Sequence[str], lang: str) -> str:
        """A bot's remark, what the house says, or one of the sayings that all languages have, in words."""
        if remark.kind in SAYINGS or remark.kind.startswith("house-"):
            return words(HERE, lang)(remark.kind)
        seats = {name: names[seat] for name, seat in remark.args.items() if name in ("who", "to") and isinstance(seat, int)}
        return self.say(lang, f"remark-{remark.kind}", **{**remark.args, **seats})

    def _args(self, args: Mapping[str, Argument], names: Sequence[str], lang: str) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in args.items():
            spoken |= self.parts.tell.spoken(self.voice(lang), name, value, names)
        return spoken


def captioned(panel: Panel, caption: str) -> Panel:
    """The same one where the caption is."""
    return panel if caption == panel.caption else panel._replace(caption=caption)


AnyFace: TypeAlias = Face[Any]
