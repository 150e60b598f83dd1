"""The games of matches: begun once a seat and deal, saved as long as their match runs.

At a table all play one game; hands say who played what in it, in order.
"""

from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    case,
    delete,
    func,
    select,
    update,
)

from bot.store.engines.prepared import Prepared
from bot.store.errors import StoreBusy
from bot.store.queries import Queries
from bot.store.queries.matches import Matches
from bot.store.schema.columns import for_both, insert_by
from bot.store.schema.games import Ended, Record, Saved, StoredGame
from bot.store.schema.matches import (
    TABLE,
    Hand,
    MatchKind,
    MatchState,
    OfMatch,
    hands,
    match_games,
    match_interactions,
    matches,
    seats,
)

_MATCH: Final = ("kind", "closes_at", "ended_at")
_KEPT: Final = ("result", "touched_at", "placed", "tie_breaker")
_WITH_MATCH: Final = select(
    match_games, *(matches.c[name].label(f"match_{name}") for name in _MATCH)
).join(matches, matches.c.id == match_games.c.match)
_IS_PLAYED: Final = and_(match_games.c.result.is_(None), matches.c.state == MatchState.RUNNING)
_IS_OVER: Final = and_(match_games.c.moves != "", matches.c.state == MatchState.OVER)


class MatchGames(Queries):
    def game(self, id: int) -> StoredGame | None:
        """The game with an id, with what its match says of it."""
        row = _GAME.first(self._connection, {"number": id})
        return _game(row) if row else None

    def of_match(self, match: int) -> tuple[StoredGame, ...]:
        """All games of a match, in the order in which they were begun."""
        query = _WITH_MATCH.where(match_games.c.match == match).order_by(match_games.c.id)
        return tuple(map(_game, self._connection.execute(query).mappings()))

    def of_matches(self, matches: Iterable[int]) -> tuple[StoredGame, ...]:
        """All games of some matches, those of each together."""
        query = _WITH_MATCH.where(match_games.c.match.in_([*matches]))
        rows = self._connection.execute(query.order_by(match_games.c.match, match_games.c.id))
        return tuple(map(_game, rows.mappings()))

    def of_seat(self, match: int, number: int, owner: str) -> StoredGame | None:
        """A player's game of one of a match's deals; None if they haven't begun it."""
        query = _WITH_MATCH.where(
            match_games.c.match == match,
            match_games.c.number == number,
            match_games.c.owner == owner,
        )
        row = self._connection.execute(query).mappings().first()
        return _game(row) if row else None

    def finished(self, match: int) -> dict[int, int]:
        """How many have finished each of a match's deals, by their numbers."""
        done = match_games.c.match == match, match_games.c.result.is_not(None)
        query = select(match_games.c.number, func.count().label("players")).where(*done)
        rows = self._connection.execute(query.group_by(match_games.c.number))
        return {row.number: row.players for row in rows}

    def results(self, match: int) -> dict[tuple[str, int], tuple[Ended | None, int, int]]:
        """What each player made of each deal so far, if they made a move.

        By owner and number: how it ended, the cards home and the tie-breaker.
        """
        columns = ("owner", "number", "result", "placed", "tie_breaker")
        query = select(*(match_games.c[name] for name in columns))
        query = query.where(match_games.c.match == match, match_games.c.moves != "")
        return {
            (owner, number): (result and Ended(result), placed, tie_breaker)
            for owner, number, result, placed, tie_breaker in self._connection.execute(query)
        }

    def forget_interactions(self, before: datetime) -> None:
        """Forget the interactions seen before a moment."""
        gone = delete(match_interactions).where(match_interactions.c.at < before)
        self._connection.execute(gone)

    def last_open(self, owner: str, key: str | None = None) -> StoredGame | None:
        """A player's last touched game of a running match, of the kind if a key is given."""
        found = self._latest(owner, _IS_PLAYED, key, limit=1)
        return found[0] if found else None

    def open_of(self, owner: str, limit: int) -> tuple[StoredGame, ...]:
        """A player's games of running matches that haven't ended, the last touched first."""
        return self._latest(owner, _IS_PLAYED, None, limit)

    def last_ended(self, owner: str, key: str | None = None) -> StoredGame | None:
        """A player's last touched game with a move of a match that is over, for everybody in it.

        Of the kind if a key is given.
        """
        found = self._latest(owner, _IS_OVER, key, limit=1)
        return found[0] if found else None

    def _latest(
        self, owner: str, is_so: ColumnElement[bool], key: str | None, limit: int
    ) -> tuple[StoredGame, ...]:
        """A player's last touched games, the last one first."""
        theirs = [match_games.c.owner == owner, is_so]
        if key is not None:
            theirs.append(match_games.c.key == key)
        query = _WITH_MATCH.where(*theirs)
        query = query.order_by(match_games.c.touched_at.desc(), match_games.c.id.desc())
        return tuple(map(_game, self._connection.execute(query.limit(limit)).mappings()))

    def has_played(self, owner: str, key: str, deal: int) -> bool:
        """Whether a player has made a move with a deal in a match, at a table as well."""
        is_it = match_games.c.key == key, match_games.c.deal == deal
        own = select(match_games.c.id).where(*is_it, match_games.c.owner == owner)
        shared = select(hands.c.game).join(match_games, match_games.c.id == hands.c.game)
        for query in (
            own.where(match_games.c.moves != ""),
            shared.where(*is_it, hands.c.owner == owner),
        ):
            if self._connection.scalar(query.limit(1)) is not None:
                return True
        return False

    def touch(self, game: int, at: datetime) -> None:
        """Note that its player has opened an open game again, changing nothing else."""
        is_it = match_games.c.id == game, match_games.c.result.is_(None)
        self._connection.execute(update(match_games).where(*is_it).values(touched_at=at))

    def following(self, after: int, most: int) -> tuple[StoredGame, ...]:
        """The games with the next ids, anybody's."""
        query = _WITH_MATCH.where(match_games.c.id > after).order_by(match_games.c.id).limit(most)
        return tuple(map(_game, self._connection.execute(query).mappings()))

    def secret_of(self, owner: str) -> frozenset[int]:
        """The ids of a player's games in matches that aren't over."""
        query = select(match_games.c.id).join(matches, matches.c.id == match_games.c.match)
        is_open = matches.c.state != MatchState.OVER, match_games.c.owner == owner
        return frozenset(self._connection.scalars(query.where(*is_open)))

    def start(self, match: int, number: int, owner: str, at: datetime) -> StoredGame | None:
        """A player's game of one of a match's deals, which begins unless it has.

        None if the match has no such deal, isn't running at that moment, or has no seat for them.
        """
        begun = self.of_seat(match, number, owner)
        key = None if begun else self._playable(match, owner, at)
        deals = Matches(self._connection).deals(match) if key else ()
        found = next((deal for deal in deals if deal.number == number), None)
        if found is None:
            return begun
        values = {
            "match": match,
            "number": number,
            "owner": owner,
            "key": key,
            "deal": found.deal,
            "version": 0,
            "started_at": at,
            "touched_at": at,
            "placed": 0,
            "tie_breaker": 0,
        } | Record().columns
        self._connection.execute(_BEGUN[self._connection.dialect.name], values)
        return self.of_seat(match, number, owner)

    def close(self, match: int) -> None:
        """End the games of a match that are open, as their match has ended."""
        is_open = match_games.c.match == match, match_games.c.result.is_(None)
        ended = {"result": Ended.CLOSED, "version": match_games.c.version + 1}
        self._connection.execute(update(match_games).where(*is_open).values(ended))

    def _playable(self, match: int, owner: str, at: datetime) -> str | None:
        """The kind of a running match's games, if it has a seat for somebody.

        Until this transaction ends, it goes on running and they keep the seat.
        """
        query = select(matches.c.key).where(_RUNS_THEN).with_for_update(read=True)
        runs = {"match_id": match, "pressed_at": at}
        key: str | None = self._connection.scalar(query, runs)
        if key is None or owner == f"{TABLE}{match}":
            return key
        seat = select(seats.c.owner).where(seats.c.match == match, seats.c.owner == owner)
        return key if self._connection.scalar(seat) else None

    def save(self, interaction: int, game: StoredGame, owner: str) -> Saved:
        """Save a match's game as changed by an interaction, if it is still at its version.

        It must be before the match's deadline, and the match runs until this transaction ends.
        A duel that nobody plays any more ends with it, and a cup says how many have finished.
        """
        assert game.match, "it belongs to a match"
        values = {name: getattr(game, name) for name in _KEPT} | game.record.columns
        at = {"game_id": game.id, "player": owner, "at": game.version, "match_id": game.match.match}
        at |= {"interaction": interaction, "pressed_at": game.touched_at}
        may_end = game.result is not None and game.match.kind is MatchKind.DUEL
        # A table changes with each hand.
        changes = game.result is not None or game.match.kind is MatchKind.TABLE
        if not _SAVED[changes].changed(self._connection, values | at):
            seen = self._connection.scalar(_SEEN, {"interaction": interaction})
            return Saved.STALE if seen is None else Saved.AGAIN
        noted = {"id": interaction, "game": game.id, "at": game.touched_at}
        if not _NOTED.changed(self._connection, noted):
            raise StoreBusy  # Another process is answering it right now.
        if may_end:
            Matches(self._connection).end_if_all_have_finished(game.match.match, game.touched_at)
        elif changes and game.match.kind is MatchKind.CUP:
            Matches(self._connection).change(game.match.match, MatchState.RUNNING)
        return Saved.SAVED


def _game(row: Any) -> StoredGame:
    values = {**row}
    record = Record.of(values.pop("moves"), values.pop("presses"))
    result = values.pop("result")
    kind, closes_at, ended_at = (values.pop(f"match_{name}") for name in _MATCH)
    match = OfMatch(values.pop("match"), values.pop("number"), MatchKind(kind), closes_at, ended_at)
    return StoredGame(
        **values, record=record, result=result and Ended(result), match=match, private=True
    )


# Built once, because building a statement takes as long as executing it.
_GAME: Final = Prepared(_WITH_MATCH.where(match_games.c.id == bindparam("number")))
_SEEN: Final = select(match_interactions.c.id).where(
    match_interactions.c.id == bindparam("interaction")
)
_RUNS_THEN: Final = and_(
    matches.c.id == bindparam("match_id"),
    matches.c.state == MatchState.RUNNING,
    matches.c.closes_at > bindparam("pressed_at", type_=matches.c.closes_at.type),
)
_IS_IT: Final = and_(
    match_games.c.id == bindparam("game_id"),
    match_games.c.owner == bindparam("player"),
    match_games.c.version == bindparam("at"),
)


def _saving(*, changes: bool) -> Prepared:
    """Saves a game while its match runs, as the first change or the only one of a transaction.

    Of those on PostgreSQL that change the match as well, only one saves at a time: otherwise each
    would wait for the others to let go of it. The match is locked before its games, as by whoever
    ends it.
    """
    runs = select(matches.c.id).where(_RUNS_THEN).with_for_update(read=not changes)
    saved = update(match_games).where(_IS_IT, runs.exists(), ~_SEEN.exists())
    return Prepared(saved.values(version=match_games.c.version + 1))


_SAVED: Final = {changes: _saving(changes=changes) for changes in (False, True)}
_NOTED: Final = Prepared(
    for_both(match_interactions, lambda insert: insert.on_conflict_do_nothing())
)
_BEGUN: Final = for_both(match_games, lambda insert: insert.on_conflict_do_nothing())


class Hands(Queries):
    def add(self, hand: Hand) -> bool:
        """Note a hand; False if there is one with its number."""
        insert = insert_by(self._connection, hands).values(asdict(hand)).on_conflict_do_nothing()
        return self._connection.execute(insert).rowcount > 0

    def of(self, game: int) -> tuple[Hand, ...]:
        """A table's hands, the first one first."""
        query = select(hands).where(hands.c.game == game).order_by(hands.c.number)
        return tuple(Hand(**row) for row in self._connection.execute(query).mappings())

    def counted(self, server: str, people: int) -> tuple[int, int, int]:
        """How many tables a server has had at which a hand was played, how many it has won, and on
        how many days, UTC, at least so many people played a hand there."""
        of = match_games.c.id == hands.c.game
        won = case((match_games.c.result == Ended.WON, match_games.c.match)).label("won")
        there = select(match_games.c.match, won, hands.c.owner, hands.c.at).join(match_games, of)
        there = there.join(matches, matches.c.id == match_games.c.match)
        played = there.where(matches.c.server == server, hands.c.number > 0).subquery()
        tables = select(func.count(played.c.match.distinct()), func.count(played.c.won.distinct()))
        at: ColumnElement[datetime] = played.c.at
        if self._connection.dialect.name == "postgresql":
            at = func.timezone("UTC", at)
        enough = func.count(played.c.owner.distinct()) >= people
        days = select(func.date(at)).group_by(func.date(at)).having(enough).subquery()
        count = select(func.count()).select_from(days)
        all_, all_won = self._connection.execute(tables).one()
        return all_, all_won, self._connection.scalar(count) or 0

    def take_back(self, hand: Hand) -> bool:
        """Delete a table's hand; False if it is gone."""
        gone = delete(hands).where(hands.c.game == hand.game, hands.c.number == hand.number)
        return self._connection.execute(gone).rowcount > 0
