"""`.ci/audit` tells vulnerable versions from a service that couldn't be asked."""

import subprocess
from pathlib import Path

import pytest

from tests.bot.process import CHECKOUT

FOUND = "Found 2 known vulnerabilities in 1 package"
AWAY = "ERROR:pip_audit._cli:Couldn't connect: timed out"


@pytest.mark.parametrize(
    ("says", "ends", "status", "sentence"),
    [
        ("No known vulnerabilities found", 0, 0, "No known vulnerabilities"),
        (FOUND, 1, 1, FOUND),
        (AWAY, 1, 3, f"The vulnerability service couldn't be asked, so nothing is known: {AWAY}"),
    ],
)
def test_the_status_says_what_is_known(
    tmp_path: Path, says: str, ends: int, status: int, sentence: str
) -> None:
    pip_audit = tmp_path / "pip-audit"
    pip_audit.write_text(f'#!/bin/sh\necho "{says}" >&2\nexit {ends}\n')
    pip_audit.chmod(0o700)
    ran = subprocess.run([CHECKOUT / ".ci" / "audit", pip_audit], capture_output=True, text=True)
    assert ran.returncode == status
    assert sentence in ran.stdout + ran.stderr
