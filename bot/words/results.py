"""Lines of leaderboards, what an attempt came to, and how that compares with others."""

from collections.abc import Sequence
from typing import Final

from bot.keys import ALL_GAMES
from bot.languages import Phrase, Plural, _, decimal, listed, ngettext, number, ungrouped
from bot.press.dailies import Period
from bot.services.play.game_view import Attempt, InMatch
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.rankings.statistics import Average, GameStatistics
from bot.store.schema.puzzles import Found
from bot.store.schema.rankings import Left, Standing
from bot.words.games import name_of, tie_breaker, tie_breakers
from bot.words.people import in_row

_WHOLE_FROM: Final = 10
"""From here on a picture shows an average without tenths."""
_MOST: Final = 999
"""What fits there; only builds to and fro in The Shah could be more."""
# Translators: an attempt on a leaderboard.
LEFT: Final = {Left.OPEN: Phrase("unfinished"), Left.GIVEN_UP: Phrase("given up")}
"""What is said of an attempt that isn't played to its end."""


def line(row: Standing, key: str, period: Period) -> str:
    """`3 @Ada · 100 · 158 turns`. Not a numbered list, which would renumber shared places."""
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
            # Translators: how many somebody played.
            games = ngettext("{count} game", "{count} games", row.played)
            return f"{row.points} · {games}"
        case Period.DAY:
            return result(key, row.points, row.tie_breaker or 0, row.left)
        case Period.ALL_TIME:
            # Translators: how many games somebody won.
            wins = ngettext("{count} win", "{count} wins", row.wins)
            return f"{wins} · {number(row.points)}"
        case Period.WEEK | Period.MONTH:
            days = ngettext("{count} day", "{count} days", row.played)
            return f"{number(row.points)} · {days}"


def result(key: str, points: int, count: int, left: Left | None) -> str:
    """`100 · 158 turns`: a day's score, and what breaks ties."""
    return f"{points} · {took(key, count, left)}"


def took(key: str, count: int, left: Left | None) -> str:
    """`158 turns`, or how an attempt was left: what tells equal scores apart."""
    return LEFT[left]() if left else tie_breaker(key, count)


# Translators: Patient is the name of a careful computer player.
_LEVEL: Final = Phrase("level with Patient")
# Translators: Patient is a computer player; in a picture.
_PATIENT_WON: Final = Phrase("Patient won")
# Translators: {by} is “9 turns” or “14 cards”.
_BETTER: Final = Phrase("{by} better than Patient")
# Translators: {by} is “9 turns” or “14 cards”.
_BEHIND: Final = Phrase("{by} behind Patient")
# Translators: as in “4.2 cards better than Patient”.
_CARDS: Final = Phrase("cards")
_WON_ALONE: Final = Plural(
    "{who} won {game}, where Patient got {score} home.",
    "{who} won {game}, where Patient got {score} home.",
)
# Translators: {by} is “9 turns” or “14 cards”.
_BEAT: Final = Plural(
    "{who} beat Patient at {game} by {by}.", "{who} beat Patient at {game} by {by}."
)
# Translators: {compared} is “4.2 turns better than Patient”.
_IN_WINS: Final = Plural("{compared} in {count} win", "{compared} in {count} wins")
# Translators: {compared} is “12.0 cards behind” or “12.0 cards behind Patient”.
_IN_LOSSES: Final = Plural("{compared} in {count} loss", "{compared} in {count} losses")


def patients(par: Par, key: str) -> str:
    """`Patient won in 167 turns`, `Patient got 71 home`: what Patient makes of the deal."""
    if not par.is_won:
        return _got(par)
    if par.tie_breaker is None:
        return _PATIENT_WON()
    # Translators: {turns} is “120 turns”.
    return _("Patient won in {turns}", turns=tie_breaker(key, par.tie_breaker))


def _got(par: Par) -> str:
    # Translators: so many cards.
    return _("Patient got {score} home", score=par.score)


def best_known(par: Par, key: str) -> str:
    """`Best known: 131 turns (proved)`; empty if nothing is known."""
    if par.fewest is None:
        return ""
    turns = tie_breaker(key, par.fewest)
    if par.is_proved:
        # Translators: {turns} is “120 turns”.
        return _("Best known: {turns} (proved)", turns=turns)
    # Translators: {turns} is “120 turns”.
    return _("Best known: {turns}", turns=turns)


def facts(par: Par, key: str) -> str:
    """`Patient won in 167 turns. Best known: 131 turns (proved).`"""
    return " ".join(f"{one}." for one in (patients(par, key), best_known(par, key)) if one)


def beside(par: Par, to_par: ToPar | None, key: str, *, has_unit: bool = True) -> str:
    """`9 turns better than Patient`, `14 cards behind Patient`, `level with Patient`; `Patient got
    71 home` or `Patient won` if only one of them won, or it isn't known who took fewer."""
    match to_par:
        case ToPar(Versus.TURNS | Versus.CARDS) if not to_par.more:
            return _LEVEL()
        case ToPar(Versus.TURNS | Versus.CARDS):
            by = _difference(to_par, key) if has_unit else abs(to_par.more)
            return (_BETTER if to_par.is_better else _BEHIND)(by=by)
        case ToPar(Versus.WON_ALONE):
            return _got(par)
    return _PATIENT_WON()


@ungrouped()
def in_picture(par: Par, to_par: ToPar | None, key: str, *, has_unit: bool = True) -> str:
    """The same for a picture."""
    return beside(par, to_par, key, has_unit=has_unit)


def _difference(to_par: ToPar, key: str) -> str:
    """`9 turns`, `14 cards`: by how many they differ, and of what."""
    by = abs(to_par.more)
    if to_par.versus is Versus.CARDS:
        return ngettext("{count} card", "{count} cards", by)
    return tie_breaker(key, by)


def against(attempt: Attempt | InMatch, key: str) -> str:
    """`9 turns better than Patient`, `Patient won in 167 turns`; empty if that isn't known."""
    if attempt.par is None:
        return ""
    match attempt.to_par:
        case None | ToPar(Versus.PATIENT_WON):
            return patients(attempt.par, key)
        case ToPar(Versus.TURNS | Versus.CARDS, 0):
            return _("Level with Patient")
        case to_par:
            return beside(attempt.par, to_par, key)


def beaten(who: Sequence[str], par: Par, to_par: ToPar, key: str) -> str:
    """That some did better: `@Ada beat Patient at Sultan by 9 turns.`"""
    said = {"who": listed(who), "game": name_of(key)}
    if to_par.versus is Versus.WON_ALONE:
        return _WON_ALONE(len(who), **said, score=par.score)
    return _BEAT(len(who), **said, by=_difference(to_par, key))


def averages(game: GameStatistics) -> str:
    """`On average 4.2 turns better than Patient in 17 wins, 12.0 cards behind in 1 loss.`

    Of the dailies that both won, and of those that neither did; empty without any.
    """
    wins, losses = game.wins_beside, game.losses_beside
    parts = []
    if wins:
        parts.append(_IN_WINS(wins.games, compared=_average(wins, tie_breakers(game.key))))
    if losses:
        compared = _average(losses, _CARDS(), alone=not wins)
        parts.append(_IN_LOSSES(losses.games, compared=compared))
    # Translators: {compared} is “4.2 turns better than Patient in 17 wins”.
    return _("On average {compared}.", compared=", ".join(parts)) if parts else ""


def _average(of: Average, unit: str, *, alone: bool = True) -> str:
    """`4.2 turns better than Patient`; `4.2 turns better` if Patient has just been named."""
    if not round(of.better, 1):
        # Translators: with Patient, who has just been named.
        return _LEVEL() if alone else _("level")
    by = _counted(decimal(abs(of.better), 1), unit)
    if alone:
        return (_BETTER if of.better > 0 else _BEHIND)(by=by)
    # Translators: than Patient, who has just been named; {by} is “12.0 cards”.
    return _("{by} better", by=by) if of.better > 0 else _("{by} behind", by=by)


def _counted(count: str, unit: str) -> str:
    # Translators: “4.2 turns”, “12.0 cards”.
    return _("{count} {unit}", count=count, unit=unit)


def averages_in_picture(game: GameStatistics) -> tuple[str, ...]:
    """`Wins: 4.2 turns better than Patient`, `Losses: 12 cards behind Patient`: a line for each of
    them, or one that says there is none yet."""
    wins, losses = game.wins_beside, game.losses_beside
    lines = []
    if wins:
        # Translators: {compared} is “4.2 turns better than Patient”.
        lines.append(_("Wins: {compared}", compared=_drawn(wins, tie_breakers(game.key))))
    if losses:
        # Translators: {compared} is “12 cards behind Patient”.
        lines.append(_("Losses: {compared}", compared=_drawn(losses, _CARDS())))
    return (*lines,) or (_("Against Patient: nothing yet"),)


def _drawn(of: Average, unit: str) -> str:
    """The average with tenths only if it is small, and as large as there is room for."""
    by = abs(of.better)
    if not round(by, 1):
        return _LEVEL()
    shown = decimal(by, 1) if by < _WHOLE_FROM else decimal(min(by, _MOST), 0)
    return (_BETTER if of.better > 0 else _BEHIND)(by=_counted(shown, unit))


_FOUND: Final = Plural(
    # Translators: {clean} of those who have answered the day’s puzzle made no wrong move.
    "{clean} of {count} here found it without a wrong move.",
    "{clean} of {count} here found it without a wrong move.",
)


def found(by: Found) -> str:
    """`4 of 9 here found it without a wrong move.`"""
    return _FOUND(by.answered, clean=by.clean)
