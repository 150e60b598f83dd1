"""Starting and winning ranked attempts."""

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import labels
from tests.play.records import daily


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
