"""Balconia, by Paul Schulz: one building, two sides; you split, I choose."""

from tablee.games.balconia.game import GAME as GAME
