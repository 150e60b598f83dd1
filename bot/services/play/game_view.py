"""A game as its player sees it: everything a screen needs, and nothing hidden."""

from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, auto
from typing import Final

from bot.errors import GamePutAside
from bot.services.core.terms import Terms
from bot.services.play.courses import Step
from bot.services.rankings.needed import Needed
from bot.services.rankings.par import Par, Score, ToPar, to_par
from bot.store.schema.games import Ended
from bot.store.schema.matches import MatchKind
from bot.store.schema.players import Player
from bot.store.schema.puzzles import FAILED, Found
from bot.store.schema.rankings import Result
from engine.cards import Card
from engine.puzzles.tries import Mistake
from engine.solver.verdict import Kind
from engine.stops import Stop
from engine.table import Table

PLACED_FROM: Final = 5
"""A place among all is told once this many have played: before, it says little."""


class Event(Enum):
    """What the last press did apart from playing moves."""

    NOTHING = auto()
    """It played the steps, or came too late to play anything."""
    BEGUN = auto()
    CONTINUED = auto()
    UNDONE = auto()
    """It undid the steps."""
    GIVEN_UP = auto()
    LESSON_ENDED = auto()
    """It put away what the game said to do."""
    LESSON_HAD_ENDED = auto()
    """It was to put that away, but came after it had gone."""


class Feat(Enum):
    """What made the end of a game special for its player. It says nothing of equal ones."""

    FIRST_WIN = auto()
    """Their first win of the game, ranked or not; the others compare like this too."""
    FEWEST = auto()
    """A win with the lowest tie-breaker yet."""
    BEST_SCORE = auto()
    LONGEST_STREAK = auto()


class Panel(Enum):
    """What a game's message shows: the board, or a menu instead."""

    BOARD = auto()
    MORE = auto()
    RESIGN = auto()
    CIRCLE = auto()
    """The question whether to lay a circle over cards that can go up."""
    DETAILS = auto()
    """The board of a finished attempt, with all that is known of it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggested move."""

    step: Step
    known: Kind
    """WON: it leads to a win. LOST: proved lost, whatever is played. UNKNOWN: it looks best."""
    turns: int = 1
    """How many cards to turn, if it is a turn."""
    until: Card | None = None
    """The last of them, if the player has seen it before."""
    is_solver_busy: bool = False
    """Whether the solver was not asked, because others, or the player, are still waiting for it."""
    line: tuple[str, ...] = field(default=(), repr=False)
    """The winning line that it begins; none if it isn't known to win."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A game as a day's ranked attempt."""

    day: date
    closes_at: datetime
    """It can be played until then."""
    score: int = 0
    tie_breaker: int = 0
    """Breaks ties: the lower one ranks first."""
    par: Par | None = None
    """What the baseline player makes of the deal, once the attempt has ended; None if unknown."""
    place: tuple[int, int] | None = None
    """Its place, and the number of players, once it has ended; None if it has no place yet."""
    place_here: tuple[int, int] | None = None
    """The same on the server where the player is; None outside a server, too."""
    new_deals_at: datetime | None = None
    """Once it has ended, when the next day's deals are there; None if they are."""
    streak: int = 0
    """The player's current streak in days, once it has ended."""
    number: int | None = None
    """How many dailies of its game there were up to its day; None if unknown."""
    is_over: bool = False
    """Whether its day is over, so that its deal is no longer secret."""
    next_daily: tuple[date, str] | None = None
    """Once it has ended, the next of today's dailies that the player plays and hasn't finished: its
    day and game; None if there is none."""
    needed: Needed | None = None
    """What a win comes to in the week, as it is begun near its end on a server."""
    meets_house: bool = False
    """Whether it is the first that its player has finished."""

    def scored(self, result: Result) -> "Attempt":
        """The same with the score of its result."""
        return replace(self, score=result.score, tie_breaker=result.tie_breaker)

    @property
    def place_told(self) -> tuple[int, int] | None:
        """Its place among all, once enough have played that it says something."""
        return self.place if self.place and self.place[1] >= PLACED_FROM else None

    @property
    def to_par(self) -> ToPar | None:
        """How it compares with par; None if that is unknown."""
        return to_par(self.par, self.score, self.tie_breaker) if self.par else None


@dataclass(frozen=True, slots=True)
class InMatch:
    """What a match says of one of its games."""

    match: int
    number: int
    """Of its deals, from 1."""
    kind: MatchKind
    closes_at: datetime
    is_over: bool
    name: str | None = None
    """What a cup is called."""
    bet: bool | None = None
    """What its player has bet, on having won or lost; None if they haven't."""
    may_bet: bool = False
    next: int | None = None
    """The number of the deal that its player can go on with; None if there is none."""
    par: Par | None = None
    """What the baseline player made of it, once a duel with them is over; else None."""
    to_par: ToPar | None = None
    """How the player's game compares with that."""
    rival: str | None = None
    """The other one of a duel, PATIENT for the baseline player; None if they mayn't be named."""
    score: Score | None = None
    """What the player's game of a duel came to, once both are over; None without a move."""
    rival_score: Score | None = None
    """The same of the other one's."""


@dataclass(frozen=True, slots=True)
class LostTry:
    """A try at a puzzle that was lost."""

    ply: int | None
    """How many moves the game had at the last position that was proved winnable; None if that isn't
    known any more."""
    move: str | None = field(repr=False)
    """The move that lost there, if that is known."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A way to win a puzzle."""

    table: Table = field(repr=False)
    """Where it begins."""
    steps: tuple[Step, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class InPuzzle:
    """What a puzzle says of the current try at it."""

    puzzle: int
    """The id under which its player has it."""
    number: int
    """What players call it by: the number of its deal or, of a day's, that of the day."""
    deal: int | None = field(repr=False)
    """Of one of the collection; None of those whose deal isn't told."""
    level: int
    lost: tuple[LostTry, ...]
    tries: int | None
    """The try that won; FAILED if none did, None if it isn't answered."""
    is_over: bool
    """Whether it can't be played any more: it is answered, or its day is over."""
    day: date | None = None
    made: int | None = None
    """The id of the puzzle that another player made; None if nobody did."""
    is_shipped: bool = False
    """Whether it is a day's that comes from the collection, as none was ready."""
    mistake: Mistake | None = None
    """What lost the try before, as long as this one is where it begins."""
    is_begun: bool = False
    """Whether a move was made in the current try."""
    is_first: bool = False
    """Whether it is its player's first puzzle of the game."""
    used_up: int | None = None
    """The level that was asked for, if its player has seen all of it and this is another's."""
    found: Found | None = None
    """How many others have answered it, for whoever has."""
    streak: int = 0
    """On how many days in a row its player has answered the day's."""
    solution: Solution | None = None
    """A way to win, for whoever didn't find one in time."""
    others: tuple[str, ...] = ()
    """The keys of the games whose puzzles can be had after it."""
    is_day_over: bool = False
    """Whether it is of a day that is over, so that it is told how everybody did."""
    counts: bool = True
    """False if its player was shown it before they deleted their data."""
    still: tuple[str, ...] = ()
    """Some on the server who are still on the day's, for whoever has answered it."""

    @property
    def is_solved(self) -> bool:
        return self.tries is not None and self.tries < FAILED


@dataclass(frozen=True, slots=True)
class GameView:
    """A game, its last press, and its player's settings."""

    game: int
    version: int
    owner: str
    key: str
    deal: int | None
    """None for a ranked attempt, because the number would reveal every card."""
    table: Table
    before: Table | None
    """The table before the last press; None if there was none, or it was undone."""
    steps: tuple[Step, ...]
    """The moves of the last press, or those it undid."""
    event: Event
    hint: Hint | None
    """The hint given by the last press."""
    may_undo: bool
    result: Ended | None
    """None while the game is open."""
    moves: int
    hints: int
    private: bool
    is_taught: bool
    """Whether it still says what to do, because the player is new to this kind of game."""
    player: Player
    terms: Terms
    attempt: Attempt | None = None
    """None unless it counts on a day's leaderboards."""
    panel: Panel = field(default=Panel.BOARD)
    stop: Stop | None = None
    """Why the last press stopped, if it was a Run."""
    explains: bool = False
    """Whether it says why a card that can go up may wait."""
    all_up: bool = False
    """Whether every card that fits may go up at once."""
    full: bool = False
    """Whether it is open, but has as many moves as a game can have: nothing more can be played."""
    tie_breaker: int = 0
    """Breaks ties: of two equal games, the one with less is better."""
    feats: tuple[Feat, ...] = ()
    """What made its end special, the most special first; none while it is open."""
    continued: int | None = None
    """How many moves it began with, if it continues another game or a line: it counts nowhere."""
    match: InMatch | None = None
    """None unless it belongs to a match."""
    puzzle: InPuzzle | None = None
    """None unless it is a try at a puzzle."""
    to_beat: Score | None = None
    """None unless its player tries to beat a shared result."""
    offers_duel: bool = False
    """Whether it is its player's first ordinary game that has ended, and others are here."""
    put_aside: tuple[GamePutAside, ...] = ()
    """Its player's games that are put aside, beside its menu."""
    count_put_aside: int = 0
    """How many these are, as it is begun or continued; only public ones beside a public one."""
