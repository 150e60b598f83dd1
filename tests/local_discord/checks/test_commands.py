"""Commands that Discord refuses to register."""

from typing import TypeAlias

import pytest

from local_discord.world.payload import Payload
from tests.local_discord.raw_bot import RawBot, errors_at

Place: TypeAlias = tuple[str | int, ...]


def command(*options: Payload, **own: object) -> Payload:
    return {"name": "play", "description": "A game", "options": list(options), **own}


def option(name: str = "deal", kind: int = 3, **own: object) -> Payload:
    return {"type": kind, "name": name, "description": "Which one", **own}


REFUSED: dict[str, tuple[Payload, Place, str]] = {
    "a name with a capital": (command(name="Play"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    "a name with a space": (command(name="play it"), ("name",), "APPLICATION_COMMAND_INVALID_NAME"),
    "a name of 33 characters": (command(name="x" * 33), ("name",), "BASE_TYPE_BAD_LENGTH"),
    "no name": (command(name=None), ("name",), "BASE_TYPE_REQUIRED"),
    "no description": (command(description=""), ("description",), "BASE_TYPE_BAD_LENGTH"),
    "a description of 101 characters": (
        command(description="x" * 101),
        ("description",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an option without description": (
        command(option(description="")),
        ("options", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an option with a capital": (
        command(option("Deal")),
        ("options", 0, "name"),
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "an option twice": (
        command(option(), option()),
        ("options", 1),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "26 options": (
        command(*(option(f"o{number}") for number in range(26))),
        ("options",),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an option of an unknown type": (
        command(option(kind=12)),
        ("options", 0),
        "UNION_TYPE_CHOICES",
    ),
    "a required option after an optional one": (
        command(option("a"), option("b", required=True)),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "a sub-command beside an option": (
        command(option("a", 1), option("b")),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "a group in a group": (
        command(option("a", 2, options=[option("b", 2)])),
        ("options", 0, "options", 0),
        "UNION_TYPE_CHOICES",
    ),
    "26 choices": (
        command(option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])),
        ("options", 0, "choices"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "choices and autocompletion": (
        command(option(choices=[{"name": "a", "value": "a"}], autocomplete=True)),
        ("options", 0),
        "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
    ),
    "a choice of another type": (
        command(option(kind=4, choices=[{"name": "a", "value": "a"}])),
        ("options", 0, "choices", 0, "value"),
        "NUMBER_TYPE_COERCE",
    ),
    "a choice twice": (
        command(option(choices=[{"name": "a", "value": v} for v in "ab"])),
        ("options", 0, "choices"),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY",
    ),
    "limits on a boolean": (
        command(option(kind=5, min_value=1)),
        ("options", 0, "min_value"),
        "UNKNOWN_FIELD",
    ),
    "more than 8000 characters": (
        command(
            *(
                option(
                    f"o{n}",
                    description="x" * 100,
                    choices=[{"name": f"{m}" + "y" * 90, "value": "z" * 90} for m in range(5)],
                )
                for n in range(10)
            )
        ),
        (),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "a translation that is not text": (
        command(name_localizations={"de": 5}),
        ("name_localizations", "de"),
        "STRING_TYPE_CONVERT",
    ),
    "translations without languages": (
        command(description_localizations=["Spiel"]),
        ("description_localizations",),
        "MODEL_TYPE_CONVERT",
    ),
    "a limit that is not a number": (
        command(option(kind=4, min_value="1")),
        ("options", 0, "min_value"),
        "NUMBER_TYPE_COERCE",
    ),
    "an option that is not an object": (
        command("deal"),  # type: ignore[arg-type]
        ("options", 0),
        "MODEL_TYPE_CONVERT",
    ),
    "an unknown field": (command(descripton="typo"), ("descripton",), "UNKNOWN_FIELD"),
    "an unknown context": (command(contexts=[3]), ("contexts", 0), "BASE_TYPE_CHOICES"),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_invalid_commands_are_not_registered(raw: RawBot, case: str) -> None:
    body, place, code = REFUSED[case]
    assert errors_at(await raw.register(body), 0, *place) == [code]
    assert raw.local.world.commands.registered(None) == []


async def test_a_duplicate_name(raw: RawBot) -> None:
    response = await raw.register(command(), command())
    assert errors_at(response, 1) == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]


async def test_commands_for_an_unknown_server(raw: RawBot) -> None:
    path = f"/applications/{raw.local.world.bot.id}/guilds/1/commands"
    assert (await raw.request("PUT", path, []))[1]["code"] == 50001


async def test_commands_for_one_server(raw: RawBot) -> None:
    world = raw.local.world
    path = f"/applications/{world.bot.id}/guilds/{world.guild.id}/commands"
    status, [registered] = await raw.request("PUT", path, [command(option(kind=4, min_value=1))])
    assert (status, registered["guild_id"]) == (200, world.guild.id)
    assert await raw.request("GET", path) == (200, [registered])
    assert [c["name"] for c in world.person("Ada").commands()] == ["play"]
    assert world.person("Ada").commands(world.group) == []


async def test_a_command_keeps_its_id(raw: RawBot) -> None:
    [first] = (await raw.register(command()))[1]
    [second] = (await raw.register(command(description="Another word for it")))[1]
    assert first["id"] == second["id"]
    assert first["version"] != second["version"]
