"""The site: pages, the live socket, and what they are drawn with.

app.py      the application and its server     people.py   guests and their language
pages.py    home, new table, rules, about      tables.py   opening, joining, leaving with a record
live.py     the socket                         picture.py  a table drawn for one chair, as fragments
choices.py  legal actions as a tree            why.py      why not?
"""
