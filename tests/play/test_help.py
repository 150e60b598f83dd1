"""What a new player reads: help, rules, the introduction, the first game's lesson."""

import asyncio

import pytest

from bot.app.client import invite
from bot.features.posts.servers import INTRODUCTION
from bot.press.custom_ids import custom_id
from bot.press.settings import OpenHelp, Topic
from bot.render.draw import Renderer
from tests.play.harness import Harness, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import (
    TEXT,
    Message,
    alt,
    assert_told,
    beside,
    button,
    has_picture,
    is_private,
    of_type,
    parts,
    rows,
    stock_left,
    text,
)
from tests.play.waiting import at_rest
from tests.posts import forget_introduction, introduce

GALLERY = 12


async def test_help_opens_with_what_divan_is(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan help")
    assert_told(bob.message, "### Divan\n")
    assert rows(bob.message) == [
        ["The games | Together | Score, the house, streak | Marks on the board | Buttons"],
        ["Play", "Today’s daily"],
    ]


async def test_help_leads_to_a_game_and_to_the_daily(harness: Harness) -> None:
    bob = harness.player("Bob")
    page = await bob.slash("divan help")
    await bob.press("Play")
    assert alt(bob.message).startswith("Sultan #20.")
    assert bob.message["id"] != page["id"]
    await bob.press("Today’s daily", on=page)
    assert text(bob.message).startswith("### Dailies, ")


async def test_commands_are_mentioned_so_that_they_can_be_clicked(harness: Harness) -> None:
    bob = harness.player("Bob")
    registered = await harness.client.http.get_global_commands(harness.client.application_id or 0)
    (divan,) = [one["id"] for one in registered if one["name"] == "divan"]
    await bob.slash("divan help")
    said = "".join(part["content"] for part in of_type(bob.message, TEXT))
    for name in ("play", "daily", "board", "stats", "replay", "analyze", "rules", "settings"):
        assert f"**</divan {name}:{divan}>**" in said
    assert "`/" not in said
    (part,) = of_type(await bob.slash("divan move", moves="t"), TEXT)
    assert part["content"] == f"You have no open game. </divan play:{divan}> deals one."


async def test_a_topic_can_be_chosen(harness: Harness) -> None:
    bob = harness.player("Bob")
    first = await bob.slash("divan help")
    assert "**Streak**" in text(await bob.choose(topic=Topic.SCORING))
    await bob.choose(topic=Topic.MARKS)
    assert bob.message["id"] == first["id"]
    assert has_picture(bob.message)
    assert harness.picture(bob.message).startswith(b"\x89PNG")
    assert not has_picture(await bob.choose(topic=Topic.GAMES))
    assert "83 games in 100" in text(bob.message)


async def test_the_menu_leads_to_it_and_the_board_stays(ada: SimulatedPlayer) -> None:
    menu = await ada.press("More")
    await ada.press("Help")
    assert_told(ada.message, "### Divan\n")
    assert ada.message["id"] != menu["id"]
    assert stock_left(await ada.press("Back", on=menu)) == 87


async def test_in_text_mode_every_page_is_a_new_message(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.press("Use text")
    first = await bob.slash("divan help")
    await bob.choose(topic=Topic.MARKS)
    assert bob.message["id"] != first["id"]
    assert not has_picture(bob.message)
    assert "“goes up”" in text(bob.message)


async def test_the_rules_show_a_decision_before_and_after(harness: Harness) -> None:
    bob = harness.player("Bob")
    board, before, after = of_type(await bob.slash("divan rules", game="sultan"), GALLERY)
    assert board["items"][0]["description"].startswith("Sultan. ")
    assert "Slot 2: 2 of spades, goes up." in before["items"][0]["description"]
    assert "Slot 2: 4 of hearts." in after["items"][0]["description"]
    assert "**Buttons**" in text(bob.message)


@pytest.fixture
async def new(harness: Harness) -> Harness:
    """A harness whose server's managers were told nothing yet."""
    await forget_introduction(harness.store, harness.server_name)
    return harness


def told(harness: Harness, name: str) -> list[Message]:
    """The introductions that a person sees."""
    world = harness.server.world
    seen = world.messages_for(world.person(name))
    return [message for message in seen if text(message) == INTRODUCTION()]


async def test_nothing_is_posted_unasked(new: Harness) -> None:
    assert new.server.world.messages_for(new.player("Ada").person) == []


async def test_the_first_manager_is_told_once_and_privately(new: Harness) -> None:
    ada, bob = new.player("Ada"), new.player("Bob")
    await bob.slash("divan play", game="sultan", deal="20")
    await at_rest(new)
    assert told(new, "Bob") == []
    await ada.slash("divan play", game="sultan", deal="20")
    await at_rest(new)
    (line,) = told(new, "Ada")
    assert is_private(line)
    assert told(new, "Bob") == []
    await ada.press("Turn")
    await new.restart()
    await ada.press("Turn")
    await at_rest(new)
    assert len(told(new, "Ada")) == 1


async def test_many_presses_at_once_bring_one_line(harness: Harness, ada: SimulatedPlayer) -> None:
    await harness.restart()
    await forget_introduction(harness.store, harness.server_name)
    board, opens = ada.message["id"], custom_id(OpenHelp())
    presses = (ada.person.press(board, opens, force=True) for _ in range(40))
    await asyncio.gather(*(tap.answered(10) for tap in await asyncio.gather(*presses)))
    await at_rest(harness)
    assert len(told(harness, "Ada")) == 1


async def test_two_processes_bring_one_line(new: Harness, renderer: Renderer) -> None:
    async with open_harness(new.server, new.database, renderer) as second:
        await forget_introduction(new.store, new.server_name)
        ada = new.player("Ada")
        await ada.slash("divan play", game="sultan", deal="20")
        for _ in range(3):
            await ada.press("Turn")
        await at_rest(new)
        await at_rest(second)
        assert len(told(new, "Ada")) == 1


async def test_whoever_uses_the_command_needn_t_be_told(new: Harness) -> None:
    await new.player("Ada").slash("divan-server")
    await at_rest(new)
    assert told(new, "Ada") == []
    assert not await introduce(new.store, new.server_name)


async def test_a_refused_command_is_a_first_use_too(new: Harness) -> None:
    await new.player("Ada").slash("divan play", game="sultan", deal="none")
    await at_rest(new)
    assert len(told(new, "Ada")) == 1


async def test_in_direct_messages_nobody_is_told(new: Harness) -> None:
    ada = new.player("Ada")
    await ada.at(ada.person.dm).slash("divan play", game="shah")
    await at_rest(new)
    assert await introduce(new.store, new.server_name)


async def test_a_refused_line_comes_after_the_next_press(new: Harness) -> None:
    ada = new.player("Ada")
    new.server.faults.fail("POST /webhooks/.*", 403, code=50001)
    await ada.slash("divan play", game="sultan", deal="20")
    await at_rest(new)
    assert told(new, "Ada") == []
    await ada.press("Turn")
    await at_rest(new)
    assert len(told(new, "Ada")) == 1


def test_the_invite_lets_discords_install_settings_decide() -> None:
    assert invite(42) == "https://discord.com/oauth2/authorize?client_id=42"


FIRST = "Build every pile up in suit to the Queen"


async def test_it_stays_under_the_picture_for_five_moves(ada: SimulatedPlayer) -> None:
    kinds = [part["type"] for part in parts(ada.message)][:8]
    assert kinds == [17, 10, 12, 9, 10, 10, 1, 2]  # heading, picture, lesson, change, buttons
    for _ in range(5):
        assert FIRST in text(await ada.press("Turn"))
    assert FIRST not in text(await ada.press("Turn"))


async def test_it_goes_with_one_press(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Turn")
    board = ada.message
    await ada.press("Got it")
    assert ada.message["id"] == board["id"]
    assert "No more tips for Sultan. You’ll find everything in `/divan help`." in text(ada.message)
    assert FIRST not in text(ada.message)
    assert not beside(ada.message)
    await ada.press("Turn")
    assert await harness.record(ada) == "t t"
    assert FIRST not in text(ada.message)


async def test_put_away_twice_it_is_said_and_nothing_is_lost(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.press("Turn")
    custom_id = button(ada.message, "Got it")["custom_id"]
    taps = [ada.person.press(ada.message["id"], custom_id) for _ in range(2)]
    for tap in await asyncio.gather(*taps):
        await tap.answered()
    assert "Tips for Sultan were already off" in text(await ada.force(custom_id))
    assert stock_left(ada.message) == 86
    assert await harness.record(ada) == "t"


async def test_another_player_can_t_put_it_away(harness: Harness, ada: SimulatedPlayer) -> None:
    bob = harness.player("Bob")
    assert "’s game." in text(await bob.press("Got it", on=ada.message))
    assert FIRST in text(await ada.press("Turn"))


async def test_in_text_mode_it_comes_last_and_goes_too(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.press("Use text")
    lines = text(await bob.slash("divan play", game="shah", deal="12")).splitlines()
    assert lines[0].startswith("A new deal.")
    assert lines[-3].startswith("Lay three circles")
    assert lines[-1].startswith("The trick: wait")
    assert text(await bob.press("Got it")).startswith("No more tips for The Shah")


async def test_it_is_gone_after_a_restart(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.press("Got it")
    await harness.restart()
    assert FIRST not in text(await ada.press("Turn"))
