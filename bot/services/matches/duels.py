"""Duels: two players, one sealed deal, two boards; neither sees the other's before the end."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.errors import PlayError, Reason
from bot.press.together import (
    AcceptDuel,
    AskForRematch,
    Bet,
    DeclineDuel,
    FacePatient,
    GiveOneDay,
    OfMatch,
    OpenDuel,
    PlayMatch,
    ShareDuel,
    TellMe,
    WithdrawDuel,
)
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import is_unnamed_here
from bot.services.core.work import Slicing
from bot.services.matches.comparison import HeadToHead, Parted
from bot.services.matches.duel_results import Duel, Stands, between, parted_in, stands, told
from bot.services.matches.matches import Matches, seated_game, usual_key
from bot.services.matches.messages import ask_to_be_told
from bot.services.matches.transitions import (
    LIVE,
    REMATCH_WITHIN,
    Rules,
    Step,
    Transition,
    locked,
    needs,
    new_match,
    nothing,
    public_here,
    running,
    runs,
    seated,
)
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games, is_private_here
from bot.store.schema.matches import PATIENT, Match, MatchKind, MatchState, Seat
from bot.store.schema.players import Player
from bot.store.store import Transaction

ANSWERED_WITHIN: Final = timedelta(days=1)
PLAYED_WITHIN: Final = timedelta(days=2)
LISTED: Final = 25
"""How many of their duels a player can choose from: as many as Discord lists."""
AT_MOST: Final = 5
"""How many duels of one player can be unfinished."""
CHALLENGES: Final = 3
"""How many challenges of one player can be open."""
AN_HOUR: Final = 3
"""How many players one can challenge in an hour who haven't accepted, taken back or not."""
_HOUR, _DAY = timedelta(hours=1), timedelta(days=1)
"""How long one waits to challenge a player again who didn't take it up; a day if that was so
lately, too."""
_LATELY: Final = timedelta(days=3)


@dataclass(frozen=True, slots=True)
class Duels:
    """Raises NO_MATCH for one that doesn't exist, in every call."""

    transactions: Transactions
    matches: Matches
    games: Games
    slicing: Slicing
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
            if len(mine) >= CHALLENGES:
                raise PlayError(Reason.TOO_MANY_CHALLENGES, most=CHALLENGES)
            _check_room(tx, request)
            lately = tx.matches.unaccepted(request.owner, request.at - _HOUR) if rival else ()
            if len(lately) >= AN_HOUR:
                again_at = lately[-AN_HOUR].opened_at + _HOUR
                raise PlayError(Reason.TOO_MANY_CHALLENGED, most=AN_HOUR, again_at=again_at)
            return _opened(tx, request, new_duel(request, key or usual_key(tx, request), rival))

        match = await self.transactions.write_for(request, opened)
        return await self.of(match.id)

    async def board(self, request: Request, press: AcceptDuel | PlayMatch | Bet) -> GameView | Duel:
        """The board of whoever presses, which begins unless it has; the duel if its deal isn't
        proved yet, and for its challenger if nobody has taken it up.

        Raises what refuses the press, and MATCH_OVER to who never began it.
        """

        def pressed(tx: Transaction) -> FoundGame | None:
            match = _RULES.made(tx, request, press)
            if isinstance(press, AcceptDuel) and match.state is MatchState.OPEN:
                return None
            if match.state is MatchState.RUNNING:
                self.matches.deal(tx, match)
            return seated_game(tx, request, match)

        return await self._shown(press.match, await self.transactions.write_for(request, pressed))

    async def change(
        self, request: Request, press: DeclineDuel | WithdrawDuel | GiveOneDay
    ) -> Duel:
        """The duel after a press; raises what refuses it."""
        await self.transactions.write_for(request, lambda tx: _RULES.made(tx, request, press))
        return await self.of(press.match)

    async def open_to_all(self, request: Request, press: OpenDuel) -> Duel:
        """The challenge as another, which anybody can take up, in the same message.

        The one that only one player could take up counts as taken back, or it could be made again
        and again, and each time notify them. Raises NOT_CHALLENGER and NOT_OPEN_NOW.
        """

        def opened(tx: Transaction) -> Match:
            was = locked(tx, press.match, MatchKind.DUEL)
            _RULES.made(tx, request, press)
            new = _opened(tx, request, replace(was, id=0, interaction=request.id, rival=None))
            tx.posts.hand_over(was.id, new.id)
            return new

        return await self.of((await self.transactions.write_for(request, opened)).id)

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
            game = key or usual_key(tx, request)
            if duel is not None:
                game = _RULES.made(tx, request, FacePatient(duel)).key
            new = replace(_running(request, game, PATIENT), server=None, channel=None)
            mine = _facing(tx, request, game) or _opened(tx, request, new)
            self.matches.deal(tx, mine)
            return mine.id, seated_game(tx, request, mine)

        match, begun = await self.transactions.write_for(request, faced)
        return await self._shown(match, begun)

    async def tell(self, request: Request, press: TellMe, language: str) -> None:
        """Notes whether a player wants a direct message at the end, and in which language.

        Raises NOT_IN_MATCH and MATCH_OVER.
        """

        def noted(tx: Transaction) -> None:
            _RULES.made(tx, request, press)
            ask_to_be_told(tx, press, request.owner, language)

        await self.transactions.write_for(request, noted)

    async def rematch(self, request: Request, duel: int) -> tuple[Duel, bool] | None:
        """Another duel of the two, once both have asked within a day; None until then.

        With whether it begins with what was asked just now, so that it is to be posted.
        Raises NO_MATCHES, NOT_IN_MATCH, REMATCH_LAPSED, PRIVATE_HERE, TOO_MANY_DUELS and
        RIVAL_HAS_TOO_MANY.
        """
        self.matches.check_possible()
        self.limits.count(request, Reason.TOO_MANY_MATCHES)

        def asked(tx: Transaction) -> Match | None:
            match = _RULES.made(tx, request, AskForRematch(duel))
            known, other = tx.matches.rematch_of(duel), _asking(tx, request, duel)
            if known or other is None:
                return known
            begun = _opened(
                tx, request, replace(_running(request, match.key, other), series=duel), other
            )
            self.matches.deal(tx, begun)
            return begun

        begun = await self.transactions.write_for(request, asked)
        return (await self.of(begun.id), begun.interaction == request.id) if begun else None

    async def share(self, request: Request, duel: int) -> tuple[Duel, int | None] | None:
        """A duel with the baseline player, claimed to be posted where its player is, once; then
        None.

        With the interaction that may have posted it before, None if none was interrupted in that.
        Raises NOT_IN_MATCH, GAME_NOT_OVER, UNKNOWN_BUTTON and PRIVATE_HERE.
        """

        def shared(tx: Transaction) -> tuple[bool, int | None]:
            _RULES.made(tx, request, ShareDuel(duel))
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
        await self.transactions.write(
            lambda tx: tx.seats.share(duel, owner).release(earlier, is_kept=True)
        )

    async def of(self, duel: int, reader: str | None = None, server: str | None = None) -> Duel:
        """A duel as everybody may see it, or somebody on a server or outside."""
        found = await self.transactions.read(lambda tx: stands(tx, duel, reader, server))
        return await self.slicing.result(told(found)) if found.games else found.duel

    async def parted(self, request: Request, duel: int) -> tuple[Duel, Parted | None, Player]:
        """Where the games of two who both have played a duel differ for the last time; None if they
        never do. With the duel, and the one who asks.

        Raises MATCH_NOT_OVER, and UNKNOWN_BUTTON if somebody didn't play it.
        """

        def looked(tx: Transaction) -> tuple[Stands, Player]:
            found = stands(tx, duel, request.owner, request.server)
            return found, tx.players.of(request.owner)

        found, reader = await self.transactions.read_for(request, looked)
        if found.duel.state is not MatchState.OVER:
            raise PlayError(Reason.MATCH_NOT_OVER, closes_at=found.duel.closes_at)
        if not found.games:
            raise PlayError(Reason.UNKNOWN_BUTTON)
        return found.duel, await self.slicing.result(parted_in(found)), reader

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
            lambda tx: tx.matches.of_player(request.owner, MatchKind.DUEL, *LIVE),
        )
        last, reader = matches[-LISTED:], (request.owner, request.server)
        return tuple([await self.of(match.id, *reader) for match in last])

    async def open_here(self, request: Request, reads: Callable[[str], bool]) -> tuple[Duel, ...]:
        """The last challenges of others that everyone on the server can take up, in channels that
        the player reads, the oldest of them first."""

        def found(tx: Transaction) -> list[int]:
            there = tx.matches.of_server(request.server or "", MatchKind.DUEL, MatchState.OPEN)
            waiting = (one for one in there if one.rival is None and one.closes_at > request.at)
            others = (one for one in waiting if one.opener != request.owner)
            return [one.id for one in others if one.channel and reads(one.channel)]

        last = (await self.transactions.read(found))[-LISTED:]
        return tuple([await self.of(id, request.owner, request.server) for id in last])

    async def _shown(self, duel: int, game: FoundGame | None) -> GameView | Duel:
        """A player's board; the duel if there is none."""
        return await self.games.view(game) if game else await self.of(duel)


def new_duel(request: Request, key: str, rival: str | None) -> Match:
    """A challenge to a player, or to anybody, made now."""
    return new_match(request, MatchKind.DUEL, key, ANSWERED_WITHIN, rival=rival)


def _running(request: Request, key: str, rival: str) -> Match:
    """A duel that begins now."""
    return replace(new_duel(request, key, rival), **running(request, PLAYED_WITHIN))


def _opened(tx: Transaction, request: Request, new: Match, *others: str) -> Match:
    """A new duel as it is stored, with the seats of whoever opens it and others."""
    match = tx.matches.open(new)
    for owner in (request.owner, *others):
        tx.seats.take(Seat(match.id, owner, request.at))
    return match


def _facing(tx: Transaction, request: Request, key: str) -> Match | None:
    """The player's running duel of a kind of game with the baseline player."""
    mine = tx.matches.of_player(request.owner, MatchKind.DUEL, MatchState.RUNNING)
    facing = (one for one in mine if one.rival == PATIENT and one.closes_at > request.at)
    return next((one for one in facing if one.key == key), None)


def _asking(tx: Transaction, request: Request, duel: int) -> str | None:
    """The other one, if they have asked for a rematch."""
    asking = (seat.owner for seat in tx.seats.of(duel) if seat.rematch and not seat.left)
    return next((owner for owner in asking if owner != request.owner), None)


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


def _check_room(tx: Transaction, request: Request, rival: str | None = None) -> None:
    """Raises TOO_MANY_DUELS or RIVAL_HAS_TOO_MANY if a player, or the other one if there is one
    yet, has as many as can be, while nobody opens another one."""
    if tx.matches.unfinished_duels(request.owner, request.at) >= AT_MOST:
        raise PlayError(Reason.TOO_MANY_DUELS, most=AT_MOST)
    if rival and tx.matches.unfinished_duels(rival, request.at) >= AT_MOST:
        raise PlayError(Reason.RIVAL_HAS_TOO_MANY, most=AT_MOST)


def _is_for_them(step: Step[OfMatch]) -> None:
    """Raises NOT_CHALLENGED unless it is whoever is challenged, by name."""
    rival = step.match.rival
    if rival != step.request.owner:
        is_hidden = rival is None or is_unnamed_here(step.tx, step.request, rival)
        raise PlayError(Reason.NOT_CHALLENGED, owner=None if is_hidden else rival)


def _may_accept(step: Step[OfMatch]) -> None:
    if step.match.rival is not None:
        _is_for_them(step)


def _have_room(step: Step[OfMatch]) -> None:
    _check_room(step.tx, step.request, step.match.opener)


def _taken_up(step: Step[AcceptDuel]) -> Mapping[str, Any]:
    step.take_seat()
    return {"rival": step.request.owner, **running(step.request, PLAYED_WITHIN)}


def _longer(step: Step[GiveOneDay]) -> Mapping[str, datetime]:
    if not step.note(unless="extended", extended=True):
        raise PlayError(Reason.DAY_GIVEN)
    return {"closes_at": step.match.closes_at + _DAY}


def _bet(step: Step[Bet]) -> None:
    step.note(unless="bet", bet=step.press.won)


def _have_room_again(step: Step[AskForRematch]) -> None:
    if not step.tx.matches.rematch_of(step.match.id):
        _check_room(step.tx, step.request, _asking(step.tx, step.request, step.match.id))


def _again(step: Step[AskForRematch]) -> Mapping[str, Any] | None:
    """What is asked for twice shows nothing new, nor does one that has begun."""
    is_new = not step.tx.matches.rematch_of(step.match.id)
    return {} if is_new and step.note(unless="rematch", rematch=True) else None


def _faced(step: Step[FacePatient]) -> Mapping[str, Any] | None:
    return {} if step.match.state is MatchState.OPEN else None


def _can_be_taken_up(step: Step[OfMatch]) -> bool:
    match = step.match
    is_open = match.state is MatchState.OPEN and match.opener is not None
    return is_open and match.closes_at > step.request.at


def _waits(step: Step[OfMatch]) -> bool:
    """Whether it is the challenger's own press, while nobody has taken the challenge up."""
    return step.match.opener == step.request.owner and _can_be_taken_up(step)


def _can_be_faced(step: Step[OfMatch]) -> bool:
    """Also one that is over, if it was with the baseline player, or such a one is running."""
    match = step.match
    if match.state is MatchState.OPEN:
        return _can_be_taken_up(step)
    return match.rival == PATIENT or _facing(step.tx, step.request, match.key) is not None


def _has_finished(step: Step[OfMatch]) -> bool:
    game = step.tx.match_games.of_seat(step.match.id, 1, step.request.owner)
    return game is not None and game.result is not None


def _is_too_late(step: Step[Bet]) -> bool:
    """Whether the other one has finished, too: the board then says how it ended."""
    return step.match.state is MatchState.OVER and _has_finished(step)


def _is_just_over(step: Step[OfMatch]) -> bool:
    until = (step.match.ended_at or step.match.closes_at) + REMATCH_WITHIN
    return step.match.state is MatchState.OVER and until > step.request.at


_IS_OPEN: Final = needs(Reason.NOT_OPEN_NOW, _can_be_taken_up)
_IS_OWN: Final = needs(Reason.NOT_CHALLENGER, lambda step: step.match.opener == step.request.owner)
_WITH_OTHERS: Final = needs(Reason.UNKNOWN_BUTTON, lambda step: step.match.rival != PATIENT)
_WITH_PATIENT: Final = needs(Reason.UNKNOWN_BUTTON, lambda step: step.match.rival == PATIENT)
_HAS_ENDED: Final = needs(Reason.GAME_NOT_OVER, lambda step: step.match.state is MatchState.OVER)
_WITHDRAWN: Final = {MatchState.OPEN: MatchState.WITHDRAWN}

_RULES: Final = Rules(
    MatchKind.DUEL,
    {
        AcceptDuel: Transition(
            (_IS_OPEN, _may_accept, _have_room),
            {MatchState.OPEN: MatchState.RUNNING},
            _taken_up,
            is_done=lambda step: (
                _waits(step) or (step.seat is not None and step.match.state is MatchState.RUNNING)
            ),
            alone=True,
        ),
        DeclineDuel: Transition(
            (_is_for_them, _IS_OPEN), {MatchState.OPEN: MatchState.DECLINED}, is_done=_waits
        ),
        WithdrawDuel: Transition((_IS_OWN, _IS_OPEN), _WITHDRAWN),
        OpenDuel: Transition((_IS_OWN, _IS_OPEN), _WITHDRAWN),
        FacePatient: Transition(
            (_IS_OWN, needs(Reason.NOT_OPEN_NOW, _can_be_faced)), _WITHDRAWN, _faced
        ),
        PlayMatch: Transition((), change=nothing),
        GiveOneDay: Transition((seated, runs, _WITH_OTHERS), change=_longer),
        TellMe: Transition((seated, runs, _WITH_OTHERS), change=nothing),
        Bet: Transition(
            (seated, runs, needs(Reason.GAME_NOT_OVER, _has_finished)),
            change=_bet,
            is_done=_is_too_late,
        ),
        AskForRematch: Transition(
            (seated, needs(Reason.REMATCH_LAPSED, _is_just_over), public_here, _have_room_again),
            change=_again,
            alone=True,
        ),
        ShareDuel: Transition((seated, _WITH_PATIENT, _HAS_ENDED, public_here), change=nothing),
    },
)
