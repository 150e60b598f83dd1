"""An analysed game as a player sees it: where it was lost, as far as that is known."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from bot.services.analyses.played_along import Along
from bot.services.play.steps import Step
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from engine.puzzles.puzzle import is_visible
from engine.table import Table


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
    along: Step | Along | None = None
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

    @property
    def lost_range(self) -> tuple[int, int] | None:
        """The first and the last move that may have lost the game; None if none is known to."""
        if self.of.result is Ended.WON or not self.lost or self.lost > self.of.plies:
            return None
        return (self.won or 0) + 1, self.lost


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
class Courses:
    """The cards home by move: of a game, and of other ways to play its deal."""

    post_mortem: PostMortemView
    goal: int
    played: tuple[int, ...]
    """The cards home before the game's first move and after each of its moves."""
    patient: tuple[int, ...]
    """The same of the baseline player."""
    to_win: tuple[int, ...]
    """The cards home on the line to the win, from the last position that could be won; may be
    empty."""
