"""A bot that can prove deals, as matches need."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.render.draw import Renderer
from local_discord import Checker
from tests.play.conftest import assert_no_task_is_left, assert_no_view_is_kept
from tests.play.harness import Harness, local_discord, open_harness


@pytest.fixture
async def troubled_harness(
    tmp_path: Path, empty_database: Path, renderer: Renderer, checker: Checker
) -> AsyncIterator[Harness]:
    """A harness with one solver process, whose log may contain warnings."""
    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    async with (
        local_discord(checker) as server,
        open_harness(server, database, renderer, solvers=1) as harness,
    ):
        yield harness
        assert_no_view_is_kept(harness)
    await assert_no_task_is_left()
