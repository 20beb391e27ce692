"""Pictures without sheets and symbols, and what is drawn of them in pixels."""

from __future__ import annotations

import struct
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from drawings import parsed

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.match import AnyMatch, Match
from tablee.engine.record import Record
from tablee.kit import css, pixels
from tablee.kit.picture import Lens
from tablee.kit.plain import Look, frame_of, frame_of_all, plain_picture

RECORDS = Path(__file__).parent.parent / "records"
SVG = "{http://www.w3.org/2000/svg}"
GAMES = [game.name for game in catalogue.games() if (RECORDS / game.name).is_dir()]


def middle(game: str) -> AnyMatch:
    """Two thirds of a golden game."""
    record = Record.load(sorted((RECORDS / game).glob("*.jsonl"))[-1])
    return Match.from_record(replace(record, lines=record.lines[: len(record.lines) * 2 // 3]))


def stage_of(match: AnyMatch) -> str:
    return str(match.game.face.board(match.view(None), Lens()).stage)


# Values -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "known", "meant"),
    [
        ("var(--seat)", {"--seat": "#2F6DB5"}, "#2F6DB5"),
        ("var(--a, var(--b, #123))", {"--b": "#456"}, "#456"),
        ("var(--a, var(--b, #123))", {}, "#123"),
        ("light-dark(#fff, #000)", {}, "#fff"),
        ("1px solid light-dark(var(--a), #000)", {"--a": "#abc"}, "1px solid #abc"),
        ("color-mix(in oklab, #ff0000 100%, #00ff00)", {}, "#ff0000"),
        ("color-mix(in oklab, #ffffff, #000000)", {}, "#636363"),  # what Chromium draws
        ("color-mix(in oklab, #B5532D 50%, transparent)", {}, "#b5532d80"),
        ("color-mix(in oklab, #2F6DB5 78%, #fff)", {}, "#5e8dc7"),
    ],
)
def test_values_mean_what_browsers_make_of_them(value: str, known: dict[str, str], meant: str) -> None:
    assert css.resolved(value, known, dark=False) == meant


def test_in_the_dark_the_other_colour_counts() -> None:
    assert css.resolved("light-dark(#fff, #000)", {}, dark=True) == "#000"


def test_a_variable_that_nobody_has_set_says_nothing() -> None:
    assert css.plain("var(--missing)", (), dark=False) is None


# Pictures -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_plain_picture_needs_nothing_else(game: str) -> None:
    match = middle(game)
    picture = plain_picture(match.game, stage_of(match))
    root = parsed(picture)
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {"use", "symbol", "style", "script", "title"}
    for word in ("var(", "light-dark(", "color-mix(", "class=", "currentColor("):
        assert word not in picture
    names = {element.get("id") for element in root.iter()}
    asked = {word.partition(")")[0] for word in picture.split("url(#")[1:]}
    assert asked <= names


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_in_pixels_has_the_colours_of_the_game(game: str) -> None:
    match = middle(game)
    image = pixels.opened(pixels.png(match.game, stage_of(match), (400, 400)))
    assert max(image.size) in (400, 401)
    colours = Counter(image.convert("RGB").tobytes()[at : at + 3] for at in range(0, 3 * image.width * image.height, 3))
    assert len(colours) > 100
    assert colours.most_common(1)[0][1] < image.width * image.height * 0.8  # not only paper


def test_the_dark_is_dark_and_a_palette_is_another_one() -> None:
    match = middle("pueblo")
    day, night, clear = (
        plain_picture(match.game, stage_of(match), look) for look in (Look(), Look(dark=True), Look(palette="clear"))
    )
    assert 'fill="#F7F1E3"' in day
    assert 'fill="#1E1B18"' in night
    assert len({day, night, clear}) == 3


def test_a_symbol_has_the_colour_of_its_place() -> None:
    game = catalogue.find("pueblo")
    shape = '<use href="#shape-disc"/>'
    drawn = plain_picture(
        game, f'<svg viewBox="0 0 9 9"><g class="token seat-red">{shape}</g><g class="token seat-blue">{shape}</g></svg>'
    )
    root = parsed(drawn)
    fills = [group.get("style", "") for group in root.iter(f"{SVG}g") if "fill" in group.get("style", "")]
    assert fills == ["fill:#C8452B", "fill:#2F6DB5"]
    assert drawn.count("<path") == 2


# Films --------------------------------------------------------------------------------------------------------------------


def frames_in(gif: bytes) -> int:
    image = pixels.opened(gif)
    return int(getattr(image, "n_frames", 1))


def test_a_film_shows_each_picture_in_one_frame(game_that_grows: tuple[AnyGame, list[str]]) -> None:
    game, stages = game_that_grows
    *steps, film = pixels.film(game, stages, 0.5, (200, 200))
    assert steps == [b""] * len(stages)
    assert film.startswith(b"GIF89a")
    assert frames_in(film) == len(stages)
    _, _, width, height = frame_of_all(stages)
    wide, high = struct.unpack("<HH", film[6:10])
    assert max(wide, high) == 200
    assert abs(wide / high - width / height) < 0.02


def test_a_frame_has_room_for_all() -> None:
    assert frame_of_all(['<svg viewBox="-4 -3 8 6">', '<svg viewBox="-2 -9 10 10">']) == (-4, -9, 12, 12)


@pytest.fixture
def game_that_grows() -> tuple[AnyGame, list[str]]:
    match = middle("gaudi")
    stages = [
        str(match.game.face.board(match.game.view(match.state_after(number), None), Lens()).stage) for number in (0, 12, 24)
    ]
    assert len({frame_of(one) for one in stages}) == 3
    return match.game, stages


def test_who_lacks_the_packages_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.engine.values import Mistake

    with pytest.raises(Mistake) as problem:
        pixels.needed("a_module_that_is_nowhere")
    assert "tablee[pictures]" in problem.value.told("en")
