"""Rows as the store takes them, for tests."""

from datetime import UTC, datetime

from bot.store.schema.games import Ended, Record, StoredGame

_LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


def new_row(
    owner: str,
    key: str,
    deal: int,
    *,
    private: bool,
    at: datetime,
    lesson: int = 0,
    continuing: str | None = None,
    dealt_from: int | None = None,
) -> StoredGame:
    """A game to begin."""
    return StoredGame(
        id=0,
        owner=owner,
        key=key,
        deal=deal,
        started_at=at,
        touched_at=at,
        private=private,
        lesson=lesson,
        record=Record.of(continuing or "", ""),
        continued=None if continuing is None else len(continuing.split()),
        dealt_from=dealt_from,
    )


def played_row(
    owner: str,
    id: int,
    version: int,
    *,
    moves: str = "",
    presses: str = "",
    result: Ended | str | None = None,
    hints: int = 0,
    at: datetime = _LONG_AGO,
    end: tuple[int, int] | None = None,
) -> StoredGame:
    """A game as it is to be saved, once it has been played at this version."""
    placed, tie_breaker = end or (None, None)
    return StoredGame(
        id=id,
        owner=owner,
        key="",
        deal=0,
        started_at=_LONG_AGO,
        touched_at=at,
        record=Record.of(moves, presses),
        version=version,
        hints=hints,
        result=Ended(result) if result else None,
        placed=placed,
        tie_breaker=tie_breaker,
    )
