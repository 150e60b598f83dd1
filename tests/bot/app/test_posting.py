"""What becomes of a message that Discord doesn't accept."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.posts.posting import Failures, trouble_of
from bot.services.posts.servers import Trouble

VIA = {"Via": "1.1 google"}


def refusal(status: int, code: int = 0, headers: dict[str, str] = VIA) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no", headers=headers)
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        (404, 10003, Trouble.GONE),
        (400, 50033, Trouble.GONE),
        (403, 50013, Trouble.FORBIDDEN),
        (400, 160005, Trouble.FORBIDDEN),
        (400, 50083, Trouble.FORBIDDEN),
        (400, 200000, Trouble.BLOCKED),
        (400, 240000, Trouble.BLOCKED),
        (400, 50035, Trouble.BLOCKED),
        (413, 40005, Trouble.BLOCKED),
    ],
)
def test_what_is_refused_for_good(status: int, code: int, trouble: Trouble) -> None:
    assert trouble_of(refusal(status, code)) is trouble


@pytest.mark.parametrize(
    ("status", "code"),
    [(429, 0), (429, 20016), (429, 20028), (403, 40003), (500, 0), (503, 130000)],
)
def test_what_may_be_accepted_later(status: int, code: int) -> None:
    failures = Failures()
    failures.note(refusal(status, code))
    assert trouble_of(refusal(status, code)) is None
    assert not failures.concern_all


@pytest.mark.parametrize(
    ("status", "code", "headers"),
    [(401, 0, VIA), (403, 20026, VIA), (403, 40004, VIA), (403, 40333, VIA), (429, 0, {})],
)
def test_what_would_be_refused_everywhere_is_raised_before_all_else(
    status: int, code: int, headers: dict[str, str]
) -> None:
    failures, everywhere = Failures(), refusal(status, code, headers)
    assert trouble_of(everywhere) is None
    for error in (refusal(500), everywhere, refusal(502)):
        failures.note(error)
    assert failures.concern_all
    with pytest.raises(discord.HTTPException, check=lambda raised: raised is everywhere):
        failures.raise_first()
