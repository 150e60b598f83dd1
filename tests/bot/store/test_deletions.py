"""The file of deletions: a line for each player who deleted, unreadable without its key."""

import stat
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.store.errors import KeyMissing
from bot.store.sqlite_file.deletions import Deletions, Held
from tests.bot.store.play import ADA, BOB

TODAY = date(2026, 11, 20)


@pytest.fixture
def deletions(tmp_path: Path) -> Deletions:
    return Deletions(tmp_path / "divan.db")


def after(deletions: Deletions, saves: int) -> Callable[[str], bool]:
    """Who deleted their data after a backup of an earlier version, made a day later."""
    held = Held(None, saves, TODAY + timedelta(2))
    return deletions.owners([line for line in deletions.lines() if held.may_lack(line)])


def test_without_deletions_there_is_no_file(deletions: Deletions, tmp_path: Path) -> None:
    assert deletions.last() == 0
    assert not after(deletions, 0)(ADA)
    assert not [*tmp_path.iterdir()]


def test_a_deletion_counts_for_older_backups_alone(deletions: Deletions) -> None:
    deletions.note(ADA, 7, TODAY)
    assert after(deletions, 6)(ADA)
    assert not after(deletions, 7)(ADA)
    assert not after(deletions, 6)(BOB)
    assert deletions.last() == 7


def test_a_player_who_deletes_again_and_again_has_one_line(deletions: Deletions) -> None:
    deletions.note(BOB, 2, TODAY)
    for saves in range(1, 50):
        deletions.note(ADA, saves, TODAY)
    assert len(deletions.file.read_text().splitlines()) == 2
    assert after(deletions, 48)(ADA)
    assert not after(deletions, 48)(BOB)


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
        after(deletions, 6)
    assert not after(deletions, 7)(ADA)
    deletions.note(ADA, 8, TODAY)
    assert len(deletions.file.read_text().splitlines()) == 2


def test_a_deletion_is_forgotten_after_a_year(deletions: Deletions) -> None:
    deletions.note(ADA, 7, TODAY)
    deletions.note(BOB, 8, TODAY + timedelta(1))
    deletions.forget(TODAY + timedelta(366))
    assert after(deletions, 6)(ADA)
    deletions.forget(TODAY + timedelta(367))
    assert not after(deletions, 6)(ADA)
    assert after(deletions, 6)(BOB)


def held(deletions: Deletions, owner: str, database: Held) -> tuple[bool, bool]:
    """Whether a database surely lacks an owner's deletion, and whether it may lack it."""
    lines = deletions.lines()
    surely = deletions.owners([line for line in lines if database.surely_lacks(line)])
    maybe = deletions.owners([line for line in lines if database.may_lack(line)])
    return surely(owner), maybe(owner)


def test_a_receipt_says_that_a_database_has_a_deletion(deletions: Deletions) -> None:
    """Whatever the counts and days say."""
    receipt = deletions.note(ADA, 7, TODAY)
    for saves, day in ((3, TODAY - timedelta(1)), (9, TODAY + timedelta(1))):
        assert held(deletions, ADA, Held({receipt}, saves, day)) == (False, False)
        assert held(deletions, ADA, Held({"another"}, saves, day))[1]


def test_without_a_receipt_only_an_older_database_surely_lacks_it(deletions: Deletions) -> None:
    deletions.note(ADA, 7, TODAY)
    assert held(deletions, ADA, Held((), 6, TODAY)) == (True, True)
    assert held(deletions, ADA, Held((), 9, TODAY - timedelta(1))) == (True, True)
    assert held(deletions, ADA, Held((), 7, TODAY)) == (False, True)


def test_a_backup_of_an_earlier_version_is_doubted_on_the_day_itself(deletions: Deletions) -> None:
    """By then the count may have gone back."""
    deletions.note(ADA, 7, TODAY)
    assert held(deletions, ADA, Held(None, 9, TODAY))[1]
    assert not held(deletions, ADA, Held(None, 9, TODAY + timedelta(1)))[1]
    assert held(deletions, ADA, Held(None, 6, TODAY + timedelta(1)))[1]


def test_no_two_deletions_have_the_same_receipt(deletions: Deletions) -> None:
    """Even if a player deletes again by the same save of the same day, the first one being lost."""
    receipts = [deletions.note(ADA, 7, TODAY) for _ in range(5)]
    receipts += [deletions.note(BOB, 7, TODAY), deletions.note(ADA, 3, TODAY)]
    assert len({*receipts}) == len(receipts)


DAMAGED = {
    "rubbish": lambda line: b"\xff\xfe" + line[:5],
    "nearly empty": lambda line: line[:1],
    "half": lambda line: line[: len(line) // 2],
    "zeros": lambda line: bytes(len(line)),
    "no number": lambda line: line.replace(b" 7 ", b" x "),
    "no day": lambda line: line[:-10] + b"2026-13-45",
    "too many": lambda line: line + b" more",
    "a flipped bit": lambda line: line[:20] + bytes((line[20] ^ 0x80,)) + line[21:],
}


def spoil(deletions: Deletions, damage: Callable[[bytes], bytes]) -> bytes:
    """Damages the first line; what it is then."""
    first, *others = deletions.file.read_bytes().splitlines()
    deletions.file.write_bytes(b"\n".join((damage(first), *others, b"")))
    return damage(first)


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_line_is_named_and_the_rest_goes_on(
    deletions: Deletions, damage: Callable[[bytes], bytes]
) -> None:
    deletions.note(ADA, 7, TODAY)
    deletions.note(BOB, 8, TODAY)
    damaged = spoil(deletions, damage)
    assert deletions.damaged() == (1,)
    assert after(deletions, 6)(BOB)
    assert deletions.last() == 8
    deletions.note("discord:44", 9, TODAY + timedelta(9))
    deletions.forget(TODAY + timedelta(369))
    assert not after(deletions, 6)(BOB)
    assert after(deletions, 6)("discord:44")
    assert damaged in deletions.file.read_bytes().split(b"\n")
    assert len(deletions.damaged()) == 1


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_mending_saves_what_still_says_who(
    deletions: Deletions, damage: Callable[[bytes], bytes]
) -> None:
    deletions.note(ADA, 7, TODAY)
    deletions.note(BOB, 8, TODAY)
    spoil(deletions, damage)
    is_known = bool(deletions.salvaged())
    assert deletions.mend(20, TODAY) == (not is_known)
    assert deletions.damaged() == ()
    assert after(deletions, 19)(ADA) == is_known
    assert after(deletions, 7)(BOB)
    assert not after(deletions, 8)(BOB)


def test_what_is_salvaged_names_the_right_player(deletions: Deletions) -> None:
    deletions.note(ADA, 7, TODAY)
    spoil(deletions, DAMAGED["no day"])
    assert deletions.owners(deletions.salvaged())(ADA)
    assert not deletions.owners(deletions.salvaged())(BOB)


@pytest.mark.parametrize("content", [b"", b"\xff", b"00ff", b"zz" * 32])
def test_a_damaged_key_is_put_aside(deletions: Deletions, content: bytes) -> None:
    deletions.note(ADA, 7, TODAY)
    deletions.key_file.write_bytes(content)
    assert deletions.has_damaged_key()
    with pytest.raises(KeyMissing):
        after(deletions, 6)
    deletions.note(BOB, 8, TODAY)
    assert not deletions.has_damaged_key()
    assert deletions.key_file.with_name("divan.db-deletions-key.damaged").read_bytes() == content
