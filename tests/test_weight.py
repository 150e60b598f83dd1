"""The code may only become less: `python -m tests.weight` keeps what each room has come to."""

import pytest

from tests.bot.process import CHECKOUT
from tests.weight import kept, weighed

pytestmark = pytest.mark.skipif(not (CHECKOUT / ".git").exists(), reason="git knows the files")


def test_no_room_is_heavier_than_it_was() -> None:
    before, heavier = kept(), dict[str, str]()
    for room, now in weighed().items():
        if room not in before:
            heavier[room] = "it is new: say in tests/weight.txt what it may weigh"
        elif now | before[room] != now:
            heavier[room] = f"{now}, and may be {before[room]}"
    assert not heavier
