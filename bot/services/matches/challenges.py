"""Challenges to duels: made, taken up, or come to nothing."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import is_unnamed_here
from bot.services.matches.duel_results import Duel
from bot.services.matches.duels import (
    PLAYED_WITHIN,
    Duels,
    check_has_room,
    check_rival_has_room,
    locked,
    new_duel,
    running_duel,
)
from bot.services.matches.matches import Matches, found_match, seated_game, usual_key
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, is_private_here
from bot.store.schema.matches import PATIENT, Match, MatchKind, MatchState, Seat
from bot.store.store import Transaction

AT_MOST: Final = 3
"""How many challenges of one player can be open."""
AN_HOUR: Final = 3
"""How many players one can challenge in an hour who haven't accepted, taken back or not."""
_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)
"""How long one waits to challenge a player again who didn't take it up; a day if that was so
lately, too."""
_LATELY: Final = timedelta(days=3)


@dataclass(frozen=True, slots=True)
class Challenges:
    """Raises NO_MATCH for one that doesn't exist, in every call."""

    transactions: Transactions
    matches: Matches
    duels: Duels
    limits: Limits

    async def challenge(self, request: Request, key: str | None, rival: str | None) -> Duel:
        """A challenge to a player, or to anybody, which is to be posted where it was made.

        Without a key, the kind of game is the one last played.

        Raises NO_MATCHES, CHALLENGED_ONESELF, PRIVATE_HERE, NOT_CHALLENGEABLE, CHALLENGED_ALREADY,
        CHALLENGED_LATELY, TOO_MANY_CHALLENGES, TOO_MANY_DUELS, TOO_MANY_CHALLENGED and
        TOO_MANY_MATCHES.
        """
        self.matches.check_possible()
        if rival == request.owner:
            raise PlayError(Reason.CHALLENGED_ONESELF)
        self.limits.count(request, Reason.TOO_MANY_MATCHES)

        def opened(tx: Transaction) -> Match:
            if is_private_here(tx, request):
                raise PlayError(Reason.PRIVATE_HERE)
            tx.matches.open_alone()
            mine = tx.matches.opened_by(request.owner, MatchKind.DUEL)
            if again := next((one for one in mine if one.interaction == request.id), None):
                return again
            if rival:
                _check_rival(tx, request, rival)
            if len(mine) >= AT_MOST:
                raise PlayError(Reason.TOO_MANY_CHALLENGES, most=AT_MOST)
            check_has_room(tx, request)
            lately = tx.matches.unaccepted(request.owner, request.at - _HOUR) if rival else ()
            if len(lately) >= AN_HOUR:
                again_at = lately[-AN_HOUR].opened_at + _HOUR
                raise PlayError(Reason.TOO_MANY_CHALLENGED, most=AN_HOUR, again_at=again_at)
            match = tx.matches.open(new_duel(request, key or usual_key(tx, request), rival))
            tx.seats.take(Seat(match.id, request.owner, request.at))
            return match

        match = await self.transactions.write_for(request, opened)
        return await self.duels.of(match.id)

    async def accept(self, request: Request, duel: int) -> GameView | Duel:
        """The board of whoever takes a challenge up; the duel if its deal isn't proved yet.

        Raises OWN_CHALLENGE, NOT_CHALLENGED, NOT_OPEN_NOW, TOO_MANY_DUELS and RIVAL_HAS_TOO_MANY.
        """

        def accepted(tx: Transaction) -> FoundGame | None:
            tx.matches.open_alone()
            match = locked(tx, duel)
            if tx.seats.seat(duel, request.owner) and match.state is MatchState.RUNNING:
                return seated_game(tx, request, match)
            _check_accepts(tx, request, match)
            check_has_room(tx, request)
            check_rival_has_room(tx, request, match.opener)
            tx.matches.change(
                duel,
                MatchState.OPEN,
                state=MatchState.RUNNING,
                rival=request.owner,
                begins_at=request.at,
                closes_at=request.at + PLAYED_WITHIN,
            )
            tx.seats.take(Seat(duel, request.owner, request.at))
            match = found_match(tx, duel, MatchKind.DUEL)
            self.matches.deal(tx, match)
            return seated_game(tx, request, match)

        return await self.duels.shown(duel, await self.transactions.write_for(request, accepted))

    async def decline(self, request: Request, duel: int) -> Duel:
        """The duel, declined by the one who is challenged; NOT_CHALLENGED, NOT_OPEN_NOW."""

        def declined(tx: Transaction) -> None:
            match = locked(tx, duel)
            if match.rival != request.owner:
                raise _not_challenged(tx, request, match)
            _end(tx, match, request.at, MatchState.DECLINED)

        await self.transactions.write_for(request, declined)
        return await self.duels.of(duel)

    async def withdraw(self, request: Request, duel: int) -> Duel:
        """The duel, taken back by its challenger; NOT_CHALLENGER, NOT_OPEN_NOW."""

        def withdrawn(tx: Transaction) -> None:
            match = _own_challenge(tx, request, duel)
            _end(tx, match, request.at, MatchState.WITHDRAWN)

        await self.transactions.write_for(request, withdrawn)
        return await self.duels.of(duel)

    async def open_to_all(self, request: Request, duel: int) -> Duel:
        """The challenge as another, which anybody can take up; NOT_CHALLENGER, NOT_OPEN_NOW.

        The one that only one player could take up counts as taken back, or it could be made again
        and again, and each time notify them.
        """

        def opened(tx: Transaction) -> int:
            match = _own_challenge(tx, request, duel)
            _end(tx, match, request.at, MatchState.WITHDRAWN)
            tx.matches.change(match.id, MatchState.WITHDRAWN, message=None)
            new = replace(match, id=0, interaction=request.id, rival=None, shown=match.wanted)
            to_all = tx.matches.open(replace(new, wanted=match.wanted + 1, claimed_until=None))
            tx.seats.take(Seat(to_all.id, request.owner, request.at))
            return to_all.id

        return await self.duels.of(await self.transactions.write_for(request, opened))

    async def face_patient(
        self, request: Request, key: str | None, duel: int | None = None
    ) -> GameView | Duel:
        """The board of a duel with the baseline player, which nobody else sees.

        It begins unless one of the kind of game is running. After another one it is of the same
        kind; a challenge that nobody has taken up is taken back for it. Raises NO_MATCHES,
        NOT_CHALLENGER and NOT_OPEN_NOW.
        """
        self.matches.check_possible()
        self.limits.count(request, Reason.TOO_MANY_MATCHES)

        def faced(tx: Transaction) -> tuple[int, FoundGame | None]:
            before = None if duel is None else _own_challenge(tx, request, duel)
            game = before.key if before else key or usual_key(tx, request)
            mine = _facing(tx, request, game)
            if before and before.state is MatchState.OPEN:
                _end(tx, before, request.at, MatchState.WITHDRAWN)
            elif before and before.rival != PATIENT and mine is None:
                raise PlayError(Reason.NOT_OPEN_NOW)
            new = replace(running_duel(request, game, PATIENT), server=None, channel=None)
            mine = mine or tx.matches.open(new)
            tx.seats.take(Seat(mine.id, request.owner, request.at))
            self.matches.deal(tx, mine)
            return mine.id, seated_game(tx, request, mine)

        match, begun = await self.transactions.write_for(request, faced)
        return await self.duels.shown(match, begun)


def _facing(tx: Transaction, request: Request, key: str) -> Match | None:
    """The player's running duel of a kind of game with the baseline player."""
    running = tx.matches.of_player(request.owner, MatchKind.DUEL, MatchState.RUNNING)
    facing = (one for one in running if one.rival == PATIENT and one.closes_at > request.at)
    return next((one for one in facing if one.key == key), None)


def _check_rival(tx: Transaction, request: Request, rival: str) -> None:
    """Raises why a player can't be challenged by another now."""
    if is_unnamed_here(tx, request, rival) or tx.players.of(rival).unchallenged:
        raise PlayError(Reason.NOT_CHALLENGEABLE, owner=rival)
    for one, other in ((request.owner, rival), (rival, request.owner)):
        opened = tx.matches.opened_by(one, MatchKind.DUEL)
        if between := next((match for match in opened if match.rival == other), None):
            raise PlayError(Reason.CHALLENGED_ALREADY, owner=rival, until=between.closes_at)
    refused = tx.matches.refused(request.owner, rival, request.at - _DAY - _LATELY)
    if not refused:
        return
    last, *before = (one.ended_at or one.closes_at for one in refused)
    until = last + (_DAY if any(last - one < _LATELY for one in before) else _HOUR)
    if request.at < until:
        raise PlayError(Reason.CHALLENGED_LATELY, owner=rival, until=until)


def _check_accepts(tx: Transaction, request: Request, match: Match) -> None:
    _check_open(match, request.at)
    if match.opener == request.owner:
        raise PlayError(Reason.OWN_CHALLENGE)
    if match.rival not in (None, request.owner):
        raise _not_challenged(tx, request, match)


def _not_challenged(tx: Transaction, request: Request, match: Match) -> PlayError:
    is_hidden = match.rival is None or is_unnamed_here(tx, request, match.rival)
    return PlayError(Reason.NOT_CHALLENGED, owner=None if is_hidden else match.rival)


def _check_open(match: Match, at: datetime) -> None:
    """Raises NOT_OPEN_NOW unless a challenge can be taken up at a moment."""
    if match.state is not MatchState.OPEN or match.closes_at <= at or match.opener is None:
        raise PlayError(Reason.NOT_OPEN_NOW)


def _own_challenge(tx: Transaction, request: Request, duel: int) -> Match:
    match = locked(tx, duel)
    if match.opener != request.owner:
        raise PlayError(Reason.NOT_CHALLENGER)
    return match


def _end(tx: Transaction, match: Match, at: datetime, state: MatchState) -> None:
    """Ends a challenge that nobody has taken up; NOT_OPEN_NOW."""
    _check_open(match, at)
    tx.matches.change(match.id, MatchState.OPEN, state=state, ended_at=at)
