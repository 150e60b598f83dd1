"""The file of deletions: a line for each player who deleted, unreadable without its key."""

import stat
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.store.deletions import Deletions
from bot.store.errors import KeyMissing
from tests.bot.store.play import ADA, BOB

TODAY = date(2026, 11, 20)


@pytest.fixture
def deletions(tmp_path: Path) -> Deletions:
    return Deletions(tmp_path / "divan.db")


def test_without_deletions_there_is_no_file(deletions: Deletions, tmp_path: Path) -> None:
    assert deletions.last() == 0
    assert not deletions.after(0)(ADA)
    assert not [*tmp_path.iterdir()]


def test_a_deletion_counts_for_older_backups_alone(deletions: Deletions) -> None:
    deletions.note(ADA, 7, TODAY)
    assert deletions.after(6)(ADA)
    assert not deletions.after(7)(ADA)
    assert not deletions.after(6)(BOB)
    assert deletions.last() == 7


def test_a_player_who_deletes_again_and_again_has_one_line(deletions: Deletions) -> None:
    for saves in range(1, 50):
        deletions.note(ADA, saves, TODAY)
        deletions.note(BOB, 2, TODAY)
    assert len(deletions.file.read_text().splitlines()) == 2
    assert deletions.after(48)(ADA)
    assert not deletions.after(48)(BOB)


def test_only_this_user_can_read_either_file_and_no_name_is_in_them(deletions: Deletions) -> None:
    deletions.note(ADA, 1, TODAY)
    for path in (deletions.file, deletions.key_file):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert "42" not in path.read_text().split()
        assert ADA not in path.read_text()
    assert deletions.key_file.read_text().strip() not in deletions.file.read_text()


def test_two_keys_hash_the_same_player_differently(tmp_path: Path) -> None:
    files = [Deletions(tmp_path / name) for name in ("one.db", "two.db")]
    for deletions in files:
        deletions.note(ADA, 1, TODAY)
    assert len({deletions.file.read_text() for deletions in files}) == 2


@pytest.mark.parametrize("lost", ["missing", "another"])
def test_without_the_right_key_nobody_is_said_not_to_have_deleted(
    deletions: Deletions, lost: str
) -> None:
    deletions.note(ADA, 7, TODAY)
    if lost == "missing":
        deletions.key_file.unlink()
    else:
        deletions.key_file.write_text("00" * 32)
    with pytest.raises(KeyMissing):
        deletions.after(6)
    assert not deletions.after(7)(ADA)
    deletions.note(ADA, 8, TODAY)
    assert len(deletions.file.read_text().splitlines()) == 2


def test_a_deletion_is_forgotten_after_a_year(deletions: Deletions) -> None:
    deletions.note(ADA, 7, TODAY)
    deletions.note(BOB, 8, TODAY + timedelta(1))
    deletions.forget(TODAY + timedelta(366))
    assert deletions.after(6)(ADA)
    deletions.forget(TODAY + timedelta(367))
    assert not deletions.after(6)(ADA)
    assert deletions.after(6)(BOB)
