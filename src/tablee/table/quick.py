"""What is done for a seat that did not decide in time: no more than it must, where the rules allow that."""

from __future__ import annotations

from tablee.bots.players import at_random, seat_of
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.values import View


def quick_action(game: AnyGame, view: View, seed: int) -> str:
    """The text of a legal action, found from the view of the seat alone: a skip, or any."""
    rng = seeded(seed)
    world = game.sampler(view).world(rng)
    for verb in game.skips:
        if game.why_not(world, seat_of(view), game.parse(verb)) is None:
            return verb
    return game.write(game.decode(at_random(game, view, rng)))
