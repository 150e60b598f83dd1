"""Which game is to begin, and whether the player already has it open."""

from dataclasses import dataclass

from bot.services.core.request import Request
from bot.store.schema.games import StoredGame
from bot.store.store import Transaction


@dataclass(frozen=True, slots=True)
class Choice:
    """Which game is to begin."""

    key: str | None
    """None for the game last played."""
    deal: int | None = None
    """None for any deal."""
    winnable: bool = False
    """Whether any deal must be one that is proven winnable."""
    private: bool | None = None
    """None if the player didn't say."""
    instead_of: StoredGame | None = None
    """A game that is given up for it, with its end if that is at hand."""
    continuing: tuple[str, ...] | None = None
    """The moves that it begins with; None unless it continues another game or a line."""
    dealt_from: int | None = None
    """The id of the game whose deal or moves they are."""


def known_game(tx: Transaction, request: Request, choice: Choice, key: str) -> StoredGame | None:
    """The player's open game that is the one chosen, put aside or not; None if there is none."""
    open_ = tx.games.open_game(request.owner, key)
    if open_ and not _is_another(tx, request, choice, open_):
        return open_
    if choice.deal is None or choice.continuing is not None:
        return None
    aside = tx.put_aside.of(request.owner)
    looked_at = tx.put_aside.looked_at(request.owner)
    # What was to be beaten with a deal can only be beaten in the game that was dealt for it.
    known = (*aside, *(one for one in looked_at if one.dealt_from == choice.dealt_from))
    theirs = (one for one in known if one.key == key)
    return next((one for one in theirs if not _is_another(tx, request, choice, one)), None)


def _is_another(tx: Transaction, request: Request, choice: Choice, open_: StoredGame) -> bool:
    """Whether another game than this open one is wanted."""
    if choice.winnable or choice.continuing is not None:
        begun = tx.games.begun_by(request.id)
        return begun is None or begun.id != open_.id
    if choice.deal is None:
        return False
    return choice.deal != open_.deal or open_.continued is not None
