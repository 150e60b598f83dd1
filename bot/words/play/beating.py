"""What a game is to beat, and whether it has: on the board of whoever tries."""

from typing import Final

from bot.languages import Phrase, _, ngettext
from bot.services.play.game_view import GameView, ToBeat
from bot.store.schema.rows import WIN, Ended
from bot.words.common.games import tie_breaker

# Translators: after “To beat: 81 cards home.”
_OUTCOMES: Final = {
    1: Phrase("You’ve beaten it."),
    0: Phrase("You’re level."),
    -1: Phrase("Not beaten."),
}


def aim(to_beat: ToBeat, key: str) -> str:
    """`To beat: 81 cards home`."""
    # Translators: {score} is “81 cards home” or “won in 150 turns”.
    return _("To beat: {score}", score=scored(to_beat.score, to_beat.tie_breaker, key))


def verdict(to_beat: ToBeat, view: GameView) -> str:
    """Whether a game that has ended beat it: `To beat: 81 cards home. You’ve beaten it.`"""
    score = WIN if view.result is Ended.WON else view.table.placed
    return f"{aim(to_beat, view.key)}. {_OUTCOMES[to_beat.beyond(score, view.tie_breaker)]()}"


def scored(score: int, turns: int, key: str) -> str:
    """`won in 150 turns`, `81 cards home`."""
    if score == WIN:
        return _("won in {turns}", turns=tie_breaker(key, turns))
    return ngettext("{count} card home", "{count} cards home", score)
