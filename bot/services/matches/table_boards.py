"""Tables as they stand: the board that everybody sees, who played what, and whose hand it is.

A hand is what one press plays; who may take one back is decided here.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Transactions
from bot.services.core.work import Slices, Slicing
from bot.services.matches.matches import named_in
from bot.services.matches.transitions import found_match
from bot.services.play.courses import Step, course
from bot.services.play.endings import in_match, may_undo, undone_to
from bot.services.play.game_view import GameView
from bot.services.play.games import FoundGame, Games, standing_at
from bot.services.play.loaded_games import LoadedGame, replayed_on
from bot.services.rankings.statistics import TablesHere, tables_here
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import TABLE, Hand, Match, MatchKind, MatchState
from bot.store.store import Transaction
from engine import Game
from engine.cards import RANKS, Card
from engine.moves import Play

IDLE: Final = timedelta(minutes=10)
"""After this long without a hand anybody may play, and take back what somebody else played."""
OPENERS_HANDS: Final = 5
"""How many hands its opener may play running until a second person has played."""
LISTED: Final = 15
"""How many hands are listed, the last ones; and how many players by name."""


@dataclass(frozen=True, slots=True)
class LastHand:
    """The last hand at a table."""

    owner: str | None
    """None if they may not be named, or have deleted their data."""
    steps: tuple[Step, ...]
    """None of them if it took back the hand before."""
    again_at: datetime | None
    """When they may play the next hand too; None for at once."""
    queens: tuple[Card, ...] = ()
    """The Queens that it brought home."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as everybody sees it."""

    match: int
    game: GameView
    number: int
    """Of the last hand; 0 before the first."""
    people: int
    """How many different people have played one."""
    last: LastHand | None
    """None before the first hand."""
    full: int = 0
    """How many foundations are full."""
    foundations: int = 8
    is_over: bool = False
    home: Mapping[str | None, int] | None = None
    """How many cards each person has brought home, the most first, once it is over; under None the
    others together: those who may not be named, and whoever comes after many."""
    opener: str | None = None
    """None if they have deleted their data."""
    day: date | None = None
    """Of the daily whose deal it has, from where an attempt at that was lost; None for a deal that
    was secret."""
    from_message: str | None = None
    """The id of the message that shows it, if that is so old that many others may be below it."""
    in_words: bool = False
    """Whether whoever played the last hand just now uses text mode."""
    seats: Mapping[str, int] = field(default_factory=dict)
    """The number of the last hand of each who has played, the last ones first."""
    closed: frozenset[str] = frozenset()
    """Those of them who may not play any more."""
    root: str | None = None
    """What fixes how it ended: 64 hex digits; None before the end, and if it has none."""


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand in the list of all."""

    number: int
    owner: str | None
    """None if they may not be named, or have deleted their data."""
    steps: tuple[Step, ...]
    """None of them if it took back the hand before, or was taken back itself."""
    takes_back: bool = False


@dataclass(frozen=True, slots=True)
class Quicker:
    """A table at which somebody else played since the board was made: nothing was played."""

    now: TableView
    is_unseen: bool = False
    """Whether the board in the channel may be an old one: what they did wasn't seen at once."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A table at which the next circle would bury cards that can go up: nothing was played."""

    now: TableView


def may_play_from(hands: Sequence[Hand], opener: str | None, owner: str) -> datetime | None:
    """When somebody may play the next hand; None for at once.

    Nobody plays two hands running, so that a table isn't one person's. An opener who is alone needs
    to get somewhere first.
    """
    if not hands or hands[-1].owner != owner:
        return None
    is_alone = owner == opener and all(hand.owner == owner for hand in hands if hand.number)
    if is_alone and hands[-1].number < OPENERS_HANDS:
        return None
    return hands[-1].at + IDLE


def taking_back_is_a_hand(hands: Sequence[Hand], owner: str, at: datetime, *, turned: bool) -> bool:
    """Whether taking back the last hand is a hand of its taker's, as it was somebody else's; one's
    own is as if it hadn't been played.

    Only the last hand can be taken back, so a game can't be unwound hand by hand, and none that
    `turned` a new card. Raises NOTHING_TO_TAKE_BACK; TOO_EARLY_TO_TAKE_BACK for somebody else's
    that is less than IDLE ago.
    """
    if not hands or not hands[-1].number or took_back(hands) or turned:
        raise PlayError(Reason.NOTHING_TO_TAKE_BACK)
    if hands[-1].owner == owner:
        return False
    again_at = hands[-1].at + IDLE
    if at < again_at:
        raise PlayError(Reason.TOO_EARLY_TO_TAKE_BACK, again_at=again_at)
    return True


def took_back(hands: Sequence[Hand]) -> bool:
    """Whether the last hand took back the one before."""
    before = hands[-2].moves if len(hands) > 1 else 0
    return bool(hands) and hands[-1].moves <= before


def standing(hands: Sequence[Hand]) -> tuple[Hand, ...]:
    """The hands that nobody has taken back: those whose moves the game has, one a press."""
    left = list[Hand]()
    for hand in hands:
        if left and hand.moves <= left[-1].moves:
            left.pop()
        else:
            left.append(hand)
    return tuple(left)


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
    root: str | None

    @property
    def is_over(self) -> bool:
        return self.match.state is not MatchState.RUNNING or self.game.row.result is not None

    def called(self, owner: str | None) -> str | None:
        """The player, if they may be named."""
        return owner if owner in self.named else None


@dataclass(frozen=True, slots=True)
class TableBoards:
    """Raises NO_MATCH for a table that doesn't exist, in every call."""

    transactions: Transactions
    games: Games
    slicing: Slicing

    async def of(self, table: int, at: datetime) -> TableView:
        """A table as it stands at a moment."""
        return await self.view(await self.transactions.read(lambda tx: stands(tx, table, at)))

    async def hands(self, table: int, at: datetime) -> tuple[PlayedHand, ...]:
        """The last hands of a table, the last one first."""
        now = await self.transactions.read(lambda tx: stands(tx, table, at))
        steps = await self.slicing.result(_steps(now.game.row, now.hands))
        first = max(0, len(now.hands) - LISTED)
        return tuple(
            PlayedHand(
                hand.number,
                now.called(hand.owner),
                steps.get(hand.number, ()),
                takes_back=took_back(now.hands[: at + 1]),
            )
            for at, hand in reversed([*enumerate(now.hands)][first:])
            if hand.number
        )

    async def played_here(self, server: str | None) -> TablesHere:
        """What a server has played at tables."""
        return await self.transactions.read(lambda tx: tables_here(tx, server))

    async def view(self, now: Standing) -> TableView:
        """What everybody sees of it."""
        view, loaded = await self.games.view(now.game), await self.games.loaded(now.game.row)
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
            root=now.root,
        )

    async def _home(self, now: Standing) -> dict[str | None, int]:
        """How many cards each person has brought home, the most first."""
        steps = await self.slicing.result(_steps(now.game.row, now.hands))
        counts = Counter[str | None]()
        for hand in (one for one in now.hands if one.number):
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
    match = found_match(tx, table, MatchKind.TABLE)
    row = tx.match_games.of_seat(table, 1, owner_of(table))
    assert row, "it begins with its table"
    row, hands = standing_at(row, at), tx.hands.of(row.id)
    player = tx.players.of(row.owner)
    game = FoundGame(row, player, None, (), in_match(tx, row, at))
    named = named_in(tx, match, {hand.owner for hand in hands if hand.owner})
    root = next((one.root for one in tx.roots.of_match(table)), None)
    return Standing(match, game, hands, named, tx.seats.closed(table), root)


def turned_a_card(loaded: LoadedGame) -> bool:
    """Whether the last hand turned a new card, so that it stays."""
    if loaded.last is None or not may_undo(loaded):
        return True
    return undone_to(loaded) != len(loaded.last.before.moves)


def _last(now: Standing, steps: tuple[Step, ...]) -> LastHand | None:
    if not now.hands or not now.hands[-1].number:
        return None
    hand = now.hands[-1]
    made = () if took_back(now.hands) else steps
    home = (one.card for one in made if isinstance(one.move, Play))
    queens = tuple(card for card in home if card and card.rank == _QUEEN)
    again = may_play_from(now.hands, now.match.opener, hand.owner) if hand.owner else None
    return LastHand(now.called(hand.owner), made, again, queens)


def _seats(hands: tuple[Hand, ...]) -> dict[str, int]:
    """The last hand of each who has played, the last ones first."""
    last = {hand.owner: hand.number for hand in hands if hand.owner}
    return dict(sorted(last.items(), key=lambda one: one[1], reverse=True))


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
