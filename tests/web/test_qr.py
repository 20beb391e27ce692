"""Codes for cameras: every dark module is drawn, and none more."""

from __future__ import annotations

import re

import segno

from tablee.web.qr import QUIET, qr_svg

ADDRESS = "https://tablee.example.org/table/k3j9x2m4"
STRIP = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


def dark(markup: str) -> set[tuple[int, int]]:
    strips = [tuple(map(int, found.groups())) for found in STRIP.finditer(markup)]
    return {(x + step, y) for x, y, width, _ in strips for step in range(width)}


def test_a_code_shows_the_modules_of_its_text() -> None:
    rows = segno.make_qr(ADDRESS, error="m").matrix
    wanted = {(x + QUIET, y + QUIET) for y, row in enumerate(rows) for x, module in enumerate(row) if module}
    assert dark(qr_svg(ADDRESS)) == wanted


def test_a_code_has_white_around_it() -> None:
    found = re.search(r'viewBox="0 0 (\d+) \1"', qr_svg(ADDRESS))
    assert found
    inner = range(QUIET, int(found[1]) - QUIET)
    assert all(x in inner and y in inner for x, y in dark(qr_svg(ADDRESS)))
    assert f'<rect width="{found[1]}" height="{found[1]}" fill="#fff"/>' in qr_svg(ADDRESS)


def test_codes_of_two_texts_differ_and_say_nothing_aloud() -> None:
    assert qr_svg(ADDRESS) != qr_svg(ADDRESS + "2")
    assert 'aria-hidden="true"' in qr_svg(ADDRESS)
    assert ADDRESS not in qr_svg(ADDRESS)
