"""From a view to the worlds that fit it."""

from __future__ import annotations

from harbor.rules.sampler import HarborSampler
from harbor.rules.view import HarborView
from tablee.engine.state import Sampler


def sampler(view: HarborView) -> Sampler:
    return HarborSampler(view)
