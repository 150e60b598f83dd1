"""A player's open games, put aside or not, to choose from."""

from dataclasses import dataclass

from bot.services.core.days import GRACE, day_of
from bot.services.core.request import Request
from bot.services.core.terms import terms_of
from bot.services.play.games import standing_at
from bot.store.schema.rows import StoredGame
from bot.store.transaction import Transaction


@dataclass(frozen=True, slots=True)
class OpenGame:
    """An open game, as its player can name it."""

    game: int
    key: str
    deal: int | None
    """None for a ranked attempt."""
    number: int | None
    """How many dailies of its game there were up to its day; None for an ordinary game."""
    continued: int | None
    """How many moves it began with, if it continues another game or a line."""
    moves: int
    is_put_aside: bool


def open_games(tx: Transaction, request: Request) -> tuple[OpenGame, ...]:
    """A player's open games, the last touched first."""
    days = {day_of(request.at), day_of(request.at - GRACE)}
    attempts = (row for day in days for row in tx.attempts.of(request.owner, day))
    ranked = (row for row in attempts if _is_open(row, request))
    rows = (*ranked, *tx.games.open_now(request.owner), *tx.put_aside.of(request.owner))
    return tuple(
        OpenGame(
            game=row.id,
            key=row.key,
            deal=None if terms_of(row).is_ranked else row.deal,
            number=tx.deals.number(row.day, row.key),
            continued=row.continued,
            moves=len(row.record),
            is_put_aside=row.put_aside is not None,
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
