"""Options: declared once, read from whatever people give, refused in one clear sentence."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tablee.engine.options import Options, choice, flag, number, read_options, seat, specs, write_options
from tablee.engine.values import Mistake


@dataclass(frozen=True, slots=True)
class Sails(Options):
    storm: bool = flag(False, "S-1")
    masts: int = number(2, 1, 4, "S-2", "S-3")
    cloth: str = choice("linen", ("linen", "hemp"), "S-4", needs="storm", off="linen")
    helm: int | None = seat("S-5")
    pumps: int = number(1, 0, 3, "S-6", needs="storm", off=0, strict="S-7")
    patches: int = number(0, 0, 9, "S-8", needs="cloth=hemp", off=0)


def read(seats: int = 3, **given: object) -> Sails:
    return read_options(Sails, given, seats)


def test_what_is_not_given_takes_its_default() -> None:
    assert read(storm=True) == Sails(storm=True)


@pytest.mark.parametrize("given", [True, "true", "on", "yes", "1", " ON ", 1])
def test_a_flag_is_on(given: object) -> None:
    assert read(storm=given).storm is True


@pytest.mark.parametrize("given", [False, "false", "off", "no", "0", 0])
def test_a_flag_is_off(given: object) -> None:
    assert read(storm=given).storm is False


@pytest.mark.parametrize("given", [1, "1", " 4 "])
def test_a_number_lies_between_its_ends(given: object) -> None:
    assert read(masts=given).masts == int(str(given))


def test_a_choice_is_one_of_a_few() -> None:
    assert read(storm=True, cloth="HEMP").cloth == "hemp"


@pytest.mark.parametrize(("given", "helm"), [(None, None), ("random", None), (0, 0), ("2", 2)])
def test_a_seat_is_one_at_the_table_or_drawn_by_lot(given: object, helm: int | None) -> None:
    assert read(helm=given).helm == helm


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"storm": "maybe"}, "Option storm is on or off, not ‘maybe’."),
        ({"masts": 5}, "Option masts is one of 1, 2, 3, 4, not ‘5’."),
        ({"masts": "two"}, "Option masts is one of 1, 2, 3, 4, not ‘two’."),
        ({"masts": None}, "Option masts is one of 1, 2, 3, 4, not ‘None’."),
        ({"masts": [1]}, "Option masts is one of 1, 2, 3, 4, not ‘[1]’."),
        ({"cloth": "silk"}, "Option cloth is one of linen, hemp, not ‘silk’."),
        ({"helm": 3}, "Option helm is one of 0, 1, 2, random, not ‘3’."),
        ({"anchor": 1}, "There is no option ‘anchor’; there are storm, masts, cloth, helm, pumps, patches."),
        ({"pumps": 2}, "Option pumps needs storm (S-7)."),
    ],
)
def test_a_bad_value_is_refused_in_one_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(Mistake) as refused:
        read_options(Sails, given, 3)
    assert str(refused.value) == sentence


def test_an_option_without_what_it_needs_does_not_count() -> None:
    assert read(cloth="hemp").cloth == "linen"
    assert read(pumps=0).pumps == read().pumps == 0
    assert read(storm=True).pumps == 1
    assert read(storm=True, cloth="hemp", patches=3).patches == 3
    assert read(storm=True, patches=3).patches == 0


def test_a_game_without_options_takes_none() -> None:
    assert read_options(Options, {}, 2) == Options()
    with pytest.raises(Mistake, match="There is no option ‘x’; there are none"):
        read_options(Options, {"x": 1}, 2)


def test_options_survive_being_written() -> None:
    for options in (read(), read(storm=True, masts=4, cloth="hemp", helm=1, pumps=3)):
        assert read(**write_options(options)) == options
    assert write_options(read())["helm"] == "random"


def test_an_option_says_what_it_allows_and_whence_it_comes() -> None:
    masts = specs(Sails)[1]
    assert (masts.name, masts.kind, masts.default, masts.choices, masts.rules) == (
        "masts",
        "number",
        2,
        (1, 2, 3, 4),
        ("S-2", "S-3"),
    )
