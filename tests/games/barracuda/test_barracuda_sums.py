"""An envelope in one go: the rule that a page gets instead of thousands of fills says the same as the list."""

from __future__ import annotations

from itertools import product

import pytest
from barracuda_table import GAME

from tablee.engine.luck import seeded
from tablee.engine.values import Seat
from tablee.games.barracuda.rules.actions import Fill, Seal, decode
from tablee.games.barracuda.rules.state import Barracuda
from tablee.kit.picture import Lens
from tablee.web.choices import grown, verbs, ways
from tablee.web.why import why_not


def filling(bank_info: str, wanted: int, least: int = 0) -> list[tuple[Barracuda, Seat, list[int]]]:
    """Positions in which a seat fills an envelope, out of random games."""
    rng = seeded("sums", bank_info)
    found: list[tuple[Barracuda, Seat, list[int]]] = []
    while len(found) < wanted:
        state = GAME.open(4, {"bank_info": bank_info}, rng)
        for _ in range(400):
            if not (acting := state.acting()):
                break
            seat = acting[0]
            codes = state.codes(seat)
            if isinstance(decode(codes[-1]), Fill) and len(codes) > least:
                found.append((state.copy(), seat, codes))
            state.play(seat, state.draw(seat, rng))
    return found[:wanted]


@pytest.mark.parametrize("bank_info", ["uncounted", "once"])
def test_the_rule_says_the_same_as_the_list(bank_info: str) -> None:
    for state, seat, codes in filling(bank_info, 12):
        sums = GAME.sums(GAME.view(state, seat), codes)
        assert sums is not None
        listed = {decode(code) for code in codes[sums.listed :]}
        most = [sums.most // value for value in sums.values[:4]]
        told = {
            Fill(*bills)
            for bills in product(*(range(one + 1) for one in most))
            if sums.least <= sum(value * count for value, count in zip(sums.values, bills, strict=False)) <= sums.most
        }
        assert told == listed
        assert not any(isinstance(decode(code), Fill) for code in codes[: sums.listed])
        for fill in sorted(told, key=repr)[:3]:
            after = state.copy()
            after.play(seat, GAME.encode(fill))
            sealed = {decode(code) for code in after.codes(seat)}
            least = int(sums.some and not any((fill.tens, fill.fives, fill.twos, fill.ones)))
            assert {action for action in sealed if isinstance(action, Seal)} == {
                Seal(fakes) for fakes in range(least, (sums.limits[-1] or 0) + 1)
            }


def test_what_travels_is_small_however_rich_the_bidder() -> None:
    (state, seat, codes), *_ = filling("uncounted", 1, least=1000)
    view = GAME.view(state, seat)
    found = ways(GAME, view, codes)
    told = grown(GAME, found)
    assert sum(map(len, told.values())) < 600
    (fill,) = verbs(GAME, view, found, Lens())
    assert [group.slot.name for group in fill.groups] == ["tens", "fives", "twos", "ones", "fakes"]
    assert fill.groups[3].high == found.sums.most // 1000  # type: ignore[union-attr]


def test_why_not_tells_what_is_wrong_with_the_whole_envelope() -> None:
    for state, seat, codes in filling("uncounted", 6):
        view = GAME.view(state, seat)
        sums = GAME.sums(view, codes)
        assert sums is not None
        ones = str(sums.most // 1000 + 1)
        (too_much,) = why_not(GAME, view, {"verb": "fill", "ones": ones}) or []
        assert too_much[1].reason in ("too-much", "not-enough")
        if sums.least == 0 and sums.some:
            (nothing,) = why_not(GAME, view, {"verb": "fill", "tens": "0"}) or []
            assert nothing[1].reason == "one-bill"
        assert (
            why_not(GAME, view, {"verb": "fill", "ones": str(sums.most // 1000), "fakes": "0"}) in ([], None)
            or not sums.most
        )
