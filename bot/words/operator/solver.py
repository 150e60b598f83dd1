"""What the solver's commands print, their errors included."""

from typing import Final

from bot.words.operator.counted import counted
from engine import IllegalMove
from engine.catalogue import GAMES
from engine.solver.verdict import Kind, Verdict

SOLVE_DEAL: Final = "its number"
SOLVE_MOVES: Final = "the moves made so far, if any"
NODES: Final = "how many positions to search per deal before giving up (%(default)s)"
CONFIRMED: Final = "proved, and confirmed by exhaustive search"
OWN_PROOF: Final = "proved by Divan alone; too many positions for exhaustive search"


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


def no_such_game(key: str) -> str:
    """No game has this key."""
    return f"There is no game “{key}”; pick one of {games()}."


def no_deal(text: str) -> str:
    """The text isn't the number of a deal."""
    return f"“{text}” isn’t a deal; a deal is a whole number from 1 to 9223372036854775807."


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
