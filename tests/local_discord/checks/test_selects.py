"""User and channel selects that Discord refuses."""

from typing import TypeAlias

import pytest

from local_discord.world.payload import Payload
from tests.local_discord.components import entity_select, label, modal, option, row
from tests.local_discord.raw_bot import RawBot, errors_at

Place: TypeAlias = tuple[str | int, ...]

REFUSED: dict[str, tuple[Payload, Place, str]] = {
    "a user select with a minimum above its maximum": (
        entity_select(5, min_values=2, max_values=1),
        ("max_values",),
        "SELECT_COMPONENT_INVALID_RANGE",
    ),
    "a user select with too many defaults": (
        entity_select(5, default_values=[{"id": str(n), "type": "user"} for n in range(2)]),
        ("default_values",),
        "SELECT_COMPONENT_TOO_MANY_DEFAULT",
    ),
    "a channel select with a user as default": (
        entity_select(8, default_values=[{"id": "1", "type": "user"}]),
        ("default_values", 0, "type"),
        "SELECT_COMPONENT_INVALID_DEFAULT",
    ),
    "a user select with channel types": (
        entity_select(5, channel_types=[0]),
        ("channel_types",),
        "UNKNOWN_FIELD",
    ),
    "a channel select with options": (
        entity_select(8, options=[option()]),
        ("options",),
        "UNKNOWN_FIELD",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_refused_in_a_message(raw: RawBot, case: str) -> None:
    select, place, code = REFUSED[case]
    response = await raw.answer(
        await raw.new_interaction(), 4, {"content": "x", "components": [row(select)]}
    )
    assert errors_at(response, "data", "components", 0, "components", 0, *place) == [code]


@pytest.mark.parametrize("case", REFUSED)
async def test_refused_in_a_modal(raw: RawBot, case: str) -> None:
    select, place, code = REFUSED[case]
    response = await raw.answer(await raw.new_interaction(), 9, modal(label(select)))
    assert errors_at(response, "data", "components", 0, "component", *place) == [code]
