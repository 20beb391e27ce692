"""Laws about what chairs may know: nothing leaks, imagined worlds are sound, an undo gives nothing away."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.engine.game import AnyGame
from tablee.engine.luck import Luck, seeded
from tablee.engine.state import NOBODY, NOTHING, State
from tablee.engine.values import Malformed, Refusal, Seat
from tablee.kit.words import LANGUAGES
from tablee.lab import surface
from tablee.lab.trials import Moment, Trial

WORLDS = 3  # imagined per look and chair


def opened(before: State, after: State) -> bool:
    """Whether an undo is barred between two states: something hidden was shown, or luck was used."""
    return before.secrets_opened() != after.secrets_opened() or before.luck_used() != after.luck_used()


def alternatives(trial: Trial, state: State, chair: Seat | None) -> Iterator[State]:
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
    for moment in trial.looks(4):
        texts = questions(trial, moment.before)
        yield from _other_bytes(trial, moment.before, trial.any_chair())
        for chair in trial.chairs:
            truth, where = moment.before, f"after {moment.number} decisions chair {chair}"
            imagined = game.position(game.sampler(game.view(truth, chair)).world(seeded("leak", moment.number)))
            answers_here = answers(game, truth, chair, texts)
            for world in alternatives(trial, truth, chair):
                if different := surface.differences(game.view(truth, chair), game.view(world, chair)):
                    yield f"{where} sees other {different} in {game.position(world)} than in {game.position(truth)}"
                elif game.position(game.sampler(game.view(world, chair)).world(seeded("leak", moment.number))) != imagined:
                    yield f"{where} imagines other worlds from equal views: its sampler knows more than the view"
                elif leak := _changed(answers_here, answers(game, world, chair, texts)):
                    yield f"{where} is told other refusals: {leak}; in {game.position(world)} and {game.position(truth)}"
                else:
                    yield from _told_apart(trial, moment, chair, world)


def _other_bytes(trial: Trial, truth: State, chair: Seat | None) -> Iterator[str]:
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


def answers(game: AnyGame, state: State, chair: Seat | None, texts: list[str]) -> list[tuple[str, Refusal | None]]:
    """Each question with the refusal a chair gets; its words follow from it."""
    return [] if chair is None else [(text, game.why_not(state, chair, game.parse(text))) for text in texts]


def _changed(here: list[tuple[str, Refusal | None]], there: list[tuple[str, Refusal | None]]) -> str:
    return next(
        (f"{text!r}: {one} or {other}" for (text, one), (_, other) in zip(here, there, strict=True) if one != other), ""
    )


def _told_apart(trial: Trial, moment: Moment, chair: Seat | None, world: State) -> Iterator[str]:
    """What looked alike stays alike: the same view afterwards unless something was opened, and then the same log."""
    game, seat = trial.game, moment.seat
    if unnoticed(moment, chair):
        if read := told(game, chair, moment.before, seat, moment.code, moment.after):
            yield f"chair {chair} reads {read} of what it does not notice; {game.position(moment.before)}"
        if different := surface.differences(game.view(moment.after, chair), game.view(world, chair)):
            yield f"chair {chair} sees other {different} by what it does not notice; {game.position(moment.before)}"
        return
    alike = looking_alike(moment, chair, world)
    if not alike:
        return
    code = alike[trial.rng.below(len(alike))]
    after = world.copy()
    after.play(seat, code)
    if game.view(after, chair) != game.view(moment.after, chair):
        if not opened(moment.before, moment.after) and not opened(world, after):
            different = surface.differences(game.view(moment.after, chair), game.view(after, chair))
            yield (
                f"chair {chair} can tell {game.write(game.decode(moment.code))!r} of seat {seat} from "
                f"{game.write(game.decode(code))!r} by its {different}; {game.position(moment.before)}"
            )
        return
    here = told(game, chair, moment.before, seat, moment.code, moment.after)
    there = told(game, chair, world, seat, code, after)
    if here != there:
        yield f"chair {chair} reads {here} or {there} where its view is the same; {game.position(moment.before)}"


def unnoticed(moment: Moment, chair: Seat | None) -> bool:
    """Whether the chair does not even see that something was done."""
    observer = NOBODY if chair is None else chair
    return moment.before.sight(moment.seat, moment.code, observer) == NOTHING


def looking_alike(moment: Moment, chair: Seat | None, world: State) -> list[int]:
    """The actions in a world that look to the chair like the one that was played."""
    observer = NOBODY if chair is None else chair
    shown = moment.before.sight(moment.seat, moment.code, observer)
    if moment.seat not in world.acting():
        return []
    return [code for code in world.codes(moment.seat) if world.sight(moment.seat, code, observer) == shown]


def told(game: AnyGame, chair: Seat | None, before: State, seat: Seat, code: int, after: State) -> list[str]:
    """The lines of the log that a chair may read about an action, in every language."""
    names = [f"Player {number}" for number in range(len(after.points()))]
    events = game.story(before, seat, game.decode(code), after)
    return [game.face.tell(event, names, lang) for event in events if event.may_be_read_by(chair) for lang in LANGUAGES]


def openness(trial: Trial) -> Iterator[str]:
    """A game that declares no secrets shows everything to everybody."""
    game = trial.game
    if game.secrets:
        return
    for moment in trial.looks(6):
        everything = game.view(moment.before, None)
        for chair in trial.chairs:
            view = game.view(moment.before, chair)
            if set(surface.differences(everything, view)) - {"seat"}:
                yield f"chair {chair} sees something of its own, but the game declares no secrets"
            if game.position(game.sampler(view).world(trial.rng)) != game.position(moment.before):
                yield f"chair {chair} cannot see everything, but the game declares no secrets"


# Imagined worlds ----------------------------------------------------------------------------------------------------------


def samples(trial: Trial) -> Iterator[str]:
    """An imagined world looks like the view, counts like the game, plays to the end and leaves its sampler alone."""
    game = trial.game
    counted = game.census(trial.deal())
    for moment in trial.looks(4):
        for chair in trial.chairs:
            view = game.view(moment.before, chair)
            sampler = game.sampler(view)
            for number in range(WORLDS):
                seed = ("samples", moment.number, number)
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
    """What can be undone taught nobody anything and used no luck."""
    game = trial.game
    dice = Luck(trial.key)
    state = trial.deal(dice)
    looked_at = {moment.number for moment in trial.looks(12)}
    for moment in trial.moments:
        drawn = dice.drawn
        used = state.luck_used()
        state.play(moment.seat, moment.code)
        action = f"{game.write(game.decode(moment.code))!r} of seat {moment.seat}"
        if dice.drawn != drawn and state.luck_used() == used:
            yield f"{action} used luck without counting it; {game.position(moment.before)}"
        if opened(moment.before, moment.after) or moment.number not in looked_at:
            continue
        for chair in trial.chairs:
            for world in alternatives(trial, moment.before, chair):
                alike = looking_alike(moment, chair, world)
                if unnoticed(moment, chair):
                    alike = []
                elif not alike:
                    yield (
                        f"{action} could be undone, but chair {chair} learned that it was possible; "
                        f"{game.position(moment.before)}"
                    )
                    continue
                if alike:
                    world.play(moment.seat, moment.code if moment.code in alike else alike[0])
                if different := surface.differences(game.view(moment.after, chair), game.view(world, chair)):
                    yield (
                        f"{action} could be undone, but chair {chair} learned from it: {different}; "
                        f"{game.position(moment.before)}"
                    )
