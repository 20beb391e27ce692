"""The secret of a site: a file of 32 random bytes. Whatever nobody else may forge is made from it.

It is written whole or not at all, and never replaced unasked: every cookie that says who sits where depends on it.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

from tablee.engine.values import Mistake
from tablee.table.private import private_folder
from tablee.table.store import Store, sqlite_path

NAME = "cookie.key"
BYTES = 32
ANY_TABLE = "SELECT 1 FROM tables LIMIT 1"


def prepare(folder: Path, url: str, *, anew: bool = False) -> None:
    """Called before a server starts: a new secret if that is wanted, the old one is kept beside it.

    Raises `Mistake` where the secret is damaged, or is gone while there are tables of people who were known by it."""
    path = folder / NAME
    if anew and path.exists():
        path.replace(path.with_suffix(".old"))
    elif not anew and not path.exists() and asyncio.run(holds_tables(url)):
        raise Mistake("web.key-lost", file=str(path))
    site_secret(folder)


async def holds_tables(url: str) -> bool:
    """Whether somebody has ever opened a table there."""
    path = sqlite_path(url)
    if path is not None and not path.exists():
        return False
    store = Store(url)
    await store.open()
    try:
        return bool(await store.base.read(lambda desk: desk.rows(ANY_TABLE, {})))
    finally:
        await store.close()


def site_secret(folder: Path) -> bytes:
    """The secret of the site that keeps its things in that folder, made where there is none. Raises `Mistake`."""
    path = folder / NAME
    if not path.exists():
        private_folder(folder)
        write_whole(path, secrets.token_bytes(BYTES))
    secret = path.read_bytes()
    if len(secret) != BYTES:
        raise Mistake("web.key-damaged", file=str(path), found=len(secret), wanted=BYTES)
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)
    return secret


def derived(secret: bytes, purpose: str) -> bytes:
    """A key for one purpose alone, as long as the secret itself."""
    return hmac.digest(secret, purpose.encode(), "sha256")


def write_whole(path: Path, content: bytes) -> None:
    """A file that is there with all its content or not at all, whenever the machine stops. Who was faster is kept."""
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put_down(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    with suppress(OSError):  # some systems cannot open a folder
        listed = os.open(path.parent, os.O_RDONLY)
        os.fsync(listed)
        os.close(listed)


def put_down(unfinished: Path, path: Path) -> None:
    """A link never takes the place of a file; a renamed one does, where there are no links."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        return
    except OSError:
        unfinished.replace(path)
