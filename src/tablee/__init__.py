"""Tablée: modern board games at one table.

The layers, each knowing only those before it: `engine` (the contract), `kit` (drawing and words), `games` (one folder
each), `bots`, `table` (a live game), then `web`, `cli` and `lab` side by side.
"""

from tablee.build import choose, compiled

__all__ = ["__version__", "compiled"]
__version__ = "0.1.0"

choose()
