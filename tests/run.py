"""What `make test` runs: every test on the compiled build, then the rules once more on the interpreted one.

A few tests in a browser that failed beside all others are asked once more, alone: a machine that stood still for a minute
is no fault of the page. They are named, whatever comes of it.

Further arguments go to pytest: `tests/run.py -k harbor`, `tests/run.py -n 0 -x tests/engine`. Named folders or files
replace those chosen here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ("engine", "contract", "games", "bots")  # folders of tests that the build could make a difference to
SOME_FAILED, NO_TESTS_COLLECTED = 1, 5  # of pytest
FEW = 4  # tests in a browser that may be asked once more


def main(given: list[str]) -> int:
    compiled = is_compiled()
    failed = []
    heading = "every test, compiled" if compiled else "every test, interpreted (the modules were not compiled)"
    if run(heading, given, [], {}):
        failed.append(heading)
    if compiled:
        heading = "the rules once more, interpreted"
        folders = [str(folder) for name in RULES if (folder := ROOT / "tests" / name).is_dir()]
        if run(heading, given, folders, {"TABLEE_BUILD": "never"}):
            failed.append(heading)
    say(f"FAILED: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


def is_compiled() -> bool:
    """Whether the modules were compiled, and may be used."""
    asked = "import sys, tablee; sys.exit(0 if tablee.compiled() else 3)"
    return subprocess.run([sys.executable, "-c", asked], cwd=ROOT, check=False).returncode == 0


def run(heading: str, given: list[str], folders: list[str], surroundings: dict[str, str]) -> int:
    """Run pytest in a process of its own; 0 when all went well."""
    say(heading)
    named = any(not word.startswith("-") and (ROOT / word.partition("::")[0]).exists() for word in given)
    workers = [] if any(word.startswith("-n") for word in given) else ["-n", "auto"]
    marks = [] if "-m" in given else ["-m", "not soak"]
    with tempfile.TemporaryDirectory() as cache:
        pytest = [sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={cache}"]
        command = [*pytest, *workers, *marks, *([] if named else folders), *given]
        code = subprocess.run(command, cwd=ROOT, env=os.environ | surroundings, check=False).returncode
        if code == SOME_FAILED and (unsteady := few_of_the_browser(Path(cache))):
            say(f"once more, alone: {', '.join(unsteady)}")
            code = subprocess.run([*pytest, *unsteady], cwd=ROOT, env=os.environ | surroundings, check=False).returncode
    return 0 if code == NO_TESTS_COLLECTED and given else code


def few_of_the_browser(cache: Path) -> list[str]:
    """The tests that failed, if they are few and all of them drive a browser."""
    failed = list(json.loads((cache / "v/cache/lastfailed").read_text()))
    return failed if len(failed) <= FEW and all(test.startswith("tests/browser/") for test in failed) else []


def say(text: str) -> None:
    sys.stdout.write(f"\n{'=' * 8} {text} {'=' * max(8, 100 - len(text))}\n\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
