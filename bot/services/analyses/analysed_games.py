"""Analysed games: which may be, by whom, and what a player sees of where one was lost."""

from bisect import bisect_right
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.requests import Request
from bot.services.core.terms import analysis_of, check_shown, last_finished, terms_of
from bot.services.play.courses import MOVES, Step
from bot.services.play.games import standing_at, stored
from bot.services.rankings.par import fewest_at
from bot.store.schema.games import ButtonKind, Ended, KeptAnalysis, Record, StoredGame
from bot.store.schema.matches import OfMatch
from bot.store.schema.players import Player
from bot.store.store import Transaction
from engine.puzzles.puzzle import is_visible
from engine.solver.version import VERSION
from engine.table import Table

NAMELESS: Final = (ButtonKind.RUN, ButtonKind.ALL_UP, ButtonKind.ALL_RUN)
"""The buttons that play cards which they don't name: all others are quoted as moves."""


def played_along(record: Record, ply: int) -> ButtonKind | None:
    """With which button the card at a ply went up, if it doesn't name the card.

    None if its player chose that very card, or if it isn't known how they played it.
    """
    press = bisect_right(record.presses, ply) - 1
    button = record.button(press) if press >= 0 else None
    return button if button in NAMELESS else None


class Progress(Enum):
    """How far an analysis has come."""

    SEARCHING = auto()
    DONE = auto()
    """The solver can find out no more."""
    OUT_OF_TIME = auto()
    """Its time was up; asked again, it goes on."""
    STOPPED = auto()
    """Divan is being stopped; asked again, it goes on."""
    UNANSWERED = auto()
    """The solver processes don't answer; asked again, it goes on."""


@dataclass(frozen=True, slots=True)
class Analysed:
    """The game that an analysis is about."""

    game: int
    key: str
    deal: int
    day: date | None
    number: int | None
    """How many dailies of its game there were up to its day; None for an ordinary game."""
    result: Ended
    plies: int
    """How many moves it has."""
    is_own: bool
    """Whether the viewer played it."""
    player: Player
    """The viewer."""
    continued: int | None = None
    """How many moves it began with, if it continues another game or a line."""
    match: OfMatch | None = None


@dataclass(frozen=True, slots=True)
class Turning:
    """A position with the move that was played there, and a better or a worse one."""

    ply: int
    """How many of the game's moves come before it."""
    table: Table
    played: Step | None
    """None if the game was given up there."""
    other: Step
    """The solver's move; of a won game the move that would have lost."""
    along: ButtonKind | None = None
    """With what the card that was played there went up, unless its player chose it."""


@dataclass(frozen=True, slots=True)
class PostMortemView:
    """Where a game was lost, or could have been."""

    of: Analysed
    progress: Progress
    won: int | None
    """The last ply known to be winnable; None if none is."""
    lost: int | None
    """The first ply known to be lost, one more than there are moves if none is; of a won game
    the number of the last move that could have lost it, None if none is known."""
    turning: Turning | None
    """The last position that could be won, or where a won game could have been lost; None if
    that isn't known."""
    left: int = 0
    """How many moves there are from the turning position to the win."""
    fewest: int | None = None
    """The fewest turns, or builds, of any known win of the deal; None if unknown."""
    makes_puzzle: bool = False
    """Whether its player can make a puzzle of it: one move alone is proved to win there."""

    @property
    def may_make_puzzle(self) -> bool:
        """Whether it is worth asking: it is the viewer's, who lost it by a move where nothing was
        hidden."""
        at, is_known = self.turning, self.losing_move is not None
        return bool(self.of.is_own and is_known and at and at.played and is_visible(at.table))

    @property
    def losing_move(self) -> int | None:
        """The number of the move that lost the game; see the function."""
        return losing_move(self.of.result, self.won, self.lost)


def losing_move(result: Ended | None, won: int | None, lost: int | None) -> int | None:
    """The number of the move that lost a game, one more than there are moves if giving it up did.

    From the last ply known to be winnable and the first one known to be lost. None while it isn't
    known for certain, or if no move lost the game.
    """
    is_certain = won is not None and lost == won + 1
    return lost if is_certain and result is not Ended.WON else None


@dataclass(frozen=True, slots=True)
class ToWin:
    """A position on the line from the last one that could be won to the win."""

    of: Analysed
    won: int
    """The ply of the line's first position."""
    ply: int
    """How many moves of the line were made."""
    plies: int
    """How many it has."""
    step: Step | None
    """The move that led here; None at the start."""
    table: Table
    before: Table | None


@dataclass(frozen=True, slots=True)
class FoundForAnalysis:
    """A finished game, and what is known of where it was lost."""

    row: StoredGame
    of: Analysed
    kept: KeptAnalysis | None
    """None if nothing is known of the game as it is."""
    fewest: int | None = None
    """The fewest turns, or builds, of any known win of the deal; None if unknown."""

    @property
    def is_known(self) -> bool:
        """Whether the present solver can find out no more."""
        return self.kept is not None and self.kept.finished and self.kept.solver == VERSION

    @property
    def lost_by_a_move(self) -> bool:
        """Whether the losing move is known, and wasn't to give the game up."""
        known = self.kept
        losing = losing_move(self.row.result, known.won, known.lost) if known else None
        return losing is not None and losing <= self.of.plies


def found_for_analysis(tx: Transaction, request: Request, game: int) -> FoundForAnalysis:
    """A game, if the player may see where it was lost."""
    return _checked(tx, request, standing_at(stored(tx, game), request.at))


def last_for_analysis(tx: Transaction, request: Request, key: str | None) -> FoundForAnalysis:
    """The player's last game that has ended, of the kind if one is given."""
    return _checked(tx, request, last_finished(tx, request, key))


def known_losing_move(tx: Transaction, row: StoredGame) -> int | None:
    """The number of the move that lost a game, see `losing_move`; None unless that is known."""
    known = analysis_of(tx, row)
    if known is None or known.solver != VERSION:  # An older solver's proof isn't trusted.
        return None
    return losing_move(row.result, known.won, known.lost)


def _checked(tx: Transaction, request: Request, row: StoredGame) -> FoundForAnalysis:
    check_shown(tx, request, row)
    assert row.result, "others are refused"
    plies = len(row.record)
    if plies > MOVES:
        raise PlayError(Reason.TOO_LONG_TO_ANALYSE, moves=plies, most=MOVES)
    day = terms_of(row).counts_on
    daily = tx.deals.daily(day, row.key) if day else None
    of = Analysed(
        game=row.id,
        key=row.key,
        deal=row.deal,
        day=day,
        number=tx.deals.number(day, row.key),
        result=row.result,
        plies=plies,
        is_own=row.owner == request.owner,
        player=tx.players.of(request.owner),
        continued=row.continued,
        match=row.match,
    )
    fewest = fewest_at(tx, daily) if daily else None
    return FoundForAnalysis(row, of, analysis_of(tx, row), fewest)
