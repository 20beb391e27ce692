"""The Antoni Gaudí tile game, by Oriol Comas and Jep Ferret: pave a square with sea animals, and hide what you collect."""

from tablee.games.gaudi.game import GAME as GAME
