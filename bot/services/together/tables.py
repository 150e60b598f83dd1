"""Tables: one board in a channel that everybody who may write there plays, hand by hand."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.press.games import Undo
from bot.press.together import TablePress
from bot.services.core.limits import Limits
from bot.services.core.request import Request
from bot.services.core.slices import Slices, Slicing
from bot.services.core.transactions import Transactions
from bot.services.play.attempts import RESULTS, may_undo, undone_to
from bot.services.play.courses import course
from bot.services.play.gameplay import course_of
from bot.services.play.games import FoundGame, Games, ended, found, is_private_here
from bot.services.play.loaded_games import LoadedGame, pressed, replayed_on, undone
from bot.services.play.steps import Step
from bot.services.together.hands import TakeBack, may_play_from, take_back
from bot.services.together.matches import Matches, named_in, usual_key
from bot.services.together.table_view import LastHand, PlayedHand, Quicker, TableView
from bot.store.schema.rows import Saved, StoredGame
from bot.store.schema.rows.together import TABLE, Hand, Match, MatchKind, MatchState, Seat
from bot.store.transaction import Transaction
from engine import Game
from engine.cards import RANKS
from engine.moves import Play

PLAYED_WITHIN: Final = timedelta(days=14)
"""How long after its last hand a table stays open."""
AT_MOST: Final = 3
"""How many tables a server can have open."""
LISTED: Final = 15
"""How many hands are listed, the last ones."""
_QUEEN: Final = RANKS.index("Q") + 1


class Tables:
    """Raises NO_MATCH for a table that doesn't exist, in every call."""

    def __init__(
        self,
        transactions: Transactions,
        matches: Matches,
        games: Games,
        slicing: Slicing,
        limits: Limits,
    ) -> None:
        self._transactions = transactions
        self._matches = matches
        self._games = games
        self._slicing = slicing
        self._limits = limits

    async def open(self, request: Request, channel: str, key: str | None) -> TableView:
        """The channel's table, which is opened unless it is open.

        Without a key, a new one is of the kind of game last played. Raises PRIVATE_HERE,
        NO_MATCHES, TOO_MANY_TABLES, NOT_PROVED_YET and TOO_MANY_GAMES.
        """
        self._matches.check_possible()
        self._limits.count(request, Reason.TOO_MANY_GAMES)

        def opened(tx: Transaction) -> int:
            if is_private_here(tx, request):
                raise PlayError(Reason.PRIVATE_HERE)
            tx.matches.open_alone()
            running = tx.matches.of_server(
                request.server or "", MatchKind.TABLE, MatchState.RUNNING
            )
            here = next((one for one in running if one.channel == channel), None)
            if here:
                return here.id
            if len(running) >= AT_MOST:
                raise PlayError(Reason.TOO_MANY_TABLES, most=AT_MOST)
            return self._begun(tx, request, channel, key or usual_key(tx, request)).id

        return await self.of(request, await self._transactions.write_for(request, opened))

    def _begun(self, tx: Transaction, request: Request, channel: str, key: str) -> Match:
        # What is refused must not have changed anything.
        if not (taken := tx.stock.take(key, 1)):
            raise PlayError(Reason.NOT_PROVED_YET)
        match = tx.matches.open(
            Match(
                id=0,
                interaction=request.id,
                kind=MatchKind.TABLE,
                key=key,
                server=request.server,
                channel=channel,
                opener=request.owner,
                opened_at=request.at,
                begins_at=request.at,
                closes_at=request.at + PLAYED_WITHIN,
                state=MatchState.RUNNING,
            ),
        )
        self._matches.give(tx, match, taken)
        tx.match_games.start(match.id, 1, owner_of(match.id), request.at)
        return match

    async def of(self, request: Request, table: int) -> TableView:
        """A table as it stands."""
        return await self._view(
            *await self._transactions.read(lambda tx: _stands(tx, request, table))
        )

    async def play(self, request: Request, table: int, press: TablePress) -> TableView | Quicker:
        """The table after a hand, or after that of somebody who was quicker.

        Raises TABLE_WAITS if it is somebody else's turn, SEAT_CLOSED, MATCH_OVER,
        NOTHING_TO_TAKE_BACK and UNKNOWN_BUTTON.
        """
        match, game, hands = await self._transactions.read(lambda tx: _checked(tx, request, table))
        if press.version != game.row.version:
            return Quicker(await self.of(request, table))
        loaded = await self._games.loaded(game.row)
        if isinstance(press, Undo):
            next_, hand = await self._taken_back(request, loaded, match, hands)
        else:
            _check_turn(request, match, hands)
            played = course_of(loaded, press)
            if not played.steps:
                raise PlayError(Reason.UNKNOWN_BUTTON)
            next_ = pressed(loaded, played)
            hand = _hand(request, next_, len(hands) + 1)
        if not await self._saved(request, match, next_, hand, hands):
            return Quicker(await self.of(request, table))
        return await self.of(request, table)

    async def _saved(
        self,
        request: Request,
        match: Match,
        loaded: LoadedGame,
        hand: Hand | None,
        hands: tuple[Hand, ...],
    ) -> bool:
        """Saves a table's game with its last hand; whether nobody was quicker."""
        result = RESULTS[loaded.now.outcome]
        row = ended(replace(loaded.row, result=result, touched_at=request.at), loaded)

        def saved(tx: Transaction) -> bool:
            if tx.games.save(request.id, row) is not Saved.SAVED:
                return False
            if hand:
                tx.hands.add(hand)
                tx.seats.take(Seat(match.id, request.owner, request.at))
            else:
                tx.hands.take_back(hands[-1])
            until = {"closes_at": request.at + PLAYED_WITHIN}
            over = {"state": MatchState.OVER, "ended_at": request.at} if result else until
            tx.matches.change(match.id, MatchState.RUNNING, is_shown=not result, **over)
            return True

        return await self._transactions.write_for(request, saved, lambda done: done)

    async def _taken_back(
        self, request: Request, loaded: LoadedGame, match: Match, hands: tuple[Hand, ...]
    ) -> tuple[LoadedGame, Hand | None]:
        """The game without its last hand, and the hand that this is, if it is one."""
        turned = not (loaded.last and may_undo(loaded)) or (
            undone_to(loaded) != len(loaded.last.before.moves)
        )
        match take_back(hands, request.owner, request.at, turned=turned):
            case TakeBack.NOTHING | TakeBack.CARD_TURNED:
                raise PlayError(Reason.NOTHING_TO_TAKE_BACK)
            case TakeBack.TOO_EARLY:
                until = may_play_from(hands, match.opener, hands[-1].owner or "")
                raise PlayError(Reason.TABLE_WAITS, until=until or request.at)
            case TakeBack.OWN:
                earlier = await self._slicing.result(undone(loaded, undone_to(loaded)))
                return earlier, None
            case TakeBack.A_HAND:
                earlier = await self._slicing.result(undone(loaded, undone_to(loaded)))
                return earlier, _hand(request, earlier, len(hands) + 1)

    async def close(self, request: Request, table: int, *, is_manager: bool) -> TableView:
        """The table, closed as it stands by its opener or a manager; NOT_CHALLENGER, MATCH_OVER."""

        def closed(tx: Transaction) -> None:
            tx.matches.lock(table)
            match = _running(tx, request, table)
            if request.owner != match.opener and not is_manager:
                raise PlayError(Reason.NOT_CHALLENGER)
            tx.match_games.close(match.id)
            tx.matches.change(table, MatchState.RUNNING, state=MatchState.OVER, ended_at=request.at)

        await self._transactions.write_for(request, closed)
        return await self.of(request, table)

    async def close_seat(
        self, request: Request, table: int, owner: str, *, is_manager: bool
    ) -> None:
        """Lets somebody play no further hand; NOT_CHALLENGER, MATCH_OVER, NOT_IN_MATCH."""

        def closed(tx: Transaction) -> None:
            match = _running(tx, request, table)
            if request.owner != match.opener and not is_manager:
                raise PlayError(Reason.NOT_CHALLENGER)
            if not tx.seats.change(table, owner, closed=True):
                raise PlayError(Reason.NOT_IN_MATCH)

        await self._transactions.write_for(request, closed)

    async def note_message(self, request: Request, table: int, channel: str, message: str) -> None:
        """Notes which message shows a table now."""
        await self._transactions.write(
            lambda tx: tx.matches.note_message(table, channel, message, request.at)
        )

    async def hands(self, request: Request, table: int) -> tuple[PlayedHand, ...]:
        """The last hands of a table, the last one first."""
        match, game, hands = await self._transactions.read(lambda tx: _stands(tx, request, table))
        named = await self._transactions.read(
            lambda tx: named_in(tx, match, (hand.owner for hand in hands if hand.owner))
        )
        steps = await self._slicing.result(_steps(game.row, hands[-LISTED:]))
        listed = zip(hands[-LISTED:], steps, strict=True)
        return tuple(
            PlayedHand(hand.number, hand.owner if hand.owner in named else None, made)
            for hand, made in listed
        )[::-1]

    async def _view(self, match: Match, game: FoundGame, hands: tuple[Hand, ...]) -> TableView:
        named = await self._transactions.read(
            lambda tx: named_in(tx, match, {hand.owner for hand in hands if hand.owner})
        )
        view = replace(await self._games.view(game), private=False)
        is_over = match.state is not MatchState.RUNNING
        piles = view.table.foundations
        return TableView(
            match=match.id,
            game=view,
            number=len(hands),
            people=len({hand.owner for hand in hands}),
            last=_last(match, hands, named, view.steps),
            full=sum(1 for pile in piles if pile and pile[-1].rank == _QUEEN),
            foundations=len(piles),
            is_over=is_over,
            home=await self._home(game.row, hands, named) if is_over else None,
            opener=match.opener,
            seats=_seats(hands),
        )

    async def _home(
        self, row: StoredGame, hands: tuple[Hand, ...], named: frozenset[str]
    ) -> dict[str | None, int]:
        """How many cards each person has brought home, the most first."""
        steps = await self._slicing.result(_steps(row, hands))
        counts = Counter[str | None]()
        for hand, made in zip(hands, steps, strict=True):
            owner = hand.owner if hand.owner in named else None
            counts[owner] += sum(isinstance(one.move, Play) for one in made)
        return dict(counts.most_common())


def owner_of(table: int) -> str:
    """The owner of a table's game, which is nobody's."""
    return f"{TABLE}{table}"


def _stands(
    tx: Transaction, request: Request, table: int
) -> tuple[Match, FoundGame, tuple[Hand, ...]]:
    match = tx.matches.of(table)
    if match is None or match.kind is not MatchKind.TABLE:
        raise PlayError(Reason.NO_MATCH)
    row = tx.match_games.of_seat(table, 1, owner_of(table))
    assert row, "it begins with its table"
    return match, found(tx, row, request), tx.hands.of(row.id)


def _running(tx: Transaction, request: Request, table: int) -> Match:
    match, *_ = _stands(tx, request, table)
    if match.state is not MatchState.RUNNING or match.closes_at <= request.at:
        raise PlayError(Reason.MATCH_OVER)
    return match


def _checked(
    tx: Transaction, request: Request, table: int
) -> tuple[Match, FoundGame, tuple[Hand, ...]]:
    match, game, hands = _stands(tx, request, table)
    if match.state is not MatchState.RUNNING or match.closes_at <= request.at:
        raise PlayError(Reason.MATCH_OVER)
    if tx.seats.is_closed(table, request.owner):
        raise PlayError(Reason.SEAT_CLOSED)
    return match, game, hands


def _check_turn(request: Request, match: Match, hands: tuple[Hand, ...]) -> None:
    """Raises TABLE_WAITS with when the player may play the next hand."""
    from_ = may_play_from(hands, match.opener, request.owner)
    if from_ and request.at < from_:
        raise PlayError(Reason.TABLE_WAITS, until=from_)


def _hand(request: Request, loaded: LoadedGame, number: int) -> Hand:
    return Hand(loaded.row.id, number, request.owner, len(loaded.now.moves), request.at)


def _last(
    match: Match, hands: tuple[Hand, ...], named: frozenset[str], steps: tuple[Step, ...]
) -> LastHand | None:
    if not hands:
        return None
    hand, before = hands[-1], hands[-2].moves if len(hands) > 1 else 0
    made = steps if hand.moves > before else ()
    queens = tuple(one.card for one in made if _brings_queen(one) and one.card)
    again = may_play_from(hands, match.opener, hand.owner) if hand.owner else None
    return LastHand(hand.owner if hand.owner in named else None, made, again, queens)


def _seats(hands: tuple[Hand, ...]) -> dict[str, int]:
    """The last hand of each who has played, as many as Discord lists."""
    last = {hand.owner: hand.number for hand in hands if hand.owner}
    latest = sorted(last.items(), key=lambda one: one[1], reverse=True)
    return dict(latest[:LISTED])


def _brings_queen(step: Step) -> bool:
    return isinstance(step.move, Play) and step.card is not None and step.card.rank == _QUEEN


def _steps(row: StoredGame, hands: tuple[Hand, ...]) -> Slices[list[tuple[Step, ...]]]:
    """What each of some hands did; nothing if it was taken back, or took one back."""
    by_end = {}
    game, at = Game.start(row.key, row.deal), 0
    for moves in row.record.by_press:
        bare = Game(game.rules, game.number, (), game.position)
        made = yield from course(bare, replayed_on(bare, moves))
        game, at = made.now, at + len(moves)
        by_end[at] = made.steps
    return [by_end.get(hand.moves, ()) for hand in hands]
