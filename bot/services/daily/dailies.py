"""The daily: one deal per day and game for everybody, with one ranked attempt each."""

import hmac
from dataclasses import dataclass, replace
from datetime import date, timedelta
from enum import Enum, auto
from typing import Final

from bot.errors import PlayError, Reason
from bot.keys import DEFAULT_GAME
from bot.services.core.days import day_of, ends_at, is_over, last_over
from bot.services.core.requests import Request, Transactions
from bot.services.play.game_view import Event, GameView
from bot.services.play.games import FoundGame, Games, taken_up
from bot.services.play.put_aside import lesson
from bot.services.rankings.streaks import streaks_of
from bot.store.schema.dailies import Daily
from bot.store.schema.games import StoredGame
from bot.store.schema.players import Player
from bot.store.store import Transaction
from engine.catalogue import GAMES

_YESTERDAY: Final = timedelta(1)


class State(Enum):
    """How far a player is with a daily."""

    AWAITED = auto()
    """No deal has been proved winnable yet."""
    READY = auto()
    SPENT = auto()
    """The attempt was made, and deleted with the player's data."""
    OPEN = auto()
    """The attempt has begun."""
    ENDED = auto()


@dataclass(frozen=True, slots=True)
class Entry:
    """A day's daily of one game."""

    day: date
    key: str
    state: State
    game: int = 0
    """The attempt's id; 0 if it hasn't begun."""
    score: int = 0
    """The attempt's score so far."""
    won: bool = False
    number: int | None = None
    """How many dailies of its game there were up to the day; None if it has none."""


@dataclass(frozen=True, slots=True)
class FirstDaily:
    """The question before a player's first attempt ever: it can't be begun twice."""

    day: date
    key: str
    number: int | None
    player: Player


@dataclass(frozen=True, slots=True)
class Today:
    """The dailies that a player can begin now."""

    day: date
    key: str
    """The requested game, or the first one to show."""
    entries: tuple[Entry, ...]
    """One per game, in catalogue order."""
    unfinished: tuple[Entry, ...]
    """Yesterday's attempts that can still be finished."""
    past: date | None
    """The last finished day with a daily of the chosen game; None if there is none."""
    streak: int
    is_next: bool
    """Whether the player tried to start another day's attempt, which is no longer possible."""
    player: Player

    @property
    def chosen(self) -> Entry:
        return next(entry for entry in self.entries if entry.key == self.key)


@dataclass(frozen=True, slots=True)
class Dailies:
    """The dailies of a store. A player's day is the day of their interaction."""

    transactions: Transactions
    games: Games

    async def overview(self, request: Request, key: str | None = None) -> Today:
        """All of today's dailies, begun or not; UNKNOWN_GAME.

        Without a key, an unfinished attempt comes first.
        """
        check_game(key)
        return await self.transactions.read_for(request, lambda tx: _overview(tx, request, key))

    async def start(
        self, request: Request, day: date, key: str, *, asks: bool = False
    ) -> GameView | Today | FirstDaily:
        """The player's one attempt at a day's daily, which begins unless it already has.

        If it `asks`, gives the question before the first attempt that the player ever makes. Gives
        today's dailies instead if that day has ended or its deal isn't drawn yet. Raises
        ATTEMPT_SPENT and UNKNOWN_GAME.
        """
        check_game(key)

        def started(tx: Transaction) -> FoundGame | Today | FirstDaily | None:
            is_next = day != day_of(request.at)
            made = tx.attempts.of(request.owner, day, key)
            if made and is_next and not is_over(day, request.at):
                return taken_up(tx, made[0], request)
            daily = tx.deals.daily(day, key)
            if is_next or daily is None:
                return _overview(tx, request, key, is_next=is_next)
            if asks and (question := _first(tx, request, daily)):
                return question
            mark, taught = tombstone(request.owner, daily), lesson(tx, request.owner, key)
            row = tx.attempts.start(request.id, request.owner, daily, mark, request.at, taught)
            return taken_up(tx, row, request) if row else None

        found = await self.transactions.write_for(request, started, _is_begun)
        if found is None:
            raise PlayError(Reason.ATTEMPT_SPENT, ends_at=ends_at(day))
        if isinstance(found, FirstDaily | Today):
            return found
        view = await self.games.view(found)
        return replace(view, event=Event.BEGUN) if found.row.version == 0 else view


def _first(tx: Transaction, request: Request, daily: Daily) -> FirstDaily | None:
    """The question before the player's first attempt; None if they have made one."""
    owner, day, key = request.owner, daily.day, daily.key
    if tx.results.has_any(owner) or tx.attempts.is_spent(tombstone(owner, daily)):
        return None
    number, player = tx.deals.number(day, key), tx.players.of(owner)
    return FirstDaily(day, key, number, player)


def _overview(
    tx: Transaction, request: Request, key: str | None, *, is_next: bool = False
) -> Today:
    day, owner = day_of(request.at), request.owner
    begun = {row.key: row for row in tx.attempts.of(owner, day)}
    open_keys = (kind for kind in GAMES if kind in begun and not begun[kind].result)
    key = key or next(open_keys, DEFAULT_GAME)
    yesterday = day - _YESTERDAY
    left = () if is_over(yesterday, request.at) else tx.attempts.of(owner, yesterday)
    unfinished = {row.key: row for row in left if not row.result}
    return Today(
        day=day,
        key=key,
        entries=tuple(_entry(tx, owner, day, kind, begun.get(kind)) for kind in GAMES),
        unfinished=tuple(
            _entry(tx, owner, yesterday, kind, unfinished[kind])
            for kind in GAMES
            if kind in unfinished
        ),
        past=tx.deals.last_day(key, last_over(request.at)),
        streak=streaks_of(tx, owner, day).current,
        is_next=is_next,
        player=tx.players.of(owner),
    )


def _entry(tx: Transaction, owner: str, day: date, key: str, begun: StoredGame | None) -> Entry:
    number = tx.deals.number(day, key)
    if begun:
        so_far = tx.results.result(owner, day, key)
        assert so_far, "an attempt begins with its result"
        state = State.ENDED if begun.result else State.OPEN
        return Entry(day, key, state, begun.id, so_far.score, so_far.won, number)
    daily = tx.deals.daily(day, key)
    if daily is None:
        return Entry(day, key, State.AWAITED)
    is_spent = tx.attempts.is_spent(tombstone(owner, daily))
    return Entry(day, key, State.SPENT if is_spent else State.READY, number=number)


def check_game(key: str | None) -> None:
    """Raises UNKNOWN_GAME; None is any game."""
    if key not in (None, *GAMES):
        raise PlayError(Reason.UNKNOWN_GAME, text=key or "")


def _is_begun(found: object) -> bool:
    """Whether an attempt was begun, and not only shown again."""
    return isinstance(found, FoundGame) and found.row.version == 0


def tombstone(owner: str, daily: Daily) -> str:
    """The tombstone of a player's attempt at a daily: 64 hex digits, always the same.

    It doesn't reveal the player. Its key is the deal's number, which is secret until the day is
    over, so no one can test tombstones against known players; after that they are deleted.
    """
    attempt = "\n".join((owner, daily.key, daily.day.isoformat()))
    return hmac.digest(str(daily.deal).encode(), attempt.encode(), "sha256").hex()
