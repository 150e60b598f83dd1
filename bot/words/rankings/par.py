"""How an attempt compares with Patient's, in words: the one place that says so.

Always as better than Patient or behind, with what was counted; never as a sign, nor as par, which
praises in turns what it blames in cards.
"""

from typing import Final

from bot.services.play.game_view import Attempt
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.rankings.player_statistics import Average, GameStatistics
from bot.words.common.cards import counted
from bot.words.common.games import tie_breaker, tie_breakers

_LEVEL: Final = "level with Patient"
_PATIENT_WON: Final = "Patient won"
_NOTHING_BESIDE: Final = "Against Patient: nothing yet"
_ROUNDED_TO: Final = 1
"""Digits after the point of an average."""
_WHOLE_FROM: Final = 10
"""From here on a picture shows an average without tenths."""
_MOST: Final = 999
"""What fits there; only builds to and fro in The Shah could be more."""


def patients(par: Par, key: str) -> str:
    """`Patient won in 167 turns`, `Patient got 71 home`: what Patient makes of the deal."""
    if not par.is_won:
        return f"Patient got {par.score} home"
    if par.tie_breaker is None:
        return _PATIENT_WON
    return f"{_PATIENT_WON} in {tie_breaker(key, par.tie_breaker)}"


def best_known(par: Par, key: str) -> str:
    """`Best known: 131 turns (proved)`; empty if nothing is known."""
    if par.fewest is None:
        return ""
    return f"Best known: {tie_breaker(key, par.fewest)}{' (proved)' if par.is_proved else ''}"


def facts(par: Par, key: str) -> str:
    """`Patient won in 167 turns. Best known: 131 turns (proved).`"""
    return " ".join(f"{one}." for one in (patients(par, key), best_known(par, key)) if one)


def beside(par: Par, to_par: ToPar | None, key: str, *, has_unit: bool = True) -> str:
    """`9 turns better than Patient`, `14 cards behind Patient`, `level with Patient`; `Patient got
    71 home` or `Patient won` if only one of them won, or it isn't known who took fewer."""
    match to_par:
        case ToPar(Versus.TURNS | Versus.CARDS) if not to_par.more:
            return _LEVEL
        case ToPar(Versus.TURNS | Versus.CARDS):
            by = _difference(to_par, key) if has_unit else f"{abs(to_par.more):,}"
            return f"{by} better than Patient" if to_par.is_better else f"{by} behind Patient"
        case ToPar(Versus.WON_ALONE):
            return f"Patient got {par.score} home"
    return _PATIENT_WON


def in_picture(par: Par, to_par: ToPar | None, key: str, *, has_unit: bool = True) -> str:
    """The same for a picture, which has no commas."""
    return beside(par, to_par, key, has_unit=has_unit).replace(",", "")


def _difference(to_par: ToPar, key: str) -> str:
    """`9 turns`, `14 cards`: by how many they differ, and of what."""
    by = abs(to_par.more)
    return counted(by, "card") if to_par.versus is Versus.CARDS else tie_breaker(key, by)


def against(attempt: Attempt, key: str) -> str:
    """`9 turns better than Patient`, `Patient won in 167 turns`; empty if that isn't known."""
    if attempt.par is None:
        return ""
    match attempt.to_par:
        case None | ToPar(Versus.PATIENT_WON):
            return patients(attempt.par, key)
        case to_par:
            said = beside(attempt.par, to_par, key)
            return said[:1].upper() + said[1:]


def beaten(par: Par, to_par: ToPar, key: str, game: str) -> str:
    """What somebody did who did better: `beat Patient at Sultan by 9 turns`."""
    if to_par.versus is Versus.WON_ALONE:
        return f"won {game}, where {beside(par, to_par, key)}"
    return f"beat Patient at {game} by {_difference(to_par, key)}"


def averages(game: GameStatistics) -> str:
    """`On average 4.2 turns better than Patient in 17 wins, 12.0 cards behind in 1 loss.`

    Of the dailies that both won, and of those that neither did; empty without any.
    """
    wins, losses = game.wins_beside, game.losses_beside
    parts = []
    if wins:
        unit = tie_breakers(game.key)
        parts.append(f"{_average(wins, unit)} in {counted(wins.games, 'win')}")
    if losses:
        compared = _average(losses, "cards", alone=not wins)
        parts.append(f"{compared} in {counted(losses.games, 'loss', 'losses')}")
    return f"On average {', '.join(parts)}." if parts else ""


def _average(of: Average, unit: str, *, alone: bool = True) -> str:
    """`4.2 turns better than Patient`; `4.2 turns better` if Patient has just been named."""
    by = round(of.better, _ROUNDED_TO)
    if not by:
        return _LEVEL if alone else "level"
    if by > 0:
        return f"{by:,} {unit} better{' than Patient' if alone else ''}"
    return f"{-by:,} {unit} behind{' Patient' if alone else ''}"


def averages_in_picture(game: GameStatistics) -> tuple[str, ...]:
    """`Wins: 4.2 turns better than Patient`, `Losses: 12 cards behind Patient`: a line for each of
    them, or one that says there is none yet."""
    wins, losses = game.wins_beside, game.losses_beside
    lines = (
        f"Wins: {_drawn(wins, tie_breakers(game.key))}" if wins else "",
        f"Losses: {_drawn(losses, 'cards')}" if losses else "",
    )
    return tuple(filter(None, lines)) or (_NOTHING_BESIDE,)


def _drawn(of: Average, unit: str) -> str:
    """The average with tenths only if it is small, and as large as there is room for."""
    by = abs(of.better)
    shown = f"{by:.1f}" if by < _WHOLE_FROM else f"{min(by, _MOST):.0f}"
    if not float(shown):
        return _LEVEL
    return f"{shown} {unit} {'better than' if of.better > 0 else 'behind'} Patient"
