"""How games end: the results of ranked attempts, and what made an end special for its player.

What a match says of an attempt is here, too, and which moves can still be undone; the ends of
ordinary games that weren't in memory when they ended are computed a few at a time.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Final

from bot.keys import DEFAULT_GAME
from bot.services.core.days import closes_at, day_of, ends_at
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import terms_of
from bot.services.core.work import Slicing
from bot.services.play.game_view import Attempt, Feat, InMatch
from bot.services.play.loaded_games import LoadedGame, replaying
from bot.services.rankings.needed import needed
from bot.services.rankings.par import Par, Score, par_at, to_par
from bot.services.rankings.streaks import Streaks
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.games import Ended, Ends, StoredGame
from bot.store.schema.matches import PATIENT, Match, MatchKind
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import EVERYWHERE, WIN, Result
from bot.store.store import Transaction
from engine import Game, IllegalMove, Outcome
from engine.catalogue import GAMES

RESULTS: Final = {Outcome.OPEN: None, Outcome.WON: Ended.WON, Outcome.LOST: Ended.LOST}
"""A game's result, unless it was given up or closed."""
UNSEEN_AT_ONCE: Final = 12
"""How many unseen cards one Run turns up in a ranked attempt, at most: they can't be undone."""
LATELY: Final = timedelta(days=7)
"""Since when a player has played the games whose dailies are theirs."""
BEST_OF: Final = 3
"""From this many games on, the best score is something to tell."""

_SHORTEST: Final = 2
"""So many days make a streak that is worth beating."""
AT_ONCE: Final = 50
"""Games replayed in one go; a record of ordinary length takes a few milliseconds."""
AGAIN: Final = timedelta(minutes=1)
"""How long to wait once none is left. Games that are given up for others add more."""


def attempt_of(
    tx: Transaction, row: StoredGame, request: Request, streaks: Streaks | None
) -> Attempt | None:
    """A game as a ranked attempt without its score; None for an ordinary game.

    `streaks` are its player's once it has ended; then it is compared with others, as they are when
    and where it was asked for.
    """
    terms, at, server = terms_of(row), request.at, request.server
    day = terms.counts_on
    if day is None:
        return None
    begun = Attempt(day, closes_at(day), number=tx.deals.number(day, row.key))
    if streaks is None:
        if server is None or row.key != DEFAULT_GAME or row.record:
            return begun
        return replace(begun, needed=needed(tx, row.owner, server, day))
    return replace(
        begun,
        par=par_at(tx, tx.deals.daily(day, row.key)),
        place=_place(tx, row, day, EVERYWHERE),
        place_here=_place(tx, row, day, server) if server else None,
        new_deals_at=ends_at(day) if at < ends_at(day) else None,
        streak=streaks.current,
        next_daily=_next_daily(tx, row.owner, at),
        meets_house=not tx.results.has_finished(row.owner, besides=(day, row.key)),
        is_over=not terms.is_secret(at),
    )


def in_match(tx: Transaction, row: StoredGame, at: datetime) -> InMatch | None:
    """What the match of a game says of it at a moment; None for a game of none."""
    if row.match is None:
        return None
    of, is_over = row.match, row.match.ended_at is not None or row.match.closes_at <= at
    match = tx.matches.of(of.match) if of.kind in (MatchKind.DUEL, MatchKind.CUP) else None
    found = InMatch(of.match, of.number, of.kind, of.closes_at, is_over)
    if of.kind is MatchKind.CUP:
        found = replace(found, name=match.name if match else None)
        if row.result is not None and not is_over:
            numbers = (deal.number for deal in tx.matches.deals(of.match))
            found = replace(found, next=next((one for one in numbers if one > of.number), None))
        return found
    return _in_duel(tx, row, match, found) if match else found


def _in_duel(tx: Transaction, row: StoredGame, match: Match, found: InMatch) -> InMatch:
    """What a duel says of one of its two games."""
    score = Score.kept(row.result, row.placed, row.tie_breaker) if row.record else None
    if match.rival == PATIENT:
        deal = next(iter(tx.matches.deals(match.id)), None)
        if not (deal and row.result and found.is_over):
            return replace(found, rival=PATIENT)
        par = Par(deal.par, deal.par_tie_breaker)
        return replace(found, rival=PATIENT, par=par, to_par=to_par(par, *score) if score else None)
    seats = {seat.owner: seat for seat in tx.seats.of(match.id)}
    own, other = seats.get(row.owner), next((one for one in seats if one != row.owner), "")
    found = replace(found, rival=other if _is_named(tx, row.owner, other, match.server) else None)
    if row.result and not found.is_over and own:
        return replace(found, bet=own.bet, may_bet=own.bet is None)
    game = tx.match_games.of_seat(match.id, 1, other) if match.ended_at else None
    if game is None:
        return found
    theirs = Score.kept(game.result, game.placed, game.tie_breaker) if game.record else None
    return replace(found, score=score, rival_score=theirs)


def _is_named(tx: Transaction, reader: str, other: str, server: str | None) -> bool:
    """Whether the one of a duel may read who the other one is, on their own board."""
    if server is None or other.startswith(ANONYMOUS):
        return False
    is_member = tx.memberships.is_member(reader, server)
    return is_member and not tx.memberships.unnamed(server, [other])


def _place(tx: Transaction, row: StoredGame, day: date, server: str) -> tuple[int, int] | None:
    return tx.leaderboards.place(day_leaderboard(row.key, day, server), row.owner)


def _next_daily(tx: Transaction, owner: str, at: datetime) -> tuple[date, str] | None:
    """Sultan, or a game whose dailies the player has played lately."""
    day = day_of(at)
    lately = tx.results.of_players([owner], day - LATELY, day)
    finished = {one.key for one in lately if one.day == day and one.closed_at}
    left = {DEFAULT_GAME, *(one.key for one in lately)} - finished
    drawn = tx.deals.drawn(day, day)
    return next(((day, key) for key in GAMES if key in left and (day, key) in drawn), None)


def result_of(row: StoredGame, game: Game) -> Result:
    """The result of a ranked attempt: final if it has ended, otherwise so far."""
    day = terms_of(row).counts_on
    assert day, "an ordinary game has no result"
    return Result(
        row.owner,
        day,
        row.key,
        won=game.outcome is Outcome.WON,
        placed=game.placed,
        tie_breaker=game.tie_breaker,
        finished=row.result in (Ended.WON, Ended.LOST),
        closed_at=row.touched_at if row.result else None,
    )


def undone_to(loaded: LoadedGame) -> int:
    """How many moves are left after an undo: those before the last press.

    A move whose unseen card stays can't be undone.
    """
    assert loaded.last, "no press has been made"
    return loaded.last.final if loaded.terms.unseen_stays else len(loaded.last.before.moves)


def may_undo(loaded: LoadedGame) -> bool:
    """Whether the last press can be undone, at least back to the last card it turned up."""
    reopened = () if loaded.terms.is_ranked else (Ended.LOST,)
    if loaded.last is None or loaded.row.result not in (None, *reopened):
        return False
    return undone_to(loaded) < len(loaded.now.moves)


def feats(tx: Transaction, row: StoredGame, streak: Streaks | None = None) -> tuple[Feat, ...]:
    """What made the end of a finished game special, the most special first.

    Compares it with those of the player's games of the kind that ended before. `streak` belongs to
    a ranked attempt.
    """
    end = _end_of(tx, row)
    if end is None or row.continued is not None:
        return ()
    before = tx.ends.before(row)
    found = [*_compared(end, before)]
    day = terms_of(row).counts_on
    # Whether it is this attempt that made the streak longer than one that had ended.
    is_longest = streak and streak.earlier >= _SHORTEST and streak.current == streak.earlier + 1
    if day and is_longest and sum(one.is_played for one in tx.results.of_day(row.owner, day)) == 1:
        found.append(Feat.LONGEST_STREAK)
    return tuple(found)


def _end_of(tx: Transaction, row: StoredGame) -> Ends | None:
    """How the game itself ended; None if that hasn't been computed yet, or counts nowhere."""
    if row.match:
        return None
    won, placed, tie_breaker = row.result is Ended.WON, row.placed, row.tie_breaker
    if day := terms_of(row).counts_on:
        result = tx.results.result(row.owner, day, row.key)
        if result is None:
            return None
        won, placed, tie_breaker = result.won, result.placed, result.tie_breaker
    if placed is None:
        return None
    return Ends(1, int(won), WIN if won else placed, tie_breaker if won else None)


def _compared(end: Ends, before: Ends) -> Iterator[Feat]:
    if end.wins and not before.wins:
        yield Feat.FIRST_WIN
    elif before.unknown:
        return  # One of those may have been better.
    elif end.fewest is not None and before.fewest is not None and end.fewest < before.fewest:
        yield Feat.FEWEST
    elif before.played + 1 >= BEST_OF and before.best and (end.best or 0) > before.best:
        yield Feat.BEST_SCORE


class KeptEnds:
    """Computes the ends of a store's games that have none, in the order of their ids.

    Several processes may do so at once: they compute the same, and only one keeps it.
    """

    def __init__(self, transactions: Transactions, slicing: Slicing) -> None:
        self._transactions = transactions
        self._slicing = slicing
        self._after = 0
        """The id of the last game that was looked at."""
        self._done: datetime | None = None

    async def compute_some(self, at: datetime) -> None:
        """Computes the next ones; BUSY if the store can't be reached."""
        if self._done and abs(at - self._done) < AGAIN:
            return
        after = self._after
        some = await self._transactions.read(
            lambda tx: tx.ends.unknown(after, tuple(GAMES), AT_ONCE)
        )
        ends = [(row, *end) for row in some if (end := await self._end_of(row))]
        if ends:
            await self._transactions.write(lambda tx: [tx.ends.keep(*end) for end in ends])
        is_last = len(some) < AT_ONCE
        self._after = 0 if is_last else some[-1].id
        self._done = at if is_last else None

    async def _end_of(self, row: StoredGame) -> tuple[int, int] | None:
        try:
            now = (await self._slicing.result(replaying(row))).now
        except (IllegalMove, ValueError):
            return None
        return now.placed, now.tie_breaker
