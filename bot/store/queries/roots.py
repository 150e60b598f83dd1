"""Roots: digests of what a match or a day's game came to, made once, when it is over.

docs/together.md says what is hashed, and docs/verify.py hashes the same.
"""

import hmac
import json
from collections.abc import Iterable
from datetime import date
from hashlib import sha256
from typing import Any, Final, TypeAlias

from sqlalchemy import BigInteger, ColumnElement, func, literal, select

from bot.store.queries import Queries
from bot.store.schema.columns import insert_by
from bot.store.schema.dailies import Daily, dailies
from bot.store.schema.games import Ended, games
from bot.store.schema.matches import MatchKind, match_deals, matches, scoring, seats
from bot.store.schema.rankings import WIN, results
from bot.store.schema.roots import Root, roots

Told: TypeAlias = dict[str, Any]
"""What is hashed, as JSON."""

RESULT: Final = "deal", "score", "tie_breaker"
"""What of a record decides the ranking of a match."""
_FORM: Final = "divan/root/1"
_NEVER: Final = 2**63 - 1
"""Comes after the ids of all games."""
_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def salt_of(secret: str, name: str) -> str:
    """The salt of a match's seat or of a day's game: 32 hex digits.

    It tells no other one, as long as nobody knows the secret that they come from.
    """
    return hmac.digest(secret.encode(), name.encode(), "sha256")[:16].hex()


def ranking_salt(secret: str, number: int = 1) -> str:
    """The salt of all that decides a ranking besides the records, in the root of a number."""
    return salt_of(secret, f"ranking:{number}")


def leaf(salt: str, told: Told) -> str:
    """The digest of somebody's records."""
    return _digest("records", salt, _CANONICAL.encode(told))


def rest_of(salt: str, told: Told) -> str:
    """The digest of all that decides a ranking besides the records."""
    return _digest("ranking", salt, _CANONICAL.encode(told))


def root_of(rest: str, leaves: Iterable[str]) -> str:
    """The digest of them all; the records' are in order of their digits."""
    return _digest("root", rest, *leaves)


def _digest(*parts: str) -> str:
    return sha256(":".join((_FORM, *parts)).encode("ascii")).hexdigest()


class Roots(Queries):
    def of_match(self, id: int) -> tuple[Root, ...]:
        """The roots of a match, the first one first; none before its end, or if a version before
        1.1 dealt it."""
        return self._found(roots.c.match == id)

    def of_day(self, day: date, key: str, *, leaves: bool = True) -> Root | None:
        """The root of a day's game; None before its end, and without a salt.

        Without `leaves`, which are as many as attempts, it has none.
        """
        found = self._found(roots.c.day == day, roots.c.key == key, leaves=leaves)
        return found[0] if found else None

    def numbers(self, match: int) -> dict[str, int]:
        """The number of each player's seat in a match, from 1 in the order in which they were
        taken.

        Of those who took them at once, who began to play first: unlike their names, that stays
        when data is deleted.
        """
        first = select(func.min(games.c.id)).where(
            games.c.match == seats.c.match, games.c.owner == seats.c.owner
        )
        begun = func.coalesce(first.scalar_subquery(), literal(_NEVER, BigInteger))
        query = select(seats.c.owner).where(seats.c.match == match)
        owners = self._connection.scalars(query.order_by(seats.c.joined_at, begun, seats.c.owner))
        return {owner: number for number, owner in enumerate(owners, 1)}

    def keep_of_match(self, id: int, at: date | None = None) -> None:
        """Make the root of a match that is over, or another one since somebody was judged on a day,
        if that changed who counts.

        Nobody else can change the match until this transaction ends.
        """
        match = self._connection.execute(select(matches).where(matches.c.id == id)).one()
        query = select(match_deals).where(match_deals.c.match == id)
        deals = self._connection.execute(query.order_by(match_deals.c.number)).all()
        if not deals or deals[0].salt is None:
            return
        secret, of, kind = deals[0].salt, f"match:{id}", MatchKind(match.kind)
        before, boards = self.of_match(id), self._boards(id)
        void = tuple(sorted(self._void(id) & boards.keys()))
        if at and before and before[-1].void == void:
            return
        at = at or match.ended_at.date()
        made = (
            leaf(salt_of(secret, str(seat)), {"of": of, "seat": seat, "records": records})
            for seat, records in boards.items()
        )
        leaves, number = before[0].leaves if before else tuple(sorted(made)), len(before) + 1
        told = {
            "of": of,
            "at": at.isoformat(),
            "game": match.key,
            "kind": match.format or kind.value,
            "scoring": scoring(kind, adds_scores=match.adds_scores),
            "seals": [deal.seal for deal in deals],
            "par": [[deal.par, deal.par_tie_breaker] for deal in deals],
            "void": void,
            "results": {
                str(seat): [[one[name] for name in RESULT] for one in records]
                for seat, records in boards.items()
                if seat not in void
            },
        }
        rest = rest_of(ranking_salt(secret, number), told)
        self._keep(Root(at, root_of(rest, leaves), rest, leaves, void), number, match=id)

    def keep_of_day(self, daily: Daily, made: Root) -> None:
        """Keep the root of a day's game, unless it has one."""
        self._keep(made, 1, day=daily.day, key=daily.key)

    def lacking(self, until: date) -> tuple[Daily, ...]:
        """The dailies up to a day that should have a root, and whose results are all closed."""
        last = select(func.max(roots.c.day)).scalar_subquery()
        made = select(roots.c.id).where(roots.c.day == dailies.c.day, roots.c.key == dailies.c.key)
        is_open = select(results.c.owner).where(
            results.c.day == dailies.c.day,
            results.c.key == dailies.c.key,
            results.c.closed_at.is_(None),
        )
        query = select(dailies).where(
            dailies.c.day <= until,
            dailies.c.day >= func.coalesce(last, date.min),
            dailies.c.salt.is_not(None),
            ~made.exists(),
            ~is_open.exists(),
        )
        rows = self._connection.execute(query.order_by(dailies.c.day, dailies.c.key)).mappings()
        return tuple(Daily(**row) for row in rows)

    def _boards(self, match: int) -> dict[int, list[Told]]:
        """What was played on each seat, if anything was; of a table, whose board is everybody's,
        as that of seat 0."""
        query = select(games).where(games.c.match == match, games.c.moves != "")
        by_owner = dict[str, list[Told]]()
        for row in self._connection.execute(query.order_by(games.c.number)):
            score = WIN if row.result == Ended.WON else row.placed or 0
            told = {"deal": row.number, "score": score, "tie_breaker": row.tie_breaker or 0}
            by_owner.setdefault(row.owner, []).append({**told, "moves": row.moves})
        numbers = self.numbers(match)
        return {numbers.get(owner, 0): boards for owner, boards in by_owner.items()}

    def _void(self, match: int) -> frozenset[int]:
        """The seats that don't count."""
        numbers = self.numbers(match)
        query = select(seats.c.owner).where(seats.c.match == match, seats.c.voided != "")
        return frozenset(numbers[owner] for owner in self._connection.scalars(query))

    def _keep(self, made: Root, number: int, **of: Any) -> None:
        par = made.par or (None, None)
        values = {
            **of,
            "number": number,
            "at": made.at,
            "root": made.root,
            "rest": made.rest,
            "leaves": " ".join(made.leaves),
            "void": " ".join(map(str, made.void)),
            "par": par[0],
            "par_tie_breaker": par[1],
        }
        insert = insert_by(self._connection, roots).values(values).on_conflict_do_nothing()
        self._connection.execute(insert)

    def _found(self, *where: ColumnElement[bool], leaves: bool = True) -> tuple[Root, ...]:
        some = [one for one in roots.c if one is not roots.c.leaves]
        told = roots.c.leaves if leaves else literal("").label("leaves")
        query = select(*some, told).where(*where).order_by(roots.c.number)
        return tuple(
            Root(
                at=row.at,
                root=row.root,
                rest=row.rest,
                leaves=(*row.leaves.split(),),
                void=(*map(int, row.void.split()),),
                par=None if row.par is None else (row.par, row.par_tie_breaker),
            )
            for row in self._connection.execute(query)
        )
