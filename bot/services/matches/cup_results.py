"""How a cup stands and how it ended, from what is stored of it.

Before its end nobody may see anything of its deals, or of anybody's boards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from bot.services.core.requests import Request
from bot.services.core.terms import STRANGER
from bot.services.matches.comparison import Line, Ranking, added, ranking
from bot.services.matches.duel_results import score_of
from bot.services.matches.matches import CupFormat, deals_of, named_in, strangers_in, where_told
from bot.services.matches.transitions import LIVE, found_match
from bot.services.rankings.par import Score
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import WIN
from bot.store.schema.roots import Root
from bot.store.store import Transaction

REMEMBERED: Final = 5
"""How many of a server's past cups are told."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A cup that somebody asks for."""

    key: str | None
    """The kind of game; None for the one last played."""
    name: str
    format: str
    starts_in: int
    """In how many hours."""


@dataclass(frozen=True, slots=True)
class Voided:
    """A player whose cup doesn't count."""

    owner: str | None
    """None if they may not be named; STRANGER if their name can't be read."""
    reason: str


@dataclass(frozen=True, slots=True)
class CupResult:
    """How a cup ended."""

    ranking: Ranking
    scores: Mapping[str, tuple[Score | None, ...]]
    """What each player made of each deal; None for one without a move."""
    named: frozenset[str]
    """Which of the players may be named."""
    patient: tuple[Score, ...]
    """What the baseline player made of each deal, out of competition."""
    adds_scores: bool = True
    """Whether points are the scores added; else they're match points, as before 1.0."""
    strangers: frozenset[str] = frozenset()
    """Which of the players have names that can't be read."""

    @property
    def house(self) -> Score | None:
        """What the baseline player makes of all deals; None by match points, which it hasn't."""
        return added(self.patient) if self.adds_scores else None

    @property
    def best(self) -> tuple[int, ...]:
        """The best score of each deal among the players; -1 for one that nobody played."""
        deals = zip(*(self.scores[line.owner] for line in self.ranking.lines), strict=True)
        return tuple(max(score.score if score else -1 for score in deal) for deal in deals)

    @property
    def unwon(self) -> tuple[int, ...]:
        """The numbers of the deals that nobody won."""
        return tuple(number for number, best in enumerate(self.best, 1) if best < WIN)


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup."""

    match: int
    key: str
    name: str
    format: CupFormat
    adds_scores: bool
    """Whether its points are the scores added; else they're match points, as before 1.0."""
    state: MatchState
    deals: int
    """How many deals it has."""
    begins_at: datetime
    joins_until: datetime
    """Until when one can join."""
    closes_at: datetime
    """When it ends at the latest."""
    ended_at: datetime | None
    """None before."""
    players: int
    """How many have joined, and not left."""
    has_deals: bool
    """Whether its deals are there, which are proved winnable beforehand."""
    finished: int
    """How many have finished every deal."""
    voided: tuple[Voided, ...] = ()
    was_judged: bool = False
    """Whether a manager has declared void what somebody played, perhaps to take it back later."""
    result: CupResult | None = None
    """None before the end."""
    told: tuple[str, str] | None = None
    """The channel and message that its result was posted as."""
    roots: tuple[Root, ...] = ()
    """What fixes how it ended; then how managers have judged it since."""

    @property
    def is_live(self) -> bool:
        """Whether it can still be played."""
        return self.state in LIVE


@dataclass(frozen=True, slots=True)
class CupLine:
    """How a deal of a cup that is over could have been won."""

    key: str
    number: int
    """From 1."""
    deal: int
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnCup:
    """A cup, and what its viewer has to do with it."""

    cup: Cup
    has_joined: bool
    next: int | None
    """The number of the deal that they can play now; None if there is none."""
    scores: tuple[Score | None, ...] = ()
    """What they have made of the deals that they have finished."""
    line: Line | None = None
    """Their line of the ranking, once it is over."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody who plays in a cup, for whoever may judge them."""

    owner: str
    named: str | None
    """None if they may not be named; STRANGER if their name can't be read."""
    is_void: bool
    points: int | None
    """None before the end, and without a move."""


def stands(tx: Transaction, id: int) -> Cup:
    """A cup as it stands; NO_MATCH."""
    match = found_match(tx, id, MatchKind.CUP)
    seats, deals = tx.seats.of(id), tx.matches.deals(id)
    assert match.name is not None, "a cup has a name"
    assert match.begins_at, "a cup has a beginning"
    assert match.format, "a cup has a format"
    count = deals_of(match)
    voided = [seat for seat in seats if seat.voided]
    named = named_in(tx, match, (seat.owner for seat in voided if not seat.left))
    return Cup(
        match=id,
        key=match.key,
        name=match.name,
        format=CupFormat(match.format),
        adds_scores=match.adds_scores,
        state=match.state,
        deals=count,
        begins_at=match.begins_at,
        joins_until=match.begins_at + (match.closes_at - match.begins_at) / 2,
        closes_at=match.closes_at,
        ended_at=match.ended_at,
        players=sum(not seat.left for seat in seats),
        has_deals=bool(deals),
        finished=tx.match_games.finished(id, count),
        voided=tuple(
            Voided(seat.owner if seat.owner in named else None, seat.voided or "")
            for seat in voided
        ),
        was_judged=any(seat.voided is not None for seat in seats),
        result=_result(tx, match, seats, deals) if match.state is MatchState.OVER else None,
        told=where_told(tx, match),
        roots=tx.roots.of_match(id),
    )


def _result(
    tx: Transaction, match: Match, seats: Sequence[Seat], deals: Sequence[MatchDeal]
) -> CupResult:
    counted = [seat for seat in seats if not seat.voided]
    made = {at: Score.kept(*ended) for at, ended in tx.match_games.results(match.id).items()}
    scores = {
        seat.owner: tuple(made.get((seat.owner, deal.number)) for deal in deals) for seat in counted
    }
    scores = {owner: by_deal for owner, by_deal in scores.items() if any(by_deal)}
    return CupResult(
        ranking=ranking(scores, by_match_points=not match.adds_scores),
        scores=scores,
        named=named_in(tx, match, (seat.owner for seat in counted if not seat.left)),
        patient=tuple(Score(deal.par, deal.par_tie_breaker) for deal in deals),
        adds_scores=match.adds_scores,
    )


def own(tx: Transaction, id: int, request: Request) -> OwnCup:
    """A cup as it stands for one player; NO_MATCH."""
    owner = request.owner
    cup, seat = _as_read(tx, stands(tx, id), request), tx.seats.seat(id, owner)
    numbers = range(1, cup.deals + 1)
    games = [tx.match_games.of_seat(id, number, owner) for number in numbers] if seat else []
    has_joined = seat is not None and not seat.left
    lines = cup.result.ranking.lines if cup.result else ()
    return OwnCup(
        cup=cup,
        has_joined=has_joined,
        next=next_of(games) if has_joined else None,
        scores=tuple(score_of(game) if game and game.result else None for game in games),
        line=next((line for line in lines if line.owner == owner), None),
    )


def seated_in(tx: Transaction, id: int, request: Request) -> tuple[Seated, ...]:
    """Who plays in a cup, the best first once it is over; NO_MATCH."""
    match, cup = found_match(tx, id, MatchKind.CUP), stands(tx, id)
    seats = [seat for seat in tx.seats.of(id) if not seat.owner.startswith(ANONYMOUS)]
    named = named_in(tx, match, (seat.owner for seat in seats if not seat.left))
    unknown = strangers_in(tx, match, named, request.owner, request.server)
    lines = {line.owner: line for line in cup.result.ranking.lines} if cup.result else {}
    ranked = sorted(
        seats, key=lambda seat: one.place if (one := lines.get(seat.owner)) else len(seats)
    )
    return tuple(
        Seated(
            owner=seat.owner,
            named=STRANGER
            if seat.owner in unknown
            else seat.owner
            if seat.owner in named
            else None,
            is_void=bool(seat.voided),
            points=lines[seat.owner].made.score if seat.owner in lines else None,
        )
        for seat in ranked
    )


def _as_read(tx: Transaction, cup: Cup, request: Request) -> Cup:
    """A cup without the names that its reader can't read."""
    named = cup.result.named if cup.result else frozenset[str]()
    named |= {one.owner for one in cup.voided if one.owner}
    match = found_match(tx, cup.match)
    unknown = strangers_in(tx, match, named, request.owner, request.server)
    return replace(
        cup,
        voided=tuple(
            replace(one, owner=STRANGER) if one.owner in unknown else one for one in cup.voided
        ),
        result=cup.result and replace(cup.result, strangers=unknown),
    )


def next_of(games: Sequence[StoredGame | None]) -> int | None:
    """The number of the first deal that isn't finished; None if there is none."""
    open = (at for at, game in enumerate(games, 1) if game is None or game.result is None)
    return next(open, None)


def of_server(tx: Transaction, server: str, request: Request) -> tuple[OwnCup | None, list[Cup]]:
    """A server's cup that is live, and what became of the last ones, the last one first."""
    live = tx.matches.of_server(server, MatchKind.CUP, *LIVE)
    past = tx.matches.last_over(server, MatchKind.CUP, REMEMBERED)
    return own(tx, live[-1].id, request) if live else None, [stands(tx, one.id) for one in past]


def holders(tx: Transaction, server: str) -> frozenset[str]:
    """The champions of a server's last cup that had any."""
    for match in tx.matches.last_over(server, MatchKind.CUP, REMEMBERED):
        result = stands(tx, match.id).result
        if result and result.ranking.champions:
            return frozenset(line.owner for line in result.ranking.champions)
    return frozenset()
