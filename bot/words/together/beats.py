"""Shared results that others try to beat."""

from typing import Final

from bot.languages import Phrase, _, listed, ngettext
from bot.services.matches.beats import Beaten, Try
from bot.services.matches.comparison import Score
from bot.words.common.people import called, sentence
from bot.words.common.times import ago
from bot.words.play.beating import scored

LISTED: Final = 8
"""How many tries are listed."""
_COUNTS_NOWHERE: Final = Phrase("-# It counts on no leaderboard.")


def tries(beaten: Beaten) -> str:
    """Who came level or better, the best first, and how many tried; empty without any."""
    lines = [_line(one, beaten, is_best=number == 0) for number, one in enumerate(_shown(beaten))]
    rest = beaten.others + len(beaten.tries) - len(lines)
    if rest:
        lines.append(ngettext("{count} more tried.", "{count} more tried.", rest))
    return "\n".join((*lines, _COUNTS_NOWHERE())) if lines else ""


def _shown(beaten: Beaten) -> tuple[Try, ...]:
    return beaten.tries[:LISTED]


def _line(one: Try, beaten: Beaten, *, is_best: bool) -> str:
    score = _scored(one.score, beaten)
    # Translators: who tried to beat a result, and what they made of it.
    said = sentence(_("{player}: {score}", player=called(one.owner), score=score))
    holds = is_best and one.score.order > beaten.score.order
    if holds:
        # Translators: {line} is “@Ada: won in 150 turns”, {ago} is “3 days ago”.
        said = _("{line}, {ago}", line=said, ago=ago(one.at))
    if marks := _marks(one):
        # Translators: {line} is “@Ada: 95 of 95”, {marks} are remarks.
        said = _("{line} ({marks})", line=said, marks=listed(marks))
    return f"👑 {said}" if holds else said


def _scored(score: Score, beaten: Beaten) -> str:
    return scored(score.score, score.tie_breaker, beaten.view.key)


def _marks(one: Try) -> list[str]:
    hints = [ngettext("{count} hint", "{count} hints", one.hints)] if one.hints else []
    return [*hints, *([_("knew the deal")] if one.knew else [])]


def first(beaten: Beaten) -> str:
    """That somebody has beaten a result."""
    assert beaten.first, "it was beaten"
    said = _(
        "{player} beat {other}: {score}, against {before}.",
        player=called(beaten.first.owner),
        other=called(beaten.owner),
        score=_scored(beaten.first.score, beaten),
        before=_scored(beaten.score, beaten),
    )
    return sentence(said)
