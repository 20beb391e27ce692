"""Harbor, the example game of the tests: hidden cards, simultaneous bids, looks that bar an undo, a lot during play.

It keeps the whole contract in one small folder and lives outside `tablee.games`, so the catalogue has to be told of it:
ask for the fixture `harbor`, or call `install`.
"""

from pathlib import Path

import pytest

from harbor.game import GAME as GAME


def install(patch: pytest.MonkeyPatch) -> None:
    """Let `catalogue.find("harbor")` succeed, here and in processes started from here."""
    patch.setenv("TABLEE_GAMES", "harbor")
    patch.setenv("PYTHONPATH", str(Path(__file__).parents[1]), prepend=":")
