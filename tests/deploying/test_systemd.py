"""The services of systemd: systemd itself reads them, where it is installed."""

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import parser
from bot.app.client import LAST_ANSWERS
from bot.serve import WRONG
from tests.bot.process import CHECKOUT

UNITS: Final = ("divan.service", "divan-backup.service")
SINCE_254: Final = re.compile("Unknown key .*(RestartSteps|RestartMaxDelaySec).* ignoring")
PROGRAM: Final = "/opt/divan/.venv/bin/divan"


def text(name: str) -> str:
    return (CHECKOUT / "docs" / name).read_text("utf-8")


def service(name: str) -> dict[str, str]:
    """The section [Service] of a unit."""
    parser = ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keeps capitals
    parser.read_string(text(name))
    return dict(parser["Service"])


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd isn't installed")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_the_unit(name: str, tmp_path: Path) -> None:
    unit = tmp_path / name
    unit.write_text(text(name).replace(PROGRAM, "/bin/true"), "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    complaints = [one for one in checked.stderr.splitlines() if not SINCE_254.search(one)]
    assert (checked.returncode, complaints) == (0, [])


@pytest.mark.parametrize("name", UNITS)
def test_the_command_exists_and_writes_privately(name: str) -> None:
    unit = service(name)
    program, *arguments = shlex.split(unit["ExecStart"])
    assert program == PROGRAM
    parser(arguments).parse_args(arguments)
    assert unit["UMask"] == "0077"
    assert unit["StateDirectoryMode"] == "0700"
    assert unit["EnvironmentFile"] == f"{unit['WorkingDirectory']}/.env"


def test_divan_has_time_to_stop_and_is_not_started_again_in_vain() -> None:
    unit = service("divan.service")
    assert unit["KillSignal"] == "SIGTERM"
    assert int(unit["TimeoutStopSec"]) >= 2 * LAST_ANSWERS + 10
    assert unit["Restart"] == "on-failure"
    assert unit["RestartPreventExitStatus"] == str(WRONG)
    assert int(unit["RestartSteps"]) > 0
    assert unit["RestartMaxDelaySec"] == "2min"
