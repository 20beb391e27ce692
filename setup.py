"""The optional compiled build. Everything else about the package is in pyproject.toml.

Every module that speaks machine numbers (imports `tablee.engine.native`) is compiled by mypyc from the same source.
TABLEE_BUILD=auto     compile if possible, otherwise stay interpreted, with one warning (default)
TABLEE_BUILD=never    stay interpreted
TABLEE_BUILD=require  fail when the modules cannot be compiled
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("TABLEE_BUILD", "auto")


def hot_modules() -> list[str]:
    sources = sorted(Path("src/tablee").rglob("*.py"))
    return [str(source) for source in sources if "from tablee.engine.native import" in source.read_text(encoding="utf-8")]


def extensions() -> list[Extension]:
    if MODE == "never" or sys.implementation.name != "cpython":
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="tablee")
    except (ImportError, SystemExit) as problem:  # mypycify exits on type errors
        if MODE == "require":
            raise
        print(f"warning: staying interpreted, no compiled modules: {problem!r}", file=sys.stderr)
        return []
    if sys.platform != "win32":
        for extension in found:  # fused multiplication and addition would round otherwise than the interpreter does
            extension.extra_compile_args = [*extension.extra_compile_args, "-ffp-contract=off"]
    return found


class OptionalBuild(build_ext):
    """All modules or none: half a mypyc group cannot be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if MODE == "require":
                raise
            print(f"warning: staying interpreted, compilation failed: {problem}", file=sys.stderr)
            for extension in self.extensions:
                for built in (
                    Path(self.build_lib, self.get_ext_filename(extension.name)),
                    Path(self.get_ext_fullpath(extension.name)),
                ):
                    built.unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
