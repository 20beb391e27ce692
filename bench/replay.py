"""How long a jump takes in a replay: `python -m bench.replay`. Milliseconds on one core, printed, never asserted.

Of each game the longest of some random games is looked at: from anywhere to anywhere, all-seeing where there are secrets,
the way the page asks for it and with the collector spared as the server spares it. Nothing is drawn beforehand.
"""

from __future__ import annotations

import time
from statistics import median

from tablee import compiled
from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import AnyMatch
from tablee.kit.picture import Lens
from tablee.table.values import Header, Place
from tablee.web.app import spare_the_collector, template_environment
from tablee.web.difference import encode
from tablee.web.moments import Look, picture
from tablee.web.reel import ALL, PUBLIC, Played, Reel, Source, reel_of

GAMES, JUMPS = 4, 60
END = template_environment().get_template("table/end.html")


def longest(game: AnyGame) -> AnyMatch:
    """Of some random games of as many as can play."""
    return max((played(game, number) for number in range(GAMES)), key=lambda match: len(match.moves))


def played(game: AnyGame, number: int) -> AnyMatch:
    match: AnyMatch = game.match(game.seats[-1], number)
    rng = seeded("bench", game.name, number)
    while not match.over:
        seat = match.acting[0]
        match.do(match.trusted(seat, match.state.draw(seat, rng)))
    return match


def reel(match: AnyMatch) -> Reel:
    game = match.game
    header = Header(
        id="t", game=game.name, rules=game.rules_version, options={}, name="", host="", public=False, key=b"", created=0.0
    )
    places = tuple(Place(seat, player=str(seat), name=f"Name {seat}") for seat in range(match.seats))
    return reel_of(Source(match, tuple(Played(move.seat, move.code, 0.0) for move in match.moves), header, places, ()))


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    spare_the_collector()
    for game in catalogue.games():
        shown, layer = reel(longest(game)), ALL if game.secrets else PUBLIC
        rng, times = seeded("jumps", game.name), []
        before = picture(shown, Look(layer, 0, Lens()), END)
        for _ in range(JUMPS):
            moment = rng.below(shown.length + 1)
            started = time.process_time()
            after = picture(shown, Look(layer, moment, Lens()), END)
            encode(after.message(before))
            times.append(1000 * (time.process_time() - started))
            before = after
        told = f"median {median(times):5.1f} ms, slowest {max(times):5.1f} ms"
        print(f"{game.name:10} {shown.length:4} actions, {JUMPS} jumps: {told}", flush=True)


if __name__ == "__main__":
    main()
