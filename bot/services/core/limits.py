"""Limits on what one player can ask for, each far above honest use. They hold for one process."""

from datetime import datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.request import Request

PRESSES: Final = (250, timedelta(milliseconds=50))
"""How many presses and commands in a row, and how long until one more: 20 a second, for ever."""
GAMES: Final = (100, timedelta(seconds=6))
FILMS: Final = (40, timedelta(seconds=3))
EXPORTS: Final = (10, timedelta(minutes=10))
FILES: Final = (20, timedelta(minutes=1))
ANALYSES: Final = (30, timedelta(minutes=1))
"""How many searches in a row, and how long until one more. What is known costs nothing."""

OWNERS: Final = 10_000
"""How many owners' buckets are remembered. One forgotten counts as full."""

OUT_OF_ORDER: Final = timedelta(minutes=1)
"""How much older than another a request can be that arrives after it."""


class TokenBuckets:
    """A bucket for each owner: full at first, and refilled one token at a time."""

    def __init__(self, burst: int, every: timedelta) -> None:
        """`burst` is how many tokens a full bucket has, `every` how long one takes to come back."""
        self._every = every
        self._emptied = burst * every
        """How long an empty bucket takes to be full."""
        self._full: dict[str, datetime] = {}
        """When each bucket will be full again, the last one asked for at the end."""

    def take(self, owner: str, at: datetime) -> datetime | None:
        """Takes a token; if there is none, takes nothing and gives when there will be one."""
        full = max(self._full.pop(owner, at), at)
        if full > at + self._emptied + OUT_OF_ORDER:
            full = at  # The clock was set back: nobody has to wait for that.
        next_one = full + self._every - self._emptied
        has_one = next_one <= at
        self._full[owner] = full + self._every if has_one else full
        if len(self._full) > OWNERS:
            del self._full[next(iter(self._full))]
        return None if has_one else next_one


class Limits:
    """Every player's limits."""

    def __init__(self) -> None:
        self._presses = TokenBuckets(*PRESSES)
        self._games = TokenBuckets(*GAMES)
        self._films = TokenBuckets(*FILMS)
        self._exports = TokenBuckets(*EXPORTS)
        self._files = TokenBuckets(*FILES)
        self._analyses = TokenBuckets(*ANALYSES)

    def press(self, request: Request) -> None:
        """Counts a press or a command of any kind; TOO_MANY_PRESSES."""
        if self._presses.take(request.owner, request.at):
            raise PlayError(Reason.TOO_MANY_PRESSES)

    def game(self, request: Request) -> None:
        """Counts a request for another game; TOO_MANY_GAMES."""
        if self._games.take(request.owner, request.at):
            raise PlayError(Reason.TOO_MANY_GAMES)

    def film(self, request: Request) -> None:
        """Counts a request for an animation; TOO_MANY_FILMS."""
        if self._films.take(request.owner, request.at):
            raise PlayError(Reason.TOO_MANY_FILMS)

    def export(self, request: Request) -> None:
        """Counts an export; TOO_MANY_EXPORTS."""
        if again_at := self._exports.take(request.owner, request.at):
            raise PlayError(Reason.TOO_MANY_EXPORTS, again_at=again_at)

    def file(self, request: Request) -> None:
        """Counts a request for the file of a day; TOO_MANY_FILES."""
        if again_at := self._files.take(request.owner, request.at):
            raise PlayError(Reason.TOO_MANY_FILES, again_at=again_at)

    def analysis(self, request: Request) -> None:
        """Counts a search for where a game was lost; TOO_MANY_ANALYSES."""
        if again_at := self._analyses.take(request.owner, request.at):
            raise PlayError(Reason.TOO_MANY_ANALYSES, again_at=again_at)
