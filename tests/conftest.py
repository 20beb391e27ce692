"""What all tests share."""

from __future__ import annotations

import os

import harbor as example
import pytest
from hypothesis import settings

from tablee.engine.game import AnyGame

# Several workers share few cores: a slow example says nothing about the code.
settings.register_profile("tablee", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "tablee"))


@pytest.fixture
def harbor(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The example game, found by the catalogue for the length of a test."""
    example.install(monkeypatch)
    return example.GAME
