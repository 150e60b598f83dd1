"""Starting and winning ranked attempts."""

from datetime import UTC, date, datetime, timedelta

from bot.store.schema.rankings import Result
from local_discord import User
from tests.play.days import server_of
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, labels, text
from tests.play.records import daily
from tests.visits import write


def deal_of(key: str) -> str:
    return daily(key).split(" ")[1]


def moves_of(key: str) -> str:
    return daily(key).split(" ", 2)[2]


async def start(player: SimulatedPlayer, key: str = "sultan") -> None:
    """The player starts today's attempt, or goes on with it; before their first, they are asked."""
    await player.slash("divan daily", game=key)
    await confirm(player)


async def choose(player: SimulatedPlayer, label: str = "Sultan") -> None:
    """The player presses a game among today's, and confirms it if it is their first."""
    await player.press(label)
    await confirm(player)


async def confirm(player: SimulatedPlayer) -> None:
    """The player answers the question before one's first attempt, if they are asked."""
    if labels(player.message) == ["Start", "Back"]:
        await player.press("Start")


async def begin(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> None:
    """The player starts today's attempt."""
    await harness.draw(harness.today, key)
    await start(player, key)


async def win(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> None:
    """The player starts today's attempt and wins it."""
    await begin(harness, player, key)
    await player.slash("divan move", moves=moves_of(key), game=key)


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
