"""Pages come packed, with the drawings of the games they show; files are kept for a year under a name of their own."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from web.site_kit import Visitor

from tablee.engine import catalogue
from tablee.web import drawing, shelf

GAMES = [game.name for game in catalogue.games()]
FILES = re.compile(r'(?:href|src)="(/static/[^"]+\.(?:css|js|svg))"')  # fonts are counted apart, in test_fonts.py
IMPORTS = re.compile(r'from "(\./[^"]+)"')


def visit(visitor: Visitor, path: str) -> dict[str, int]:
    """How much a first visit brings, by address: bodies as they travel, and headers."""
    brought: dict[str, int] = {}
    waiting = [path]
    while waiting:
        address = waiting.pop()
        if address in brought:
            continue
        with visitor.http.stream("GET", address) as answer:
            text = answer.read().decode()
            headers = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
            brought[address] = answer.num_bytes_downloaded + headers
        waiting += FILES.findall(text) if address == path else [urljoin(address, name) for name in IMPORTS.findall(text)]
    return brought


@pytest.mark.parametrize(("path", "most"), [("/", 60_000), ("/new", 60_000), ("/me", 15_000), ("/about", 15_000)])
def test_a_first_visit_is_light(client: Visitor, path: str, most: int) -> None:
    assert sum(visit(client, path).values()) < most


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_rules_are_light(client: Visitor, game: str) -> None:
    table = client.open_table(game, ("here",) * catalogue.find(game).seats[-1])
    brought = visit(client, f"/table/{table}")
    assert sum(brought.values()) < 59_000
    assert any(name.endswith("/press.js") for name in brought), "modules are found by the modules that import them"
    assert sum(visit(client, f"/rules/{game}").values()) < 60_000


def test_no_made_file_takes_the_name_of_a_written_one() -> None:
    joined = {part for parts in shelf.JOINED.values() for part in parts}
    for path in shelf.FOLDER.iterdir():
        if path.name not in joined and path.suffix in shelf.KINDS:
            assert shelf.files()[path.name].plain == shelf.lean(path.name, path.read_bytes()), path.name


def test_a_page_brings_the_drawings_of_the_games_it_shows_and_no_others(client: Visitor) -> None:
    def drawings(path: str) -> set[str]:
        names = {address.rpartition("/")[2] for address in visit(client, path)}
        return {name for name in names if name.startswith(("drawings", "game"))}

    assert drawings("/me") == drawings("/about") == drawings("/nothing") == set()
    assert drawings("/") == drawings("/new") == drawings("/rules") == {"drawings.js", "games.css"}
    assert drawings("/rules/gaudi") == {"drawings-gaudi.js", "game-gaudi.css"}


@pytest.mark.parametrize("path", ["/", "/about", "/rules/pueblo", shelf.address("site.css")])
def test_who_cannot_unpack_gets_the_same_unpacked(client: Visitor, path: str) -> None:
    packed, plain = client.get(path), client.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert unmasked(packed.text) == unmasked(plain.text)
    assert packed.headers["vary"].lower() == "accept-encoding"


def unmasked(page: str) -> str:
    """Without the tokens of its forms, which are other letters every time."""
    return re.sub(r'(name="_csrf_token" value=")[^"]+', r"\1", page)


@pytest.mark.parametrize("name", ["site.css", "table.js", "logo.svg", "games.css", "drawings-pueblo.js"])
def test_a_file_is_kept_for_a_year_and_is_nobodys_own(client: Visitor, name: str) -> None:
    answer = client.get(shelf.address(name))
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith(shelf.files()[name].kind)
    assert "set-cookie" not in answer.headers


def test_files_travel_without_what_only_their_writers_read() -> None:
    sheet, script = (
        b"/* A note\n   of two lines. */\n.a {\n  color: red;\n}\n",
        b'// A note.\n  f("// none"); // kept\n\n  g();\n',
    )
    assert shelf.lean("a.css", sheet) == b".a {\ncolor: red;\n}"
    assert shelf.lean("a.js", script) == b'f("// none"); // kept\ng();'
    assert shelf.lean("a.svg", sheet) == sheet
    scripts = [path.read_text(encoding="utf-8") for path in shelf.FOLDER.glob("*.js")]
    assert not any(line.count("`") % 2 for text in scripts for line in text.splitlines()), "a text over several lines"


def test_a_page_of_a_former_version_is_led_to_the_newest_files(client: Visitor) -> None:
    for address in ("/static/0123456789ab/table.js", "/static/table.js"):
        answer = client.get(address)
        assert (answer.status_code, answer.headers["location"]) == (302, shelf.address("table.js"))
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["nothing.css", "../app.py", "%2e%2e/app.py", ""])
def test_only_what_stands_on_the_shelf_is_given(client: Visitor, name: str) -> None:
    assert client.get(f"/static/{shelf.current()}/{name}").status_code == 404


def test_another_content_is_another_address() -> None:
    before = dict(shelf.files())
    after = before | {"table.css": shelf.packed("table.css", before["table.css"].plain + b"\n")}
    assert shelf.version(before) == shelf.version(dict(before)) == shelf.current()
    assert shelf.version(after) != shelf.version(before)


def test_a_file_that_is_not_there_is_a_bug() -> None:
    with pytest.raises(KeyError, match="no static file"):
        shelf.address("nothing.css")


def test_small_pictures_come_with_every_symbol_they_use_and_little_else() -> None:
    pictures = drawing.vignettes()
    offered = set(re.findall(r' id="([^"]+)"', pictures + str(drawing.sprite())))
    assert drawing.names_in(pictures + drawing.hero()) <= offered
    assert len(pictures) < 0.7 * sum(len(game.face.sprite() + game.face.vignette()) for game in catalogue.games())


def test_symbols_that_others_use_are_left_and_those_of_nobody_go() -> None:
    sprite = '<svg><g class="a"><path id="p"/><g id="q"><use href="#p"/></g></g><g id="r"><use href="#q"/></g></svg>'
    assert drawing.used(sprite, '<use href="#q"/>') == (
        '<svg><g class="a"><path id="p" /><g id="q"><use href="#p" /></g></g></svg>'
    )
    assert drawing.used(sprite, "fill: url(#p)") == '<svg><g class="a"><path id="p" /></g></svg>'


def test_a_new_name_is_shown_on_every_page_at_once(client: Visitor) -> None:
    assert ">Zoé<" not in client.get("/about").text
    client.post("/me", name="Zoé")
    assert all(">Zoé<" in client.get(path).text for path in ("/", "/about", "/rules/pueblo"))


def test_pages_that_are_kept_written_never_show_somebody_elses_name(client: Visitor, other: Visitor) -> None:
    client.post("/me", name="Zoé")
    other.post("/me", name="<b>Max</b>")
    assert ">Zoé<" in client.get("/about").text
    theirs = other.get("/about").text
    assert ">Zoé<" not in theirs
    assert "&lt;b&gt;Max&lt;/b&gt;" in theirs
