"""On a machine without a C compiler the solver is built with one that is fetched for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.process import CHECKOUT

NEEDED = ("bash", "env", "mktemp", "rm")
COPIED = ("engine", "bot/render/fast", "requirements", ".ci", "setup.py")
SEARCH = """
from engine import Game
from engine.solver import kernel, solve
assert kernel.COMPILED
print(solve(Game.start("shah", 2)).kind.name)
"""


@pytest.mark.long
def test_the_compiled_search_is_built_without_the_systems_compiler(tmp_path: Path) -> None:
    for name in COPIED:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (CHECKOUT / name).is_dir():
            shutil.copytree(CHECKOUT / name, target, ignore=shutil.ignore_patterns("*.so"))
        else:
            shutil.copy(CHECKOUT / name, target)
    (tmp_path / "pyproject.toml").touch()
    path = tmp_path / "path"
    path.mkdir()
    for name in NEEDED:
        (path / name).symlink_to(shutil.which(name) or name)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    ran = subprocess.run(
        [".ci/with-compiler", sys.executable, *build],
        cwd=tmp_path,
        env={**os.environ, "PATH": str(path), "CC": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith("No C compiler: fetching one")
    found = subprocess.run(
        [sys.executable, "-c", SEARCH],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == "WON\n"
