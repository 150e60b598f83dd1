"""How a duel ended, in a line: in its result, and at the end of either board."""

from typing import Final

from bot.languages import Phrase, Plural, _
from bot.services.play.game_view import InMatch
from bot.services.rankings.par import Score
from bot.store.schema.matches import PATIENT
from bot.words.games import tie_breaker
from bot.words.people import called, sentence

# Translators: within a sentence: a careful computer player, as the house in a casino.
HOUSE: Final = Phrase("the house")
TROPHY: Final = "🏆"
# Translators: cards on their foundations.
HOME: Final = Plural("{count} card home", "{count} cards home")
# Translators: {turns} is “153 turns”, {other_turns} is “171”: who needed fewer won the duel.
_BOTH_WON: Final = Phrase("**{first} beat {second}.** Both won: {turns} vs. {other_turns}.")
# Translators: {home} is “81 cards home”, {turns} is “153 turns”, {other_turns} is “171”.
_BOTH_HOME: Final = Phrase("**{first} beat {second}.** Both got {home}: {turns} vs. {other_turns}.")
# Translators: the first of two who play the same deal won; {other_home} is “81 cards home”.
_WON: Final = Phrase("**{first} beat {second}**: a win vs. {other_home}.")
# Translators: {home} is “88 cards home”, {other_home} is “81”.
_MORE_HOME: Final = Phrase("**{first} beat {second}**: {home} vs. {other_home}.")
# Translators: {turns} is “153 turns”.
_TIED_WON: Final = Phrase("**{first} and {second} tied**: both won with {turns}.")
# Translators: {home} is “81 cards home”, {turns} is “153 turns”.
_TIED: Final = Phrase("**{first} and {second} tied**: both got {home}, with {turns}.")


def opponent(match: InMatch) -> str:
    """The other one of a duel, within a sentence."""
    return HOUSE() if match.rival == PATIENT else called(match.rival)


def compared(key: str, first: str, better: Score, second: str, worse: Score) -> str:
    """`🏆 **@Bob beat @Ada**: 88 cards home vs. 81.`; the first one did no worse."""
    is_drawn = better == worse
    says = {
        "first": first,
        "second": second,
        "home": HOME(better.score),
        "other_home": HOME(worse.score) if better.is_won else worse.score,
        "turns": tie_breaker(key, better.tie_breaker),
        "other_turns": worse.tie_breaker,
    }
    if is_drawn:
        said = _TIED_WON if better.is_won else _TIED
    elif better.score == worse.score:
        said = _BOTH_WON if better.is_won else _BOTH_HOME
    else:
        said = _WON if better.is_won else _MORE_HOME
    return sentence(f"{'🤝' if is_drawn else TROPHY} {said(**says)}")


def alone(key: str, player: str, score: Score, other: str) -> str:
    """`**@Ada got 81 cards home.** @Bob didn’t play, so this duel doesn’t count.`"""
    if score.is_won:
        # Translators: in “@Ada won with 153 turns.”
        got = _("won with {turns}", turns=tie_breaker(key, score.tie_breaker))
    else:
        # Translators: in “@Ada got 81 cards home.”
        got = _("got {cards}", cards=HOME(score.score))
    said = {"player": player, "score": got, "other": sentence(other)}
    # Translators: {score} is “got 81 cards home” or “won with 153 turns”.
    return sentence(
        _("**{player} {score}.** {other} didn’t play, so this duel doesn’t count.", **said)
    )
