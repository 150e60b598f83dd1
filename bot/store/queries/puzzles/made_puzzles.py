"""Puzzles that players made of their games: posted once, and shown to others."""

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    update,
)

from bot.store.schema.claims import give_back, interrupted_claim, may_be_claimed
from bot.store.schema.inserts import insert_by
from bot.store.schema.rows.puzzles import Found, MadePuzzle, StoredPuzzle
from bot.store.schema.rows.together import FIRST_MATCH_GAME
from bot.store.schema.tables import games, match_games
from bot.store.schema.tables.puzzles import made_puzzles, puzzles_of_others

_WHICH: Final = tuple(made_puzzles.c[name] for name in ("key", "deal", "level"))
_SHOWN: Final = select(puzzles_of_others, *_WHICH).join(made_puzzles)


class MadePuzzles:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

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
        table = match_games if game >= FIRST_MATCH_GAME else games
        query = select(table.c.id).where(table.c.id == game, table.c.owner == owner)
        return self._connection.scalar(query.with_for_update(read=True)) is not None

    def claim(self, puzzle: MadePuzzle) -> MadePuzzle | None:
        """Claim the posting of a puzzle, with an id that the database gives it.

        None if that of its game was posted, or is about to be, see `may_be_claimed`. One that was
        claimed before stays as it is: somebody may be solving it.
        """
        values = {name: value for name, value in asdict(puzzle).items() if name != "id"}
        claim = insert_by(self._connection, made_puzzles).values(values)
        claim = claim.on_conflict_do_update(
            index_elements=["game"],
            set_={name: values[name] for name in ("channel", "interaction", "claimed_at")},
            where=may_be_claimed(made_puzzles, puzzle.interaction, puzzle.claimed_at),
        )
        row = self._connection.execute(claim.returning(made_puzzles)).mappings().first()
        return MadePuzzle(**row) if row else None

    def interrupted(self, game: int, interaction: int) -> int | None:
        """See `interrupted_claim`."""
        is_it = made_puzzles.c.game == game
        return interrupted_claim(self._connection, made_puzzles, is_it, interaction)

    def settle(self, puzzle: MadePuzzle, message: str) -> None:
        """Note which message a puzzle was posted as."""
        noted = update(made_puzzles).where(made_puzzles.c.id == puzzle.id).values(message=message)
        self._connection.execute(noted)

    def release(self, puzzle: MadePuzzle, earlier: int | None) -> None:
        """Forget a puzzle that couldn't be posted, unless an earlier interaction may have posted
        it, see `give_back`: somebody may be solving it."""
        if earlier:
            give_back(self._connection, made_puzzles, made_puzzles.c.id == puzzle.id, earlier)
            return
        unposted = made_puzzles.c.id == puzzle.id, made_puzzles.c.message.is_(None)
        self._connection.execute(delete(made_puzzles).where(*unposted))

    def forget_orphans(self) -> None:
        """Forget those of games that aren't their makers' any more.

        A version before 0.19 that deletes a player's data doesn't know their puzzles.
        """
        theirs = (
            exists().where(table.c.id == made_puzzles.c.game, table.c.owner == made_puzzles.c.owner)
            for table in (games, match_games)
        )
        self._connection.execute(delete(made_puzzles).where(~or_(*theirs)))

    def begin(self, puzzle: StoredPuzzle) -> StoredPuzzle | None:
        """Show a player the puzzle that another one made; None if they were shown it before."""
        names = puzzles_of_others.c.keys()
        values = {name: value for name, value in asdict(puzzle).items() if name in names}
        del values["id"]
        insert = insert_by(self._connection, puzzles_of_others).values(values)
        new = insert.on_conflict_do_nothing().returning(puzzles_of_others.c.id)
        id_ = self._connection.scalar(new)
        return None if id_ is None else self.shown(puzzles_of_others.c.id == id_)

    def begun(self, owner: str, made: int) -> StoredPuzzle | None:
        """What a player has made of another's puzzle; None before they were shown it."""
        theirs = puzzles_of_others.c.made == made, puzzles_of_others.c.owner == owner
        return self.shown(and_(*theirs))

    def shown(self, which: ColumnElement[bool]) -> StoredPuzzle | None:
        """The puzzle of `puzzles_of_others` for which a condition holds."""
        row = self._connection.execute(_SHOWN.where(which)).mappings().first()
        return StoredPuzzle(**row) if row else None

    def found(self, made: int) -> Found:
        """How many have answered a puzzle."""
        answered = puzzles_of_others.c.made == made, puzzles_of_others.c.answered_at.is_not(None)
        count = select(func.count().filter(puzzles_of_others.c.clean), func.count())
        return Found(*self._connection.execute(count.where(*answered)).one())

    def _made(self, query: Select[Any]) -> MadePuzzle | None:
        row = self._connection.execute(query).mappings().first()
        return MadePuzzle(**row) if row else None
