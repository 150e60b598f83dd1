"""A game with as many moves as it can have: the board says why it can't be played on."""

from datetime import timedelta

from bot.press.dailies import WatchLine
from bot.press.games import PlayMove
from bot.services.play.courses import MOVES
from bot.store.schema.dailies import Daily
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.attempts import start
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import BUTTON, alt, is_greyed, of_type, text
from tests.visits import read, write

FULL = "No game can have more than 1,000 moves: undo some, or "


def enabled(ada: SimulatedPlayer) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [one["label"] for one in of_type(ada.message, BUTTON) if not one.get("disabled")]


async def test_a_full_board_says_why(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(MOVES - 1)}")
    await ada.slash("divan play", game=KEY)
    assert "can go up now." in text(ada.message)
    await ada.press("Turn")
    assert f"{FULL}give this one up." in text(ada.message)
    assert enabled(ada) == ["Undo", "More"]
    assert "goes up" not in alt(ada.message)
    full = ada.message
    row = await harness.last(ada)
    await ada.send(PlayMove(row.id, row.version, "6"))
    assert f"{FULL}give this one up." in text(ada.message)
    await ada.slash("divan move", moves="6")
    assert text(ada.message) == (
        "Nothing was played: a game can have at most 1,000 moves. Undo some, or give this one up."
    )
    assert await ada.offered("") == []
    await ada.press("More", on=full)
    assert is_greyed(ada.message, "Type moves")
    await ada.press("In words")
    assert text(ada.message).endswith(f"{FULL}give this one up.")
    await ada.slash("divan play", game=KEY)
    await ada.press("Undo")
    assert "Took back: turned " in text(ada.message)
    await ada.press("Turn")
    await ada.give_up()
    assert "**Given up** with 0 of 88 cards home" in text(ada.message)


async def test_a_full_board_in_words(harness: Harness) -> None:
    ada = harness.player("Ada")
    await write(harness.store).players.change(ada.owner, text_mode=True)
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(MOVES)}")
    await ada.slash("divan play", game=KEY)
    assert text(ada.message).count(f"{FULL}give this one up.") == 1
    assert "Moves:" not in text(ada.message)


async def test_a_list_that_is_too_long(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan move", moves=" ".join(["t"] * 401))
    assert text(ada.message) == (
        "Nothing was played: that’s 401 moves, and a list can have at most 400."
    )
    assert await harness.record(ada) == ""
    await ada.slash("divan move", moves="t t")
    assert await harness.record(ada) == "t t"


async def test_a_full_attempt_counts_as_it_stands(harness: Harness) -> None:
    ada = harness.player("Ada")
    day = harness.today
    await write(harness.store).deals.draw_daily(Daily(day, KEY, NUMBER, ("d",), 7))
    await start(ada, KEY)
    moves = to_and_fro(MOVES).split()
    for at in range(0, MOVES, 400):
        await ada.slash("divan move", moves=" ".join(moves[at : at + 400]), game=KEY)
    assert f"{FULL}keep your score as it is." in text(ada.message)
    assert enabled(ada) == ["Undo", "More"]
    harness.server.clock.advance(timedelta(days=2))
    await harness.services.maintenance.close_days(harness.server.clock.now())
    result = await read(harness.store).results.result(ada.owner, day, KEY)
    assert (result.score, result.finished) == (0, False)
    assert result.closed_at


async def test_nobody_waits_for_a_long_record(harness: Harness) -> None:
    """Version 0.1 left some of 60,000 moves, which took a second and a half to replay."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(20_000)}")
    await bob.slash("divan play", game="sultan", deal="20")
    looks = [await ada.person.slash("divan play", {"game": KEY}) for _ in range(3)]
    await bob.press("Turn")
    assert await harness.record(bob) == "t"
    assert not any(look.answer.done() for look in looks)
    for look in looks:
        shown = (await look.answered()).message
        assert shown
        assert f"{FULL}give this one up." in text(shown)


async def test_paging_through_a_long_replay(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    day = harness.today
    await write(harness.store).deals.draw_daily(
        Daily(day, KEY, NUMBER, (*to_and_fro(5_000).split(),), 7)
    )
    harness.server.clock.advance(timedelta(days=2))
    await ada.slash("divan daily")
    await bob.slash("divan daily")
    for ply in (0, 4_999, 5_000, 2, 5_000):
        for player in (ada, bob):
            await player.send(WatchLine(day, KEY, ply))
            assert f"move {ply} of 5000" in text(player.message)
