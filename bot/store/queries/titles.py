"""What titles are given for, one query each: nothing of them is stored."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from sqlalchemy import ColumnElement, Float, and_, case, cast, extract, func, or_, select

from bot.keys import ALL_GAMES
from bot.store.queries import Queries
from bot.store.schema.dailies import dailies
from bot.store.schema.games import Ended, games
from bot.store.schema.matches import MatchKind, MatchState, matches, seats
from bot.store.schema.puzzles import IS_ANSWER, day_puzzles, puzzles
from bot.store.schema.rankings import (
    EVERYWHERE,
    PLAYED,
    WIN,
    Span,
    all_totals,
    memberships,
    results,
    span_totals,
)

FEW: Final = 200
"""Up to so many who have played on a server, their results of a day are looked up one by one; of
more, one of those who won that day is soon found."""


class Titles(Queries):
    def leaders(self, server: str, key: str, span: Span) -> frozenset[str]:
        """Those with the most points of a week or month on a server, if they have any."""
        of = span_totals.c
        board = of.server == server, of.key == key, of.kind == span.kind, of.begins == span.begins
        most = select(func.max(of.points)).where(*board).scalar_subquery()
        query = select(of.owner).where(*board, of.points == most, of.points > 0)
        return frozenset(self._connection.scalars(query))

    def answered(self, owner: str, first: date, last: date) -> int:
        """How many puzzles of some days a player has answered."""
        theirs = puzzles.c.owner == owner, puzzles.c.day.between(first, last), IS_ANSWER
        return self._connection.scalar(select(func.count()).where(*theirs)) or 0

    def fewest_tries(self, server: str, first: date, last: date, least: int) -> frozenset[str]:
        """Those of a server who took the fewest tries, on average, at the puzzles of some days.

        Only who has answered at least so many, and isn't hidden; one that no try won counts as
        FAILED.
        """
        average = cast(func.sum(puzzles.c.tries), Float) / func.count()
        answered = (
            select(puzzles.c.owner, average.label("average"))
            .where(puzzles.c.day.between(first, last), IS_ANSWER)
            .group_by(puzzles.c.owner)
            .having(func.count() >= least)
            .subquery()
        )
        hides = memberships.alias()
        is_hidden = hides.c.owner == answered.c.owner, hides.c.server == EVERYWHERE, hides.c.hidden
        ranked = (
            select(answered.c.owner, func.rank().over(order_by=answered.c.average).label("place"))
            .join(memberships, memberships.c.owner == answered.c.owner)
            .where(memberships.c.server == server, ~memberships.c.hidden, ~memberships.c.departed)
            .where(~select(hides.c.owner).where(*is_hidden).exists())
            .subquery()
        )
        return frozenset(
            self._connection.scalars(select(ranked.c.owner).where(ranked.c.place == 1))
        )

    def won_alone(self, owner: str, server: str, last: date, played: int) -> bool:
        """Whether a player has been the only winner of a daily on a server up to a day, of at least
        so many who played it there."""
        here, other = memberships.alias(), results.alias()
        theirs = other.c.day == results.c.day, other.c.key == results.c.key
        others = select(other.c.owner).where(*theirs, other.c.owner != owner)
        if self._has_few(server):
            of_server = all_totals.c.server == server, all_totals.c.key == ALL_GAMES
            others = others.where(other.c.owner == all_totals.c.owner, *of_server)
        since = here.c.owner == other.c.owner, here.c.since <= other.c.day
        others = others.where(here.c.server == server, *since).correlate(results)
        is_played = or_(other.c.finished, other.c.placed >= PLAYED)
        enough = others.where(is_played).limit(1).offset(played - 2).scalar_subquery()
        own = (
            memberships.c.owner == owner,
            memberships.c.server == server,
            memberships.c.since <= results.c.day,
        )
        query = (
            select(results.c.day)
            .join(memberships, and_(*own))
            .where(results.c.owner == owner, results.c.won, results.c.day <= last)
            .where(~others.where(other.c.won).exists(), enough.is_not(None))
        )
        return self._connection.scalar(query.limit(1)) is not None

    def _has_few(self, server: str) -> bool:
        of_server = all_totals.c.server == server, all_totals.c.key == ALL_GAMES
        more = select(all_totals.c.owner).where(*of_server).limit(1).offset(FEW)
        return self._connection.scalar(more) is None

    def days_above_par(self, owner: str, last: date) -> int:
        """On how many days, up to one, a player did better than the baseline player."""
        of_daily = dailies.c.day == results.c.day, dailies.c.key == results.c.key
        both = results.c.won, dailies.c.par == WIN
        is_better = or_(
            and_(*both, results.c.tie_breaker < dailies.c.par_tie_breaker),
            and_(results.c.won, dailies.c.par < WIN),
            and_(~results.c.won, results.c.placed > dailies.c.par),
        )
        query = select(func.count(results.c.day.distinct())).join(dailies, and_(*of_daily))
        query = query.where(results.c.owner == owner, results.c.day <= last, is_better)
        return self._connection.scalar(query) or 0

    def at_first_try(self, owner: str) -> tuple[bool, ...]:
        """Of each day with a puzzle, in order, whether a player found it at the first try."""
        own = puzzles.c.day == day_puzzles.c.day, puzzles.c.owner == owner, IS_ANSWER
        query = select(puzzles.c.tries == 1).outerjoin_from(day_puzzles, puzzles, and_(*own))
        return tuple(map(bool, self._connection.scalars(query.order_by(day_puzzles.c.day))))

    def finished_by_month(self, owner: str, key: str) -> Mapping[tuple[int, int], int]:
        """How many dailies of a game a player has finished, by year and month."""
        of = extract("year", results.c.day), extract("month", results.c.day)
        theirs = results.c.owner == owner, results.c.key == key, results.c.finished
        query = select(*of, func.count()).where(*theirs, results.c.closed_at.is_not(None))
        found = self._connection.execute(query.group_by(*of))
        return {(int(year), int(month)): count for year, month, count in found}

    def has_won(self, owner: str, key: str) -> bool:
        theirs = results.c.owner == owner, results.c.key == key, results.c.won
        query = select(results.c.day).where(*theirs, results.c.closed_at.is_not(None))
        # In the order of a player's own rows, or SQLite reads those of the game.
        return self._connection.scalar(query.order_by(results.c.day).limit(1)) is not None

    def duels(self, owner: str, server: str) -> tuple[tuple[str, bool | None], ...]:
        """A player's duels on a server that both played and that are over, in that order: with
        whom, and whether they won; None for a draw."""
        own, other = games.alias(), games.alias()
        scores = [(*score_in(game), game.c.match == matches.c.id) for game in (own, other)]
        (ours, our_ties, is_ours), (theirs, their_ties, is_theirs) = scores
        won = or_(ours > theirs, and_(ours == theirs, our_ties < their_ties))
        drawn = and_(ours == theirs, our_ties == their_ties)
        query = (
            select(other.c.owner, won, drawn)
            .select_from(seats)
            .join(matches, matches.c.id == seats.c.match)
            .join(own, and_(is_ours, own.c.owner == owner, own.c.moves != ""))
            .join(other, and_(is_theirs, other.c.owner != owner, other.c.moves != ""))
            .where(seats.c.owner == owner, matches.c.server == server)
            .where(matches.c.kind == MatchKind.DUEL, matches.c.state == MatchState.OVER)
            .order_by(matches.c.ended_at, matches.c.id)
        )
        rows = self._connection.execute(query)
        return tuple((rival, None if is_drawn else bool(won)) for rival, won, is_drawn in rows)


def score_in(game: Any) -> tuple[ColumnElement[int], ColumnElement[int]]:
    """A finished game's score and tie-breaker."""
    placed, tie_breaker = (func.coalesce(game.c[name], 0) for name in ("placed", "tie_breaker"))
    return case((game.c.result == Ended.WON, WIN), else_=placed), tie_breaker
