"""The `divan` command."""

import argparse
import os
import sys
from collections.abc import Sequence

from bot.config import BadSetting, Settings
from bot.console import backup, check, odds, puzzles, restore, solve
from bot.serve import WRONG, end, serve
from bot.store.sqlite_file.private_files import UMASK
from bot.words.help import release
from bot.words.operator import database as database_words
from bot.words.operator import puzzles as puzzle_words
from bot.words.operator import solver as solver_words
from bot.words.operator import start as words


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command on the command line; without one, serves."""
    options = _parser().parse_args(arguments)
    os.umask(UMASK)
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
    puzzling = commands.add_parser("puzzles", help=puzzle_words.PUZZLES)
    puzzles.add_arguments(puzzling)
    puzzling.set_defaults(run=puzzles.run)
    checking = commands.add_parser("check", help=database_words.CHECK)
    check.add_arguments(checking)
    checking.set_defaults(run=check.run)
    backing_up = commands.add_parser("backup", help=database_words.BACKUP)
    backup.add_arguments(backing_up)
    backing_up.set_defaults(run=backup.run)
    restoring = commands.add_parser("restore", help=database_words.RESTORE)
    restore.add_arguments(restoring)
    restoring.set_defaults(run=restore.run)
    return parser


def _serve(options: argparse.Namespace) -> None:
    try:
        settings = Settings()
    except BadSetting as error:
        end(words.complaint(error), WRONG)
    serve(settings.locally() if options.command == "local" else settings)


if __name__ == "__main__":
    main()
