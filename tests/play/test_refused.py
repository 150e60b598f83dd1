"""Answers that Discord refuses: what was saved is shown in another way, or said in a sentence."""

import logging

import pytest

from bot.press.games import PlayMove, ShowMenu
from bot.press.press import Press
from bot.press.settings import SetSwitch
from bot.render.draw import Renderer
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, has_picture, is_private, labels, text
from tests.play.test_bad_days import CALLBACK
from tests.play.waiting import settled

COUNTS = (
    "That counts, but Discord didn’t let Divan show it here. "
    "`/divan play` or `/divan daily` brings your game."
)

REFUSALS = [
    (403, 50001),  # Missing Access
    (403, 50005),  # Cannot edit a message authored by another user
    (403, 50013),  # Missing Permissions
    (404, 10008),  # Unknown Message
    (404, 10003),  # Unknown Channel
    (413, 40005),  # Request entity too large
    (400, 50035),  # Invalid Form Body
    (400, 240000),  # Message blocked by harmful links filter
    (400, 0),
    (429, 30046),  # Maximum number of edits to messages older than 1 hour reached
]


@pytest.fixture
async def ada(troubled_harness: Harness) -> SimulatedPlayer:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_board_that_cant_be_edited_comes_as_a_new_message(
    troubled_harness: Harness, ada: SimulatedPlayer, status: int, code: int
) -> None:
    old = ada.message
    troubled_harness.server.faults.fail(CALLBACK, status, code=code)
    await ada.press("Turn")
    assert ada.message["id"] != old["id"]
    assert "Waste: 1 card" in alt(ada.message)
    assert not is_private(ada.message)
    await settled(troubled_harness)
    assert await troubled_harness.record(ada) == "t"
    assert len(troubled_harness.server.world.messages_for(ada.person)) == 2
    await ada.press("2 ·")
    assert "Played A♠" in text(ada.message)


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_board_that_cant_be_shown_at_all_is_a_sentence(
    troubled_harness: Harness, ada: SimulatedPlayer, status: int, code: int
) -> None:
    board = ada.message
    troubled_harness.server.faults.fail(CALLBACK, status, code=code, times=2)
    await ada.press("Turn")
    assert text(ada.message) == COUNTS
    assert is_private(ada.message)
    await settled(troubled_harness)
    assert await troubled_harness.record(ada) == "t"
    await ada.press("Turn", on=board)
    assert await troubled_harness.record(ada) == "t"
    assert "Waste: 1 card" in alt(ada.message)


@pytest.mark.parametrize(("status", "code"), REFUSALS)
async def test_a_refused_answer_to_a_command_is_a_sentence(
    troubled_harness: Harness, ada: SimulatedPlayer, status: int, code: int
) -> None:
    troubled_harness.server.faults.fail(CALLBACK, status, code=code)
    await ada.slash("divan move", moves="2")
    assert text(ada.message) == COUNTS
    assert await troubled_harness.record(ada) == "2"


@pytest.mark.parametrize(
    ("command", "options", "saves"),
    [
        ("board", {}, False),
        ("help", {}, False),
        ("settings", {}, False),
        ("play", {"game": "sultan"}, False),
        ("play", {"game": "shah"}, True),
        ("move", {"moves": "t"}, True),
    ],
)
async def test_only_what_was_saved_is_said_to_count(
    troubled_harness: Harness,
    ada: SimulatedPlayer,
    command: str,
    options: dict[str, str],
    saves: bool,
) -> None:
    """“That counts” was also said of a leaderboard that was only looked at."""
    troubled_harness.server.faults.fail(CALLBACK, 400, code=50035)
    await ada.slash(f"divan {command}", **options)
    assert (text(ada.message) == COUNTS) is saves
    assert text(ada.message).startswith("Discord didn’t let Divan show it here.") is not saves


@pytest.mark.parametrize(
    ("what", "saves", "ways"), [("switch", True, 1), ("menu", False, 2), ("late", False, 2)]
)
async def test_only_presses_that_saved_are_said_to_count(
    troubled_harness: Harness, ada: SimulatedPlayer, what: str, saves: bool, ways: int
) -> None:
    row = await troubled_harness.last(ada)
    await ada.press("Turn")
    presses: dict[str, Press] = {
        "switch": SetSwitch("two_colour", on=True),
        "menu": ShowMenu(row.id, row.version + 1),
        "late": PlayMove(row.id, row.version, "t"),
    }
    troubled_harness.server.faults.fail(CALLBACK, 400, code=50035, times=ways)
    await ada.send(presses[what])
    assert text(ada.message).startswith("That counts") is saves
    assert await troubled_harness.record(ada) == "t"


async def test_what_saves_nothing_gets_an_apology(
    ada: SimulatedPlayer, renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in tuple(renderer.grounds):
        monkeypatch.delitem(renderer.grounds, name)
    await ada.slash("divan play", game="sultan")
    assert text(ada.message).startswith("Sorry, something went wrong.")


@pytest.mark.usefixtures("real_limits")
async def test_a_limit_on_edits_that_lasts_too_long_isnt_waited_for(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    old = ada.message
    troubled_harness.server.faults.limit(CALLBACK, 6, code=30046)
    await ada.press("Turn")
    assert ada.message["id"] != old["id"]
    assert "Waste: 1 card" in alt(ada.message)


async def test_a_private_board_stays_private_in_a_new_message(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.slash("divan play", game="shah", deal="4", private=True)
    troubled_harness.server.faults.fail(CALLBACK, 404, code=10008)
    await ada.press("Lay circle 2")
    assert has_picture(ada.message)
    assert is_private(ada.message)


async def test_a_refused_sentence_claims_nothing(
    troubled_harness: Harness, ada: SimulatedPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    bob = troubled_harness.player("Bob")
    troubled_harness.server.faults.fail(CALLBACK, 403, code=50001)
    tapped = await bob.tap("Turn", on=ada.message)
    await settled(troubled_harness)
    assert not tapped.answer.done()
    assert await troubled_harness.record(ada) == ""
    assert [one.levelname for one in caplog.records if "50001" in one.getMessage()] == ["WARNING"]


async def test_a_picture_that_cant_be_drawn_never_seems_an_unsaved_move(
    troubled_harness: Harness,
    ada: SimulatedPlayer,
    renderer: Renderer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in tuple(renderer.grounds):
        monkeypatch.delitem(renderer.grounds, name)
    await ada.press("Turn")
    assert text(ada.message).startswith("That counts, but Divan couldn’t show it.")
    assert is_private(ada.message)
    (logged,) = (one for one in caplog.records if one.levelno >= logging.ERROR)
    assert logged.getMessage().split(":")[0] in text(ada.message)
    assert await troubled_harness.record(ada) == "t"
    assert labels(ada.message) == []
