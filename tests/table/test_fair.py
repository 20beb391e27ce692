"""Luck that nobody chooses: fixed before anybody sits down, mixed with their seeds, opened at the end. And cheats."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from commands import answer, error, random_record, saved, tablee
from table.house_kit import BOT, HERE, LEA, LINK, MARIUS, first_position, open_house, position

from tablee.engine import catalogue, fair
from tablee.engine.luck import KEY_BYTES, commitment, seeded
from tablee.engine.match import Match, dealt
from tablee.engine.record import Line, Record, read_record, write_record
from tablee.engine.values import Said
from tablee.table.deal import luck_key
from tablee.table.hosting import Hosting
from tablee.table.house import House
from tablee.table.live import LiveTable
from tablee.table.loading import seated
from tablee.table.setup import Chair, Setup
from tablee.table.signature import Signer
from tablee.table.values import Denied

SEED, OTHER = "11" * 16, "22" * 16
SITE, STRANGER = Signer(bytes(32)), Signer(bytes([1] * 32))
GAME = "barracuda"  # all of it is luck


async def opened(house: House, *chairs: Chair, game: str = GAME, seeds: bool = True, **options: object) -> LiveTable:
    return await house.open_table(LEA, Setup(game=game, chairs=chairs, options=options, seeds=seeds))


async def begun(house: House) -> LiveTable:
    """Léa and Marius with a bot, both with seeds of their own."""
    table = await opened(house, HERE, LINK, BOT)
    await house.add_seed(table.id, LEA, SEED)
    await house.sit(table.id, MARIUS, "Marius", seeds=True)
    await house.add_seed(table.id, MARIUS, OTHER)
    return table


async def played(house: House) -> LiveTable:
    table, rng = await begun(house), seeded("play")
    await house.talk.say(table.id, LEA, "Good luck!")
    while not table.over:
        seat = next((seat for seat in table.acting() if table.places[seat].player), None)
        if seat is None:
            await house._sleep(0)
            continue
        code = int(table.state.draw(seat, rng))
        player = str(table.places[seat].player)
        with suppress(Denied):  # the bot was faster
            await house.act(table.id, player, seat, table.step(seat), table.game.write(table.game.decode(code)))
    return table


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """A whole game at a site, as it was signed."""

    async def play() -> Record:
        house = await open_house(tmp_path_factory.mktemp("house"))
        record = SITE.signed((await played(house)).record(0))
        await house.close()
        return record

    return asyncio.run(play())


# Dealing ----------------------------------------------------------------------------------------------------------------


async def test_a_table_is_dealt_when_everybody_has_added_a_seed(house: House) -> None:
    table = await opened(house, HERE, LINK, BOT)
    example = position(table)
    await house.add_seed(table.id, LEA, SEED)
    await house.sit(table.id, MARIUS, "Marius", seeds=True)
    assert (table.waiting, table.has_room) == (True, False)
    assert (table.acting(), table.seal, position(table)) == ((), "", example)
    with pytest.raises(Denied) as denied:
        await house.act(table.id, LEA, 0, 0, "anything")
    assert denied.value.code == "not-started"
    await house.add_seed(table.id, MARIUS, OTHER)
    assert not table.waiting
    assert position(table) != example
    assert table.match.deal.key == luck_key(table.header, table.places)
    assert table.seal


async def test_what_was_fixed_does_not_change_when_somebody_sits_down(house: House) -> None:
    table = await opened(house, HERE, LINK, BOT)
    fixed = table.commitment
    await house.add_seed(table.id, LEA, SEED)
    await house.sit(table.id, MARIUS, "Marius")
    assert table.commitment == fixed == (await house.find(table.id)).record(None).commitment


async def test_every_seed_and_every_name_makes_another_deal(house: House) -> None:
    table = await begun(house)
    real = luck_key(table.header, table.places)
    for seat in (0, 1):
        for change in ({"seed": "33" * 16}, {"seed": None}, {"name": "Somebody"}):
            places = [replace(place, **change) if place.seat == seat else place for place in table.places]
            assert luck_key(table.header, places) != real


async def test_bots_wait_for_the_deal_too(house: House) -> None:
    table = await opened(house, HERE, BOT, BOT)
    for _ in range(20):
        await house._sleep(0)
    assert table.seq == 0
    await house.add_seed(table.id, LEA, SEED)
    assert [place.seed for place in table.places] == [SEED, None, None]
    assert not table.waiting


async def test_people_on_one_device_add_one_seed(house: House) -> None:
    table = await opened(house, HERE, HERE, HERE)
    await house.add_seed(table.id, LEA, SEED)
    assert [place.seed for place in table.places] == [SEED] * 3


async def test_a_seed_counts_once_and_for_oneself(house: House) -> None:
    table = await opened(house, HERE, LINK, BOT)
    await house.add_seed(table.id, MARIUS, OTHER)
    assert table.awaits_seed(LEA)
    await house.add_seed(table.id, LEA, SEED)
    await house.add_seed(table.id, LEA, OTHER)
    assert table.places[0].seed == SEED


@pytest.mark.parametrize("seed", ["", "11", "zz" * 16, "11" * 40, "AB" * 16])
async def test_a_seed_is_some_hexadecimal_digits(house: House, seed: str) -> None:
    table = await opened(house, HERE, BOT, BOT)
    with pytest.raises(Denied) as denied:
        await house.add_seed(table.id, LEA, seed)
    assert denied.value.code == "seed"


async def test_who_adds_no_seed_is_not_waited_for(house: House) -> None:
    """Without a script there is none; the record says so."""
    table = await opened(house, HERE, LINK, BOT, seeds=False)
    await house.sit(table.id, MARIUS, "Marius")
    assert not table.waiting
    assert table.record(None).seeds == ("", "", "")


async def test_a_table_is_dealt_the_same_by_whoever_reads_it(house: House, other: House) -> None:
    table = await begun(house)
    kept = await house.kept(table.id)
    assert first_position(seated(kept.header, kept.places, kept.entries, kept.said)) == first_position(table)
    assert first_position(await other.find(table.id)) == first_position(table)  # whose bots may have begun


async def test_another_server_deals_as_soon_as_it_hears_of_the_last_seed(house: House, other: House) -> None:
    table = await opened(house, HERE, LINK, BOT)
    theirs = await other.find(table.id)
    await house.add_seed(table.id, LEA, SEED)
    await house.sit(table.id, MARIUS, "Marius", seeds=True)
    await house.add_seed(table.id, MARIUS, OTHER)
    other._behind.add(table.id)
    assert first_position(await other.find(table.id)) == first_position(table)
    assert not theirs.waiting


async def test_a_rematch_waits_for_new_seeds_of_those_who_added_some(house: House) -> None:
    table = await played(house)
    follower = await house.rematch(table.id, LEA)
    assert follower.waiting
    assert [place.seed for place in follower.places] == [None, "", ""]
    await Hosting(house).agree(follower.id, MARIUS)
    for player, seed in ((LEA, OTHER), (MARIUS, SEED)):
        await house.add_seed(follower.id, player, seed)
    assert not follower.waiting


async def test_a_table_from_before_there_were_seeds_goes_on(house: House) -> None:
    table = await opened(house, HERE, HERE, HERE, seeds=False)
    former = replace(table.header, id="former", luck=1)
    await house.store.add_table(former, table.places)
    found = await house.find("former")
    assert found.match.deal.key == former.key
    assert (found.commitment, found.seal) == (commitment(former.key), "")
    record = found.record(None)
    assert (record.table, record.commitment) == ("", commitment(former.key))
    assert '"format":"tablee-record/1"' in write_record(SITE.signed(record))


async def test_an_example_tells_nothing_of_the_deal(house: House) -> None:
    """It follows from what everybody may know."""
    table = await opened(house, HERE, LINK, BOT)
    key = fair.example_key(table.commitment)
    shown = dealt(table.game, 3, table.header.options, key)
    assert table.game.position(shown.state) == position(table)
    assert table.record(0).start == ""


# Records ----------------------------------------------------------------------------------------------------------------


def ask(record: Record, folder: Path, *more: object) -> Any:
    return answer("verify", saved(record, folder), *more)


def refused(record: Record, folder: Path, *more: object) -> str:
    return str(error("verify", saved(record, folder), *more, code=1)["message"])


def resigned(record: Record, signer: Signer = SITE) -> Record:
    """What a cheating site would give away."""
    return signer.signed(replace(record, site="", signature=""))


def test_a_record_survives_being_written_and_read(record: Record) -> None:
    assert read_record(write_record(record)) == record
    assert Match.from_record(record).over


def test_everything_that_is_known_is_proved(record: Record, tmp_path: Path) -> None:
    known = ("--commitment", record.commitment, "--seal", fair.seal_of(record), "--site-key", SITE.site, "--seed", SEED)
    told = ask(record, tmp_path, *known)
    assert told["proved"] == ["replay", "committed", "sealed", "own-seed", "signed"]
    assert told["not_proved"] == ["site-word", "last-seed", "persons"]
    told = ask(record, tmp_path, "--commitment", record.commitment)
    assert told["proved"] == ["replay", "committed"]
    assert told["not_proved"] == ["no-seal", "others-seeds", "unknown-site", "last-seed", "persons"]
    assert "own-seed" not in ask(record, tmp_path, "--seal", fair.seal_of(record), "--seed", SEED)["proved"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_proved_is_said_in_words(record: Record, tmp_path: Path, lang: str) -> None:
    page = tablee("verify", saved(record, tmp_path), "--lang", lang).output
    assert ("Not proved:" if lang == "en" else "Non prouvé :") in page
    assert "--commitment" in page
    assert SITE.site in page


def test_old_records_prove_what_they_did(tmp_path: Path) -> None:
    told = ask(random_record("pueblo", 2), tmp_path)
    assert told["proved"] == ["replay"]
    assert told["not_proved"] == ["no-commitment", "key-alone", "unsigned", "persons"]


# A cheating server ------------------------------------------------------------------------------------------------------


def another_game(record: Record, key: bytes, **changes: Any) -> Record:
    """A game that was never played: another key, random actions, all in itself sound."""
    told = replace(record, key=key.hex(), lines=(), said=(), **changes)
    told = replace(told, commitment=fair.committed(told))
    match: Any = dealt(catalogue.find(GAME), told.seats, told.options, fair.luck_of(told))
    rng, lines = seeded("invented"), []
    while acting := match.acting:
        move = match.trusted(acting[0], int(match.state.draw(acting[0], rng)))
        match.do(move)
        lines.append(Line(move.seat, move.text, 1000.0))
    return resigned(replace(told, lines=tuple(lines), result=match.standing))


def points_of_the_first(record: Record) -> int:
    assert record.result is not None
    return record.result.points[0]


def test_a_deal_that_the_server_liked_better_is_found_out(record: Record, tmp_path: Path) -> None:
    """It tries keys, and shows the game that goes best for its friend."""
    keys = [number.to_bytes(KEY_BYTES, "big") for number in range(6)]
    liked = max((another_game(record, key) for key in keys), key=points_of_the_first)
    assert ask(liked, tmp_path)["proved"] == ["replay"], "in itself it is sound"
    assert "another commitment" in refused(liked, tmp_path, "--commitment", record.commitment)
    assert "do not have the seal" in refused(liked, tmp_path, "--seal", fair.seal_of(record))


def test_seeds_that_the_server_exchanged_are_found_out(record: Record, tmp_path: Path) -> None:
    """It keeps its word about the key, and tries seeds in place of somebody's own."""
    liked = another_game(record, bytes.fromhex(record.key), seeds=("44" * 16, *record.seeds[1:]))
    assert liked.commitment == record.commitment
    assert ask(liked, tmp_path, "--commitment", record.commitment)["proved"] == ["replay", "committed"]
    assert "is not in this record" in refused(liked, tmp_path, "--commitment", record.commitment, "--seed", SEED)
    assert "do not have the seal" in refused(liked, tmp_path, "--seal", fair.seal_of(record))


def test_swapped_names_are_found_out(record: Record, tmp_path: Path) -> None:
    first, second, *others = record.players
    swapped = resigned(replace(record, players=(second, first, *others)))
    assert "do not have the seal" in refused(swapped, tmp_path, "--seal", fair.seal_of(record))
    assert refused(swapped, tmp_path)  # the names are in the luck: what was done is not legal in the deal they give
    assert "signature does not fit" in refused(replace(swapped, signature=record.signature), tmp_path)


@pytest.mark.parametrize(
    "change",
    [
        {"said": (Said(1, 0, "I cheated"),)},
        {"date": "1999-12-31"},
        {"players": ("Somebody", "Marius", "Jordi")},
        {"options": {}},
    ],
)
def test_words_put_into_a_mouth_are_found_out(record: Record, tmp_path: Path, change: dict[str, Any]) -> None:
    """By whoever has not the key of the site; what the site itself says of talk and times is its word, and called so."""
    forged = replace(record, **change)
    refused(forged, tmp_path)
    by_stranger = resigned(forged, STRANGER)
    message = refused(by_stranger, tmp_path, "--site-key", SITE.site)
    assert "signed by" in message or "cannot be" in message or "commitment" in message


def test_other_times_are_found_out(record: Record, tmp_path: Path) -> None:
    late = tuple(replace(line, at=line.at + 3600) for line in record.lines)
    assert "signature does not fit" in refused(replace(record, lines=late), tmp_path)


def test_an_invented_game_is_found_out(record: Record, tmp_path: Path) -> None:
    invented = resigned(another_game(record, secrets.token_bytes(KEY_BYTES), table="invented"), STRANGER)
    assert ask(invented, tmp_path)["proved"] == ["replay"]
    assert "signed by" in refused(invented, tmp_path, "--site-key", SITE.site)
    assert "another commitment" in refused(invented, tmp_path, "--commitment", record.commitment)
    assert "not signed" in refused(replace(invented, site="", signature=""), tmp_path, "--site-key", SITE.site)


def test_another_table_or_other_options_do_not_fit_the_commitment(record: Record, tmp_path: Path) -> None:
    for change in ({"table": "another"}, {"rules": record.rules + 1}, {"options": {**record.options, "more": 1}}):
        assert "does not match the commitment" in refused(resigned(replace(record, **change)), tmp_path)


def test_a_record_without_its_signature_is_called_unsigned(record: Record, tmp_path: Path) -> None:
    assert "unsigned" in ask(replace(record, site="", signature=""), tmp_path)["not_proved"]
