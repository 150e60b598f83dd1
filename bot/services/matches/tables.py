"""Tables: one board in a channel that everybody who may write there plays, hand by hand.

They begin with a secret deal, or where the best lost attempt at a past daily was lost.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.press.games import PlayMove, Undo
from bot.press.together import CloseSeat, CloseTable, OpenSeat, TablePress
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import analysis_of, check_shown, opened_daily
from bot.services.matches.matches import Matches, usual_key
from bot.services.matches.table_boards import (
    Asked,
    Quicker,
    Standing,
    TableBoards,
    TableView,
    may_play_from,
    owner_of,
    stands,
    taking_back_is_a_hand,
    turned_a_card,
)
from bot.services.matches.transitions import (
    Rules,
    Step,
    Transition,
    go_on,
    needs,
    new_match,
    running,
    runs,
)
from bot.services.play.courses import room
from bot.services.play.endings import RESULTS, undone_to
from bot.services.play.gameplay import course_of
from bot.services.play.games import ended, is_private_here, standing_at, stored
from bot.services.play.loaded_games import LoadedGame, pressed, replay, undone
from bot.store.schema.dailies import Daily, StockedDeal
from bot.store.schema.games import Ended, Record, Saved
from bot.store.schema.matches import Hand, Match, MatchKind, MatchState, Seat
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Transaction
from engine import Game
from engine.moves import Deal
from engine.solver.version import VERSION

SHOWN_WITHIN: Final = timedelta(seconds=5)
"""How long after a hand everybody surely sees it, unless its answer was lost."""
STAYS: Final = timedelta(hours=6)
"""How long a table's message stays where it is, however many others come below it."""
PLAYED_WITHIN: Final = timedelta(days=14)
"""How long after its last hand a table stays open."""
BEGUN_WITHIN: Final = timedelta(days=1)
"""How long it does without a hand."""
AT_MOST: Final = 3
"""How many tables a server can have open; of each person, one."""
_DEAL: Final = str(Deal())


@dataclass(frozen=True, slots=True)
class Tables:
    """Raises NO_MATCH for a table that doesn't exist, in every call."""

    transactions: Transactions
    matches: Matches
    boards: TableBoards
    limits: Limits

    async def open(
        self,
        request: Request,
        channel: str,
        key: str | None,
        exists: Callable[[str], bool] = lambda _: True,
    ) -> TableView:
        """The channel's table, which is opened unless it is open.

        Without a key, a new one is of the kind of game last played. Raises PRIVATE_HERE,
        NO_MATCHES, OWN_TABLE_OPEN, TOO_MANY_TABLES, NOT_PROVED_YET and TOO_MANY_MATCHES.
        """
        self.matches.check_possible()
        self.limits.count(request, Reason.TOO_MANY_MATCHES)

        def opened(tx: Transaction) -> int:
            if here := open_here(tx, request, channel, exists):
                return here.id
            # What is refused must not have changed anything.
            taken = tx.stock.take(key or usual_key(tx, request), 1)
            if not taken:
                raise PlayError(Reason.NOT_PROVED_YET)
            return begun(tx, self.matches, request, channel, taken[0]).id

        table = await self.transactions.write_for(request, opened)
        return await self.boards.of(table, request.at)

    async def open_where_lost(
        self, request: Request, channel: str, game: int, exists: Callable[[str], bool]
    ) -> TableView:
        """A new table at the last position of a lost attempt at a past daily that could be won.

        Raises what keeps the player from looking back at the attempt, NOT_ANALYSED, PRIVATE_HERE,
        TABLE_HERE, OWN_TABLE_OPEN and TOO_MANY_TABLES.
        """
        daily, moves = await self.transactions.read_for(
            request, lambda tx: _last_chance(tx, request, game)
        )
        now, _ = await self.boards.slicing.result(replay(daily.key, daily.deal, moves))

        def opened(tx: Transaction) -> int:
            if here := open_here(tx, request, channel, exists):
                if here.interaction == request.id:
                    return here.id
                raise PlayError(Reason.TABLE_HERE)
            taken = StockedDeal(
                daily.key, daily.deal, daily.line, daily.par or 0, daily.par_tie_breaker or 0
            )
            match = begun(tx, self.matches, request, channel, taken, of=daily)
            _play_until(tx, request, match, now)
            return match.id

        table = await self.transactions.write_for(request, opened)
        return await self.boards.of(table, request.at)

    async def here(self, request: Request, channel: str) -> tuple[TableView, str | None] | None:
        """The table that is open in a channel, with the id of the message that shows it; None if
        there is none."""

        def found(tx: Transaction) -> tuple[int, str | None] | None:
            there = tx.matches.of_server(request.server or "", MatchKind.TABLE, MatchState.RUNNING)
            here = next((one.id for one in there if one.channel == channel), None)
            post = here and tx.posts.of(Post(PostKind.MATCH, match=here))
            return (here, post.message if post else None) if here else None

        known = await self.transactions.read(found)
        return (await self.boards.of(known[0], request.at), known[1]) if known else None

    async def play(
        self, request: Request, table: int, press: TablePress, *, is_shown: bool = True
    ) -> TableView | Quicker | Asked:
        """The table after a hand; or after that of somebody who was quicker; or a question.

        If it `is_shown`, the answer changes the board that everybody sees.

        Raises TABLE_WAITS if it is somebody else's turn, SEAT_CLOSED, NOTHING_TO_TAKE_BACK,
        TOO_EARLY_TO_TAKE_BACK and UNKNOWN_BUTTON.
        """
        now, is_closed = await self.transactions.read(
            lambda tx: (stands(tx, table, request.at), tx.seats.is_closed(table, request.owner))
        )
        if is_closed:
            raise PlayError(Reason.SEAT_CLOSED)
        if now.is_over or press.version != now.game.row.version:
            return await self._late(request, now)
        loaded = await self.boards.games.loaded(now.game.row)
        if isinstance(press, Undo):
            next_, hand = await self._taken_back(request, loaded, now.hands)
        else:
            from_ = may_play_from(now.hands, now.match.opener, request.owner)
            if from_ and request.at < from_:
                raise PlayError(Reason.TABLE_WAITS, again_at=from_)
            lays_circle = press == PlayMove(press.game, press.version, _DEAL)
            if lays_circle and loaded.now.table.buried_by_circle:
                return Asked(await self.boards.view(now))
            next_, hand = _played(request, loaded, press, now.hands)
        is_saved = await self._saved(request, now, next_, hand, is_shown=is_shown)
        after, player, board = await self.transactions.read(
            lambda tx: (
                stands(tx, table, request.at),
                tx.players.of(request.owner),
                tx.posts.of(Post(PostKind.MATCH, match=table)),
            )
        )
        if not is_saved:
            return await self._late(request, after)
        posted_at = board.posted_at if board else None
        is_old = posted_at is not None and request.at - posted_at > STAYS
        from_message = board.message if board and is_old else None
        view = await self.boards.view(after)
        return replace(view, in_words=player.text_mode, from_message=from_message)

    async def _late(self, request: Request, now: Standing) -> TableView | Quicker:
        """What a press comes to on a board that has changed since.

        Whose own hand was the last, as after pressing twice, sees the board, as does whoever
        presses when all has ended.
        """
        view, last = await self.boards.view(now), now.hands[-1] if now.hands else None
        is_unseen = not last or request.at - last.at > SHOWN_WITHIN
        if (last and last.owner == request.owner) or (now.is_over and is_unseen):
            return view
        return Quicker(view, is_unseen=is_unseen)

    async def _saved(
        self,
        request: Request,
        now: Standing,
        loaded: LoadedGame,
        hand: Hand | None,
        *,
        is_shown: bool,
    ) -> bool:
        """Saves a table's game with its last hand; whether nobody was quicker."""
        match, result = now.match, _result(loaded)
        row = ended(replace(loaded.row, result=result, touched_at=request.at), loaded)

        def saved(tx: Transaction) -> bool:
            done = tx.games.save(request.id, row)
            if done is not Saved.SAVED:
                return done is Saved.AGAIN
            if hand:
                tx.hands.add(hand)
                tx.seats.take(Seat(match.id, request.owner, request.at))
            else:
                tx.hands.take_back(now.hands[-1])
            over = MatchState.OVER if result else None
            closes_at = request.at + PLAYED_WITHIN
            go_on(tx, match, request.at, over, is_shown=is_shown, closes_at=closes_at)
            return True

        return await self.transactions.write_for(request, saved, lambda done: done)

    async def _taken_back(
        self, request: Request, loaded: LoadedGame, hands: tuple[Hand, ...]
    ) -> tuple[LoadedGame, Hand | None]:
        """The game without its last hand, and the hand that this is, if it is one.

        Raises NOTHING_TO_TAKE_BACK and TOO_EARLY_TO_TAKE_BACK.
        """
        turned = turned_a_card(loaded)
        is_hand = taking_back_is_a_hand(hands, request.owner, request.at, turned=turned)
        earlier = await self.boards.slicing.result(undone(loaded, undone_to(loaded)))
        return earlier, _hand(request, earlier, hands) if is_hand else None

    async def change(self, request: Request, press: CloseTable | CloseSeat | OpenSeat) -> TableView:
        """The table after a press; raises what refuses it."""
        await self.transactions.write_for(request, lambda tx: _RULES.made(tx, request, press))
        return await self.boards.of(press.match, request.at)


def _result(loaded: LoadedGame) -> Ended | None:
    """How a table's game has ended; one that is full, which nobody can give up, as it stands."""
    result = RESULTS[loaded.now.outcome]
    return result or (None if room(loaded.now) else Ended.CLOSED)


def _played(
    request: Request, loaded: LoadedGame, press: TablePress, hands: Sequence[Hand]
) -> tuple[LoadedGame, Hand]:
    """The game after a hand, and that hand; UNKNOWN_BUTTON."""
    assert not isinstance(press, Undo), press
    played = course_of(loaded, press)
    if not played.steps:
        raise PlayError(Reason.UNKNOWN_BUTTON)
    next_ = pressed(loaded, played)
    return next_, _hand(request, next_, hands)


def _hand(request: Request, loaded: LoadedGame, before: Sequence[Hand]) -> Hand:
    number = before[-1].number + 1 if before else 1
    return Hand(loaded.row.id, number, request.owner, len(loaded.now.moves), request.at)


def open_here(
    tx: Transaction, request: Request, channel: str, exists: Callable[[str], bool]
) -> Match | None:
    """The table that is open in a channel, while nobody else opens one.

    Raises PRIVATE_HERE, and if there is none and can't be another one OWN_TABLE_OPEN or
    TOO_MANY_TABLES. Those in channels that don't exist any more, nobody can play.
    """
    if is_private_here(tx, request):
        raise PlayError(Reason.PRIVATE_HERE)
    tx.matches.open_alone()
    running = tx.matches.of_server(request.server or "", MatchKind.TABLE, MatchState.RUNNING)
    if here := next((one for one in running if one.channel == channel), None):
        return here
    others = {one.channel: one.opener for one in running if one.channel and exists(one.channel)}
    if own := next((at for at, opener in others.items() if opener == request.owner), None):
        raise PlayError(Reason.OWN_TABLE_OPEN, channel=own)
    if len(others) >= AT_MOST:
        raise PlayError(Reason.TOO_MANY_TABLES, most=AT_MOST)
    return None


def begun(
    tx: Transaction,
    matches: Matches,
    request: Request,
    channel: str,
    taken: StockedDeal,
    of: Daily | None = None,
) -> Match:
    """A new table with its deal, which is that `of` a daily, or was secret."""
    values = {"channel": channel, "name": of.day.isoformat() if of else None}
    begins = running(request, BEGUN_WITHIN)
    new = new_match(request, MatchKind.TABLE, taken.key, BEGUN_WITHIN, **values | begins)
    match = tx.matches.open(new)
    matches.give(tx, match, (taken,))
    tx.match_games.start(match.id, 1, owner_of(match.id), request.at)
    return match


def _last_chance(tx: Transaction, request: Request, game: int) -> tuple[Daily, tuple[str, ...]]:
    """A daily that is over, and the moves after which a lost attempt could last be won."""
    row = standing_at(stored(tx, game), request.at)
    check_shown(tx, request, row)
    if row.day is None or row.result is Ended.WON:
        raise PlayError(Reason.NO_GAME)
    known = analysis_of(tx, row)
    if known is None or known.won is None or known.solver != VERSION:
        raise PlayError(Reason.NOT_ANALYSED)
    return opened_daily(tx, request, row.day, row.key), row.record.moves[: known.won]


def _play_until(tx: Transaction, request: Request, match: Match, now: Game) -> None:
    """Lets a table's game begin at a position; hand 0, which is nobody's, leads there."""
    row = tx.match_games.of_seat(match.id, 1, owner_of(match.id))
    assert row, "it begins with its table"
    if not now.moves:
        return
    played = replace(
        row,
        record=Record().pressed(now.moves),
        touched_at=request.at,
        placed=now.placed,
        tie_breaker=now.tie_breaker,
    )
    tx.games.save(request.id, played)
    tx.hands.add(Hand(row.id, 0, None, len(now.moves), request.at))


def _seat_changed(step: Step[CloseSeat | OpenSeat]) -> None:
    """Lets somebody play no further hand, or play again; NOT_IN_MATCH."""
    press, is_closed = step.press, isinstance(step.press, CloseSeat)
    if not step.tx.seats.change(press.match, press.owner, closed=is_closed):
        raise PlayError(Reason.NOT_IN_MATCH)


_IS_OPENERS: Final = needs(
    Reason.NOT_TABLE_OPENER,
    lambda step: step.request.manages or step.request.owner == step.match.opener,
)
_RULES: Final = Rules(
    MatchKind.TABLE,
    {
        CloseTable: Transition((runs, _IS_OPENERS), {MatchState.RUNNING: MatchState.OVER}),
        CloseSeat: Transition((runs, _IS_OPENERS), change=_seat_changed),
        OpenSeat: Transition((runs, _IS_OPENERS), change=_seat_changed),
    },
)
