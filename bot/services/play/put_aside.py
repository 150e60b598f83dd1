"""Games put aside: making way for another game of the kind, and offering them again.

The first games of a kind are lessons: a new player is told what to do for so many presses.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.errors import GamePutAside, PlayError, Reason
from bot.services.core.requests import Request
from bot.services.core.terms import STRANGER, is_unnamed_here, strangers, terms_of
from bot.services.play.loaded_games import LoadedGame
from bot.store.schema.games import Ended, StoredGame
from bot.store.store import Transaction

LESSON: Final = 5
"""How many presses that play moves are taught: the answer to the sixth says nothing of it."""
AT_MOST: Final = 10
"""How many games a player can have put aside; and how many more that they only looked at."""


def lesson(tx: Transaction, owner: str, key: str) -> int:
    """For how many presses a new game of a kind says what to do; 0 if the player knows."""
    left = tx.lessons.left(owner, key)
    return LESSON if left is None else left


def is_taught(row: StoredGame) -> bool:
    """Whether a game still says what to do."""
    return not row.result and row.lesson > 0 and len(row.record.presses) <= row.lesson


@dataclass(frozen=True, slots=True)
class Aside:
    """A game that is put aside, and where its deal is from."""

    row: StoredGame
    dealer: str | None = None
    """The first player of a public deal; STRANGER if their name can't be read where it is told."""
    placed: int | None = None
    """Their cards home; None if the game hasn't ended, or if that isn't known yet."""
    won: bool = False


class Full(PlayError):
    """Nothing further can be put aside; `Games` adds to the reason which games are."""

    def __init__(self, aside: tuple[Aside, ...]) -> None:
        super().__init__(Reason.TOO_MANY_PUT_ASIDE)
        self.aside = aside


def make_way(tx: Transaction, request: Request, key: str, game: int | None = None) -> None:
    """Puts the player's open game of a kind aside, if there is one; Full changes nothing.

    `game` is the one that it makes way for. If there is no room, the one that the request gives up
    for it goes. A game in which nothing was played takes no room: its board goes on working, until
    enough others were only looked at since.
    """
    open_ = tx.games.open_game(request.owner, key)
    if open_ is None or open_.id == game:
        return
    if not open_.record.presses:
        tx.put_aside.put(open_)
        looked_at = [one for one in tx.put_aside.looked_at(request.owner) if one.id != game]
        for one in looked_at[AT_MOST:]:
            tx.put_aside.forget(one)
        return
    aside = [one for one in tx.put_aside.of(request.owner) if one.id != game]
    if len(aside) >= AT_MOST:
        given = (one for one in aside if (one.id, one.version) == request.gives_up)
        if not any(tx.put_aside.give_up(one, request.at) for one in given):
            raise Full(put_aside(tx, request, aside))
    tx.put_aside.put(open_)


def offered(tx: Transaction, request: Request, game: StoredGame) -> tuple[StoredGame, ...]:
    """What the player has put aside beside a game, the last touched first.

    Only public ones, unless the game is private.
    """
    rows = (row for row in tx.put_aside.of(request.owner) if row.id != game.id)
    return tuple(row for row in rows if game.private or not row.private)


def put_aside(
    tx: Transaction, request: Request, rows: Iterable[StoredGame], *, in_public: bool = False
) -> tuple[Aside, ...]:
    """Games that are put aside, with where their deals are from."""
    found = [_with_dealer(tx, request, row) for row in rows]
    dealers = [one.dealer for one in found if one.dealer]
    unknown = strangers(tx, request, dealers, in_public=in_public)
    return tuple(replace(one, dealer=STRANGER) if one.dealer in unknown else one for one in found)


def shown(aside: Aside, loaded: LoadedGame) -> GamePutAside:
    """A game that is put aside, as its player sees it."""
    return GamePutAside(
        game=aside.row.id,
        version=aside.row.version,
        key=aside.row.key,
        deal=aside.row.deal,
        placed=loaded.now.placed,
        goal=loaded.now.rules.goal,
        continued=aside.row.continued,
        dealer=aside.dealer,
        dealer_placed=aside.placed,
        dealer_won=aside.won,
    )


def _with_dealer(tx: Transaction, request: Request, row: StoredGame) -> Aside:
    """A game with the first player of its deal, if others may look at their game, and they may be
    named where the request is."""
    first = tx.games.game(row.dealt_from) if row.dealt_from else None
    if first is None or first.owner == request.owner:
        return Aside(row)
    terms = terms_of(first)
    is_public = not terms.is_secret(request.at) if terms.is_ranked else first.is_public
    if not is_public or is_unnamed_here(tx, request, first.owner):
        return Aside(row)
    if terms.counts_on:
        result = tx.results.result(first.owner, terms.counts_on, first.key)
        return Aside(row, first.owner, result.placed, result.won) if result else Aside(row)
    return Aside(row, first.owner, first.placed, first.result is Ended.WON)
