"""Unforeseen errors: the player gets an apology, the operator a traceback."""

import logging
import re
import sqlite3
from contextlib import closing

import pytest

from local_discord.world.interaction import Action, InteractionType
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, text


@pytest.mark.parametrize(
    "options",
    [
        [],
        [{"name": "dance", "type": 1, "options": []}],
        [{"name": "move", "type": 1, "options": []}],
    ],
)
async def test_a_changed_command_asks_for_a_reload(
    troubled_harness: Harness, options: list[dict[str, object]]
) -> None:
    world = troubled_harness.server.world
    data = {"id": "1", "name": "divan", "type": 1, "options": options}
    action = Action(InteractionType.COMMAND, world.person("Ada").user, world.patience, data)
    message = (await (await world.interactions.open(action)).answered()).message
    assert message
    assert text(message) == "This command has changed. Reload Discord (Ctrl+R), then try it again."
    assert is_private(message)


async def test_an_error_comes_with_a_reference(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    with closing(sqlite3.connect(troubled_harness.database)) as database:
        database.execute("ALTER TABLE games RENAME TO lost_games")
    await ada.press("Turn")
    reference = reference_in_apology(ada)
    (logged,) = (one for one in caplog.records if one.levelno >= logging.ERROR)
    assert reference in logged.getMessage()
    assert logged.exc_info
    with closing(sqlite3.connect(troubled_harness.database)) as database:
        database.execute("ALTER TABLE lost_games RENAME TO games")
    await ada.slash("divan move", moves="t")
    assert await troubled_harness.record(ada) == "t"


@pytest.mark.parametrize("command", ["divan play", "divan settings"])
async def test_errors_in_commands_come_with_a_reference(
    troubled_harness: Harness, command: str
) -> None:
    ada = troubled_harness.player("Ada")
    with closing(sqlite3.connect(troubled_harness.database)) as database:
        database.execute("ALTER TABLE players RENAME TO lost_players")
    await ada.slash(command)
    reference_in_apology(ada)


def reference_in_apology(player: SimulatedPlayer) -> str:
    """The reference in the private apology to a player."""
    assert text(player.message).startswith("Sorry, something went wrong.")
    assert is_private(player.message)
    found = re.search(r"`([0-9a-f]{8})`", text(player.message))
    assert found
    return found[1]
