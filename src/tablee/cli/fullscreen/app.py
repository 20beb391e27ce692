"""The table on a full screen: shows what the person before it may know, and carries out keys, touches and words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from multiprocessing.pool import Pool
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, ScrollableContainer
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from tablee.bots import think
from tablee.cli.choosing import Choosing, commands
from tablee.cli.fullscreen.board import BoardView
from tablee.cli.fullscreen.panes import choice_lines, log_lines, seat_line, seat_lines
from tablee.cli.fullscreen.sheets import Curtain, Sheet
from tablee.cli.menu import place_meaning
from tablee.cli.paint import with_signs
from tablee.cli.sitting import Left, Sitting
from tablee.engine.values import Seat
from tablee.kit.sketch import Aims, Sketch, mark

WIDE = 110  # columns from which the log has a column of its own
SHORT = 2  # lines that an answer may have and still be told beside the prompt


KEYS = {  # that do something wherever one is but in the line
    "question_mark": "keys",
    "r": "rules",
    "w": "words",
    "u": "undo",
    "escape": "start_again",
    "slash": "type",
    "b": "show_board",
    "d": "toggle_dark",
    "q": "leave",
}


class Completion(Suggester):
    """Goes on with what is typed, word by word."""

    def __init__(self, app: TableApp) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.table = app

    async def get_suggestion(self, value: str) -> str | None:
        choosing = self.table.choosing
        return (choosing.completion(value) if choosing else "") or None


class TableApp(App[None]):
    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action, show=False) for key, action in KEYS.items()),
        Binding("ctrl+c", "leave_now", show=False, priority=True),
        Binding("ctrl+d", "leave_now", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, minds: Pool, pause: float = 0.0) -> None:
        super().__init__()
        self.sitting = sitting
        self.minds = minds
        self.pause = pause  # seconds after what a bot did
        self.choosing: Choosing | None = None  # None while nobody at the screen is asked
        self.lists = 0  # how many lists of choices were shown
        self.logged: list[str] = []  # what the log shows
        self.answered = ""  # what was last told about a choice
        self.leaving = False
        self.signs = {mark(colour): colour for colour in sitting.colours}

    def compose(self) -> ComposeResult:
        say = self.sitting.say
        with Container(id="table"):
            with ScrollableContainer(id="board", can_focus=False):
                yield BoardView()
            yield Static(id="seats")
            yield RichLog(id="log", wrap=True, min_width=10, auto_scroll=True)
            yield OptionList(id="choices", markup=False)
        yield Static(id="prompt")
        yield Input(id="line", placeholder=say("line"), suggester=Completion(self), select_on_focus=False)
        yield Static(say("keys-short"), id="keys")

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.call_after_refresh(self.go_on)

    # The course of the game -------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask whoever is to act: a person, behind a curtain if need be, or a bot."""
        sitting, person = self.sitting, self.sitting.awaited
        if sitting.match.over:
            self.finish()
        elif person is None:
            self.let_think(sitting.match.acting[0])
        elif sitting.needs_curtain(person):
            self.draw_curtain(person)
        else:
            self.ask(person)

    def ask(self, seat: Seat) -> None:
        self.sitting.shown = seat
        self.choosing = Choosing(self.sitting, seat)
        self.draw()

    def draw_curtain(self, seat: Seat) -> None:
        """Everything leaves the screen first."""
        name, say = self.sitting.plain_names[seat], self.sitting.say
        self.choosing = None
        self.query_one(BoardView).draw(Sketch())
        self.query_one("#log", RichLog).clear()
        self.logged = []
        self.answered = ""
        for pane in ("#prompt", "#seats"):
            self.query_one(pane, Static).update("")
        self.show_choices()
        self.push_screen(
            Curtain(f"{say('curtain', name=name)}\n\n{say('curtain-open', name=name)}"), lambda _: self.ask(seat)
        )

    def let_think(self, seat: Seat) -> None:
        self.choosing = None
        self.draw()
        done, failed = partial(self.from_mind, seat), partial(self.call_from_thread, self.panic)
        self.minds.apply_async(think, self.sitting.question(seat), callback=done, error_callback=failed)

    def from_mind(self, seat: Seat, text: str) -> None:
        """Called in another thread; nobody may listen any more."""
        if self.is_running:
            self.call_from_thread(self.bot_acted, seat, text)

    def bot_acted(self, seat: Seat, text: str) -> None:
        self.sitting.do(seat, text)
        if self.pause:
            self.draw()
            self.set_timer(self.pause, self.go_on)
        else:
            self.go_on()

    def finish(self) -> None:
        self.choosing = None
        self.draw()
        self.read("\n".join(self.sitting.ending()))

    def after(self, told: Sequence[str] | Sketch = ()) -> None:
        """Somebody chose or asked something: tell what came of it, and go on if it was an action."""
        told = () if isinstance(told, Sketch) else told  # the board is in sight already
        self.leaving = False
        room = self.size.width * SHORT
        self.answered = " ".join(told) if len(told) <= SHORT and sum(map(len, told)) < room else ""
        if told and not self.answered:
            self.read("\n".join(told))
        if self.choosing is not None and self.choosing.done:
            self.go_on()
        else:
            self.draw()

    # Showing ----------------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Everything as it is now, for who sits before it."""
        choosing, sitting = self.choosing, self.sitting
        chair = choosing.seat if choosing else sitting.onlooker
        view = choosing.view if choosing else sitting.match.view(chair)
        sketch = choosing.sketch() if choosing else sitting.game.face.sketch(view, sitting.lens)
        board = self.query_one(BoardView)
        board.cursor = ()
        board.draw(sketch, choosing.lit() if choosing else frozenset())
        seats = seat_lines if self.size.width >= WIDE else seat_line
        self.query_one("#seats", Static).update(with_signs(seats(sitting, chair), self.signs))
        self.show_log(chair)
        self.show_choices()
        self.show_prompt()

    def show_log(self, chair: Seat | None) -> None:
        """The newest of what happened; what did since one's last turn is set apart."""
        lines = log_lines(self.sitting, chair)
        if lines == self.logged:
            return
        self.logged = lines
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in lines:
            log.write(with_signs(line, self.signs))

    def show_choices(self) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        if self.choosing is None:
            return
        self.lists += 1
        for number, said in enumerate(choice_lines(self.sitting, self.choosing.listed)):
            choices.add_option(Option(Text(said, no_wrap=True, overflow="ellipsis"), f"choice-{self.lists}-{number}"))
        choices.highlighted = 0

    def show_prompt(self, *pointed: str) -> None:
        """What to do, what was answered, what is pointed at."""
        sitting, choosing = self.sitting, self.choosing
        if sitting.match.over:
            said = " ".join(sitting.ending()[:3])
        elif choosing is None:
            said = sitting.say("thinking", name=sitting.names[sitting.match.acting[0]])
        else:
            said = choosing.prompt()
        text = with_signs(said, self.signs)
        for more in filter(None, (self.answered, *pointed)):
            text.append(f"\n{more}", "not bold")
        self.query_one("#prompt", Static).update(text)

    def read(self, words: str) -> None:
        self.push_screen(Sheet(with_signs(words, self.signs), self.sitting.say("sheet-close")))

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw_again)

    def draw_again(self) -> None:
        """To the room there is now; not behind a curtain."""
        if len(self.screen_stack) == 1:
            self.draw()

    # What people do ---------------------------------------------------------------------------------------------------

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        if self.choosing is not None and self.is_current(event):
            self.choosing.take(self.choosing.listed.entries[event.option_index])
            self.after()

    def is_current(self, event: OptionList.OptionMessage) -> bool:
        """Whether somebody meant the list that is shown: keys may be quicker than the screen."""
        return event.option_id == f"choice-{self.lists}-{event.option_index}"

    @on(OptionList.OptionHighlighted)
    def consider(self, event: OptionList.OptionHighlighted) -> None:
        """What an entry would do is shown on the board and told in full: the list has no room for that."""
        if self.choosing is None or not self.is_current(event):
            return
        entry = self.choosing.listed.entries[event.option_index]
        aims, lens = self.choosing.aims(entry), self.choosing.considering(entry)
        board = self.query_one(BoardView)
        board.draw(self.choosing.sketch(lens), board.lit)
        board.show_aims(aims)
        outlook = self.choosing.prompt(lens)
        meaning = entry.meaning or ", ".join(filter(None, (self.meaning((aim,)) for aim in aims)))
        self.show_prompt("" if outlook == self.choosing.prompt() else outlook, meaning)

    @on(BoardView.Pointed)
    def point(self, event: BoardView.Pointed) -> None:
        if not isinstance(event, BoardView.Touched):
            self.show_prompt(self.meaning(event.aims))

    @on(BoardView.Touched)
    def touch(self, event: BoardView.Touched) -> None:
        if self.choosing is not None and self.choosing.touch(event.aims):
            self.after()

    def meaning(self, aims: Aims) -> str:
        """A place in words."""
        if self.choosing is None or not aims:
            return ""
        lit = self.choosing.lit()
        slot, place = next((aim for aim in aims if aim in lit), aims[0])
        return place_meaning(self.sitting.game, self.choosing.view, slot, place, self.choosing.lens)

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        words = " ".join(event.value.split())
        event.input.value = ""
        try:
            if self.choosing is not None:
                self.after(self.choosing.answer(words))
            elif commands().get(words.lower()) == "quit":
                raise Left
        except Left:
            self.exit()
            return
        if not words or self.choosing is None or self.choosing.done:
            self.query_one("#choices").focus()

    def on_key(self, event: events.Key) -> None:
        """Whoever begins to type is led to the line."""
        line = self.query_one("#line", Input)
        free = len(self.screen_stack) == 1 and self.focused is not line and event.key not in KEYS
        if free and event.is_printable and event.character:
            line.focus()
            line.value = event.character
            line.cursor_position = 1
            event.stop()

    def ask_for(self, command: str) -> None:
        if self.choosing is not None:
            self.after(self.choosing.obey(command, ""))

    def action_keys(self) -> None:
        self.read(self.sitting.say("keys"))

    def action_rules(self) -> None:
        self.read("\n\n".join(self.sitting.short_rules()))

    def action_words(self) -> None:
        self.ask_for("words")

    def action_undo(self) -> None:
        self.ask_for("undo")

    def action_type(self) -> None:
        self.query_one("#line").focus()

    def action_show_board(self) -> None:
        self.query_one(BoardView).focus()

    def action_start_again(self) -> None:
        self.query_one("#line", Input).value = ""
        self.query_one("#choices").focus()
        if self.choosing is not None:
            self.choosing.start_again()
            self.after()

    def action_leave(self) -> None:
        """Asks once more while the game goes on."""
        if self.leaving or self.sitting.match.over:
            self.exit()
        self.leaving = True
        self.answered = self.sitting.say("leave-again")
        self.show_prompt()

    def action_leave_now(self) -> None:
        self.exit()
