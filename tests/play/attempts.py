"""Starting and winning ranked attempts."""

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.records import daily


def deal_of(key: str) -> str:
    return daily(key).split(" ")[1]


def moves_of(key: str) -> str:
    return daily(key).split(" ", 2)[2]


async def begin(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> None:
    """The player starts today's attempt."""
    await harness.draw(harness.today, key)
    await player.slash("divan daily", game=key)
    await player.press("Start")


async def win(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> None:
    """The player starts today's attempt and wins it."""
    await begin(harness, player, key)
    await player.slash("divan move", moves=moves_of(key), game=key)
