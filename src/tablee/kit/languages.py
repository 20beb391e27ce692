"""The languages of the house: those in which every part that speaks has its words. Adding the files is enough."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Final

FIRST: Final = "en"  # spoken where a person's language is not


def spoken(house: Path) -> tuple[str, ...]:
    """The languages of which no folder lacks its `words.<language>.ftl`; English first, the others by name."""
    folders: defaultdict[Path, set[str]] = defaultdict(set)
    for path in house.rglob("words.*.ftl"):
        folders[path.parent].add(path.name.split(".")[1])
    return tuple(sorted(set.intersection(*folders.values()), key=lambda lang: (lang != FIRST, lang)))


LANGUAGES: Final = spoken(Path(__file__).parent.parent)
