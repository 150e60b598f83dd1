"""Discord's bad days: presses lost, doubled and refused, and what nobody has foreseen."""

import logging
import re
import sqlite3
from contextlib import closing

import pytest

from bot.press.games import PlayMove, ShowMenu
from bot.press.settings import SetSwitch
from bot.render.draw import Renderer
from local_discord import Interaction, NoAnswer, Payload
from local_discord.world.interaction import Action, InteractionType
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, assert_told, has_picture, is_private, labels, text
from tests.play.waiting import settled
from tests.visits import read

CALLBACK = "POST /interactions/.*/callback"


@pytest.fixture
async def ada(troubled_harness: Harness) -> SimulatedPlayer:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


async def assert_next_press_shows(ada: SimulatedPlayer, waste: str) -> None:
    """The next press brings the board up to date."""
    assert f"Waste: {waste}," in alt(await ada.press("Hint"))


@pytest.mark.parametrize("label", ["Turn", "Run", "2 ·", "Hint", "More", "A♠ +Run"])
async def test_a_press_delivered_twice_counts_once(harness: Harness, label: str) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    harness.server.faults.double()
    await ada.press(label)
    await settled(harness)
    row = await harness.last(ada)
    assert row.version == (0 if label == "More" else 1)
    assert row.hints == (1 if label == "Hint" else 0)


async def test_commands_delivered_twice_count_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    for command, options in (
        ("divan play", {"game": "sultan"}),
        ("divan move", {"moves": "2"}),
        ("divan settings", {}),
        ("divan rules", {}),
    ):
        harness.server.faults.double()
        await ada.slash(command, **options)
        await settled(harness)
    row = await harness.last(ada)
    assert (row.deal, str(row.record), row.version) == (20, "2", 1)
    assert len(harness.server.world.messages_for(ada.person)) == 4


async def test_questions_and_forms_delivered_twice_count_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 12 t t")
    harness.server.faults.double()
    await ada.slash("divan play", game="sultan", deal="20")
    await settled(harness)
    assert "A new deal." in text(ada.message)
    assert [one.deal for one in await read(harness.store).put_aside.of(ada.owner)] == [12]
    await ada.press("More")
    harness.server.faults.double()
    opened = await ada.open_form("Type moves")
    harness.server.faults.double()
    await ada.send_form(opened, {"moves": "2"})
    await settled(harness)
    assert "Played A♠" in text(ada.message)
    assert await harness.record(ada) == "2"


async def test_a_press_delivered_again_after_its_answer_counts_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    deliveries = []

    async def deliver(interaction: Interaction, payload: Payload) -> None:
        deliveries.append((interaction, payload))
        await harness.server.faults.deliver(interaction, payload)

    harness.server.world.interactions.deliver = deliver
    await ada.press("2 ·")
    await settled(harness)
    await harness.server.faults.deliver(*deliveries[0])
    await settled(harness)
    assert await harness.record(ada) == "2"
    assert (await harness.last(ada)).version == 1
    assert "Played A♠" in text(harness.server.world.messages_for(ada.person)[0])


async def test_a_press_delivered_late_plays_nothing(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    harness.server.faults.delay(0.1)
    late = await ada.tap("Turn")
    await ada.press("2 ·")
    answer = await late.answered()
    assert await harness.record(ada) == "2"
    assert answer.message
    assert "Waste: empty." in alt(answer.message)


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_failed_answer_is_sent_again(
    troubled_harness: Harness, ada: SimulatedPlayer, *, carried_out: bool
) -> None:
    troubled_harness.server.faults.fail(CALLBACK, carried_out=carried_out)
    assert "Waste: 1 card" in alt(await ada.press("Turn"))
    await settled(troubled_harness)
    assert await troubled_harness.record(ada) == "t"
    await assert_next_press_shows(ada, "1 card")


async def test_a_press_counts_even_if_its_answer_keeps_failing(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    troubled_harness.server.faults.fail(CALLBACK)
    tapped = await ada.tap("Turn")
    troubled_harness.server.clock.advance(60)
    with pytest.raises(NoAnswer):
        await tapped.answered()
    assert await troubled_harness.record(ada) == "t"
    await assert_next_press_shows(ada, "1 card")
    assert await troubled_harness.record(ada) == "t"


@pytest.mark.parametrize("carried_out", [False, True])
async def test_an_answer_cut_off_still_arrives(
    troubled_harness: Harness, ada: SimulatedPlayer, *, carried_out: bool
) -> None:
    troubled_harness.server.faults.cut(CALLBACK, carried_out=carried_out)
    await ada.press("Turn")
    await settled(troubled_harness)
    assert "Waste: 1 card" in alt(ada.message)
    assert await troubled_harness.record(ada) == "t"
    assert len(troubled_harness.server.world.messages_for(ada.person)) == 1


async def test_an_answer_waits_for_a_rate_limit(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    troubled_harness.server.faults.limit(CALLBACK, 0.02, times=3)
    assert "Waste: 1 card" in alt(await ada.press("Turn"))
    assert await troubled_harness.record(ada) == "t"


async def test_a_press_works_after_the_gateway_drops_and_resumes(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    await troubled_harness.server.faults.drop_gateway()
    await ada.press("Turn")
    assert await troubled_harness.record(ada) == "t"


async def test_a_press_works_after_the_gateway_asks_to_reconnect(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    await troubled_harness.server.faults.ask_to_reconnect()
    await ada.press("Turn")
    assert await troubled_harness.record(ada) == "t"
    assert labels(ada.message)


COUNTS = (
    "What you did was saved, but Discord didn’t let Divan show it here. `/divan play` or "
    "`/divan daily` brings your game back."
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


async def test_a_board_that_cant_be_edited_comes_as_a_new_message(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    for turned, (status, code) in enumerate(REFUSALS, 1):
        old = ada.message
        troubled_harness.server.faults.fail(CALLBACK, status, code=code)
        await ada.press("Turn")
        assert ada.message["id"] != old["id"], code
        assert f"Waste: {turned} card" in alt(ada.message), code
        assert not is_private(ada.message), code
        await settled(troubled_harness)
        assert await troubled_harness.record(ada) == " ".join("t" * turned), code
        assert len(troubled_harness.server.world.messages_for(ada.person)) == 1 + turned, code
    assert "Played A♠" in text(await ada.press("2 ·"))


async def test_a_board_that_cant_be_shown_at_all_is_a_sentence(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    for turned, (status, code) in enumerate(REFUSALS, 1):
        board = ada.message
        troubled_harness.server.faults.fail(CALLBACK, status, code=code, times=2)
        assert text(await ada.press("Turn")) == COUNTS, code
        assert is_private(ada.message), code
        await settled(troubled_harness)
        await ada.press("Turn", on=board)
        assert await troubled_harness.record(ada) == " ".join("t" * turned), code
        assert f"Waste: {turned} card" in alt(ada.message), code


async def test_a_refused_answer_to_a_command_is_a_sentence(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    for turned, (status, code) in enumerate(REFUSALS, 1):
        troubled_harness.server.faults.fail(CALLBACK, status, code=code)
        assert text(await ada.slash("divan move", moves="t")) == COUNTS, code
        assert await troubled_harness.record(ada) == " ".join("t" * turned), code


async def test_only_what_was_saved_is_said_to_count(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    """“What you did was saved” was also said of a leaderboard that was only looked at."""
    for command, options, saves in (
        ("board", {}, False),
        ("help", {}, False),
        ("settings", {}, False),
        ("play", {"game": "sultan"}, False),
        ("play", {"game": "shah"}, True),
        ("move", {"moves": "t", "game": "sultan"}, True),
    ):
        troubled_harness.server.faults.fail(CALLBACK, 400, code=50035)
        said = text(await ada.slash(f"divan {command}", **options))
        assert (said == COUNTS) is saves, command
        assert said.startswith("Discord didn’t let Divan show this here.") is not saves, command


async def test_only_presses_that_saved_are_said_to_count(
    troubled_harness: Harness, ada: SimulatedPlayer
) -> None:
    row = await troubled_harness.last(ada)
    board = await ada.press("Turn")
    for press, saves, ways in (
        (SetSwitch("two_colour", on=True), True, 1),
        (ShowMenu(row.id, row.version + 1), False, 2),
        (PlayMove(row.id, row.version, "t"), False, 2),
    ):
        troubled_harness.server.faults.fail(CALLBACK, 400, code=50035, times=ways)
        said = text(await ada.send(press, on=board))
        assert said.startswith("What you did was saved") is saves, press
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
    assert has_picture(await ada.press("Lay circle 2"))
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
    assert_told(await ada.press("Turn"), "What you did was saved, but Divan couldn’t show it.")
    (logged,) = (one for one in caplog.records if one.levelno >= logging.ERROR)
    assert logged.getMessage().split(":")[0] in text(ada.message)
    assert await troubled_harness.record(ada) == "t"
    assert labels(ada.message) == []


@pytest.mark.parametrize(
    "options",
    [
        [],
        [{"name": "dance", "type": 1, "options": []}],
        [{"name": "move", "type": 1, "options": []}],
    ],
)
async def test_a_changed_command_asks_for_a_reload(
    troubled_harness: Harness, options: list[dict[str, object]]
) -> None:
    world = troubled_harness.server.world
    data = {"id": "1", "name": "divan", "type": 1, "options": options}
    action = Action(InteractionType.COMMAND, world.person("Ada").user, world.patience, data)
    message = (await (await world.interactions.open(action)).answered()).message
    assert message
    assert text(message) == "This command has changed. Reload Discord (Ctrl+R), then try it again."
    assert is_private(message)


async def test_an_error_comes_with_a_reference(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    with closing(sqlite3.connect(troubled_harness.database)) as database:
        database.execute("ALTER TABLE games RENAME TO lost_games")
    await ada.press("Turn")
    reference = reference_in_apology(ada)
    (logged,) = (one for one in caplog.records if one.levelno >= logging.ERROR)
    assert reference in logged.getMessage()
    assert logged.exc_info
    with closing(sqlite3.connect(troubled_harness.database)) as database:
        database.execute("ALTER TABLE lost_games RENAME TO games")
    await ada.slash("divan move", moves="t")
    assert await troubled_harness.record(ada) == "t"


@pytest.mark.parametrize("command", ["divan play", "divan settings"])
async def test_errors_in_commands_come_with_a_reference(
    troubled_harness: Harness, command: str
) -> None:
    ada = troubled_harness.player("Ada")
    with closing(sqlite3.connect(troubled_harness.database)) as database:
        database.execute("ALTER TABLE players RENAME TO lost_players")
    await ada.slash(command)
    reference_in_apology(ada)


def reference_in_apology(player: SimulatedPlayer) -> str:
    """The reference in the private apology to a player."""
    assert_told(player.message, "Sorry, something went wrong.")
    found = re.search(r"`([0-9a-f]{8})`", text(player.message))
    assert found
    return found[1]
