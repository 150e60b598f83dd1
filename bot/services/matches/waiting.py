"""What waits for a player: what they have begun, or may play now; nobody else is shown it."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from typing import Final

from bot.keys import DEFAULT_GAME
from bot.services.core.days import closes_at, day_of, ends_at, is_over
from bot.services.core.requests import Request, Transactions
from bot.services.daily.dailies import tombstone
from bot.services.matches.cup_results import next_of
from bot.services.matches.matches import deals_of, named_in
from bot.services.matches.table_boards import may_play_from, owner_of
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Transaction

AT_MOST: Final = 5
"""How many are shown, those that end first."""


class What(Enum):
    """What can wait."""

    DAILY = auto()
    PUZZLE = auto()
    CHALLENGE = auto()
    DUEL = auto()
    CUP = auto()
    TABLE = auto()


@dataclass(frozen=True, slots=True)
class Waits:
    """One thing that waits."""

    what: What
    until: datetime
    key: str = DEFAULT_GAME
    day: date | None = None
    """Of a daily."""
    id: int | None = None
    """The attempt's, if it has begun; the match's."""
    number: int = 1
    """Of a cup's deal that is next; of the day's puzzle, what it is called by."""
    other: str | None = None
    """Whom a duel is with, if they may be named."""
    message: tuple[str, str] | None = None
    """The channel and message that show a table."""


@dataclass(frozen=True, slots=True)
class Waiting:
    transactions: Transactions

    async def of(self, request: Request, channel: str) -> tuple[Waits, ...]:
        """What waits for who asks, where they ask; what ends first comes first."""

        def found(tx: Transaction) -> tuple[Waits, ...]:
            matches = (*_duels(tx, request), *_cups(tx, request), *_table(tx, request, channel))
            every = (*_dailies(tx, request), *_puzzle(tx, request), *matches)
            return tuple(sorted(every, key=lambda one: one.until)[:AT_MOST])

        return await self.transactions.read(found, request)


def _dailies(tx: Transaction, request: Request) -> Iterator[Waits]:
    """The attempts that have begun, and today's Sultan."""
    owner, today = request.owner, day_of(request.at)
    for day in (today - timedelta(1), today):
        begun = () if is_over(day, request.at) else tx.attempts.of(owner, day)
        for row in begun:
            if row.result is None:
                yield Waits(What.DAILY, closes_at(day), row.key, day, row.id)
    daily = tx.deals.daily(today, DEFAULT_GAME)
    if daily is None or tx.results.result(owner, today, DEFAULT_GAME):
        return
    if not tx.attempts.is_spent(tombstone(owner, daily)):
        yield Waits(What.DAILY, ends_at(today), DEFAULT_GAME, today)


def _puzzle(tx: Transaction, request: Request) -> Iterator[Waits]:
    today = day_of(request.at)
    owner, puzzle = request.owner, tx.day_puzzles.of(today)
    if puzzle is None or tx.titles.answered(owner, today, today):
        return
    if not tx.day_puzzles.was_shown(owner, today):
        yield Waits(What.PUZZLE, closes_at(today), puzzle.key, number=puzzle.number)


def _duels(tx: Transaction, request: Request) -> Iterator[Waits]:
    """The challenges to a player, and their duels that they haven't finished."""
    for match in tx.matches.challenges_to(request.owner):
        if _is_here(match, request):
            other = _named(tx, match, match.opener)
            yield Waits(What.CHALLENGE, match.closes_at, match.key, id=match.id, other=other)
    for match in tx.matches.of_player(request.owner, MatchKind.DUEL, MatchState.RUNNING):
        game = tx.match_games.of_seat(match.id, 1, request.owner)
        if _is_here(match, request) and (game is None or game.result is None):
            others = {match.opener, match.rival} - {request.owner}
            other = _named(tx, match, others.pop())
            yield Waits(What.DUEL, match.closes_at, match.key, id=match.id, other=other)


def _cups(tx: Transaction, request: Request) -> Iterator[Waits]:
    for match in tx.matches.of_player(request.owner, MatchKind.CUP, MatchState.RUNNING):
        seat = tx.seats.seat(match.id, request.owner)
        numbers = range(1, deals_of(match) + 1)
        games = [tx.match_games.of_seat(match.id, one, request.owner) for one in numbers]
        number = next_of(games)
        if _is_here(match, request) and seat and not seat.left and number:
            yield Waits(What.CUP, match.closes_at, match.key, id=match.id, number=number)


def _table(tx: Transaction, request: Request, channel: str) -> Iterator[Waits]:
    """The channel's table, if the player may play the next hand there."""
    server, owner = request.server or "", request.owner
    for match in tx.matches.of_server(server, MatchKind.TABLE, MatchState.RUNNING):
        row = tx.match_games.of_seat(match.id, 1, owner_of(match.id))
        if match.channel != channel or row is None or row.result:
            continue
        post = tx.posts.of(Post(PostKind.MATCH, match=match.id))
        message = post.message if post else None
        again_at = may_play_from(tx.hands.of(row.id), match.opener, owner)
        waits = again_at is None or again_at <= request.at
        if message and waits and not tx.seats.is_closed(match.id, owner):
            at = channel, message
            yield Waits(What.TABLE, match.closes_at, match.key, id=match.id, message=at)


def _is_here(match: Match, request: Request) -> bool:
    """Whether a match goes on, and can be told of where it is asked."""
    is_over = match.closes_at <= request.at
    return not is_over and (match.server is None or match.server == request.server)


def _named(tx: Transaction, match: Match, owner: str | None) -> str | None:
    return owner if owner and owner in named_in(tx, match, [owner]) else None
