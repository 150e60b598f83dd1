"""The chart of cards home by move: what it says, and the same in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.languages import Phrase, _
from bot.services.analyses.analysed_games import Analysed, Courses, PostMortemView
from bot.words.analyses.post_mortem import title
from bot.words.common.punctuation import headed

# Translators: the name of a careful computer player.
PATIENT: Final = Phrase("Patient")
AXIS: Final = Phrase("Cards home by move")
BELOW_CHART: Final = Phrase("-# Patient is a careful player who sees what you see.")
"""Whose the dotted curve is."""
_SAMPLES: Final = 5
"""How many values of a curve are told."""


def chart(courses: Courses) -> str:
    """The heading of the chart."""
    return f"### {AXIS()}\n-# {title(courses.post_mortem.of)}"


def chart_alt(courses: Courses) -> str:
    """The chart in words: some values of each curve, and where the game was lost."""
    return "\n".join(_chart(courses))


def _chart(courses: Courses) -> Iterator[str]:
    view = courses.post_mortem
    of = title(view.of)
    # Translators: {game} is “Sultan #20”.
    yield _("{game}. Cards home of {goal}, by move.", game=of, goal=courses.goal)
    yield _curve(player(view.of), courses.played, 0)
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


def lost_name(view: PostMortemView) -> str:
    """`Lost: move 62`, `Lost: moves 62-70`, in the chart; empty if no move is known to."""
    if not (lost := view.lost_range):
        return ""
    first, last = map(str, lost)
    if first == last:
        return _("Lost: move {move}", move=first)
    return _("Lost: moves {first}-{last}", first=first, last=last)


def player(of: Analysed) -> str:
    """Whose the chart's first curve is."""
    # Translators: the name of a curve in a chart: the reader’s game, or somebody else’s.
    return _("You") if of.is_own else _("Player")
