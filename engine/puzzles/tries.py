"""The rules of a try: a puzzle is a game that can still be won, and is played from there.

Which positions need a verdict depends on the moves alone, and a verdict on its position alone: so
the same moves end a try at the same press on every machine. Whoever judges may take their time: the
functions that need verdicts are generators, which yield a position and are sent its kind.
`bot.services.play.tries.settled` has them judged by the solver processes, `judged` at once.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import accumulate
from typing import Final, TypeAlias, TypeVar

from engine.cards import Card
from engine.game import Game
from engine.moves import WASTE, Build, Fill, Move, Play, Privilege
from engine.rules import find_move
from engine.run import may_play_all, may_run, playing_all_that_fit, running, wins_by_going_up
from engine.solver.solving import solve
from engine.solver.verdict import Kind
from engine.table import Outcome

TRIES: Final = 6
CHOICES: Final = 4
"""With so many choices after the losing move, a try is over."""
MOST_MOVES: Final = 250
"""A try's greatest length; its last press may make some more."""
NODES: Final = 100_000
"""For a verdict; unknown counts as winnable."""

T = TypeVar("T")
Judging: TypeAlias = Generator[Game, Kind, T]
"""It yields each position that needs a verdict, in turn, and is sent the verdict's kind."""


class Several(Enum):
    """A press of several moves."""

    RUN = auto()
    ALL_UP = auto()


class How(Enum):
    """How a try has ended."""

    WON = auto()
    STUCK = auto()
    """No move was left."""
    LOST = auto()
    """The last of the CHOICES after the losing move was made."""
    TOO_LONG = auto()
    GIVEN_UP = auto()


@dataclass(frozen=True, slots=True)
class Ended:
    """How a try has ended, and where the next one begins."""

    how: How
    kept: int
    """How many of its moves the next try begins with: its last position that is proved winnable."""
    losing: int | None = None
    """How many of its moves came before the one after which a loss is proved; None if none is."""

    @property
    def is_named(self) -> bool:
        """Whether the losing move is known: else the game could still be won until `kept`."""
        return self.losing == self.kept


class Wrong(Enum):
    """What a losing move did."""

    WENT_UP = auto()
    """Too soon, since a win needs its card to go up later."""
    TURNED = auto()
    """Past the waste's top card."""
    MOVED = auto()
    """A build or a privilege."""
    FILLED = auto()
    """A gap."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A losing move, as it is told."""

    wrong: Wrong
    card: Card | None
    """The one that went up, was turned past, was moved or filled a gap; None if the waste was
    empty, so that nothing was turned past."""


def live(game: Game) -> tuple[Move | Several, ...]:
    """The presses of a try: single moves, Run, and All up where it wins."""
    several = []
    if may_run(game.table):
        several.append(Several.RUN)
    if may_play_all(game.table) and wins_by_going_up(game):
        several.append(Several.ALL_UP)
    return (*game.legal_moves, *several)


def pressed(game: Game, press: Move | Several) -> Iterator[Game]:
    """The game after each move of a live press."""
    match press:
        case Several.RUN:
            return running(game)
        case Several.ALL_UP:
            return playing_all_that_fit(game)
    return iter((game.played(str(press)),))


def games_of(start: Game, moves: Sequence[str]) -> tuple[Game, ...]:
    """The positions of a try: the one it begins with, and that after each move."""
    return tuple(accumulate(moves, Game.played, initial=start))


def is_choice(game: Game) -> bool:
    return len(game.legal_moves) > 1


def after_press(games: Sequence[Game], before: int) -> Judging[Ended | None]:
    """How a try has ended with its last press; None if it goes on.

    `games` are its positions, the first of them proved winnable, and `before` is how many moves had
    been made before the press. The try went on then, so only the positions are judged that have had
    their choices since.
    """
    last = games[-1]
    if last.outcome is Outcome.WON:
        return Ended(How.WON, len(games) - 1)
    points = _points(games)
    # The last point is where the game is now: no choice has been made there yet.
    due = len(points) - CHOICES
    known = max(1, sum(point < before for point in points[:-1]) + 1 - CHOICES)
    for at in range(known, due):
        if (yield games[points[at]]) is Kind.LOST:
            how = How.STUCK if last.outcome is Outcome.LOST else How.LOST
            return (yield from _ended(how, games, points, at, is_lost=True))
    if last.outcome is Outcome.LOST:
        return (yield from _ended(How.STUCK, games, points, max(known, due)))
    if len(games) > MOST_MOVES:
        return (yield from _ended(How.TOO_LONG, games, points, max(known, due)))
    return None


def given_up(games: Sequence[Game]) -> Judging[Ended]:
    """How a try ends whose player gives it up, after all of its presses were looked at."""
    points = _points(games)
    return (yield from _ended(How.GIVEN_UP, games, points, max(1, len(points) - CHOICES)))


def mistake(game: Game, move: str) -> Mistake:
    """What a losing move does at a position."""
    table = game.table
    match find_move(game.rules, game.position, move):
        case Play(source):
            return Mistake(Wrong.WENT_UP, table.card_at(source))
        case Build(source=source) | Privilege(source=source):
            return Mistake(Wrong.MOVED, table.card_at(source))
        case Fill():
            return Mistake(Wrong.FILLED, table.card_at(WASTE))
    return Mistake(Wrong.TURNED, table.card_at(WASTE))


def judge(game: Game) -> Kind:
    """A position's verdict, the same on every machine that has the compiled search."""
    return solve(game, NODES).kind


def judged(judging: Judging[T]) -> T:
    """What comes out if each position is judged at once."""
    try:
        game = next(judging)
        while True:
            game = judging.send(judge(game))
    except StopIteration as done:
        result: T = done.value
        return result


def _points(games: Sequence[Game]) -> list[int]:
    """Where the try had a choice, and where it is now.

    All positions from one choice to the next have the same verdict, since nothing else could be
    done: it is enough to judge these.
    """
    last = len(games) - 1
    return [*(ply for ply in range(last) if is_choice(games[ply])), last]


def _ended(
    how: How, games: Sequence[Game], points: Sequence[int], at: int, *, is_lost: bool = False
) -> Judging[Ended]:
    """The end of a try none of whose points before `at` is proved lost; whether that one is, if it
    is known."""
    while not is_lost and at < len(points):
        is_lost = (yield games[points[at]]) is Kind.LOST
        at += not is_lost
    kept = at - 1
    # The first choice is as winnable as the start.
    while kept > 0 and (yield games[points[kept]]) is not Kind.WON:
        kept -= 1
    return Ended(how, points[max(0, kept)], points[at - 1] if is_lost else None)
