"""The site's own messages, by language."""

from __future__ import annotations

from pathlib import Path

from tablee.kit.words import LANGUAGES, words

FOLDER = Path(__file__).parent
SITE = {lang: words(FOLDER, lang) for lang in LANGUAGES}
