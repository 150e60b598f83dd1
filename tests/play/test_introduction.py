"""A server's managers are told of `/divan-server` once, privately, and nothing comes unasked."""

import asyncio

import pytest

from bot.discord_app.client import invite
from bot.press.custom_ids import custom_id
from bot.press.help import OpenHelp
from bot.render.draw import Renderer
from bot.words.posts.servers import INTRODUCTION
from tests.play.harness import Harness, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, is_private, text
from tests.play.waiting import at_rest
from tests.visits import read, write


@pytest.fixture
async def new(harness: Harness) -> Harness:
    """A harness whose server's managers were told nothing yet."""
    await write(harness.store).servers.keep(harness.server_name, told=False)
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
    await write(harness.store).servers.keep(harness.server_name, told=False)
    board, opens = ada.message["id"], custom_id(OpenHelp())
    presses = (ada.person.press(board, opens, force=True) for _ in range(40))
    await asyncio.gather(*(tap.answered(10) for tap in await asyncio.gather(*presses)))
    await at_rest(harness)
    assert len(told(harness, "Ada")) == 1


async def test_two_processes_bring_one_line(new: Harness, renderer: Renderer) -> None:
    async with open_harness(new.server, new.database, renderer) as second:
        await write(new.store).servers.keep(new.server_name, told=False)
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
    assert (await read(new.store).servers.of(new.server_name)).told


async def test_a_refused_command_is_a_first_use_too(new: Harness) -> None:
    await new.player("Ada").slash("divan play", game="sultan", deal="none")
    await at_rest(new)
    assert len(told(new, "Ada")) == 1


async def test_in_direct_messages_nobody_is_told(new: Harness) -> None:
    ada = new.player("Ada")
    await ada.at(ada.person.dm).slash("divan play", game="shah")
    await at_rest(new)
    assert not (await read(new.store).servers.of(new.server_name)).told


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
