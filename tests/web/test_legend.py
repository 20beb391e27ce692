"""The legend of each game: every sign drawn from the game's own symbols, told in every language, served to any table."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from web.site_kit import running

from tablee.engine.catalogue import games
from tablee.engine.game import AnyGame
from tablee.kit.words import LANGUAGES
from tablee.web.legend import sheet


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_signs_are_drawn_from_the_symbols_of_the_game(game: AnyGame) -> None:
    known = set(re.findall(r'id="([^"]+)"', game.face.sprite()))
    signs = game.face.legend("en")
    assert len(signs) >= 7
    for sign in signs:
        ElementTree.fromstring(sign.picture)  # noqa: S314  # drawn by our own code
        assert set(re.findall(r'href="#([^"]+)"', sign.picture)) <= known, sign.text
        assert sign.text.endswith(".")
    assert len({sign.text for lang in LANGUAGES for sign in game.face.legend(lang)}) == len(LANGUAGES) * len(signs)


def test_a_legend_is_served_in_the_readers_language(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor("fr") as visitor:
        page = visitor.get("/legend/barracuda")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "faux billet" in page.text
        assert page.text == sheet(next(game for game in games() if game.name == "barracuda"), "fr")
        assert visitor.get("/legend/chess").status_code == 404
        table = visitor.open_table("barracuda", ("here", "novice", "novice"))
        assert 'data-from="/legend/barracuda"' in visitor.get(f"/table/{table}").text
