"""Lines of leaderboards, what an attempt came to, and how that compares with others."""

from collections.abc import Sequence
from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, Plural, _, listed, ngettext, number
from bot.press.dailies import Period
from bot.services.rankings.par import Par, ToPar, Versus
from bot.store.schema.puzzles import Found
from bot.store.schema.rankings import Left, Standing
from bot.words.games import name_of, tie_breaker, tie_breaker_in_row
from bot.words.people import in_row, sentence

SHORT: Final = 16
"""How many digits of a root are said below a result."""
# Translators: an attempt on a leaderboard.
LEFT: Final = {Left.OPEN: Phrase("unfinished"), Left.GIVEN_UP: Phrase("gave up")}
"""What is said of an attempt that isn't played to its end."""


def line(row: Standing, key: str, period: Period) -> str:
    """`3 @Ada · 100 · 158 turned`. Not a numbered list, which would renumber shared places."""
    return f"**{number(row.place)}** {name(row)} · {score(row, key, period)}"


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
            return f"{number(row.points)} · {games}"
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
    return f"{number(points)} · {took(key, count, left)}"


def took(key: str, count: int, left: Left | None) -> str:
    """`158 turned`, or how an attempt was left: what tells equal scores apart."""
    return LEFT[left]() if left else tie_breaker_in_row(key, count)


def short_root(root: str) -> str:
    """The first digits of a root, by which it is found: all of them stand behind *Proof*."""
    # Translators: a code that fixes who played which moves, made when it was over.
    return _("-# Root `{root}…`", root=root[:SHORT])


# Translators: the house is a computer player; “120 cards turned, as many as the house”.
_LEVEL: Final = Phrase("as many as the house")
# Translators: so many cards on the foundations.
_LEVEL_HOME: Final = Phrase("as many home as the house")
# Translators: the house is a computer player; in a picture, too.
_HOUSE_WON: Final = Phrase("the house won")
# Translators: the house is a computer player, and somebody has just won; in a picture, too.
_HOUSE_WON_TOO: Final = Phrase("the house won too")
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
_BEAT: Final = Plural("{who} beat the house in {game}.", "{who} beat the house in {game}.")


def patients(par: Par, key: str) -> str:
    """`The house won with 167 cards turned`, `The house got 71 home`: what it makes of the deal."""
    if not par.is_won:
        return sentence(_got_home(par))
    if par.tie_breaker is None:
        return sentence(_HOUSE_WON())
    # Translators: {turns} is “120 cards turned”; where a sentence starts, it gets a capital.
    return sentence(_("the house won with {turns}", turns=tie_breaker(key, par.tie_breaker)))


def _got_home(par: Par) -> str:
    # Translators: so many cards; where a sentence starts, it gets a capital.
    return _("the house got {score} home", score=par.score)


def best_known(par: Par, key: str) -> str:
    """`The shortest known win has 131 cards turned`; empty if nothing is known."""
    if par.fewest is None:
        return ""
    turns = tie_breaker(key, par.fewest)
    if par.is_proved:
        # Translators: {turns} is “120 cards turned”: no win can have fewer.
        return _("You can’t win it with fewer than {turns}", turns=turns)
    # Translators: {turns} is “120 cards turned”: no win is known that has fewer.
    return _("The shortest known win has {turns}", turns=turns)


def facts(par: Par, key: str) -> str:
    """`The house won with 167 cards turned. The shortest known win has 131 cards turned.`"""
    return " ".join(f"{one}." for one in (patients(par, key), best_known(par, key)) if one)


def beside(par: Par, to_par: ToPar | None, *, alone: bool = False) -> str:
    """`9 fewer than the house`, where it has just been said of what; if it stands `alone`, cards
    home are named. `the house got 71 home` or `the house won` if only one of them won, and
    `the house won too` if it isn't known who turned fewer."""
    match to_par:
        case ToPar(Versus.TURNS | Versus.CARDS as versus, 0):
            return _LEVEL_HOME() if alone and versus is Versus.CARDS else _LEVEL()
        case ToPar(Versus.TURNS | Versus.CARDS as versus, more):
            return _compared(versus, more, number(abs(more)), alone=alone)
        case ToPar(Versus.WON_ALONE):
            return _got_home(par)
    return _HOUSE_WON() if to_par else _HOUSE_WON_TOO()


def _compared(versus: Versus, more: float, by: str, *, alone: bool) -> str:
    if alone and versus is Versus.CARDS:
        return (_MORE_HOME if more > 0 else _FEWER_HOME)(by=by)
    return (_MORE if more > 0 else _FEWER)(by=by)


def beaten(who: Sequence[str], par: Par, to_par: ToPar, key: str) -> str:
    """That some did better: `@Ada beat the house in Sultan.`"""
    said = {"who": listed(who), "game": name_of(key)}
    if to_par.versus is Versus.WON_ALONE:
        return _WON_ALONE(len(who), **said, score=par.score)
    return _BEAT(len(who), **said)


_FOUND: Final = Plural(
    # Translators: {first} of those who have answered the day’s puzzle needed one try.
    "{first} of {count} here solved it on the first try.",
    "{first} of {count} here solved it on the first try.",
)
_NOBODY_FOUND: Final = Phrase("Nobody here solved it on the first try.")


def found(by: Found) -> str:
    """`4 of 9 here solved it on the first try.`"""
    return _FOUND(by.answered, first=by.first) if by.first else _NOBODY_FOUND()
