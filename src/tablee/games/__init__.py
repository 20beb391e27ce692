"""The games: one folder each, found by the catalogue."""
