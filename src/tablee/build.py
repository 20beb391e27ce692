"""Which build of the rules runs, compiled or interpreted; decided once per process, before the first of them is imported.

TABLEE_BUILD=auto     the compiled modules, where they were built whole from the sources that lie here (default)
TABLEE_BUILD=never    the sources
TABLEE_BUILD=require  the compiled modules, or an error

A build is whole once its seal is written: the list of the sources it was made from, with a digest of each. Without a
seal, or after a source was edited, everything runs from the sources: a mixture might not even import.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from hashlib import blake2b
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path

MODE = os.environ.get("TABLEE_BUILD", "auto")
HOUSE = Path(__file__).parent
SEAL = f"compiled.{sys.implementation.cache_tag}.txt"  # one for each Python: their modules lie side by side


class SourcesOnly:
    """Finds our modules as source files even where compiled ones lie beside them."""

    @staticmethod
    def find_spec(name: str, path: list[str] | None, _target: object = None) -> ModuleSpec | None:
        if not name.startswith("tablee.") or path is None:
            return None
        specs = (FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for place in path)
        return next((spec for spec in specs if spec is not None), None)


def choose() -> None:
    """See to it that this process imports one build, whole. Raises `ImportError` where it has to be the compiled one and
    that is not there."""
    if MODE != "never" and is_whole():
        return
    if MODE == "require":
        raise ImportError(
            "TABLEE_BUILD=require, but the compiled modules are not there: run `make setup` with a C compiler"
        )
    sys.meta_path.insert(0, SourcesOnly)  # type: ignore[arg-type]  # a class serves as well as an instance


def compiled() -> bool:
    """Whether the rules run compiled in this process."""
    from tablee.engine import state

    return not (state.__file__ or "").endswith(".py")


def is_whole(house: Path = HOUSE) -> bool:
    """Whether every source is still the one that the compiled modules were made from."""
    try:
        lines = (house / SEAL).read_text(encoding="utf-8").splitlines()
        return lines == seal((line.partition(" ")[2] for line in lines), house)
    except OSError:
        return False


def seal(sources: Iterable[str], house: Path) -> list[str]:
    """The lines of a seal: a digest and a path for each source."""
    return [f"{blake2b((house / source).read_bytes(), digest_size=16).hexdigest()} {source}" for source in sources]
