"""Two bots on one database, as while a new version takes over: both get every press."""

from collections.abc import AsyncIterator

import pytest

from bot.discord_app.answers import answer as answers
from bot.render.draw import Renderer
from tests.play.harness import Harness, open_harness
from tests.play.reading import alt
from tests.play.waiting import settled
from tests.visits import read


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
        await ada.press("Turn")
        assert f"Waste: {turns} card" in alt(ada.message)
    assert await both.record(ada) == "t t t t t t t"
    await ada.press("Undo")
    await ada.press("Hint")
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
