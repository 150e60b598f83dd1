"""Components that exceed Discord's limits or are not allowed where they are."""

from typing import TypeAlias

import pytest

from local_discord.world.payload import Payload
from tests.local_discord.components import (
    button,
    buttons,
    container,
    field,
    gallery,
    link,
    option,
    row,
    select,
    text,
)
from tests.local_discord.raw_bot import V2, RawBot, errors_at

Place: TypeAlias = tuple[str | int, ...]

REFUSED: dict[str, tuple[Payload, Place, str]] = {
    "a row of six buttons": (
        buttons(6),
        ("components",),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": (row(), ("components",), "BASE_TYPE_BAD_LENGTH"),
    "two selects in a row": (
        row(select("a"), select("b")),
        ("components", 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a button beside a select": (
        row(select(), button()),
        ("components", 1),
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a text input in a message": (
        row(field(label="F")),
        ("components", 0),
        "UNION_TYPE_CHOICES",
    ),
    "a label of 81 characters": (
        row(button(label="x" * 81)),
        ("components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a custom id of 101 characters": (
        row(button("x" * 101)),
        ("components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a custom id twice": (
        row(button("same"), button("same")),
        ("components", 1, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a custom id twice, both disabled": (
        row(button("same", disabled=True), button("same", disabled=True)),
        ("components", 1, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a component id twice": (
        row(button("a", id=7), button("b", id=7)),
        ("components", 1, "id"),
        "COMPONENT_ID_DUPLICATED",
    ),
    "a button without label and emoji": (
        row(button(label=None)),
        ("components", 0, "label"),
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "a button without custom id": (
        row({"type": 2, "style": 1, "label": "x"}),
        ("components", 0, "custom_id"),
        "BASE_TYPE_REQUIRED",
    ),
    "a link without url": (
        row(link(url=None)),
        ("components", 0, "url"),
        "BASE_TYPE_REQUIRED",
    ),
    "a link with custom id": (
        row(link(custom_id="x")),
        ("components", 0, "custom_id"),
        "BUTTON_COMPONENT_FIELD_NOT_ALLOWED",
    ),
    "a link to a local file": (
        row(link(url="file:///etc/passwd")),
        ("components", 0, "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "an unknown style": (
        row(button(style=9)),
        ("components", 0, "style"),
        "BASE_TYPE_CHOICES",
    ),
    "text as an emoji": (
        row(button(emoji={"name": "K"})),
        ("components", 0, "emoji", "name"),
        "COMPONENT_INVALID_EMOJI",
    ),
    "a playing card as an emoji": (
        row(button(emoji={"name": "🂡"})),
        ("components", 0, "emoji", "name"),
        "COMPONENT_INVALID_EMOJI",
    ),
    "a select with no option": (
        row(select(count=0)),
        ("components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a select without options": (
        row({"type": 3, "custom_id": "s"}),
        ("components", 0, "options"),
        "BASE_TYPE_REQUIRED",
    ),
    "a select with 26 options": (
        row(select(count=26)),
        ("components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an option twice": (
        row(select(options=[option("1"), option("1")])),
        ("components", 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "an option's label of 101 characters": (
        row(select(options=[option(label="x" * 101)])),
        ("components", 0, "options", 0, "label"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a maximum above the number of options": (
        row(select(count=1, max_values=2)),
        ("components", 0, "max_values"),
        "SELECT_COMPONENT_INVALID_RANGE",
    ),
    "too many defaults": (
        row(select(options=[option("1", default=True), option("2", default=True)])),
        ("components", 0, "options"),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT",
    ),
    "an unknown field": (
        row(button(lable="typo")),
        ("components", 0, "lable"),
        "UNKNOWN_FIELD",
    ),
    "a component that is not an object": (row("x"), ("components", 0), "MODEL_TYPE_CONVERT"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("case", REFUSED)
@pytest.mark.parametrize("flags", [0, V2])
async def test_refused_in_any_message(raw: RawBot, case: str, flags: int) -> None:
    component, place, code = REFUSED[case]
    data: Payload = {"components": [component], "flags": flags}
    if not flags:
        data["content"] = "hello"
    response = await raw.answer(await raw.new_interaction(), 4, data)
    assert code in errors_at(response, "data", "components", 0, *place)


@pytest.mark.parametrize(
    "component",
    [text(), gallery("https://example.org/a.png"), container(text()), {"type": 14}],
    ids=["text display", "gallery", "container", "separator"],
)
async def test_a_v2_component_without_the_v2_flag(raw: RawBot, component: Payload) -> None:
    data = {"content": "hello", "components": [component]}
    response = await raw.answer(await raw.new_interaction(), 4, data)
    assert errors_at(response, "data", "components", 0) == ["UNION_TYPE_CHOICES"]
    message = response[1]["errors"]["data"]["components"]["0"]["_errors"][0]["message"]
    assert message == 'Value of field "type" must be one of (1,).'


async def test_six_rows_without_the_v2_flag(raw: RawBot) -> None:
    rows = [buttons(1, f"row {number} ") for number in range(6)]
    response = await raw.answer(
        await raw.new_interaction(), 4, {"content": "hello", "components": rows}
    )
    assert errors_at(response, "data", "components") == ["BASE_TYPE_MAX_LENGTH"]


REFUSED_IN_V2: dict[str, tuple[list[Payload], Place, str]] = {
    "41 components": (
        [text()] * 41,
        (),
        "BASE_TYPE_MAX_LENGTH",
    ),
    "41 components over all levels": (
        [container(*[text()] * 10)] * 3 + [container(*[text()] * 7)],
        (),
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters in a text": (
        [text("x" * 4001)],
        (0, "content"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "4001 characters in total": (
        [text("x" * 2000), container(text("x" * 2001))],
        (),
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": ([text("")], (0, "content"), "BASE_TYPE_BAD_LENGTH"),
    "a container in a container": (
        [container(container(text()))],
        (0, "components", 0),
        "UNION_TYPE_CHOICES",
    ),
    "a button outside a row": ([button()], (0,), "UNION_TYPE_CHOICES"),
    "an empty container": ([container()], (0, "components"), "BASE_TYPE_BAD_LENGTH"),
    "an accent color out of range": (
        [container(text(), accent_color=0x1000000)],
        (0, "accent_color"),
        "NUMBER_TYPE_MAX",
    ),
    "eleven pictures in a gallery": (
        [{"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}],
        (0, "items"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text of 1025 characters": (
        [gallery("https://example.org/a.png", description="x" * 1025)],
        (0, "items", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "empty alt text": (
        [gallery("https://example.org/a.png", description="")],
        (0, "items", 0, "description"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture without a scheme": (
        [gallery("board.png")],
        (0, "items", 0, "media", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a picture that was not uploaded": (
        [gallery("attachment://b.png")],
        (0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a file that is not an attachment": (
        [{"type": 13, "file": {"url": "https://example.org/a.txt"}}],
        (0, "file", "url"),
        "FILE_COMPONENT_NEEDS_ATTACHMENT",
    ),
    "a section without accessory": (
        [{"type": 9, "components": [text()]}],
        (0, "accessory"),
        "BASE_TYPE_REQUIRED",
    ),
    "a section of four texts": (
        [{"type": 9, "components": [text()] * 4, "accessory": button()}],
        (0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section's button with another's custom id": (
        [{"type": 9, "components": [text()], "accessory": button("same")}, row(button("same"))],
        (1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
}


@pytest.mark.parametrize("case", REFUSED_IN_V2)
async def test_refused_in_a_v2_message(raw: RawBot, case: str) -> None:
    components, place, code = REFUSED_IN_V2[case]
    response = await raw.answer(
        await raw.new_interaction(), 4, {"components": components, "flags": V2}
    )
    assert code in errors_at(response, "data", "components", *place)


ACCEPTED: dict[str, list[Payload]] = {
    "40 components": [container(*[text()] * 9)] * 4,
    "4000 characters": [text("x" * 1999), container(text("x" * 2001))],
    "a full row": [buttons(5), row(select(count=25, min_values=0, max_values=25))],
    "long names": [row(button("x" * 100, label="y" * 80, emoji={"name": "🃏"})), text()],
    "a link, an emoji and no label": [row(link(), button(label=None, emoji={"name": "♥"}))],
    "long alt text": [gallery("https://example.org/a.png", description="x" * 1024)],
}


@pytest.mark.parametrize("case", ACCEPTED)
async def test_accepted_at_the_limit(raw: RawBot, case: str) -> None:
    data = {"components": ACCEPTED[case], "flags": V2}
    status, body = await raw.answer(await raw.new_interaction(), 4, data)
    assert status == 200, body
