"""A site of one's own for a test, and two who visit it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from web.site_kit import Visitor, running


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Visitor]:
    with running(tmp_path) as site, site.visitor() as client:
        yield client


@pytest.fixture
def other(client: Visitor) -> Iterator[Visitor]:
    with client.site.visitor() as other:
        yield other
