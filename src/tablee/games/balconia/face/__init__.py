"""Balconia's pictures and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.games.balconia.face import board, figures, legend, prompts, report, tell
from tablee.games.balconia.face.sketch import sketch
from tablee.games.balconia.rules.loader import from_file
from tablee.games.balconia.rules.view import BalconiaView
from tablee.kit.face import Face, FaceParts
from tablee.kit.picture import Examination, Lens
from tablee.kit.sketch import Sketch


class BalconiaFace(Face[BalconiaView]):
    parts = FaceParts(board, prompts, figures, tell, legend)
    own_panels = ("facade",)

    def sketch(self, view: BalconiaView, lens: Lens) -> Sketch:
        return sketch(view, lens)

    def answer(self, view: BalconiaView, lens: Lens, names: Sequence[str] = ()) -> str:
        return self.named(prompts.answer(view, lens), view, lens, names)

    def examine(
        self, text: str, lang: str, games: int, seed: int, progress: Callable[[int], object] | None = None
    ) -> Examination:
        """A component file of one's own: refused as BAL-102 says, or measured."""
        made, given = from_file(text), {"turquoise": 0, "building": text}
        return report.examine(self.voice(lang), made, lambda rng: self.game.open(2, given, rng), games, seed, progress)


FACE = BalconiaFace
