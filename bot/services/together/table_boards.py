"""Tables as they stand: the board that everybody sees, and who played what."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.slices import Slices, Slicing
from bot.services.core.tables_here import TablesHere, tables_here
from bot.services.core.transactions import Transactions
from bot.services.play.attempts import in_match, may_undo, undone_to
from bot.services.play.courses import course
from bot.services.play.games import FoundGame, Games, standing_at
from bot.services.play.loaded_games import LoadedGame, replayed_on
from bot.services.play.steps import Step
from bot.services.together.hands import may_play_from, standing, took_back
from bot.services.together.matches import named_in
from bot.services.together.table_view import LastHand, PlayedHand, TableView
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import TABLE, Hand, Match, MatchKind, MatchState
from bot.store.store import Transaction
from engine import Game
from engine.cards import RANKS
from engine.moves import Play

LISTED: Final = 15
"""How many hands are listed, the last ones; and how many players by name."""
_QUEEN: Final = RANKS.index("Q") + 1


@dataclass(frozen=True, slots=True)
class Standing:
    """A table as it is stored."""

    match: Match
    game: FoundGame
    hands: tuple[Hand, ...]
    named: frozenset[str]
    """Who of those that played may be named there."""
    closed: frozenset[str]
    """Whose seats are closed."""

    @property
    def is_over(self) -> bool:
        return self.match.state is not MatchState.RUNNING or self.game.row.result is not None

    def called(self, owner: str | None) -> str | None:
        """The player, if they may be named."""
        return owner if owner in self.named else None


class TableBoards:
    """Raises NO_MATCH for a table that doesn't exist, in every call."""

    def __init__(self, transactions: Transactions, games: Games, slicing: Slicing) -> None:
        self._transactions = transactions
        self._games = games
        self._slicing = slicing

    async def of(self, table: int, at: datetime) -> TableView:
        """A table as it stands at a moment."""
        return await self.view(await self._transactions.read(lambda tx: stands(tx, table, at)))

    async def hands(self, table: int, at: datetime) -> tuple[PlayedHand, ...]:
        """The last hands of a table, the last one first."""
        now = await self._transactions.read(lambda tx: stands(tx, table, at))
        steps = await self._slicing.result(_steps(now.game.row, now.hands))
        first = max(0, len(now.hands) - LISTED)
        return tuple(
            PlayedHand(
                hand.number,
                now.called(hand.owner),
                steps.get(hand.number, ()),
                takes_back=took_back(now.hands[: at + 1]),
            )
            for at, hand in reversed([*enumerate(now.hands)][first:])
            if _is_anybodys(hand)
        )

    async def played_here(self, server: str | None) -> TablesHere:
        """What a server has played at tables."""
        return await self._transactions.read(lambda tx: tables_here(tx, server))

    async def view(self, now: Standing) -> TableView:
        """What everybody sees of it."""
        view, loaded = await self._games.view(now.game), await self._games.loaded(now.game.row)
        can = view.may_undo and not took_back(now.hands) and not turned_a_card(loaded)
        piles = view.table.foundations
        return TableView(
            match=now.match.id,
            game=replace(view, private=False, may_undo=can),
            number=now.hands[-1].number if now.hands else 0,
            people=len({hand.owner for hand in now.hands if hand.number}),
            last=_last(now, view.steps),
            full=sum(1 for pile in piles if pile and pile[-1].rank == _QUEEN),
            foundations=len(piles),
            is_over=now.is_over,
            home=await self._home(now) if now.is_over else None,
            opener=now.match.opener,
            day=date.fromisoformat(now.match.name) if now.match.name else None,
            seats=_seats(now.hands),
            closed=now.closed,
        )

    async def _home(self, now: Standing) -> dict[str | None, int]:
        """How many cards each person has brought home, the most first."""
        steps = await self._slicing.result(_steps(now.game.row, now.hands))
        counts = Counter[str | None]()
        for hand in filter(_is_anybodys, now.hands):
            made = steps.get(hand.number, ())
            counts[now.called(hand.owner)] += sum(isinstance(one.move, Play) for one in made)
        unnamed = counts.pop(None, 0)
        listed = dict((+counts).most_common(LISTED))
        unnamed += counts.total() - sum(listed.values())
        return listed | ({None: unnamed} if unnamed else {})


def owner_of(table: int) -> str:
    """The owner of a table's game, which is nobody's."""
    return f"{TABLE}{table}"


def stands(tx: Transaction, table: int, at: datetime) -> Standing:
    """A table as it is stored, at a moment; NO_MATCH."""
    match = tx.matches.of(table)
    if match is None or match.kind is not MatchKind.TABLE:
        raise PlayError(Reason.NO_MATCH)
    row = tx.match_games.of_seat(table, 1, owner_of(table))
    assert row, "it begins with its table"
    row, hands = standing_at(row, at), tx.hands.of(row.id)
    player = tx.players.of(row.owner)
    game = FoundGame(row, player, None, (), in_match(tx, row, at))
    named = named_in(tx, match, {hand.owner for hand in hands if hand.owner})
    return Standing(match, game, hands, named, tx.seats.closed(table))


def turned_a_card(loaded: LoadedGame) -> bool:
    """Whether the last hand turned a new card, so that it stays."""
    if loaded.last is None or not may_undo(loaded):
        return True
    return undone_to(loaded) != len(loaded.last.before.moves)


def _is_anybodys(hand: Hand) -> bool:
    """Whether somebody has played it: the table didn't begin with it."""
    return hand.number > 0


def _last(now: Standing, steps: tuple[Step, ...]) -> LastHand | None:
    if not now.hands or not _is_anybodys(now.hands[-1]):
        return None
    hand = now.hands[-1]
    made = () if took_back(now.hands) else steps
    queens = tuple(one.card for one in made if _brings_queen(one) and one.card)
    again = may_play_from(now.hands, now.match.opener, hand.owner) if hand.owner else None
    return LastHand(now.called(hand.owner), made, again, queens)


def _seats(hands: tuple[Hand, ...]) -> dict[str, int]:
    """The last hand of each who has played, the last ones first."""
    last = {hand.owner: hand.number for hand in hands if hand.owner}
    return dict(sorted(last.items(), key=lambda one: one[1], reverse=True))


def _brings_queen(step: Step) -> bool:
    return isinstance(step.move, Play) and step.card is not None and step.card.rank == _QUEEN


def _steps(row: StoredGame, hands: Sequence[Hand]) -> Slices[dict[int, tuple[Step, ...]]]:
    """What was done by each hand that wasn't taken back, by its number."""
    made_by = {}
    game = Game.start(row.key, row.deal)
    for hand, moves in zip(standing(hands), row.record.by_press, strict=True):
        bare = Game(game.rules, game.number, (), game.position)
        made = yield from course(bare, replayed_on(bare, moves))
        game = made.now
        made_by[hand.number] = made.steps
    return made_by
