"""A finished game looked at again: everybody's chances over time, and what every choice was worth (docs/decisions/0034)."""
