"""Users and channels that options and selects refer to by id."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest

from local_discord.server import LocalDiscord
from local_discord.world.channels import Channel
from local_discord.world.client.rules import NotAllowed
from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from local_discord.world.permissions import EVERYONE, Permission
from tests.local_discord.components import entity_select, label, modal, row
from tests.local_discord.raw_bot import RawBot

SERVER = {
    "name": "coffee-house",
    "description": "How the server plays",
    "default_member_permissions": "32",
    "contexts": [0],
    "options": [
        {"type": 7, "name": "digest", "description": "Where", "channel_types": [0, 5]},
        {"type": 4, "name": "hour", "description": "When", "min_value": 4, "max_value": 23},
        {"type": 6, "name": "host", "description": "Who"},
        {"type": 7, "name": "voice", "description": "Where else", "channel_types": [2]},
    ],
}
ANYBODY = {
    "name": "who",
    "description": "Who it is",
    "options": [
        {"type": 6, "name": "player", "description": "Who"},
        {"type": 7, "name": "room", "description": "Where"},
    ],
}


async def sent_data(
    raw: RawBot, command: str, values: Mapping[str, object], channel: Channel | None = None
) -> Any:
    """The data that the bot gets for Ada's command."""
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload["data"])

    assert (await raw.register(SERVER, ANYBODY))[0] == 200
    raw.local.world.interactions.deliver = deliver
    await raw.local.world.person("Ada").slash(command, values, channel=channel)
    return received[0]


async def test_channel_integer_and_user_options(raw: RawBot) -> None:
    world = raw.local.world
    bob = world.person("Bob")
    data = await sent_data(
        raw, "coffee-house", {"digest": world.daily.id, "hour": 6, "host": bob.id}
    )
    assert data["options"] == [
        {"name": "digest", "type": 7, "value": world.daily.id},
        {"name": "hour", "type": 4, "value": 6},
        {"name": "host", "type": 6, "value": bob.id},
    ]
    resolved = data["resolved"]
    channel = resolved["channels"][world.daily.id]
    assert (channel["name"], channel["type"], channel["id"]) == ("daily", 0, world.daily.id)
    assert int(channel["permissions"]) & Permission.MANAGE_GUILD
    assert int(channel["app_permissions"]) == EVERYONE
    await world.permit(world.daily, world.bot, deny=Permission.ATTACH_FILES)
    data = await sent_data(raw, "coffee-house", {"digest": world.daily.id})
    channel = data["resolved"]["channels"][world.daily.id]
    assert int(channel["app_permissions"]) == EVERYONE & ~Permission.ATTACH_FILES
    assert resolved["users"] == {bob.id: bob.user.payload}
    member = resolved["members"][bob.id]
    assert {"user", "deaf", "mute"}.isdisjoint(member)
    assert int(member["permissions"]) == bob.user.permissions


@pytest.mark.parametrize("hour", [3, 24, "6"])
async def test_an_integer_out_of_range(raw: RawBot, hour: object) -> None:
    with pytest.raises(NotAllowed):
        await sent_data(raw, "coffee-house", {"hour": hour})


@pytest.mark.parametrize(
    ("option", "id_"),
    [
        ("digest", "1"),
        ("digest", "{elsewhere}"),
        ("digest", "{group}"),
        ("voice", "{daily}"),
        ("host", "1"),
    ],
)
async def test_ids_that_an_option_does_not_allow(raw: RawBot, option: str, id_: str) -> None:
    world = raw.local.world
    known = {"elsewhere": world.elsewhere.id, "group": world.group.id, "daily": world.daily.id}
    with pytest.raises(NotAllowed):
        await sent_data(raw, "coffee-house", {option: id_.format(**known)})


async def test_a_channel_hidden_from_the_person(raw: RawBot) -> None:
    world, bob = raw.local.world, raw.local.world.person("Bob")
    await raw.register(ANYBODY)
    await world.permit(world.daily, bob.user, deny=Permission.VIEW_CHANNEL)
    with pytest.raises(NotAllowed):
        await bob.slash("who", {"room": world.daily.id})


async def test_a_user_who_is_not_a_member_here(raw: RawBot) -> None:
    world, cleo = raw.local.world, raw.local.world.person("Cleo")
    world.leave(cleo)
    resolved = (await sent_data(raw, "who", {"player": cleo.id}))["resolved"]
    assert resolved == {"users": {cleo.id: cleo.user.payload}}
    ada = world.person("Ada")
    resolved = (await sent_data(raw, "who", {"player": ada.id}, ada.dm))["resolved"]
    assert resolved == {"users": {ada.id: ada.user.payload}}


async def test_when_members_joined(raw: RawBot) -> None:
    world, bob, cleo = (raw.local.world, *map(raw.local.world.person, ("Bob", "Cleo")))
    world.join(cleo, at=datetime(2026, 2, 3, tzinfo=UTC))
    joined = {
        one: (await sent_data(raw, "who", {"player": one.id}))["resolved"]["members"][one.id]
        for one in (bob, cleo)
    }
    assert joined[bob]["joined_at"] == world.guild.created_at
    assert joined[cleo]["joined_at"] == "2026-02-03T00:00:00+00:00"
    path = f"/guilds/{world.guild.id}/members/{cleo.id}"
    assert (await raw.request("GET", path))[1]["joined_at"] == joined[cleo]["joined_at"]
    assert cleo.user in world.guild.members
    assert world.guild.members.count(cleo.user) == 1


async def test_a_command_for_server_managers(raw: RawBot) -> None:
    assert (await raw.register(SERVER))[0] == 200
    world = raw.local.world
    ada, bob = world.person("Ada"), world.person("Bob")
    assert [c["name"] for c in ada.commands()] == ["coffee-house"]
    assert ada.commands(ada.dm) == ada.commands(world.group) == []
    with pytest.raises(NotAllowed):
        await bob.slash("coffee-house", {"hour": 6})


@pytest.mark.usefixtures("bot")
async def test_discord_py_resolves_the_channel_and_the_member(local: LocalDiscord) -> None:
    world, bob = local.world, local.world.person("Bob")
    values = {"room": world.announcements.id, "player": bob.id}
    answer = await (await world.person("Ada").slash("coffee table", values)).answered()
    assert answer.message is not None
    assert answer.message["content"] == f"<@{bob.id}> in <#{world.announcements.id}>"


async def selected_data(raw: RawBot, select: Payload, *values: str) -> Any:
    """The data that the bot gets when Ada chooses values in a select."""
    data = {"content": "Where?", "components": [row(select)]}
    assert (await raw.answer(await raw.new_interaction(), 4, data))[0] == 200
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload["data"])

    raw.local.world.interactions.deliver = deliver
    ada = raw.local.world.person("Ada")
    await ada.select(raw.local.world.messages_for(ada)[-1]["id"], "s", values)
    return received[0]


async def test_a_channel_select(raw: RawBot) -> None:
    daily = raw.local.world.daily.id
    data = await selected_data(raw, entity_select(8, channel_types=[0]), daily)
    assert (data["component_type"], data["values"]) == (8, [daily])
    assert data["resolved"]["channels"][daily]["name"] == "daily"


async def test_a_user_select(raw: RawBot) -> None:
    ids = [raw.local.world.person(name).id for name in ("Bob", "Cleo")]
    data = await selected_data(raw, entity_select(5, max_values=2), *ids)
    assert data["values"] == ids
    assert set(data["resolved"]) == {"users", "members"}
    assert set(data["resolved"]["members"]) == set(ids)


async def test_channel_and_user_selects_in_a_modal(raw: RawBot) -> None:
    world = raw.local.world
    fields = (label(entity_select(8, "room")), label(entity_select(5, "players", max_values=2)))
    opener = await raw.new_interaction()
    assert (await raw.answer(opener, 9, modal(*fields)))[0] == 200
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload["data"])

    world.interactions.deliver = deliver
    bob, cleo = world.person("Bob"), world.person("Cleo")
    picked = {"room": [world.daily.id], "players": [bob.id, cleo.id]}
    await world.person("Ada").submit(opener, picked)
    assert set(received[0]["resolved"]["channels"]) == {world.daily.id}
    assert set(received[0]["resolved"]["members"]) == {bob.id, cleo.id}
    with pytest.raises(NotAllowed):
        await world.person("Ada").submit(opener, {**picked, "room": [world.elsewhere.id]})


@pytest.mark.parametrize(
    ("select", "values"),
    [
        (entity_select(8), ["1"]),
        (entity_select(8, channel_types=[2]), ["{daily}"]),
        (entity_select(8), ["{daily}", "{patience}"]),
        (entity_select(5), []),
        (entity_select(5), ["{daily}"]),
        (entity_select(6), ["{guild}"]),
    ],
)
async def test_values_that_a_select_does_not_allow(
    raw: RawBot, select: Payload, values: list[str]
) -> None:
    world = raw.local.world
    known = {"daily": world.daily.id, "patience": world.patience.id, "guild": world.guild.id}
    with pytest.raises(NotAllowed):
        await selected_data(raw, select, *(value.format(**known) for value in values))
