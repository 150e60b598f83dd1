"""What there is no room for, as ten games are put aside, is done once one of them is given up."""

from datetime import timedelta

import pytest

from bot.press.beginnings import PlayFromRecord
from bot.press.custom_ids import custom_id
from bot.press.dailies import PlayPastDeal
from bot.press.games import DealSame, GiveUp, Undo
from bot.press.press import Press
from bot.press.put_aside import Begin, MakeRoom
from tests.play.attempts import win
from tests.play.harness import Harness
from tests.play.lost_games import lost
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, text
from tests.visits import read


async def put_ten_aside(ada: SimulatedPlayer) -> None:
    """Eleven games of Sultan, with a move each."""
    for deal in range(1001, 1012):
        await ada.slash("divan play", game="sultan", deal=str(deal))
        await ada.press("Turn")


async def deals_aside(harness: Harness, ada: SimulatedPlayer) -> list[int]:
    return [one.deal for one in await read(harness.store).put_aside.of(ada.owner)]


async def asked_by(harness: Harness, how: str) -> Press:
    """A press of Ada's that needs room for a game of Sultan."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    if how == "their deal":
        await bob.slash("divan play", game="sultan", deal="30")
        return DealSame((await harness.last(bob)).id)
    ended = await harness.set_game(ada, lost("sultan"))
    return Undo(ended.id, ended.version) if how == "undo" else PlayFromRecord(ended.id, 3)


@pytest.mark.parametrize(
    ("how", "shown"),
    [
        ("their deal", "Sultan #30. "),
        ("undo", "Sultan #2. "),
        ("a move", "Sultan, from move 3. "),
    ],
)
async def test_a_press_goes_on(harness: Harness, how: str, shown: str) -> None:
    ada = harness.player("Ada")
    press = await asked_by(harness, how)
    await put_ten_aside(ada)
    await ada.send(press)
    assert text(ada.message).startswith("You’ve put 10 games aside")
    await ada.pick("Sultan #1004")
    assert alt(ada.message).startswith(shown)
    assert await deals_aside(harness, ada) == [1011, *range(1010, 1004, -1), 1003, 1002, 1001]


async def test_the_deal_of_a_past_day_goes_on(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    day = harness.today
    harness.server.clock.advance(timedelta(days=1, hours=4))
    await put_ten_aside(ada)
    await ada.send(PlayPastDeal(day, "sultan"))
    await ada.pick("Sultan #1001")
    assert alt(ada.message).startswith("Sultan, free play. ")


async def test_a_private_board_takes_the_place_of_the_question(harness: Harness) -> None:
    ada = harness.player("Ada")
    await put_ten_aside(ada)
    await ada.slash("divan play", game="sultan", deal="20", private=True)
    question = ada.message
    await ada.pick("Sultan #1001")
    assert alt(ada.message).startswith("Sultan #20. ")
    assert is_private(ada.message)
    assert ada.message["id"] == question["id"]


async def test_what_cant_be_done_gives_nothing_up(harness: Harness) -> None:
    ada = harness.player("Ada")
    await put_ten_aside(ada)
    await ada.slash("divan play", game="sultan", winnable=True)
    await ada.pick("Sultan #1001")
    assert text(ada.message).startswith("No proven winnable deal")
    assert 1001 in await deals_aside(harness, ada)


async def test_a_game_played_on_since_is_not_given_up(harness: Harness) -> None:
    ada = harness.player("Ada")
    await put_ten_aside(ada)
    before = (await read(harness.store).put_aside.of(ada.owner))[0]
    late = MakeRoom(before.id, before.version + 1, Begin("sultan", 20, False, None))
    await ada.force(custom_id(late))
    assert text(ada.message).startswith("You’ve put 10 games aside")
    await ada.pick("Sultan #1001")
    assert alt(ada.message).startswith("Sultan #20. "), "asked again, it still goes on"


async def test_with_room_nothing_is_given_up(harness: Harness) -> None:
    ada = harness.player("Ada")
    await put_ten_aside(ada)
    await ada.slash("divan play", game="sultan", deal="20")
    question = ada.message
    first, second, *_ = await read(harness.store).put_aside.of(ada.owner)
    await ada.send(GiveUp(first.id, first.version))
    asked = MakeRoom(second.id, second.version, Begin("sultan", 20, False, None))
    await ada.force(custom_id(asked), on=question)
    assert alt(ada.message).startswith("Sultan #20. ")
    assert second.deal in await deals_aside(harness, ada)


async def test_nobody_gives_up_somebody_elses(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await put_ten_aside(ada)
    await put_ten_aside(bob)
    theirs = (await read(harness.store).put_aside.of(ada.owner))[0]
    asked = MakeRoom(theirs.id, theirs.version, Begin("sultan", 20, False, None))
    await bob.force(custom_id(asked))
    assert text(bob.message).startswith("You’ve put 10 games aside")
    assert len(await deals_aside(harness, ada)) == 10
