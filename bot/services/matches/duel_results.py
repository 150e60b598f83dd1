"""How a duel stands and how it ended, from what is stored of it.

Before its end nobody may see anything of its deal, or of anybody's board.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from bot.services.analyses.analysed_games import Along, known_losing_move, played_along, press_of
from bot.services.core.terms import STRANGER
from bot.services.core.work import Slices
from bot.services.matches.comparison import Duel as Counted
from bot.services.matches.comparison import (
    HeadToHead,
    Parted,
    head_to_head,
    parted,
    parting,
    replayed,
)
from bot.services.matches.matches import named_in, strangers_in, where_told
from bot.services.matches.transitions import found_match
from bot.services.play.courses import Step, step
from bot.services.rankings.par import Score
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.matches import PATIENT, Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.store import Transaction
from engine.moves import Play
from engine.rules import find_move
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two players, or the baseline player."""

    owner: str | None
    """None if they may not be named, or have deleted their data; STRANGER if their name can't be
    read."""
    is_patient: bool = False
    has_finished: bool = False
    game: int | None = None
    """Their game's id, once the duel is over."""
    score: Score | None = None
    """None before the end, and of a player who made no move."""
    bet: bool | None = None
    """Whether they bet on having won, once the duel is over; None if they didn't bet."""
    asks_again: bool = False
    """Whether they have asked for a rematch."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The last position that a player could still win, and what lost it there."""

    move: int
    """The number of the move that did, from 1."""
    table: Table
    step: Step | None
    """None if they gave up there, or their time was up."""
    gave_up: bool
    along: Step | Along | None = None
    """With what the card that lost it went up, unless its player chose it."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel, its challenger first; once it is over, the better one first."""

    match: int
    key: str
    state: MatchState
    closes_at: datetime
    """When the challenge lapses; once it is taken up, until when both can play."""
    sides: tuple[Side, ...]
    """The challenger alone while it is open to all."""
    has_deal: bool = True
    """Whether its deal is there, which is proved winnable beforehand."""
    parted: Parted | None = None
    """None before the end, if somebody made no move, and if they never parted."""
    lost: Lost | None = None
    """What lost the game of the second of the sides, who did worse; None unless that is known."""
    head_to_head: HeadToHead | None = None
    """Of the first of the sides; None before the end, and if nothing counts between them."""
    rematch_lapsed: bool = False
    """Whether a rematch can't be asked for any more."""
    result: tuple[str, str] | None = None
    """The channel and message that its result was posted as."""

    @property
    def is_open_to_all(self) -> bool:
        return len(self.sides) == 1

    @property
    def is_with_patient(self) -> bool:
        return any(side.is_patient for side in self.sides)

    @property
    def is_over(self) -> bool:
        """Whether it was taken up and has ended."""
        return self.state is MatchState.OVER

    @property
    def offers_rematch(self) -> bool:
        """Whether a rematch can be asked for: not once both have, as it has begun."""
        return not self.rematch_lapsed and not all(side.asks_again for side in self.sides)

    @property
    def awaits_rematch(self) -> Side | None:
        """The one who would like a rematch, while the other one can still ask as well."""
        asking = [side for side in self.sides if side.asks_again]
        return asking[0] if len(asking) == 1 and self.offers_rematch else None

    @property
    def games(self) -> tuple[Side, ...]:
        """Those whose games can be looked back at; of two who played the same moves the first."""
        sides = tuple(side for side in self.played if side.game)
        is_same = self.parted is None and len({side.score for side in sides}) == 1
        return sides[:1] if is_same else sides

    @property
    def played(self) -> tuple[Side, ...]:
        """Those who made at least one move, the better one first."""
        return tuple(side for side in self.sides if side.score)


@dataclass(frozen=True, slots=True)
class Stands:
    """A duel as it is stored, with what is to be looked at in its games; nothing before its end."""

    duel: Duel
    games: tuple[StoredGame, ...] = ()
    """In the order of the sides."""
    lost: tuple[StoredGame, int] | None = None
    """The game of the one who did worse with the number of the move that lost it, if known."""


def stands(
    tx: Transaction, duel: int, reader: str | None = None, server: str | None = None
) -> Stands:
    """How a duel stands for everybody, or for somebody on a server or outside; NO_MATCH."""
    match = found_match(tx, duel, MatchKind.DUEL)
    seats, games = tx.seats.of(duel), {game.owner: game for game in tx.match_games.of_match(duel)}
    deals = tx.matches.deals(duel)
    owners: list[str | None] = [match.opener, *([match.rival] if match.rival else [])]
    if match.state in (MatchState.RUNNING, MatchState.OVER):
        owners = [*(seat.owner for seat in seats), *([PATIENT] if match.rival == PATIENT else [])]
    sides = [_side(tx, match, owner, seats, games, deals) for owner in owners]
    if reader:
        named = (side.owner for side in sides if side.owner)
        unknown = strangers_in(tx, match, named, reader, server)
        sides = [replace(one, owner=STRANGER) if one.owner in unknown else one for one in sides]
    order = [*range(len(sides))]
    if match.state is MatchState.OVER:
        scores = [side.score for side in sides]
        order.sort(key=lambda at: score.order if (score := scores[at]) else (), reverse=True)
    shown = Duel(
        match=duel,
        key=match.key,
        state=match.state,
        closes_at=match.closes_at,
        sides=tuple(sides[at] for at in order),
        has_deal=bool(deals),
        rematch_lapsed=match.rematch_lapsed,
        result=where_told(tx, match),
    )
    if match.state is not MatchState.OVER or len(shown.played) < 2:
        return Stands(shown)
    by_side = [owners[at] for at in order]
    lost = _lost(tx, shown, games.get(by_side[1] or ""))
    if PATIENT in by_side:
        return Stands(shown, lost=lost)
    first, second = by_side
    if first and second and len(named_in(tx, match, (first, second))) == 2:
        shown = replace(shown, head_to_head=between(tx, first, second, match.server))
    return Stands(shown, tuple(games[owner] for owner in by_side), lost)


def told(found: Stands) -> Slices[Duel]:
    """A duel with where the two parted and what lost one of their games, if there is any of it."""
    duel = found.duel
    if found.games:
        duel = yield from _with_parting(duel, *found.games)
    if found.lost:
        duel = yield from _with_loss(duel, *found.lost)
    return duel


def _with_parting(duel: Duel, first: StoredGame, second: StoredGame) -> Slices[Duel]:
    records = first.record.moves, second.record.moves
    at = yield from parting(duel.key, first.deal, *records)
    if at is None:
        return duel
    shown = yield from parted(duel.key, first.deal, *records, at)
    return replace(duel, parted=shown)


def _with_loss(duel: Duel, game: StoredGame, move: int) -> Slices[Duel]:
    moves = game.record.moves
    at = yield from replayed(duel.key, game.deal, moves[: move - 1])
    made = find_move(at.rules, at.position, moves[move - 1]) if move <= len(moves) else None
    gave_up = game.result is Ended.GIVEN_UP
    press = press_of(game.record, move - 1) if isinstance(made, Play) else range(0)
    before = yield from replayed(duel.key, game.deal, moves[: press.start])
    along = played_along(game, before, press, move - 1)
    lost = Lost(move, at.table, step(at, made) if made else None, gave_up, along)
    return replace(duel, lost=lost)


def _lost(tx: Transaction, duel: Duel, worse: StoredGame | None) -> tuple[StoredGame, int] | None:
    """The game of the one who did worse, with the number of the move that lost it, if known."""
    better, other = (side.score for side in duel.sides)
    if worse is None or better == other:
        return None
    move = known_losing_move(tx, worse)
    return None if move is None else (worse, move)


def _side(
    tx: Transaction,
    match: Match,
    owner: str | None,
    seats: Sequence[Seat],
    games: dict[str, StoredGame],
    deals: Sequence[MatchDeal],
) -> Side:
    is_over = match.state is MatchState.OVER
    if owner == PATIENT:
        par = deals[0] if is_over and deals else None
        score = Score(par.par, par.par_tie_breaker) if par else None
        return Side(None, is_patient=True, has_finished=True, score=score)
    if owner is None:
        return Side(None)
    game = games.get(owner)
    seat = next((seat for seat in seats if seat.owner == owner), None)
    side = Side(
        owner if named_in(tx, match, [owner]) else None,
        has_finished=game is not None and game.result is not None,
        asks_again=seat is not None and seat.rematch,
    )
    if not is_over or game is None:
        return side
    bet = seat.bet if seat else None
    return replace(side, game=game.id, score=score_of(game), bet=bet)


def score_of(game: StoredGame) -> Score | None:
    """What a match's game came to; None without a move."""
    return Score.kept(game.result, game.placed, game.tie_breaker) if game.record else None


def between(tx: Transaction, first: str, second: str, server: str | None) -> HeadToHead:
    """How often each of two players beat the other in their duels on a server."""
    duels = tx.matches.duels_between(first, second, server)
    games = tx.match_games.of_matches(duel.id for duel in duels)
    by_match = groupby(games, key=lambda game: game.match and game.match.match)
    pairs = [[*of_match] for _, of_match in by_match]
    counted = [
        Counted(one.owner, other.owner, score_of(one), score_of(other))
        for one, other in (pair for pair in pairs if len(pair) == 2)
    ]
    return head_to_head(first, second, counted)
