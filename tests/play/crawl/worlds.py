"""What there is before somebody comes: nothing at all, or days full of games."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import count
from typing import Final

from bot.press.games import Share
from bot.press.puzzles import MakePuzzle
from bot.services.core.requests import Request
from bot.store.schema.games import KeptAnalysis
from engine import Game
from engine.catalogue import GAMES
from engine.solver import solve
from engine.solver.version import VERSION
from local_discord import Channel, ChannelType, Permission
from tests.play.attempts import add_result, crowd, moves_of
from tests.play.crawl.matches import matches
from tests.play.day_puzzles import own
from tests.play.days import at, run_tasks, server_of, set_up_digest
from tests.play.harness import Harness
from tests.play.making import DEALS, missed_win
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import solve as solve_puzzle
from tests.play.records import before_the_end, won
from tests.play.waiting import at_rest
from tests.visits import write

DAY: Final = date(2026, 11, 20)
"""The day on which somebody comes, at ten."""
HOUR: Final = 10
CROWD: Final = 23
"""How many others are on the leaderboards, which makes several pages."""
NODES: Final = 100_000
"""More than the solver needs to win from the lost game's last position that could be won."""

_IDS: Final[Iterator[int]] = count(10**17)
"""Of interactions that nobody saw."""


async def empty(harness: Harness, _: SimulatedPlayer) -> None:
    """Nobody has ever played, and no daily is drawn."""
    harness.server.clock.set(at(DAY, HOUR))


async def full(harness: Harness, player: SimulatedPlayer) -> None:
    """Days of dailies, a crowd, and the player in the middle of everything."""
    clock, cleo = harness.server.clock, _another(harness, player)
    for n in range(-3, 3):
        await harness.draw(DAY + timedelta(n))
    clock.set(at(DAY - timedelta(1), HOUR))
    await set_up_digest(harness, channel=_for_digest(harness, player).id, hour=9)
    await _dailies(harness, player, "sultan", begun="shah")
    await _dailies(harness, cleo, "sultan-classic")
    for key in GAMES:
        await add_result(harness, cleo.owner, 40, day=DAY - timedelta(2), key=key)
    clock.set(at(DAY, HOUR))
    await run_tasks(harness)
    await crowd(harness, CROWD)
    await _dailies(harness, player, "sultan", begun="sultan-classic")
    await _dailies(harness, cleo, "shah")
    await _finish(harness, player, won("shah"))
    await _analyse(harness, await _finish(harness, player, missed_win()))
    await player.force_slash("divan analyze", game="sultan")
    lost = await _finish(harness, cleo, missed_win())
    await _analyse(harness, lost)
    for press in (Share(await _finish(harness, cleo, won("sultan-classic"))), MakePuzzle(lost)):
        await cleo.send(press)
        await at_rest(harness)  # A line to copy comes after what is shared.
        clock.advance(timedelta(minutes=1))  # Until then nothing is posted for her again.
    for one in (cleo, player):
        for record in ("sultan 20 t t t", "shah 12 d d t"):
            await harness.set_game(one, record)
            await one.force_slash("divan play", game=record.partition(" ")[0])
    await own(harness)
    await player.force_slash("divan puzzle")
    await solve_puzzle(harness, player)
    await matches(harness, player, cleo)


def _for_digest(harness: Harness, player: SimulatedPlayer) -> Channel:
    """The player's channel, if Divan may post there."""
    world, here = harness.server.world, player.channel
    is_text = here and here.guild is world.guild and here.kind is ChannelType.TEXT
    may = Permission.SEND_MESSAGES | Permission.ATTACH_FILES
    return here if here and is_text and here.allows(world.bot, may) else world.daily


def _another(harness: Harness, player: SimulatedPlayer) -> SimulatedPlayer:
    """Somebody else in the same place, or by themselves if it is a direct message."""
    cleo, here = harness.player("Cleo"), player.channel
    return cleo.at(here if here and here.is_visible_to(cleo.person.user) else cleo.person.dm)


async def _dailies(
    harness: Harness, player: SimulatedPlayer, won: str, begun: str | None = None
) -> None:
    """Wins one of today's dailies, and begins another."""
    for key, most in ((won, None), (begun, 9)):
        if key:
            await _start(harness, player, key)
            typed = " ".join(moves_of(key).split()[:most])
            await player.force_slash("divan move", moves=typed, game=key)


async def _start(harness: Harness, player: SimulatedPlayer, key: str) -> None:
    """Starts an attempt without a button: those change."""
    channel, now = player.channel, harness.server.clock.now()
    here = server_of(harness) if channel and channel.has_app and channel.guild else None
    request = Request(next(_IDS), player.owner, now, here, channel.id if channel and here else None)
    await harness.services.dailies.start(request, harness.today, key)


async def _finish(harness: Harness, player: SimulatedPlayer, record: str) -> int:
    """Plays the last move of a record on a board; the game's id."""
    begun, last = before_the_end(record)
    row = await harness.set_game(player, begun)
    await player.force_slash("divan play", game=row.key)
    await player.force_slash("divan move", moves=last, game=row.key)
    return row.id


async def _analyse(harness: Harness, game: int) -> None:
    """Keeps where the lost game was lost, as if it had been searched for: it makes a puzzle."""
    row = await harness.row(game)
    _, losing = DEALS[row.key]
    moves = row.record.moves
    before = Game.replay(f"{row.key} {row.deal} {' '.join(moves[: losing - 1])}")
    line = solve(before, NODES).line
    assert line, "it could still be won"
    await write(harness.store).analyses.keep(
        KeptAnalysis(
            game=game,
            version=row.version,
            solver=VERSION,
            won=losing - 1,
            lost=losing,
            line=line,
            tried="",
            finished=True,
        )
    )
