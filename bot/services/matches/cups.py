"""Cups: many players, the same sealed deals, each alone within a window of time.

Whoever begins one gives it a name, which is kept as one line of what can be seen.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from unicodedata import category

from bot.errors import PlayError, Reason
from bot.press.together import (
    CallCupOff,
    Disqualify,
    JoinCup,
    JudgePlayer,
    LeaveCup,
    OfMatch,
    PlayMatch,
    TellMe,
)
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.matches.cup_results import (
    Announced,
    Cup,
    CupLine,
    OwnCup,
    Seated,
    next_of,
    of_server,
    own,
    seated_in,
    stands,
)
from bot.services.matches.matches import CupFormat, Matches, deals_of, seated_game, usual_key
from bot.services.matches.messages import ask_to_be_told
from bot.services.matches.transitions import (
    AT_ONCE,
    LATE,
    LIVE,
    Rules,
    Step,
    Transition,
    found_match,
    go_on,
    here,
    is_live,
    locked,
    needs,
    new_match,
    seated,
)
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
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
            lasts = begins_at - request.at + LASTS[CupFormat(asked.format)]
            key, format = asked.key or usual_key(tx, request), asked.format
            says = {"name": name, "format": format, "begins_at": begins_at, "adds_scores": True}
            new = new_match(request, MatchKind.CUP, key, lasts, **says)
            match = tx.matches.open(new)
            self._begin(tx, match, request.at)
            return stands(tx, match.id)

        return await self.transactions.write_for(request, opened)

    def _begin(self, tx: Transaction, match: Match, at: datetime) -> None:
        """Lets a cup run if it is time."""
        if match.begins_at is None or not match.begins_at <= at < match.closes_at:
            return
        if match.state is MatchState.OPEN and go_on(tx, match, at, MatchState.RUNNING):
            self.matches.deal(tx, match)

    async def go_on(self, at: datetime) -> None:
        """Lets the cups run whose time has come, and ends those that everybody has finished and
        nobody can join any more; some in each transaction."""
        closing: dict[str, datetime] = {
            format: at - LATE + lasts / 2 for format, lasts in LASTS.items()
        }

        def gone_on(tx: Transaction) -> bool:
            due = tx.matches.beginning(at, AT_ONCE)
            for match in due:
                self._begin(tx, match, at)
            done = tx.matches.played_out(closing, AT_ONCE)
            for match in done:
                go_on(tx, match, at, MatchState.OVER)
            return AT_ONCE in (len(due), len(done))

        while await self.transactions.write(gone_on):
            pass

    async def board(self, request: Request, press: JoinCup | PlayMatch) -> GameView | OwnCup:
        """The board of whoever takes part, or plays one of its deals, which begins if it is the
        next one; the cup if there is nothing to play now.

        Its deals are played in order: instead of a later one it is the next one. Raises ELSEWHERE,
        JOINED_TOO_LATE, NOT_MEMBER_BEFORE and MATCH_OVER to who joins, and NOT_IN_MATCH.
        """

        def pressed(tx: Transaction) -> FoundGame | OwnCup:
            if isinstance(press, JoinCup):
                return self._playing(tx, request, self._made(tx, request, press))
            match = self._current(tx, request, press.match)
            return self._playing(tx, request, match, press.number)

        found = await self.transactions.write_for(request, pressed)
        return found if isinstance(found, OwnCup) else await self.games.view(found)

    async def tell(self, request: Request, press: TellMe, language: str) -> None:
        """Notes whether a player wants a direct message at the start, and in which language.

        Whoever wants one takes part. Raises what joining does.
        """

        def noted(tx: Transaction) -> None:
            if press.on:
                self._made(tx, request, JoinCup(press.match))
            found_match(tx, press.match, MatchKind.CUP)
            ask_to_be_told(tx, press, request.owner, language)

        await self.transactions.write_for(request, noted)

    async def change(
        self, request: Request, press: LeaveCup | CallCupOff | Disqualify | JudgePlayer
    ) -> OwnCup:
        """The cup after a press; raises what refuses it."""

        def changed(tx: Transaction) -> OwnCup:
            return own(tx, self._made(tx, request, press).id, request)

        return await self.transactions.write_for(request, changed)

    async def players(self, request: Request, cup: int) -> tuple[Seated, ...]:
        """Who plays in a cup, by place once it is over, for somebody who may judge them.

        Raises NOT_CUP_MANAGER. Nobody who has deleted their data is among them.
        """
        if not request.manages:
            raise PlayError(Reason.NOT_CUP_MANAGER)
        return await self.transactions.read_for(request, lambda tx: seated_in(tx, cup, request))

    async def of(self, cup: int) -> Cup:
        """A cup as everybody may see it."""
        return await self.transactions.read(lambda tx: stands(tx, cup))

    async def line(self, request: Request, cup: int, number: int) -> CupLine:
        """How one of a cup's deals could have been won; MATCH_NOT_OVER."""

        def found(tx: Transaction) -> CupLine:
            match = found_match(tx, cup, MatchKind.CUP)
            if match.state in LIVE:
                raise PlayError(Reason.MATCH_NOT_OVER, closes_at=match.closes_at)
            deal = next((one for one in tx.matches.deals(cup) if one.number == number), None)
            if match.state is not MatchState.OVER or deal is None:
                raise PlayError(Reason.NO_MATCH)
            return CupLine(match.key, number, deal.deal, deal.line)

        return await self.transactions.read_for(request, found)

    async def own(self, request: Request, cup: int) -> OwnCup:
        """A cup, and what the player has to do with it."""
        return await self.transactions.read_for(request, lambda tx: own(tx, cup, request))

    async def here(self, request: Request) -> tuple[OwnCup | None, list[Cup]]:
        """The live cup of the server in which it is asked, and the last ones; CANNOT_STAY_HERE."""
        server = request.server
        if server is None:
            raise PlayError(Reason.CANNOT_STAY_HERE)
        return await self.transactions.read_for(request, lambda tx: of_server(tx, server, request))

    def _current(self, tx: Transaction, request: Request, cup: int) -> Match:
        """A cup, which runs from its first press on if the clock hasn't let it run."""
        self._begin(tx, locked(tx, cup, MatchKind.CUP), request.at)
        return found_match(tx, cup)

    def _made(self, tx: Transaction, request: Request, press: OfMatch) -> Match:
        self._current(tx, request, press.match)
        return _RULES.made(tx, request, press)

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


def _in_time(step: Step[JoinCup]) -> None:
    """Raises JOINED_TOO_LATE once half of its time is over."""
    match = step.match
    assert match.begins_at, "a cup has a beginning"
    until = match.begins_at + (match.closes_at - match.begins_at) / 2
    if until <= step.request.at:
        raise PlayError(Reason.JOINED_TOO_LATE, until=until)


def _joined(step: Step[JoinCup]) -> Mapping[str, Any]:
    if not step.note(left=False) and not step.take_seat():
        raise PlayError(Reason.NOT_MEMBER_BEFORE)  # They have deleted their data since.
    return {}


def _left(step: Step[LeaveCup]) -> Mapping[str, Any]:
    step.note(left=True)
    step.tx.posts.drop(Post(PostKind.TELLING, step.request.owner, match=step.match.id))
    return {}


def _disqualified(step: Step[Disqualify]) -> Mapping[str, Any]:
    """Raises BAD_VOID_REASON."""
    reason = in_one_line(step.press.reason)
    if not 1 <= len(reason) <= LONGEST:
        raise PlayError(Reason.BAD_VOID_REASON, most=LONGEST)
    return _judged(step, reason)


def _judged(step: Step[Disqualify] | Step[JudgePlayer], reason: str = "") -> Mapping[str, Any]:
    """Raises NOT_IN_CUP for who has deleted their data."""
    if not step.tx.seats.change(step.match.id, step.press.owner, voided=reason):
        raise PlayError(Reason.NOT_IN_CUP)
    if step.match.state is MatchState.OVER:
        step.tx.roots.keep_of_match(step.match.id, step.request.at.date())
    return {}


def _was_member(step: Step[OfMatch]) -> bool:
    since = step.request.joined_at
    return since is not None and since < step.match.opened_at


_managed: Final = needs(Reason.NOT_CUP_MANAGER, lambda step: step.request.manages)
_RULES: Final = Rules(
    MatchKind.CUP,
    {
        JoinCup: Transition(
            (here, is_live, _in_time, needs(Reason.NOT_MEMBER_BEFORE, _was_member)),
            change=_joined,
            is_done=lambda step: step.seat is not None,
        ),
        LeaveCup: Transition((is_live, seated), change=_left),
        CallCupOff: Transition((_managed, is_live), dict.fromkeys(LIVE, MatchState.WITHDRAWN)),
        Disqualify: Transition((_managed,), change=_disqualified),
        JudgePlayer: Transition((_managed,), change=_judged),
    },
)
