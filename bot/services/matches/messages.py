"""The messages of matches: which public ones are behind, and who brings them up to date.

Players are sent those that they asked for: one each, when there is something to tell.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.press.together import TellMe
from bot.services.core.requests import Request, Transactions
from bot.store.schema.matches import WAYS, Match, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Transaction

AT_ONCE: Final = 100
"""The most messages that are changed before it is looked again."""
IN_A_CHANNEL: Final = 5
"""The most of them in one channel, for Discord takes no more in five seconds, and others wait."""
RARELY: Final = timedelta(minutes=1)
"""How long a cup's message stays as it is, at least, until it is over."""
REMEMBERED: Final = timedelta(days=1)
"""How long after a match's end its message is still changed, once Discord can be reached."""

_CHANGES_RARELY: Final = MatchState.OPEN, MatchState.RUNNING
_PAGE: Final = 200
_PAGES: Final = 20
TOLD_AT_ONCE: Final = 50
"""The most messages that are sent before it is looked again."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A match whose public message this process alone changes now."""

    row: Match
    server: str
    channel: str
    post: Post
    result: Post | None
    """What told its result; None if nothing has to yet."""

    @property
    def is_live(self) -> bool:
        """Whether something can still be pressed on its message."""
        return self.row.state in (MatchState.OPEN, MatchState.RUNNING)

    @property
    def is_told(self) -> bool:
        """Whether its result was told, or can't be."""
        return self.result is not None and self.result.shown > 0


class PublicMessages:
    """The public messages of a store's matches. Every call raises BUSY if it can't be reached."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._shown: dict[int, datetime] = {}
        """When this process last changed the messages of running cups."""

    async def behind(self, at: datetime, serves: Callable[[str], bool]) -> tuple[Match, ...]:
        """Some matches whose message isn't up to date, of the servers that this process serves."""
        self._shown = {id: then for id, then in self._shown.items() if abs(at - then) < RARELY}
        found: list[tuple[Match, bool]] = []
        chosen: tuple[Match, ...] = ()
        after = 0
        for _ in range(_PAGES):
            page = await self._transactions.read(_page(at, after))
            ours = [one for one in page if serves(one[0].server or "")]
            found += [one for one in ours if not self._is_rare(one[0])]
            if gone := [one[0] for one in page if one not in ours and _is_past(one[0], at)]:
                await self._transactions.write(_settling(gone, at))
            if len(chosen := _chosen(found)) >= AT_ONCE or len(page) < _PAGE:
                break
            after = page[-1][0].id
        return chosen[:AT_ONCE]

    def _is_rare(self, row: Match) -> bool:
        """Whether a match that goes on stays as this process has shown it for a while."""
        return row.state in _CHANGES_RARELY and row.id in self._shown

    async def claim(self, id: int, at: datetime) -> Claimed | None:
        """Claims a match's message for a few minutes; None if there is nothing to show."""

        def claimed(tx: Transaction) -> Claimed | None:
            post, row = tx.posts.claim(Post(PostKind.MATCH, match=id), at), tx.matches.of(id)
            if not (post and row and row.server and row.channel):
                return None
            return Claimed(row, row.server, row.channel, post, tx.posts.of(_result(row)))

        return await self._transactions.write(claimed)

    async def claim_result(self, claimed: Claimed, at: datetime) -> Post | None:
        """Claims what tells a match's result; None if another process tells it."""

        def wanted(tx: Transaction) -> Post | None:
            tx.posts.want(_result(claimed.row))
            return tx.posts.claim(_result(claimed.row), at)

        return await self._transactions.write(wanted)

    async def claim_judgment(self, claimed: Claimed, number: int, at: datetime) -> Post | None:
        """Claims what tells that a match was judged after its end; None if that was told, or
        another process tells it."""
        post = Post(PostKind.JUDGMENT, str(number), match=claimed.row.id)

        def wanted(tx: Transaction) -> Post | None:
            tx.posts.want(post)
            return tx.posts.claim(post, at)

        return await self._transactions.write(wanted)

    async def judged(self, judgment: Post, outcome: str) -> None:
        """Notes which message told a judgment, or why none does."""
        await self._transactions.write(lambda tx: tx.posts.settle(judgment, outcome=outcome))

    async def told(self, claimed: Claimed, result: Post, outcome: str) -> None:
        """Notes which message told a match's result, or why none is ever to tell it.

        What its own message shows then comes next.
        """

        def noted(tx: Transaction) -> None:
            is_ours = tx.posts.settle(result, outcome=outcome)
            if not is_ours and outcome.isdecimal():  # Others may not have known that it was told.
                tx.posts.note(result, outcome=outcome, shown=result.wanted)
            tx.posts.release(claimed.post)

        await self._transactions.write(noted)

    async def shown(self, claimed: Claimed, at: datetime) -> None:
        """Notes that a message shows its match as it was when it was claimed."""
        if claimed.row.kind is MatchKind.CUP:
            self._shown[claimed.row.id] = at
        await self._transactions.write(lambda tx: tx.posts.settle(claimed.post))

    async def posted_anew(self, claimed: Claimed, message: str, at: datetime) -> None:
        """Notes the message that has taken the place of one that can't be changed any more."""
        where = {"outcome": message, "posted_at": at, "anew": True}
        await self._transactions.write(lambda tx: tx.posts.settle(claimed.post, **where))

    async def lost(self, claimed: Claimed) -> None:
        """Notes that a match has no message any more that could be changed."""
        await self._transactions.write(lambda tx: tx.posts.settle(claimed.post, outcome=None))

    async def note(self, request: Request, match: int, channel: str, message: str) -> None:
        """Notes which message shows a match now."""
        await self._transactions.write(
            lambda tx: tx.matches.note_message(match, channel, message, request.at)
        )

    async def moved_to(self, request: Request, match: int, message: str) -> tuple[str, str] | None:
        """The channel and id of the message that has taken another one's place; None if that one
        is still in use."""
        row, now, result = await self._transactions.read(
            lambda tx: (
                tx.matches.of(match),
                tx.posts.of(Post(PostKind.MATCH, match=match)),
                tx.posts.of(Post(PostKind.RESULT, match=match)),
            ),
            request,
        )
        if not (row and row.channel and now and now.message):
            return None
        # A table moves down as well. One that has just moved may not be noted yet.
        has_moved = WAYS[row.kind].is_shared and int(message) < int(now.message)
        if not (now.anew or has_moved):
            return None
        in_use = message in (now.message, result.message if result else None)
        return None if in_use else (row.channel, now.message)


def _chosen(found: list[tuple[Match, bool]]) -> tuple[Match, ...]:
    """Those that come first: in each channel a few, results before everything else."""
    by_channel: dict[str | None, list[Match]] = defaultdict(list)
    for row, _ in sorted(found, key=lambda one: (not _tells(*one), one[0].id)):
        by_channel[row.channel].append(row)
    return tuple(row for rows in by_channel.values() for row in rows[:IN_A_CHANNEL])


def _tells(row: Match, is_told: bool) -> bool:
    """Whether a result is to be told."""
    return row.state is MatchState.OVER and not is_told


def _page(at: datetime, after: int) -> Callable[[Transaction], tuple[tuple[Match, bool], ...]]:
    return lambda tx: tx.matches.behind(at, after, _PAGE)


def _is_past(row: Match, at: datetime) -> bool:
    """Whether nobody will ever show a match of another server: it ended long ago."""
    return row.ended_at is not None and at - row.ended_at > REMEMBERED


def _result(row: Match) -> Post:
    return Post(PostKind.RESULT, match=row.id)


def _settling(rows: list[Match], at: datetime) -> Callable[[Transaction], None]:
    def settling(tx: Transaction) -> None:
        for row in rows:
            if claimed := tx.posts.claim(Post(PostKind.MATCH, match=row.id), at):
                tx.posts.settle(claimed)

    return settling


def ask_to_be_told(tx: Transaction, press: TellMe, owner: str, language: str) -> None:
    """Notes whether a player wants one direct message about their match, and in which language."""
    match = tx.matches.of(press.match)
    is_late = match is not None and match.state is WAYS[match.kind].told_at
    post = Post(PostKind.TELLING, owner, match=press.match, wanted=int(is_late), language=language)
    if press.on:
        tx.posts.want(post)
    else:
        tx.posts.drop(post)


@dataclass(frozen=True, slots=True)
class Telling:
    """A player's message, which this process alone sends now."""

    post: Post
    match: Match
    shown: str | None
    """The message that tells its result, or else its own; None if there is none."""
    text_mode: bool
    """Whether the player uses text mode."""

    @property
    def message(self) -> tuple[str, str, str] | None:
        """The server, channel and message to look at; None if there is none."""
        if self.match.server is None or self.match.channel is None or self.shown is None:
            return None
        return self.match.server, self.match.channel, self.shown


class Tellings:
    """Every call raises BUSY if the store can't be reached."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def due(self, at: datetime) -> tuple[Post, ...]:
        """Some messages of players who are to be told now."""
        return await self._transactions.read(
            lambda tx: tx.posts.due(PostKind.TELLING, at, TOLD_AT_ONCE)
        )

    async def claim(self, due: Post, at: datetime) -> Telling | None:
        """Claims a player's message for a few minutes; None if there is none any more."""

        def claimed(tx: Transaction) -> Telling | None:
            post, match = tx.posts.claim(due, at), tx.matches.of(due.match or 0)
            if not (post and match):
                return None
            posts = map(tx.posts.of, (_result(match), Post(PostKind.MATCH, match=match.id)))
            shown = next((one.message for one in posts if one and one.message), None)
            return Telling(post, match, shown, tx.players.of(due.target).text_mode)

        return await self._transactions.write(claimed)

    async def settle(self, telling: Telling, outcome: str) -> None:
        """Notes which message was sent, or why there is none."""
        await self._transactions.write(lambda tx: tx.posts.settle(telling.post, outcome=outcome))
