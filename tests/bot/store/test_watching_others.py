"""What other programs may do to a database in use is never taken for damage."""

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from secrets import randbits

import pytest

from bot.store.store import Store

CHECKOUT = Path(__file__).parents[3]
SECONDS = float(os.environ.get("MEDDLING") or 6)
MOVERS = 3
KILLED_EVERY_S = 0.4


@contextmanager
def begun(program: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", f"tests.bot.store.{program}", *map(str, arguments)]
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.long
async def test_programs_that_meddle_are_no_damage(tmp_path: Path) -> None:
    """Checkpoints of all kinds, VACUUM, backups and long reads, killed again and again."""
    file, seed = tmp_path / "divan.db", randbits(32)
    print(f"seed {seed}")  # noqa: T201 -- shown if the test fails
    random = Random(seed)
    await (await Store.open(f"sqlite:///{file}")).close()
    with (
        begun("mover", f"sqlite:///{file}", 1) as one,
        begun("mover", f"sqlite:///{file}", 2) as two,
        begun("mover", f"sqlite:///{file}", 3) as three,
    ):
        movers = one, two, three
        outputs = [mover.stdout for mover in movers if mover.stdout]
        first = [output.readline() for output in outputs]  # On a busy machine, that takes a while.
        ends, kills = time.monotonic() + SECONDS, 0
        while time.monotonic() < ends:
            with begun("meddler", file, random.randrange(2**32)):
                time.sleep(random.random() * 2 * KILLED_EVERY_S)
            kills += 1
        assert [mover.poll() for mover in movers] == [None] * len(movers)
        for mover in movers:
            mover.kill()
        said = [(line + rest.read()).split() for line, rest in zip(first, outputs, strict=True)]
    assert kills > 1
    store = await Store.open(f"sqlite:///{file}")
    await store.close()
    with closing(sqlite3.connect(file)) as database:
        versions = dict(database.execute("SELECT owner, version FROM games"))
    for program, acknowledged in enumerate(said, 1):
        last = int(acknowledged[-1])
        assert versions[f"discord:{42 + program}"] in (last, last + 1)
    print(kills, "kills;", [len(one) for one in said], "moves")  # noqa: T201
