"""Agora Barcelona, by Oriol Comas and Jep Ferret: send your walkers where they will lead at the end."""

from tablee.games.agora.game import GAME as GAME
