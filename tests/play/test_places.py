"""Wherever Divan can be used: channels, threads, direct messages, other servers."""

import pytest

from bot.press.games import PlayMove
from bot.press.press import Press
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    AskToCallOff,
    AtTable,
    BringTable,
    CallCupOff,
    CloseSeat,
    CloseTable,
    JoinCup,
    OpenSeat,
    ShowHands,
    ShowTable,
    ShowTableWords,
    TellMe,
)
from bot.store.schema.matches import Match, MatchState
from local_discord import Channel
from tests.play.harness import Harness
from tests.play.matches import announced, challenged, game, hand, opened, stock
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, is_private, labels, text
from tests.play.test_duel_ends import duel, over
from tests.visits import read, write

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
        "analyze",
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
async def ada_there(harness: Harness, request: pytest.FixtureRequest) -> SimulatedPlayer:
    """Ada, in each place."""
    ada = harness.player("Ada")
    return ada.at(place(harness, ada, request.param))


def is_hidden(harness: Harness, player: SimulatedPlayer) -> bool:
    """Whether Discord makes all answers there private."""
    return player.channel is harness.server.world.elsewhere


async def test_a_game_can_be_played_anywhere(harness: Harness, ada_there: SimulatedPlayer) -> None:
    board = await ada_there.slash("divan play", game="sultan", deal="20")
    assert is_private(board) is is_hidden(harness, ada_there)
    for label in ("Turn", "Run", "2 ·", "Undo", "Hint", "A♠ +Run"):
        await ada_there.press(label)
        assert ada_there.message["id"] == board["id"]
    await ada_there.press("More")
    await ada_there.send_form(await ada_there.open_form("Type moves"), {"moves": "t"})
    assert ada_there.message["id"] == board["id"]
    assert "Sultan #20" in alt(await ada_there.slash("divan move", moves="t"))
    for label in ("More", "Repost board", "More", "Give up", "Give up"):
        assert is_private(await ada_there.press(label)) is is_hidden(harness, ada_there)
    harness.server.clock.advance(60)
    assert is_private(await ada_there.press("Share")) is is_hidden(harness, ada_there)
    (again,) = labels(ada_there.message)
    assert again in ("Play this deal", "Beat this")
    assert "Sultan #20" in alt(await ada_there.press(again))


async def test_errors_settings_and_rules_are_private_everywhere(
    harness: Harness, ada_there: SimulatedPlayer
) -> None:
    for command, options in (
        ("divan settings", {}),
        ("divan rules", {"game": "shah"}),
        ("divan move", {"moves": "t"}),
        ("divan play", {"deal": "0"}),
    ):
        assert is_private(await ada_there.slash(command, **options))
    await ada_there.slash("divan settings")
    await ada_there.press("Make private")
    assert (await read(harness.store).players.of(ada_there.owner)).private


async def test_a_private_game_works_everywhere(
    harness: Harness, ada_there: SimulatedPlayer
) -> None:
    board = await ada_there.slash("divan play", game="shah", deal="12", private=True)
    assert is_private(board)
    for label in ("Lay circle 2", "Lay circle 2", "4 ·", "Lay circle 3", "Run", "Undo", "Hint"):
        await ada_there.press(label)
        assert ada_there.message["id"] == board["id"]
    harness.server.clock.advance(16 * 60)
    await ada_there.press("Run")
    assert ada_there.message["id"] == board["id"]
    assert "Stock: 64 cards." not in alt(ada_there.message)
    assert is_private(ada_there.message)


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
        assert "Waste: 4 cards" in alt(await old.press("Turn"))
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


ELSEWHERE = "This match is in another server"


async def moved_away(harness: Harness) -> Match:
    """The first match, which is another server's from now on."""
    live = MatchState.OPEN, MatchState.RUNNING
    await write(harness.store).matches.change(1, *live, server="discord:9")
    return await stored(harness)


async def stored(harness: Harness) -> Match:
    row: Match | None = await read(harness.store).matches.of(1)
    assert row
    return row


async def refused(harness: Harness, player: SimulatedPlayer, press: Press) -> None:
    before, seats = await stored(harness), await read(harness.store).seats.of(1)
    told = await player.send(press)
    assert text(told).startswith(ELSEWHERE), press
    assert is_private(told)
    assert await stored(harness) == before
    assert await read(harness.store).seats.of(1) == seats


async def test_nobody_sees_or_rules_a_table_of_another_server(
    solvers: Harness,
) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, bob)
    await hand(solvers, bob, "t", board)
    await ada.slash("divan play", game="sultan")
    await moved_away(solvers)
    row = await game(solvers)
    for press in (
        CloseTable(1),
        CloseSeat(1, bob.owner),
        OpenSeat(1, bob.owner),
        BringTable(1),
        AtTable(1, PlayMove(row.id, row.version, "t")),
        ShowTable(1),
        ShowHands(1),
        ShowTableWords(1),
    ):
        await refused(solvers, ada, press)
    assert await game(solvers) == row


async def test_nobody_plays_a_hand_from_a_direct_message(solvers: Harness) -> None:
    """There everybody may write."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    board = await opened(solvers, ada)
    row = await game(solvers)
    there = bob.at(bob.person.dm)
    await there.slash("divan play", game="sultan")
    await refused(solvers, there, AtTable(1, PlayMove(row.id, row.version, "t")))
    await hand(solvers, bob, "t", board)
    assert (await game(solvers)).version == row.version + 1


async def test_who_manages_one_server_has_no_say_in_another_ones_cup(solvers: Harness) -> None:
    ada = solvers.player("Ada")
    await announced(solvers)
    await ada.slash("divan cup")
    await moved_away(solvers)
    for press in (AskToCallOff(1), CallCupOff(1)):
        await refused(solvers, ada, press)


@pytest.mark.parametrize("press", [JoinCup(1), TellMe(1, on=True)])
async def test_nobody_takes_a_seat_in_another_servers_cup(solvers: Harness, press: Press) -> None:
    await announced(solvers)
    bob = solvers.player("Bob")
    await bob.slash("divan play", game="sultan")
    await moved_away(solvers)
    await refused(solvers, bob, press)


async def test_nobody_takes_up_another_servers_challenge(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    await challenged(ada, bob)
    await bob.slash("divan play", game="sultan")
    await moved_away(solvers)
    await refused(solvers, bob, AcceptDuel(1))


async def test_a_rematch_is_asked_for_where_the_duel_was(solvers: Harness) -> None:
    ada, bob, result = await over(solvers)
    await stock(solvers)
    before = await duel(solvers)
    await write(solvers.store).matches.change(1, MatchState.OVER, server="discord:9")
    for player in (ada, bob):
        await refused(solvers, player, AskForRematch(1))
    await write(solvers.store).matches.change(1, MatchState.OVER, server=before.server)
    await bob.press("Rematch", on=result)
    there = ada.at(ada.person.dm)
    await there.slash("divan play", game="sultan")
    await refused(solvers, there, AskForRematch(1))
    assert await read(solvers.store).matches.of(2) is None
    await ada.press("Rematch", on=result)
    assert (await duel(solvers, 2)).server == before.server


async def test_the_managers_command_is_for_managers_of_servers_with_divan(harness: Harness) -> None:
    found = {root["name"]: root for root in harness.player("Ada").person.commands()}
    managers = found["divan-server"]
    assert (managers["contexts"], managers["integration_types"]) == ([0], [0])
    assert managers["default_member_permissions"] == "32"
    assert "divan-server" not in {root["name"] for root in harness.player("Bob").person.commands()}
