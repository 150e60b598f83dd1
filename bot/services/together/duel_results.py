"""How a duel stands and how it ended, from what is stored of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.services.analyses.analysed_games import known_losing_move
from bot.services.analyses.played_along import played_along, press_of
from bot.services.core.names import STRANGER
from bot.services.core.slices import Slices
from bot.services.play.steps import step
from bot.services.together.comparison.head_to_head import Duel as Counted
from bot.services.together.comparison.head_to_head import HeadToHead, head_to_head
from bot.services.together.comparison.parting import parted, parting, replayed
from bot.services.together.comparison.scores import Score
from bot.services.together.duel_view import Duel, Lost, Side
from bot.services.together.matches import found_match, named_in, strangers_in
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.matches import PATIENT, Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction
from engine.moves import Play
from engine.rules import find_move

_PLAYED = MatchState.RUNNING, MatchState.OVER


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
    owners = _owners(match, seats)
    sides = [_side(tx, match, owner, seats, games, deals) for owner in owners]
    if reader:
        named = (side.owner for side in sides if side.owner)
        unknown = strangers_in(tx, match, named, reader, server)
        sides = [replace(one, owner=STRANGER) if one.owner in unknown else one for one in sides]
    order = [*range(len(sides))]
    if match.state is MatchState.OVER:
        order.sort(key=lambda at: _rank(sides[at]), reverse=True)
    shown = Duel(
        match=duel,
        key=match.key,
        state=match.state,
        closes_at=match.closes_at,
        sides=tuple(sides[at] for at in order),
        has_deal=bool(deals),
        rematch_lapsed=match.rematch_lapsed,
        result=_result(match),
    )
    if match.state is not MatchState.OVER or len(shown.played) < 2:
        return Stands(shown)
    by_side = [owners[at] for at in order]
    lost = _lost(tx, shown, games.get(by_side[1] or ""))
    if PATIENT in by_side:
        return Stands(shown, lost=lost)
    shown = replace(shown, head_to_head=_head_to_head(tx, match, *by_side))
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


def _owners(match: Match, seats: Sequence[Seat]) -> list[str | None]:
    """Who plays, the challenger first."""
    if match.state in _PLAYED:
        seated = [seat.owner for seat in seats]
        return [*seated, PATIENT] if match.rival == PATIENT else [*seated]
    return [match.opener, *([match.rival] if match.rival else [])]


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
    if not game.record:
        return None
    placed, tie_breaker = game.placed or 0, game.tie_breaker or 0
    return Score(WIN if game.result is Ended.WON else placed, tie_breaker)


def _rank(side: Side) -> tuple[int, ...]:
    """A sort key: the better one has the greater."""
    return side.score.order if side.score else ()


def _head_to_head(
    tx: Transaction, match: Match, first: str | None, second: str | None
) -> HeadToHead | None:
    if first is None or second is None or len(named_in(tx, match, (first, second))) < 2:
        return None
    return between(tx, first, second, match.server)


def between(tx: Transaction, first: str, second: str, server: str | None) -> HeadToHead:
    """How often each of two players beat the other in their duels on a server."""
    duels = tx.matches.duels_between(first, second, server)
    games = tx.match_games.of_matches(duel.id for duel in duels)
    return head_to_head(first, second, _counted(games))


def _counted(games: Sequence[StoredGame]) -> list[Counted]:
    """The duels of some games, those of each together."""
    by_match = groupby(games, key=lambda game: game.match and game.match.match)
    pairs = [[*of_match] for _, of_match in by_match]
    return [
        Counted(one.owner, other.owner, score_of(one), score_of(other))
        for one, other in (pair for pair in pairs if len(pair) == 2)
    ]


def _result(match: Match) -> tuple[str, str] | None:
    return (match.channel, match.result_message) if match.channel and match.result_message else None
