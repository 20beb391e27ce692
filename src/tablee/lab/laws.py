"""The laws every game keeps: a test kit for authors of games.

A law looks at one random game and tells what is wrong with it, at best nothing. `uphold` raises `LawBroken` at the first
thing told:

    for setup in setups(GAME):
        for law in LAWS:
            uphold(law, GAME, setup)

Here are the laws of play; `secrecy` has those about what chairs may know, `surface` those about texts and pictures.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib import import_module
from typing import TypeAlias

from tablee.engine import catalogue
from tablee.engine.game import AnyGame
from tablee.engine.luck import seeded
from tablee.engine.match import barrier, dealt
from tablee.engine.options import write_options
from tablee.engine.record import read_record, write_record
from tablee.engine.state import NOBODY, State
from tablee.engine.values import Malformed
from tablee.engine.verify import verify
from tablee.kit.words import LANGUAGES
from tablee.lab import anatomy, judgement, secrecy, surface
from tablee.lab.trials import Disguise, LawBroken, Setup, Trial, setups
from tablee.lab.worlds import misfit

Law: TypeAlias = Callable[[Trial], Iterator[str]]


def uphold(law: Law, game: AnyGame, setup: Setup, seed: int | str = 0, disguise: Disguise | None = None) -> None:
    """Try a law on one random game. Raises `LawBroken`. A game with secrets brings a disguise: see there."""
    trial = Trial(game, setup, seed, disguise)
    try:
        detail = next(law(trial), None)
    except LawBroken:
        raise
    except Exception as problem:
        problem.add_note(f"while the law of {law.__name__} was tried on {trial}")
        raise
    if detail is not None:
        raise LawBroken(law.__name__, f"{trial}: {detail}")


def legality(trial: Trial) -> Iterator[str]:
    """Listed actions are exactly those not refused, for every seat; asking changes nothing; refusals have words."""
    game = trial.game
    for number, state in states(trial, 6):
        position, luck = game.position(state), state.luck_used()
        refusals, tried = {}, trial.codes_to_try(state)
        for seat in range(-1, trial.setup.seats + 1):
            listed = state.codes(seat) if seat in state.acting() else []
            if len(set(listed)) < len(listed) or any(not 0 <= code < game.space for code in listed):
                yield f"after {number} decisions seat {seat} has codes twice or out of range: {listed}"
            allowed = set(listed)
            for code in tried:
                action = game.decode(code)
                refusal = game.why_not(state, seat, action)
                if (refusal is None) != (code in allowed):
                    said = "listed but refused" if refusal else "not refused but not listed"
                    yield f"after {number} decisions {game.write(action)!r} of seat {seat} is {said}; {position}"
                if refusal is not None:
                    refusals[repr(refusal)] = refusal
        for refusal in refusals.values():
            if not refusal.rule or not all(game.face.explain(refusal, lang) for lang in LANGUAGES):
                yield f"{refusal} names no rule or has no words"
        if (game.position(state), state.luck_used()) != (position, luck):
            yield f"asking why not changed the state after {number} decisions: {position} became {game.position(state)}"


def garbage(trial: Trial) -> Iterator[str]:
    """Any text is malformed or an action; what is not refused of these is listed."""
    game = trial.game
    for _, move in trial.looks(4):
        state, seat = move.before, move.seat
        listed = set(state.codes(seat))
        for text in surface.garbled(trial, [game.write(game.decode(code)) for code in sorted(listed)], 60):
            try:
                action = game.parse(text)
            except Malformed:
                continue
            except Exception as problem:
                yield f"parsing {text!r} raises {problem!r}, not Malformed"
                continue
            if game.parse(game.write(action)) != action:
                yield f"{text!r} is read as {action}, which is written {game.write(action)!r} and read differently"
            if game.why_not(state, seat, action) is None and game.encode(action) not in listed:
                yield f"{text!r} is not refused to seat {seat} but not listed; {game.position(state)}"


def notation(trial: Trial) -> Iterator[str]:
    """Actions, positions, views and options survive being written and read."""
    game = trial.game
    for code in trial.codes_to_try(trial.deal()):
        action = game.decode(code)
        if game.encode(action) != code:
            yield f"code {code} is {action}, which is encoded {game.encode(action)}"
        if game.parse(game.write(action)) != action:
            yield f"{action} is written {game.write(action)!r} and read as {game.parse(game.write(action))}"
    for number, state in states(trial, 10):
        position = game.position(state)
        again = game.from_position(position)
        if game.position(again) != position:
            yield f"{position!r} is read as {game.position(again)!r}"
        if again.acting() != state.acting() or any(again.codes(seat) != state.codes(seat) for seat in state.acting()):
            yield f"read from its position after {number} decisions, other actions are legal: {position}"
        for chair in trial.chairs:
            seen = game.view(state, chair)
            if different := surface.differences(seen, game.view(again, chair)):
                yield f"read from its position after {number} decisions, chair {chair} sees other {different}: {position}"
            if surface.from_json(surface.to_json(seen), type(seen)) != seen:
                yield f"the view of chair {chair} does not survive JSON"
    options = game.read_options(trial.setup.seats, dict(trial.setup.options))
    if game.read_options(trial.setup.seats, write_options(options)) != options:
        yield f"{options} does not survive being written"


def copies(trial: Trial) -> Iterator[str]:
    """A copy has every attribute of its original; they go separate ways, and play the same game on the same choices."""
    game = trial.game
    for number, move in trial.looks(4):
        state = move.before
        where = f"after {number} decisions: {game.position(state)}"
        twins = [state.copy(), state.copy()]
        if lost := anatomy.differences(state, twins[0]):
            yield f"a copy has other {lost} than its original {where}"
        before = anatomy.plain(state)
        for twin in twins:
            for _ in trial.play_out(twin, seeded("copies", trial.seed, number)):
                pass
            if anatomy.plain(state) != before:
                yield f"playing a copy changed the original {where}"
        if game.position(twins[0]) != game.position(twins[1]):
            yield f"two copies play different games {where}"


def _outline(trial: Trial, state: State) -> tuple[object, ...]:
    return trial.game.position(state), *barrier(state)


def _everything(trial: Trial, state: State) -> tuple[object, ...]:
    views = [trial.game.view(state, chair) for chair in trial.chairs]
    return *_outline(trial, state), state.points(), views


def replay(trial: Trial) -> Iterator[str]:
    """The same key and actions give the same game, move by move; a record survives being written and verifies."""
    game, match = trial.game, trial.match
    again = dealt(game, match.seats, match.deal.options, match.deal.key)
    for number, move in enumerate(match.moves):
        if _outline(trial, again.state) != _outline(trial, move.before):
            yield f"replayed, the game differs after {number} decisions: {game.position(move.before)}"
        again.do(move.text, move.seat)
    if _everything(trial, again.state) != _everything(trial, match.state):
        yield f"replayed, the game ends differently: {game.position(match.state)}"
    record = match.record()
    if read_record(write_record(record)) != record:
        yield "the record does not survive being written"
    if game.name in catalogue.names() and catalogue.find(game.name) is game:
        if game.position(verify(record).state) != game.position(match.state):
            yield "the record verifies to another end"


def conservation(trial: Trial) -> Iterator[str]:
    """Pieces, cards and money are all there after every action."""
    counted = trial.game.census(trial.deal())
    if not counted:
        yield "the census counts nothing"
    for move in trial.moves:
        if trial.game.census(move.after) != counted:
            yield (
                f"{move.text!r} of seat {move.seat} made {dict(counted)} into {dict(trial.game.census(move.after))}; "
                f"before it: {trial.game.position(move.before)}"
            )


def ending(trial: Trial) -> Iterator[str]:
    """Whoever acts has something to do, and play ends in time with places that fit together."""
    seats = range(trial.setup.seats)
    for number, move in enumerate(trial.moves):  # makes LawBroken by itself when the game is too long
        state = move.before
        acting = state.acting()
        if state.turn() != acting[0] or len(set(acting)) < len(acting) or any(seat not in seats for seat in acting):
            yield f"after {number} decisions {acting} act, but it is the turn of {state.turn()}"
        if idle := [seat for seat in acting if not state.codes(seat)]:
            yield f"after {number} decisions {idle} act, but can do nothing; {trial.game.position(state)}"
    final = trial.final
    if final.turn() != NOBODY:
        yield f"nobody acts at the end, but it is the turn of {final.turn()}"
    points, ranks = final.points(), final.ranks()
    if len(points) != len(seats) or ranks != [1 + sum(other < mine for other in ranks) for mine in ranks]:
        yield f"places do not fit together: points {points}, ranks {ranks}"
    if abs(sum(final.reward(seat) for seat in seats) - 1) > 1e-9:
        yield f"the shares of the victory are {[final.reward(seat) for seat in seats]}"


def simultaneity(trial: Trial) -> Iterator[str]:
    """Where several seats choose at once, the order in which they do changes nothing; unless luck was asked between."""
    game = trial.game
    for move in trial.moves:
        state, acting = move.before, move.before.acting()
        if len(acting) < 2:
            continue
        second = next(seat for seat in acting if seat != move.seat)
        pair = ((move.seat, move.code), (second, state.draw(second, trial.rng)))
        ends = []
        for order in (pair, pair[::-1]):
            world = state.copy()
            for seat, code in order:
                if seat not in world.acting() or code not in world.codes(seat):
                    break
                world.play(seat, code)
            else:
                ends.append(world)
        if secrecy.opened(state, move.after) and len(ends) < 2:
            continue  # the first choice showed something, so the second seat may think again
        names = [game.write(game.decode(code)) for _, code in pair]
        if len(ends) < 2:
            yield f"seats {move.seat} and {second} act at once, but {names} bar each other; {game.position(state)}"
        elif ends[0].luck_used() == state.luck_used() and game.position(ends[0]) != game.position(ends[1]):
            yield f"the order of {names} by seats {move.seat} and {second} matters; {game.position(state)}"


def fair_draw(trial: Trial) -> Iterator[str]:
    """What is drawn is listed, and everything listed is equally likely."""
    for number, move in trial.looks(3):
        state, seat = move.before, move.seat
        listed = state.codes(seat)
        draws = max(300, 12 * len(listed))
        drawn = Counter(int(state.draw(seat, trial.rng)) for _ in range(draws))
        if strange := set(drawn) - set(listed):
            yield f"drawn but not listed: {[trial.game.write(trial.game.decode(code)) for code in strange]}"
        expected = {str(code): draws / len(listed) for code in listed}
        if wrong := misfit({str(code): count for code, count in drawn.items()}, expected):
            yield f"draws are not uniform after {number} decisions, {wrong}; {trial.game.position(state)}"


def states(trial: Trial, count: int) -> Iterator[tuple[int, State]]:
    """Some states of the game with the number of decisions before them, the last included."""
    for number, move in trial.looks(count):
        yield number, move.before
    yield len(trial.moves), trial.final


LAWS: tuple[Law, ...] = (
    legality,
    garbage,
    notation,
    copies,
    replay,
    conservation,
    ending,
    simultaneity,
    fair_draw,
    secrecy.no_leak,
    secrecy.openness,
    secrecy.sights,
    secrecy.records,
    secrecy.samples,
    secrecy.undo,
    judgement.features,
    surface.text_layer,
    surface.pictures,
)


# The two builds -----------------------------------------------------------------------------------------------------------


def fingerprint(game: AnyGame, seed: int | str = 0) -> str:
    """A number over random games of all setups: everything that happens, and much of what chairs see of it."""
    digest = sha256()
    for setup in setups(game):
        trial = Trial(game, setup, seed)
        for move in trial.moves:
            state = move.after
            facts = (
                move.seat,
                move.code,
                game.position(state),
                state.luck_used(),
                state.secrets_opened(),
                state.points(),
            )
            digest.update(repr(facts).encode())
        for _, move in trial.looks(3):
            for chair in trial.chairs:
                seen = game.view(move.before, chair)
                digest.update(surface.to_json(seen))
                digest.update(game.position(game.sampler(seen).world(seeded("fingerprint", trial.seed))).encode())
        digest.update(surface.received(game, game.view(trial.looks(1)[0][1].before, trial.any_chair())))
    return digest.hexdigest()


def two_builds(game: AnyGame, seed: int | str = 0, where: str = "") -> None:
    """Compare this process with an interpreted one that also hashes differently. Raises `LawBroken`.

    `where` is the module and name of the game, if they are not those of its class and GAME.
    """
    where = where or f"{type(game).__module__}:GAME"
    command = "import sys; from tablee.lab import laws; print(laws.fingerprint(laws.at(sys.argv[1]), sys.argv[2]))"
    surroundings = {"TABLEE_BUILD": "never", "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    other = subprocess.run(  # noqa: S603  # our own interpreter
        [sys.executable, "-c", command, where, str(seed)],
        env=os.environ | surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    if other.returncode:
        raise LawBroken("two_builds", f"{game.name} cannot be played interpreted: {other.stderr}")
    if other.stdout.strip() != fingerprint(game, str(seed)):
        raise LawBroken("two_builds", f"{game.name}: seed {seed} plays or looks different in an interpreted process")


def at(where: str) -> AnyGame:
    """The game at `module:name`."""
    module, _, name = where.partition(":")
    game: AnyGame = getattr(import_module(module), name)
    return game
