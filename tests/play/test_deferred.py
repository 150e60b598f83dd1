"""Answers that would come too late are deferred in time, and then given."""

from contextlib import AsyncExitStack

import pytest

from bot.app.answers import answer as answers
from bot.app.answers import delivery
from bot.app.gate import AT_ONCE, Line
from bot.services.core.requests import Request
from local_discord import Channel
from local_discord.world.message import Draft
from local_discord.world.responses import Callback
from tests.play.attempts import NOON, add_result, lines
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, has_picture, is_private, text
from tests.play.test_bad_days import CALLBACK
from tests.play.test_places import PLACES, place
from tests.play.waiting import settled
from tests.waiting import until

ORIGINAL = "PATCH /webhooks/.*/messages/@original"
FOLLOW_UP = "POST /webhooks/[^/]+/[^/]+$"

LOST = [("cut", False), ("cut", True), ("fail", True), ("stall", False), ("stall", True)]
"""How a request gets lost, and whether it has taken effect."""


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Every answer that waits for anything is deferred at once."""
    monkeypatch.setattr(answers, "DEFERRED_AFTER", 0.0)
    return monkeypatch


@pytest.fixture
async def ada(troubled_harness: Harness) -> SimulatedPlayer:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


def lose(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, pattern: str, fault: str, carried_out: bool
) -> None:
    """Makes the next request get lost."""
    monkeypatch.setattr(delivery, "LATE_S", 0.2)
    if fault == "stall":
        harness.server.faults.stall(pattern, 0.7, carried_out=carried_out)
    else:
        getattr(harness.server.faults, fault)(pattern, carried_out=carried_out)


def seen_by(harness: Harness, name: str, channel: Channel | None = None) -> list[str]:
    """The ids of the messages that a person sees."""
    world = harness.server.world
    return [message["id"] for message in world.messages_for(world.person(name), channel)]


async def test_a_quick_answer_is_one_request(harness: Harness) -> None:
    ada = harness.player("Ada")
    sent = await ada.person.slash("divan play", {"game": "sultan", "deal": "20"})
    ada.message = (await sent.answered()).message or {}
    assert sent.state == "answered"
    tapped = await ada.tap("Turn")
    await tapped.answered()
    assert tapped.state == "answered"


@pytest.mark.usefixtures("real_limits")
async def test_a_slow_leaderboard_is_deferred(harness: Harness) -> None:
    harness.server.clock.set(NOON)
    ada = harness.player("Ada")
    await add_result(harness, harness.player("Bob").owner, 100)
    await add_result(harness, ada.owner, 60)
    harness.server.faults.stall("GET /guilds/.*/members/", 2.0, carried_out=True)
    asked = await ada.person.slash("divan board")
    assert (await asked.acknowledged()).kind == "deferred"
    answer = await asked.answered()
    assert answer.message
    assert lines(answer.message)[-1].startswith("**You:** place 2 of 2")
    assert is_private(answer.message)


@pytest.mark.usefixtures("at_once")
async def test_a_deferred_press_edits_the_board(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message["id"]
    tapped = await ada.tap("Turn")
    answer = await tapped.answered()
    assert tapped.state == "deferred"
    assert answer.message
    assert answer.message["id"] == board
    assert "Waste: 1 card" in alt(answer.message)
    assert await troubled_harness.record(ada) == "t"
    assert seen_by(troubled_harness, "Ada") == [board]


@pytest.mark.usefixtures("at_once")
async def test_a_deferred_refusal_is_a_private_follow_up(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    bob = troubled_harness.player("Bob")
    tapped = await bob.tap("Turn", on=ada.message)
    answer = await tapped.answered()
    assert tapped.state == "deferred"
    assert answer.message
    assert "Want to play the same deal?" in text(answer.message)
    assert is_private(answer.message)
    assert seen_by(troubled_harness, "Ada") == [ada.message["id"]]


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize("private", [False, True])
async def test_a_deferred_command_is_as_private_as_it_must_be(
    troubled_harness: Harness, at_once: pytest.MonkeyPatch, where: str, *, private: bool
) -> None:
    ada, cleo = (troubled_harness.player(name) for name in ("Ada", "Cleo"))
    ada = ada.at(place(troubled_harness, ada, where))
    hidden = private or where == "elsewhere"
    for game in ("sultan", "shah"):
        board = await ada.slash("divan play", game=game, deal="4", private=private)
        assert has_picture(board)
        assert is_private(board) is hidden
    await settled(troubled_harness)
    assert len(seen_by(troubled_harness, "Ada", ada.channel)) == 2
    if ada.channel in cleo.person.channels:
        assert len(seen_by(troubled_harness, "Cleo", ada.channel)) == (0 if hidden else 2)
    at_once.undo()
    await ada.press("Lay circle 2")
    assert await troubled_harness.record(ada) == "d"


@pytest.mark.usefixtures("at_once")
async def test_a_deferred_press_that_brings_a_new_message(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message
    await ada.press("More")
    assert ada.message["id"] == board["id"]
    await ada.press("Repost board")
    assert ada.message["id"] != board["id"]
    assert not is_private(ada.message)
    assert is_private(await ada.press("More", "Rules"))
    assert len(seen_by(troubled_harness, "Ada")) == 3
    assert len(seen_by(troubled_harness, "Bob")) == 2


async def test_a_form_cant_open_after_a_deferral(
    troubled_harness: Harness, ada: SimulatedPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ada.press("More")
    menu = ada.message
    monkeypatch.setattr(answers, "DEFERRED_AFTER", 0.0)
    await ada.press("Type moves")
    assert text(ada.message) == "The form couldn’t open in time. Press the button again."
    assert is_private(ada.message)
    monkeypatch.undo()
    ada.message = menu
    opened = await ada.open_form("Type moves")
    monkeypatch.setattr(answers, "DEFERRED_AFTER", 0.0)
    await ada.send_form(opened, {"moves": "2"})
    assert ada.message["id"] == menu["id"]
    assert "Played A♠" in text(ada.message)
    assert await troubled_harness.record(ada) == "2"


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("private", [False, True])
async def test_a_board_comes_as_a_follow_up_if_its_gallery_is_refused(
    troubled_harness: Harness, *, private: bool
) -> None:
    troubled_harness.server.faults.refuse_galleries()
    ada = troubled_harness.player("Ada")
    assert has_picture(await ada.slash("divan play", game="sultan", deal="20", private=private))
    assert is_private(ada.message) is private
    for label, waste in (("Turn", "1 card"), ("Turn", "2 cards")):
        old = ada.message["id"]
        await ada.press(label)
        assert ada.message["id"] != old
        assert f"Waste: {waste}" in alt(ada.message)
        assert is_private(ada.message) is private
    await settled(troubled_harness)
    assert await troubled_harness.record(ada) == "t t"
    assert len(seen_by(troubled_harness, "Ada")) == 3


@pytest.mark.parametrize("command", [False, True])
@pytest.mark.parametrize(("fault", "carried_out"), LOST)
async def test_a_deferral_that_gets_lost_is_repeated(
    troubled_harness: Harness,
    ada: SimulatedPlayer,
    at_once: pytest.MonkeyPatch,
    fault: str,
    *,
    carried_out: bool,
    command: bool,
) -> None:
    lose(troubled_harness, at_once, CALLBACK, fault, carried_out)
    if command:
        await ada.slash("divan move", moves="t")
    else:
        await ada.press("Turn")
    assert "Waste: 1 card" in alt(ada.message)
    assert not is_private(ada.message)
    await settled(troubled_harness)
    assert await troubled_harness.record(ada) == "t"
    assert len(seen_by(troubled_harness, "Ada")) == (2 if command else 1)


@pytest.mark.parametrize("asked", ["a public command", "a private command", "a press"])
async def test_a_deferral_that_gets_lost_while_another_process_answers_does_nothing(
    troubled_harness: Harness, ada: SimulatedPlayer, at_once: pytest.MonkeyPatch, asked: str
) -> None:
    """It had replaced or removed the other's answer, or added a second one."""
    await ada.press("More")
    lose(troubled_harness, at_once, CALLBACK, "stall", carried_out=False)
    if asked == "a press":
        interaction = await ada.tap("Repost board")
    else:
        interaction = await ada.person.slash(
            "divan play", {"game": "shah", "private": asked == "a private command"}
        )
    other = Draft({"content": "the other's answer"})
    world = troubled_harness.server.world
    world.responses.respond(interaction, Callback.MESSAGE, other)
    before = seen_by(troubled_harness, "Ada")
    await settled(troubled_harness)
    assert seen_by(troubled_harness, "Ada") == before
    assert world.messages_for(ada.person)[-1]["content"] == "the other's answer"
    assert not world.messages_for(ada.person)[-1]["components"]


@pytest.mark.usefixtures("at_once")
async def test_a_deferred_answer_is_given_if_the_deferral_fails(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    troubled_harness.server.faults.cut(CALLBACK, times=2)
    assert "Waste: 1 card" in alt(await ada.press("Turn"))
    troubled_harness.server.faults.fail(CALLBACK, 403, code=50001)
    assert "Waste: 2 cards" in alt(await ada.press("Turn"))
    assert await troubled_harness.record(ada) == "t t"


@pytest.mark.parametrize(("fault", "carried_out"), LOST)
async def test_a_later_edit_that_gets_lost_is_repeated(
    troubled_harness: Harness,
    ada: SimulatedPlayer,
    at_once: pytest.MonkeyPatch,
    fault: str,
    *,
    carried_out: bool,
) -> None:
    lose(troubled_harness, at_once, ORIGINAL, fault, carried_out)
    assert "Waste: 1 card" in alt(await ada.press("Turn"))
    await settled(troubled_harness)
    assert len(seen_by(troubled_harness, "Ada")) == 1


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("fault", ["cut", "fail"])
async def test_a_follow_up_that_may_have_arrived_is_not_repeated(
    troubled_harness: Harness, ada: SimulatedPlayer, fault: str
) -> None:
    await ada.press("More")
    before = len(seen_by(troubled_harness, "Ada"))
    getattr(troubled_harness.server.faults, fault)(FOLLOW_UP, carried_out=True)
    assert has_picture(await ada.press("Repost board"))
    await settled(troubled_harness)
    assert len(seen_by(troubled_harness, "Ada")) == before + 1


@pytest.mark.usefixtures("at_once")
async def test_a_deferred_answer_waits_for_rate_limits_of_seconds(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    faults = troubled_harness.server.faults
    faults.limit(ORIGINAL, 1.2, code=30046)
    board = ada.message["id"]
    await ada.press("Turn")
    assert ada.message["id"] == board
    faults.limit(ORIGINAL, 3_600)
    faults.limit(FOLLOW_UP, 0.1)
    await ada.press("Turn")
    assert ada.message["id"] != board
    assert "Waste: 2 cards" in alt(ada.message)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10008), (413, 40005)])
async def test_a_deferred_edit_that_is_refused_brings_a_new_message(
    troubled_harness: Harness, ada: SimulatedPlayer, status: int, code: int
) -> None:
    board, faults = ada.message["id"], troubled_harness.server.faults
    faults.fail(ORIGINAL, status, code=code)
    await ada.press("Turn")
    assert ada.message["id"] != board
    assert "Waste: 1 card" in alt(ada.message)
    faults.fail(ORIGINAL, status, code=code)
    faults.fail(FOLLOW_UP, status, code=code)
    assert text(await ada.press("Turn")).startswith("What you did was saved,")
    assert await troubled_harness.record(ada) == "t t"


@pytest.mark.usefixtures("real_limits")
async def test_a_late_answer_is_sent_again_in_time(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    troubled_harness.server.faults.stall(CALLBACK, 1.9)
    assert "Waste: 1 card" in alt(await ada.press("Turn"))
    assert await troubled_harness.record(ada) == "t"


@pytest.mark.usefixtures("real_limits")
async def test_a_first_answer_waits_for_a_rate_limit_that_fits(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message["id"]
    troubled_harness.server.faults.limit(CALLBACK, 1.6)
    await ada.press("Turn")
    assert ada.message["id"] == board
    assert "Waste: 1 card" in alt(ada.message)


@pytest.mark.usefixtures("at_once")
async def test_a_crowd_whose_answers_are_deferred_is_answered(
    harness: Harness,
) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    board = await ada.slash("divan play", game="sultan", deal="20")
    tapped = [await bob.tap("Turn", on=board) for _ in range(100)]
    tapped.append(await ada.tap("Turn", on=board))
    *refused, shown = [(await one.answered()).message or {} for one in tapped]
    assert {one.state for one in tapped} == {"deferred"}
    assert all(is_private(one) for one in refused)
    assert "Waste: 1 card" in alt(shown)
    await settled(harness)
    assert await harness.record(ada) == "t"
    assert len(seen_by(harness, "Bob")) == 1 + len(refused)
    assert len(seen_by(harness, "Ada")) == 1


async def test_a_press_that_failed_while_it_waited_is_not_played(
    troubled_harness: Harness, ada: SimulatedPlayer, at_once: pytest.MonkeyPatch
) -> None:
    del at_once
    gate, crowd = troubled_harness.client._gate, AsyncExitStack()
    for other in range(-AT_ONCE, 0):
        request = Request(other, f"discord:{other}", troubled_harness.server.clock.now())
        await crowd.enter_async_context(gate(request))
        await gate.enter(request, Line.PLAYS)
    troubled_harness.server.faults.fail(CALLBACK, 404, code=10062, times=3)
    await ada.tap("Turn")
    (failing,) = troubled_harness.server.faults._faults
    await until(lambda: failing.times < 3)
    await crowd.aclose()
    await settled(troubled_harness)
    assert await troubled_harness.record(ada) == ""


async def test_a_sentence_on_its_way_keeps_nobody_from_being_served(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    troubled_harness.server.faults.stall(CALLBACK, 0.5, carried_out=True)
    refused = await ada.person.slash("divan play", {"deal": "none"})
    gate = troubled_harness.client._gate
    await until(lambda: gate._visits and not gate._inside)
    assert is_private((await refused.answered()).message or {})
