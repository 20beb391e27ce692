"""A live game: its seats, its log, its undo, and the door through which people and bots move.

schema.py   the SQL tables        store.py   what is written to them and found there
base.py     what a store needs of a database         writer.py, sqlite.py   a file of one process
postgres.py a server that many processes share       wal.py, private.py     the file: its log short, for its owner alone
chain.py    digests that show a changed log          repair.py, backup.py   tables looked after, a site in one file
expiry.py   tables that were left behind go         terms.py    how long they are kept, and when that is said
live.py     one table in memory   house.py   all tables: opening, sitting, acting, rematch
setup.py    a table as somebody wants to open it
deal.py     what its luck comes from                signature.py  what a site says under its name
identities.py  who may call themselves a player, and on which devices        address.py  what a table is called
kept.py     a table that can only be read
hub.py      who is told when a table changes        patience.py   what is tried when a bot fails
"""
