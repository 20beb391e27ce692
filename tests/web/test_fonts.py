"""Every machine shows the same letters: two fonts of ours, small, free, and with every sign that the pages use."""

from __future__ import annotations

import re
from pathlib import Path

from web.site_kit import Visitor

import tablee
from tablee.engine import catalogue
from tablee.web import shelf

HOUSE = Path(str(tablee.__file__)).parent
FONTS = ("sans.woff2", "serif.woff2")
MOST = 80_000  # bytes, together
SHEETS = [*(HOUSE / "web" / "static").glob("*.css"), *(game.folder / "board.css" for game in catalogue.games())]


def test_both_fonts_are_small_and_come_as_they_are(client: Visitor) -> None:
    assert sum(len(shelf.files()[name].plain) for name in FONTS) < MOST
    for name in FONTS:
        answer = client.get(shelf.address(name))
        assert answer.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in answer.headers, "they are packed by their makers"
        assert answer.content.startswith(b"wOF2")


def test_every_page_asks_for_both_fonts_at_once(client: Visitor) -> None:
    for path in ("/", "/about", "/nothing", f"/table/{client.open_table()}"):
        head = client.get(path).text.partition("</head>")[0]
        for name in FONTS:
            assert f'<link rel="preload" href="{shelf.address(name)}" as="font" type="font/woff2" crossorigin>' in head


def test_the_licence_stands_beside_them_and_is_named(client: Visitor) -> None:
    licence = client.get(shelf.address("OFL.txt")).text
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Reserved Font Name" in licence
    assert shelf.address("OFL.txt") in client.get("/about").text


def test_words_show_before_the_fonts_come_and_then_nothing_shifts() -> None:
    sheet = shelf.files()["site.css"].plain.decode()
    faces = re.findall(r"@font-face \{([^}]*)\}", sheet)
    for family in ("Tablee Serif", "Tablee Sans"):
        (face,) = [one for one in faces if f'"{family}"' in one]
        assert "font-display: swap" in face
    meanwhile = [face for face in faces if "Meanwhile" in face]
    assert len(meanwhile) == 4
    assert all("size-adjust" in face and "ascent-override" in face and "local(" in face for face in meanwhile)


def test_pictures_are_written_in_our_fonts_too() -> None:
    """A sheet that names another face would show other letters on every machine."""
    others = re.compile(r"font(?:-family)?:[^;}]*(Georgia|DejaVu|Trebuchet|Arial|Times|Verdana)")
    named = {str(path): others.findall(path.read_text(encoding="utf-8")) for path in SHEETS if path.name != "fonts.css"}
    assert {path: found for path, found in named.items() if found} == {}
