"""Harbors that break one law each, to show that every law can fail."""

from harbor.cheats import leaks, play, texts, worlds
from harbor.cheats.kit import CHEATS
from harbor.cheats.play import TWO_FACED

__all__ = ["CHEATS", "TWO_FACED", "leaks", "play", "texts", "worlds"]
