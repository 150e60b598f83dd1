"""A program of `tools` that is stopped in the middle."""

import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tests.bot.process import CHECKOUT
from tests.bot.services.children import children, runs
from tests.waiting import HANGS_S


def stopped(command: Sequence[str], table: Path, how: signal.Signals) -> None:
    """Stops a command once its table has some rows: it says so at most, and no process is left."""
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=-1, stderr=-1, encoding="utf-8") as program:
        while not table.exists() or len(table.read_bytes().splitlines()) < 4:
            time.sleep(0.01)
        processes = children(program.pid)
        program.send_signal(how)
        out, err = program.communicate()
    assert out == ""
    if how is signal.SIGINT:
        assert program.returncode == 130
        assert err.startswith("Stopped.")
        assert err.count("\n") == 1
    until = time.perf_counter() + HANGS_S
    while any(map(runs, processes)):
        assert time.perf_counter() < until
        time.sleep(0.02)
