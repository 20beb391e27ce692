"""A live game: its seats, its log, its undo, and the door through which people and bots move.

schema.py   the SQL tables        store.py   reading and writing them
live.py     one table in memory   house.py   all tables: opening, sitting, acting, rematch
kept.py     a table that can only be read
hub.py      who is told when a table changes        patience.py   what is tried when a bot fails
"""
