"""Run on a board: what it does in a ranked attempt, and what can be undone."""

from bot.features.play.changes import WHY_WAIT
from bot.press.games import PlayAndRun
from bot.store.schema.dailies import Daily
from tests.play.attempts import begin, start
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import button, is_greyed, labels, text
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
        assert ("Run stops after 12 new cards." in text(ada.message)) <= (turned == 12)
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
    await write(harness.store).deals.draw_daily(Daily(harness.today, "shah", 12, ("d",), 0))
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
    await write(harness.store).deals.draw_daily(Daily(harness.today, "shah", 8, ("d",), 0))
    await start(ada, "shah")
    await ada.slash("divan move", moves="d d t", game="shah")
    await ada.press("4 · ")
    assert await harness.record(ada) == "d d t 4 f"
    await ada.press("Undo")
    assert await harness.record(ada) == "d d t"


async def test_what_run_stopped_for_is_played_with_the_next_run(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    before = await ran(harness, ada)
    await ada.press("3♥ +Run")
    record = (await harness.record(ada)).split()[len(before) :]
    assert record[0] == "8"
    assert record.count("t") > 1
    assert "Stopped: " in text(ada.message)
    await ada.press("Undo")
    assert await harness.record(ada) == " ".join(before)


async def test_why_a_card_may_wait_is_said_once_a_game(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    said = []
    for _ in range(4):
        await ran(harness, ada)
        said.append(text(ada.message).count(WHY_WAIT()))
    assert said == [1, 0, 0, 0]
    await ada.press("Undo")
    await harness.restart()
    await ran(harness, ada)
    assert WHY_WAIT() not in text(ada.message)


async def test_a_ranked_press_that_runs_on_turns_up_at_most_12_unseen_cards(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    for _ in range(6):
        before = (await harness.record(ada)).count("t")
        on = [label for label in labels(ada.message) if label.endswith("+Run")]
        await ada.press(on[0] if on else "Run")
        assert (await harness.record(ada)).count("t") - before <= 12


async def test_no_forged_press_runs_on_with_anything_but_a_card(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    row = await harness.last(ada)
    for move in ("t", "1", "r", "5>3"):
        await ada.send(PlayAndRun(row.id, row.version, move))
        assert await harness.record(ada) == ""
