"""How a game could have gone: the line to the win, step by step, and the chart of cards home."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from bot.features.analyses.analysis import back, caption, screen, title
from bot.features.handlers import Asked, on
from bot.features.play.changes import changed
from bot.features.screen import Button, Screen, Style
from bot.languages import Phrase, _, ngettext
from bot.press.analyses import PlayFromToWin, ShowAnalysis, ShowCourse, WatchToWin
from bot.press.press import Press
from bot.render.layouts.board import Board
from bot.render.layouts.course_chart import CourseChart, Curve, Stroke
from bot.services.analyses.analysed_games import Analysed, Courses, PostMortemView, ToWin
from bot.words import labels
from bot.words.done import done
from bot.words.games import name_of
from bot.words.position import captions, position
from bot.words.text import headed

STEPS: Final = (-10, -1, 1, 10)
"""How many moves the buttons go forward or back."""
_SAMPLES: Final = 5
"""How many values of a curve are told."""
_AXIS: Final = Phrase("Cards home by move")


@on
async def line(asked: Asked, press: WatchToWin) -> Screen:
    return to_win(await asked.services.post_mortems.line(asked.request, press.game, press.ply))


def to_win(shown: ToWin) -> Screen:
    """A position on the line to the win, with buttons to step through it."""
    of, at, may = shown.of, (shown.ply, shown.plies), shown.ply < shown.plies
    watching = partial(WatchToWin, of.game)
    from_here = PlayFromToWin(of.game, shown.ply)
    rows = (
        tuple(step(labels.step_by(by), shown.ply + by, *at, watching) for by in STEPS),
        (*ends(*at, watching), _analysis(of), Button(labels.CHART(), ShowCourse(of.game))),
        (Button(labels.PLAY_FROM_HERE(), from_here, Style.MAIN if may else Style.QUIET, may),),
    )
    picture = Board(
        table=shown.table,
        captions=captions(shown.table),
        heading=caption(of).upper(),
        fresh=changed(shown.before, shown.table),
        two_colour=of.player.two_colour,
    )
    if shown.step:
        made = f"{done((shown.step,), begins=True)}."
    else:
        made = _("The last position known to be winnable.")
    said = "\n".join((_("### The line to the win"), f"-# {title(of)} · {_along(shown)}", made))
    return screen(of, said, picture, position(shown.table, title(of)), rows)


def _along(shown: ToWin) -> str:
    """`54 moves from your move 221`, then `move 3 of 54 from your move 221`."""
    if shown.ply:
        moves = _("move {move} of {of}", move=str(shown.ply), of=str(shown.plies))
    else:
        moves = ngettext("{count} move", "{count} moves", shown.plies)
    if not shown.won:
        # Translators: {moves} is “54 moves” or “move 3 of 54”.
        return _("{moves} from the deal", moves=moves)
    if shown.of.is_own:
        return _("{moves} from your move {move}", moves=moves, move=str(shown.won))
    return _("{moves} from move {move}", moves=moves, move=str(shown.won))


def ends(ply: int, plies: int, watching: Callable[[int], Press]) -> tuple[Button, ...]:
    """The buttons to the first and to the last ply; `watching` is the press for a ply."""
    return (
        step(labels.FIRST_MOVE(), 0, ply, plies, watching),
        step(labels.LAST_MOVE(), plies, ply, plies, watching),
    )


def step(label: str, to: int, ply: int, plies: int, watching: Callable[[int], Press]) -> Button:
    """A button to a ply; beyond the first or last one, to that one."""
    to = max(0, min(to, plies))
    return Button(label, watching(to), enabled=to != ply)


def _analysis(of: Analysed) -> Button:
    return Button(labels.ANALYSIS(), ShowAnalysis(of.game))


@on
async def chart(asked: Asked, press: ShowCourse) -> Screen:
    return course(await asked.services.post_mortems.courses(asked.request, press.game))


def course(courses: Courses) -> Screen:
    """The cards home by move as a chart."""
    view = courses.post_mortem
    of = view.of
    # Translators: the name of a curve in a chart: the reader’s game, or somebody else’s.
    player = _("You") if of.is_own else _("Player")
    curves = [Curve(player, Stroke.SOLID, 0, courses.played)]
    if courses.to_win and view.won is not None:
        # Translators: in a picture, beside the move that the solver would have made.
        curves.append(Curve(_("Solver"), Stroke.DASHED, view.won, courses.to_win))
    # Translators: the name of a careful computer player.
    curves.append(Curve(_("Patient"), Stroke.DOTTED, 0, courses.patient))
    picture = CourseChart(
        title=name_of(of.key),
        caption=caption(of),
        goal=courses.goal,
        curves=(*curves,),
        axis=_AXIS(),
        lost=view.lost_range,
        lost_name=_lost_name(view),
    )
    line = (Button(labels.LINE_TO_WIN(), WatchToWin(of.game, 0)),) if courses.to_win else ()
    rows = ((_analysis(of), *line, *back(of)),)
    said, in_words = f"### {_AXIS()}\n-# {title(of)}", "\n".join(_in_words(courses, player))
    # Whose the dotted curve is.
    below = _("-# Patient is a careful player who sees what you see.")
    return screen(of, said, picture, in_words, rows, "" if of.player.text_mode else below)


def _lost_name(view: PostMortemView) -> str:
    """`Lost: move 62`, `Lost: moves 62-70`, in the chart; empty if no move is known to."""
    if not (lost := view.lost_range):
        return ""
    first, last = map(str, lost)
    if first == last:
        return _("Lost: move {move}", move=first)
    return _("Lost: moves {first}-{last}", first=first, last=last)


def _in_words(courses: Courses, player: str) -> Iterator[str]:
    """The chart in words: some values of each curve, and where the game was lost."""
    view = courses.post_mortem
    of = title(view.of)
    # Translators: {game} is “Sultan #20”.
    yield _("{game}. Cards home of {goal}, by move.", game=of, goal=courses.goal)
    yield _curve(player, courses.played, 0)
    if courses.to_win and view.won is not None:
        solver = _("Solver, from move {move} on", move=str(view.won))
        yield _curve(solver, courses.to_win, view.won)
    yield _curve(_("Patient, a careful player who sees what you see"), courses.patient, 0)
    if lost := view.lost_range:
        first, last = map(str, lost)
        if first == last:
            yield _("Lost at move {move}.", move=first)
        else:
            yield _("Lost at a move from {first} to {last}.", first=first, last=last)


def _curve(name: str, home: Sequence[int], begins: int) -> str:
    """`You: 0 after move 0, 23 after move 50, 47 after move 100.`"""
    last = len(home) - 1
    plies = dict.fromkeys(last * at // (_SAMPLES - 1) for at in range(_SAMPLES))
    # Translators: so many cards home.
    said = (_("{home} after move {move}", home=home[at], move=str(begins + at)) for at in plies)
    return f"{headed(name, ', '.join(said))}."
