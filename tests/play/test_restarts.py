"""Restarts and kills; two bots at once."""

import asyncio
import gc
from collections.abc import AsyncIterator
from threading import Thread
from threading import enumerate as enumerate_threads

import pytest
from discord.gateway import KeepAliveHandler

from bot.app.answers import answer as answers
from bot.press.games import DealInstead
from bot.render.draw import Renderer
from engine.catalogue import GAMES
from local_discord import NoAnswer
from tests.play.harness import Harness, open_harness
from tests.play.reading import alt, rows, stock_left, text
from tests.play.records import before_the_end, lost, won
from tests.play.waiting import settled
from tests.visits import read
from tests.waiting import HANGS_S

FIRST_PRESS = {"sultan": "Run", "sultan-classic": "Run", "shah": "6 · 2♠"}


@pytest.mark.parametrize("key", GAMES)
async def test_old_buttons_work_after_a_restart(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan play", game=key, deal="12")
    await ada.press(FIRST_PRESS[key])
    shown, record = alt(ada.message), await harness.record(ada)
    await harness.restart()
    assert await harness.record(ada) == record
    await ada.press("Hint")
    assert ada.message["id"] == board["id"]
    assert alt(ada.message) == shown
    await harness.restart()
    assert "Undone: " in text(await ada.press("Undo"))
    assert await harness.record(ada) == ""


async def test_a_board_that_moved_on_after_a_restart_shows_the_game_as_it_is(
    harness: Harness,
) -> None:
    """Which message shows a board isn't remembered then, so typed moves don't retire it."""
    ada = harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await harness.restart()
    newest = await ada.slash("divan move", moves="t t")
    late = await ada.press("Turn", on=board)
    assert late["id"] == board["id"]
    assert (alt(late), text(late)) == (alt(newest), text(newest))
    assert await harness.record(ada) == "t t"


async def test_an_old_select_works_after_a_restart(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "shah 266 d d 3 3 3")
    await ada.slash("divan play", game="shah")
    await harness.restart()
    await ada.choose(move="1^3")
    assert await harness.record(ada) == "d d 3 3 3 1^3"


async def test_a_form_opened_before_a_restart_can_be_sent_after_it(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("More")
    opened = await ada.open_form("Type moves")
    await harness.restart()
    await ada.send_form(opened, {"moves": "t t 2"})
    assert ada.message["id"] == board["id"]
    assert "Turned 2 cards, played A♠" in text(ada.message)
    assert await harness.record(ada) == "t t 2"


async def test_old_menus_questions_and_notices_work_after_a_restart(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    board = await ada.slash("divan play", game="sultan", deal="20")
    await bob.press("Turn", on=board)
    await ada.press("More", on=board)
    await harness.restart()
    await ada.press("Give up")
    await harness.restart()
    assert stock_left(await ada.press("Play on")) == 87
    await ada.send(DealInstead((await harness.last(ada)).id, 0, 21, None))
    assert "Sultan #21" in alt(ada.message), "a button of an earlier version"
    assert "Sultan #20" in alt(await bob.press("Play this deal"))


@pytest.mark.parametrize("record", [won("sultan"), lost("shah")])
async def test_a_finished_game_stays_finished(harness: Harness, record: str) -> None:
    ada = harness.player("Ada")
    moves_before, last = before_the_end(record)
    await harness.set_game(ada, moves_before)
    await ada.slash("divan play")
    await harness.restart()
    finished = rows(await ada.move(last))
    await harness.restart()
    assert rows(await ada.press("Share")) == [["Beat this"]]
    is_lost = (await harness.last(ada)).result == "lost"
    assert finished[0][0] == ("Where was it lost?" if is_lost else "Duel")


async def test_settings_survive_a_restart(harness: Harness) -> None:
    ada = harness.player("Ada")
    screen = await ada.slash("divan settings")
    await harness.restart()
    await ada.press("Make private", on=screen)
    await harness.restart()
    assert (await read(harness.store).players.of(ada.owner)).private


async def test_a_press_while_the_bot_is_down_fails_and_the_next_one_works(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await harness.close()
    failed = await ada.tap("Turn")
    harness.server.world.interactions.fail(failed)
    with pytest.raises(NoAnswer):
        await failed.answered()
    await harness.open()
    await ada.press("Turn")
    assert await harness.record(ada) == "t"


async def test_the_bot_answers_interactions_in_flight_before_it_stops(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    tapped = await ada.tap("Run")
    await wait_until_in_flight(harness)
    await harness.restart()
    answer = await tapped.answered()
    assert answer.message
    assert "Turned " in text(answer.message)
    assert await harness.record(ada) != ""


async def wait_until_in_flight(harness: Harness) -> None:
    """Waits until the bot has an interaction in flight."""
    while not harness.client._gate._visits:
        await asyncio.sleep(0)


# discord.py doesn't close the connection that it was making.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.usefixtures("alone")
async def test_the_bot_stops_while_it_reconnects(troubled_harness: Harness) -> None:
    others = {*enumerate_threads()}
    for delay in range(10):
        await troubled_harness.server.faults.drop_gateway(resumable=delay % 2 == 0)
        await asyncio.sleep(delay / 200)
        async with asyncio.timeout(HANGS_S):
            await troubled_harness.restart()
    async with asyncio.timeout(HANGS_S):
        while len(beating(others)) != 1:
            await asyncio.sleep(0.01)
    gc.collect()  # What discord.py left open is told here, and not in another test.


def beating(others: set[Thread]) -> list[KeepAliveHandler]:
    """The threads, but for others, that keep a connection alive."""
    begun = {*enumerate_threads()} - others
    handlers = (thread for thread in begun if isinstance(thread, KeepAliveHandler))
    return [one for one in handlers if not one._stop_ev.is_set()]


@pytest.fixture
async def second(harness: Harness, renderer: Renderer) -> AsyncIterator[Harness]:
    """A second bot on the harness's database."""
    async with open_harness(harness.server, harness.database, renderer) as second:
        yield second


@pytest.fixture
def both(harness: Harness, second: Harness) -> Harness:
    """The harness, with a second bot running."""
    del second
    return harness


async def test_a_press_received_by_both_is_played_once(both: Harness) -> None:
    ada = both.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    for turns in range(1, 8):
        assert f"Waste: {turns} card" in alt(await ada.press("Turn"))
    assert await both.record(ada) == "t t t t t t t"
    await ada.press("Undo", "Hint")
    row = await both.last(ada)
    assert (row.version, row.hints) == (9, 1)
    assert len(both.server.world.messages_for(ada.person)) == 1


async def test_a_deal_received_by_both_is_dealt_once(both: Harness) -> None:
    ada = both.player("Ada")
    await ada.slash("divan play", game="sultan")
    first = await both.last(ada)
    for label in ("More", "Give up", "Give up", "New deal"):
        await ada.press(label)
    assert alt(ada.message).startswith("Sultan")
    assert (await both.last(ada)).id == first.id + 1
    assert await read(both.store).games.game(first.id + 2) is None


async def test_the_second_bot_goes_on_when_the_first_stops(both: Harness) -> None:
    ada = both.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    await ada.press("Turn")
    await both.close()
    await ada.press("Turn")
    await both.open()
    assert await both.record(ada) == "t t"


@pytest.mark.parametrize("deferred_after", [0.0, 0.02])
@pytest.mark.parametrize("private", [False, True])
async def test_a_slow_answer_is_given_by_one_of_both(
    both: Harness,
    second: Harness,
    monkeypatch: pytest.MonkeyPatch,
    deferred_after: float,
    private: bool,
) -> None:
    """The other one would remove the answer, as if it were its own deferral, and answer again."""
    ada, world = both.player("Ada"), both.server.world
    monkeypatch.setattr(answers, "DEFERRED_AFTER", deferred_after)
    with world.stream() as events:
        await ada.slash("divan stats" if private else "divan play")
        await settled(both)
        await settled(second)
        seen = [events.get_nowait().kind for _ in range(events.qsize())]
    assert len(world.messages_for(ada.person)) == 1
    assert seen.count("message") - seen.count("delete") == 1
    assert seen.count("update") <= 1
    await ada.slash("divan play", game="sultan", deal="20")
    with world.stream() as events:
        await ada.press("Turn")
        await settled(both)
        await settled(second)
        seen = [events.get_nowait().kind for _ in range(events.qsize())]
    assert seen.count("update") == 1
    assert "message" not in seen
