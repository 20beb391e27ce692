"""Words that nobody is called or called names by here: a plain file in the data folder that whoever runs the site edits.

One word or several on a line; `*` before or after it: also as the end or the beginning of a longer word; `#` begins a note.
Case, accents, drawn-out letters, dots between letters and figures that look like letters make no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from tablee.table.private import private_folder
from tablee.table.values import Denied

NAME: Final = "refused-words.txt"
SHIPPED: Final = Path(__file__).parent / NAME
LOOKS_LIKE: Final = str.maketrans(
    "013457@$€аеорсухіјѕԁһкмтвΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεικνορτυχ",
    "oieastaseaeopcyxijsdhkmtbabezhikmnoptyxaeiknoptyx",
)
WITHIN: Final = re.compile(r"[!|](?=\w)")  # at the end of a word it is what it is
TWINS: Final = dict.fromkeys("il", "[il]")  # which 1, ! and | look like
LETTER = r"[^\W_]"
BETWEEN = r"[\W_]?"  # one sign between letters hides nothing
COVER = "∗"


class Folded(NamedTuple):
    """A text as it is compared, and which letter of the original each of its letters stands for."""

    text: str
    places: tuple[int, ...]


def folded(text: str) -> Folded:
    meant = WITHIN.sub("i", text)
    letters = [(plain, at) for at, letter in enumerate(meant) for plain in plain_letter(letter)]
    return Folded("".join(plain for plain, _ in letters), tuple(at for _, at in letters))


def plain_letter(letter: str) -> str:
    """Without accents, small, and as what it looks like; a sign that only marks another one is nothing."""
    apart = unicodedata.normalize("NFKD", letter.translate(LOOKS_LIKE)).casefold().translate(LOOKS_LIKE)
    return "".join(one for one in apart if not unicodedata.combining(one))


def pattern_of(line: str) -> str:
    """What finds the word of a line in a folded text."""
    word = folded(line.strip("*")).text
    runs = [(letter, len(list(same))) for letter, same in groupby(word)]
    parts = [
        rf"(?:{TWINS.get(letter, letter)}{BETWEEN}){{{count},}}" if letter.isalnum() else r"[\W_]+"
        for letter, count in runs
    ]
    more = [rf"{LETTER}*" if starred else "" for starred in (line.startswith("*"), line.endswith("*"))]
    return rf"(?<!{LETTER}){more[0]}{''.join(parts)}{more[1]}(?!{LETTER})"


def compiled(lines: Iterable[str]) -> re.Pattern[str] | None:
    plain = [line.partition("#")[0].strip() for line in lines]
    found = [pattern_of(line) for line in plain if line.strip("* ")]
    return re.compile("|".join(found)) if found else None


class Manners:
    """Reads its file again as soon as that has changed; one that cannot be read refuses nothing."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._changed = 0
        self._words: re.Pattern[str] | None = None

    def check_name(self, name: str) -> None:
        """Of a person or a table. Raises `Denied`."""
        self._look()
        if self._words and self._words.search(folded(name).text):
            raise Denied("name-refused")

    def softened(self, text: str) -> str:
        """The same with refused words covered."""
        self._look()
        seen, found = folded(text), self._words.finditer(folded(text).text) if self._words else ()
        hidden = {seen.places[at] for one in found for at in range(*one.span())}
        return "".join(COVER if at in hidden and letter.isalnum() else letter for at, letter in enumerate(text))

    def _look(self) -> None:
        try:
            changed = self._path.stat().st_mtime_ns if self._path else 0
            if changed != self._changed and self._path:
                self._words = compiled(self._path.read_text(encoding="utf-8", errors="replace").splitlines())
                self._changed = changed
        except OSError:
            self._words, self._changed = None, 0


def manners_of(folder: Path) -> Manners:
    """By the list in a data folder; one to begin with is put there if there is none."""
    path = folder / NAME
    if not path.exists():
        private_folder(folder)
        path.write_bytes(SHIPPED.read_bytes())
    return Manners(path)
