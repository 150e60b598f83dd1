"""What becomes of a message that Discord doesn't accept."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.posts.posting import Kind, Outbox, trouble_of
from bot.services.posts.servers import Trouble

VIA = {"Via": "1.1 google"}


AT = datetime(2026, 11, 20, tzinfo=UTC)


async def posted(*errors: Exception) -> tuple[int, Exception]:
    """How many posts were tried, one after the other, of which each fails; and what is raised."""
    tried = list[Exception]()

    async def clock() -> datetime:
        return AT

    async def due(_: datetime) -> Iterable[Sequence[Exception]]:
        return [(error,) for error in errors]

    async def post(error: Exception, _: datetime) -> bool:
        tried.append(error)
        raise error

    with pytest.raises(type(errors[0])) as raised:
        await Outbox(clock).post(Kind(due, post))
    return len(tried), raised.value


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
async def test_what_may_be_accepted_later(status: int, code: int) -> None:
    errors = [refusal(status, code) for _ in range(3)]
    assert trouble_of(errors[0]) is None
    assert await posted(*errors) == (3, errors[0])


@pytest.mark.parametrize(
    ("status", "code", "headers"),
    [(401, 0, VIA), (403, 20026, VIA), (403, 40004, VIA), (403, 40333, VIA), (429, 0, {})],
)
async def test_what_would_be_refused_everywhere_is_raised_before_all_else(
    status: int, code: int, headers: dict[str, str]
) -> None:
    everywhere = refusal(status, code, headers)
    assert trouble_of(everywhere) is None
    errors = refusal(500), everywhere, refusal(502)
    assert await posted(*errors) == (2, everywhere)
