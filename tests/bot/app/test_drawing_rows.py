"""Pictures are drawn in rows, in the order of asking, and the event loop goes round in between."""

import asyncio

import pytest

from bot.app.answers.files import DrawingRows

A_MINUTE = 60.0


@pytest.mark.parametrize(
    ("in_a_row", "expected"),
    [
        (A_MINUTE, ["drawn 0", "drawn 1", "drawn 2", "else", "else", "else"]),
        (0.0, ["drawn 0", "else", "drawn 1", "else", "drawn 2", "else"]),
    ],
)
async def test_the_loop_gets_on_after_each_row(in_a_row: float, expected: list[str]) -> None:
    """A callback that a picture leaves to the loop stands for sending it."""
    rows, done = DrawingRows(in_a_row), list[str]()

    async def draw(number: int) -> None:
        await rows.begin()
        done.append(f"drawn {number}")
        asyncio.get_running_loop().call_soon(done.append, "else")

    await asyncio.gather(*map(draw, range(3)))
    await asyncio.sleep(0)
    assert done == expected


async def test_who_comes_later_draws_later() -> None:
    rows, drawn = DrawingRows(0.0), list[int]()

    async def draw(number: int) -> None:
        for _ in range(number // 4):
            await asyncio.sleep(0)
        await rows.begin()
        drawn.append(number)

    await asyncio.gather(*map(draw, range(12)))
    assert drawn == [*range(12)]


async def test_a_row_that_is_over_is_followed_by_the_next() -> None:
    rows = DrawingRows(0.001)
    for _ in range(3):
        async with asyncio.timeout(10):
            await rows.begin()
        await asyncio.sleep(0.002)
