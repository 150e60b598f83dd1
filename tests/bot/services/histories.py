"""Random histories: what a few players did on a few servers over some weeks."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum, auto

from hypothesis import strategies as st

PLAYERS = ("discord:1", "discord:2", "discord:3", "discord:4")
SERVERS = ("discord:901", "discord:902")
KEYS = ("sultan", "shah")
SLOTS = [(player, key) for player in PLAYERS for key in KEYS]

BEGINNINGS = (
    date(2026, 12, 14),  # spans a year of 53 weeks
    date(2027, 12, 20),  # spans a year's end in mid-week
    date(2028, 1, 31),  # spans a leap day, from a Monday
    date(2028, 2, 21),
)


class End(Enum):
    """How an attempt ends."""

    FINISHED = auto()
    FINISHED_LATE = auto()
    """After midnight."""
    LEFT = auto()
    """Never."""


@dataclass(frozen=True)
class Attempt:
    """The result of a ranked attempt."""

    won: bool
    placed: int
    tie_breaker: int
    end: End = End.FINISHED


ATTEMPTS = (
    None,
    None,
    Attempt(won=False, placed=7, tie_breaker=90),
    Attempt(won=False, placed=30, tie_breaker=90),
    Attempt(won=False, placed=30, tie_breaker=80),
    Attempt(won=True, placed=95, tie_breaker=100),
    Attempt(won=True, placed=95, tie_breaker=90, end=End.FINISHED_LATE),
    Attempt(won=False, placed=45, tie_breaker=90, end=End.FINISHED_LATE),
    Attempt(won=False, placed=19, tie_breaker=30, end=End.LEFT),
    Attempt(won=False, placed=20, tie_breaker=30, end=End.LEFT),
)
"""Only a few, so that there are many ties."""


class Action(Enum):
    """What a player does apart from playing."""

    JOIN = auto()
    HIDE = auto()
    SHOW = auto()
    HIDE_EVERYWHERE = auto()
    SHOW_EVERYWHERE = auto()
    DEPART = auto()
    DELETE = auto()


@dataclass(frozen=True)
class Day:
    """What happens on a day."""

    day: date
    drawn: frozenset[str]
    """The games that have a daily."""
    is_down: bool
    """Whether the bot is down, so that nobody does anything."""
    actions: tuple[tuple[Action, str, str], ...]
    """Action, player and server; the first comes before the attempts, the others after."""
    attempts: tuple[Attempt | None, ...]
    """One per slot."""
    closes: bool
    """Whether the previous days are closed on it, as they should be."""

    def begun(self) -> Iterator[tuple[str, str, Attempt]]:
        """The possible attempts, at games that have a daily."""
        for (player, key), attempt in zip(SLOTS, self.attempts, strict=True):
            if attempt and key in self.drawn:
                yield player, key, attempt


_EVERY_GAME = frozenset(KEYS)
_DRAWN = st.sampled_from([_EVERY_GAME] * 6 + [frozenset(), frozenset({"shah"})])
_DEEDS = st.sampled_from([*[Action.JOIN] * 5, *Action])
_DEED = st.tuples(_DEEDS, st.sampled_from(PLAYERS), st.sampled_from(SERVERS))


@st.composite
def histories(draw: st.DrawFn) -> list[Day]:
    """From two to six weeks, day by day."""
    first = draw(st.sampled_from(BEGINNINGS))
    return [
        Day(
            first + timedelta(n),
            draw(_DRAWN),
            draw(st.integers(0, 9)) == 0,
            tuple(draw(st.lists(_DEED, max_size=2))),
            tuple(draw(st.lists(st.sampled_from(ATTEMPTS), min_size=8, max_size=8))),
            draw(st.integers(0, 9)) > 0,
        )
        for n in range(draw(st.integers(14, 42)))
    ]
