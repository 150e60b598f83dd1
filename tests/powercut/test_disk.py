"""What the disk keeps, and what it may forget."""

from random import Random

from tests.powercut.disk import SECTOR, Disk
from tests.powercut.log import Change, Kind

OLD, NEW = b"o" * 2 * SECTOR, b"n" * 2 * SECTOR
OPENED = Change(Kind.OPENED, 1, 0, "a", b"")
SYNCED = Change(Kind.SYNCED, 1, 0, "", b"")
FOLDER_SYNCED = Change(Kind.FOLDER_SYNCED, 0, 0, "", b"")
RENAMED = Change(Kind.RENAMED, 0, 0, "a/b", b"")
UNLINKED = Change(Kind.UNLINKED, 0, 0, "a", b"")


def written(data: bytes) -> Change:
    return Change(Kind.WRITTEN, 1, 0, "", data)


def left(*changes: Change) -> list[dict[str, bytes]]:
    """What 200 cuts after the changes leave, each possibility once."""
    disk = Disk()
    for change in changes:
        disk.make(change)
    different: list[dict[str, bytes]] = []
    for seed in range(200):
        if (files := disk.left(Random(seed))) not in different:
            different.append(files)
    return different


def test_what_was_synced_stays() -> None:
    assert left(OPENED, written(OLD), SYNCED, FOLDER_SYNCED) == [{"a": OLD}]


def test_the_name_of_a_synced_file_may_be_forgotten() -> None:
    both = left(OPENED, written(OLD), SYNCED)
    assert {} in both
    assert {"a": OLD} in both


def test_unsynced_writes_may_be_there_missing_or_torn() -> None:
    different = left(OPENED, written(OLD), SYNCED, FOLDER_SYNCED, written(NEW))
    half = OLD[:SECTOR], NEW[:SECTOR]
    torn = {b"".join((one, other)) for one in half for other in half}
    assert {files["a"] for files in different} == torn


def test_unlinked_and_renamed_files_may_come_back_whole() -> None:
    synced = OPENED, written(OLD), SYNCED, FOLDER_SYNCED
    assert sorted(map(sorted, left(*synced, UNLINKED))) == [[], ["a"]]
    assert sorted(map(sorted, left(*synced, RENAMED))) == [["a"], ["b"]]
    assert left(*synced, RENAMED, FOLDER_SYNCED) == [{"b": OLD}]
