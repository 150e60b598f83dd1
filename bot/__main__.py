"""The `divan` command.

What is asked is read before what answers it is imported: all of Divan takes a second and more.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from io import TextIOWrapper
from typing import Final

from bot import DISTRIBUTION
from bot.config import is_json
from bot.logs import write_json
from bot.store.sqlite_file.private_files import UMASK

COMMANDS: Final = {
    "run": "run on Discord if there is a token, otherwise like local (the default)",
    "local": "play on a page on this machine",
    "solve": "say whether a deal or a started game can be won",
    "check": "check the database: is it whole, and does all that it holds agree?",
    "backup": "copy the database, even while Divan is running, and check the copy",
    "copy": "carry the database to an empty one, from SQLite to PostgreSQL or back",
    "migrate": "bring the database to this version; on PostgreSQL a start doesn't",
    "restore": "put a backup in the database's place; the old file is kept",
}
"""What each command does."""
_SERVING: Final = ("run", "local")
"""The commands without arguments; a module of the console answers each of the others."""
_WINDOWS: Final = "Divan doesn't run on Windows itself; run it in WSL, Windows' own Linux."


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command on the command line; without one, serves."""
    if sys.platform == "win32":
        sys.exit(_WINDOWS)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # Not every terminal knows “ and ♥.
    if is_json():
        os.environ["LOG_FORMAT"] = "json"  # For the processes that this one starts, too.
        write_json()
    given = sys.argv[1:] if arguments is None else arguments
    options = parser(given).parse_args(given)
    os.umask(UMASK)
    sys.exit(options.run(options))


def parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """Reads these arguments; of the commands, it knows the options of the one in them alone."""
    asked = next((one for one in arguments if not one.startswith("-")), "run")
    about = "Solitaire for Discord. Without DISCORD_TOKEN you play on a page on this machine."
    whole = argparse.ArgumentParser(prog="divan", description=about)
    whole.add_argument("--version", action="version", version=f"Divan {version(DISTRIBUTION)}")
    whole.set_defaults(run=_serve, command="run")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    for name, told in COMMANDS.items():
        command = commands.add_parser(name, help=told)
        if name == asked and name not in _SERVING:
            answering = import_module(f"bot.console.{name}")
            answering.add_arguments(command)
            command.set_defaults(run=answering.run)
    return whole


def _serve(options: argparse.Namespace) -> None:
    import_module("bot.serve").run(is_local=options.command == "local")


if __name__ == "__main__":
    main()
