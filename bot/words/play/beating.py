"""What a game is to beat, and whether it has: on the board of whoever tries."""

from typing import Final

from bot.languages import Phrase, _, ngettext
from bot.services.play.game_view import GameView, ToBeat
from bot.store.schema.games import Ended
from bot.store.schema.rankings import WIN
from bot.words.common.games import tie_breaker

# Translators: after “To beat: 81 cards home in 140 turns.”
_OUTCOMES: Final = {
    1: Phrase("You’ve beaten it."),
    # Translators: somebody tried to beat another’s result.
    0: Phrase("You’re level."),
    # Translators: somebody tried to beat another’s result.
    -1: Phrase("Not beaten."),
}


def aim(to_beat: ToBeat, key: str) -> str:
    """`To beat: 81 cards home in 140 turns`."""
    # Translators: {score} is “81 cards home in 140 turns” or “won in 150 turns”.
    return _("To beat: {score}", score=scored(to_beat.score, to_beat.tie_breaker, key))


def verdict(to_beat: ToBeat, view: GameView) -> str:
    """Whether a game that has ended beat it: `To beat: … You’ve beaten it.`"""
    score = WIN if view.result is Ended.WON else view.table.placed
    return f"{aim(to_beat, view.key)}. {_OUTCOMES[to_beat.beyond(score, view.tie_breaker)]()}"


def scored(score: int, turns: int, key: str) -> str:
    """`won in 150 turns`, `81 cards home in 140 turns`: of equal cards fewer turns are better."""
    took = tie_breaker(key, turns)
    if score == WIN:
        return _("won in {turns}", turns=took)
    return ngettext(
        # Translators: {turns} is “140 turns” or “12 builds”.
        "{count} card home in {turns}",
        "{count} cards home in {turns}",
        score,
        turns=took,
    )
