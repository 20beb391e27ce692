"""Lines of the log carry whose deed they tell, whom and what it touched, and the shapes of those they name."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tablee.engine import catalogue
from tablee.engine.match import AnyMatch
from tablee.engine.values import Event, Said, Seat
from tablee.kit.picture import Lens
from tablee.lab.playthrough import played
from tablee.table.live import LiveTable
from tablee.table.values import Header, Place
from tablee.web.telling import Ears, Lines, chat_lines, log_lines

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
FILES = {path.parent.name: path for path in sorted(PLAYTHROUGHS.rglob("*.txt")) if path.parent.name != "harbor"}
NAMES = ("Ada", "Bo", "Cléo", "<i>", "Eve")
SPOKEN = re.compile(r"<svg.*?</svg>|<[^>]+>")


def at_table(match: AnyMatch) -> LiveTable:
    header = Header(
        id="t", game=match.game.name, rules=match.game.rules_version, options={}, name="", host="", public=False, key=b"",
        created=0.0,
    )  # fmt: skip
    places = tuple(Place(seat, player=str(seat), name=NAMES[seat]) for seat in range(match.seats))
    return LiveTable(header, places, match)


def lines_of(table: LiveTable, chair: Seat | None, lang: str = "en") -> list[str]:
    return log_lines({}, {}, table, chair, lang).lines


@pytest.fixture(params=sorted(FILES))
def table(request: pytest.FixtureRequest) -> LiveTable:
    return at_table(played(FILES[request.param].read_text(encoding="utf-8"), 60))


def test_a_line_tells_whose_deed_it_is(table: LiveTable) -> None:
    told = lines_of(table, None)
    movers = {str(move.seat) for move in table.moves}
    deeds = [found[1] for line in told if (found := re.match(r'<li data-by="(\d)"', line))]
    assert set(deeds) == movers
    assert len(deeds) <= len(table.moves)


def test_names_carry_the_shape_of_their_seat(table: LiveTable) -> None:
    colours = table.game.colours_of(table.view(None))
    for line in lines_of(table, 0):
        for shape, name in re.findall(r'<b><svg class="token seat-(\w+)".*?</svg>([^<]*)</b>', line):
            assert name == NAMES[colours.index(shape)].replace("<i>", "&lt;i&gt;")
        assert not re.search("[\ue000-\ue00f]", line)
        assert not re.search(r"(?<!</svg>)\b(Ada|Bo|Cléo)\b", line), line


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_chair_is_told_what_its_own_log_says_and_no_more(table: LiveTable, lang: str) -> None:
    for chair in (None, *range(table.seats)):
        said = [unescape(SPOKEN.sub("", line)).strip() for line in lines_of(table, chair, lang)]
        assert said == [table.game.face.tell(event, table.names, lang) for _, event in table.match.log(chair)]


def test_what_a_line_carries_depends_on_the_event_alone(table: LiveTable) -> None:
    """Two chairs that may read an event get the same line, whatever else each of them may read."""
    worded: dict[tuple[str, tuple[str, ...]], dict[int, tuple[Event, str]]] = {}
    logs: dict[tuple[Seat | None, str], Lines] = {}
    for chair in (None, *range(table.seats)):
        shared = log_lines(logs, worded, table, chair, "en").lines
        assert shared == lines_of(table, chair)


def test_places_that_lines_speak_of_are_on_the_board(table: LiveTable) -> None:
    board = table.game.face.board(table.view(0), Lens())
    drawn = "".join(map(str, (board.stage, *board.panels)))
    ids = set(re.findall(r'(?:id|data-called)="([^"]+)"', drawn)) | {f"at-{seat}" for seat in range(table.seats)}
    symbols = set(re.findall(r'id="([^"]+)"', table.game.face.sprite()))
    journeys = [one for line in lines_of(table, 0) for on in re.findall(r'data-on="([^"]+)"', line) for one in on.split()]
    assert journeys
    for journey in journeys:
        way, _, figure = journey.partition("*")
        assert set(way.split("~")) <= ids, journey
        assert not figure or figure in symbols


@pytest.mark.parametrize(
    ("game", "event", "touched"),
    [
        ("agora", Event("take", 1, {"district": "GR", "other": 2}), (2,)),
        ("agora", Event("give", 1, {"other": 0}), (0,)),
        ("agora", Event("move-two", 1, {"move": "blue GR EI", "then": "garnet EI GR"}), (0,)),
        ("balconia", Event("keep", 0, {"block": 4}), (1,)),
        ("barracuda", Event("offers-bar", 1, {"bar": "Octopus", "whose": 3, "count": 4}), (3,)),
        ("barracuda", Event("leaves", 2, {"bar": "Octopus"}), (2,)),
        ("gaudi", Event("lay", 1, {"count": 1, "turn": ""}), ()),
        ("pueblo", Event("walk", 0, {"steps": 2, "ring": 4, "paid": (0, 3, 0, 1)}), (1, 3)),
        ("pueblo", Event("remove", 0, {"number": 3, "stone": "blue", "cell": "d4"}), (1,)),
        ("pueblo", Event("remove", 0, {"number": 3, "stone": "neutral", "cell": "d4"}), ()),
    ],
)
def test_what_is_done_to_somebody_names_their_seat(game: str, event: Event, touched: tuple[Seat, ...]) -> None:
    assert catalogue.find(game).face.trace(event).seats == touched


def test_talk_carries_who_speaks(table: LiveTable) -> None:
    table.said.append(Said(1, 3, "Well & good"))
    assert [SPOKEN.sub("", line) for line in chat_lines({}, table, Ears("en")).lines] == ["Bo Well &amp; good"]
    assert chat_lines({}, table, Ears("en")).lines[0].startswith('<li data-by="1">')
