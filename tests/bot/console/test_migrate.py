"""`divan migrate`: a database of an older version is brought to this one's revision, on purpose."""

from pathlib import Path

import pytest

from bot.store.engines.address import Address
from tests.bot.console.command import Here
from tests.released.test_later_versions import VERSIONS, restored


def test_a_released_database_is_brought_to_this_version(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{restored(VERSIONS[0], tmp_path / 'old.db')}")
    ran = here.run("migrate")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"The database {tmp_path / 'old.db'} is ready for this version.\n"
    assert "older version" not in here.run("check").out


def test_no_database_is_made(here: Here, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of PostgreSQL is there, and empty."""
    monkeypatch.setenv("DATABASE_URL", url)
    address = Address.parse(url)
    ran = here.run("migrate")
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    empty, none = f"{address.place} is empty", f"There is no database at {address.place};"
    assert ran.err.startswith(none if address.file else empty)
    if file := address.file:
        assert not [*file.parent.iterdir()]
        file.touch()
        assert here.run("migrate").err.startswith(empty)
        assert not file.stat().st_size


def test_what_cannot_be_opened_gets_one_sentence(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/nowhere/divan.db")
    ran = here.run("migrate", "--dumped")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"The database's folder {tmp_path}/nowhere doesn't exist;")
