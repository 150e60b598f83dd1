"""`/divan play`: a new game, the open one again, or one put aside; and room for one more."""

from datetime import timedelta

import pytest

from bot.press.analyses import Begin, MakeRoom, PlayFromRecord
from bot.press.custom_ids import custom_id
from bot.press.dailies import PlayPastDeal
from bot.press.games import DealInstead, DealSame, GiveUp, Undo
from bot.press.press import Press
from bot.press.settings import SetSwitch
from tests.play.attempts import begin, win
from tests.play.harness import Harness
from tests.play.lost_games import lost
from tests.play.player import SimulatedPlayer
from tests.play.reading import SELECT, alt, has_picture, is_private, of_type, text
from tests.visits import read

NAMES = {"sultan": "Sultan", "sultan-classic": "The Sultan (classic)", "shah": "The Shah"}
LAST = 2**63 - 1
GOLD = "A gold card can go up."


@pytest.mark.parametrize(("key", "name"), NAMES.items())
async def test_play_deals_a_game(harness: Harness, key: str, name: str) -> None:
    ada = harness.player("Ada")
    assert f"{name} #12" in alt(await ada.slash("divan play", game=key, deal="12"))
    assert "A new deal." in text(ada.message)
    assert alt(ada.message).startswith(f"{name} #12. 0 of ")
    assert has_picture(ada.message)
    assert not is_private(ada.message)
    row = await harness.last(ada)
    assert (row.key, row.deal, str(row.record), row.version, row.result) == (key, 12, "", 0, None)


async def test_play_needs_no_option(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert "Sultan #20" in alt(await ada.slash("divan play"))


async def test_play_continues_the_game_last_played(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "shah 12 d")
    assert "The Shah #12" in alt(await ada.slash("divan play"))
    assert "Here’s your game." in text(ada.message)


async def test_play_deals_another_game_of_the_kind_last_finished(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="shah", deal="12")
    await ada.give_up()
    assert "The Shah #20" in alt(await ada.slash("divan play"))


async def test_a_deal_can_be_typed_in_several_ways(harness: Harness) -> None:
    ada = harness.player("Ada")
    for deal, ways in {1: ["1"], 20: ["20", "#20", "  20 ", "020"], LAST: [str(LAST)]}.items():
        for typed in ways:
            await ada.slash("divan play", game="sultan", deal=typed)
            assert (await harness.last(ada)).deal == deal, typed
            await ada.give_up()


async def test_an_impossible_deal_is_refused(harness: Harness) -> None:
    ada = harness.player("Ada")
    for typed in (
        *("0", "-1", "+20", str(LAST + 1), "9" * 40, "1e9", "1_000", "20.0", "0x14", "1,00"),
        *("twenty", "", " ", "#", "# 20", "##20", "1,0000", "²", "20 21", "@everyone"),
        "x" * 6000,
    ):
        said = text(await ada.slash("divan play", game="sultan", deal=typed))
        assert "A deal is a whole number, such as 20." in said or "9223372" in said, typed
        assert is_private(ada.message), typed
        assert len(said) < 300, typed
    assert await read(harness.store).games.last(ada.owner) is None


async def test_an_open_game_continues_unless_another_deal_is_requested(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 12 t t")
    for deal in (None, "12"):
        assert "Here’s your game." in text(await ada.slash("divan play", game="sultan", deal=deal))
        assert "Waste: 2 cards" in alt(ada.message)


async def test_an_open_game_follows_the_player(harness: Harness) -> None:
    ada = harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="12")
    in_dm = ada.at(ada.person.dm)
    await in_dm.slash("divan play", game="sultan")
    assert in_dm.message["channel_id"] == ada.person.dm.id
    assert in_dm.message["id"] != board["id"]
    assert "Waste: 1 card" in alt(await in_dm.press("Turn"))


async def test_another_deal_puts_the_open_game_aside(harness: Harness) -> None:
    ada = harness.player("Ada")
    old = await harness.set_game(ada, "sultan 12 t t")
    assert "Sultan #13" in alt(await ada.slash("divan play", game="sultan", deal="13"))
    assert "A new deal." in text(ada.message)
    assert not is_private(ada.message)
    board = ada.message
    await ada.press("More")
    await ada.choose(game=old.id)
    assert ada.message["id"] == board["id"]
    assert "Sultan #12" in alt(ada.message)
    assert "Here’s your game." in text(ada.message)
    assert await harness.record(ada) == "t t"
    await ada.press("Turn")
    assert of_type(ada.message, SELECT) == [], "nothing was played in #13, so it isn't kept"


async def test_a_pasted_deal_is_of_the_game_it_names(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="#１２３")
    assert (await harness.last(ada)).deal == 123
    for pasted in ("The Shah #20", "shah #20", "DER SCHAH #20", "Lo Scià #20", " O Xá  # 20."):
        for options, typed, deal in (
            ({}, pasted, 20),
            ({"game": "shah"}, pasted.replace("20", "1,234"), 1234),
        ):
            await ada.slash("divan play", deal=typed, **options)
            last = await harness.last(ada)
            assert (last.key, last.deal) == ("shah", deal), typed


async def test_a_deal_of_another_game_is_not_dealt(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="123")
    before = await harness.last(ada)
    for pasted in ("Foo #7", "Sultan day #7", "##7"):
        said = text(await ada.slash("divan play", deal=pasted))
        assert said.startswith(f"“{pasted}” isn’t a deal."), said
    for pasted in ("The Shah #7", "Klassik #7"):
        said = text(await ada.slash("divan play", game="sultan", deal=pasted))
        assert said.startswith(f"“{pasted}” isn’t a deal."), said
    assert await harness.last(ada) == before


async def test_give_up_and_deal_of_earlier_versions_deals_once(harness: Harness) -> None:
    ada = harness.player("Ada")
    old = await harness.set_game(ada, "sultan 12 t t")
    board = await ada.slash("divan play", game="sultan")
    await ada.send(DealInstead(old.id, old.version, 13, None))
    assert (await harness.row(old.id)).put_aside
    await ada.press("Turn")
    await ada.send(DealInstead(old.id, old.version, 13, None), on=board)
    assert "Here’s your game." in text(ada.message)
    assert (await harness.last(ada)).deal == 13
    assert await harness.record(ada) == "t"


async def test_one_game_of_each_kind_can_be_open(harness: Harness) -> None:
    ada = harness.player("Ada")
    boards = {key: await ada.slash("divan play", game=key, deal="12") for key in NAMES}
    for key, board in boards.items():
        await ada.press("6 · 2♠" if key == "shah" else "Turn", on=board)
        assert f"{NAMES[key]} #12" in alt(ada.message)
        assert ada.message["id"] == board["id"]
    for key in NAMES:
        row = await read(harness.store).games.open_game(ada.owner, key)
        assert row
        assert row.version == 1


async def test_a_private_game_is_visible_only_to_the_player(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert is_private(await ada.slash("divan play", game="sultan", deal="12", private=True))
    assert is_private(await ada.press("Turn"))
    assert is_private(await ada.press("More", "Repost board"))
    assert not is_private(await ada.slash("divan play", game="sultan", private=False))


@pytest.mark.parametrize("key", NAMES)
async def test_a_kinds_first_messages_explain_the_game(harness: Harness, key: str) -> None:
    ada = harness.player("Ada")
    assert GOLD in text(await ada.slash("divan play", game=key, deal="12"))
    assert GOLD in text(await ada.press("Hint"))
    assert GOLD not in text(await ada.press("Got it"))
    assert GOLD not in text(await ada.slash("divan play", game=key))
    for label in ("More", "Give up", "Give up", "New deal"):
        await ada.press(label)
    assert "A new deal." in text(ada.message)
    assert GOLD not in text(ada.message)
    bob = harness.player("Bob")
    assert GOLD in text(await bob.slash("divan play", game=key, deal="12"))


async def games_offered(player: SimulatedPlayer, command: str, typed: str = "") -> list[str]:
    options = {"game": typed} | ({"moves": "t"} if command == "divan move" else {})
    choices = await player.person.autocomplete(command, options, "game", channel=player.channel)
    return [choice["name"] for choice in choices]


async def test_open_games_can_be_named(harness: Harness) -> None:
    ada = harness.player("Ada")
    old = await harness.set_game(ada, "sultan 12 t t")
    await ada.slash("divan play", game="sultan", deal="13")
    await ada.press("Turn")
    await ada.slash("divan play", game="The Shah", deal="12")
    kinds = ["Sultan", "The Sultan (classic)", "The Shah"]
    assert await games_offered(ada, "divan play") == [*kinds, "Sultan #12, 2 moves, put aside"]
    assert await games_offered(ada, "divan play", "12") == ["Sultan #12, 2 moves, put aside"]
    named = ["The Shah #12, 0 moves", "Sultan #13, 1 move", "Sultan #12, 2 moves, put aside"]
    assert await games_offered(ada, "divan move") == named
    assert await games_offered(ada, "divan move", "sul") == named[1:]
    assert "Sultan #12" in alt(await ada.slash("divan move", moves="t", game=str(old.id)))
    assert await harness.record(ada) == "t t t"
    named = ["Sultan #12, 3 moves", "The Shah #12, 0 moves", "Sultan #13, 1 move, put aside"]
    assert sorted(await games_offered(ada, "divan move")) == sorted(named)
    other = (await read(harness.store).put_aside.of(ada.owner))[0]
    assert "Sultan #13" in alt(await ada.slash("divan play", game=str(other.id)))


async def test_an_attempt_can_be_named_until_its_day_is_over(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    await harness.set_game(ada, "sultan 12 t t")
    named = ["Sultan #12, 2 moves", "Sultan day 1, 0 moves"]
    assert sorted(await games_offered(ada, "divan move")) == named
    attempt = (await read(harness.store).attempts.of(ada.owner, harness.today))[0]
    await ada.slash("divan move", moves="t", game=str(attempt.id))
    assert "One attempt, until" in text(ada.message)
    assert is_private(ada.message)
    harness.server.clock.advance(timedelta(days=2))
    assert await games_offered(ada, "divan move") == named[:1]
    await ada.slash("divan move", moves="t", game=str(attempt.id))
    assert "You have no open game." in text(ada.message)


async def test_somebody_elses_game_cannot_be_named(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    old = await harness.set_game(ada, "sultan 12 t t")
    await bob.slash("divan move", moves="t", game=str(old.id))
    assert "You have no open game." in text(bob.message)
    assert "This game isn’t yours" in text(await bob.slash("divan play", game=str(old.id)))
    for typed in ("99999999999999999999", "#", "chess", "-1"):
        assert "There’s no game called" in text(await bob.slash("divan play", game=typed))
    assert await games_offered(bob, "divan move") == []


async def test_a_shared_deal_says_how_the_other_did(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await harness.set_game(ada, "sultan 20 t t 2")
    await ada.slash("divan play", game="sultan")
    await ada.give_up()
    await ada.press("Share")
    await bob.press("Beat this", "Turn", on=ada.message)
    await bob.slash("divan play", game="sultan", deal="21", private=True)
    await bob.press("More")
    assert f"-# Put aside: Sultan #20, where <@{ada.person.id}> got 1 home" in text(bob.message)
    await ada.send(SetSwitch("hidden", on=True))
    await bob.slash("divan play", game="sultan", private=True)
    assert ada.person.id not in text(bob.message)


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
    assert text(await ada.send(press)).startswith("You’ve already put 10 games aside")
    assert alt(await ada.pick("Sultan #1004")).startswith(shown)
    assert await deals_aside(harness, ada) == [1011, *range(1010, 1004, -1), 1003, 1002, 1001]


async def test_the_deal_of_a_past_day_goes_on(harness: Harness) -> None:
    ada = harness.player("Ada")
    await win(harness, ada)
    day = harness.today
    harness.server.clock.advance(timedelta(days=1, hours=4))
    await put_ten_aside(ada)
    await ada.send(PlayPastDeal(day, "sultan"))
    assert alt(await ada.pick("Sultan #1001")).startswith("Sultan, free play. ")


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
    assert text(await ada.pick("Sultan #1001")).startswith("No deal of")
    assert 1001 in await deals_aside(harness, ada)


async def test_a_game_played_on_since_is_not_given_up(harness: Harness) -> None:
    ada = harness.player("Ada")
    await put_ten_aside(ada)
    before = (await read(harness.store).put_aside.of(ada.owner))[0]
    late = MakeRoom(before.id, before.version + 1, Begin("sultan", 20, False, None))
    assert text(await ada.force(custom_id(late))).startswith("You’ve already put 10 games aside")
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
    assert text(await bob.force(custom_id(asked))).startswith("You’ve already put 10 games aside")
    assert len(await deals_aside(harness, ada)) == 10
