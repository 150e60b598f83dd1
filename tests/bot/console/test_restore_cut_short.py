"""`divan restore`, ended at any of its steps: a start finds the old database or the new one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.bot.console.command import CHECKOUT, Here, Ran
from tests.bot.console.test_check import refused
from tests.bot.console.test_restore import count, on
from tests.bot.store import damage
from tests.bot.store.played import FIRST, play_days


@pytest.mark.long
def test_a_restore_cut_short_leaves_one_of_both(
    here: Here, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each step, the next start finds the old file with its log, or the new one."""
    here.run("backup", "backup.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    killed = Path(shutil.copytree(file.parent, file.parent.with_name("killed")))
    outcomes, unfinished = set(), 0
    for step in range(99):
        shutil.rmtree(file.parent)
        shutil.copytree(killed, file.parent)
        monkeypatch.chdir(file.parent)
        by_hand(file)
        if ran := restored_until(step, here, monkeypatch):
            assert ran.status == 0
            break
        if [*file.parent.glob("*.restored-*")]:
            unfinished += 1
            refused(here.run("check"), "was interrupted shortly before its end; start Divan")
            refused(here.run("backup", "another.db"), "was interrupted shortly before its end")
        on(file, nothing)
        outcomes.add((count(file, GAMES), count(file, HIDDEN)))
        assert not [*file.parent.glob("*.restored-*")]
        assert here.run("restore", "backup.db").status == 0
        assert here.run("check").status == 0
    assert outcomes == {(8, 8), (4, 2)}
    assert unfinished >= 3


@pytest.mark.long
def test_programs_that_start_together_finish_a_restore_once(
    here: Here, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    by_hand(file)
    # The first replaces an earlier copy.
    assert restored_until(1, here, monkeypatch, ((Path, "replace"),)) is None
    assert [*file.parent.glob("*.restored-*")]
    command = [sys.executable, "-m", "tests.powercut.steps", "migrate", str(file)]
    programs = [subprocess.Popen(command, cwd=CHECKOUT) for _ in range(4)]
    assert [program.wait() for program in programs] == [0] * 4
    assert not [*file.parent.glob("*.restored-*")]
    (old,) = (path for path in file.parent.glob("*.replaced-*") if path.name.endswith("Z"))
    assert count(file, GAMES) == 4
    assert count(old, GAMES) == count(old, HIDDEN) == 8
    assert here.run("check").status == 0


GAMES = "SELECT count(*) FROM games"
HIDDEN = "SELECT count(*) FROM games WHERE private"


CHANGES = ((Path, "rename"), (Path, "replace"), (Path, "unlink"), (os, "link"), (os, "fsync"))


def restored_until(
    step: int,
    here: Here,
    monkeypatch: pytest.MonkeyPatch,
    changes: Sequence[tuple[object, str]] = CHANGES,
) -> Ran | None:
    """How a restore ended; None if it was cut short at a step, which is one of some changes."""
    steps = iter(range(100))
    with monkeypatch.context() as cut:
        for place, name in changes:
            cut.setattr(place, name, cut_at(step, steps, getattr(place, name)))
        try:
            return here.run("restore", "backup.db")
        except CutShort:
            return None


async def nothing(_: Store) -> None:
    """Opens and closes it alone."""


class CutShort(BaseException):
    """Ends a command at once."""


def cut_at(step: int, steps: Iterator[int], change: Callable[..., object]) -> object:
    """A change to the file system that the given step doesn't survive."""

    def changed(*arguments: object, **named: object) -> object:
        if next(steps) == step:
            raise CutShort
        return change(*arguments, **named)

    return changed


def by_hand(file: Path) -> None:
    """Has the old file leave a log behind, as after a kill."""
    script = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
        "c.execute('UPDATE games SET private = 1'); c.commit(); "
        "c.execute('CREATE TABLE IF NOT EXISTS x (y)'); c.execute('DROP TABLE x'); c.commit(); "
        "os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", script, str(file)], check=True)
    assert damage.log_of(file).stat().st_size
