"""Modals and autocomplete choices that Discord refuses."""

import asyncio
from typing import Any, TypeAlias

import pytest

from local_discord.world.interaction import Interaction, InteractionType
from local_discord.world.payload import Payload
from tests.local_discord.components import button, field, label, modal, option, row, select, text
from tests.local_discord.raw_bot import RawBot, errors_at

Place: TypeAlias = tuple[str | int, ...]

REFUSED: dict[str, tuple[Payload, Place, str]] = {
    "a title of 46 characters": (
        modal(label(field()), title="x" * 46),
        ("title",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no title": (
        modal(label(field()), title=None),
        ("title",),
        "BASE_TYPE_REQUIRED",
    ),
    "a custom id of 101 characters": (
        modal(label(field()), custom_id="x" * 101),
        ("custom_id",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no component": (modal(), ("components",), "BASE_TYPE_BAD_LENGTH"),
    "six components": (
        modal(*(label(field(str(number))) for number in range(6))),
        ("components",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a button": (modal(row(button())), ("components", 0, "components", 0), "UNION_TYPE_CHOICES"),
    "a field outside a label": (modal(field()), ("components", 0), "UNION_TYPE_CHOICES"),
    "two fields in a row": (
        modal(row(field("a", label="A"), field("b", label="B"))),
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a field in a row without a label": (
        modal(row(field())),
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_REQUIRED",
    ),
    "a field in a label with a label": (
        modal(label(field(label="twice"))),
        ("components", 0, "component", "label"),
        "TEXT_INPUT_LABEL_NOT_ALLOWED",
    ),
    "a label of 46 characters": (
        modal(label(field(), label="x" * 46)),
        ("components", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a field twice": (
        modal(label(field()), label(field())),
        ("components", 1, "component", "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a text above its maximum length": (
        modal(label(field(value="too long", max_length=3))),
        ("components", 0, "component", "value"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a minimum length above the maximum": (
        modal(label(field(min_length=4, max_length=3))),
        ("components", 0, "component", "min_length"),
        "NUMBER_TYPE_MAX",
    ),
    "a maximum length of 4001 characters": (
        modal(label(field(max_length=4001))),
        ("components", 0, "component", "max_length"),
        "NUMBER_TYPE_MAX",
    ),
    "a select with no option": (
        modal(label(select(count=0))),
        ("components", 0, "component", "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an unknown field": (modal(text(), tittle="typo"), ("tittle",), "UNKNOWN_FIELD"),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_refused_in_a_modal(raw: RawBot, case: str) -> None:
    body, place, code = REFUSED[case]
    assert errors_at(await raw.answer(await raw.new_interaction(), 9, body), "data", *place) == [
        code
    ]


async def test_accepted_in_a_modal(raw: RawBot) -> None:
    whole = modal(
        text("Moves in notation"),
        label(field("a", value="5>3", min_length=1, max_length=4000, required=False)),
        label(select(count=2)),
        row(field("b", label="x" * 45, placeholder="t t w")),
        title="x" * 45,
    )
    assert (await raw.answer(await raw.new_interaction(), 9, whole))[0] == 200


async def test_a_modal_in_answer_to_a_modal(raw: RawBot) -> None:
    opener = await raw.new_interaction()
    await raw.answer(opener, 9, modal(label(field())))
    submitted = await raw.local.world.person("Ada").submit(opener, {"f": "t t w"})
    response = await raw.answer(submitted, 9, modal(label(field())))
    assert errors_at(response) == ["UNION_TYPE_CHOICES"]
    message = response[1]["errors"]["_errors"][0]["message"]
    assert message == 'Value of field "type" must be one of (4, 5).'


async def typing(raw: RawBot) -> Interaction:
    """The interaction that the bot gets while Ada types."""
    moves = {"type": 3, "name": "moves", "description": "What to play", "autocomplete": True}
    await raw.register({"name": "play", "description": "A game", "options": [moves]})
    received: list[Interaction] = []

    async def deliver(interaction: Interaction, _payload: Payload) -> None:
        received.append(interaction)

    raw.local.world.interactions.deliver = deliver
    task = asyncio.create_task(raw.local.world.person("Ada").autocomplete("play", {}, "moves"))
    await asyncio.sleep(0)
    task.cancel()
    assert received[0].type is InteractionType.AUTOCOMPLETE
    return received[0]


@pytest.mark.parametrize("kind", [4, 5, 6, 7, 9])
async def test_autocomplete_allows_only_choices(raw: RawBot, kind: int) -> None:
    response = await raw.answer(await typing(raw), kind, {"content": "hello"})
    assert errors_at(response) == ["UNION_TYPE_CHOICES"]


@pytest.mark.parametrize(
    ("choices", "place", "code"),
    [
        ([{"name": "a", "value": "a"}] * 26, (), "BASE_TYPE_MAX_LENGTH"),
        ([{"name": "", "value": "a"}], (0, "name"), "BASE_TYPE_BAD_LENGTH"),
        ([{"name": "x" * 101, "value": "a"}], (0, "name"), "BASE_TYPE_BAD_LENGTH"),
        ([{"name": "a", "value": "x" * 101}], (0, "value"), "BASE_TYPE_MAX_LENGTH"),
        ([{"name": "a"}], (0, "value"), "BASE_TYPE_REQUIRED"),
        ([option()], (0, "name"), "BASE_TYPE_REQUIRED"),
    ],
)
async def test_invalid_choices(raw: RawBot, choices: list[Any], place: Place, code: str) -> None:
    response = await raw.answer(await typing(raw), 8, {"choices": choices})
    assert code in errors_at(response, "data", "choices", *place)
