"""The local Discord as a distribution of its own, from its folder in this repository."""

import asyncio
import shutil
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Final

import local_discord

HERE: Final = Path(local_discord.__file__).parent
INSTALL: Final = (
    *("-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"),
    *("--disable-pip-version-check", "--target"),
)
USE: Final = """
import sys
sys.path.insert(0, sys.argv[1])
import local_discord, local_discord.__main__
assert local_discord.__file__.startswith(sys.argv[1]), local_discord.__file__
assert "discord" not in sys.modules and "bot" not in sys.modules and "engine" not in sys.modules
"""


async def test_it_is_installed_and_used_without_divan(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    shutil.copytree(
        HERE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    )
    await done(tmp_path, *INSTALL, str(target), str(source))
    kept = {path.relative_to(HERE) for path in HERE.rglob("*") if belongs(path)}
    assert {
        path.relative_to(target / "local_discord")
        for path in target.rglob("*")
        if path.is_relative_to(target / "local_discord") and belongs(path)
    } == kept
    await done(tmp_path, "-I", "-c", USE, str(target))


def belongs(path: Path) -> bool:
    """Whether a file of the folder is part of the package."""
    inside = path.suffix in (".py", ".typed") or "page" in path.parts
    return path.is_file() and inside and not {"build", "__pycache__"} & set(path.parts)


async def done(folder: Path, *arguments: str) -> None:
    program = (sys.executable, *arguments)
    process = await asyncio.create_subprocess_exec(*program, cwd=folder, stdout=PIPE, stderr=PIPE)
    async with asyncio.timeout(60):
        said, complained = await process.communicate()
    assert process.returncode == 0, (said + complained).decode()
