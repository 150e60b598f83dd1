"""Run on a board: what it does in a ranked attempt, and what can be undone."""

from bot.store.rows import Daily
from tests.play.attempts import begin, start
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import button, is_greyed, text
from tests.visits import write


async def ran(harness: Harness, ada: SimulatedPlayer) -> list[str]:
    """The moves that pressing Run makes."""
    before = (await harness.record(ada)).split()
    await ada.press("Run")
    return (await harness.record(ada)).split()[len(before) :]


async def test_a_ranked_run_turns_up_at_most_12_unseen_cards(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    most = 0
    while (await harness.record(ada)).count("t") < 60:
        turned = (await ran(harness, ada)).count("t")
        assert turned <= 12
        assert ("Stopped after 12 new cards." in text(ada.message)) <= (turned == 12)
        most = max(most, turned)
    assert most == 12


async def test_an_ordinary_run_turns_up_as_many_as_it_can(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    assert (await ran(harness, ada)).count("t") == 43
    assert "Turned 43 cards, played A♦, A♠, 2♥. Stopped: 3♥ (slot 8)" in text(ada.message)


async def test_a_ranked_run_over_known_cards_can_be_undone(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada, "sultan-classic")
    first_pass = " ".join((*"t" * 87, "r"))
    await ada.slash("divan move", moves=first_pass, game="sultan-classic")
    assert "t" in await ran(harness, ada)
    assert not is_greyed(ada.message, "Undo")
    await ada.press("Undo")
    assert await harness.record(ada) == first_pass


async def test_why_it_stopped_is_still_said_by_a_second_press(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    board = await ada.slash("divan play", game="sultan")
    run = button(board, "Run")["custom_id"]
    await ada.press("Run", on=board)
    said = text(ada.message)
    assert "Stopped: " in said
    await ada.force(run, on=board)
    assert text(ada.message) == said


async def test_in_a_ranked_attempt_no_fill_turns_up_a_card_unasked(harness: Harness) -> None:
    ada = harness.player("Ada")
    await write(harness.store).deals.draw_daily(Daily(harness.today, "shah", 12, "d", 0))
    await ada.slash("divan daily", game="shah")
    for label in ("Start", "Lay circle 2", "Lay circle 2", "4 · 2♦"):
        await ada.press(label)
    assert await harness.record(ada) == "d 4"
    await ada.press("Undo")
    assert await harness.record(ada) == "d"


async def test_in_a_ranked_attempt_a_fill_from_the_waste_comes_with_the_press(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    await write(harness.store).deals.draw_daily(Daily(harness.today, "shah", 8, "d", 0))
    await start(ada, "shah")
    await ada.slash("divan move", moves="d d t", game="shah")
    await ada.press("4 · ")
    assert await harness.record(ada) == "d d t 4 f"
    await ada.press("Undo")
    assert await harness.record(ada) == "d d t"
