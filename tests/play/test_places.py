"""Where Divan can be played: a server, a DM, a group, a server without Divan."""

import pytest

from local_discord import Channel
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, labels
from tests.visits import read

PLACES = ("server", "dm", "group", "elsewhere")
COMMANDS = [
    *(
        "play",
        "daily",
        "duel",
        "cup",
        "table",
        "puzzle",
        "archive",
        "board",
        "move",
        "replay",
        "analyse",
    ),
    *("rules", "help", "settings", "privacy", "stats"),
]


def place(harness: Harness, player: SimulatedPlayer, name: str) -> Channel:
    world = harness.server.world
    return {
        "server": world.patience,
        "dm": player.person.dm,
        "group": world.group,
        "elsewhere": world.elsewhere,
    }[name]


@pytest.fixture(params=PLACES)
async def ada(harness: Harness, request: pytest.FixtureRequest) -> SimulatedPlayer:
    """Ada, in each place."""
    ada = harness.player("Ada")
    return ada.at(place(harness, ada, request.param))


def is_hidden(harness: Harness, player: SimulatedPlayer) -> bool:
    """Whether Discord makes all answers there private."""
    return player.channel is harness.server.world.elsewhere


async def test_a_game_can_be_played_anywhere(harness: Harness, ada: SimulatedPlayer) -> None:
    board = await ada.slash("divan play", game="sultan", deal="20")
    assert is_private(board) is is_hidden(harness, ada)
    for label in ("Turn", "Run", "2 ·", "Undo", "Hint", "A♠ +Run"):
        await ada.press(label)
        assert ada.message["id"] == board["id"]
    await ada.press("More")
    await ada.send_form(await ada.open_form("Type moves"), {"moves": "t"})
    assert ada.message["id"] == board["id"]
    await ada.slash("divan move", moves="t")
    assert "Sultan #20" in alt(ada.message)
    for label in ("More", "Repost board", "More", "Give up", "Give up"):
        await ada.press(label)
        assert is_private(ada.message) is is_hidden(harness, ada)
    harness.server.clock.advance(60)
    await ada.press("Share")
    assert is_private(ada.message) is is_hidden(harness, ada)
    (again,) = labels(ada.message)
    assert again in ("Play this deal", "Beat this")
    await ada.press(again)
    assert "Sultan #20" in alt(ada.message)


async def test_errors_settings_and_rules_are_private_everywhere(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    for command, options in (
        ("divan settings", {}),
        ("divan rules", {"game": "shah"}),
        ("divan move", {"moves": "t"}),
        ("divan play", {"deal": "0"}),
    ):
        await ada.slash(command, **options)
        assert is_private(ada.message)
    await ada.slash("divan settings")
    await ada.press("Make private")
    assert (await read(harness.store).players.of(ada.owner)).private


async def test_a_private_game_works_everywhere(harness: Harness, ada: SimulatedPlayer) -> None:
    board = await ada.slash("divan play", game="shah", deal="12", private=True)
    assert is_private(board)
    for label in ("Lay circle 2", "Lay circle 2", "4 ·", "Lay circle 3", "Run", "Undo", "Hint"):
        await ada.press(label)
        assert ada.message["id"] == board["id"]
    harness.server.clock.advance(16 * 60)
    await ada.press("Run")
    assert ada.message["id"] == board["id"]
    assert "Stock: 64 cards." not in alt(ada.message)
    assert is_private(ada.message)


async def test_a_game_can_continue_in_another_place(harness: Harness) -> None:
    ada = harness.player("Ada")
    boards = []
    for name in PLACES:
        there = ada.at(place(harness, ada, name))
        await there.slash("divan play", game="sultan", deal="20")
        await there.press("Turn")
        boards.append(there)
    assert await harness.record(ada) == "t t t t"
    for old in boards[:-1]:
        await old.press("Turn")
        assert "Waste: 4 cards" in alt(old.message)
    await boards[-1].press("Turn")
    assert await harness.record(ada) == "t t t t t"


async def test_commands_are_available_everywhere(harness: Harness) -> None:
    for name in ("Ada", "Bob", "Cleo"):
        player = harness.player(name)
        for where in PLACES:
            roots = player.person.commands(place(harness, player, where))
            (root,) = (root for root in roots if root["name"] == "divan")
            offered = [option["name"] for option in root["options"]]
            assert offered == COMMANDS
