"""Imports point down only, games do not know each other, and the engine needs nothing but Python."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee

HOUSE = Path(str(tablee.__file__)).parent
BELOW = {
    "engine": (),
    "kit": ("engine",),
    "games": ("engine", "kit"),
    "bots": ("engine", "kit", "games"),
    "review": ("engine", "kit", "games", "bots"),
    "puzzles": ("engine", "kit", "games", "bots", "review"),
    "table": ("engine", "kit", "games", "bots"),
    "web": ("engine", "kit", "games", "bots", "review", "puzzles", "table"),
    "lab": ("engine", "kit", "games", "bots", "review", "table"),
    "cli": ("engine", "kit", "games", "bots", "review", "puzzles", "table", "web", "lab"),
}
MODULES = sorted(path for path in HOUSE.rglob("*.py") if path.parent != HOUSE)


def imports(source: str, package: list[str]) -> Iterator[list[str]]:
    """Every module that a source imports, anywhere in it, as the parts of its full name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.split(".") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            yield from ([*above, *(node.module or "").split("."), name.name] for name in node.names)


def of_module(path: Path) -> Iterator[list[str]]:
    source = path.read_text(encoding="utf-8")
    if path.parent.name == "engine":  # a match has a face, and its type is known; it is loaded when somebody looks
        source = source.replace("from tablee.kit.face import AnyFace", "")
    return imports(source, ["tablee", *path.parent.relative_to(HOUSE).parts])


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_from_layers_below(layer: str) -> None:
    for path in (path for path in MODULES if path.relative_to(HOUSE).parts[0] == layer):
        used = {name[1] for name in of_module(path) if name[0] == "tablee" and len(name) > 1 and name[1] in BELOW}
        assert used <= {layer, *BELOW[layer]}, path


def test_every_folder_of_the_house_is_a_layer() -> None:
    assert {path.relative_to(HOUSE).parts[0] for path in MODULES} <= set(BELOW)


def test_a_game_imports_no_other_game() -> None:
    for path in MODULES:
        layer, game, *_ = path.relative_to(HOUSE).parts
        if layer == "games" and game != "__init__.py":
            used = {name[2] for name in of_module(path) if name[:2] == ["tablee", "games"] and len(name) > 2}
            assert used <= {game}, path


def test_nothing_but_a_game_itself_knows_a_game() -> None:
    """All others find games by the catalogue, so that adding a folder is enough."""
    for path in MODULES:
        if path.relative_to(HOUSE).parts[0] != "games":
            assert not [name for name in of_module(path) if name[:2] == ["tablee", "games"] and len(name) > 2], path


def test_rules_know_no_face_and_no_bot() -> None:
    """Rules can be read, compiled and shipped without a picture or a word; a bot needs no picture either."""
    forbidden = {"rules": {"face", "bot"}, "bot": {"face"}}
    for path in MODULES:
        layer, _game, *rest = path.relative_to(HOUSE).parts
        if layer == "games" and rest and rest[0] in forbidden:
            rooms = {name[3] for name in of_module(path) if name[:2] == ["tablee", "games"] and len(name) > 3}
            words = {".".join(name[:3]) for name in of_module(path) if name[:2] == ["tablee", "kit"]}
            assert not rooms & forbidden[rest[0]], path
            assert words <= {"tablee.kit.notation"}, path


def test_every_game_has_the_same_three_rooms() -> None:
    same = {
        "rules": {"actions", "position", "refusals", "sampler", "state", "story", "view", "worlds"},
        "face": {"board", "figures", "prompts", "tell"},
        "bot": {"hints"},
    }
    for game in (folder for folder in (HOUSE / "games").iterdir() if (folder / "board.css").exists()):
        for room, files in same.items():
            assert files <= {path.stem for path in (game / room).glob("*.py")}, f"{game.name}/{room}"


def test_the_engine_needs_nothing_beyond_the_standard_library() -> None:
    for path in MODULES:
        if path.parent.name == "engine" and path.name != "native.py":  # whose machine numbers only the compiler needs
            foreign = {name[0] for name in of_module(path)} - sys.stdlib_module_names - {"tablee"}
            assert not foreign, path


def test_an_import_upwards_would_be_seen() -> None:
    source = "def late():\n    from ..web import app\n    import tablee.cli.main\n    from tablee import lab"
    found = [".".join(name) for name in imports(source, ["tablee", "engine"])]
    assert found == ["tablee.web.app", "tablee.cli.main", "tablee.lab"]
