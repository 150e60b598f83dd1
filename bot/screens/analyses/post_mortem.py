"""Where a game was lost, as messages: the analysis, the line to the win, the chart."""

from dataclasses import replace
from functools import partial

from bot.features.play.changes import bare, changed, places
from bot.features.screen import Button, Picture, Row, Screen, Style
from bot.press.analyses import Analyse, ShowAnalysis, ShowCourse, WatchToWin
from bot.press.beginnings import PlayFromRecord, PlayFromToWin
from bot.press.games import ShowBoard
from bot.press.puzzles import MakePuzzle
from bot.press.together import TryTogether
from bot.render.layouts.board import Board
from bot.render.layouts.course_chart import CourseChart, Curve, Stroke
from bot.render.layouts.marked_moves import Frame, MarkedMove
from bot.screens.analyses import stepping
from bot.services.analyses.analysed_games import (
    Analysed,
    Courses,
    PostMortemView,
    Progress,
    ToWin,
    Turning,
)
from bot.store.schema.games import Ended
from bot.words.analyses import courses as course_words
from bot.words.analyses import post_mortem as words
from bot.words.common import games, labels
from bot.words.play.position import captions, position


def analysis(view: PostMortemView) -> Screen:
    """Where a game was lost, as far as it is known."""
    at = _bare(view.turning) if view.turning else None
    picture = _board(view, at) if at else None
    alt = _alt(view, at) if at else ""
    rows = _ways(view)
    return _screen(view.of, words.analysis(view), picture, alt, rows, words.caveat(view))


def _alt(view: PostMortemView, at: Turning) -> str:
    """The position in words. Where there is no picture, none of its frames are told."""
    if view.of.player.text_mode:
        return position(at.table, words.title(view.of))
    return words.board_alt(view, at)


def to_win(shown: ToWin) -> Screen:
    """A position on the line to the win, with buttons to step through it."""
    at = shown.ply, shown.plies, partial(WatchToWin, shown.of.game)
    rows = (
        stepping.steps(*at),
        (*stepping.ends(*at), _analysis_again(shown.of), _chart(shown.of)),
        (_play_from(PlayFromToWin(shown.of.game, shown.ply), may=shown.ply < shown.plies),),
    )
    picture = Board(
        table=shown.table,
        captions=captions(shown.table),
        heading=_caption(shown.of).upper(),
        fresh=changed(shown.before, shown.table),
        two_colour=shown.of.player.two_colour,
    )
    alt = position(shown.table, words.title(shown.of))
    return _screen(shown.of, words.to_win(shown), picture, alt, rows)


def course(courses: Courses) -> Screen:
    """The cards home by move as a chart."""
    view = courses.post_mortem
    curves = [Curve(course_words.player(view.of), Stroke.SOLID, 0, courses.played)]
    if courses.to_win and view.won is not None:
        curves.append(Curve(words.SOLVER(), Stroke.DASHED, view.won, courses.to_win))
    curves.append(Curve(course_words.PATIENT(), Stroke.DOTTED, 0, courses.patient))
    picture = CourseChart(
        title=games.name_of(view.of.key),
        caption=_caption(view.of),
        goal=courses.goal,
        curves=(*curves,),
        axis=course_words.AXIS(),
        lost=view.lost_range,
        lost_name=course_words.lost_name(view),
    )
    line = (_line(view.of),) if courses.to_win else ()
    rows = ((_analysis_again(view.of), *line, *_back(view.of)),)
    below = "" if view.of.player.text_mode else course_words.BELOW_CHART()
    return _screen(
        view.of, course_words.chart(courses), picture, course_words.chart_alt(courses), rows, below
    )


def _screen(
    of: Analysed,
    above: str,
    picture: Picture | None,
    alt: str,
    rows: tuple[Row, ...],
    below: str = "",
) -> Screen:
    """A message for the player alone; in text mode a new one, with words for the picture."""
    in_words = of.player.text_mode
    return Screen(
        above="\n".join(filter(None, (above, alt))) if in_words else above,
        picture=None if in_words else picture,
        below=below,
        rows=rows,
        private=True,
        new_message=in_words,
        secret=True,
        alt=alt if picture and not in_words else "",
        words_suffice=True,
    )


def _ways(view: PostMortemView) -> tuple[Row, ...]:
    if view.progress is Progress.SEARCHING:
        return ((Button(labels.LOOK_AGAIN(), ShowAnalysis(view.of.game)), *_back(view.of)),)
    is_done = view.progress is Progress.DONE
    on = Button(labels.KEEP_SEARCHING(), Analyse(view.of.game), Style.MAIN)
    more = (_chart(view.of), *_back(view.of))
    search = () if is_done else ((on,),)
    if view.turning is None:
        return (*search, more)
    here = _play_from(PlayFromRecord(view.of.game, view.turning.ply), may=True)
    is_won = view.of.result is Ended.WON
    line = () if is_won else (_line(view.of),)
    # Others know the deal by now, so they can try from there together.
    together = ((Button(labels.TRY_TOGETHER(), TryTogether(view.of.game)),),)
    puzzle = ((Button(labels.MAKE_PUZZLE(), MakePuzzle(view.of.game)),),)
    here = here if is_done else replace(here, style=Style.QUIET)
    return (
        *search,
        (here, *line),
        *(together if view.of.day and not is_won else ()),
        *(puzzle if view.makes_puzzle else ()),
        more,
    )


def _line(of: Analysed) -> Button:
    return Button(labels.LINE_TO_WIN(), WatchToWin(of.game, 0))


def _play_from(press: PlayFromRecord | PlayFromToWin, *, may: bool) -> Button:
    style = Style.MAIN if may else Style.QUIET
    return Button(labels.PLAY_FROM_HERE(), press, style, may)


def _chart(of: Analysed) -> Button:
    return Button(labels.CHART(), ShowCourse(of.game))


def _analysis_again(of: Analysed) -> Button:
    return Button(labels.ANALYSIS(), ShowAnalysis(of.game))


def _back(of: Analysed) -> tuple[Button, ...]:
    """The way back to the board, for the player whose it is."""
    return (Button(labels.BACK(), ShowBoard(of.game)),) if of.is_own else ()


def _caption(of: Analysed) -> str:
    """`#20`, `day 47`, or nothing if the number is too long to be read."""
    if of.number is not None:
        return games.day_number(of.number)
    return games.numbered(of.deal) if of.deal <= games.LONGEST_SHOWN else ""


def _bare(turning: Turning) -> Turning:
    return replace(turning, table=bare(turning.table))


def _board(view: PostMortemView, turning: Turning) -> Board:
    """The picture of the position, with both moves marked."""
    whole = view.turning
    assert whole, "there is a position"
    name = words.LOSES() if view.of.result is Ended.WON else words.SOLVER_ON_CARD()
    marked = [MarkedMove(Frame.SOLID, name, places(turning.other, whole.table))]
    if turning.played:
        there = places(turning.played, whole.table)
        marked.insert(0, MarkedMove(Frame.DASHED, words.PLAYED(), there))
    return Board(
        table=turning.table,
        captions=captions(turning.table),
        heading=_caption(view.of).upper(),
        two_colour=view.of.player.two_colour,
        marked=(*marked,),
    )
