"""Ranked attempts that are begun, and won."""

from tests.play.guest import Guest
from tests.play.house import House
from tests.play.records import daily


def deal_of(key: str) -> str:
    return daily(key).split(" ")[1]


def moves_of(key: str) -> str:
    return daily(key).split(" ", 2)[2]


async def begin(house: House, guest: Guest, key: str = "sultan") -> None:
    """The guest starts today's attempt."""
    await house.draw(house.today, key)
    await guest.slash("divan daily", game=key)
    await guest.press("Start")


async def win(house: House, guest: Guest, key: str = "sultan") -> None:
    """The guest starts today's attempt and wins it."""
    await begin(house, guest, key)
    await guest.slash("divan move", moves=moves_of(key), game=key)
