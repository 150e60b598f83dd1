"""How a game ended, as several say it in pictures and lines, and what it is to beat."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, Plural, _, ngettext, semicolon, ungrouped
from bot.render.layouts.pieces import has_room
from bot.services.play.game_view import Attempt, Feat, GameView
from bot.services.rankings.par import Score, Versus
from bot.store.schema.games import Ended
from bot.store.schema.rankings import WIN
from bot.words import results
from bot.words.cards import home
from bot.words.games import tie_breaker

_OUTCOMES: Final = {
    Ended.WON: Phrase("Won"),
    Ended.LOST: Phrase("No moves left"),
    # Translators: how a game ended.
    Ended.GIVEN_UP: Phrase("Given up"),
    Ended.CLOSED: Phrase("The day is over"),
}
"""By a game's result."""
# Translators: how long a streak is.
DAYS: Final = Plural("{count} day", "{count} days")
# Translators: of a game that wasn’t played to its end.
_UNFINISHED: Final = Phrase("Unfinished")


def title(view: GameView) -> str:
    """The large line of the picture: `Won with 158 cards turned`."""
    if view.result is not Ended.WON:
        return outcome(view)
    # Translators: {turns} is “158 cards turned”.
    return _("Won with {turns}", turns=tie_breaker(view.key, view.tie_breaker))


def outcome(view: GameView) -> str:
    """`Won`, `No moves left`."""
    assert view.result, "it is over"
    if view.match and view.result is Ended.CLOSED:
        return _UNFINISHED()
    return _OUTCOMES[view.result]()


def line(view: GameView) -> str:
    """The small line of the picture: the cards home unless it is won, how it compares with
    the house's, what made it special."""
    attempt = view.attempt
    beside = results.beside(attempt.par, attempt.to_par) if attempt and attempt.par else ""
    home = "" if view.result is Ended.WON else _home(view, alone=not beside)
    fitting = ""
    for part in filter(None, (home, beside, *(short(feat, view) for feat in view.feats))):
        longer = f"{fitting} – {part}" if fitting else part
        if not has_room(longer):
            break
        fitting = longer
    return fitting


def _home(view: GameView, *, alone: bool) -> str:
    """`34 of 95 home`; `34 home` if something follows, for which there would be no room."""
    placed = view.table.placed
    if alone:
        return _("{placed} of {goal} home", placed=placed, goal=view.table.goal)
    return home(placed)


# Translators: {days} is “5 days”.
_FEATS: Final = {
    Feat.FIRST_WIN: Phrase("Your first win."),
    Feat.FEWEST: Phrase("You’ve never won with fewer."),
    Feat.BEST_SCORE: Phrase("Your best score yet."),
    Feat.LONGEST_STREAK: Phrase("Your longest streak yet: {days}."),
}
_SHORT_FEATS: Final = {
    # Translators: in a picture, at most 24 characters.
    Feat.FIRST_WIN: Phrase("first win"),
    # Translators: in a picture, at most 24 characters; cards turned, or builds.
    Feat.FEWEST: Phrase("your fewest yet"),
    # Translators: in a picture, at most 24 characters.
    Feat.BEST_SCORE: Phrase("best score yet"),
    # Translators: in a picture, at most 24 characters; {days} is “5 days”.
    Feat.LONGEST_STREAK: Phrase("best streak: {days}"),
}


@ungrouped()
def short(feat: Feat, view: GameView) -> str:
    """What made an end special in at most 24 characters, of those that pictures have."""
    return special(feat, view, _SHORT_FEATS)


def special(feat: Feat, view: GameView, said: dict[Feat, Phrase] = _FEATS) -> str:
    """What made an end special: `Your longest streak yet: 5 days.`"""
    streak = view.attempt.streak if view.attempt else 0
    return said[feat](days=DAYS(streak))


def compared(view: GameView) -> str:
    """What is shared of an attempt: `158 cards turned, 9 fewer than the house · place 3 of 12`.

    Neither par's count nor the fewest: others read it who can still play.
    """
    attempt = view.attempt
    assert attempt, "an ordinary game has no par"
    took = [tie_breaker(view.key, attempt.tie_breaker)] if view.result is Ended.WON else []
    by, par = attempt.to_par, attempt.par
    beside = [results.beside(par, by, alone=not took)] if par else []
    between = ", " if by and by.versus is Versus.TURNS else semicolon()
    return " · ".join(filter(None, (between.join((*took, *beside)), *_standing(attempt))))


def _standing(attempt: Attempt) -> Iterator[str]:
    """The place on the server, or among all, and the streak."""
    place, players = attempt.place_here or attempt.place_told or (1, 1)
    if players > 1:
        yield _("place {place} of {players} so far", place=place, players=players)
    if attempt.streak:
        # Translators: {days} is “5 days”.
        yield _("streak {days}", days=DAYS(attempt.streak))


def aim(to_beat: Score, key: str) -> str:
    """`To beat: 81 cards home with 140 cards turned`."""
    # Translators: {score} is “81 cards home with 140 cards turned”, “a win with 150 cards turned”.
    return _("To beat: {score}", score=scored(*to_beat, key))


def scored(score: int, turns: int, key: str) -> str:
    """`a win with 150 cards turned`, `81 cards home with 140 cards turned`: fewer are better."""
    took = tie_breaker(key, turns)
    if score == WIN:
        return _("a win with {turns}", turns=took)
    return ngettext(
        # Translators: {turns} is “140 cards turned” or “12 builds”.
        "{count} card home with {turns}",
        "{count} cards home with {turns}",
        score,
        turns=took,
    )
