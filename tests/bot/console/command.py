"""Runs commands: as processes of their own or, faster, within the test."""

import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.console import backup, check, copy, migrate, restore, solve

CHECKOUT = Path(__file__).parents[3]
COMMANDS = {
    "backup": backup,
    "check": check,
    "copy": copy,
    "migrate": migrate,
    "restore": restore,
    "solve": solve,
}


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str


def line(name: str, *arguments: str) -> list[str]:
    """The command line of one of our commands."""
    return [sys.executable, "-m", "bot", name, *arguments]


def run(name: str, *arguments: str) -> Ran:
    """Runs a command to its end, in its own process."""
    ran = subprocess.run(
        line(name, *arguments), cwd=CHECKOUT, capture_output=True, encoding="utf-8", check=False
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


class Here:
    """Runs commands within the test."""

    def __init__(self, captured: pytest.CaptureFixture[str]) -> None:
        self._captured = captured

    def run(self, name: str, *arguments: str) -> Ran:
        """Runs a command to its end."""
        parser = ArgumentParser()
        COMMANDS[name].add_arguments(parser)
        status = COMMANDS[name].run(parser.parse_args(arguments))
        return Ran(status, *self._captured.readouterr())
