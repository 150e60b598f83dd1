"""A finished day as one player sees it, and replays of its games."""

from dataclasses import dataclass
from datetime import date

from bot.services.play.steps import Step
from bot.services.rankings.par import Par
from bot.store.schema.players import Player
from bot.store.schema.rankings import Left
from engine.table import Table


@dataclass(frozen=True, slots=True)
class PastAttempt:
    """A player's attempt that anyone may watch."""

    game: int
    place: int
    owner: str
    """STRANGER if their name can't be read by whoever looks at the day."""
    score: int
    tie_breaker: int
    left: Left | None


@dataclass(frozen=True, slots=True)
class PastDay:
    """A daily of a finished day."""

    day: date
    key: str
    number: int | None
    """How many dailies of its game there were up to the day."""
    par: Par | None
    """What the baseline player makes of it, and the best win known, a player's or the solver's."""
    players: int
    own: int | None
    """The viewer's score; None if they made no attempt."""
    lost: int | None
    """The viewer's game, if they didn't win and made a move: it can be asked where it was lost."""
    days: dict[date, int]
    """The days around it that are over and have a daily of this game, itself included, each with
    its number; in order."""
    records: tuple[PastAttempt, ...]
    """The best attempts with any move, of players who may be named."""
    second_chance: int | None = None
    """The best attempt on the server, if nobody there who may be named has won: others can try
    together from where it was lost."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game after some of its moves."""

    day: date
    key: str
    number: int | None
    """How many dailies of its game there were up to the day."""
    game: int | None
    """The game's id; None for the deal's winning line."""
    owner: str | None
    """Who played it, or STRANGER; None for the winning line."""
    ply: int
    plies: int
    played: tuple[int, ...]
    """After how many moves each card had gone home."""
    step: Step | None
    """The move that led here; None at the start."""
    table: Table
    before: Table | None
    player: Player
    """The viewer."""
    fewest: int | None = None
    """The tie-breaker of the winning line; None for a player's game, or if it isn't known."""
