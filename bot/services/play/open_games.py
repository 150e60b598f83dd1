"""A player's open games, put aside or not, to choose from."""

from dataclasses import dataclass
from typing import Final

from bot.services.core.days import GRACE, day_of
from bot.services.core.request import Request
from bot.services.core.terms import terms_of
from bot.services.play.games import standing_at
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import OfMatch
from bot.store.store import Transaction

IN_MATCHES: Final = 25
"""How many of these can be of matches: as many as Discord lists."""


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An open game, as its player can name it."""

    game: int
    key: str
    deal: int | None
    """None for a ranked attempt, and in a match."""
    number: int | None
    """How many dailies of its game there were up to its day; None for an ordinary game."""
    continued: int | None
    """How many moves it began with, if it continues another game or a line."""
    moves: int
    is_put_aside: bool
    match: OfMatch | None = None


def open_games(tx: Transaction, request: Request) -> tuple[OpenGame, ...]:
    """A player's open games, the last touched first, with those of matches."""
    days = {day_of(request.at), day_of(request.at - GRACE)}
    attempts = (row for day in days for row in tx.attempts.of(request.owner, day))
    ranked = (row for row in attempts if _is_open(row, request))
    in_matches = tx.match_games.open_of(request.owner, IN_MATCHES)
    played = (row for row in in_matches if _is_open(row, request))
    rows = (*ranked, *played, *tx.games.open_now(request.owner), *tx.put_aside.of(request.owner))
    return tuple(
        OpenGame(
            game=row.id,
            key=row.key,
            deal=None if terms_of(row).is_ranked else row.deal,
            number=tx.deals.number(row.day, row.key),
            continued=row.continued,
            moves=len(row.record),
            is_put_aside=row.put_aside is not None,
            match=row.match,
        )
        for row in sorted(rows, key=lambda row: row.touched_at, reverse=True)
    )


def last_open(tx: Transaction, request: Request, game: str | int | None) -> StoredGame | None:
    """The open game that a player last touched, or the one of a kind or with an id."""
    if isinstance(game, int):
        row = tx.games.game(game)
        return row if row and row.owner == request.owner and _is_open(row, request) else None
    last = tx.games.last(request.owner, game)
    return last if last and _is_open(last, request) else None


def _is_open(row: StoredGame, request: Request) -> bool:
    return standing_at(row, request.at).result is None
