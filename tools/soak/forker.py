"""Starts bots quickly: imports the program once, and forks a process for each.

Each line on stdin is a folder and the settings as JSON; the answer on stdout is the process's
number. What the bot says goes to `NUMBER.said` in the folder, its log to `NUMBER.log`.
"""

import json
import os
import signal
import sys

import bot.serve  # noqa: F401 -- `main` imports it, here once for all
from bot.__main__ import main

_LOGGED = os.O_WRONLY | os.O_CREAT | os.O_TRUNC


def become_bot(folder: str, settings: dict[str, str]) -> None:
    """Runs a bot in this process, and ends it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(settings)
    os.chdir(folder)
    for stream, name in ((0, None), (1, "said"), (2, "log")):
        place = f"{os.getpid()}.{name}" if name else os.devnull
        os.dup2(os.open(place, _LOGGED if name else os.O_RDONLY, 0o600), stream)
    sys.argv = ["divan", "run"]
    main()


def serve() -> None:
    """Answers each line until there are no more."""
    # The kernel reaps them.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in iter(sys.stdin.readline, ""):
        asked = json.loads(line)
        child = os.fork()
        if not child:
            become_bot(asked["folder"], asked["settings"])
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
