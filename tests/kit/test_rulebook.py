"""Rules texts: numbered rules, anchors, a table of contents, and nothing unsafe."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.engine.values import Mistake
from tablee.kit import rulebook
from tablee.kit.rulebook import Heading, Rule

HARBOR = """# Harbor

## Piers & bids

* **HB-1** Close a fist over *some* coins,
  at least `one`.
* **HB-2** As HB-1 says, but not HB-9.
* Not a rule, though HB-1 is named.

## Piers & bids

- **HB-2.1a** The highest bid wins.

| who | what |
|---|---|
| A | <b>5</b> |
"""


@pytest.fixture
def harbor(tmp_path: Path) -> Path:
    (tmp_path / "RULES.md").write_text(HARBOR, encoding="utf-8")
    (tmp_path / "RULES.fr.md").write_text("# Port\n\n## Les règles\n\n* **HB-1** Fermez le poing.\n", encoding="utf-8")
    return tmp_path


def test_rules_are_list_items_that_start_with_a_number(harbor: Path) -> None:
    assert rulebook.rules(harbor, "en") == (
        Rule("HB-1", "Close a fist over some coins, at least one."),
        Rule("HB-2", "As HB-1 says, but not HB-9."),
        Rule("HB-2.1a", "The highest bid wins."),
    )


def test_each_language_has_its_own_file(harbor: Path) -> None:
    assert rulebook.rules(harbor, "fr") == (Rule("HB-1", "Fermez le poing."),)
    assert rulebook.contents(harbor, "fr") == (("les-regles", "Les règles"),)


def test_rules_and_headings_can_be_jumped_to(harbor: Path) -> None:
    page = rulebook.html(harbor, "en")
    assert '<li id="HB-1">' in page
    assert '<li id="HB-2.1a">' in page
    assert '<h2 id="piers-bids">Piers &amp; bids</h2>' in page
    assert '<h2 id="piers-bids-2">' in page
    assert "<table>" in page


def test_a_known_rule_is_linked_wherever_it_is_named(harbor: Path) -> None:
    page = rulebook.html(harbor, "en")
    assert 'As <a href="#HB-1" class="rule">HB-1</a> says, but not HB-9.' in page


def test_the_table_of_contents_leaves_out_the_title(harbor: Path) -> None:
    assert rulebook.contents(harbor, "en") == (("piers-bids", "Piers & bids"), ("piers-bids-2", "Piers & bids"))
    assert rulebook.rulebook(harbor, "en").contents[0] == Heading("harbor", "Harbor", 1)


@pytest.mark.parametrize(
    "nasty",
    [
        "<script>alert(1)</script>",
        "an <img src=x onerror=alert(1)> inside",
        "[click](javascript:alert(1))",
        "[click](data:text/html,hello)",
    ],
)
def test_no_html_and_no_script_passes(nasty: str) -> None:
    page = rulebook.read(f"# Harbor\n\n{nasty}\n\n* **HB-1** {nasty}\n").html
    assert "<script" not in page
    assert "<img" not in page
    assert 'href="javascript' not in page
    assert 'href="data' not in page


def test_a_rule_that_stands_twice_is_a_mistake() -> None:
    with pytest.raises(Mistake, match="HB-1 stands twice"):
        rulebook.read("* **HB-1** One.\n* **HB-1** Two.\n")


@pytest.mark.parametrize("lang", ["de", "../en", ""])
def test_a_missing_language_is_a_mistake(harbor: Path, lang: str) -> None:
    with pytest.raises(Mistake, match="has no rules text in language"):
        rulebook.rules(harbor, lang)


def test_tables_stand_in_frames_that_keys_can_scroll() -> None:
    table = "| a | b |\n|---|---|\n| 1 | 2 |\n"
    page = rulebook.read(f"## 3. Borders\n\n{table}\nmore\n\n{table}").html
    frame = '<div class="wide-table" role="region" tabindex="0" aria-label="{}">\n<table>'
    assert frame.format("3. Borders") in page
    assert frame.format("3. Borders (2)") in page
    assert page.count("</table>\n</div>") == 2
