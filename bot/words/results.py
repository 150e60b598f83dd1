"""Lines of leaderboards, what an attempt came to, and how that compares with others."""

from collections.abc import Sequence
from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, Plural, _, decimal, listed, ngettext, number
from bot.press.dailies import Period
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.rankings.statistics import Average, GameStatistics
from bot.store.schema.puzzles import Found
from bot.store.schema.rankings import Left, Standing
from bot.words.games import name_of, tie_breaker, tie_breaker_in_row
from bot.words.people import in_row

_WHOLE_FROM: Final = 10
"""From here on a picture shows an average without tenths."""
_MOST: Final = 999
"""What fits there; only builds to and fro in The Shah could be more."""
# Translators: an attempt on a leaderboard.
LEFT: Final = {Left.OPEN: Phrase("unfinished"), Left.GIVEN_UP: Phrase("given up")}
"""What is said of an attempt that isn't played to its end."""


def line(row: Standing, key: str, period: Period) -> str:
    """`3 @Ada · 100 · 158 turned`. Not a numbered list, which would renumber shared places."""
    return f"**{row.place}** {name(row)} · {score(row, key, period)}"


def name(row: Standing) -> str:
    """Whom a line is about, by mention if they may be named and their name can be read."""
    if row.owner:
        return in_row(row.owner)
    # Translators: on a leaderboard: a player whose name is hidden.
    return _("You (hidden)") if row.is_own else _("Someone")


def score(row: Standing, key: str, period: Period) -> str:
    match period:
        case Period.DAY if key == ALL_GAMES and row.left is not Left.OPEN:
            # Translators: how many someone played.
            games = ngettext("{count} game", "{count} games", row.played)
            return f"{row.points} · {games}"
        case Period.DAY:
            return result(key, row.points, row.tie_breaker or 0, row.left)
        case Period.ALL_TIME:
            # Translators: how many games someone won.
            wins = ngettext("{count} win", "{count} wins", row.wins)
            return f"{wins} · {number(row.points)}"
        case Period.WEEK | Period.MONTH:
            days = ngettext("{count} day", "{count} days", row.played)
            return f"{number(row.points)} · {days}"


def result(key: str, points: int, count: int, left: Left | None) -> str:
    """`100 · 158 turned`: a day's score, and what breaks ties."""
    return f"{points} · {took(key, count, left)}"


def took(key: str, count: int, left: Left | None) -> str:
    """`158 turned`, or how an attempt was left: what tells equal scores apart."""
    return LEFT[left]() if left else tie_breaker_in_row(key, count)


# Translators: the house is a computer player; “120 cards turned, as many as the house”.
_LEVEL: Final = Phrase("as many as the house")
# Translators: the house is a computer player; in a picture, too.
_HOUSE_WON: Final = Phrase("The house won")
# Translators: as in “120 cards turned, 9 fewer than the house”; or cards home.
_FEWER: Final = Phrase("{by} fewer than the house")
# Translators: as in “120 cards turned, 9 more than the house”; or cards home.
_MORE: Final = Phrase("{by} more than the house")
# Translators: so many cards on the foundations.
_FEWER_HOME: Final = Phrase("{by} fewer home than the house")
# Translators: so many cards on the foundations.
_MORE_HOME: Final = Phrase("{by} more home than the house")
_WON_ALONE: Final = Plural(
    "{who} won {game}, and the house got only {score} home.",
    "{who} won {game}, and the house got only {score} home.",
)
_BEAT: Final = Plural("{who} beat the house at {game}.", "{who} beat the house at {game}.")
# Translators: {compared} is “4.2 fewer than the house”: cards turned, or builds.
_IN_WINS: Final = Plural("{compared} in {count} win", "{compared} in {count} wins")
# Translators: {compared} is “12.0 fewer home than the house”.
_IN_LOSSES: Final = Plural("{compared} in {count} loss", "{compared} in {count} losses")


def patients(par: Par, key: str) -> str:
    """`The house won with 167 cards turned`, `The house got 71 home`: what it makes of the deal."""
    if not par.is_won:
        # Translators: so many cards.
        return _("The house got {score} home", score=par.score)
    if par.tie_breaker is None:
        return _HOUSE_WON()
    # Translators: {turns} is “120 cards turned”.
    return _("The house won with {turns}", turns=tie_breaker(key, par.tie_breaker))


def best_known(par: Par, key: str) -> str:
    """`Fewest known: 131 cards turned (proved)`; empty if nothing is known."""
    if par.fewest is None:
        return ""
    turns = tie_breaker(key, par.fewest)
    if par.is_proved:
        # Translators: {turns} is “120 cards turned”: no win can have fewer.
        return _("Fewest known: {turns} (proved)", turns=turns)
    # Translators: {turns} is “120 cards turned”: no win is known that has fewer.
    return _("Fewest known: {turns}", turns=turns)


def facts(par: Par, key: str) -> str:
    """`The house won with 167 cards turned. Fewest known: 131 cards turned (proved).`"""
    return " ".join(f"{one}." for one in (patients(par, key), best_known(par, key)) if one)


def beside(par: Par, to_par: ToPar | None, *, alone: bool = False) -> str:
    """`9 fewer than the house`, where it has just been said of what; if it stands `alone`, cards
    home are named. `The house got 71 home` or `The house won` if only one of them won, or it isn't
    known who turned fewer."""
    match to_par:
        case ToPar(Versus.TURNS | Versus.CARDS) if not to_par.more:
            return _LEVEL()
        case ToPar(Versus.TURNS | Versus.CARDS as versus, more):
            return _compared(versus, more, str(abs(more)), alone=alone)
        case ToPar(Versus.WON_ALONE):
            return _("The house got {score} home", score=par.score)
    return _HOUSE_WON()


def _compared(versus: Versus, more: float, by: str, *, alone: bool) -> str:
    if alone and versus is Versus.CARDS:
        return (_MORE_HOME if more > 0 else _FEWER_HOME)(by=by)
    return (_MORE if more > 0 else _FEWER)(by=by)


def beaten(who: Sequence[str], par: Par, to_par: ToPar, key: str) -> str:
    """That some did better: `@Ada beat the house at Sultan.`"""
    said = {"who": listed(who), "game": name_of(key)}
    if to_par.versus is Versus.WON_ALONE:
        return _WON_ALONE(len(who), **said, score=par.score)
    return _BEAT(len(who), **said)


def averages(game: GameStatistics) -> str:
    """`On average 4.2 fewer than the house in 17 wins, 12.0 fewer home than the house in 1 loss.`

    Of the dailies that both won, and of those that neither did; empty without any.
    """
    wins, losses = game.wins_beside, game.losses_beside
    parts = []
    if wins:
        parts.append(_IN_WINS(wins.games, compared=_average(wins, Versus.TURNS)))
    if losses:
        parts.append(_IN_LOSSES(losses.games, compared=_average(losses, Versus.CARDS)))
    # Translators: {compared} is “4.2 fewer than the house in 17 wins”.
    return _("On average {compared}.", compared=", ".join(parts)) if parts else ""


def _average(of: Average, versus: Versus) -> str:
    """`4.2 fewer than the house`, `12.0 fewer home than the house`."""
    if not round(of.better, 1):
        return _LEVEL()
    more = -of.better if versus is Versus.TURNS else of.better
    return _compared(versus, more, decimal(abs(of.better), 1), alone=True)


def averages_in_picture(game: GameStatistics) -> tuple[str, ...]:
    """`Wins: 4.2 fewer than the house`, `Losses: 12 fewer than the house`: a line for each of them,
    or one that says there is none yet."""
    wins, losses = game.wins_beside, game.losses_beside
    lines = []
    if wins:
        # Translators: {compared} is “4.2 fewer than the house”: cards turned, or builds.
        lines.append(_("Wins: {compared}", compared=_drawn(wins, Versus.TURNS)))
    if losses:
        # Translators: {compared} is “12 fewer than the house”: cards home.
        lines.append(_("Losses: {compared}", compared=_drawn(losses, Versus.CARDS)))
    return (*lines,) or (_("Against the house: nothing yet"),)


def _drawn(of: Average, versus: Versus) -> str:
    """The average with tenths only if it is small, and as large as there is room for."""
    by = abs(of.better)
    if not round(by, 1):
        return _LEVEL()
    shown = decimal(by, 1) if by < _WHOLE_FROM else decimal(min(by, _MOST), 0)
    more = -of.better if versus is Versus.TURNS else of.better
    return _compared(versus, more, shown, alone=False)


_FOUND: Final = Plural(
    # Translators: {first} of those who have answered the day’s puzzle needed one try.
    "{first} of {count} here solved it on the first try.",
    "{first} of {count} here solved it on the first try.",
)


def found(by: Found) -> str:
    """`4 of 9 here solved it on the first try.`"""
    return _FOUND(by.answered, first=by.first)
