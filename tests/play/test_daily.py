"""The daily: one ranked attempt a day and game, from Start to what it came to."""

import asyncio
from datetime import timedelta

import pytest

from engine.catalogue import GAMES
from tests.play.attempts import begin, moves_of, win
from tests.play.house import House
from tests.play.reading import has_picture, is_greyed, is_private, labels, rows, text

KINDS = pytest.mark.parametrize("key", GAMES)


async def test_what_there_is_to_begin(house: House) -> None:
    ada = house.guest("Ada")
    await house.draw(house.today)
    await ada.slash("divan daily")
    said = text(ada.message)
    assert said.startswith("### Daily: Sultan, ")
    assert "One attempt at each game, no hints" in said
    assert said.count("not played") == 3
    assert is_private(ada.message)
    assert not has_picture(ada.message)
    assert rows(ada.message) == [
        ["Start", "Board", "[Day before]"],
        ["[Sultan]", "Classic", "The Shah"],
    ]


@KINDS
async def test_an_attempt_that_is_won(house: House, key: str) -> None:
    ada = house.guest("Ada")
    await begin(house, ada, key)
    assert is_private(ada.message)
    assert "One attempt, ends <t:" in text(ada.message)
    assert is_greyed(ada.message, "Hint")
    await ada.slash("divan move", moves=moves_of(key), game=key)
    said = text(ada.message)
    assert f"Won: all {GAMES[key].goal} cards are home." in said
    assert "**100** of 100 · par " in said
    assert "now place 1 of 1 · streak 1 day" in said
    assert rows(ada.message) == [["Share", "Dailies", "The deal"]]
    (result,) = await house.store.results.of(ada.owner)
    assert (result.score, result.finished) == (100, True)
    assert result.closed_at


async def test_daily_brings_back_the_attempt_that_was_begun(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    await ada.press("Turn")
    await house.restart()
    await ada.slash("divan daily")
    assert "Here is your game." in text(ada.message)
    assert (await house.last(ada)).moves == "t"
    await ada.press("Turn")
    assert (await house.last(ada)).moves == "t t"


async def test_daily_shows_the_attempt_that_has_ended(house: House) -> None:
    ada = house.guest("Ada")
    await win(house, ada)
    await ada.slash("divan daily")
    assert "**100** of 100" in text(ada.message)
    await ada.press("Dailies")
    assert "**Sultan**: won" in text(ada.message)
    assert rows(ada.message)[0] == ["Result", "Board", "[Day before]"]
    await ada.press("Board")
    assert "**You:** place 1 of 1 · 100 · 142 turns" in text(ada.message)


async def test_two_devices_begin_one_attempt(house: House) -> None:
    ada, also_ada = house.guest("Ada"), house.guest("Ada")
    await house.draw(house.today)
    for device in (ada, also_ada):
        await device.slash("divan daily")
    await asyncio.gather(ada.press("Start"), also_ada.press("Start"))
    assert ada.message["components"] != []
    (attempt,) = await house.store.attempts.of(ada.owner, house.today)
    assert attempt.version == 0
    await ada.press("Turn")
    await also_ada.press("Turn")  # late: it plays nothing, and shows how the game stands
    assert (await house.last(ada)).moves == "t"


async def test_another_server_is_no_second_attempt(house: House) -> None:
    ada = house.guest("Ada")
    await win(house, ada)
    there = ada.at(house.server.world.elsewhere)
    await there.slash("divan daily")
    assert "**100** of 100" in text(there.message)
    assert len(await house.store.attempts.of(ada.owner, house.today)) == 1


async def test_no_hint_though_the_button_is_forged(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    game = (await house.last(ada)).id
    await ada.force(f"dv1:{game}:0:hint")
    assert text(ada.message).startswith("The daily is played without hints.")
    assert (await house.row(game)).hints == 0


async def test_undo_stops_at_a_card_that_was_turned_up(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    assert is_greyed(ada.message, "Undo")
    await ada.press("Turn")
    assert is_greyed(ada.message, "Undo")
    game = await house.last(ada)
    await ada.force(f"dv1:{game.id}:{game.version}:undo")
    assert (await house.last(ada)).moves == "t"


async def test_undo_takes_back_what_came_after_the_last_card_turned_up(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    moves = moves_of("sultan").split()
    plays = next(ply for ply, move in enumerate(moves) if move == "w")
    await ada.slash("divan move", moves=" ".join(moves[: plays + 1]), game="sultan")
    assert not is_greyed(ada.message, "Undo")
    await ada.press("Undo")
    assert "Took back: played " in text(ada.message)
    assert (await house.last(ada)).moves == " ".join(moves[:plays])
    assert is_greyed(ada.message, "Undo")


async def test_an_ended_attempt_is_closed(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    for label in ("More", "Give up", "Give up"):
        await ada.press(label)
    assert "Given up with 0 of 95 cards home." in text(ada.message)
    assert "**0** of 100" in text(ada.message)
    (result,) = await house.store.results.of(ada.owner)
    assert not result.finished
    assert result.closed_at
    game = await house.last(ada)
    for verb in ("undo", "t"):
        await ada.force(f"dv1:{game.id}:{game.version}:{verb}")
        assert (await house.last(ada)).result == "given up"


async def test_share_tells_the_channel_and_no_card(house: House) -> None:
    ada, bob = house.guest("Ada"), house.guest("Bob")
    await win(house, ada)
    await ada.press("Share")
    assert not is_private(ada.message)
    assert text(ada.message).startswith(f"<@{ada.person.id}> won Sultan, the daily of ")
    assert has_picture(ada.message)
    assert labels(ada.message) == ["Play today"]
    await bob.press("Play today", on=ada.message)
    assert is_private(bob.message)
    assert labels(bob.message)[0] == "Start"


async def test_nobody_looks_ahead_by_a_list_that_cannot_be_played(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    await ada.slash("divan move", moves="x t t", game="sultan")
    assert (await house.last(ada)).moves == ""
    await ada.slash("divan move", moves="t t t x t", game="sultan")
    assert "`x`, move 4 of 5, cannot be played." in text(ada.message)
    assert "they were played" in text(ada.message)
    assert (await house.last(ada)).moves == "t t t"
    await ada.press("Continue")
    assert "Turn 84" in labels(ada.message)


async def test_what_is_offered_while_typing_looks_no_further_than_the_table(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada)
    assert "t" in await ada.offered("", game="sultan")
    assert await ada.offered("t ", game="sultan") == []
    await ada.slash("divan play", game="sultan", deal="20")
    assert await ada.offered("t ", game="sultan")


async def test_par_is_not_told_while_others_may_still_play(house: House) -> None:
    ada = house.guest("Ada")
    await win(house, ada)
    assert "par " in text(ada.message)
    finished = ada.message
    await ada.press("Share")
    assert "par" not in text(ada.message)
    house.server.clock.advance(timedelta(days=1, hours=4))
    await ada.press("Share", on=finished)
    assert "par " in text(ada.message)


async def test_an_attempt_takes_no_public_messages_place(house: House) -> None:
    ada = house.guest("Ada")
    public = await ada.slash("divan play", game="shah")
    await begin(house, ada)
    game = (await house.last(ada)).id
    for verb in ("t", "back", "more"):
        await ada.force(f"dv1:{game}:0:{verb}", on=public)
        assert is_private(ada.message)
        assert ada.message["id"] != public["id"]


async def test_moves_that_are_typed_are_those_of_the_game_last_brought(house: House) -> None:
    ada = house.guest("Ada")
    await begin(house, ada, "sultan")
    await begin(house, ada, "shah")
    await ada.press("Circle")
    await ada.slash("divan daily", game="sultan")
    await ada.slash("divan move", moves="t")
    assert "### Sultan" in text(ada.message)
    await ada.slash("divan board")
    assert "### Sultan" in text(ada.message)
