"""The site: pages, the live socket, and what they are drawn with.

app.py       the application and its server     people.py    guests and their language
gate.py      what every request passes          hosts.py     by which names the site is called
lines.py     connections, their clocks          patience.py  how long and how many
session.py   the cookie of a guest              contact.py   whom to tell of faults
me.py        oneself, one's devices and codes   device.py, devices.py  what a browser is called, its open lines
pages.py     home, rules, about, health         tables.py    opening, joining, leaving with a record
shelf.py     files named by their content       limit.py     how often somebody may ask
live.py      the socket                         pulse.py     whether something holds up the tables
onlooker.py  whose eyes                         painter.py   draws a table for those who look at it
picture.py   two pictures compared              difference.py  two elements compared
seats.py, action.py, chart.py   parts of a picture
hands.py     one big screen, phones as hands    screen.py, qr.py  what the screen adds, codes for cameras
choices.py   legal actions as a tree            why.py       why not?
"""
