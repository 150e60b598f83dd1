"""Where a game was lost: what the analysis says, and its pictures in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.services.analyses.post_mortem_view import (
    Analysed,
    Courses,
    PostMortemView,
    Progress,
    ToWin,
    Turning,
)
from bot.store.schema.rows import Ended
from bot.words.common.cards import capital, counted
from bot.words.common.games import daily_name, deal_of, tie_breaker
from bot.words.common.times import date_of
from bot.words.play.change import advice, done, made
from bot.words.play.position import position
from engine.table import Table

PLAYED: Final = "Played"
SOLVER: Final = "Solver"
LOSES: Final = "Loses"
PATIENT: Final = "Patient"
"""Whose moves and curves they are, in pictures."""
AXIS: Final = "Cards home by move"
"""What the curves are of."""
_WHO: Final = "a careful player who sees what you see"
BELOW_CHART: Final = f"-# {PATIENT} is {_WHO}."
"""Whose the dotted curve is."""
_SAMPLES: Final = 5
"""How many values of a curve are told."""
_ENDED: Final = {
    Ended.WON: "won in {}",
    Ended.LOST: "stuck after {}",
    Ended.GIVEN_UP: "given up after {}",
    Ended.CLOSED: "unfinished after {}",
}
"""How a game ended, by its result."""


_QUESTIONS: Final = {Ended.WON: "How close was it?", Ended.LOST: "Where was it lost?"}
"""By a game's result; games that were given up or closed may not have been lost."""


def analysis(view: PostMortemView) -> str:
    """What is known: the heading, where the game was lost, and how far the search has come."""
    lines = (_heading(view), _verdict(view), _line_on(view), *_fewest(view), _progress(view))
    return "\n".join(filter(None, lines))


def caveat(view: PostMortemView) -> str:
    """That the solver knew more than the player; empty if nothing is said about their moves."""
    if view.turning is None:
        return ""
    saw = f"-# {_saw(view.turning.table, _who(view.of))}"
    if view.of.result is Ended.WON or view.turning.played is None:
        return f"{saw}."
    whose = "your move" if view.of.is_own else "the move played"
    return f"{saw}: {whose} may have been sensible all the same."


def _saw(table: Table, who: str) -> str:
    """What the solver had ahead of a player at a position."""
    if not table.stock_left:
        return "No card was hidden any more, but the solver follows every line to its end"
    if table.pass_number > 1:
        return f"The solver saw the hidden cards, which {who} could only remember"
    return f"The solver saw the hidden cards, which {who} couldn’t"


def title(of: Analysed) -> str:
    """`Sultan #20`, `Sultan day 47`."""
    if of.day is None:
        return deal_of(of.key, of.deal, of.continued)
    return daily_name(of.key, of.number)


def _heading(view: PostMortemView) -> str:
    """The question, then `Sultan #20 · stuck after 158 moves`."""
    of = view.of
    question = _QUESTIONS.get(of.result, "Could it have been won?")
    ended = _ENDED[of.result].format(counted(of.plies, "move"))
    day = f", {date_of(of.day)}" if of.day else ""
    return f"### {question}\n-# {title(of)}{day} · {ended}"


def _verdict(view: PostMortemView) -> str:
    if view.of.result is Ended.WON:
        return _close_call(view)
    if view.lost == 0:
        return "**This deal can’t be won**, whatever you play."
    if view.losing_move is not None:
        return _losing_move(view, view.losing_move)
    if view.progress is Progress.SEARCHING:
        return ""
    return _between(view)


def _losing_move(view: PostMortemView, move: int) -> str:
    if move <= view.of.plies:
        return f"**Move {move} lost it.**"
    if view.of.result is Ended.CLOSED:
        return "**It could still be won when the day ended.**"
    return f"**It could still be won when {_who(view.of)} gave up.**"


def _between(view: PostMortemView) -> str:
    """What isn't certain, with the first and the last move that may have lost it."""
    plies, first, last = view.of.plies, (view.won or 0) + 1, view.lost
    if last is None or (view.won is None and last > plies):
        return "The solver doesn’t know whether this game could have been won."
    if last > plies:
        return f"**It could be won up to move {first - 1}.** After that, the solver doesn’t know."
    if view.won is None:
        return (
            f"**Lost by move {last}.** The solver doesn’t know whether it could be won before that."
        )
    return (
        f"**Lost between moves {first} and {last}.** After move {first - 1} it could still be won, "
        f"after move {last} it couldn’t; the solver doesn’t know which move in between lost it."
    )


def _close_call(view: PostMortemView) -> str:
    if view.turning is None:
        return (
            ""
            if view.progress is Progress.SEARCHING
            else "The solver found no move that would have lost it."
        )
    return f"**It could have been lost at move {view.turning.ply + 1}.**"


def _line_on(view: PostMortemView) -> str:
    """What was played there, and what the solver would have played."""
    turning, of = view.turning, view.of
    if turning is None:
        return ""
    if of.result is Ended.WON:
        assert turning.played, "a won game goes on"
        return (
            f"{capital(_who(of))} {made(turning.played)}. "
            f"Had {_who(of)} {made(turning.other)} instead, the game would have been lost."
        )
    wins = f"and win in {counted(view.left, 'move')}"
    solver = f"The solver would {advice(turning.other)}, {wins}."
    if turning.played is None:
        return solver
    at = "" if view.losing_move else f"At move {turning.ply + 1} "
    who = _who(of) if at else capital(_who(of))
    return f"{at}{who} {made(turning.played)}. {solver}"


def _fewest(view: PostMortemView) -> Iterator[str]:
    """The fewest turns of any known win, if they are known."""
    if view.fewest is not None:
        yield f"The shortest known win of this deal takes {tie_breaker(view.of.key, view.fewest)}."


def _progress(view: PostMortemView) -> str:
    match view.progress:
        case Progress.SEARCHING:
            return _searching(view)
        case Progress.OUT_OF_TIME:
            return "-# The search ran out of time. *Keep searching* goes on from here."
        case Progress.STOPPED:
            return "-# The search was interrupted. *Keep searching* goes on from here."
        case Progress.UNANSWERED:
            return "-# The solver didn’t answer. *Keep searching* tries again."
        case Progress.DONE:
            return ""


def _searching(view: PostMortemView) -> str:
    """`Searching between moves 12 and 80…`."""
    last = view.of.plies if view.lost is None else min(view.lost, view.of.plies)
    return f"Searching between moves {min((view.won or 0) + 1, last)} and {last}…"


def _who(of: Analysed) -> str:
    return "you" if of.is_own else "the player"


def board_alt(view: PostMortemView, turning: Turning) -> str:
    """The position with both moves marked, in words."""
    played = f" Dashed frame: {made(turning.played)}." if turning.played else ""
    other = "would have lost" if view.of.result is Ended.WON else "the solver’s move"
    marks = f"After move {turning.ply}.{played} Solid frame, {other}: {advice(turning.other)}."
    return f"{marks}\n{position(turning.table, title(view.of))}"


def to_win(shown: ToWin) -> str:
    """The heading of a position on the line to the win, and the move that led there."""
    at = f"-# {title(shown.of)} · {_along(shown)}"
    step = (
        f"{capital(done((shown.step,)))}."
        if shown.step
        else "The last position known to be winnable."
    )
    return "\n".join(("### The line to the win", at, step))


def _along(shown: ToWin) -> str:
    """`54 moves from your move 221`, then `move 3 of 54 from your move 221`."""
    made = f"move {shown.ply} of {shown.plies}" if shown.ply else f"{counted(shown.plies, 'move')}"
    if not shown.won:
        return f"{made} from the deal"
    return f"{made} from {'your ' if shown.of.is_own else ''}move {shown.won}"


def chart(courses: Courses) -> str:
    """The heading of the chart."""
    return f"### Cards home by move\n-# {title(courses.post_mortem.of)}"


def chart_alt(courses: Courses) -> str:
    """The chart in words: some values of each curve, and where the game was lost."""
    return "\n".join(_chart(courses))


def _chart(courses: Courses) -> Iterator[str]:
    view = courses.post_mortem
    yield f"{title(view.of)}. Cards home of {courses.goal}, by move."
    yield _curve("You" if view.of.is_own else "Player", courses.played, 0)
    if courses.to_win and view.won is not None:
        yield _curve(f"{SOLVER}, from move {view.won} on", courses.to_win, view.won)
    yield _curve(f"{PATIENT}, {_WHO}", courses.patient, 0)
    if lost := view.lost_range:
        first, last = lost
        yield (
            f"Lost at move {first}." if first == last else f"Lost at a move from {first} to {last}."
        )


def _curve(name: str, home: Sequence[int], begins: int) -> str:
    """`You: 0 at the start, 23 after move 50, 47 after move 100.`."""
    last = len(home) - 1
    plies = dict.fromkeys(last * at // (_SAMPLES - 1) for at in range(_SAMPLES))
    said = ", ".join(f"{home[ply]} after move {begins + ply}" for ply in plies)
    return f"{name}: {said}."


def lost_name(view: PostMortemView) -> str:
    """`Lost: move 62`, `Lost: moves 62-70`, in the chart; empty if no move is known to."""
    if not (lost := view.lost_range):
        return ""
    first, last = lost
    return f"Lost: move {first}" if first == last else f"Lost: moves {first}-{last}"


def player(of: Analysed) -> str:
    """Whose the chart's first curve is."""
    return "You" if of.is_own else "Player"
