"""After a power cut, nothing acknowledged is missing. `make cuts` cuts more often."""

import os
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.powercut.cuts import LostError, check, checkpoints, cuts
from tests.powercut.machine import Machine
from tests.powercut.shim import needs_compiler

pytestmark = needs_compiler

CUTS: Final = int(os.environ.get("CUTS") or 20)
CHANGES: Final = 500
"""How many changes a run of the program makes: enough for checkpoints while it runs."""
CHECKPOINTS: Final = 3
"""How often the database is written, at least, between acknowledged changes."""


@pytest.mark.long
async def test_a_power_cut_keeps_everything_acknowledged(tmp_path: Path, random: Random) -> None:
    machine = Machine(tmp_path)
    machine.play(CHANGES)
    machine.play(CHANGES, kill_after=random.randrange(1, CHANGES // 2))
    machine.play(CHANGES)
    assert checkpoints(machine.log()) >= CHECKPOINTS
    for cut in cuts(machine.log(), CUTS, random):
        await check(cut)


@pytest.mark.long
@pytest.mark.parametrize("synchronous", ["normal", "off"])
async def test_cuts_find_what_is_acknowledged_too_early(
    tmp_path: Path, random: Random, synchronous: str
) -> None:
    machine = Machine(tmp_path, synchronous)
    machine.play(CHANGES)
    with pytest.raises(LostError):
        for cut in cuts(machine.log(), CUTS, random):
            await check(cut)
