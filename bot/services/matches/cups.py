"""Cups: many players, the same sealed deals, each alone within a window of time.

Whoever begins one gives it a name, which is kept as one line of what can be seen.
"""

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final
from unicodedata import category

from bot.errors import PlayError, Reason
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.matches.cup_results import (
    LIVE,
    Announced,
    Cup,
    CupLine,
    OwnCup,
    Trophies,
    line_of,
    next_of,
    own,
    stands,
    trophies,
)
from bot.services.matches.matches import (
    AT_ONCE,
    CupFormat,
    Matches,
    check_here,
    deals_of,
    seated_game,
    usual_key,
)
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games
from bot.store.schema.matches import Match, MatchKind, MatchState, Seat
from bot.store.store import Transaction
from engine.catalogue import GAMES

_JOINED: Final = re.compile(
    r"(?<=[^\s\u200c\u200d])[\u200c\u200d]|(?<=\U0001f3f4)[\U000e0020-\U000e007f]+"
)
"""What joins the letters or emoji beside it, as in Hindi, Persian and families; and what makes a
country's flag of a black one."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs"})
"""Controls, formats and spaces by Unicode's category. Newer emoji than Python knows are seen."""
LASTS: Final = {CupFormat.EVENING: timedelta(minutes=45), CupFormat.WEEKEND: timedelta(days=2)}
STARTS: Final = (0, 1, 3, 24)
"""In how many hours a cup can start."""
LONGEST: Final = 80
"""How many characters of a name or a reason there can be."""
_SET_ASIDE: Final = "\u2065", *map(chr, range(0xFFF0, 0xFFF9)), *map(chr, range(0xE0000, 0xE1000))
"""Where Unicode puts what isn't seen, and says so of characters to come."""
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159") | {
    one for one in _SET_ASIDE if not category(one).startswith("M")
}
"""Letters and symbols of which nothing is seen; not what chooses between a letter's variants."""


def in_one_line(typed: str) -> str:
    """The same without what isn't seen; empty if nothing is."""
    joined = {at for found in _JOINED.finditer(typed) for at in range(*found.span())}
    line = "".join(one if at in joined or _is_seen(one) else " " for at, one in enumerate(typed))
    # Joiners and marks are seen only by what they belong to.
    has_any = any(_is_seen(one) and not category(one).startswith("M") for one in line)
    return " ".join(line.split()) if has_any else ""


def _is_seen(one: str) -> bool:
    return one not in _BLANKS and category(one) not in _UNSEEN


@dataclass(frozen=True, slots=True)
class Cups:
    """Raises NO_MATCH for one that doesn't exist, in every call."""

    transactions: Transactions
    matches: Matches
    games: Games
    limits: Limits

    async def announce(self, request: Request, asked: Announced) -> Cup:
        """A new cup, which is to be posted where it was asked for.

        Without a key, the kind of game is the one last played. Raises NO_MATCHES, BAD_CUP_NAME,
        BAD_CUP, UNKNOWN_GAME, CUP_LIVE and TOO_MANY_MATCHES.
        """
        self.matches.check_possible()
        name = in_one_line(asked.name)
        if not 1 <= len(name) <= LONGEST:
            raise PlayError(Reason.BAD_CUP_NAME, most=LONGEST)
        if asked.format not in [*CupFormat] or asked.starts_in not in STARTS:
            raise PlayError(Reason.BAD_CUP)
        if asked.key is not None and asked.key not in GAMES:
            raise PlayError(Reason.UNKNOWN_GAME, text=asked.key)
        self.limits.count(request, Reason.TOO_MANY_MATCHES)
        begins_at = request.at + timedelta(hours=asked.starts_in)

        def opened(tx: Transaction) -> Cup:
            tx.matches.open_alone()
            live = tx.matches.of_server(request.server or "", MatchKind.CUP, *LIVE)
            if other := next((one for one in live if one.interaction != request.id), None):
                raise PlayError(Reason.CUP_LIVE, until=other.closes_at)
            new = Match(
                id=0,
                interaction=request.id,
                kind=MatchKind.CUP,
                key=asked.key or usual_key(tx, request),
                server=request.server,
                channel=request.channel,
                opener=request.owner,
                opened_at=request.at,
                closes_at=begins_at + LASTS[CupFormat(asked.format)],
                name=name,
                format=asked.format,
                begins_at=begins_at,
            )
            match = tx.matches.open(new)
            self._begin(tx, match, request.at)
            return stands(tx, match.id)

        return await self.transactions.write_for(request, opened)

    def _begin(self, tx: Transaction, match: Match, at: datetime) -> None:
        """Lets a cup run if it is time."""
        if match.begins_at is None or not match.begins_at <= at < match.closes_at:
            return
        if tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING):
            self.matches.deal(tx, match)

    async def begin_due(self, at: datetime) -> None:
        """Lets the cups run whose time has come, some in each transaction."""

        def begun(tx: Transaction) -> int:
            due = tx.matches.beginning(at, AT_ONCE)
            for match in due:
                self._begin(tx, match, at)
            return len(due)

        while await self.transactions.write(begun) == AT_ONCE:
            pass

    async def join(
        self, request: Request, cup: int, member_since: datetime | None
    ) -> GameView | OwnCup:
        """The board of whoever takes part, or the cup if there is nothing to play now.

        Raises ELSEWHERE, JOINED_TOO_LATE, NOT_MEMBER_BEFORE and MATCH_OVER.
        """

        def joined(tx: Transaction) -> FoundGame | OwnCup:
            match = self._current(tx, request, cup)
            _take_seat(tx, request, match, member_since)
            return self._playing(tx, request, match)

        return await self._shown(await self.transactions.write_for(request, joined))

    async def play(self, request: Request, cup: int, number: int) -> GameView | OwnCup:
        """The player's board of a deal, which begins if it is the next one; NOT_IN_MATCH.

        The cup if there is nothing to play now. Its deals are played in order: instead of a later
        one it is the next one.
        """

        def played(tx: Transaction) -> FoundGame | OwnCup:
            return self._playing(tx, request, self._current(tx, request, cup), number)

        return await self._shown(await self.transactions.write_for(request, played))

    async def tell(
        self,
        request: Request,
        cup: int,
        member_since: datetime | None,
        *,
        on: bool,
        language: str,
    ) -> None:
        """Notes whether a player wants a direct message at the start, and in which language.

        Whoever wants one takes part. Raises ELSEWHERE, JOINED_TOO_LATE, NOT_MEMBER_BEFORE and
        MATCH_OVER.
        """

        def noted(tx: Transaction) -> None:
            match = self._current(tx, request, cup)
            if on:
                _take_seat(tx, request, match, member_since)
            tx.seats.change(cup, request.owner, tells=on, told_in=language)

        await self.transactions.write_for(request, noted)

    async def leave(self, request: Request, cup: int) -> OwnCup:
        """The cup, in which the player takes part no longer; NOT_IN_MATCH, MATCH_OVER."""

        def left(tx: Transaction) -> OwnCup:
            match = self._current(tx, request, cup)
            _check_live(match, request.at)
            if not tx.seats.change(cup, request.owner, unless="left", left=True, tells=False):
                raise PlayError(Reason.NOT_IN_MATCH)
            tx.matches.change(cup, *LIVE)
            return own(tx, cup, request)

        return await self.transactions.write_for(request, left)

    async def call_off(self, request: Request, cup: int) -> OwnCup:
        """The cup, which ends without a result; MATCH_OVER."""

        def off(tx: Transaction) -> OwnCup:
            _check_live(self._current(tx, request, cup), request.at)
            tx.match_games.close(cup)
            tx.matches.change(cup, *LIVE, state=MatchState.WITHDRAWN, ended_at=request.at)
            return own(tx, cup, request)

        return await self.transactions.write_for(request, off)

    async def void(self, request: Request, owner: str, reason: str) -> Cup:
        """The server's cup, live or the last one, in which a player doesn't count any more.

        Without a reason it takes back that they don't. Raises BAD_VOID_REASON, also if there is
        nothing to take back, NO_CUP, and NOT_IN_CUP for who doesn't play in it.
        """
        said = in_one_line(reason)
        if len(said) > LONGEST:
            raise PlayError(Reason.BAD_VOID_REASON, most=LONGEST)

        def voided(tx: Transaction) -> Cup:
            server = request.server or ""
            live = tx.matches.of_server(server, MatchKind.CUP, *LIVE)
            last = [*live, *tx.matches.last_over(server, MatchKind.CUP, 1)]
            if not last:
                raise PlayError(Reason.NO_CUP)
            cup = last[0].id
            tx.matches.lock(cup)
            seat = tx.seats.seat(cup, owner)
            if seat is None:
                raise PlayError(Reason.NOT_IN_CUP, owner=owner)
            if not said and not seat.voided:
                raise PlayError(Reason.BAD_VOID_REASON, most=LONGEST)
            tx.seats.change(cup, owner, voided=said)
            tx.matches.change(cup, *LIVE, MatchState.OVER)
            return stands(tx, cup)

        return await self.transactions.write_for(request, voided)

    async def of(self, cup: int) -> Cup:
        """A cup as everybody may see it."""
        return await self.transactions.read(lambda tx: stands(tx, cup))

    async def line(self, request: Request, cup: int, number: int) -> CupLine:
        """How one of a cup's deals could have been won; MATCH_NOT_OVER."""

        return await self.transactions.read_for(request, lambda tx: line_of(tx, cup, number))

    async def own(self, request: Request, cup: int) -> OwnCup:
        """A cup, and what the player has to do with it."""
        return await self.transactions.read_for(request, lambda tx: own(tx, cup, request))

    async def here(self, request: Request) -> Trophies:
        """The cups of the server in which it is asked; CANNOT_STAY_HERE."""
        server = request.server
        if server is None:
            raise PlayError(Reason.CANNOT_STAY_HERE)

        return await self.transactions.read_for(request, lambda tx: trophies(tx, server))

    def _current(self, tx: Transaction, request: Request, cup: int) -> Match:
        """A cup, which runs from its first press on if the clock hasn't let it run."""
        match = tx.matches.lock(cup)
        if match is None or match.kind is not MatchKind.CUP:
            raise PlayError(Reason.NO_MATCH)
        if match.state is not MatchState.OPEN:
            return match
        self._begin(tx, match, request.at)
        return tx.matches.of(cup) or match

    def _playing(
        self, tx: Transaction, request: Request, match: Match, number: int | None = None
    ) -> FoundGame | OwnCup:
        seat = tx.seats.seat(match.id, request.owner)
        if seat is None or seat.left:
            raise PlayError(Reason.NOT_IN_MATCH)
        numbers = range(1, deals_of(match) + 1)
        games = [tx.match_games.of_seat(match.id, one, request.owner) for one in numbers]
        next_ = next_of(games)
        if number is None or (next_ is not None and number > next_):
            number = next_
        if match.state is MatchState.OPEN or number is None:
            return own(tx, match.id, request)
        if match.state is MatchState.RUNNING:
            self.matches.deal(tx, match)
        return seated_game(tx, request, match, number) or own(tx, match.id, request)

    async def _shown(self, found: FoundGame | OwnCup) -> GameView | OwnCup:
        return found if isinstance(found, OwnCup) else await self.games.view(found)


def _take_seat(
    tx: Transaction, request: Request, match: Match, member_since: datetime | None
) -> None:
    """Gives a player a seat, unless they have one; raises why they can't have one."""
    seat = tx.seats.seat(match.id, request.owner)
    if seat and not seat.left:
        return
    check_here(match, request)
    _check_live(match, request.at)
    assert match.begins_at, "a cup has a beginning"
    until = match.begins_at + (match.closes_at - match.begins_at) / 2
    if until <= request.at:
        raise PlayError(Reason.JOINED_TOO_LATE, until=until)
    if member_since is None or member_since >= match.opened_at:
        raise PlayError(Reason.NOT_MEMBER_BEFORE)
    if seat:
        tx.seats.change(match.id, request.owner, left=False)
    elif not tx.seats.take(Seat(match.id, request.owner, request.at)):
        raise PlayError(Reason.NOT_MEMBER_BEFORE)  # They have deleted their data since.
    tx.matches.change(match.id, *LIVE)


def _check_live(match: Match, at: datetime) -> None:
    """Raises MATCH_OVER."""
    if match.state not in LIVE or match.closes_at <= at:
        raise PlayError(Reason.MATCH_OVER, kind=match.kind)
