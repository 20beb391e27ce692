"""The site can be installed: a manifest, icons of ours, and a service worker that keeps nothing of anybody's own."""

from __future__ import annotations

import json
import re
import struct
import zlib

import pytest
from web.site_kit import Visitor

from tablee.web import shelf
from tablee.web.pwa import ICONS


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_manifest_names_the_site_and_its_icons(client: Visitor, lang: str) -> None:
    answer = client.get("/manifest.webmanifest", headers={"accept-language": lang})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(answer.text)
    assert (told["lang"], told["start_url"], told["display"]) == (lang, "/", "standalone")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        picture = client.get(icon["src"])
        assert picture.headers["content-type"] == "image/png"
        assert f"{size_of(picture.content)}x{size_of(picture.content)}" == icon["sizes"]


def size_of(png: bytes) -> int:
    width, height = struct.unpack(">II", png[16:24])
    assert width == height
    assert isinstance(width, int)
    return width


def test_icons_are_the_logo_on_paper() -> None:
    for name, size, _ in ICONS:
        png = shelf.files()[name].plain
        pixels = zlib.decompress(png[png.index(b"IDAT") + 4 : -16])
        rows = [pixels[at * (3 * size + 1) + 1 :][: 3 * size] for at in range(size)]
        middle = rows[size // 2][3 * (size // 2) :][:3]
        assert rows[0][:3].hex() == "f7f1e3"
        assert middle.hex() == "b5532d"


def test_the_worker_keeps_hashed_files_and_the_offline_page_alone(client: Visitor) -> None:
    answer = client.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    assert "__" not in answer.text
    folder = f"/static/{shelf.current()}/"
    listed = re.findall(r'"(/[^"]*)"', answer.text.partition("self.")[0])
    assert {name for name in listed if not name.startswith(folder)} == {"/offline"}
    for name in set(listed) - {folder}:
        assert client.get(name).status_code == 200


def test_the_offline_page_is_nobodys_own(client: Visitor) -> None:
    client.post("/me", name="Zoé")
    page = client.get("/offline").text
    assert "Zoé" not in page
    assert "No connection" in page
    needed = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page)) - {shelf.address("icon-192.png")}
    assert needed <= set(re.findall(r'"(/static/[^"]+\.\w+)"', client.get("/sw.js").text))
