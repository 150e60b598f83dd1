"""Discord on a bad day: a press is stored exactly once, whatever happens."""

import pytest

from local_discord import Interaction, NoAnswer, Payload
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, labels, text
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
    await ada.press("Hint")
    assert f"Waste: {waste}," in alt(ada.message)


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
    await ada.press("Turn")
    assert "Waste: 1 card" in alt(ada.message)
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
    await ada.press("Turn")
    assert "Waste: 1 card" in alt(ada.message)
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
