"""A judge as a file: weights.json in the bot room of its game, as it was trained there."""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from tablee.bots.judge import Judge
from tablee.engine.game import AnyGame

FORMAT: Final = 1
FILE: Final = "weights.json"
SCALES: Final = ("hint", "trust", "spread", "ahead")
LAYERS: Final = ("into_first", "first_bias", "into_second", "second_bias", "into_standing", "into_factors", "factor_bias")


@dataclass(frozen=True, slots=True)
class Weights:
    """A judge's numbers, as plain values."""

    inputs: int
    first: int
    second: int
    factors: int
    layers: Mapping[str, list[float]]
    hint: float  # how much an action is liked for a point that the hints promise; 0: they are not asked
    trust: float  # how much the shares by the hints count; 0: they are not asked
    spread: float  # points that matter at the end; below 0 where the fewest win
    ahead: int = 0  # how far a search plays on before it asks the judge
    training: Mapping[str, Any] = field(default_factory=dict)  # how they were found

    def sizes(self) -> dict[str, int]:
        one, two = self.first, self.second
        return dict(
            zip(LAYERS, (self.inputs * one, one, one * two, two, two, self.factors * two, self.factors), strict=True)
        )


def write_weights(weights: Weights) -> str:
    facts = {
        "format": FORMAT,
        "inputs": weights.inputs,
        "first": weights.first,
        "second": weights.second,
        "factors": weights.factors,
        **{name: getattr(weights, name) for name in SCALES},
        "training": dict(weights.training),
        "layers": {name: _packed(weights.layers[name]) for name in LAYERS},
    }
    return json.dumps(facts, indent=1) + "\n"


def read_weights(text: str) -> Weights:
    """Raises `ValueError` at a file of another format, or one whose layers do not fit together."""
    facts = json.loads(text)
    if facts.get("format") != FORMAT:
        raise ValueError(f"weights of format {facts.get('format')}, expected {FORMAT}")
    layers = {name: _unpacked(facts["layers"][name]) for name in LAYERS}
    kept = ("inputs", "first", "second", "factors", *SCALES, "training")
    weights = Weights(layers=layers, **{name: facts[name] for name in kept})
    if {name: len(numbers) for name, numbers in layers.items()} != weights.sizes():
        raise ValueError("the layers of these weights do not fit together")
    return weights


def _packed(numbers: list[float]) -> str:
    """Four bytes a number, the low one first, as text."""
    return b64encode(_little(array("f", numbers)).tobytes()).decode("ascii")


def _unpacked(text: str) -> list[float]:
    return _little(array("f", b64decode(text))).tolist()


def _little(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def judge_from(game: AnyGame, weights: Weights) -> Judge:
    """Raises `ValueError` where the game has learned to look at other things since."""
    features = game.features()
    if features is None or (features.inputs(), features.factors()) != (weights.inputs, weights.factors):
        raise ValueError(f"{game.name} has other features than these weights were trained with")
    numbers = [weights.layers[name] for name in LAYERS]
    scales = [float(getattr(weights, name)) for name in SCALES]
    return Judge(features, game.hints(), weights.first, weights.second, numbers, scales)


def file_of(game: AnyGame) -> Path:
    return game.folder / "bot" / FILE


@cache
def _kept(path: Path) -> Weights | None:
    return read_weights(path.read_text(encoding="utf-8")) if path.is_file() else None


def judge_of(game: AnyGame) -> Judge | None:
    """The judge that a game comes with; None where it has none, or looks at other things since it was trained."""
    weights = _kept(file_of(game))
    if weights is None:
        return None
    try:
        return judge_from(game, weights)
    except ValueError:
        return None
