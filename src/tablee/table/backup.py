"""Everything a site needs to go on elsewhere, in one file: the database as it was at one moment, and the keys beside it.

Without the keys nobody could prove who they are, and all seats would be lost.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tablee import __version__
from tablee.engine.values import Mistake
from tablee.table.private import BESIDE, FILE, private_folder
from tablee.table.schema import MIGRATIONS
from tablee.table.sqlite import locked

DATABASE, CONTENTS = "tablee.sqlite", "backup.json"  # names inside the file
ASIDE = ".old"  # what was there before is kept by this name
COUNT = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM entries)"
VERSION = "SELECT version_num FROM alembic_version"


@dataclass(frozen=True, slots=True)
class Counted:
    """What a backup holds."""

    tables: int
    entries: int
    keys: int


def back_up(database: Path, folder: Path, file: Path) -> Counted:
    """Write a database and the keys in a folder into one file, whether a server is running or not. Raises `Mistake`."""
    if not database.exists():
        raise Mistake("table.no-database", file=str(database))
    if file.exists() and not zipfile.is_zipfile(file):
        raise Mistake("table.no-backup", file=str(file))
    with TemporaryDirectory(dir=file.absolute().parent, prefix=".tablee-") as place:
        copy, packed = Path(place) / DATABASE, Path(place) / "packed"
        copy_database(database, copy)
        parts = {DATABASE: copy} | {key.name: key for key in sorted(folder.glob("*.key"))}
        pack(parts, packed)
        packed.replace(file)
        return Counted(*counted(copy), keys=len(parts) - 1)


def copy_database(database: Path, copy: Path) -> None:
    """As it is at one moment, by a connection that cannot write: whoever serves it goes on meanwhile."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as source:
        source.execute("PRAGMA busy_timeout=5000")
        source.execute("VACUUM INTO ?", [str(copy)])


def pack(parts: Mapping[str, Path], packed: Path) -> None:
    packed.touch(mode=FILE)
    contents = {
        "tablee": __version__,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "files": {name: digest(part) for name, part in parts.items()},
    }
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, part in parts.items():
            archive.write(part, name)
        archive.writestr(CONTENTS, json.dumps(contents, indent=2))
    on_disk(packed)


def restore(file: Path, database: Path, folder: Path, *, replace: bool = False) -> Counted:
    """Put back what a backup holds. Raises `Mistake` while a server is running, for a file that is no sound backup, and
    where there is a database already, unless it shall be replaced: then it is kept beside."""
    private_folder(folder)
    with closing(locked(database)), TemporaryDirectory(dir=folder, prefix=".tablee-") as place:
        if not replace and database.exists() and database.stat().st_size:
            raise Mistake("table.not-empty", file=str(database))
        with reading(file):
            names = unpack(file, Path(place))
            found = checked(Path(place) / DATABASE)
        for name in names:
            put(Path(place) / name, database if name == DATABASE else folder / name)
        return Counted(*found, keys=len(names) - 1)


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Whatever is wrong with a file, it is no backup."""
    try:
        yield
    except (zipfile.BadZipFile, KeyError, ValueError, TypeError, sqlite3.Error, EOFError) as problem:
        raise Mistake("table.no-backup", file=str(file)) from problem


def unpack(file: Path, place: Path) -> list[str]:
    """The parts of a backup, put into a folder of their own. Raises `ValueError` when one is not what was packed."""
    with zipfile.ZipFile(file) as archive:
        expected = json.loads(archive.read(CONTENTS))["files"]
        for name, proof in expected.items():
            if Path(name).name != name or not (name == DATABASE or name.endswith(".key")):
                raise ValueError(name)
            archive.extract(name, place)
            if digest(place / name) != proof:
                raise ValueError(name)
    return list(expected)


def checked(database: Path) -> tuple[int, int]:
    """How many tables and entries a sound database has. Raises `ValueError` for one that is not, or of a newer version."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source:
        ((version,),) = source.execute(VERSION).fetchall()
        known = [path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("0*.py")]
        if version not in known or source.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise ValueError(version)
    return counted(database)


def counted(database: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source:
        tables, entries = source.execute(COUNT).fetchone()
        return tables, entries


def put(part: Path, place: Path) -> None:
    """Into its place, whole or not at all; what was there before stays beside it, with its own log."""
    fresh = Path(f"{place}.new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=FILE)
    shutil.copyfile(part, fresh)
    on_disk(fresh)
    for suffix in [suffix for suffix in reversed(BESIDE) if suffix != ".lock"]:
        with suppress(FileNotFoundError):
            Path(f"{place}{suffix}").replace(f"{place}{ASIDE}{suffix}")
    fresh.replace(place)
    if os.name == "posix":
        on_disk(place.absolute().parent)


def on_disk(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    os.fsync(number)
    os.close(number)


def digest(file: Path) -> str:
    found = sha256()
    with file.open("rb") as part:
        while some := part.read(1 << 20):
            found.update(some)
    return found.hexdigest()
