"""What a strong player who knows the same would choose, and what speaks for it: made from a view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tablee.bots.players import weighed
from tablee.engine import catalogue
from tablee.engine.luck import seeded
from tablee.review.analysis import reasons
from tablee.review.judging import Budget, Judge
from tablee.review.ledger import Reason

BUDGET: Final = Budget(worlds=32, compared=48, simulations=1500, ahead=12)


@dataclass(frozen=True, slots=True)
class Advice:
    action: str
    reasons: tuple[Reason, ...]  # against the best of the others, as it looks at first sight


def advise(game_name: str, view: Any, seed: int | str) -> Advice:
    game = catalogue.find(game_name)
    judge = Judge(game, BUDGET, seed)
    strong = judge.strong_choice(view)
    others = [one for one in weighed(game, view, seeded("advice", seed)) if one[1] != strong]
    found = reasons(judge, view, max(others)[1], strong) if others else ()
    return Advice(game.write(game.decode(strong)), found)
