"""Games: beginning, saving, finding and putting them aside; matches' games, too.

A game is put aside when another of its kind is begun beside it. Its version stays, so that its
boards go on working as they are.
"""

import sqlite3
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.store.engines.prepared import Prepared
from bot.store.errors import GameInTheWay, StoreBusy
from bot.store.queries import Queries
from bot.store.queries.matches import RUNS_THEN, Matches
from bot.store.queries.results import Results
from bot.store.schema.columns import for_both
from bot.store.schema.games import (
    IS_OF_MATCH,
    IS_OPEN,
    IS_ORDINARY,
    IS_PUT_ASIDE,
    IS_TRY,
    IS_UNPLAYED,
    SAID_BY_MATCH,
    Ended,
    Saved,
    StoredGame,
    former_games,
    games,
    interactions,
)
from bot.store.schema.matches import WAYS, MatchState, OfMatch, hands, matches
from bot.store.schema.puzzles import puzzles
from bot.store.schema.rankings import Result

_GREATEST: Final = 2**63 - 1
_RECORD: Final = ("moves", "presses", "buttons")
_ALL: Final = [
    one.name for one in games.c if one.name not in ("id", "match", "number", "puzzle", *_RECORD)
]
_KEPT: Final = ("result", "hints", "touched_at", "continued", "placed", "tie_breaker", "line")
_CONSIDERED: Final = 24
"""How many of a player's newest games of a kind are read: more than can be open at once, and each
began with no more than those before it had left."""
GAMES: Final = (
    select(
        games,
        *(matches.c[name].label(f"match_{name}") for name in SAID_BY_MATCH),
        puzzles.c.day.label("puzzle_day"),
    )
    .outerjoin(matches, matches.c.id == games.c.match)
    .outerjoin(puzzles, puzzles.c.id == games.c.puzzle)
)
"""All games, with what their matches and puzzles say of them."""
_NOTED: Final = Prepared(for_both(interactions, lambda insert: insert.on_conflict_do_nothing()))


def first_seen(connection: Connection, interaction: int, game: int, at: datetime) -> bool:
    """Whether the interaction is new; if so, notes that it changed the game."""
    noted = {"id": interaction, "game": game, "at": at}
    return _NOTED.changed(connection, noted) > 0


class Games(Queries):
    def game(self, id: int) -> StoredGame | None:
        """The game with an id, which may be any number, or with the one that it had before 1.0."""
        by = {"game": _bounded(id)}
        row = _GAME.first(self._connection, by) or _FORMER.first(self._connection, by)
        return StoredGame.of(row) if row else None

    def open_game(self, owner: str, key: str) -> StoredGame | None:
        """The owner's one open game of the kind, not counting ranked attempts."""
        return self._found(_OPEN, {"player": owner, "kind": key})

    def last(self, owner: str, key: str | None = None) -> StoredGame | None:
        """The owner's last touched open game, or their last touched game if none is open.

        Includes ranked attempts, games put aside and, as long as they can be played, those of
        matches, but no try at a puzzle; of any kind if no key is given.
        """
        return self._latest("open", owner, key) or self._latest("any", owner, key)

    def open_of(self, owner: str) -> tuple[StoredGame, ...]:
        """All of the owner's games that `last` may find open, the last touched first."""
        rows = self._connection.execute(_OPEN_OF, {"player": owner}).mappings()
        return tuple(map(StoredGame.of, rows))

    def latest(self, owner: str) -> StoredGame | None:
        """The owner's last touched game of no match, open or not; no try at a puzzle."""
        return self._latest("any", owner)

    def last_ended(self, owner: str, key: str | None = None) -> StoredGame | None:
        """The owner's last touched game that has ended after at least one move.

        Of any kind if no key is given; a ranked attempt, too, and a game of a match once that is
        over for everybody.
        """
        return self._latest("ended", owner, key)

    def has_played(self, owner: str, key: str, deal: int) -> bool:
        """Whether a player has made a move with a deal, in whatever game, at a table as well."""
        of_deal = games.c.key == key, games.c.deal == deal
        own = select(games.c.id).where(*of_deal, games.c.owner == owner, games.c.moves != "")
        shared = select(games.c.id).join(hands).where(*of_deal, hands.c.owner == owner)
        found = (self._connection.scalar(query.limit(1)) for query in (own, shared))
        return any(game is not None for game in found)

    def touch(self, game: int, at: datetime) -> None:
        """Make an open game the owner's last touched one, changing nothing else."""
        self._connection.execute(_TOUCHED, {"game": _bounded(game), "touched_at": at})

    def start(self, interaction: int, new: StoredGame) -> StoredGame | None:
        """A new game as it is stored, or the one that this interaction has already begun.

        Gives None, changing nothing, if the owner has another game of the kind open.
        """
        with self._connection.begin_nested() as all_of_it:
            game = insert_game(self._connection, new)
            if game and first_seen(self._connection, interaction, game.id, new.touched_at):
                return game
            all_of_it.rollback()
        return self.begun_by(interaction)

    def begun_by(self, interaction: int) -> StoredGame | None:
        """The game that an interaction has begun or changed; None if there is none."""
        return self._found(_BEGUN_BY, {"interaction": interaction})

    def save(self, interaction: int, game: StoredGame, attempt: Result | None = None) -> Saved:
        """Save a game as changed by an interaction of its owner, if it is still at its version.

        `attempt` is the result of a daily's attempt so far. Raises GameInTheWay.

        A match's game is saved before the match's deadline only, and the match runs until this
        transaction ends. A duel that nobody plays any more ends with it, and a cup says how many
        have finished.
        """
        noted = {"put_aside": None, "interaction": interaction}
        values = _stands(game) | _of(game, *_KEPT) | game.record.columns | noted
        saving, changes = _SAVED, False
        if game.match:
            changes = game.result is not None or WAYS[game.match.kind].is_shared
            saving = _SAVED_IN_MATCH[changes]
            values |= {"match_id": game.match.match, "pressed_at": game.touched_at}
        try:
            written = saving.changed(self._connection, values)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise GameInTheWay from error
        if not written:
            seen = self._connection.scalar(_SEEN, {"interaction": interaction})
            return Saved.STALE if seen is None else Saved.AGAIN
        if not first_seen(self._connection, interaction, game.id, game.touched_at):
            raise StoreBusy  # Another process is answering it right now.
        if game.match and changes:
            self._show_end(game.match, game.touched_at)
        if attempt:
            kept = Results(self._connection).keep(attempt)
            assert kept, "a result is closed with its game"
        return Saved.SAVED

    def forget_interactions(self, before: datetime) -> int:
        """Forget the interactions seen before a moment; how many there were.

        If one of them arrives again, it counts as new.
        """
        gone = delete(interactions).where(interactions.c.at < before)
        return self._connection.execute(gone).rowcount

    def forget_unplayed(self, before: datetime, limit: int) -> int:
        """Delete ordinary games given up without a move before a moment, the oldest first.

        Gives how many were deleted, at most `limit`.
        """
        some = delete(games).where(games.c.id.in_(UNPLAYED))
        return self._connection.execute(some, {"before": before, "most": limit}).rowcount

    def _show_end(self, of: OfMatch, at: datetime) -> None:
        """Have a match show that somebody has finished one of its games."""
        if WAYS[of.kind].ends_when_finished:
            Matches(self._connection).end_if_all_have_finished(of.match, at)
        elif not WAYS[of.kind].is_shared:
            Matches(self._connection).change(of.match, MatchState.RUNNING)

    def _latest(self, which: str, owner: str, key: str | None = None) -> StoredGame | None:
        if key is None:
            return self._found(_LATEST[which], {"player": owner})
        return self._found(_LATEST_OF_KIND[which], {"player": owner, "kind": key})

    def _found(self, query: Executable, values: dict[str, Any]) -> StoredGame | None:
        row = self._connection.execute(query, values).first()
        return StoredGame.of(row._mapping) if row else None


def insert_game(connection: Connection, new: StoredGame) -> StoredGame | None:
    """A new game as it is stored; None if it conflicts with an existing one."""
    row = connection.execute(BEGUN[connection.dialect.name], columns_of(new)).first()
    return StoredGame.of(row._mapping) if row else None


def columns_of(new: StoredGame) -> dict[str, Any]:
    """The columns of a new game, but for those of its match and its puzzle."""
    return _of(new, *_ALL) | new.record.columns


def _of(game: StoredGame, *names: str) -> dict[str, Any]:
    """Some columns of a game."""
    return {name: getattr(game, name) for name in names}


def _stands(game: StoredGame) -> dict[str, Any]:
    """The parameters that find a game at its version."""
    return {"player": game.owner, "game": _bounded(game.id), "at": _bounded(game.version)}


def _bounded(number: int) -> int:
    """Any number, or −1, which nothing uses, if it doesn't fit the database's 64 bits."""
    return number if 0 <= number <= _GREATEST else -1


# Of those touched at once, the one that isn't put aside comes first, and those of matches last.
_LAST_FIRST: Final = games.c.touched_at.desc(), IS_PUT_ASIDE, IS_OF_MATCH, games.c.id.desc()
# Nobody is told of a game that was put aside after it was only looked at.
_IS_PLAYABLE: Final = and_(
    games.c.result.is_(None),
    ~IS_TRY,
    or_(~IS_PUT_ASIDE, games.c.presses != ""),
    or_(~IS_OF_MATCH, matches.c.state == MatchState.RUNNING),
)


def _latest(theirs: ColumnElement[bool]) -> dict[str, Executable]:
    """Queries for the last touched of some games: the last open, the last ended, the last."""
    latest = GAMES.where(theirs).order_by(*_LAST_FIRST).limit(1)
    has_ended = games.c.result.is_not(None), games.c.moves != ""
    is_over = or_(~IS_OF_MATCH, matches.c.state == MatchState.OVER)
    return {
        "open": latest.where(_IS_PLAYABLE),
        "ended": latest.where(*has_ended, is_over, ~IS_TRY),
        "any": latest.where(~IS_OF_MATCH, ~IS_TRY),
    }


def _changed(*stands: ColumnElement[bool]) -> Update:
    """An update of a player's game from this version to the next."""
    is_it = games.c.id == bindparam("game"), games.c.owner == bindparam("player")
    at_version = games.c.version == bindparam("at")
    return update(games).where(*is_it, at_version, *stands).values(version=games.c.version + 1)


# Built once, because building a statement takes as long as executing it.
_OF_PLAYER: Final = games.c.owner == bindparam("player")
_OF_KIND: Final = and_(_OF_PLAYER, games.c.key == bindparam("kind"))
_GAME: Final = Prepared(GAMES.where(games.c.id == bindparam("game")))
_FORMER: Final = Prepared(
    GAMES.join(former_games, former_games.c.id == games.c.id).where(
        former_games.c.former == bindparam("game")
    )
)
_OPEN: Final = select(games).where(_OF_KIND, IS_OPEN, IS_ORDINARY)
_LATEST: Final = _latest(_OF_PLAYER)
_LATEST_OF_KIND: Final = _latest(_OF_KIND)
_TOUCHED: Final = update(games).where(games.c.id == bindparam("game"), IS_OPEN)
_SEEN: Final = select(interactions.c.id).where(interactions.c.id == bindparam("interaction"))
_BEGUN_BY: Final = GAMES.join(interactions, interactions.c.game == games.c.id).where(
    interactions.c.id == bindparam("interaction")
)
UNPLAYED: Final = (
    select(games.c.id)
    .where(IS_UNPLAYED, games.c.touched_at < bindparam("before"))
    .order_by(games.c.touched_at)
    .limit(bindparam("most"))
)
"""Games given up without a move before a moment, the oldest first."""
_SAVED: Final = Prepared(_changed(~_SEEN.exists()))


def _saved_in_match(*, changes: bool) -> Prepared:
    """Saves a game while its match runs, as the first change or the only one of a transaction.

    Of those on PostgreSQL that change the match as well, only one saves at a time: otherwise each
    would wait for the others to let go of it. The match is locked before its games, as by whoever
    ends it.
    """
    runs = select(matches.c.id).where(RUNS_THEN).with_for_update(read=not changes)
    return Prepared(_changed(runs.exists(), ~_SEEN.exists()))


_SAVED_IN_MATCH: Final = {one: _saved_in_match(changes=one) for one in (False, True)}
_OPEN_OF: Final = GAMES.where(_OF_PLAYER, _IS_PLAYABLE).order_by(*_LAST_FIRST)
BEGUN: Final = for_both(games, lambda insert: insert.on_conflict_do_nothing().returning(games))
_IS_IT: Final = games.c.id == bindparam("game")
_THEIRS: Final = (
    select(games)
    .where(_OF_PLAYER, games.c.result.is_(None), IS_PUT_ASIDE)
    .order_by(games.c.touched_at.desc(), games.c.id.desc())
)
_PLAYED: Final = _THEIRS.where(games.c.presses != "")
_LOOKED_AT: Final = _THEIRS.where(games.c.presses == "")
_PUT: Final = (
    update(games)
    .where(_IS_IT, _OF_PLAYER, games.c.version == bindparam("at"))
    .where(IS_OPEN, IS_ORDINARY)
    .values(put_aside=games.c.touched_at)
)
_TAKEN_UP: Final = update(games).where(_IS_IT, _OF_PLAYER, IS_PUT_ASIDE).values(put_aside=None)
_GIVEN_UP_ASIDE: Final = (
    update(games)
    .where(_IS_IT, _OF_PLAYER, IS_PUT_ASIDE, games.c.version == bindparam("at"))
    .values(result=Ended.GIVEN_UP, put_aside=None, version=games.c.version + 1)
)
_FORGOTTEN: Final = delete(games).where(
    _IS_IT, _OF_PLAYER, IS_PUT_ASIDE, games.c.version == bindparam("at")
)


class PutAside(Queries):
    def of(self, owner: str) -> tuple[StoredGame, ...]:
        """The owner's games that are put aside, the last touched first; see `looked_at`."""
        return self._found(_PLAYED, owner)

    def looked_at(self, owner: str) -> tuple[StoredGame, ...]:
        """The same games, but those without a press that played: nobody is told of them."""
        return self._found(_LOOKED_AT, owner)

    def put(self, game: StoredGame) -> bool:
        """Put an open game aside if it is still at this version; whether it was."""
        stands = {"player": game.owner, "game": game.id, "at": game.version}
        return self._connection.execute(_PUT, stands).rowcount > 0

    def take_up(self, game: StoredGame, at: datetime) -> bool:
        """Make a game the open one of its kind again; whether it still was put aside.

        Raises GameInTheWay if another is open.
        """
        stands = {"player": game.owner, "game": game.id, "touched_at": at}
        try:
            return self._connection.execute(_TAKEN_UP, stands).rowcount > 0
        except IntegrityError as error:
            raise GameInTheWay from error

    def give_up(self, game: StoredGame, at: datetime) -> bool:
        """Give a game up for good; whether it still was put aside at this version."""
        stands = {"player": game.owner, "game": game.id, "at": game.version, "touched_at": at}
        return self._connection.execute(_GIVEN_UP_ASIDE, stands).rowcount > 0

    def forget(self, game: StoredGame) -> bool:
        """Delete a game; whether it still was put aside at this version."""
        stands = {"player": game.owner, "game": game.id, "at": game.version}
        return self._connection.execute(_FORGOTTEN, stands).rowcount > 0

    def _found(self, query: Select[Any], owner: str) -> tuple[StoredGame, ...]:
        rows = self._connection.execute(query, {"player": owner}).mappings()
        return tuple(map(StoredGame.of, rows))


_NEWEST: Final = (
    select(games.c.lesson, games.c.presses)
    .where(_OF_KIND, ~IS_OF_MATCH, ~IS_TRY)
    .order_by(games.c.id.desc())
    .limit(_CONSIDERED)
)
_ENDED: Final = (
    update(games)
    .where(_OF_KIND, games.c.lesson > 0, games.c.result.is_(None))
    .values(lesson=0, version=games.c.version + 1)
)


class Lessons(Queries):
    def left(self, owner: str, key: str) -> int | None:
        """For how many more presses the player is taught a kind of game; None if it is new."""
        found = self._connection.execute(_NEWEST, {"player": owner, "kind": key}).all()
        if not found:
            return None
        left: int = min(lesson - len(presses.split()) for lesson, presses in found)
        return max(0, left)

    def end(self, owner: str, key: str) -> bool:
        """End the lesson in the player's open games of a kind; whether any still had it.

        Those get a new version, so no process goes on with the game as it was.
        """
        return self._connection.execute(_ENDED, {"player": owner, "kind": key}).rowcount > 0
