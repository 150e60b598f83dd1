"""Games of installed packages: they are told by entry points, and every program has them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.process import CHECKOUT

REGISTER = """
from dataclasses import replace
from engine import catalogue
from engine.sultan import SULTAN

def register():
    catalogue.register(replace(SULTAN, key="vizier", name="The Vizier"))
"""


def installed(folder: Path, entry: str) -> dict[str, str]:
    """The environment of a program beside which a package with a game is installed."""
    (folder / "vizier_games.py").write_text(REGISTER)
    told = folder / "vizier_games-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: vizier-games\nVersion: 1\n")
    (told / "entry_points.txt").write_text(f"[divan.games]\nvizier = {entry}\n")
    paths = {"FOLDER": str(folder), "PYTHONPATH": os.pathsep.join([str(folder), str(CHECKOUT)])}
    return {**os.environ, **paths}


def ended(env: dict[str, str], *program: str) -> subprocess.CompletedProcess[str]:
    started = [sys.executable, *program]
    return subprocess.run(
        started, env=env, capture_output=True, text=True, check=False, cwd=env["FOLDER"]
    )


def test_a_program_knows_the_game_of_an_installed_package(tmp_path: Path) -> None:
    env = installed(tmp_path, "vizier_games:register")
    loaded = (
        "from bot.services.core import catalogue; catalogue.load(()); "
        "from engine import Game; print(Game.start('vizier', 3).name)"
    )
    ran = ended(env, "-c", loaded)
    assert (ran.stdout, ran.stderr) == ("The Vizier\n", "")


@pytest.mark.parametrize("entry", ["vizier_games:nothing", "not_there:register"])
def test_what_cannot_be_loaded_is_said_in_one_sentence(tmp_path: Path, entry: str) -> None:
    ran = ended(installed(tmp_path, entry), "-m", "bot", "check", "none.db")
    assert ran.returncode == 1
    assert ran.stderr.startswith("An extra game can't be loaded: ")
    assert len(ran.stderr.splitlines()) == 1
