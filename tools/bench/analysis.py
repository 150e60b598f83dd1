"""How often the losing move of a lost game is named, how fast, and that it never is another one.

The games are Patient's and Greedy's with random moves in between, and those of a player who takes
any move, from a random source that depends on player, key and deal alone. They count if their deals
can be won. What is claimed is checked without the solver: the winning line is replayed by the
rules, and exhaustive search over the rules looks for a win in the positions called lost and those
after them, from the last one back until too many can be reached.
"""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from statistics import median, quantiles
from typing import Final

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.rules import IllegalMove
from engine.solver import Kind, Verdict, solve
from engine.solver.baseline import Player, greedy, patient
from engine.solver.post_mortem import PostMortem
from engine.solver.sides import search
from tests.engine.solver.losing_move import losing_move
from tests.engine.solver.positions import moved, winnable

WITHIN: Final = 10.0
"""Processor seconds for a game."""
RASHNESS: Final = 0.15
"""How often the players make a random move."""
PLAYERS: Final[dict[str, Player | None]] = {"Patient": patient, "Greedy": greedy, "random": None}
"""Who plays; None takes any move."""
LONGEST: Final = 1_000
START_NODES: Final = 2_000_000
"""The budget to decide whether a deal can be won, if no position of the game is known to be."""
FEW: Final = 2_000
"""How many positions the exhaustive search looks at before it gives up."""

SAMPLED: Final = 5
"""How many plies lie between positions searched exhaustively."""


@dataclass
class Found:
    """What was found out about one game."""

    game: Game
    post_mortem: PostMortem
    seconds: float
    winnable: bool
    """Whether its deal is known to be winnable."""
    replayed: int = 0
    """Lines that win by the rules."""
    searched: int = 0
    """Positions called lost that exhaustive search finds lost, too."""
    false: list[str] = field(default_factory=list)
    """What is claimed and isn't so."""


class TimeUpError(Exception):
    """The seconds for a game are over."""


def report() -> list[str]:
    """The figures, a few lines each; ends the process if anything is false."""
    asked = int(os.environ.get("N", "10"))
    keys = os.environ.get("KEYS", ",".join(GAMES)).split(",")
    lines: list[str] = []
    for key in keys:
        for player in os.environ.get("PLAYERS", ",".join(PLAYERS)).split(","):
            lines += measured(key, player, asked)
    return lines


def measured(
    key: str, player: str, games: int, within: float = WITHIN, start_nodes: int = START_NODES
) -> list[str]:
    """The figures over so many lost games of deals that can be won; SystemExit if any is false."""
    found: list[Found] = []
    apart = 0
    for game in lost_games(key, player):
        one = examined(game, within, start_nodes)
        apart += not one.winnable
        if one.winnable:
            found.append(one)
        if len(found) == games:
            break
    lines = [f"{key}, {player}: {line}" for line in _figures(found, apart)]
    if false := [claim for one in found for claim in one.false]:
        raise SystemExit("\n".join([*lines, *false]))
    return lines


def lost_games(key: str, player: str) -> Iterator[Game]:
    """The lost games of a player, of deals 1, 2, 3 …"""
    chosen = PLAYERS[player]
    named = "" if chosen is patient else f" {player}"
    for deal in count(1):
        random = Random(f"post-mortem {key} {deal}{named}")
        game = Game.start(key, deal)
        while game.legal_moves and len(game.moves) < LONGEST:
            if random.random() < RASHNESS or chosen is None:
                game = moved(game, random.choice(game.legal_moves))
            else:
                game = moved(game, chosen(game.table))
        if game.outcome is Outcome.LOST:
            yield game


def examined(game: Game, within: float, start_nodes: int) -> Found:
    """What is found out about a lost game within some processor seconds."""
    begun = time.process_time()

    def stop_in_time() -> None:
        if time.process_time() - begun > within:
            raise TimeUpError

    post_mortem, verdicts = PostMortem(len(game.moves), game), list[tuple[int, Verdict]]()
    try:
        while probe := post_mortem.next():
            verdict = search(
                game.at_ply(probe.ply), probe.nodes, probe.side, back=probe.back, check=stop_in_time
            )
            post_mortem.note(probe, verdict)
            verdicts.append((probe.ply, verdict))
    except TimeUpError:
        pass
    seconds = time.process_time() - begun
    won = post_mortem.bounds.won is not None or solve(game.at_ply(0), start_nodes).kind is Kind.WON
    found = Found(game, post_mortem, seconds, won)
    check(found, verdicts)
    return found


def check(found: Found, verdicts: list[tuple[int, Verdict]]) -> None:
    """Checks what is claimed about a game by the rules alone."""
    game, bounds = found.game, found.post_mortem.bounds
    lines = [(ply, verdict.line) for ply, verdict in verdicts if verdict.line is not None]
    if bounds.won is not None:
        lines.append((bounds.won, bounds.line))
    for ply, line in lines:
        if _wins(game.at_ply(ply), line):
            found.replayed += 1
        else:
            found.false.append(f"{game.record}: no win at ply {ply}")
    lost = {ply - verdict.back for ply, verdict in verdicts if verdict.kind is Kind.LOST}
    # Whatever follows a lost position is lost, too.
    lost.update(range(bounds.lost, len(game.moves), SAMPLED))
    for ply in sorted(lost, reverse=True):
        truth = winnable(game.at_ply(ply), FEW)
        found.searched += truth is False
        if truth:
            found.false.append(f"{game.record}: can be won at ply {ply}")
        if truth is None:
            break  # Earlier positions reach more.


def _wins(game: Game, line: tuple[str, ...]) -> bool:
    try:
        return game.played_all(line).outcome is Outcome.WON
    except IllegalMove:
        return False


def _figures(found: list[Found], apart: int) -> Iterator[str]:
    named = [one for one in found if losing_move(one.post_mortem.bounds)]
    seconds = [one.seconds for one in found]
    yield (
        f"losing move named in {len(named)} of {len(found)}, {len(named) / len(found):.1%}, "
        f"within {WITHIN:g} s; {apart} games left out: their deals aren't known to be winnable"
    )
    yield (
        f"median {median(seconds):.2f} s, p90 {quantiles(seconds, n=10)[-1]:.1f} s, "
        f"longest {max(seconds):.1f} s"
        if len(seconds) > 1
        else f"{seconds[0]:.2f} s"
    )
    widths = [
        one.post_mortem.bounds.lost - (one.post_mortem.bounds.won or 0)
        for one in found
        if not losing_move(one.post_mortem.bounds)
    ]
    if widths:
        yield f"not named: between {min(widths)} and {max(widths)} moves, median {median(widths):g}"
    replayed, searched = sum(one.replayed for one in found), sum(one.searched for one in found)
    yield (
        f"{replayed} lines replayed by the rules, {searched} positions searched exhaustively, "
        f"{sum(len(one.false) for one in found)} false"
    )
