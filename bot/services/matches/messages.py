"""The messages of matches: which public ones are behind, and who brings them up to date.

Players are sent those that they asked for: one each, when there is something to tell.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

from bot.press.together import TellMe
from bot.services.core.requests import Request, Transactions
from bot.store.schema.matches import Match, MatchKind, MatchState
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

_RUNNING_CUP: Final = MatchKind.CUP, MatchState.RUNNING
_CHANGES_RARELY: Final = MatchState.OPEN, MatchState.RUNNING
_PAGE: Final = 200
_PAGES: Final = 20
_MARK_BYTES: Final = 12
TOLD_AT_ONCE: Final = 50
"""The most messages that are sent before it is looked again."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A match whose public message this process alone changes now."""

    row: Match
    server: str
    channel: str
    may_be_posted: bool
    """Whether an earlier claim was interrupted, so that a message may already have been posted."""

    @property
    def is_live(self) -> bool:
        """Whether something can still be pressed on its message."""
        return self.row.state in (MatchState.OPEN, MatchState.RUNNING)

    def nonce(self, what: str) -> str:
        """A unique id for one of its messages, at most 25 characters."""
        name = f"match {self.row.id} {what} {self.row.opened_at}"
        return blake2b(name.encode(), digest_size=_MARK_BYTES).hexdigest()


class PublicMessages:
    """The public messages of a store's matches. Every call raises BUSY if it can't be reached."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._shown: dict[int, datetime] = {}
        """When this process last changed the messages of running cups."""

    async def behind(self, at: datetime, serves: Callable[[str], bool]) -> tuple[Match, ...]:
        """Some matches whose message isn't up to date, of the servers that this process serves."""
        self._shown = {id: then for id, then in self._shown.items() if abs(at - then) < RARELY}
        found: list[Match] = []
        chosen: tuple[Match, ...] = ()
        after = 0
        for _ in range(_PAGES):
            page = await self._transactions.read(_page(at, after))
            ours = [row for row in page if row.server and serves(row.server)]
            found += [
                row for row in ours if row.state not in _CHANGES_RARELY or row.id not in self._shown
            ]
            if gone := [row for row in page if _is_past(row, at, is_ours=row in ours)]:
                await self._transactions.write(_settling(gone, at))
            if len(chosen := _chosen(found)) >= AT_ONCE or len(page) < _PAGE:
                break
            after = page[-1].id
        return chosen[:AT_ONCE]

    async def claim(self, id: int, at: datetime) -> Claimed | None:
        """Claims a match's message for a few minutes; None if there is nothing to show."""
        claimed = await self._transactions.write(lambda tx: tx.notices.claim(id, at))
        if claimed is None:
            return None
        row, may_be_posted = claimed
        assert row.server and row.channel, "it has a public message"
        return Claimed(row, row.server, row.channel, may_be_posted)

    async def told(self, claimed: Claimed, message: str | None) -> None:
        """Notes which message told a match's result, or that none is ever to tell it.

        What its own message shows then comes next.
        """
        await self._transactions.write(lambda tx: tx.notices.told(claimed.row, message))

    async def shown(self, claimed: Claimed, at: datetime) -> None:
        """Notes that a message shows its match as it was when it was claimed."""
        if claimed.row.kind is MatchKind.CUP:
            self._shown[claimed.row.id] = at
        await self._transactions.write(lambda tx: tx.notices.settle(claimed.row))

    async def posted_anew(self, claimed: Claimed, message: str, at: datetime) -> None:
        """Notes the message that has taken the place of one that can't be changed any more."""
        where = {"message": message, "posted_at": at, "posted_anew": True}
        await self._transactions.write(lambda tx: tx.notices.settle(claimed.row, **where))

    async def note(self, request: Request, match: int, channel: str, message: str) -> None:
        """Notes which message shows a match now."""
        await self._transactions.write(
            lambda tx: tx.matches.note_message(match, channel, message, request.at)
        )

    async def moved_to(self, request: Request, match: int, message: str) -> tuple[str, str] | None:
        """The channel and id of the message that has taken another one's place; None if that one
        is still in use."""
        row = await self._transactions.read(lambda tx: tx.matches.of(match), request)
        if row is None or row.channel is None or row.message is None:
            return None
        # A table moves down as well. One that has just moved may not be noted yet.
        has_moved = row.kind is MatchKind.TABLE and int(message) < int(row.message)
        if not (row.posted_anew or has_moved):
            return None
        in_use = message in (row.message, row.result_message)
        return None if in_use else (row.channel, row.message)

    async def lost(self, claimed: Claimed) -> None:
        """Notes that a match has no message any more that could be changed."""
        await self._transactions.write(lambda tx: tx.notices.settle(claimed.row, message=None))


def _chosen(found: list[Match]) -> tuple[Match, ...]:
    """Those that come first: in each channel a few, results before everything else."""
    by_channel: dict[str | None, list[Match]] = defaultdict(list)
    for row in sorted(found, key=lambda row: (not _is_to_be_told(row), row.id)):
        by_channel[row.channel].append(row)
    return tuple(row for rows in by_channel.values() for row in rows[:IN_A_CHANNEL])


def _is_to_be_told(row: Match) -> bool:
    return row.state is MatchState.OVER and row.result_message is None


def _page(at: datetime, after: int) -> Callable[[Transaction], tuple[Match, ...]]:
    return lambda tx: tx.notices.behind(at, after, _PAGE)


def _is_past(row: Match, at: datetime, *, is_ours: bool) -> bool:
    """Whether nobody will ever show it: it is nowhere public, or it ended long ago."""
    if row.server is None or row.channel is None:
        return True
    return not is_ours and row.ended_at is not None and at - row.ended_at > REMEMBERED


def _settling(rows: list[Match], at: datetime) -> Callable[[Transaction], None]:
    def settling(tx: Transaction) -> None:
        for row in rows:
            if claimed := tx.notices.claim(row.id, at):
                tx.notices.settle(claimed[0])

    return settling


def ask_to_be_told(tx: Transaction, press: TellMe, owner: str, language: str) -> None:
    """Notes whether a player wants one direct message about their match, and in which language."""
    match = tx.matches.of(press.match)
    has_begun = match is not None and (match.kind, match.state) == _RUNNING_CUP
    post = Post(
        PostKind.TELLING, owner, match=press.match, wanted=int(has_begun), language=language
    )
    if press.on:
        tx.posts.want(post)
    else:
        tx.posts.drop(post)


@dataclass(frozen=True, slots=True)
class Telling:
    """A player's message, which this process alone sends now."""

    post: Post
    match: Match
    text_mode: bool
    """Whether the player uses text mode."""

    @property
    def kind(self) -> str:
        """That of the match, as the database names it."""
        return self.match.kind

    @property
    def message(self) -> tuple[str, str, str] | None:
        """The server, channel and message to look at; None if there is none."""
        message = self.match.result_message or self.match.message
        if self.match.server is None or self.match.channel is None or message is None:
            return None
        return self.match.server, self.match.channel, message


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
            return Telling(post, match, tx.players.of(due.target).text_mode)

        return await self._transactions.write(claimed)

    async def settle(self, telling: Telling, outcome: str) -> None:
        """Notes which message was sent, or why there is none."""
        await self._transactions.write(lambda tx: tx.posts.settle(telling.post, outcome=outcome))
