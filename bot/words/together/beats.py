"""Shared results that others try to beat."""

from typing import Final

from bot.languages import Phrase, _, listed, ngettext
from bot.services.together.beats import Beaten, Try
from bot.services.together.comparison.scores import Score
from bot.words.common.games import tie_breaker
from bot.words.common.people import mention, sentence

LISTED: Final = 8
"""How many tries are listed."""
_SOMEBODY: Final = Phrase("somebody", "who tried to beat a result")
_COUNTS_NOWHERE: Final = Phrase("-# It counts on no leaderboard.")


def called(owner: str | None) -> str:
    return mention(owner) if owner else _SOMEBODY()


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
    said = sentence(
        _("{player}: {score}", player=called(one.owner), score=scored(one.score, beaten.view.key))
    )
    if marks := _marks(one):
        said = _("{line} ({marks})", line=said, marks=listed(marks))
    return f"👑 {said}" if is_best and one.score.order > beaten.score.order else said


def aim(score: Score, key: str) -> str:
    """Above the board of whoever tries."""
    # Translators: {score} is “81 cards home” or “won in 150 turns”.
    return _("-# To beat: {score}", score=scored(score, key))


def scored(score: Score, key: str) -> str:
    """`won in 150 turns`, `81 cards home`."""
    if score.is_won:
        return _("won in {turns}", turns=tie_breaker(key, score.tie_breaker))
    return ngettext("{count} card home", "{count} cards home", score.score)


def _marks(one: Try) -> list[str]:
    hints = [ngettext("{count} hint", "{count} hints", one.hints)] if one.hints else []
    return [*hints, *([_("knew the deal")] if one.knew else [])]


def first(beaten: Beaten) -> str:
    """That somebody has beaten a result."""
    assert beaten.first, "it was beaten"
    return _(
        "{player} beat {other}: {score}, against {before}.",
        player=sentence(called(beaten.first.owner)),
        other=called(beaten.owner),
        score=scored(beaten.first.score, beaten.view.key),
        before=scored(beaten.score, beaten.view.key),
    )
