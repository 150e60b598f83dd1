"""How a game ended, told first: as lines of its message, and as the words in its picture."""

from typing import Final

from bot.languages import Phrase, _, ngettext, ungrouped
from bot.render.layouts.pieces import has_room
from bot.services.play.game_view import Attempt, Feat, GameView, InMatch
from bot.services.rankings.par import Versus
from bot.store.schema.games import Ended
from bot.words.common.games import tie_breaker, tie_breakers
from bot.words.common.people import sentence
from bot.words.common.punctuation import headed
from bot.words.play.beating import verdict
from bot.words.rankings import par
from engine.table import Table

_OUTCOMES: Final = {
    Ended.WON: Phrase("Won"),
    Ended.LOST: Phrase("No moves left"),
    # Translators: how a game ended.
    Ended.GIVEN_UP: Phrase("Given up"),
    Ended.CLOSED: Phrase("The day is over"),
}
"""By a game's result."""
_WITH_HOME: Final = {
    Ended.LOST: Phrase("**No moves left** with {placed} of {goal} cards home."),
    Ended.GIVEN_UP: Phrase("**Given up** with {placed} of {goal} cards home."),
    Ended.CLOSED: Phrase("**The day is over**: {placed} of {goal} cards home."),
}
"""The same of a game that wasn't won, with the cards home."""
# Translators: of a game that wasn’t played to its end.
_UNFINISHED: Final = Phrase("Unfinished")
_MATCH_OVER: Final = Phrase("**Unfinished** with {placed} of {goal} cards home.")
"""The same of a game of a match that ended before it."""
_HERE: Final = {
    True: Phrase("Place {place} of {players} on this server."),
    False: Phrase("Place {place} of {players} on this server so far."),
}
"""The place on the server, by whether the day is over."""
_ALONE_HERE: Final = {
    True: Phrase("The only one on this server."),
    # Translators: of a player who has finished a daily that nobody else has yet.
    False: Phrase("The first on this server."),
}
_EVERYWHERE: Final = {
    True: Phrase("Place {place} of {players} everywhere."),
    False: Phrase("Place {place} of {players} everywhere so far."),
}
# Translators: {things} is “turns” or “builds”, {days} is “5 days”.
_FEATS: Final = {
    Feat.FIRST_WIN: Phrase("Your first win."),
    Feat.FEWEST: Phrase("Your fewest {things} yet."),
    Feat.BEST_SCORE: Phrase("Your best score yet."),
    Feat.LONGEST_STREAK: Phrase("Your longest streak yet: {days}."),
}
_SHORT_FEATS: Final = {
    # Translators: in a picture, at most 24 characters.
    Feat.FIRST_WIN: Phrase("first win"),
    # Translators: in a picture, at most 24 characters; {things} is “turns” or “builds”.
    Feat.FEWEST: Phrase("fewest {things} yet"),
    # Translators: in a picture, at most 24 characters.
    Feat.BEST_SCORE: Phrase("best score yet"),
    # Translators: in a picture, at most 24 characters; {days} is “5 days”.
    Feat.LONGEST_STREAK: Phrase("best streak: {days}"),
}


def ending(view: GameView) -> str:
    """`**Won** in 158 turns. Your first win.`; empty for an open game.

    For an attempt then a line against Patient, and one against the others.
    """
    if not view.result:
        return ""
    lines = [" ".join((_outcome(view), *(_said(_FEATS, feat, view) for feat in view.feats)))]
    if view.attempt:
        against = par.against(view.attempt, view.key)
        lines += [f"{sentence(against)}." if against else ""]
        lines += [against_others(view.attempt)]
    if view.match and (waits := _waiting(view.match)):
        lines += [waits]
    if view.match and view.match.to_par:
        lines += [f"{sentence(par.against(view.match, view.key))}."]
    if view.to_beat:
        lines += [verdict(view.to_beat, view)]
    return "\n".join(filter(None, lines))


def _waiting(match: InMatch) -> str:
    """What is said of a duel's bets while the other one still plays."""
    if match.may_bet:
        return _(
            "The other one is still playing. Bet on the result, if you like: your bet is told with "
            "it."
        )
    if match.bet is None:
        return ""
    return _("You’ve bet on winning.") if match.bet else _("You’ve bet on losing.")


def _outcome(view: GameView) -> str:
    assert view.result, "it is over"
    if view.match and view.result is Ended.CLOSED:
        return _MATCH_OVER(placed=view.table.placed, goal=view.table.goal)
    if view.result is Ended.WON:
        # Translators: {turns} is “158 turns”.
        return _("**Won** in {turns}.", turns=tie_breaker(view.key, view.tie_breaker))
    return _WITH_HOME[view.result](placed=view.table.placed, goal=view.table.goal)


def against_others(attempt: Attempt) -> str:
    """`Place 3 of 12 on this server so far.`; outside a server, once enough have played."""
    if attempt.place_here is None:
        return everywhere(attempt)
    place, players = attempt.place_here
    if players > 1:
        return _HERE[attempt.is_over](place=place, players=players)
    return _ALONE_HERE[attempt.is_over]()


def everywhere(attempt: Attempt) -> str:
    """`Place 3 of 120 everywhere so far.`; empty while so few have played that it says little."""
    if attempt.place_told is None:
        return ""
    place, players = attempt.place_told
    return _EVERYWHERE[attempt.is_over](place=place, players=players)


def _said(feats: dict[Feat, Phrase], feat: Feat, view: GameView) -> str:
    """What made an end special: `Your longest streak yet: 5 days.`"""
    streak = view.attempt.streak if view.attempt else 0
    # Translators: how long a streak is.
    days = ngettext("{count} day", "{count} days", streak)
    return feats[feat](things=tie_breakers(view.key), days=days)


@ungrouped()
def title(view: GameView) -> str:
    """The large line of the picture: `Won in 158 turns`."""
    if view.result is not Ended.WON:
        return outcome(view)
    # Translators: {turns} is “158 turns”.
    return _("Won in {turns}", turns=tie_breaker(view.key, view.tie_breaker))


def outcome(view: GameView) -> str:
    """`Won`, `No moves left`."""
    assert view.result, "it is over"
    if view.match and view.result is Ended.CLOSED:
        return _UNFINISHED()
    return _OUTCOMES[view.result]()


def line(view: GameView) -> str:
    """The small line of the picture: the cards home unless it is won, how it compares with
    Patient's, what made it special."""
    attempt = view.attempt
    beside = _beside(view, attempt) if attempt else ""
    home = "" if view.result is Ended.WON else _home(view.table, alone=not beside)
    fitting = ""
    for part in filter(None, (home, beside, *(short(feat, view) for feat in view.feats))):
        longer = f"{fitting} – {part}" if fitting else part
        if not has_room(longer):
            break
        fitting = longer
    return fitting


def _beside(view: GameView, attempt: Attempt) -> str:
    """`9 turns better than Patient`, `14 behind Patient`: cards have just been told."""
    if attempt.par is None:
        return ""
    is_told = attempt.to_par is not None and attempt.to_par.versus is Versus.CARDS
    return par.in_picture(attempt.par, attempt.to_par, view.key, has_unit=not is_told)


def _home(table: Table, *, alone: bool) -> str:
    """`34 of 95 home`; `34 home` if something follows, for which there would be no room."""
    if alone:
        return _("{placed} of {goal} home", placed=table.placed, goal=table.goal)
    # Translators: in a picture: so many cards are on their foundations.
    return _("{placed} home", placed=table.placed)


@ungrouped()
def short(feat: Feat, view: GameView) -> str:
    """A feat in at most 24 characters, of those that pictures have."""
    return _said(_SHORT_FEATS, feat, view)


def in_words(view: GameView) -> str:
    """What the picture's foot says, for its alt text."""
    said = line(view)
    return f"{headed(title(view), said) if said else title(view)}."
