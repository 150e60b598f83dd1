"""The buttons of an open game, each always in its place; what can't be pressed is greyed."""

from collections.abc import Callable
from typing import Final

from bot.errors import GamePutAside
from bot.features.play.changes import hinted
from bot.features.screen import Button, Row, Select, Style, in_pairs
from bot.languages import _
from bot.press.games import (
    AskForHint,
    AskToGiveUp,
    FillInOrder,
    GiveUp,
    LayCircle,
    PlayAll,
    PlayAndRun,
    PlayMove,
    RepostBoard,
    Run,
    ShowBoard,
    ShowMenu,
    ShowRules,
    ShowWords,
    TakeUp,
    TurnCards,
    TypeMoves,
    Undo,
)
from bot.press.press import Press
from bot.press.puzzles import SkipPuzzle
from bot.press.settings import OpenHelp
from bot.services.play.game_view import GameView, InPuzzle, Panel
from bot.words import labels
from bot.words.games import deal_of
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.run import left_to_player, may_fill_all, may_play_all, may_run


def rows(view: GameView) -> tuple[Row, ...]:
    """The rows of an open game's message, from the top."""
    match view.panel:
        case Panel.MORE:
            return _menu(view)
        case Panel.RESIGN:
            label = labels.GIVE_UP_TRY() if view.puzzle else labels.RESIGN()
            resign = Button(label, GiveUp(view.game, view.version), Style.DANGER)
            return ((resign, _back(view, labels.KEEP_ON())),)
        case Panel.CIRCLE:
            label, press = _circle_label(view), LayCircle(view.game, view.version)
            return ((Button(label, press, Style.DANGER), _back(view, labels.RATHER_NOT())),)
        case Panel.BOARD | Panel.DETAILS:
            shown = ROWS[view.table.arrangement.name](view)
            return hinted(view.hint, shown) if view.hint else shown


def _back(view: GameView, label: str) -> Button:
    return Button(label, ShowBoard(view.game), Style.MAIN)


def _menu(view: GameView) -> tuple[Row, ...]:
    if view.puzzle:
        return _menu_of_try(view, view.puzzle)
    return (
        (
            Button(labels.TYPE(), TypeMoves(view.game, view.version), enabled=not view.full),
            Button(labels.IN_WORDS(), ShowWords(view.game)),
            Button(labels.RULES(), ShowRules(view.game)),
        ),
        (Button(labels.HELP(), OpenHelp()), Button(labels.REPOST(), RepostBoard(view.game))),
        (
            Button(labels.RESIGN(), AskToGiveUp(view.game, view.version), Style.DANGER),
            _back(view, labels.BACK()),
        ),
        *_put_aside(view),
    )


def _menu_of_try(view: GameView, of: InPuzzle) -> tuple[Row, ...]:
    """What a try has besides: nothing is typed, and one of the collection can be skipped."""
    skip = (Button(labels.SKIP(), SkipPuzzle(of.puzzle)),) if of.deal else ()
    return (
        (
            Button(labels.IN_WORDS(), ShowWords(view.game)),
            Button(labels.RULES(), ShowRules(view.game)),
            Button(labels.HELP(), OpenHelp()),
        ),
        (Button(labels.REPOST(), RepostBoard(view.game)), *skip),
        (
            Button(labels.GIVE_UP_TRY(), AskToGiveUp(view.game, view.version), Style.DANGER),
            _back(view, labels.BACK()),
        ),
    )


def _put_aside(view: GameView) -> tuple[Row, ...]:
    """The games put aside, to take one up."""
    if not view.put_aside:
        return ()
    # Translators: above a list, at most 150 characters.
    above = _("Games put aside: {count}", count=len(view.put_aside))
    choices = tuple((named(one), TakeUp(one.game)) for one in view.put_aside)
    return (Select(above, choices, tuple(map(home, view.put_aside))),)


def named(one: GamePutAside) -> str:
    """`Sultan #20`, `Sultan #20 from move 221`."""
    return deal_of(one.key, one.deal, one.continued)


def home(one: GamePutAside) -> str:
    """`34 of 95 cards home`."""
    return _("{placed} of {goal} cards home", placed=one.placed, goal=one.goal)


def _divan(view: GameView) -> tuple[Row, ...]:
    """Stock and what may go up, the eight slots, everything else."""
    slots = _numbered(view)
    return (_first_of_divan(view), slots[:4], slots[4:], _others(view))


def _first_of_divan(view: GameView) -> tuple[Button, ...]:
    """What can be done now: a pass, a redeal after it, and at last whatever can go up."""
    if view.table.stock_left:
        return (_turn(view), _run(view), *_run_on(view), *_all_up(view))
    if view.table.redeals_left:
        redeal = _of_move(view, labels.REDEAL(), Redeal(), Style.MAIN)
        return (redeal, *_all_up(view))
    return _all_up(view, always=True)


def _star(view: GameView) -> tuple[Row, ...]:
    """What can be done now, the eight rays, everything else; builds last."""
    rays = _numbered(view)
    return (_first_of_star(view), rays[:4], rays[4:], _others(view), *_builds(view))


def _first_of_star(view: GameView) -> tuple[Button, ...]:
    """What can be done now. A gap must be filled before the next circle or the next card: so each
    stands in the place of the other."""
    table = view.table
    if table.circles < table.arrangement.circles:
        return (_fill(view) if may_fill_all(table) else _circle(view), *_all_up(view))
    if table.stock_left:
        first = _fill(view) if may_fill_all(table) else _turn(view)
        return (first, _run(view), *(_all_up(view) or _run_on(view)))
    if table.waste:
        return (_fill(view), *_all_up(view))
    return _all_up(view, always=True)


ROWS: Final[dict[str, Callable[[GameView], tuple[Row, ...]]]] = {"divan": _divan, "star": _star}
"""The rows of an open game, by the name of its table's arrangement."""
BUILD_BUTTONS: Final = 4
"""Up to this many builds are buttons; more become a select."""
TAUGHT_BUTTONS: Final = 2
"""So many while the board also says what to do: a second row would be higher than a window."""


def _fill(view: GameView) -> Button:
    """Fills the gaps in order, as far as no card can go up meanwhile; in a try, one of them."""
    if view.puzzle:
        return _of_move(view, labels.FILL(), Fill(), Style.MAIN)
    press = FillInOrder(view.game, view.version)
    return _lit(labels.FILL(), press, Style.MAIN, may=may_fill_all(view.table))


def _circle(view: GameView) -> Button:
    """The next circle; blue if no card can go up."""
    style = Style.QUIET if may_play_all(view.table) else Style.MAIN
    return _of_move(view, _circle_label(view), Deal(), style)


def _circle_label(view: GameView) -> str:
    return labels.circle(view.table.circles + 1)


def _builds(view: GameView) -> tuple[Row, ...]:
    """Builds and privileges, or a select of them; there are never more than 23."""
    table = view.table
    builds = [move for move in table.legal if isinstance(move, Build | Privilege)]
    is_taught = view.is_taught or bool(view.puzzle and view.puzzle.is_first)
    if len(builds) <= (TAUGHT_BUTTONS if is_taught else BUILD_BUTTONS):
        pairs = zip(labels.builds(builds, table), builds, strict=True)
        return in_pairs(*(_of_move(view, label, move) for label, move in pairs))
    choices: tuple[tuple[str, Press], ...] = tuple(
        (labels.built_at_length(move, table), _played_by(view, move)) for move in builds
    )
    return (Select(labels.BUILDS(), choices),)


def _turn(view: GameView) -> Button:
    return _of_move(view, labels.TURN(), Turn(), Style.MAIN)


def _run(view: GameView) -> Button:
    """Turns until there is something to decide."""
    return _lit(labels.RUN(), Run(view.game, view.version), Style.MAIN, may=may_run(view.table))


def _run_on(view: GameView) -> tuple[Button, ...]:
    """Plays what Run leaves to the player, and runs on; none if there is nothing."""
    table = view.table
    left = left_to_player(table, view.stop)
    if not left or view.full or view.puzzle:
        return ()
    named = left[0] if len(left) == 1 else None
    press = PlayAndRun(view.game, view.version, str(named) if named else None)
    if isinstance(named, Build):  # Its card may go up as well: the label says where it goes.
        onto = table.card_at(named.target)
        assert onto, "a build goes onto a card"
        return (Button(labels.build_and_run(onto), press),)
    return (Button(labels.run_on(table.card_at(named.source) if named else None), press),)


def _all_up(view: GameView, *, always: bool = False) -> tuple[Button, ...]:
    """Plays every card that fits, if that may be done or the button is shown `always`."""
    may = view.all_up and not view.full
    press = PlayAll(view.game, view.version)
    return (_lit(labels.ALL_UP(), press, Style.UP, may=may),) if may or always else ()


_PLAYS: Final = {source: str(Play(source)) for source in (WASTE, *range(1, 9))}
"""The notation of each card's play."""


def _numbered(view: GameView) -> tuple[Button, ...]:
    """The buttons of slots or rays 1 to 8."""
    playable = view.table.playable
    tops = enumerate((cards[-1] if cards else None for cards in view.table.tableau), 1)
    return tuple(
        _card(view, labels.numbered(number, top), number, may=number in playable)
        for number, top in tops
    )


def _others(view: GameView) -> tuple[Button, ...]:
    """What can be done with the game; last the waste's card, while it can go up."""
    hint = (_hint(view),) if view.terms.has_hints else ()
    more = Button(labels.MORE(), ShowMenu(view.game, view.version))
    buttons = (undo(view), *hint, more)
    if WASTE not in view.table.playable:
        return buttons
    return (*buttons, _card(view, labels.waste(view.table.card_at(WASTE)), WASTE, may=True))


def undo(view: GameView) -> Button:
    return Button(labels.UNDO(), Undo(view.game, view.version), enabled=view.may_undo)


def _hint(view: GameView) -> Button:
    """Asks the solver; then does what it said, until the next press, unless it was busy."""
    if not view.hint or view.hint.is_solver_busy:
        return Button(labels.HINT(), AskForHint(view.game, view.version), enabled=not view.full)
    if view.hint.turns > 1:
        return Button(labels.DO_IT(), TurnCards(view.game, view.version, view.hint.turns))
    return Button(labels.DO_IT(), _played_by(view, view.hint.step.move))


def _of_move(view: GameView, label: str, move: Move, style: Style = Style.QUIET) -> Button:
    """The button of a move, greyed if it isn't legal."""
    return _lit(label, _played_by(view, move), style, may=move in view.table.legal)


def _played_by(view: GameView, move: Move) -> PlayMove | LayCircle:
    """The press that makes a move; without a question about the circle that a hint advises."""
    if move == Deal() and view.hint and view.hint.step.move == move:
        return LayCircle(view.game, view.version)
    return PlayMove(view.game, view.version, str(move))


def _card(view: GameView, label: str, source: Source, *, may: bool) -> Button:
    """The button that plays a card to its foundation, if it may."""
    press = PlayMove(view.game, view.version, _PLAYS[source])
    return _lit(label, press, Style.UP, may=may)


def _lit(label: str, press: Press, style: Style, *, may: bool) -> Button:
    """A button, in its colour only while it can be pressed: greyed blue looks like blue."""
    return Button(label, press, style if may else Style.QUIET, may)
