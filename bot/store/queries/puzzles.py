"""Puzzles: which ones a player was shown, and how they answered.

Those of days say how many have found them; those that players made of their games are posted once,
and shown to others.
"""

import hmac
from collections.abc import Collection, Iterable
from dataclasses import asdict, replace
from datetime import date
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Select,
    and_,
    bindparam,
    func,
    select,
    update,
)

from bot.store.engines.prepared import Prepared
from bot.store.queries import Queries
from bot.store.queries.games import BEGUN, GAMES, columns_of
from bot.store.queries.posts import Claim
from bot.store.queries.totals import lock
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import spent_attempts
from bot.store.schema.games import IS_TRY, StoredGame, games
from bot.store.schema.puzzles import (
    IS_ANSWER,
    IS_MADE,
    IS_OF_COLLECTION,
    IS_OPEN,
    DayPuzzle,
    Found,
    MadePuzzle,
    StoredPuzzle,
    Tried,
    day_puzzles,
    former_puzzles,
    made_puzzles,
    puzzles,
)
from bot.store.schema.rankings import memberships

_SHOWN: Final = Prepared(select(puzzles).where(puzzles.c.id == bindparam("shown")))
_TRY: Final = Prepared(GAMES.where(games.c.puzzle == bindparam("shown")))


class Puzzles(Queries):
    def get(self, id_: int) -> StoredPuzzle | None:
        """A puzzle that somebody was shown, wherever it is from; None if it is deleted.

        By its id, or by the one that it had before 1.0.
        """
        if row := _SHOWN.first(self._connection, {"shown": id_}):
            return StoredPuzzle(**row)
        by = select(former_puzzles.c.id).where(former_puzzles.c.former == id_)
        return self._first(puzzles.c.id == by.scalar_subquery())

    def last(
        self, owner: str, key: str | None = None, level: int | None = None
    ) -> StoredPuzzle | None:
        """The puzzle of the collection that a player was shown last, of one game and level, or of
        any."""
        which = [] if key is None else [puzzles.c.key == key]
        which += [] if level is None else [puzzles.c.level == level]
        query = select(puzzles).where(puzzles.c.owner == owner, IS_OF_COLLECTION, *which)
        row = self._connection.execute(query.order_by(puzzles.c.id.desc()).limit(1)).mappings()
        return next((StoredPuzzle(**one) for one in row), None)

    def seen(self, owner: str, key: str) -> Collection[int]:
        """The deals of all puzzles of a game that a player was ever shown.

        But for those of other players' games.
        """
        query = select(puzzles.c.deal).where(puzzles.c.owner == owner, puzzles.c.key == key)
        return frozenset(self._connection.scalars(query.where(~IS_MADE)))

    def begin(self, puzzle: StoredPuzzle) -> StoredPuzzle | None:
        """Show a player a puzzle, with an id that the database gives it.

        None if they were shown it before: another device did.
        """
        values = asdict(puzzle)
        del values["id"]
        insert = insert_by(self._connection, puzzles).values(values).on_conflict_do_nothing()
        row = self._connection.execute(insert.returning(puzzles)).mappings().first()
        return StoredPuzzle(**row) if row else None

    def begin_next(self, new: StoredPuzzle, after: int) -> StoredPuzzle:
        """Show a player another puzzle of a collection; the one that they were shown of its level
        after the puzzle with an id, if that is open: another device was faster."""
        lock(self._connection, [new.owner])
        now = self.last(new.owner, new.key, new.level)
        if now and now.id > after and now.answered_at is None:
            return now
        row = self.begin(new) or self.begun(new.owner, new)
        assert row, "a locked player's puzzle stays"
        return row

    def begun(self, owner: str, alike: StoredPuzzle) -> StoredPuzzle | None:
        """What a player has of a day's puzzle, of another player's, or of one of the collection;
        None before they were shown it."""
        if alike.made or alike.day:
            which = puzzles.c.made == alike.made if alike.made else puzzles.c.day == alike.day
            return self._first(puzzles.c.owner == owner, which)
        is_it = puzzles.c.key == alike.key, puzzles.c.deal == alike.deal
        return self._first(puzzles.c.owner == owner, *is_it, IS_OF_COLLECTION)

    def game(self, id_: int) -> StoredGame | None:
        """The current try at a puzzle; None before it is begun."""
        row = _TRY.first(self._connection, {"shown": id_})
        return StoredGame.of(row) if row else None

    def begin_try(self, new: StoredGame, id_: int) -> StoredGame:
        """The first try at a puzzle, unless it has begun; the current one."""
        values = columns_of(new) | {"puzzle": id_}
        self._connection.execute(BEGUN[self._connection.dialect.name], values)
        begun = self.game(id_)
        assert begun, "nothing else keeps it from being begun"
        return begun

    def save(self, puzzle: StoredPuzzle) -> None:
        """Save which tries were lost, and how the puzzle was answered.

        Its game is saved before, at its version: so nothing else changes it meanwhile.
        """
        changed = {name: getattr(puzzle, name) for name in ("lost", "answered_at", "tries")}
        self._connection.execute(update(puzzles).where(puzzles.c.id == puzzle.id).values(changed))

    def played(self, owner: str) -> frozenset[str]:
        """The keys of the games that a player has played, but for tries."""
        query = select(games.c.key).where(games.c.owner == owner, ~IS_TRY, games.c.moves != "")
        return frozenset(self._connection.scalars(query.distinct()))

    def share(self, id_: int) -> Claim:
        """The posting of how a puzzle was answered."""
        return Claim(self._connection, puzzles, puzzles.c.id == id_)

    def answers(self, owner: str) -> tuple[int, ...]:
        """Of each puzzle that a player has answered, the try that won, or FAILED; the first
        answered first.

        Those of other players' games don't count.
        """
        query = select(puzzles.c.tries).where(puzzles.c.owner == owner, IS_ANSWER, ~IS_MADE)
        return tuple(self._connection.scalars(query.order_by(puzzles.c.answered_at, puzzles.c.id)))

    def _first(self, *which: ColumnElement[bool]) -> StoredPuzzle | None:
        row = self._connection.execute(select(puzzles).where(*which)).mappings().first()
        return StoredPuzzle(**row) if row else None


class MadePuzzles(Queries):
    def of(self, id_: int) -> MadePuzzle | None:
        """A puzzle that somebody made; None if it is deleted."""
        return self._made(select(made_puzzles).where(made_puzzles.c.id == id_))

    def kept(self, id_: int) -> MadePuzzle | None:
        """The same, for whoever is about to be shown it: who deletes it meanwhile waits."""
        query = select(made_puzzles).where(made_puzzles.c.id == id_)
        return self._made(query.with_for_update(read=True, key_share=True))

    def of_game(self, game: int) -> MadePuzzle | None:
        """The puzzle that was made of a game."""
        return self._made(select(made_puzzles).where(made_puzzles.c.game == game))

    def may_be_made(self, game: int, owner: str) -> bool:
        """Whether a game is still somebody's own; whoever deletes it meanwhile waits."""
        query = select(games.c.id).where(games.c.id == game, games.c.owner == owner)
        return self._connection.scalar(query.with_for_update(read=True)) is not None

    def claim(self, puzzle: MadePuzzle) -> MadePuzzle | None:
        """Claim the posting of a puzzle, with an id that the database gives it.

        None if that of its game was posted, or is about to be. One that was claimed before stays as
        it is: somebody may be solving it.
        """
        values = {name: value for name, value in asdict(puzzle).items() if name != "id"}
        insert = insert_by(self._connection, made_puzzles).values(values).on_conflict_do_nothing()
        row = self._connection.execute(insert.returning(made_puzzles)).mappings().first()
        if row:
            return MadePuzzle(**row)
        share, here = self.share(puzzle.game), puzzle.channel
        is_claimed = share.claim(puzzle.interaction, puzzle.claimed_at, channel=here)
        return self.of_game(puzzle.game) if is_claimed else None

    def share(self, game: int) -> Claim:
        """The posting of a game's puzzle. One that is released is forgotten, unless an earlier
        interaction may have posted it: somebody may be solving it."""
        return Claim(self._connection, made_puzzles, made_puzzles.c.game == game)

    def found(self, made: int) -> Found:
        """How many have answered a puzzle."""
        count = select(func.count().filter(puzzles.c.tries == 1), func.count())
        query = count.where(puzzles.c.made == made, IS_ANSWER)
        return Found(*self._connection.execute(query).one())

    def _made(self, query: Select[Any]) -> MadePuzzle | None:
        row = self._connection.execute(query).mappings().first()
        return MadePuzzle(**row) if row else None


class DayPuzzles(Queries):
    def of(self, day: date) -> DayPuzzle | None:
        row = self._connection.execute(
            select(day_puzzles).where(day_puzzles.c.day == day)
        ).mappings()
        return next((DayPuzzle(**one) for one in row), None)

    def lacking(self, days: Iterable[date]) -> date | None:
        """The first of some days that has no puzzle."""
        days = [*days]
        query = select(day_puzzles.c.day).where(day_puzzles.c.day.in_(days))
        ready = frozenset(self._connection.scalars(query))
        return next((day for day in days if day not in ready), None)

    def keep(self, puzzle: DayPuzzle) -> DayPuzzle:
        """Save a day's puzzle, with its number, unless the day has one; the one it has then."""
        first = self._connection.scalar(select(func.min(day_puzzles.c.day))) or puzzle.day
        numbered = replace(puzzle, number=(puzzle.day - first).days + 1)
        insert = insert_by(self._connection, day_puzzles).values(asdict(numbered))
        self._connection.execute(insert.on_conflict_do_nothing())
        kept = self.of(puzzle.day)
        assert kept, "no day's puzzle is ever deleted"
        return kept

    def found(self, day: date, server: str) -> Found:
        """How many of a server's members have answered a day's puzzle."""
        by_tries = self.by_tries(day, server)
        return Found(by_tries.get(1, 0), sum(by_tries.values()))

    def by_tries(self, day: date, server: str) -> dict[int, int]:
        """How many of a server's members have answered a day's puzzle, by the try that won or
        FAILED."""
        query = select(puzzles.c.tries, func.count()).where(*_here(day, server), IS_ANSWER)
        rows = self._connection.execute(query.group_by(puzzles.c.tries).order_by(puzzles.c.tries))
        return {int(tries): count for tries, count in rows}

    def tried(self, day: date, server: str, most: int) -> tuple[Tried, ...]:
        """What members of a server made of a day's puzzle, at most so many, the first to begin
        it."""
        query = select(puzzles.c.owner, puzzles.c.tries, puzzles.c.lost, games.c.moves)
        query = query.outerjoin(games, games.c.puzzle == puzzles.c.id).where(*_here(day, server))
        rows = self._connection.execute(query.order_by(puzzles.c.id).limit(most))
        return tuple(Tried(*row[:3], tuple((row.moves or "").split())) for row in rows)

    def still(self, day: date, server: str, most: int) -> tuple[str, ...]:
        """Members of a server who have made a move in a day's puzzle, but haven't answered it, at
        most so many."""
        begun = games.c.puzzle == puzzles.c.id, games.c.version > 0
        query = select(puzzles.c.owner).join(games, and_(*begun)).where(*_here(day, server))
        return tuple(
            self._connection.scalars(query.where(IS_OPEN).order_by(puzzles.c.id).limit(most))
        )

    def answered_days(self, owner: str) -> tuple[date, ...]:
        """The days whose puzzles a player has answered, the last one first."""
        query = select(puzzles.c.day).where(puzzles.c.owner == owner, IS_ANSWER)
        query = query.where(puzzles.c.day.is_not(None)).order_by(puzzles.c.day.desc())
        return tuple(self._connection.scalars(query))

    def playable(self, since: date) -> tuple[date, ...]:
        """The days from one on that had a puzzle of their own: only these can break a streak."""
        query = select(day_puzzles.c.day).where(day_puzzles.c.day >= since)
        return tuple(self._connection.scalars(query.where(day_puzzles.c.is_shipped.is_(False))))

    def shown(self, owner: str, since: date) -> tuple[date, ...]:
        """The days from one on whose puzzles a player was shown."""
        theirs = puzzles.c.owner == owner, puzzles.c.day >= since
        return tuple(self._connection.scalars(select(puzzles.c.day).where(*theirs)))

    def leave_marks(self, owner: str, since: date) -> None:
        """Note whose puzzles of the days from one on a player was shown, for when they come
        back. It doesn't reveal the player: the key is no one's to see, and forgotten first."""
        for day in sorted(self.shown(owner, since)):
            lacks_key = day_puzzles.c.day == day, day_puzzles.c.nonce.is_(None)
            new = update(day_puzzles).where(*lacks_key).values(nonce=token_hex(16))
            self._connection.execute(new)
            insert = insert_by(self._connection, spent_attempts).on_conflict_do_nothing()
            self._connection.execute(insert, {"mark": self._mark(owner, day), "day": day})

    def was_shown(self, owner: str, day: date) -> bool:
        """Whether a player who deleted their data since was shown a day's puzzle before."""
        is_it = spent_attempts.c.mark == self._mark(owner, day)
        return self._connection.scalar(select(spent_attempts.c.mark).where(is_it)) is not None

    def forget_keys(self, before: date) -> None:
        """Forget the keys of the marks of days before this one, which nobody can play any more."""
        kept = day_puzzles.c.day < before, day_puzzles.c.nonce.is_not(None)
        self._connection.execute(update(day_puzzles).where(*kept).values(nonce=None))

    def _mark(self, owner: str, day: date) -> str | None:
        """None if nobody has left one."""
        query = select(day_puzzles.c.nonce).where(day_puzzles.c.day == day)
        nonce = self._connection.scalar(query)
        shown = f"puzzle\n{day.isoformat()}\n{owner}".encode()
        return hmac.digest(nonce.encode(), shown, "sha256").hex() if nonce else None


def _here(day: date, server: str) -> tuple[ColumnElement[bool], ...]:
    """Whether a puzzle is a day's, and a member's of a server, and counts."""
    members = select(memberships.c.owner).where(
        memberships.c.server == server, memberships.c.departed.is_(False)
    )
    return puzzles.c.day == day, puzzles.c.owner.in_(members), puzzles.c.counts
