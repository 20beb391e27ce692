"""Make the two typefaces of the site from what their makers publish: our letters alone, one axis of weight, our own name
(theirs is reserved by the licence for fonts that nobody changed).

    pip install 'fonttools[woff]'
    npm pack source-sans@3.52.0 source-serif@4.5.1
    python tools/make_fonts.py source-sans-3.52.0.tgz source-serif-4.5.1.tgz [FALLBACK.ttf ...]

Writes sans.woff2, serif.woff2 and the licences beside them, and the same unpacked for pictures in pixels. For every font of
a fallback it prints the numbers with which that one takes the same room (fonts.css): nothing shifts when ours arrives.
"""

from __future__ import annotations

import io
import re
import sys
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent / "src" / "tablee"
STATIC = ROOT / "web" / "static"
KIT = ROOT / "kit" / "fonts"
LETTERS = {*range(0x20, 0x7F), *range(0xA0, 0x180)}  # the languages of Western and Central Europe: people's names
SIGNS = {*map(ord, "–—‘’‚“”„…‹›†•‰€™−≤≥≠≈→←↑↓●○◆■□▲△½⅓¼¾✓"), 0x2009, 0x200A, 0x2010, 0x2011, 0x202F}
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum", "pnum"]
NAMES, SHORT_NAMES, RIGHTS = (1, 3, 4, 16), (6, 25), (0, 13, 14)  # ids: what a font is called, who made it
LICENCE = "OFL.txt"


@dataclass(frozen=True, slots=True)
class Face:
    name: str
    source: str  # in the archive
    axes: dict[str, Any]
    scale: float  # as fonts.css draws it: the letters of a book are small on a screen

    @property
    def file(self) -> str:
        return f"{self.name.rpartition(' ')[2].lower()}.woff2"


SANS = Face("Tablee Sans", "package/VF/SourceSans3VF-Upright.ttf", {"wght": (400, 700)}, 1.06)
SERIF = Face("Tablee Serif", "package/VAR/SourceSerif4Variable-Roman.ttf", {"wght": (400, 700), "opsz": 20}, 1.04)


def main(sans: str, serif: str, *fallbacks: str) -> None:
    missing = {letter for letter in said() if letter.isprintable()} - set(map(chr, LETTERS | SIGNS))
    assert not missing, f"the site says {missing} too"
    licences = []
    for face, archive in ((SANS, sans), (SERIF, serif)):
        with tarfile.open(archive) as files:
            font = made(face, read(files, face.source))
            licences.append(read(files, "package/LICENSE.md").decode())
        font.save((KIT / face.file).with_suffix(".ttf"))
        font.flavor = "woff2"
        font.save(STATIC / face.file)
        print(f"{face.file}: {(STATIC / face.file).stat().st_size} bytes")
    (STATIC / LICENCE).write_text(licence_text(licences), encoding="utf-8")
    for path in fallbacks:
        print(fitted(path, SERIF if "Serif" in path or "Times" in path else SANS))


def read(files: tarfile.TarFile, name: str) -> bytes:
    found = files.extractfile(name)
    assert found is not None, f"no {name} in the archive"
    return found.read()


def made(face: Face, source: bytes) -> Any:
    """The font with our letters, our weights and our name."""
    font = TTFont(io.BytesIO(source))
    font["fvar"].instances = []  # their names are theirs
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=list(RIGHTS))
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS | SIGNS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, face.axes)
    for number in NAMES + SHORT_NAMES:
        name = face.name.replace(" ", "") if number in SHORT_NAMES else face.name
        font["name"].setName(name, number, 3, 1, 0x409)
    return font


def licence_text(licences: Sequence[str]) -> str:
    """Both copyrights, then the text that is the same in both."""
    heads = [text.strip().splitlines()[0] for text in licences]
    texts = [text.strip().partition("\n")[2].strip() for text in licences]
    assert same(texts[0]) == same(texts[1]), "two different licences"
    what = (
        "Tablee Sans (sans.woff2) and Tablee Serif (serif.woff2) are changed versions of Source Sans 3 and Source Serif 4."
    )
    return "\n\n".join([*heads, what, texts[0]]) + "\n"


def same(text: str) -> str:
    return re.sub(r"\W+", "", text).lower()


# Fallbacks --------------------------------------------------------------------------------------------------------------


def fitted(path: str, face: Face) -> str:
    """How a font that a machine has is to be drawn so that a text takes as much room as in ours."""
    theirs, ours = TTFont(path), TTFont(STATIC / face.file)
    ours = instancer.instantiateVariableFont(ours, {"wght": 600 if "Bold" in path else 400})
    scale = width(ours) / width(theirs) * face.scale
    up, down = (ours["hhea"].ascent, -ours["hhea"].descent)
    unit = ours["head"].unitsPerEm * scale / face.scale
    overrides = f"ascent-override: {up / unit:.2%}; descent-override: {down / unit:.2%}"
    return f"{Path(path).name}: size-adjust: {scale:.2%}; {overrides}"


def said() -> str:
    """All words of the site and of its games, and the rules."""
    return "".join(
        path.read_text(encoding="utf-8") for name in ("words.*.ftl", "RULES*.md") for path in sorted(ROOT.rglob(name))
    )


def width(font: Any) -> float:
    """Of everything that the site says, in ems."""
    widths, letters = font["hmtx"].metrics, font.getBestCmap()
    known = [widths[letters[ord(letter)]][0] for letter in said() if ord(letter) in letters and letter.isprintable()]
    return float(sum(known)) / len(known) / float(font["head"].unitsPerEm)


if __name__ == "__main__":
    main(*sys.argv[1:])
