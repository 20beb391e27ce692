"""Pueblo, by Michael Kiesling and Wolfgang Kramer: build one heap together, and hide your colour from the chief."""

from tablee.games.pueblo.game import GAME as GAME
