"""What engine/README.md shows works as it stands, and its face is what other code gets."""

import re
import subprocess
import sys
from importlib.resources import files

import pytest

import engine
from engine import solver
from tests.bot.process import CHECKOUT

README = (CHECKOUT / "engine/README.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs(example: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", example], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


def test_there_are_examples_of_games_and_of_the_solver() -> None:
    assert len(EXAMPLES) == 2
    for name in ("Game", "IllegalMove", "Outcome"):
        assert name in engine.__all__
    for name in ("Kind", "solve"):
        assert name in solver.__all__


def test_it_is_typed() -> None:
    assert files("engine").joinpath("py.typed").is_file()
