"""`divan solve`: whether a deal or a started game can be won."""

import sys
import time
from argparse import ArgumentParser, Namespace

from bot.config import BadSetting
from bot.console import arguments
from bot.console.arguments import settings_with_games
from engine.catalogue import GAMES
from engine.solver import NODES, Kind, solve
from engine.solver.confirming import confirmed


def add_arguments(parser: ArgumentParser) -> None:
    # Only the first is required: a record in quotes is one argument.
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("deal", nargs="?", metavar="DEAL", default="", help="its number")
    parser.add_argument("moves", nargs="*", metavar="MOVE", default=(), help="those made so far")
    most = "how many positions to search before giving up (%(default)s)"
    parser.add_argument("--nodes", default=str(NODES), help=most)


def run(options: Namespace) -> int:
    try:
        settings_with_games()
        game = arguments.game((options.game, options.deal, *options.moves))
        nodes = arguments.whole_number("--nodes", options.nodes, arguments.MOST_NODES)
    except (BadSetting, arguments.CannotRun) as error:
        sys.stderr.write(f"{error}\n")
        return getattr(error, "status", 1)
    since = time.perf_counter()
    found = confirmed(game, solve(game, nodes))
    said = f"{found.kind.value} · nodes: {found.nodes:,} · {time.perf_counter() - since:.2f} s"
    if found.line is not None:
        said += f" · moves: {len(found.line)}\n{' '.join(found.line)}"
    elif found.confirmed:
        said += " · proved, and confirmed by exhaustive search"
    elif found.kind is Kind.LOST:
        said += " · proved by Divan alone; too many positions for exhaustive search"
    sys.stdout.write(f"{said}\n")
    return 0
