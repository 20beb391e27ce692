"""Which language a page speaks: the one a person chose, otherwise the one their browser likes best."""

from __future__ import annotations

import pytest

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
