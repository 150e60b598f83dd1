"""Lists of moves that players type: what each says of the move that is meant, and what comes next.

It knows no words: `words/typed_moves.py` reads them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.terms import Terms
from bot.services.core.work import Slices, finished
from bot.services.play.courses import MOVES, Course, course, room
from bot.store.schema.games import ButtonKind
from engine import Game
from engine.cards import Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.table import Table

LISTED: Final = 400
"""The most moves in a list."""
MOVING: Final[frozenset[type]] = frozenset({Play, Build, Privilege})
"""The kinds of moves that have a card and a place it comes from."""


@dataclass(frozen=True, slots=True)
class TypedMove:
    """What a player typed for one move; whatever isn't said of it is None."""

    text: str
    kinds: frozenset[type] = frozenset()
    """The kinds of moves it can mean; none if it isn't a move."""
    card: Card | None = None
    source: Source | None = None
    """The place played or built from, or that is filled."""
    target: int | None = None
    """The ray built on, or the circle laid."""
    onto: Card | None = None

    def meant(self, table: Table) -> tuple[Move, ...]:
        """The legal moves that it can mean; what is a move's notation means that one alone."""
        fitting = tuple(move for move in table.legal if self._fits(move, table))
        exact = tuple(move for move in fitting if str(move) == self.text)
        return exact or fitting

    def _fits(self, move: Move, table: Table) -> bool:
        if type(move) not in self.kinds:
            return False
        match move:
            case Play() | Build() | Privilege():
                target = None if isinstance(move, Play) else move.target
                onto = table.card_at(target) if target else None
                said = (self.card, self.source, self.target, self.onto)
                is_so = (table.card_at(move.source), move.source, target, onto)
                return all(one in (None, real) for one, real in zip(said, is_so, strict=True))
            case Fill():
                return self.source is None or table.place_of(self.source)[:2] == (
                    table.next_fill and table.next_fill[:2]
                )
            case Deal():
                return self.target in (None, table.circles + 1)
            case Turn() | Redeal():
                return True


_SOURCES: Final[tuple[Source, ...]] = (WASTE, *range(1, 9))
NOTATIONS: Final = {
    one.text: one
    for one in (
        *(TypedMove(str(kind()), frozenset({kind})) for kind in (Turn, Redeal, Deal, Fill)),
        *(TypedMove(str(at), frozenset({Play}), source=at) for at in _SOURCES),
        *(
            TypedMove(str(Build(at, target)), frozenset({Build}), source=at, target=target)
            for at in _SOURCES
            for target in range(1, 9)
        ),
        *(
            TypedMove(str(Privilege(at, target)), frozenset({Privilege}), source=at, target=target)
            for at in range(1, 9)
            for target in range(1, 9)
        ),
    )
}
"""The notation of every move that any game has."""


def listed(typed: Sequence[TypedMove], game: Game) -> None:
    """Raises what is wrong with a list for a game: NO_MOVES, LIST_TOO_LONG, GAME_FULL."""
    if not typed:
        raise PlayError(Reason.NO_MOVES)
    if len(typed) > LISTED:
        raise PlayError(Reason.LIST_TOO_LONG, moves=len(typed), most=LISTED)
    if len(typed) > room(game) and game.legal_moves:
        raise PlayError(Reason.GAME_FULL, most=MOVES, room=room(game))


def list_played(game: Game, typed: Sequence[TypedMove]) -> Slices[tuple[Course, PlayError | None]]:
    """The game's course up to what isn't one legal move, and the error for that if any."""
    wrong = list[PlayError]()

    def following() -> Iterator[Game]:
        at = game
        for place, one in enumerate(typed, 1):
            meant = one.meant(at.table)
            if len(meant) != 1:
                wrong.append(_wrong(one, place, len(typed), at.table, meant))
                return
            at = at.played(str(meant[0]))
            yield at

    played = yield from course(game, following(), ButtonKind.TYPED)
    return played, wrong[0] if wrong else None


def _wrong(
    typed: TypedMove, place: int, of: int, table: Table, meant: tuple[Move, ...]
) -> PlayError:
    return PlayError(
        Reason.BAD_MOVE,
        text=typed.text,
        place=place,
        of=of,
        table=table,
        is_move=bool(typed.kinds),
        meant=meant,
        reached=None,
    )


@dataclass(frozen=True, slots=True)
class Begun:
    """A list that is being typed: whole moves, and the beginning of another."""

    typed: tuple[TypedMove, ...]
    fits: Callable[[Move, Table], bool]
    """Whether a move can be what is begun."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A list of moves that can be played."""

    text: str
    move: Move
    """The last one."""
    table: Table
    """Before that."""


def suggested(game: Game, begun: Begun, terms: Terms) -> tuple[Suggestion, ...]:
    """The list that is begun with each legal move that its end fits; phrases become notation.

    None if a move is illegal, or after a move that would turn up a card that stays.
    """
    if len(begun.typed) >= min(LISTED, room(game)):
        return ()
    played, wrong = finished(list_played(game, begun.typed))
    if wrong:
        return ()
    if terms.unseen_stays and played.final > len(game.moves):
        return ()
    said = (
        str(step.move) if " " in one.text else one.text
        for one, step in zip(begun.typed, played.steps, strict=True)
    )
    after, table = " ".join((*said, "")), played.now.table
    fitting = (move for move in table.legal if begun.fits(move, table))
    return tuple(Suggestion(f"{after}{move}", move, table) for move in fitting)
