"""Puzzles: positions in which one choice is clearly best by what its seat knows.

puzzle.py    what a puzzle is, and the files they are kept in (games/<name>/puzzles.json)
proving.py   whether a position is one: search and play to the end agree
mining.py    looking for some in games between bots, or in records
"""
