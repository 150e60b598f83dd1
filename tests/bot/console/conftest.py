"""Commands that run within the test, and a database for them."""

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.bot.console.command import Here
from tests.bot.store import damage
from tests.bot.store.played import play_days


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str]) -> Here:
    return Here(capsys)


@pytest.fixture(scope="session")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a played file, as a killed program leaves it."""
    folder = tmp_path_factory.mktemp("left")

    async def play() -> None:
        store = await Store.open(f"sqlite:///{folder / 'divan-local.db'}")
        await play_days(store, 1)
        await store._look()
        damage.as_after_a_kill(folder / "divan-local.db", folder / "killed")
        await store.close()

    asyncio.run(play())
    return folder / "killed"


@pytest.fixture
def file(left: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The played file, where the command looks for it."""
    folder = Path(shutil.copytree(left, tmp_path / "here"))
    monkeypatch.chdir(folder)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return folder / "divan-local.db"
