"""A house with the bot up, every request of the bot checked."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.local.server import LocalDiscord
from bot.render import Renderer
from tests.play.house import House, open_house


@pytest.fixture(scope="session")
def renderer() -> Renderer:
    return Renderer.load()


@pytest.fixture
async def house(tmp_path: Path, renderer: Renderer) -> AsyncIterator[House]:
    server = LocalDiscord()
    await server.start()
    async with open_house(server, tmp_path / "divan.db", renderer) as house:
        yield house
    await server.stop()
    assert not server.violations
