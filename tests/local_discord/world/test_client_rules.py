"""What the client allows people to do. Nothing else reaches the bot."""

from typing import Any

import pytest

from local_discord.world.client.person import Person
from local_discord.world.client.rules import NotAllowed
from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from tests.local_discord.components import button, field, label, modal, option, row, select, text
from tests.local_discord.raw_bot import EPHEMERAL, V2, RawBot


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
