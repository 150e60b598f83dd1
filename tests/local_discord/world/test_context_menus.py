"""Commands in people's context menus."""

from collections.abc import Mapping
from typing import Any

import pytest

from local_discord.server import LocalDiscord
from local_discord.world.client.rules import NotAllowed
from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from local_discord.world.permissions import Permission
from tests.local_discord.raw_bot import RawBot, errors_at

TREAT: Mapping[str, object] = {"name": "Treat to a Cup", "type": 2}
HERE_ONLY = {**TREAT, "integration_types": [0], "contexts": [0]}
EVERYWHERE = {**TREAT, "integration_types": [0, 1], "contexts": [0, 1, 2]}


def received_by(local: LocalDiscord) -> list[Payload]:
    """A list that grows with what the bot gets."""
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload)

    local.world.interactions.deliver = deliver
    return received


async def test_the_bot_gets_the_target(raw: RawBot) -> None:
    world, ada, bob = raw.local.world, *map(raw.local.world.person, ("Ada", "Bob"))
    _, [registered] = await raw.register(EVERYWHERE)
    assert (registered["type"], registered["description"]) == (2, "")
    received = received_by(raw.local)
    await ada.context("Treat to a Cup", bob.user)
    data: Any = received[0]["data"]
    member = data["resolved"]["members"].pop(bob.id)
    assert data == {
        "id": registered["id"],
        "name": "Treat to a Cup",
        "type": 2,
        "target_id": bob.id,
        "resolved": {"users": {bob.id: bob.user.payload}, "members": {}},
    }
    assert member["joined_at"] == world.guild.created_at
    assert int(member["permissions"]) == bob.user.permissions
    await ada.context("Treat to a Cup", world.bot)
    assert received[1]["data"]["resolved"]["users"][world.bot.id]["bot"]


async def test_a_user_who_is_not_a_member(raw: RawBot) -> None:
    world, ada, bob = raw.local.world, *map(raw.local.world.person, ("Ada", "Bob"))
    await raw.register(EVERYWHERE)
    received = received_by(raw.local)
    world.leave(bob)
    await ada.context("Treat to a Cup", bob.user)
    await ada.context("Treat to a Cup", bob.user, channel=world.group)
    resolved = {"users": {bob.id: bob.user.payload}}
    assert [one["data"]["resolved"] for one in received] == [resolved, resolved]


async def test_the_answer_names_command_and_target(raw: RawBot) -> None:
    ada, bob = map(raw.local.world.person, ("Ada", "Bob"))
    await raw.register(EVERYWHERE)
    interaction = await ada.context("Treat to a Cup", bob.user)
    _, response = await raw.answer(interaction, 4, {"content": "A cup for you"})
    message = response["resource"]["message"]
    assert message["type"] == 23
    assert message["interaction_metadata"]["target_user"] == bob.user.payload


async def test_where_a_command_is_offered(raw: RawBot) -> None:
    world, ada = raw.local.world, raw.local.world.person("Ada")
    places = (world.patience, ada.dm, world.group, world.elsewhere)
    await raw.register(HERE_ONLY)
    assert [len(ada.user_commands(place)) for place in places] == [1, 0, 0, 0]
    await raw.register(EVERYWHERE)
    assert [len(ada.user_commands(place)) for place in places] == [1, 1, 1, 1]
    assert ada.commands() == []
    await raw.register({**EVERYWHERE, "integration_types": [1]})
    assert [len(ada.user_commands(place)) for place in places] == [0, 1, 1, 1]


async def test_without_permission_there_is_none(raw: RawBot) -> None:
    world, ada, bob = raw.local.world, *map(raw.local.world.person, ("Ada", "Bob"))
    await raw.register({**HERE_ONLY, "default_member_permissions": "32"})
    assert ada.user_commands()
    with pytest.raises(NotAllowed):
        await bob.context("Treat to a Cup", ada.user)
    await raw.register(HERE_ONLY)
    denied = Permission.USE_APPLICATION_COMMANDS
    await world.permit(world.patience, bob.user, deny=denied)
    with pytest.raises(NotAllowed):
        await bob.context("Treat to a Cup", ada.user)


async def test_a_slash_command_of_the_same_name(raw: RawBot) -> None:
    ada, bob = map(raw.local.world.person, ("Ada", "Bob"))
    slash = {"name": "treat", "description": "A cup"}
    status, registered = await raw.register(slash, {"name": "treat", "type": 2})
    assert status == 200
    assert len({command["id"] for command in registered}) == 2
    received = received_by(raw.local)
    await ada.slash("treat")
    await ada.context("treat", bob.user)
    assert [one["data"]["type"] for one in received] == [1, 2]


@pytest.mark.parametrize(
    ("own", "place", "code"),
    [
        ({"name": "x" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "  "}, "name", "BASE_TYPE_REQUIRED"),
        ({"description": "A cup"}, "description", "APPLICATION_COMMAND_INVALID_DESCRIPTION"),
        (
            {"options": [{"type": 3, "name": "cup", "description": "Which"}]},
            "options",
            "APPLICATION_COMMAND_INVALID_OPTIONS",
        ),
    ],
)
async def test_what_discord_refuses(
    raw: RawBot, own: Mapping[str, object], place: str, code: str
) -> None:
    assert errors_at(await raw.register({**TREAT, **own}), 0, place) == [code]


async def test_at_most_fifteen(raw: RawBot) -> None:
    fifteen = [{**TREAT, "name": f"Treat {number}"} for number in range(15)]
    assert (await raw.register(*fifteen))[0] == 200
    status, refusal = await raw.register(*fifteen, TREAT)
    assert (status, refusal["code"]) == (400, 30032)
    assert (await raw.register(*fifteen, {"name": "Quote", "type": 3}))[0] == 200
