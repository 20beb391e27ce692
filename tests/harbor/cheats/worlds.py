"""Harbors that imagine what cannot be, or not often enough what can."""

from __future__ import annotations

from dataclasses import replace

from harbor.cheats.kit import Imagining, breaks
from harbor.game import HarborGame
from harbor.rules.sampler import HarborSampler
from harbor.rules.state import PEEK_CARGO, Harbor
from harbor.rules.view import HarborView
from tablee.engine.luck import Rng
from tablee.engine.state import Sampler
from tablee.engine.values import Seat


@breaks("samples")
class ForgetsItsOwnCargo(HarborGame):
    def sampler(self, view: HarborView) -> Sampler:
        return HarborSampler(replace(view, cargo=(None,) * len(view.cargo)))


@breaks("samples")
class CannotRepeatItself(HarborGame):
    """The sampler takes luck from elsewhere."""

    def sampler(self, view: HarborView) -> Sampler:
        other, honest = Rng(12345), HarborSampler(view)
        return Imagining(lambda _: honest.world(other))


@breaks("frequencies")
class HopesForTheBest(HarborGame):
    """The sampler does not shuffle what it does not know."""

    def sampler(self, view: HarborView) -> Sampler:
        sampler = HarborSampler(view)

        def imagine(rng: Rng) -> Harbor:
            world = sampler.world(rng)
            world.deck.sort(reverse=True)
            if view.top is not None:
                world.deck.remove(view.top)
                world.deck.insert(0, view.top)
            return world

        return Imagining(imagine)


class Shortsighted(HarborGame):
    """The view lacks some cargoes that its chair has seen."""

    def lacks(self, view: HarborView, whose: Seat) -> bool:
        raise NotImplementedError

    def view(self, state: Harbor, seat: Seat | None) -> HarborView:
        seen = super().view(state, seat)
        strange = [one != seat and not seen.over and self.lacks(seen, one) for one in range(len(seen.cargo))]
        return replace(
            seen,
            cargo=tuple(None if hide else card for hide, card in zip(strange, seen.cargo, strict=True)),
            points=tuple(None if hide else points for hide, points in zip(strange, seen.points, strict=True)),
        )


@breaks("no_leak")
class LooksInVain(Shortsighted):
    """Only the log says what a captain saw, so that a bot would not know."""

    def lacks(self, view: HarborView, whose: Seat) -> bool:
        return True


@breaks("frequencies")
class Forgets(Shortsighted):
    """What a captain saw is forgotten as soon as the pier is sold."""

    def lacks(self, view: HarborView, whose: Seat) -> bool:
        return view.seat is not None and view.looked[view.seat] != PEEK_CARGO + whose
