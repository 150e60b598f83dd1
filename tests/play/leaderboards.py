"""Leaderboards filled with results, without anyone playing."""

from datetime import UTC, date, datetime, timedelta

from bot.store.schema.rankings import Result
from local_discord import User
from tests.play.days import server_of
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, text
from tests.visits import write

FRIDAY = date(2026, 11, 20)
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


async def add_result(
    harness: Harness,
    owner: str,
    placed: int,
    *,
    day: date = FRIDAY,
    key: str = "sultan",
    turned: int = 90,
    here: bool = True,
) -> None:
    """Adds a closed attempt, on the server or elsewhere; 100 is a win."""
    if here:
        await write(harness.store).memberships.join(owner, server_of(harness), day - timedelta(30))
    won = placed == 100
    await write(harness.store).results.keep(
        Result(owner, day, key, won, placed, turned, True, NOON)
    )


async def crowd(harness: Harness, count: int) -> None:
    """Adds this many strangers to the server and its leaderboard, with 95 points and fewer."""
    for n in range(count):
        harness.server.world.guild.members.append(User(str(7_000 + n), f"SimulatedPlayer {n}"))
        await add_result(harness, stranger(n), 95 - n)


def stranger(number: int) -> str:
    return f"discord:{7_000 + number}"


def named(player: SimulatedPlayer) -> str:
    return f"<@{player.person.id}>"


def lines(message: Message) -> list[str]:
    """A message's lines, without the headings."""
    return [line for line in text(message).splitlines() if not line.startswith(("###", "-#"))]
