"""Par, as in golf: the one place that says how an attempt compares with it."""

from typing import Final

from bot.render.statistics import AverageToPar, ScoredGame
from bot.services.game_view import Attempt
from bot.services.par import Par, ToPar, Versus
from bot.words.cards import counted
from bot.words.games import tie_breaker, tie_breakers

_LEVEL: Final = "level with par"
_PATIENT_WON: Final = "Patient won"
_ROUNDED_TO: Final = 1
"""Digits after the point of an average."""


def par_of(par: Par, key: str) -> str:
    """`100 in 167 turns`, `71`: what Patient scores."""
    if not par.is_won or par.tie_breaker is None:
        return f"{par.score}"
    return f"{par.score} in {tie_breaker(key, par.tie_breaker)}"


def best_known(par: Par, key: str, *, has_unit: bool = True) -> str:
    """`Best known: 131 turns (proved)`; empty if nothing is known."""
    if par.fewest is None:
        return ""
    fewest = tie_breaker(key, par.fewest) if has_unit else f"{par.fewest:,}"
    return f"Best known: {fewest}{' (proved)' if par.is_proved else ''}"


def facts(par: Par, key: str) -> str:
    """`Par: 100 in 167 turns. Best known: 131 (proved).`"""
    has_unit = par.is_won and par.tie_breaker is not None
    said = (f"Par: {par_of(par, key)}", best_known(par, key, has_unit=not has_unit))
    return " ".join(f"{one}." for one in said if one)


def beside(par: Par, to_par: ToPar | None) -> str:
    """`9 under par`, `level with par`, `Patient got 71 home`, `Patient won`, `par 71`."""
    match to_par:
        case ToPar(Versus.WON_ALONE):
            return f"Patient got {par.score} home"
        case ToPar(Versus.PATIENT_WON):
            return _PATIENT_WON
        case ToPar(Versus.TURNS | Versus.CARDS):
            return _over(to_par.more)
    return f"par {par.score}"


def in_short(par: Par, to_par: ToPar | None) -> str:
    """`9 under par`, `Patient got 71`: the same for a picture, in at most 15 characters."""
    if to_par and to_par.versus is Versus.WON_ALONE:
        return f"Patient got {par.score}"
    return beside(par, to_par).replace(",", "")


def _over(more: int) -> str:
    """`9 under par`, `10 over par`, `level with par`."""
    return f"{abs(more):,} {'over' if more > 0 else 'under'} par" if more else _LEVEL


def end(attempt: Attempt | None, key: str) -> str:
    """What follows how an attempt ended: `, 9 under par. 131 is possible.`; may be empty."""
    if attempt is None or attempt.par is None:
        return ""
    par, to_par = attempt.par, attempt.to_par
    match to_par:
        case ToPar(Versus.TURNS):
            parts = [f", {beside(par, to_par)}", _possible(par, attempt.tie_breaker)]
        case ToPar(Versus.WON_ALONE):
            parts = [f"; {beside(par, to_par)}", _possible(par, attempt.tie_breaker, "A win in ")]
        case ToPar(Versus.CARDS):
            parts = [f", {beside(par, to_par)}", _can_be_won(par, key)]
        case ToPar(Versus.PATIENT_WON):
            parts = [f". {_patients_win(par, key)}"]
        case None:
            parts = [_possible(par, attempt.tie_breaker)]
            return f". {parts[0]}." if parts[0] else ""
    return " ".join(f"{part}." for part in parts if part)


def _possible(par: Par, own: int, what: str = "") -> str:
    """Whether a win with fewer turns than one's own is possible, and what the number is of, if
    turns weren't what was just told."""
    if par.fewest is None:
        return ""
    if par.fewest < own:
        return f"{what}{par.fewest:,} is possible"
    return "No win takes fewer" if par.is_proved else "No better win is known"


def _can_be_won(par: Par, key: str) -> str:
    return "" if par.fewest is None else f"It can be won in {tie_breaker(key, par.fewest)}"


def _patients_win(par: Par, key: str) -> str:
    """`Patient won in 167 turns; 131 is possible`."""
    won = _PATIENT_WON
    if par.tie_breaker is not None:
        won += f" in {tie_breaker(key, par.tie_breaker)}"
    is_told = par.fewest is not None and par.fewest != par.tie_breaker
    return f"{won}; {par.fewest:,} is possible" if is_told else won


def with_par(points: int, count: int, to_par: ToPar | None, key: str) -> str:
    """A result with what sets it apart from par: `100 · 158 turns (−9)`, `81 (+10) · 14 builds`."""
    took = tie_breaker(key, count)
    match to_par:
        case ToPar(Versus.TURNS):
            return f"{points} · {took} ({_signed(to_par.more)})"
        case ToPar(Versus.CARDS):
            return f"{points} ({_signed(to_par.more)}) · {took}"
    return f"{points} · {took}"


def _signed(more: int) -> str:
    """`−9`, `+10`, `±0`."""
    return f"{'−' if more < 0 else '+' if more else '±'}{abs(more):,}"


def scored(scored: ScoredGame) -> str:
    """`100 (−9)`, `81 (+10)`, `70 (par 100)`: one of the latest scores."""
    if scored.par is None:
        return f"{scored.score}"
    by = scored.cards if scored.turns is None else scored.turns
    return f"{scored.score} ({f'par {scored.par}' if by is None else _signed(by)})"


def average(to_par: AverageToPar, key: str) -> str:
    """`4.2 turns under par in 17`, `level with par in 3`: of how many attempts, too."""
    by = round(to_par.by, _ROUNDED_TO)
    unit = tie_breakers(key) if to_par.in_turns else "cards"
    said = f"{abs(by):,} {unit} {'over' if by > 0 else 'under'} par" if by else _LEVEL
    return f"{said} in {to_par.games:,}"


def beaten(par: Par, to_par: ToPar, key: str, game: str) -> str:
    """What somebody did who beat par: `beat par at Sultan by 9 turns`."""
    if to_par.versus is Versus.WON_ALONE:
        return f"won {game}, where {beside(par, to_par)}"
    by = abs(to_par.more)
    cards = to_par.versus is Versus.CARDS
    return f"beat par at {game} by {counted(by, 'card') if cards else tie_breaker(key, by)}"
