"""Answers of what stands before Discord: nothing is apologised for that was saved, and nothing
unforeseen is logged."""

import logging
from datetime import timedelta
from email.utils import format_datetime

import pytest

from tests.play.attempts import add_result
from tests.play.days import DAY, add_attempt, at, posted, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, text
from tests.play.test_bad_days import CALLBACK
from tests.play.waiting import settled

JSON = {"Content-Type": "application/json", "Via": "1.1 local"}
HTML = {"Content-Type": "text/html", "Via": "1.1 local"}
ANSWERS = {
    "limited": (429, b'{"message": "slow down", "retry_after": 0.01}', JSON),
    "limited, in HTML": (429, b"<html>", HTML),
    "refused, in HTML": (403, b"<html>", HTML),
    "refused, with a list": (403, b"[1, 2]", JSON),
    "failed, in HTML": (502, b"<html>", HTML),
}


@pytest.fixture
async def ada(troubled_harness: Harness) -> SimulatedPlayer:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


def unforeseen(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error."""
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize("seconds", [1, 3600])
async def test_a_limit_until_a_date(
    troubled_harness: Harness,
    ada: SimulatedPlayer,
    caplog: pytest.LogCaptureFixture,
    seconds: int,
) -> None:
    """It was answered by an apology for a saved move."""
    until = troubled_harness.server.clock.now() + timedelta(seconds=seconds)
    headers = JSON | {"Retry-After": format_datetime(until, usegmt=True)}
    status, body, _ = ANSWERS["limited"]
    troubled_harness.server.faults.answer(CALLBACK, status, body, headers)
    assert "Waste: 1 card" in alt(await ada.press("Turn"))
    assert await troubled_harness.record(ada) == "t"
    assert unforeseen(caplog) == []


@pytest.mark.parametrize("asked", ["a press", "a command"])
async def test_no_answer_is_unforeseen(
    troubled_harness: Harness, ada: SimulatedPlayer, caplog: pytest.LogCaptureFixture, asked: str
) -> None:
    for turned, (name, answer) in enumerate(ANSWERS.items(), 1):
        board = await ada.slash("divan play", game="sultan")
        troubled_harness.server.faults.answer(CALLBACK, *answer)
        if asked == "a press":
            await ada.press("Turn", on=board)
        else:
            await ada.slash("divan move", moves="t")
        if not text(ada.message).startswith("What you did was saved, but Discord"):
            assert f"Waste: {turned} card" in alt(ada.message), name
        await settled(troubled_harness)
        assert await troubled_harness.record(ada) == " ".join("t" * turned), name
        assert unforeseen(caplog) == [], name


@pytest.mark.long
async def test_who_is_on_the_server_stays_open(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness, ada, bob = troubled_harness, *map(troubled_harness.player, ("Ada", "Bob"))
    for day, (name, answer) in enumerate(ANSWERS.items()):
        harness.server.clock.set(at(DAY + timedelta(day), 12))
        await add_result(harness, bob.owner, 60, day=DAY + timedelta(day))
        harness.server.faults.answer("GET /guilds/.*/members", *answer, times=9)
        assert f"<@{bob.person.id}>" in text(await ada.slash("divan board", game="sultan")), name
        assert unforeseen(caplog) == [], name
        harness.server.faults._faults.clear()


@pytest.mark.parametrize("answer", [one for one in ANSWERS if one.startswith(("limited", "fail"))])
async def test_a_digest_is_posted_once(troubled_harness: Harness, answer: str) -> None:
    harness = troubled_harness
    harness.server.clock.set(at(DAY, 20))
    await set_up_digest(harness, hour=9)
    await add_attempt(harness, harness.player("Bob"))
    harness.server.faults.answer("POST /channels/.*/messages", *ANSWERS[answer])
    for hour in (9, 10, 11):
        await run_tasks_at(harness, at(DAY + timedelta(1), hour))
    assert len(posted(harness)) == 1
