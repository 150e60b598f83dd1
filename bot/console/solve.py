"""`divan solve`: whether a deal or a started game can be won."""

import sys
import time
from argparse import ArgumentParser, Namespace

from bot.config import BadSetting
from bot.console import arguments
from bot.console.extra import settings_with_games
from bot.words.operator import solver as words
from bot.words.operator import start as start_words
from engine.solver import NODES, solve
from engine.solver.confirming import confirmed


def add_arguments(parser: ArgumentParser) -> None:
    # Only the first is required: a record in quotes is one argument.
    parser.add_argument("game", metavar="GAME", help=words.games())
    parser.add_argument("deal", nargs="?", metavar="DEAL", default="", help=words.SOLVE_DEAL)
    parser.add_argument("moves", nargs="*", metavar="MOVE", default=(), help=words.SOLVE_MOVES)
    parser.add_argument("--nodes", default=str(NODES), help=words.NODES)


def run(options: Namespace) -> int:
    try:
        settings_with_games()
        game = arguments.game((options.game, options.deal, *options.moves))
        nodes = arguments.whole_number("--nodes", options.nodes, arguments.MOST_NODES)
    except BadSetting as error:
        return _ended(start_words.complaint(error), 1)
    except arguments.CannotRun as error:
        return _ended(str(error), error.status)
    since = time.perf_counter()
    verdict = confirmed(game, solve(game, nodes))
    sys.stdout.write(words.verdict(verdict, time.perf_counter() - since))
    return 0


def _ended(sentence: str, status: int) -> int:
    sys.stderr.write(f"{sentence}\n")
    return status
