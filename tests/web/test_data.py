"""What the site keeps of a person is taken home as one file, and goes when they have confirmed it."""

from __future__ import annotations

from web.site_kit import Visitor
from web.test_my_tables import do, opened


def test_data_go_once_that_was_confirmed(client: Visitor, other: Visitor) -> None:
    client.post("/me", name="Léa")
    other.post("/me", name="Max")
    alone, shared = opened(client, "Alone", "here", "here"), opened(client, "Shared", "here", "link")
    other.post(f"/table/{shared}/sit")
    do(client, shared, 0, "set coloured NE d4")
    told = client.get("/me/export").json()
    assert told["person"][0]["name"] == "Léa"
    assert {table["id"] for table in told["tables"]} == {alone, shared}
    assert told["actions"] == []  # both go on
    client.post("/me/data")
    assert client.get("/me/export").json()["person"]  # it was not confirmed
    assert client.post("/me/data", sure="on").status_code == 303
    assert client.get("/me/export").json()["person"] == []
    page = other.get(f"/table/{shared}").text
    assert "Anonymous" in page
    assert "Léa" not in page
