"""Permissions, and what the client forbids."""

from datetime import datetime
from typing import Any

import discord
import pytest

from local_discord.server import LocalDiscord
from local_discord.world.channels import Channel
from local_discord.world.client.person import Person
from local_discord.world.client.rules import NotAllowed
from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from local_discord.world.permissions import EVERYONE, Permission
from tests.local_discord.components import button, field, label, modal, option, row, select, text
from tests.local_discord.raw_bot import EPHEMERAL, V2, RawBot
from tests.local_discord.small_bot import SmallBot, until

HELLO = {"content": "hello"}


MISSING_PERMISSIONS = (403, {"message": "Missing Permissions", "code": 50013})


MISSING_ACCESS = (403, {"message": "Missing Access", "code": 50001})


def at(channel: Channel) -> str:
    return f"/channels/{channel.id}/messages"


def known_channel(bot: SmallBot, channel: Channel) -> discord.TextChannel | None:
    """The channel in discord.py's cache."""
    found = bot.get_channel(int(channel.id))
    assert found is None or isinstance(found, discord.TextChannel)
    return found


def permissions(bot: SmallBot, channel: Channel) -> discord.Permissions:
    """The permissions that discord.py computes."""
    known = known_channel(bot, channel)
    assert known is not None
    return known.permissions_for(known.guild.me)


async def test_a_channel_where_the_bot_cannot_post(raw: RawBot) -> None:
    world = raw.local.world
    assert await raw.request("POST", at(world.announcements), HELLO) == MISSING_PERMISSIONS
    assert (await raw.request("GET", at(world.announcements)))[0] == 200
    assert (await raw.request("POST", at(world.daily), HELLO))[0] == 200


async def test_discord_py_knows_where_it_can_post(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    can_send = [permissions(bot, c).send_messages for c in (world.announcements, world.daily)]
    assert can_send == [False, True]
    assert permissions(bot, world.announcements).view_channel
    assert not permissions(bot, world.announcements).attach_files
    assert permissions(bot, world.daily).attach_files
    with pytest.raises(discord.Forbidden):
        await bot.get_partial_messageable(int(world.announcements.id)).send("hello")


async def test_permission_changes_are_sent_to_the_bot(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    await world.permit(world.daily, world.bot, deny=Permission.SEND_MESSAGES)
    await world.permit(world.announcements, world.bot, allow=Permission.SEND_MESSAGES)
    await until(lambda: permissions(bot, world.announcements).send_messages)
    assert not permissions(bot, world.daily).send_messages
    await bot.get_partial_messageable(int(world.announcements.id)).send("hello")
    await world.permit(world.daily, world.bot)
    await until(lambda: permissions(bot, world.daily).send_messages)


@pytest.mark.parametrize("denied", [Permission.ATTACH_FILES, Permission.SEND_MESSAGES])
async def test_a_file_without_permission_to_attach_files(raw: RawBot, denied: Permission) -> None:
    world = raw.local.world
    await world.permit(world.daily, deny=denied)
    assert await raw.request("POST", at(world.daily), HELLO, {"a.txt": b"a"}) == MISSING_PERMISSIONS
    may_write = denied is Permission.ATTACH_FILES
    assert (await raw.request("POST", at(world.daily), HELLO))[0] == (200 if may_write else 403)


async def test_a_channel_hidden_from_the_bot(raw: RawBot) -> None:
    world = raw.local.world
    await world.permit(world.daily, world.bot, deny=Permission.VIEW_CHANNEL)
    assert await raw.request("GET", f"/channels/{world.daily.id}") == MISSING_ACCESS
    assert await raw.request("GET", at(world.daily)) == MISSING_ACCESS
    assert await raw.request("POST", at(world.daily), HELLO) == MISSING_ACCESS


async def test_a_history_that_the_bot_cannot_read(raw: RawBot) -> None:
    world = raw.local.world
    _, message = await raw.request("POST", at(world.daily), HELLO)
    await world.permit(world.daily, deny=Permission.READ_MESSAGE_HISTORY)
    assert await raw.request("GET", at(world.daily)) == (200, [])
    assert await raw.request("GET", f"{at(world.daily)}/{message['id']}") == MISSING_ACCESS


async def test_deleting_somebody_elses_message(raw: RawBot) -> None:
    message = raw.local.world.person("Bob").say("mine")
    path = f"{at(raw.local.world.patience)}/{message.id}"
    assert await raw.request("DELETE", path) == MISSING_PERMISSIONS


async def test_a_deleted_channel(local: LocalDiscord, bot: SmallBot, raw: RawBot) -> None:
    world = local.world
    world.person("Bob").say("soon gone", world.daily)
    await world.delete(world.daily)
    await until(lambda: known_channel(bot, world.daily) is None)
    assert await raw.request("POST", at(world.daily), HELLO) == (
        404,
        {"message": "Unknown Channel", "code": 10003},
    )
    assert world.daily not in world.person("Bob").channels


async def test_people_see_and_write_where_they_have_permission(local: LocalDiscord) -> None:
    world = local.world
    ada, bob = world.person("Ada"), world.person("Bob")
    assert world.announcements in bob.channels
    ada.say("The house opens at six.", world.announcements)
    with pytest.raises(NotAllowed):
        bob.say("Why?", world.announcements)
    await world.permit(world.daily, bob.user, deny=Permission.VIEW_CHANNEL)
    assert world.daily not in bob.channels
    assert bob.user not in world.daily.members


async def test_no_commands_without_permission_to_write(raw: RawBot) -> None:
    await raw.register()
    world = raw.local.world
    assert world.person("Bob").commands(world.announcements) == []
    assert len(world.person("Ada").commands(world.announcements)) == 1
    denied = Permission.USE_APPLICATION_COMMANDS
    await world.permit(world.daily, world.person("Bob").user, deny=denied)
    assert world.person("Bob").commands(world.daily) == []


async def test_a_thread_has_its_channels_overwrites(local: LocalDiscord, bot: SmallBot) -> None:
    world = local.world
    thread = await world.open_thread(world.daily, "games")
    known = bot.get_partial_messageable(int(thread.id))
    await known.send("hello")
    await world.permit(world.daily, deny=Permission.SEND_MESSAGES)
    await known.send("still here")
    await world.permit(world.daily, deny=Permission.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(discord.Forbidden):
        await known.send("gone")
    with pytest.raises(NotAllowed):
        world.person("Bob").say("gone", thread)
    world.person("Ada").say("The owner writes everywhere.", thread)


async def test_only_whoever_manages_threads_writes_in_a_locked_one(local: LocalDiscord) -> None:
    world = local.world
    bob, thread = world.person("Bob"), await world.open_thread(world.daily, "old", locked=True)
    with pytest.raises(NotAllowed):
        bob.say("Anybody?", thread)
    await world.permit(world.daily, bob.user, allow=Permission.MANAGE_THREADS)
    bob.say("I may.", thread)


async def interaction_payload(raw: RawBot, channel: Channel) -> Payload:
    """The interaction that the bot gets for Ada's command in a channel."""
    await raw.register()
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload)

    raw.local.world.interactions.deliver = deliver
    await raw.local.world.person("Ada").slash("play", channel=channel)
    return received[0]


@pytest.mark.parametrize("place", ["patience", "announcements"])
async def test_an_interaction_carries_permissions(raw: RawBot, place: str) -> None:
    here = getattr(raw.local.world, place)
    payload = await interaction_payload(raw, here)
    allowed = discord.Permissions(int(payload["app_permissions"]))
    assert allowed.view_channel
    assert allowed.send_messages is allowed.attach_files is (place == "patience")
    assert discord.Permissions(int(payload["member"]["permissions"])).manage_guild
    assert discord.Permissions(int(payload["channel"]["permissions"])).send_messages


async def test_the_apps_permissions_follow_the_channels(raw: RawBot) -> None:
    world = raw.local.world
    denied = Permission.READ_MESSAGE_HISTORY | Permission.EMBED_LINKS
    await world.permit(world.daily, world.bot, deny=denied)
    thread = await world.open_thread(world.daily, "games")
    for here in (world.daily, thread):
        may = int((await interaction_payload(raw, here))["app_permissions"])
        assert may == EVERYONE & ~denied
    await world.permit(world.daily, deny=Permission.SEND_MESSAGES_IN_THREADS)
    await world.permit(world.daily, world.bot)
    may = int((await interaction_payload(raw, thread))["app_permissions"])
    assert not may & (Permission.SEND_MESSAGES_IN_THREADS | Permission.ATTACH_FILES)
    await world.permit(world.daily, world.bot, deny=Permission.VIEW_CHANNEL)
    assert (await interaction_payload(raw, world.daily))["app_permissions"] == "0"


async def test_the_apps_permissions_outside_its_servers(raw: RawBot) -> None:
    world, ada = raw.local.world, raw.local.world.person("Ada")
    in_group = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
    expected = {
        world.group: in_group,
        ada.dm: in_group | Permission.USE_EXTERNAL_EMOJIS,
        world.elsewhere: EVERYONE,
    }
    for here, may in expected.items():
        assert int((await interaction_payload(raw, here))["app_permissions"]) == may


async def test_an_answer_needs_no_permission(raw: RawBot) -> None:
    interaction = await raw.new_interaction(channel=raw.local.world.announcements)
    assert (await raw.answer(interaction, 4, HELLO, {"a.txt": b"a"}))[0] == 200


async def test_a_person_who_refuses_dms(raw: RawBot) -> None:
    bob = raw.local.world.person("Bob")
    opening: dict[str, Any] = {"recipient_id": bob.id}
    bob.refuse_dms()
    assert (await raw.request("POST", "/users/@me/channels", opening))[1]["id"] == bob.dm.id
    assert await raw.request("POST", at(bob.dm), HELLO) == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )
    await raw.register()
    interaction = await bob.slash("play", channel=bob.dm)
    assert (await raw.answer(interaction, 4, HELLO))[0] == 200
    bob.refuse_dms(False)
    assert (await raw.request("POST", at(bob.dm), HELLO))[0] == 200


async def test_a_member_who_leaves_and_comes_back(raw: RawBot) -> None:
    await raw.register()
    world, cleo = raw.local.world, raw.local.world.person("Cleo")
    path = f"/guilds/{world.guild.id}/members/{cleo.id}"
    world.leave(cleo)
    assert await raw.request("GET", path) == (404, {"message": "Unknown Member", "code": 10007})
    assert world.patience not in cleo.channels
    assert cleo.dm in cleo.channels
    with pytest.raises(NotAllowed):
        cleo.say("Am I here?", world.patience)
    with pytest.raises(NotAllowed):
        await cleo.slash("play", channel=world.patience)
    world.join(cleo)
    assert (await raw.request("GET", path))[1]["user"]["id"] == cleo.id
    cleo.say("I am back.", world.patience)


async def test_who_comes_back_has_joined_anew(raw: RawBot) -> None:
    world, cleo = raw.local.world, raw.local.world.person("Cleo")
    world.leave(cleo)
    raw.local.clock.advance(3600)
    world.join(cleo)
    path = f"/guilds/{world.guild.id}/members/{cleo.id}"
    joined = (await raw.request("GET", path))[1]["joined_at"]
    assert datetime.fromisoformat(joined) > datetime.fromisoformat(world.guild.created_at)


async def test_a_banned_member_cannot_join(raw: RawBot) -> None:
    world, cleo = raw.local.world, raw.local.world.person("Cleo")
    world.ban(cleo)
    path = f"/guilds/{world.guild.id}/members/{cleo.id}"
    assert await raw.request("GET", path) == (404, {"message": "Unknown Member", "code": 10007})
    with pytest.raises(NotAllowed):
        world.join(cleo)
    world.unban(cleo)
    world.join(cleo)
    assert (await raw.request("GET", path))[0] == 200


def opt(name: str, kind: int, **own: object) -> Payload:
    return {"type": kind, "name": name, "description": "Which", **own}


PLAY = {
    "name": "coffee",
    "description": "Coffee",
    "options": [
        opt(
            "play",
            1,
            options=[
                opt("game", 3, required=True, choices=[{"name": "Mocha", "value": "mocha"}]),
                opt("deal", 4, min_value=1, max_value=9),
                opt("note", 3, min_length=2, max_length=4),
                opt("private", 5),
                opt("odds", 10),
                opt("player", 6),
                opt("file", 11),
                opt("moves", 3, autocomplete=True),
            ],
        ),
        opt("server", 2, options=[opt("digest", 1)]),
    ],
}


@pytest.fixture
async def ada(raw: RawBot) -> Person:
    status, response = await raw.register(PLAY)
    assert status == 200, response
    return raw.local.world.person("Ada")


async def sent_data(raw: RawBot, ada: Person, command: str, **values: object) -> Any:
    """The data that the bot gets for Ada's slash command."""
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload)

    raw.local.world.interactions.deliver = deliver
    await ada.slash(command, values)
    return received[0]["data"]


async def test_options_are_nested_like_the_command(raw: RawBot, ada: Person) -> None:
    data = await sent_data(raw, ada, "coffee play", game="mocha", deal=3, odds=1.5, private=None)
    [registered] = raw.local.world.commands.registered(None)
    assert data == {
        "id": registered["id"],
        "name": "coffee",
        "type": 1,
        "options": [
            {
                "name": "play",
                "type": 1,
                "options": [
                    {"name": "game", "type": 3, "value": "mocha"},
                    {"name": "deal", "type": 4, "value": 3},
                    {"name": "odds", "type": 10, "value": 1.5},
                ],
            }
        ],
    }
    assert (await sent_data(raw, ada, "coffee server digest"))["options"] == [
        {"name": "server", "type": 2, "options": [{"name": "digest", "type": 1, "options": []}]}
    ]


@pytest.mark.parametrize(
    ("command", "values"),
    [
        ("chess", {}),
        ("coffee", {}),
        ("coffee server", {}),
        ("coffee stop", {}),
        ("coffee play", {}),
        ("coffee play", {"game": "chess"}),
        ("coffee play", {"game": "mocha", "colour": "red"}),
        ("coffee play", {"game": "mocha", "deal": 0}),
        ("coffee play", {"game": "mocha", "deal": 10}),
        ("coffee play", {"game": "mocha", "deal": "3"}),
        ("coffee play", {"game": "mocha", "deal": True}),
        ("coffee play", {"game": "mocha", "deal": 2.0}),
        ("coffee play", {"game": "mocha", "note": "x"}),
        ("coffee play", {"game": "mocha", "note": "12345"}),
        ("coffee play", {"game": "mocha", "private": 1}),
        ("coffee play", {"game": "mocha", "odds": 2**54}),
        ("coffee play", {"game": "mocha", "player": "1"}),
        ("coffee play", {"game": "mocha", "file": "a.png"}),
    ],
)
async def test_an_invalid_command_cannot_be_sent(
    ada: Person, command: str, values: dict[str, object]
) -> None:
    with pytest.raises(NotAllowed):
        await ada.slash(command, values)


@pytest.mark.parametrize("focused", ["game", "colour"])
async def test_an_option_without_autocomplete(ada: Person, focused: str) -> None:
    with pytest.raises(NotAllowed):
        await ada.autocomplete("coffee play", {}, focused)


async def test_manager_commands_are_listed_for_managers_only(raw: RawBot) -> None:
    manage = {"name": "digest", "description": "Where", "default_member_permissions": "32"}
    nobody = {"name": "never", "description": "Nobody", "default_member_permissions": "0"}
    assert (await raw.register(manage, nobody))[0] == 200
    world = raw.local.world
    assert [c["name"] for c in world.person("Ada").commands()] == ["digest", "never"]
    assert world.person("Bob").commands() == []


@pytest.mark.parametrize(
    ("own", "places"),
    [
        ({}, "patience dm"),
        ({"dm_permission": False}, "patience"),
        ({"contexts": [0]}, "patience"),
        ({"integration_types": [1]}, "dm group elsewhere"),
        ({"integration_types": [0, 1]}, "patience dm group elsewhere"),
        ({"integration_types": [0, 1], "contexts": [2]}, "group"),
    ],
)
async def test_the_channels_where_a_command_is_available(
    raw: RawBot, own: Payload, places: str
) -> None:
    assert (await raw.register({"name": "play", "description": "A game", **own}))[0] == 200
    world, bob = raw.local.world, raw.local.world.person("Bob")
    everywhere = {
        "patience": world.patience,
        "dm": bob.dm,
        "group": world.group,
        "elsewhere": world.elsewhere,
    }
    offered = [name for name, channel in everywhere.items() if bob.commands(channel)]
    assert offered == places.split()


async def posted(raw: RawBot, *components: Payload, flags: int = V2) -> str:
    """Posts components in a message that Ada sees; returns its id."""
    data = {"flags": flags, "components": list(components)}
    assert (await raw.answer(await raw.new_interaction(), 4, data))[0] == 200
    ada = raw.local.world.person("Ada")
    return str(raw.local.world.messages_for(ada)[-1]["id"])


@pytest.mark.parametrize("custom_id", ["greyed", "gone", "s"])
async def test_a_button_that_cannot_be_pressed(raw: RawBot, custom_id: str) -> None:
    id_ = await posted(raw, row(button("greyed", disabled=True)), row(select("s")))
    ada = raw.local.world.person("Ada")
    with pytest.raises(NotAllowed):
        await ada.press(id_, custom_id)
    forged = await ada.press(id_, custom_id, force=True)
    assert forged.state == "waiting"


@pytest.mark.parametrize("values", [["9"], [], ["0", "1", "2"], ["0", "0", "9"]])
async def test_options_that_cannot_be_chosen(raw: RawBot, values: list[str]) -> None:
    id_ = await posted(raw, row(select(count=4, max_values=2)))
    ada = raw.local.world.person("Ada")
    with pytest.raises(NotAllowed):
        await ada.select(id_, "s", values)
    assert (await ada.select(id_, "s", values, force=True)).state == "waiting"
    assert (await ada.select(id_, "s", ["0", "1"])).state == "waiting"


async def test_somebody_elses_ephemeral_message(raw: RawBot) -> None:
    id_ = await posted(raw, row(button()), flags=V2 | EPHEMERAL)
    world = raw.local.world
    assert world.messages_for(world.person("Bob")) == []
    with pytest.raises(NotAllowed):
        await world.person("Bob").press(id_, "b", force=True)
    with pytest.raises(NotAllowed):
        world.person("Bob").dismiss(id_)
    world.person("Ada").dismiss(id_)
    assert world.messages_for(world.person("Ada")) == []


async def test_a_public_message_cannot_be_dismissed(raw: RawBot) -> None:
    id_ = await posted(raw, text())
    with pytest.raises(NotAllowed):
        raw.local.world.person("Ada").dismiss(id_)


async def modal_opener(raw: RawBot, *components: Payload) -> Interaction:
    """A slash command that was answered with a modal."""
    opener = await raw.new_interaction()
    assert (await raw.answer(opener, 9, modal(*components)))[0] == 200
    return opener


async def test_a_modal_keeps_its_default_values(raw: RawBot) -> None:
    received: list[Payload] = []

    async def deliver(_interaction: Interaction, payload: Payload) -> None:
        received.append(payload)

    picked = select("kind", options=[option("a"), option("b", default=True)])
    opener = await modal_opener(
        raw, text(), label(field("f", value="t t")), row(field("g", label="G")), label(picked)
    )
    raw.local.world.interactions.deliver = deliver
    await raw.local.world.person("Ada").submit(opener, {"g": "typed"})
    assert received[0]["data"] == {
        "custom_id": "m",
        "components": [
            {"type": 10, "id": 1},
            {
                "type": 18,
                "id": 2,
                "component": {"type": 4, "id": 3, "custom_id": "f", "value": "t t"},
            },
            {
                "type": 1,
                "id": 4,
                "components": [{"type": 4, "id": 5, "custom_id": "g", "value": "typed"}],
            },
            {
                "type": 18,
                "id": 6,
                "component": {"type": 3, "id": 7, "custom_id": "kind", "values": ["b"]},
            },
        ],
    }


@pytest.mark.parametrize("fields", [{}, {"f": ""}, {"f": "x" * 6}, {"f": "x"}, {"h": "hello"}])
async def test_a_modal_with_invalid_values_cannot_be_submitted(
    raw: RawBot, fields: dict[str, object]
) -> None:
    opener = await modal_opener(raw, label(field("f", min_length=2, max_length=5)))
    with pytest.raises(NotAllowed):
        await raw.local.world.person("Ada").submit(opener, fields)


async def test_only_the_person_who_opened_a_modal_can_submit_it(raw: RawBot) -> None:
    opener = await modal_opener(raw, label(field("f", required=False)))
    with pytest.raises(NotAllowed):
        await raw.local.world.person("Bob").submit(opener, {})
    assert (await raw.local.world.person("Ada").submit(opener, {})).state == "waiting"
    unanswered = await raw.new_interaction()
    with pytest.raises(NotAllowed):
        await raw.local.world.person("Ada").submit(unanswered, {})
