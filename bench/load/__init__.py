"""Live tables under load, ours and a peer's side by side: `python -m bench.load`. See bench/README.md.

wire.py     a socket and plain HTTP, as light as can be     machine.py  what /proc says
ours.py     a table of ours                                 servers.py  the servers under test
peer.py     a table of boardgame.io                         play.py     tables that play, and when
measure.py  one measurement                                 report.py   Markdown and JSON
overload.py ten times too much                              kept.py     idle tables and restarts
"""
