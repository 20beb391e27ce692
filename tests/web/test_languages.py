"""Which language a page speaks: the one a person chose, otherwise the one their browser likes best."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from web.site_kit import running

import tablee
from tablee.web.people import liked_best


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("en;q=0.1, fr;q=0.9", "fr"),
        ("en;q=0.9,fr;q=0.1", "en"),
        ("tlh, fr-CH;q=0.7, en;q=0.8", "en"),
        ("fr;q=0, en;q=0.1", "en"),
        ("fr;q=0", "en"),
        ("fr; q=0.5 , en ; q=0.4", "fr"),
        ("*;q=0.5", "en"),
        ("fr;q=much, en;q=0.2", "en"),
        ("fr;q=nan, en;q=0.2", "en"),
        (";;;,,q=1", "en"),
        ("fr;q=0.5;x=1, en;q=0.4", "fr"),
    ],
)
def test_the_weights_of_a_browser_count(header: str, lang: str) -> None:
    assert liked_best(header, ("en", "fr")) == lang


def test_a_region_is_kept_where_we_speak_it() -> None:
    assert liked_best("pt-br, fr;q=0.9", ("en", "fr", "pt-BR")) == "pt-BR"
    assert liked_best("pt, fr;q=0.9", ("en", "fr", "pt-BR")) == "fr"


SITE_IN_GERMAN = """
import sys
from pathlib import Path
from litestar.testing import TestClient
from tablee.web.app import Settings, create_app
with TestClient(create_app(Settings(data=Path(sys.argv[1]))), base_url="http://localhost") as client:
    for path in ("/", "/new?game=gaudi", "/rules/gaudi", "/nothing"):
        print(client.get(path, headers={"accept-language": "de-AT, fr;q=0.9"}).text)
"""


def test_a_third_language_needs_only_its_files(tmp_path: Path) -> None:
    """A copy of the whole house, with words of every room in German."""
    house = Path(str(tablee.__file__)).parent
    shutil.copytree(house, tmp_path / "tablee", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for english in (tmp_path / "tablee").rglob("words.en.ftl"):
        german = english.read_text(encoding="utf-8").replace("\nnav-rules = Rules", "\nnav-rules = Regeln")
        english.with_name("words.de.ftl").write_text(german, encoding="utf-8")
    alone = {**os.environ, "PYTHONPATH": str(tmp_path), "TABLEE_BUILD": "never"}
    command = [sys.executable, "-c", SITE_IN_GERMAN, str(tmp_path / "data")]
    page = subprocess.run(command, env=alone, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert page.count('<html lang="de">') == 4
    assert ">Regeln</a>" in page
    for lang, name in (("en", "English"), ("de", "Deutsch"), ("fr", "Français")):
        assert f'lang="{lang}"' in page
        assert f">{name}</a>" in page


def test_every_page_offers_all_languages_and_marks_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as site, site.visitor("fr") as visitor:
        for path in ("/", f"/table/{visitor.open_table()}"):
            page = visitor.get(path).text
            assert 'hreflang="en" lang="en">English</a>' in page
            assert 'hreflang="fr" lang="fr" aria-current="true">Français</a>' in page
            assert f"/language/en?next={path}" in page
