"""Symbols that Balconia's pictures use again and again, and its small picture for galleries."""

from __future__ import annotations

from tablee.games.balconia.face import art, faces, signs, tray, walls
from tablee.games.balconia.face.faces import HEIGHT, WIDTH, balcony
from tablee.games.balconia.face.walls import EDGE, entrance
from tablee.games.balconia.rules.loader import building
from tablee.kit import svg

SHOWN = (("8a", "4a", "14c"), ("18c", "", "19b"))  # a few neighbours around the turquoise door


def sprite() -> str:
    return svg.sprite(art.symbols(), signs.symbols(), faces.symbols(), walls.symbols(), tray.symbols())


def vignette() -> str:
    drawn = []
    for row, names in enumerate(SHOWN):
        for column, name in enumerate(names):
            inside = balcony("", name) if name else entrance("", building().door(2, 0))
            drawn.append(svg.group(inside, EDGE, x=column * (WIDTH + 2), y=row * (HEIGHT + 2)))
    return svg.group(*drawn, x=-1, y=-6, scale=0.662, cls="balconia")
