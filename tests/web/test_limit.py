"""Who asks too often has to wait; everybody else is served."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import TooManyRequestsException
from web.site_kit import running

from tablee.web import shelf
from tablee.web.limit import Limit


def test_an_address_that_asks_too_often_waits_for_the_next_minute() -> None:
    now = 130.0
    limit = Limit(2, clock=lambda: now)
    for _ in range(2):
        limit.count("here")
    with pytest.raises(TooManyRequestsException) as refused:
        limit.count("here")
    assert refused.value.headers == {"retry-after": "51"}
    limit.count("elsewhere")
    now = 181.0
    limit.count("here")


def test_files_are_not_counted(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=3) as site, site.visitor() as visitor:  # who has asked once by now
        for _ in range(5):
            assert visitor.get(shelf.address("site.css")).status_code == 200
        answers = [visitor.get("/about") for _ in range(4)]
        assert [answer.status_code for answer in answers][-1] == 429
        assert 0 < int(answers[-1].headers["retry-after"]) <= 61
