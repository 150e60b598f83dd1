"""What moves and presses do to a game, card by card, and lists of moves as players type them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.terms import Terms
from bot.services.core.work import Slices, finished
from engine import Game
from engine.cards import RANKS, Card
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Source, Turn
from engine.stops import Stop, end
from engine.table import Place, Table

MOVES: Final = 1_000
"""The most moves a game can be played to. The longest won game known has 313, but the Shah's builds
to and fro would go on for ever; some records of version 0.1 have more."""

_SLICE: Final = 20
"""How many moves a slice makes, in about 3 ms."""
_SOURCES: Final[tuple[Source, ...]] = (WASTE, *range(1, 9))
_CARD: Final = re.compile(
    r"([a2-9jqk]|10)"
    r"(?:\\?([cdhs♣♦♥♠])[\ufe0e\ufe0f]?|<?:(club|diamond|heart|spade)s:(?:\d+>)?)"
)
"""A card's name in small letters. Phones may add to a suit's sign that it is drawn in colour; what
is copied from Discord has emoji by their names, or as it was sent."""
_SUITS: Final = "cdhs♣♦♥♠"

LISTED: Final = 400
"""The most moves in a list."""
NOTATIONS_APART: Final = re.compile(r"[\s,;]+")


@dataclass(frozen=True, slots=True)
class Step:
    """A move and the cards it moved."""

    move: Move
    card: Card | None
    """The card turned, played, filled in or built; None for a redeal or a new circle."""
    source: Place | None = None
    """Where a card was played or built from."""
    target: Place | None = None
    """Where a card was built."""
    filler: Card | None = None
    """The card that filled the slot the move emptied."""
    onto: Card | None = None
    """The card a build put it on."""


def step(game: Game, move: Move) -> Step:
    """A legal move with its cards, before it is made."""
    return step_between(game, game.played(str(move)))


def step_between(game: Game, later: Game) -> Step:
    """The move between a game and the same game one move later."""
    before, after = game.table, later.table
    move = next(move for move in game.legal_moves if str(move) == later.moves[-1])
    match move:
        case Turn():
            return Step(move, after.waste[-1])
        case Play(source):
            filler = _filler(source, before, after)
            return Step(move, before.card_at(source), before.place_of(source), None, filler)
        case Build(source) | Privilege(source):
            target, onto = before.place_of(move.target), before.card_at(move.target)
            return Step(move, before.card_at(source), before.place_of(source), target, onto=onto)
        case Fill():
            assert before.next_fill, "only a vacancy is filled"
            return Step(move, after.card_at(before.next_fill.number))
        case Deal() | Redeal():
            return Step(move, None)


def _filler(source: Source, before: Table, after: Table) -> Card | None:
    """The card that filled the place played from; None if none did."""
    if source == WASTE or after.cards_at(source) == before.cards_at(source)[:-1]:
        return None
    return after.card_at(source)


@dataclass(frozen=True, slots=True)
class Course:
    """A game before and after some moves."""

    before: Game
    now: Game
    steps: tuple[Step, ...]
    final: int
    """How many moves the game had when it last turned up an unseen card; as many as `before` if
    none of these moves did."""
    stop: Stop | None = None
    """Why a Run stopped; None for other presses."""


def room(game: Game) -> int:
    """How many more moves a game can have."""
    return max(0, MOVES - len(game.moves))


def course(before: Game, following: Iterable[Game], *, is_run: bool = False) -> Slices[Course]:
    """The course of a game and what it is after each further move."""
    # Its games are not kept: each has a copy of all its moves.
    previous = now = before
    steps, final = list[Step](), len(before.moves)
    for after in following:
        steps.append(step_between(now, after))
        if after.table.stock_left < now.table.stock_left and not now.table.stock:  # Unseen so far.
            final = len(before.moves) + len(steps)
        previous, now = now, after
        if not len(steps) % _SLICE:
            yield
    stop = end(previous.table, now.table) if is_run and steps else None
    return Course(before, now, tuple(steps), final, stop)


def played_on(game: Game, moves: Sequence[str]) -> Iterator[Game]:
    """A game after each of some moves; IllegalMove."""
    for move in moves:
        game = game.played(move)
        yield game


PLAYS: Final = frozenset(str(Play(source)) for source in _SOURCES)
"""The moves by which a card goes home."""
_NOTATIONS: Final = frozenset(
    str(move)
    for move in (
        *(Turn(), Redeal(), Deal(), Fill()),
        *map(Play, _SOURCES),
        *(Build(source, target) for source in _SOURCES for target in range(1, 9)),
        *(Privilege(source, target) for source in range(1, 9) for target in range(1, 9)),
    )
)
"""The notation of every move that any game has."""


def listed(text: str, game: Game) -> tuple[str, ...]:
    """The notations in a list of moves for a game; NO_MOVES, LIST_TOO_LONG, GAME_FULL."""
    notations = tuple(NOTATIONS_APART.split(text.strip(" \t\r\n,;").lower()))
    if notations == ("",):
        raise PlayError(Reason.NO_MOVES)
    if len(notations) > LISTED:
        raise PlayError(Reason.LIST_TOO_LONG, moves=len(notations), most=LISTED)
    if len(notations) > room(game) and game.legal_moves:
        raise PlayError(Reason.GAME_FULL, most=MOVES, room=room(game))
    return notations


def list_played(game: Game, typed: Sequence[str]) -> Slices[tuple[Course, PlayError | None]]:
    """The game's course up to what isn't one legal move, and the error for that if any."""
    wrong = list[PlayError]()

    def following() -> Iterator[Game]:
        at = game
        for place, text in enumerate(typed, 1):
            meant = _meant_by(text, at.table)
            if len(meant) != 1:
                wrong.append(_wrong(text, place, len(typed), at.table, meant))
                return
            at = at.played(str(meant[0]))
            yield at

    played = yield from course(game, following())
    return played, wrong[0] if wrong else None


def _wrong(text: str, place: int, of: int, table: Table, meant: tuple[Move, ...]) -> PlayError:
    return PlayError(
        Reason.BAD_MOVE,
        text=text,
        place=place,
        of=of,
        table=table,
        is_move=text in _NOTATIONS or _card(text) is not None,
        meant=meant,
        reached=None,
    )


def _meant_by(text: str, table: Table) -> tuple[Move, ...]:
    """The legal moves that a text can mean: the one of a notation, or all of a card's."""
    card = _card(text)
    return tuple(
        move
        for move in table.legal
        if (str(move) == text if card is None else card == _moved(move, table))
    )


def _card(text: str) -> Card | None:
    """The card that a text names: `9s`, `9♠`, `10h`; None if it names none."""
    if not (named := _CARD.fullmatch(text)):
        return None
    rank, sign, name = named.groups()
    suit = _SUITS.index(sign or name[0]) % 4
    return Card(RANKS.index("T" if rank == "10" else rank.upper()), suit)


def _moved(move: Move, table: Table) -> Card | None:
    """The card that a move plays, builds or puts into a vacancy; None for any other move."""
    return table.card_at(move.source) if isinstance(move, Play | Build | Privilege) else None


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A list of moves that can be played."""

    text: str
    move: Move
    """The last one."""
    table: Table
    """Before that."""


def suggested(game: Game, typed: str, terms: Terms) -> tuple[Suggestion, ...]:
    """What is typed, with one more legal move; a partly typed last move is completed.

    None if a move is illegal, or after a move that would turn up a card that stays.
    """
    *moves, begun = NOTATIONS_APART.split(typed.lstrip().lower())
    if len(moves) >= min(LISTED, room(game)):
        return ()
    played, wrong = finished(list_played(game, moves))
    if wrong:
        return ()
    if terms.unseen_stays and played.final > len(game.moves):
        return ()
    after, table = " ".join((*moves, "")), played.now.table
    meant = _meant_by(begun, table)
    fitting = (move for move in table.legal if str(move).startswith(begun) or move in meant)
    return tuple(Suggestion(f"{after}{move}", move, table) for move in fitting)
