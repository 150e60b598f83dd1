"""`make test` finds what the tests need of the system, or says what that is."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bot.process import CHECKOUT


@pytest.mark.parametrize(
    ("target", "missing"),
    [("chromium", "chromium fonts-noto-color-emoji"), ("font", "fonts-dejavu-core")],
)
def test_what_is_missing_is_named(tmp_path: Path, target: str, missing: str) -> None:
    """The font was installed along with a browser alone: a machine with its own had none."""
    found = made(target)
    assert (found.returncode, found.stdout) == (0, "")
    for name in ("sh", "id"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    bare = made(target, PATH=str(tmp_path), XDG_DATA_DIRS="/none", XDG_DATA_HOME="/none")
    assert bare.returncode
    assert bare.stdout == f"The tests need more: sudo apt-get install {missing}\n"


def made(target: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`make` of a target, in this Python's environment as it is."""
    ready = (f"BIN={Path(sys.executable).parent}", "-o", ".venv/.test")
    command = (shutil.which("make") or "make", "--no-print-directory", *ready, target)
    known = environment or None
    return subprocess.run(command, cwd=CHECKOUT, env=known, capture_output=True, text=True)
