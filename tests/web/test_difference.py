"""Of an element that changes only what changed travels, and it is the new element afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from page_model import canonical, rewritten

from tablee.kit.svg import escape, tag
from tablee.web.difference import changes_of, difference, read

WORDS = st.text(st.sampled_from("ab \"'<>&é/="), max_size=6)
ELEMENTS = st.builds(
    lambda attrs, inside: tag("g", *inside, id="x", **attrs),
    st.dictionaries(st.sampled_from(["cls", "data_place", "hidden", "x"]), WORDS, max_size=3),
    st.lists(WORDS.map(lambda words: tag("b", escape(words), title=words)), max_size=2),
)


@given(ELEMENTS, ELEMENTS)
def test_an_element_with_its_changes_is_the_new_one(old: str, new: str) -> None:
    change = difference(old, new)
    if isinstance(change, str):
        fresh = change.replace("'", '"')
    else:
        fresh = rewritten(
            old, {name: value and value.replace("'", '"') if name == "" else value for name, value in change.items()}
        )
    assert canonical(fresh) == canonical(new)


@pytest.mark.parametrize(
    ("markup", "attributes", "inside"),
    [
        ('<p id="a" hidden="">x</p>', {"id": "a", "hidden": ""}, "x"),
        ('<use href="#a/"/>', {"href": "#a/"}, ""),
        ("<p></p>", {}, ""),
        ('<g a="1"><g a="2"></g></g>', {"a": "1"}, '<g a="2"></g>'),
    ],
)
def test_an_element_is_read_as_it_was_written(markup: str, attributes: dict[str, str], inside: str) -> None:
    found = read(markup)
    assert (found.attributes, found.inside) == (attributes, inside)


def test_only_what_changed_travels() -> None:
    assert difference('<g id="x" class="a">1</g>', '<g id="x" class="b">1</g>') == {"class": "b"}
    assert difference('<g id="x" class="a">1</g>', '<g id="x">2</g>') == {"class": None, "": "2"}
    assert difference('<g id="x" title="a"/>', '<g id="x" title="&lt;b&gt;"/>') == {"title": "<b>"}
    assert difference('<g id="x"/>', '<p id="x"></p>') == "<p id='x'></p>"


def test_parts_that_are_only_attributes_are_compared_by_name() -> None:
    before, after = (("class", "a"), ("aria-current", "true")), (("class", "a"), ("aria-current", None))
    assert changes_of(before, after) == {"aria-current": None}
    assert changes_of(None, (("class", "a"),)) == {"class": "a"}
    assert changes_of(None, "<p></p>") == "<p></p>"
