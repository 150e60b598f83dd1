"""How a duel stands and how it ended, from what is stored of it.

Before its end nobody may see anything of its deal, or of anybody's board.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby

from bot.services.core.terms import STRANGER
from bot.services.core.work import Slices
from bot.services.matches.comparison import HeadToHead, Parted, head_to_head, parted
from bot.services.matches.matches import named_in, strangers_in
from bot.services.matches.transitions import found_match
from bot.services.play.loaded_games import replay
from bot.services.rankings.par import Score
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import PATIENT, Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.store import Transaction
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
    has_left: bool = False
    """Whether they have deleted their data."""
    table: Table | None = None
    """How their game ended; None before the duel's end, without a move, and of the baseline
    player."""


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
    server: str | None = None
    """None for one against the baseline player."""
    has_deal: bool = True
    """Whether its deal is there, which is proved winnable beforehand."""
    took_crown: bool | None = None
    """Whether the first of the sides took the server's crown by winning, or kept it; None if it was
    neither, and before the end."""
    head_to_head: HeadToHead | None = None
    """Of the first of the sides; None before the end, and if nothing counts between them."""
    rematch_lapsed: bool = False
    """Whether a rematch can't be asked for any more."""
    root: str | None = None
    """What fixes how it ended: 64 hex digits; None before the end, and if it has none."""

    @property
    def is_open_to_all(self) -> bool:
        return len(self.sides) == 1

    @property
    def is_with_patient(self) -> bool:
        return any(side.is_patient for side in self.sides)

    @property
    def is_drawn(self) -> bool:
        """Whether both did equally well."""
        scores = [side.score for side in self.played]
        return len(scores) == 2 and scores[0] == scores[1]

    @property
    def offers_rematch(self) -> bool:
        """Whether a rematch can be asked for: not once both have, as it has begun."""
        lapsed = self.rematch_lapsed or any(side.has_left for side in self.sides)
        return not lapsed and not all(side.asks_again for side in self.sides)

    @property
    def awaits_rematch(self) -> Side | None:
        """The one who would like a rematch, while the other one can still ask as well."""
        asking = [side for side in self.sides if side.asks_again]
        return asking[0] if len(asking) == 1 and self.offers_rematch else None

    @property
    def played(self) -> tuple[Side, ...]:
        """Those who made at least one move, the better one first."""
        return tuple(side for side in self.sides if side.score)


@dataclass(frozen=True, slots=True)
class Stands:
    """A duel as it is stored, with the games of the two once both have played it."""

    duel: Duel
    games: tuple[StoredGame, ...] = ()
    """In the order of the sides."""


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
        server=match.server,
        has_deal=bool(deals),
        rematch_lapsed=match.rematch_lapsed,
        root=next((one.root for one in tx.roots.of_match(duel)), None),
    )
    if match.state is not MatchState.OVER or len(shown.played) < 2:
        return Stands(shown)
    by_side = [owners[at] for at in order]
    if PATIENT in by_side:
        return Stands(shown)
    first, second = by_side
    if first and second and len(named_in(tx, match, (first, second))) == 2:
        shown = replace(shown, head_to_head=between(tx, first, second, match.server))
    if not shown.is_drawn and (crown := tx.crowns.after(duel)) and crown.owner == first:
        shown = replace(shown, took_crown=crown.since == crown.at)
    return Stands(shown, tuple(games[owner] for owner in by_side if owner))


def told(found: Stands) -> Slices[Duel]:
    """A duel with how each of the two games ended."""
    sides = []
    for side, game in zip(found.duel.sides, found.games, strict=True):
        at, _ = yield from replay(found.duel.key, game.deal, game.record.moves)
        sides.append(replace(side, table=at.table))
    return replace(found.duel, sides=tuple(sides))


def parted_in(found: Stands) -> Slices[Parted | None]:
    """Where the two games differ for the last time; None if they never do."""
    first, second = found.games
    return parted(first.key, first.deal, first.record.moves, second.record.moves)


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
        has_left=seat is not None and seat.left,
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
    scores = ({game.owner: score_of(game) for game in pair} for pair in pairs)
    return head_to_head((made.get(first), made.get(second)) for made in scores)
