"""Duels: two players, one sealed deal, two boards; neither sees the other's before the end."""

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.work import Slicing
from bot.services.matches.comparison import HeadToHead
from bot.services.matches.duel_results import Duel, between, stands, told
from bot.services.matches.matches import REMATCH_WITHIN, Matches, found_match, seated_game
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games, is_private_here
from bot.store.schema.matches import PATIENT, Match, MatchKind, MatchState, Seat
from bot.store.store import Transaction

ANSWERED_WITHIN: Final = timedelta(days=1)
PLAYED_WITHIN: Final = timedelta(days=2)
LISTED: Final = 25
"""How many of their duels a player can choose from: as many as Discord lists."""
AT_MOST: Final = 5
"""How many duels of one player can be unfinished."""
_DAY: Final = timedelta(days=1)
_UNANSWERED: Final = MatchState.OPEN, MatchState.RUNNING


@dataclass(frozen=True, slots=True)
class Rematch:
    """Another duel of the same two."""

    duel: Duel
    is_new: bool
    """Whether it begins with what was asked just now, so that it is to be posted."""


@dataclass(frozen=True, slots=True)
class Duels:
    """Raises NO_MATCH for one that doesn't exist, in every call."""

    transactions: Transactions
    matches: Matches
    games: Games
    slicing: Slicing
    limits: Limits

    async def play(self, request: Request, duel: int) -> GameView | Duel:
        """The board of a player, which begins unless it has; the duel if its deal isn't proved yet.

        Raises NOT_IN_MATCH, and MATCH_OVER to who never began it.
        """

        def played(tx: Transaction) -> FoundGame | None:
            match = found_match(tx, duel, MatchKind.DUEL)
            if match.state is MatchState.RUNNING:
                self.matches.deal(tx, match)
            return seated_game(tx, request, match)

        return await self.shown(duel, await self.transactions.write_for(request, played))

    async def give_day(self, request: Request, duel: int) -> Duel:
        """The duel, which both can play a day longer; NOT_IN_MATCH, MATCH_OVER, DAY_GIVEN."""

        def given(tx: Transaction) -> None:
            match = locked(tx, duel)
            _check_plays(tx, request, match)
            _check_with_others(match)
            if not tx.seats.change(duel, request.owner, unless="extended", extended=True):
                raise PlayError(Reason.DAY_GIVEN)
            tx.matches.change(duel, MatchState.RUNNING, closes_at=match.closes_at + _DAY)

        await self.transactions.write_for(request, given)
        return await self.of(duel)

    async def tell(self, request: Request, duel: int, *, on: bool, language: str) -> None:
        """Notes whether a player wants a direct message at the end, and in which language.

        Raises NOT_IN_MATCH and MATCH_OVER.
        """

        def noted(tx: Transaction) -> None:
            match = found_match(tx, duel, MatchKind.DUEL)
            _check_plays(tx, request, match)
            _check_with_others(match)
            tx.seats.change(duel, request.owner, tells=on, told_in=language)

        await self.transactions.write_for(request, noted)

    async def bet(self, request: Request, duel: int, *, won: bool) -> GameView | Duel:
        """The player's finished game, with their bet; NOT_IN_MATCH, MATCH_OVER, GAME_NOT_OVER."""

        def placed(tx: Transaction) -> FoundGame | None:
            match = found_match(tx, duel, MatchKind.DUEL)
            _check_plays(tx, request, match)
            game = tx.match_games.of_seat(duel, 1, request.owner)
            if game is None or game.result is None:
                raise PlayError(Reason.GAME_NOT_OVER)
            tx.seats.change(duel, request.owner, unless="bet", bet=won)
            return seated_game(tx, request, match)

        return await self.shown(duel, await self.transactions.write_for(request, placed))

    async def rematch(self, request: Request, duel: int) -> Rematch | None:
        """Another duel of the two, once both have asked within a day; None until then.

        Raises NO_MATCHES, NOT_IN_MATCH, NOT_OPEN_NOW, PRIVATE_HERE, TOO_MANY_DUELS and
        RIVAL_HAS_TOO_MANY.
        """
        self.matches.check_possible()
        self.limits.count(request, Reason.TOO_MANY_MATCHES)

        def asked(tx: Transaction) -> Match | None:
            tx.matches.open_alone()
            match = locked(tx, duel)
            _check_rematch(tx, request, match)
            if known := tx.matches.rematch_of(duel):
                return known
            check_has_room(tx, request)
            asking = (seat.owner for seat in tx.seats.of(duel) if seat.rematch and not seat.left)
            other = next((owner for owner in asking if owner != request.owner), None)
            check_rival_has_room(tx, request, other)
            # What is refused must not have changed anything.
            if tx.seats.change(duel, request.owner, unless="rematch", rematch=True):
                tx.matches.change(duel, MatchState.OVER)
            if other is None:
                return None
            begun = tx.matches.open(
                replace(running_duel(request, match.key, other), series=match.id)
            )
            for owner in (request.owner, other):
                tx.seats.take(Seat(begun.id, owner, request.at))
            self.matches.deal(tx, begun)
            return begun

        begun = await self.transactions.write_for(request, asked)
        if begun is None:
            return None
        return Rematch(await self.of(begun.id), is_new=begun.interaction == request.id)

    async def share(self, request: Request, duel: int) -> tuple[Duel, int | None] | None:
        """A duel with the baseline player, claimed to be posted where its player is, once; then
        None.

        With the interaction that may have posted it before, None if none was interrupted in that.
        Raises NOT_IN_MATCH, GAME_NOT_OVER, UNKNOWN_BUTTON and PRIVATE_HERE.
        """

        def shared(tx: Transaction) -> tuple[bool, int | None]:
            match = locked(tx, duel)
            if tx.seats.seat(duel, request.owner) is None:
                raise PlayError(Reason.NOT_IN_MATCH)
            if match.rival != PATIENT:
                raise PlayError(Reason.UNKNOWN_BUTTON)
            if match.state is not MatchState.OVER:
                raise PlayError(Reason.GAME_NOT_OVER)
            if is_private_here(tx, request):
                raise PlayError(Reason.PRIVATE_HERE)
            share = tx.seats.share(duel, request.owner)
            interrupted = share.interrupted(request.id)
            return share.claim(request.id, request.at), interrupted

        is_new, interrupted = await self.transactions.write_for(request, shared)
        return (await self.of(duel), interrupted) if is_new else None

    async def settle(self, duel: int, owner: str, message: str) -> None:
        """Notes which message a duel was shared as."""
        await self.transactions.write(lambda tx: tx.seats.share(duel, owner).settle(message))

    async def release(self, duel: int, owner: str, earlier: int | None) -> None:
        """Lets a duel be shared again, as it couldn't be posted, unless `earlier` did it."""
        await self.transactions.write(lambda tx: tx.seats.share(duel, owner).release(earlier))

    async def of(self, duel: int, reader: str | None = None, server: str | None = None) -> Duel:
        """A duel as everybody may see it, or somebody on a server or outside."""
        found = await self.transactions.read(lambda tx: stands(tx, duel, reader, server))
        is_looked_at = found.games or found.lost
        return await self.slicing.result(told(found)) if is_looked_at else found.duel

    async def against(self, request: Request, other: str) -> HeadToHead | None:
        """How the player's duels with another ended on the server; None outside servers, or if
        none counts."""
        if request.server is None or other == request.owner:
            return None
        found = await self.transactions.read(
            lambda tx: between(tx, request.owner, other, request.server)
        )
        return found if found.count else None

    async def of_player(self, request: Request) -> tuple[Duel, ...]:
        """The player's duels that are open or running, the last ones, the oldest of them first."""
        matches = await self.transactions.read_for(
            request,
            lambda tx: tx.matches.of_player(request.owner, MatchKind.DUEL, *_UNANSWERED),
        )
        last, reader = matches[-LISTED:], (request.owner, request.server)
        return tuple([await self.of(match.id, *reader) for match in last])

    async def shown(self, duel: int, game: FoundGame | None) -> GameView | Duel:
        """A player's board; the duel if there is none."""
        return await self.games.view(game) if game else await self.of(duel)


def new_duel(request: Request, key: str, rival: str | None) -> Match:
    """A challenge to a player, or to anybody, made now."""
    return Match(
        id=0,
        interaction=request.id,
        kind=MatchKind.DUEL,
        key=key,
        server=request.server,
        channel=request.channel,
        opener=request.owner,
        rival=rival,
        opened_at=request.at,
        closes_at=request.at + ANSWERED_WITHIN,
    )


def running_duel(request: Request, key: str, rival: str) -> Match:
    """A duel that begins now."""
    return replace(
        new_duel(request, key, rival),
        state=MatchState.RUNNING,
        begins_at=request.at,
        closes_at=request.at + PLAYED_WITHIN,
    )


def check_has_room(tx: Transaction, request: Request) -> None:
    """Raises TOO_MANY_DUELS if a player has as many as can be, while nobody opens another one."""
    if tx.matches.unfinished_duels(request.owner, request.at) >= AT_MOST:
        raise PlayError(Reason.TOO_MANY_DUELS, most=AT_MOST)


def check_rival_has_room(tx: Transaction, request: Request, rival: str | None) -> None:
    """Raises RIVAL_HAS_TOO_MANY if the other player, if any yet, has as many as can be."""
    if rival and tx.matches.unfinished_duels(rival, request.at) >= AT_MOST:
        raise PlayError(Reason.RIVAL_HAS_TOO_MANY, most=AT_MOST)


def _check_rematch(tx: Transaction, request: Request, match: Match) -> None:
    """Raises NOT_IN_MATCH, NOT_OPEN_NOW and PRIVATE_HERE."""
    if tx.seats.seat(match.id, request.owner) is None:
        raise PlayError(Reason.NOT_IN_MATCH)
    until = (match.ended_at or match.closes_at) + REMATCH_WITHIN
    if match.state is not MatchState.OVER or until <= request.at:
        raise PlayError(Reason.NOT_OPEN_NOW)
    if is_private_here(tx, request):
        raise PlayError(Reason.PRIVATE_HERE)


def _check_with_others(match: Match) -> None:
    """Raises UNKNOWN_BUTTON for a duel with the baseline player."""
    if match.rival == PATIENT:
        raise PlayError(Reason.UNKNOWN_BUTTON)


def _check_plays(tx: Transaction, request: Request, match: Match) -> None:
    """Raises NOT_IN_MATCH, and MATCH_OVER."""
    if tx.seats.seat(match.id, request.owner) is None:
        raise PlayError(Reason.NOT_IN_MATCH)
    if match.state is not MatchState.RUNNING or match.closes_at <= request.at:
        raise PlayError(Reason.MATCH_OVER, kind=match.kind)


def locked(tx: Transaction, duel: int) -> Match:
    """A duel, which nobody else can change until this transaction ends; NO_MATCH."""
    match = tx.matches.lock(duel)
    if match is None or match.kind is not MatchKind.DUEL:
        raise PlayError(Reason.NO_MATCH)
    return match
