"""Words that are refused: however they are dressed up, and no others; the list is a file that somebody edits."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from table.house_kit import HERE, LEA, LINK, MARIUS, open_house, pueblo

from tablee.table.manners import NAME, Manners, manners_of
from tablee.table.setup import Chair, Setup
from tablee.table.values import Denied

LIST = "# a note\n\nnitwit*\ncrétin\nass # alone\nbe gone\n*zut*\nkill\n"


@pytest.fixture
def manners(tmp_path: Path) -> Manners:
    (tmp_path / NAME).write_text(LIST, encoding="utf-8")
    return Manners(tmp_path / NAME)


@pytest.mark.parametrize(
    "name",
    [
        "nitwit", "NitWits", "n1tw!t", "nιtwіt", "n.i.t.w.i.t", "niiitwit", "Mr Nitwit", "ńítwït", "ｎｉｔｗｉｔ", "cretin",
        "ass", "a$$", "assss", "Be  gone", "be-gone", "bazutbo", "ki11",
    ],
)  # fmt: skip
def test_a_refused_word_is_known_in_any_dress(manners: Manners, name: str) -> None:
    with pytest.raises(Denied) as denied:
        manners.check_name(name)
    assert denied.value.code == "name-refused"


@pytest.mark.parametrize("name", ["Léa", "as", "classy", "asset", "cretins", "unitwit", "began", "Kil", "", "😀", "skill"])
def test_other_words_are_left_alone(manners: Manners, name: str) -> None:
    manners.check_name(name)
    assert manners.softened(name) == name


def test_in_talk_only_the_word_is_covered(manners: Manners) -> None:
    assert manners.softened("You N1twits, what a crétin!") == "You ∗∗∗∗∗∗∗, what a ∗∗∗∗∗∗!"
    assert manners.softened("ﬁne n.i.t.w.i.t") == "ﬁne ∗.∗.∗.∗.∗.∗"


def test_the_list_is_read_again_when_it_has_changed(tmp_path: Path) -> None:
    manners = manners_of(tmp_path)
    path = tmp_path / NAME
    assert "à vous de la modifier" in path.read_text(encoding="utf-8").lower()
    manners.check_name("nitwit")
    path.write_text("nitwit\n", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    with pytest.raises(Denied):
        manners.check_name("nitwit")
    path.unlink()
    manners.check_name("nitwit")
    assert manners_of(tmp_path).softened("connard") != "connard", "a list to begin with is put there again"


def test_the_first_list_lets_ordinary_people_in(tmp_path: Path) -> None:
    manners = manners_of(tmp_path)
    for name in ("Cassandra", "Scunthorpe", "Dick", "Nigel", "Pakize", "Puteaux", "Connor", "Bastian", "Sophie’s table"):
        manners.check_name(name)


async def test_names_at_a_table_are_checked_at_every_door(tmp_path: Path, manners: Manners) -> None:
    house = await open_house(tmp_path)
    house.order.manners._path = manners._path
    for setup in (
        Setup(game="pueblo", chairs=(HERE, HERE), options={}, name="Nitwits only"),
        Setup(game="pueblo", chairs=(HERE, Chair("here", name="nitwit")), options={}),
    ):
        with pytest.raises(Denied, match="not used here"):
            await house.open_table(LEA, setup)
    table = await pueblo(house, HERE, LINK)
    with pytest.raises(Denied):
        await house.sit(table.id, MARIUS, "nitwit")
    assert table.places[1].is_open
    await house.talk.say(table.id, LEA, "what a nitwit")
    assert table.said[0].text == "what a ∗∗∗∗∗∗"
    await house.close()
