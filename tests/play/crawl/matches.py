"""What is played with each other when somebody comes: challenges, duels, and a table."""

from collections.abc import Callable
from itertools import islice
from typing import Final

from bot.press.games import GiveUp, Run, TurnCards
from bot.press.press import Press
from bot.press.together import AcceptDuel, AtTable, JoinCup, PlayMatch
from bot.services.daily.deal_pool import shipped
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.matches import MatchKind, MatchState
from engine.catalogue import GAMES
from local_discord import ChannelType, Permission
from tests.play.days import run_tasks
from tests.play.harness import Harness
from tests.play.matches import EVENING, LATE, PAR
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, text
from tests.visits import read, write

STOCKED: Final = 12
"""Deals of each game in the secret stock."""
_NEEDED: Final = Permission.SEND_MESSAGES | Permission.ATTACH_FILES


async def stocked(harness: Harness) -> None:
    """Fills the secret stock with deals that are known to be winnable."""
    for key in GAMES:
        for deal in islice(shipped(key), STOCKED):
            await write(harness.store).stock.keep(StockedDeal(key, deal.deal, deal.line, *PAR))


async def matches(harness: Harness, player: SimulatedPlayer, cleo: SimulatedPlayer) -> None:
    """A duel with Patient; where others can be challenged also a challenge of each of the two by
    the other, a running and a finished duel between them, a table, a cup that is over, and one that
    hasn't begun."""
    await stocked(harness)
    if not _is_public(harness, player):
        await player.force_slash("divan duel", game="shah")
        return
    for finishes in (True, False):
        await _duel(harness, cleo, player, finishes=finishes)
    # Only she may announce one; its name is no word of any language.
    manager = harness.player("Ada").at(player.channel) if player.channel else player
    await _cup(harness, manager, player, cleo)
    await cleo.slash("divan duel", player=player.person.id, game="sultan")
    await player.slash("divan duel", player=cleo.person.id, game="shah")
    board = await cleo.slash("divan table", game="sultan")
    (table,) = await read(harness.store).matches.of_server(
        harness.server_name, MatchKind.TABLE, MatchState.RUNNING
    )
    (game,) = await read(harness.store).match_games.of_match(table.id)
    await cleo.send(AtTable(table.id, TurnCards(game.id, game.version, 1)), on=board)
    announced = await manager.slash("divan cup", name="7", game="sultan", start=1)
    assert not is_private(announced), text(announced)
    await run_tasks(harness)


def _is_public(harness: Harness, player: SimulatedPlayer) -> bool:
    """Whether the player's channel is one that matches can be in."""
    world, here = harness.server.world, player.channel
    if here is None or here.guild is not world.guild or here.kind is not ChannelType.TEXT:
        return False
    return here.allows(world.bot, _NEEDED) and here.allows(player.person.user, _NEEDED)


async def _duel(
    harness: Harness, cleo: SimulatedPlayer, player: SimulatedPlayer, *, finishes: bool
) -> None:
    """A duel in which both have made moves, whatever language they read."""
    posted = await cleo.slash("divan duel", player=player.person.id, game="sultan")
    assert not is_private(posted)
    (duel,) = await read(harness.store).matches.opened_by(cleo.owner, MatchKind.DUEL)
    await player.send(AcceptDuel(duel.id), on=posted)
    await cleo.send(PlayMatch(duel.id, 1), on=posted)
    for one, press in ((player, Run), (cleo, _turn)):
        await _press(harness, one, duel.id, press)
        if finishes:
            await _press(harness, one, duel.id, GiveUp)
    for _ in range(2):
        await run_tasks(harness)


async def _cup(harness: Harness, manager: SimulatedPlayer, *players: SimulatedPlayer) -> None:
    """A cup that two have played, and nobody has won a deal of."""
    announced = await manager.slash("divan cup", name="5", game="sultan")
    assert not is_private(announced), text(announced)
    (cup,) = await read(harness.store).matches.of_server(
        harness.server_name, MatchKind.CUP, MatchState.RUNNING
    )
    for one in players:
        await one.send(JoinCup(cup.id), on=announced)
        await _press(harness, one, cup.id, GiveUp)
    harness.server.clock.advance(EVENING + LATE)
    for _ in range(2):
        await run_tasks(harness)


async def _press(
    harness: Harness, player: SimulatedPlayer, duel: int, press: Callable[[int, int], Press]
) -> None:
    """Presses on a player's board in a duel, which the press takes by id and version."""
    game = await read(harness.store).match_games.of_seat(duel, 1, player.owner)
    assert game
    await player.send(press(game.id, game.version))


def _turn(game: int, version: int) -> Press:
    return TurnCards(game, version, 1)
