"""Files that are the same for everybody: sheets, scripts, drawings, fonts. Packed once; browsers keep them for a year.

They stand in one folder named after everything in it, so that modules find each other by plain names and nothing that
has changed is ever taken from a cache.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.review.page import STYLE
from tablee.web import drawing, weave

FOLDER = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".png": "image/png",
    ".svg": "image/svg+xml", ".txt": "text/plain; charset=utf-8", ".woff2": "font/woff2",
}  # fmt: skip
SMALL_ENOUGH = (".png", ".woff2")  # packed by their makers
JOINED = {  # sheets that travel together
    "site.css": ("fonts.css", "tokens.css", "palettes.css", "site.css"),
    "table.css": ("table.css", "story.css", "choosing.css", "room.css"),
}
NOTES = {".css": re.compile(rb"/\*.*?\*/", re.DOTALL), ".js": re.compile(rb"^\s*//.*$", re.MULTILINE)}
MARGIN = re.compile(rb"\s*\n\s*")
FOR_A_YEAR = "public, max-age=31536000, immutable"
PACKED = {"packed": True}
NOBODYS = {"skip_session": True, "exclude_from_csrf": True, "unlimited": True} | PACKED  # files are not anybody's own


@dataclass(frozen=True, slots=True)
class File:
    kind: str
    plain: bytes
    packed: bytes  # empty where it would not be smaller


@cache
def files() -> Mapping[str, File]:
    """By name: those of the folder, the colours of games, and scripts that put their drawings into a page."""
    found = {path.name: path.read_bytes() for path in sorted(FOLDER.iterdir()) if path.suffix in KINDS}
    texts = {name: b"\n".join(map(found.pop, parts)).decode() for name, parts in JOINED.items()}
    texts["site.css"] += weave.sheet()
    games = catalogue.games()
    texts |= {f"game-{game.name}.css": drawing.colours(game) for game in games}
    texts["games.css"] = "".join(map(drawing.colours, games))
    texts |= {f"drawings-{game.name}.js": drawing.inserted(game.face.sprite()) for game in games}
    texts["review.css"] = STYLE.read_text(encoding="utf-8")
    texts["drawings.js"] = drawing.inserted(drawing.vignettes())
    found |= {name: text.encode() for name, text in texts.items()}
    return {name: packed(name, lean(name, content)) for name, content in found.items()}


def lean(name: str, content: bytes) -> bytes:
    """A file without what only its writers read: notes on lines of their own, and margins."""
    notes = NOTES.get(Path(name).suffix)
    return MARGIN.sub(b"\n", notes.sub(b"", content)).strip() if notes else content


def packed(name: str, content: bytes) -> File:
    ending = Path(name).suffix
    return File(KINDS[ending], content, b"" if ending in SMALL_ENOUGH else gzip.compress(content, 9, mtime=0))


def version(shelf: Mapping[str, File]) -> str:
    """Another one as soon as a single file is another one."""
    return sha256(b"".join(name.encode() + sha256(file.plain).digest() for name, file in shelf.items())).hexdigest()[:12]


@cache
def current() -> str:
    return version(files())


def address(name: str) -> str:
    """Where a browser finds the file of that name; a file that is not there is a bug, and raises."""
    if name not in files():
        raise KeyError(f"no static file {name!r}")
    return f"/static/{current()}/{name}"


def drawings(shown: list[AnyGame], ending: str) -> str:
    """The file with the colours (`css`) or drawings (`js`) of one game, or of the small pictures of several."""
    stem = {"css": "game", "js": "drawings"}[ending]
    whole = {"css": "games.css", "js": "drawings.js"}[ending]
    return address(f"{stem}-{shown[0].name}.{ending}" if len(shown) == 1 else whole)


@get("/static/{where:path}", opt=NOBODYS)
async def static(request: Request[Any, Any, Any], where: FromPath[Path]) -> Response[bytes] | Redirect:
    """A file. A page of a former version is led to the newest one: it may have come just before the server changed."""
    file = files().get(where.name)
    if file is None:
        raise NotFoundException(f"there is no file {where.name!r}")
    if where.parent.name != current():
        return Redirect(address(where.name), status_code=302, headers={"cache-control": "no-cache"})
    return answer(request, file, FOR_A_YEAR)


def answer(request: Request[Any, Any, Any], file: File, kept: str = "no-store") -> Response[bytes]:
    """Packed for whoever can unpack it, and how long they may keep it."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)
