"""Interaction contexts: the bot's server, DMs, and user installs."""

import pytest

from local_discord.server import LocalDiscord
from local_discord.world.channels import Channel
from tests.local_discord.raw_bot import EPHEMERAL

pytestmark = pytest.mark.usefixtures("bot")


def places(local: LocalDiscord) -> dict[str, Channel]:
    world = local.world
    return {
        "server": world.patience,
        "dm": world.person("Ada").dm,
        "group": world.group,
        "elsewhere": world.elsewhere,
    }


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("server", "(0, False) True"),
        ("dm", "(1, False) False"),
        ("group", "(2, True) False"),
        ("elsewhere", "(0, True) True"),
    ],
)
async def test_an_interaction_carries_its_context(
    local: LocalDiscord, place: str, expected: str
) -> None:
    ada = local.world.person("Ada")
    here = places(local)[place]
    sent = await ada.slash("coffee who", {"player": ada.id}, channel=here)
    message = (await sent.answered()).message
    assert message is not None
    assert message["content"] == f"Ada {ada.id} {expected}"
    assert local.world.messages_for(ada, here) == [message]


@pytest.mark.parametrize("place", ["server", "dm", "group", "elsewhere"])
async def test_a_button_works_everywhere(local: LocalDiscord, place: str) -> None:
    ada, here = local.world.person("Ada"), places(local)[place]
    await (await ada.slash("coffee board", {"deal": 1}, channel=here)).answered()
    [message] = local.world.messages_for(ada, here)
    assert (await (await ada.press(message["id"], "turn")).answered()).kind == "update"
    [message] = local.world.messages_for(ada, here)
    assert message["components"][0]["content"] == "pressed 1"


async def test_answers_are_ephemeral_where_external_apps_cannot_post(local: LocalDiscord) -> None:
    ada, bob, here = local.world.person("Ada"), local.world.person("Bob"), local.world.elsewhere
    await (await ada.slash("coffee board", {"deal": 1}, channel=here)).answered()
    [message] = local.world.messages_for(ada, here)
    assert message["flags"] & EPHEMERAL
    assert local.world.messages_for(bob, here) == []
