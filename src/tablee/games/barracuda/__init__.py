"""Barracuda, by Christoph Cantzler: beach bars, sealed offers, fake bills, and rent that eats everybody in the end."""

from tablee.games.barracuda.game import GAME as GAME
