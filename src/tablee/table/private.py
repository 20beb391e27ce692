"""What only the owner of a server may read: the folder of its data, and the files that hold the keys of running games."""

from __future__ import annotations

import os
import stat
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")  # a SQLite file and what lies beside it


def private_folder(folder: Path) -> None:
    """Make a folder, or shut one that is there already; one that is shared with others on purpose stays as it is."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:
        shut(folder, FOLDER)


def private_database(path: Path) -> None:
    """Make an empty SQLite file, or shut one that is there already. What SQLite puts beside it is as private as itself."""
    if not path.exists():
        path.touch(mode=FILE)
    for suffix in BESIDE:
        if (file := path.with_name(path.name + suffix)).exists():
            shut(file, FILE)


def shut(path: Path, mode: int) -> None:
    """Leave it to its owner alone, if that is us."""
    found = path.stat()
    if os.name == "posix" and stat.S_IMODE(found.st_mode) & ~mode and found.st_uid == os.geteuid():
        path.chmod(mode)
