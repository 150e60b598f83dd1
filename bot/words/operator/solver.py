"""What the solver's commands print, their errors included."""

import os
from pathlib import Path
from typing import Final

from bot.services.solving.odds import Share, Tally
from bot.words.common.games import name_of
from bot.words.operator.counted import counted
from engine import IllegalMove
from engine.catalogue import GAMES
from engine.solver.verdict import Kind, Verdict

SOLVE_DEAL: Final = "its number"
SOLVE_MOVES: Final = "the moves made so far, if any"
ODDS_DEALS: Final = "the deals, such as 1-1000"
NODES: Final = "how many positions to search per deal before giving up (%(default)s)"
PROCESSES: Final = "how many deals to search at once (%(default)s)"
ODDS_CSV: Final = "where to keep the verdicts and their proofs (odds-GAME.csv)"
CONFIRMED: Final = "proved, and confirmed by exhaustive search"
OWN_PROOF: Final = "proved by Divan alone; too many positions for exhaustive search"

ODDS_HEAD: Final = (
    "| game | deals | won | lost | unknown | winnable, at least | winnable, at most |\n"
    "| --- | --- | ---: | ---: | ---: | --- | --- |\n"
)


def games() -> str:
    """The games' keys: `sultan, sultan-classic, shah`."""
    return ", ".join(GAMES)


def verdict(found: Verdict, seconds: float) -> str:
    """The result of a search: a line of figures, and the winning line if there is one."""
    cost = f"{counted(found.nodes, 'node', 'nodes')} · {seconds:.2f} s"
    if found.line is not None:
        moves = counted(len(found.line), "move", "moves")
        return f"won · {moves} · {cost}\n{' '.join(found.line)}\n"
    if found.kind is Kind.LOST:
        return f"lost · {CONFIRMED if found.confirmed else OWN_PROOF} · {cost}\n"
    return f"{found.kind.value} · {cost}\n"


def odds_row(key: str, deals: range, tally: Tally) -> str:
    """A game's row under ODDS_HEAD."""
    cells = (
        name_of(key),
        f"{deals[0]}–{deals[-1]}",
        *(f"{number:,}" for number in (tally.won, tally.lost, tally.unknown)),
        _share(tally.at_least),
        _share(tally.at_most),
    )
    return f"| {' | '.join(cells)} |\n"


def progress(tally: Tally, total: int, seconds_left: float | None) -> str:
    """How far a run has got: `412/1000 · 398 won · 3 lost · 11 unknown · 12 min left`."""
    counted = f"{tally.won} won · {tally.lost} lost · {tally.unknown} unknown"
    left = "" if seconds_left is None else f" · {time_left(seconds_left)} left"
    return f"{tally.decided}/{total} · {counted}{left}"


def stopped(file: Path) -> str:
    """The run was interrupted."""
    return f"Stopped. The verdicts so far are in {file}; run the same command to resume."


def unanswered(deals: int) -> str:
    """Some deals have no verdict because their processes died."""
    if deals == 1:
        return (
            "1 deal is missing because the process searching it died; "
            "run the same command to try it again."
        )
    return (
        f"{deals:,} deals are missing because the processes searching them died; "
        "run the same command to try them again."
    )


def no_such_game(key: str) -> str:
    """No game has this key."""
    return f"There is no game “{key}”; pick one of {games()}."


def no_deal(text: str) -> str:
    """The text isn't the number of a deal."""
    return f"“{text}” isn’t a deal; a deal is a whole number from 1 to 9223372036854775807."


def backwards(text: str) -> str:
    """A range of deals ends before it starts."""
    return f"“{text}” ends before it starts; write deals as 1-1000."


def illegal(error: IllegalMove) -> str:
    """A record contains an illegal move."""
    legal = (
        f"legal moves there are {' '.join(error.legal)}"
        if error.legal
        else "the game is over there"
    )
    return f"Move {error.ply}, “{error.text}”, can’t be made: {legal}."


def no_number(option: str, text: str, most: int) -> str:
    """An option's value isn't a number, or it is too large."""
    return f"{option} is “{text}”; it must be a whole number from 1 to {most}."


def unusable_file(file: Path, cause: OSError) -> str:
    """A file of verdicts can't be read or written."""
    return f"{file} can’t be written ({os.strerror(cause.errno or 0)}); pick another with --csv."


def foreign_file(file: Path) -> str:
    """The file holds something else than verdicts."""
    return f"{file} holds something else and was left as it is; pick another file with --csv."


def damaged_file(file: Path, row: int) -> str:
    """A row of a file of verdicts makes no sense."""
    return f"Line {row} of {file} is damaged; delete that line, or pick another file with --csv."


def another_game(file: Path, key: str) -> str:
    """The file's verdicts are on another game."""
    return f"{file} holds verdicts on {key}; pick another file with --csv."


def another_budget(file: Path, nodes: str) -> str:
    """The file's verdicts were found with another budget."""
    return (
        f"{file} holds verdicts within {nodes} nodes, which can’t be combined with these; "
        f"use --nodes {nodes}, or pick another file with --csv."
    )


def _share(share: Share) -> str:
    """A share in per cent, with its interval: `99.9 % [99.4, 100.0]`."""
    return f"{share.of_all:.1%} [{share.low * 100:.1f}, {share.high * 100:.1f}]".replace("%", " %")


def time_left(seconds: float) -> str:
    """About how long it will take: `40 s`, `12 min`, `3 h`."""
    minutes = round(seconds / 60)
    if not minutes:
        return f"{seconds:.0f} s"
    return f"{minutes} min" if minutes < 120 else f"{minutes / 60:.0f} h"
