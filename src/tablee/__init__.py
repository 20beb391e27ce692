"""Tablée: modern board games at one table.

The layers, each knowing only those before it: `engine` (the contract), `kit` (drawing and words), `games` (one folder
each), `bots`, `table` (a live game), then `web`, `cli` and `lab` side by side.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

__version__ = "0.1.0"

# How the compiled modules are used: "auto" takes them where they were built, "never" ignores them, "require" insists.
BUILD = os.environ.get("TABLEE_BUILD", "auto")


class _SourcesOnly:
    """Finds our modules as source files even where compiled ones lie beside them."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None, _target: object = None) -> ModuleSpec | None:
        if not name.startswith("tablee.") or path is None:
            return None
        specs = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for place in path)
        return next((spec for spec in specs if spec is not None), None)


if BUILD == "never":
    sys.meta_path.insert(0, _SourcesOnly)  # type: ignore[arg-type]  # a class serves as well as an instance


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from tablee.engine import state

    return not (state.__file__ or "").endswith(".py")


if BUILD == "require" and not compiled():
    raise ImportError("TABLEE_BUILD=require, but the compiled modules are not there: run `make setup` with a C compiler")
