"""The `divan` command."""

import argparse
import sys
from collections.abc import Sequence

from bot.config import BadSetting, Settings
from bot.console import odds, solve
from bot.serve import serve
from bot.words import operator as words
from bot.words import solver as solver_words
from bot.words.help import release


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command on the command line; without one, serves."""
    options = _parser().parse_args(arguments)
    sys.exit(options.run(options))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="divan", description=words.ABOUT)
    parser.add_argument("--version", action="version", version=release())
    parser.set_defaults(run=_serve, command="run")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help=words.RUN)
    commands.add_parser("local", help=words.LOCAL)
    solving = commands.add_parser("solve", help=solver_words.SOLVE)
    solve.add_arguments(solving)
    solving.set_defaults(run=solve.run)
    counting = commands.add_parser("odds", help=solver_words.ODDS)
    odds.add_arguments(counting)
    counting.set_defaults(run=odds.run)
    return parser


def _serve(options: argparse.Namespace) -> None:
    try:
        settings = Settings()
    except BadSetting as error:
        sys.exit(words.complaint(error))
    local = {"discord_token": None} if options.command == "local" else {}
    serve(settings.model_copy(update=local))


if __name__ == "__main__":
    main()
