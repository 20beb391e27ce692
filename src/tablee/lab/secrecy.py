"""Laws about what chairs may know: nothing leaks, imagined worlds are sound, an undo gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, seeded
from tablee.engine.match import AnyMatch, Chair, Match, barrier, observer
from tablee.engine.record import write_record
from tablee.engine.state import NOTHING, State
from tablee.engine.values import Malformed, Refusal, Said
from tablee.kit.words import LANGUAGES
from tablee.lab import surface
from tablee.lab.trials import AnyMove, Trial, played

WORLDS = 3  # imagined per look and chair
FOLLOWED = 12  # moves after a look


def opened(before: State, after: State) -> bool:
    """Whether anybody may have learned something between two states: something hidden was shown, or luck was used."""
    return before.secrets_opened() != after.secrets_opened() or before.luck_used() != after.luck_used()


def alternatives(trial: Trial, state: State, chair: Chair) -> Iterator[State]:
    """States that the chair should not be able to tell from this one: imagined from its view, and disguised."""
    sampler = trial.game.sampler(trial.game.view(state, chair))
    for _ in range(WORLDS):
        yield sampler.world(trial.rng)
    if trial.disguise is not None:
        for _ in range(WORLDS):
            yield trial.disguise(state, chair, trial.rng)


# No leak ------------------------------------------------------------------------------------------------------------------


def no_leak(trial: Trial) -> Iterator[str]:
    """In worlds that differ only in what a chair cannot know, it receives the same bytes, and imagines the same."""
    game = trial.game
    if not game.secrets:
        return  # one world fits every view, says the law of openness
    if trial.disguise is None:
        yield "a game with secrets is tried with a disguise: see Disguise"
    for number, move in trial.looks(4):
        truth = move.before
        texts = questions(trial, truth)
        yield from _other_bytes(trial, truth, trial.any_chair())
        for chair in trial.chairs:
            where = f"after {number} decisions chair {chair}"
            imagined = game.position(game.sampler(game.view(truth, chair)).world(seeded("leak", number)))
            answers_here = answers(game, truth, chair, texts)
            for world in alternatives(trial, truth, chair):
                if different := surface.differences(game.view(truth, chair), game.view(world, chair)):
                    yield f"{where} sees other {different} in {game.position(world)} than in {game.position(truth)}"
                elif game.position(game.sampler(game.view(world, chair)).world(seeded("leak", number))) != imagined:
                    yield f"{where} imagines other worlds from equal views: its sampler knows more than the view"
                elif leak := _changed(answers_here, answers(game, world, chair, texts)):
                    yield f"{where} is told other refusals: {leak}; in {game.position(world)} and {game.position(truth)}"
                else:
                    yield from _told_apart(trial, move, chair, world)


def _other_bytes(trial: Trial, truth: State, chair: Chair) -> Iterator[str]:
    game = trial.game
    here = surface.received(game, game.view(truth, chair))
    *_, world = alternatives(trial, truth, chair)
    if game.view(world, chair) == game.view(truth, chair) and surface.received(game, game.view(world, chair)) != here:
        yield f"chair {chair} receives other bytes for equal views of {game.position(truth)} and {game.position(world)}"


def questions(trial: Trial, state: State) -> list[str]:
    """Everything one may ask to do: the whole code space, or much of a large one, and readable garbage."""
    game = trial.game
    texts = [game.write(game.decode(code)) for code in trial.codes_to_try(state)]
    return texts + [text for text in surface.garbled(trial, texts, 20) if _is_action(game, text)]


def _is_action(game: AnyGame, text: str) -> bool:
    try:
        game.parse(text)
    except Malformed:
        return False
    return True


def answers(game: AnyGame, state: State, chair: Chair, texts: list[str]) -> list[tuple[str, Refusal | None]]:
    """Each question with the refusal a chair gets; its words follow from it."""
    return [] if chair is None else [(text, game.why_not(state, chair, game.parse(text))) for text in texts]


def _changed(here: list[tuple[str, Refusal | None]], there: list[tuple[str, Refusal | None]]) -> str:
    return next(
        (f"{text!r}: {one} or {other}" for (text, one), (_, other) in zip(here, there, strict=True) if one != other), ""
    )


def _told_apart(trial: Trial, move: AnyMove, chair: Chair, world: State) -> Iterator[str]:
    """What looked alike stays alike: the same view afterwards unless something was opened, and then the same log."""
    game, seat, position = trial.game, move.seat, trial.game.position(move.before)
    if not move.noticed_by(chair):
        if read := told(move, chair):
            yield f"chair {chair} reads {read} of what it does not notice; {position}"
        if different := surface.differences(game.view(move.after, chair), game.view(world, chair)):
            yield f"chair {chair} sees other {different} by what it does not notice; {position}"
        return
    alike = looking_alike(move, chair, world)
    if not alike:
        return
    other = played(game, world, seat, alike[trial.rng.below(len(alike))])
    if different := surface.differences(game.view(move.after, chair), game.view(other.after, chair)):
        if not opened(move.before, move.after) and not opened(world, other.after):
            yield f"chair {chair} can tell {move.text!r} of seat {seat} from {other.text!r} by its {different}; {position}"
    elif told(move, chair) != told(other, chair):
        yield f"chair {chair} reads {told(move, chair)} or {told(other, chair)} where its view is the same; {position}"


def looking_alike(move: AnyMove, chair: Chair, world: State) -> list[int]:
    """The actions in a world that look to the chair like the one that was played."""
    if move.seat not in world.acting():
        return []
    shown, eyes = move.seen_by(chair), observer(chair)
    return [code for code in world.codes(move.seat) if world.sight(move.seat, code, eyes) == shown]


def told(move: AnyMove, chair: Chair) -> list[str]:
    """The lines of the log that a chair may read about a move, in every language."""
    face = move.match.game.face
    names = [f"Player {number}" for number in range(len(move.after.points()))]
    return [face.tell(event, names, lang) for event in move.events if event.may_be_read_by(chair) for lang in LANGUAGES]


def openness(trial: Trial) -> Iterator[str]:
    """A game that declares no secrets shows everything to everybody."""
    game = trial.game
    if game.secrets:
        return
    for _, move in trial.looks(6):
        everything = game.view(move.before, None)
        for chair in trial.chairs:
            view = game.view(move.before, chair)
            if set(surface.differences(everything, view)) - {"seat"}:
                yield f"chair {chair} sees something of its own, but the game declares no secrets"
            if game.position(game.sampler(view).world(trial.rng)) != game.position(move.before):
                yield f"chair {chair} cannot see everything, but the game declares no secrets"


# The game as a file -------------------------------------------------------------------------------------------------------


def sights(trial: Trial) -> Iterator[str]:
    """What others see of an action survives being written and read, and no covered sight is written like an action."""
    game = trial.game
    for _, move in trial.looks(6):
        state = move.before
        for code in _seen(trial, state):
            sight = game.sight(code)
            text = game.write_sight(sight)
            try:
                again = game.parse_sight(text)
            except Malformed:
                again = None
            if game.sight_code(sight) != code or again != sight:
                yield f"code {code} is the sight {sight}, written {text!r} and read as {again}; {game.position(state)}"
            if code >= game.space and _is_action(game, text):
                yield f"the covered sight {sight} is written {text!r}, which is an action"


def _seen(trial: Trial, state: State) -> set[int]:
    """The codes of all that chairs would see of what may be done now, and of what may be told of it at the end."""
    seen = {
        (seat, state.sight(seat, code, observer(chair)))
        for seat in state.acting()
        for code in state.codes(seat)
        for chair in trial.chairs
    }
    codes = {code for _, code in seen} | {trial.final.told(seat, code) for seat, code in seen if code != NOTHING}
    return codes - {NOTHING}


def records(trial: Trial) -> Iterator[str]:
    """The record of a running game is the same file in worlds that its chair cannot tell apart, to the last second."""
    game = trial.game
    for number, move in trial.looks(4 if game.secrets else 0):
        chair = trial.any_chair()
        for world in alternatives(trial, move.before, chair):
            here, there = (Match(game, trial.match.deal, state) for state in (move.before, world))
            for at, later in enumerate(trial.moves[number : number + FOLLOWED], start=1):
                here.do(here.trusted(later.seat, later.code, float(at)))
                if not _follow(trial, there, here.moves[-1], chair) or _parted(here, there, chair):
                    break
                if (one := _file(here, chair)) != (other := _file(there, chair)):
                    yield f"chair {chair} gets other records of games it cannot tell apart:\n{one}\n{other}"


def _follow(trial: Trial, match: AnyMatch, move: AnyMove, chair: Chair) -> bool:
    """Do in one world what looked to a chair like a move in another, if it noticed that; whether that was possible."""
    if not move.noticed_by(chair):
        return True
    alike = looking_alike(move, chair, match.state)
    if alike:
        code = alike[trial.rng.below(len(alike))]
        match.do(match.trusted(move.seat, code, move.at))
    return bool(alike)


def _parted(here: AnyMatch, there: AnyMatch, chair: Chair) -> bool:
    """Whether a chair can by now tell two games apart, as at their end."""
    return here.over or there.over or here.view(chair) != there.view(chair)


def _file(match: AnyMatch, chair: Chair) -> str:
    return write_record(match.record(chair, said=[Said(0, len(match.moves), "well")]))


# Imagined worlds ----------------------------------------------------------------------------------------------------------


def samples(trial: Trial) -> Iterator[str]:
    """An imagined world looks like the view, counts like the game, plays to the end and leaves its sampler alone."""
    game = trial.game
    counted = game.census(trial.deal())
    for looked, move in trial.looks(4):
        for chair in trial.chairs:
            view = game.view(move.before, chair)
            sampler = game.sampler(view)
            for number in range(WORLDS):
                seed = ("samples", looked, number)
                world = sampler.world(seeded(*seed))
                position = game.position(world)
                if different := surface.differences(view, game.view(world, chair)):
                    yield f"chair {chair} imagines other {different} than it sees: {position}"
                if game.census(world) != counted:
                    yield f"chair {chair} imagines {dict(game.census(world))}, there are {dict(counted)}; {position}"
                for state in trial.play_out(world, seeded("samples", "play", number)):
                    if game.census(state) != counted:
                        yield f"played on, the world of chair {chair} counts {dict(game.census(state))}; {position}"
                if world.acting():
                    yield f"played on, the world of chair {chair} does not end: {position}"
                if game.position(sampler.world(seeded(*seed))) != position:
                    yield f"the same luck gives chair {chair} another world the second time: {position}"


# Undo ---------------------------------------------------------------------------------------------------------------------


def undo(trial: Trial) -> Iterator[str]:
    """What can be undone taught nobody anything and used no luck; undone and done again, the game is as before."""
    yield from _uncounted_luck(trial)
    for number, move in trial.looks(12):
        match = Match(trial.game, trial.match.deal, trial.match.start)
        for earlier in trial.moves[: number + 1]:
            match.do(match.trusted(earlier.seat, earlier.code))
        if match.can_undo(move.seat):
            yield from _undone(trial, match)
        if barrier(move.before) == barrier(move.after):
            for chair in trial.chairs:
                for world in alternatives(trial, move.before, chair):
                    yield from _taught(trial, move, chair, world)


def _uncounted_luck(trial: Trial) -> Iterator[str]:
    dice = Luck(trial.key)
    state = trial.deal(dice)
    for move in trial.moves:
        drawn, used = dice.drawn, state.luck_used()
        state.play(move.seat, move.code)
        if dice.drawn != drawn and state.luck_used() == used:
            yield f"{move.text!r} of seat {move.seat} used luck without counting it; {trial.game.position(move.before)}"


def _undone(trial: Trial, match: AnyMatch) -> Iterator[str]:
    game, last = trial.game, match.moves[-1]
    match.undo(last.seat)
    if game.position(match.state) != game.position(last.before):
        yield f"undoing {last.text!r} of seat {last.seat} does not lead back to {game.position(last.before)}"
    match.do(last.action, last.seat)
    if game.position(match.state) != game.position(last.after):
        yield f"undone and done again, {last.text!r} of seat {last.seat} leads to another position than before"


def _taught(trial: Trial, move: AnyMove, chair: Chair, world: State) -> Iterator[str]:
    """How a chair could tell from a move that it is not in another world."""
    game = trial.game
    action = f"{move.text!r} of seat {move.seat} could be undone, but chair {chair} learned"
    if move.noticed_by(chair):
        alike = looking_alike(move, chair, world)
        if not alike:
            yield f"{action} that it was possible; {game.position(move.before)}"
            return
        world.play(move.seat, move.code if move.code in alike else alike[0])
    if different := surface.differences(game.view(move.after, chair), game.view(world, chair)):
        yield f"{action} from it: {different}; {game.position(move.before)}"
