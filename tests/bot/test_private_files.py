"""Every file that Divan makes is its operator's alone, whatever the account's umask allows."""

import os
import shutil
from pathlib import Path
from stat import S_IMODE

import pytest

from bot.store.sqlite_file.private_files import make_private
from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.process import TOKEN, Ended, ended, on_discord, running, tried
from tests.bot.store.test_opening import an_ordinary_user
from tests.play.player import SimulatedPlayer
from tests.released.test_later_versions import VERSIONS, restored

OPERATOR = {"DISCORD_TOKEN": TOKEN, "SOLVER_PROCESSES": "0"}
AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """A released version's database, as another umask would leave it: everybody can read it."""
    file = restored(VERSIONS[-1], tmp_path / "divan.db")
    file.chmod(0o644)
    return file


def modes(folder: Path) -> dict[str, str]:
    """The rights to the files in a folder."""
    return {path.name: oct(S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


def assert_private(folder: Path, *names: str) -> None:
    """Whether each of these files, and every other in the folder, is its owner's alone."""
    found = modes(folder)
    assert set(names) <= set(found), found
    assert set(found.values()) == {"0o600"}, found


async def done(folder: Path, *arguments: str) -> Ended:
    """A command that has done what it should."""
    end = await tried(folder, *arguments, **OPERATOR)
    assert (end.status, end.complained) == (0, ""), end
    return end


@pytest.mark.long
async def test_what_running_and_every_command_leaves_is_private(
    released: Path, server: LocalDiscord
) -> None:
    folder = released.parent
    ada = SimulatedPlayer(server.world.person("Ada"))
    beside = ("divan.db-wal", "divan.db-shm", "divan.db-saves")
    async with running(folder, **on_discord(server), SOLVER_PROCESSES="0") as (process, _):
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        await ada.slash("divan privacy")
        await ada.press("Delete")
        await ada.press("Delete")
        await done(folder, "backup", "backup.db")
        assert_private(folder, "divan.db", *beside, "divan.db-deletions-key", "backup.db")
        process.terminate()
        assert (await ended(process)).status == 0
    end = await tried(folder, "check", "--repair", **OPERATOR)
    assert end.said.startswith("Rebuilt what is computed.")
    await done(folder, "restore", "backup.db")
    (repaired,) = folder.glob("divan.db.before-repair-*")
    (replaced,) = folder.glob("divan.db.replaced-*Z")
    assert_private(folder, "divan.db", repaired.name, replaced.name)


@pytest.mark.long
async def test_a_new_database_is_private(tmp_path: Path) -> None:
    async with running(tmp_path, SOLVER_PROCESSES="0"):
        assert_private(tmp_path, "divan-local.db", "divan-local.db-wal", "divan-local.db-shm")


async def test_a_database_that_others_could_read_is_made_private(released: Path) -> None:
    folder = released.parent
    names = ["divan.db-saves", "divan.db-deletions-key"]
    names += ["divan.db.before-0001", "divan.db.replaced-20261122T061500Z-wal"]
    for name in names:
        (folder / name).touch()
        (folder / name).chmod(0o666)
    other = folder / "divan.db.notes"
    other.touch()
    other.chmod(0o644)
    store = await Store.open(f"sqlite:///{released}")
    assert modes(folder).pop(other.name) == "0o644"
    other.unlink()
    assert_private(folder, "divan.db", "divan.db-wal", "divan.db-shm", *names)
    await store.close()


async def test_the_file_that_a_link_names_is_made_private(released: Path, tmp_path: Path) -> None:
    shutil.copy(released, tmp_path / "real.db-wal")
    real = released.rename(tmp_path / "real.db")
    released.symlink_to(real)
    make_private(released)
    assert_private(tmp_path, "divan.db", "real.db", "real.db-wal")


def test_less_than_the_owner_had_stays_less(released: Path) -> None:
    released.chmod(0o444)
    make_private(released)
    assert modes(released.parent) == {"divan.db": "0o400"}


@AS_ROOT
def test_another_users_files_are_left_alone(released: Path) -> None:
    os.chown(released, 1234, 1234)
    make_private(released)
    with an_ordinary_user():
        make_private(released)
    assert modes(released.parent) == {"divan.db": "0o644"}
