"""The optional compiled build. Everything else about the package is in pyproject.toml.

Every module that speaks machine numbers (imports `tablee.engine.native`) is compiled by mypyc from the same source: the
engine and the search into one library, each game into one of its own, side by side on all cores. What did not change is
not compiled again. How the result is used is told in src/tablee/build.py.

TABLEE_BUILD=auto     compile if possible, otherwise stay interpreted, with one warning (default)
TABLEE_BUILD=never    stay interpreted
TABLEE_BUILD=require  fail when the modules cannot be compiled
"""

import os
import runpy
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("TABLEE_BUILD", "auto")
SOURCES = Path("src")
CACHE = Path("build/mypy")
BUILD = runpy.run_path("src/tablee/build.py")
FLAGS = [
    "-ffp-contract=off",  # fused multiplication and addition would round otherwise than the interpreter does
    "-fvisibility=hidden",  # calls within a library are direct, and may be inlined
    *(["-fno-plt"] if sys.platform == "linux" else []),  # calls into Python take one jump less
]


def groups() -> dict[str, list[str]]:
    """The sources of each library."""
    found: dict[str, list[str]] = {}
    for source in sorted((SOURCES / "tablee").rglob("*.py")):
        if "from tablee.engine.native import" in source.read_text(encoding="utf-8"):
            _, *folders = source.relative_to(SOURCES).parts
            home = f"tablee.games.{folders[1]}" if folders[0] == "games" else "tablee.engine"
            found.setdefault(f"{home}.compiled", []).append(str(source))
    return found


def sealed() -> str:
    """The seal of what is about to be compiled: an edit from now on breaks it."""
    sources = [Path(source).relative_to("src/tablee").as_posix() for group in groups().values() for source in group]
    return "\n".join(BUILD["seal"](sources, SOURCES / "tablee")) + "\n"


def extensions() -> list[Extension]:
    """The libraries, and for each module a file that finds it there."""
    if MODE == "never" or sys.implementation.name != "cpython":
        return []
    try:
        found = translated()
    except (Exception, SystemExit) as problem:  # mypycify exits on type errors
        if MODE == "require":
            raise
        print(f"warning: staying interpreted, no compiled modules: {problem!r}", file=sys.stderr)
        return []
    for extension in found:
        extension.depends = [*extension.depends, "setup.py"]
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return sorted(found, key=work, reverse=True)


def translated() -> list[Extension]:
    """mypyc's translation to C, kept in build/; -O2 is as fast as -O3 here and takes less time."""
    from mypyc.build import mypycify

    together = [(sources, name) for name, sources in groups().items()]
    sources = [source for group, _ in together for source in group]
    remembered = CACHE / "sealed.txt"
    if not remembered.is_file() or remembered.read_text(encoding="utf-8") != SEALED:
        shutil.rmtree(CACHE, ignore_errors=True)  # mypyc does not remember all of a class: C made of half a cache is wrong
    found = mypycify([f"--cache-dir={CACHE}", *sources], opt_level="2", debug_level="0", separate=together)
    remembered.write_text(SEALED, encoding="utf-8")
    return found


def work(extension: Extension) -> int:
    """How long the C compiler will need, roughly: the longest comes first, so that no core is idle at the end."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class OptionalBuild(build_ext):
    """Builds on all cores. All modules count or none: the seal is broken first and written last."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        house = (SOURCES if self.inplace else Path(self.build_lib)) / "tablee"
        seal = house / BUILD["SEAL"]
        seal.unlink(missing_ok=True)
        try:
            super().run()
        except Exception as problem:
            if MODE == "require":
                raise
            print(f"warning: staying interpreted, compilation failed: {problem}", file=sys.stderr)
            self.forget()
        else:
            self.clear_away_old_ones(house.parent)
            seal.write_text(SEALED, encoding="utf-8")

    def forget(self) -> None:
        """Leave no half of a build where a wheel would be made from it."""
        for extension in self.extensions:
            Path(self.build_lib, self.get_ext_filename(extension.name)).unlink(missing_ok=True)
        self.extensions = []

    def clear_away_old_ones(self, place: Path) -> None:
        """Modules that are no longer compiled would hide their sources."""
        kept = {place / self.get_ext_filename(extension.name) for extension in self.extensions}
        for found in place.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            if found not in kept:
                found.unlink()


SEALED = sealed()
setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
