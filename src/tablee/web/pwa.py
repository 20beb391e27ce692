"""The site as something that can be installed: its manifest, its service worker, and the page without a connection."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.response import Response, Template

from tablee.web import shelf
from tablee.web.pages import AnyRequest, context
from tablee.web.people import language_of
from tablee.web.shelf import NOBODYS
from tablee.web.texts import SITE

PAPER = "#F7F1E3"
WORKER = "sw.js"
# What the offline page needs.
KEPT = ("site.css", "pages.css", "wishes.js", "seed.js", "sans.woff2", "serif.woff2", "logo.svg")
ICONS = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("icon-maskable-512.png", 512, "maskable"))


@get("/manifest.webmanifest", opt=NOBODYS, media_type="application/manifest+json")
async def manifest(request: AnyRequest) -> dict[str, Any]:
    lang = language_of(request)
    icons = [
        {"src": shelf.address(name), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in ICONS
    ]
    return {
        "id": "/",
        "name": "Tablée",
        "short_name": "Tablée",
        "description": SITE[lang]("site-description"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": icons,
    }


@get("/sw.js", opt=NOBODYS)
async def worker() -> Response[str]:
    """Ours alone, and another one whenever a file of ours is another one. It stands at the top, or it could not look after
    all pages."""
    files = ", ".join(f'"{shelf.address(name)}"' for name in KEPT)
    text = shelf.files()[WORKER].plain.decode()
    text = text.replace("__FOLDER__", f"/static/{shelf.current()}/").replace('"__FILES__"', files)
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/offline")
async def offline(request: AnyRequest) -> Template:
    """What is shown instead of a page that cannot be reached. It is kept on the device and is nobody's own."""
    nobody = {"name": ""}
    return Template("offline.html", context=await context(request, shown=[], guest=nobody, path="/"))


def handlers() -> list[Any]:
    return [manifest, worker, offline]
