"""How a cup stands and how it ended, from what is stored of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.names import STRANGER
from bot.services.core.request import Request
from bot.services.together.comparison.match_points import ranking, share_against
from bot.services.together.comparison.scores import Score
from bot.services.together.cup_view import (
    Cup,
    CupFormat,
    CupLine,
    CupResult,
    OwnCup,
    Trophies,
    Voided,
)
from bot.services.together.duel_results import score_of
from bot.services.together.matches import deals_of, found_match, named_in, strangers_in
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction

REMEMBERED: Final = 5
"""How many of a server's past cups are told."""
LIVE: Final = MatchState.OPEN, MatchState.RUNNING
"""As long as a cup isn't over."""


def stands(tx: Transaction, id: int) -> Cup:
    """A cup as it stands; NO_MATCH."""
    match = found_match(tx, id, MatchKind.CUP)
    seats, deals = tx.seats.of(id), tx.matches.deals(id)
    assert match.name is not None, "a cup has a name"
    assert match.begins_at, "a cup has a beginning"
    assert match.format, "a cup has a format"
    finished = tx.match_games.finished(id)
    count = deals_of(match)
    voided = [seat for seat in seats if seat.voided]
    named = named_in(tx, match, (seat.owner for seat in voided if not seat.left))
    return Cup(
        match=id,
        key=match.key,
        name=match.name,
        format=CupFormat(match.format),
        state=match.state,
        deals=count,
        begins_at=match.begins_at,
        joins_until=match.begins_at + (match.closes_at - match.begins_at) / 2,
        closes_at=match.closes_at,
        players=sum(not seat.left for seat in seats),
        has_deals=bool(deals),
        finished=tuple(finished.get(number, 0) for number in range(1, count + 1)),
        voided=tuple(_voided(seat, named) for seat in voided),
        was_judged=any(seat.voided is not None for seat in seats),
        result=_result(tx, match, seats, deals) if match.state is MatchState.OVER else None,
        told=_told(match),
    )


def _voided(seat: Seat, named: frozenset[str]) -> Voided:
    return Voided(seat.owner if seat.owner in named else None, seat.voided or "")


def _told(match: Match) -> tuple[str, str] | None:
    return (match.channel, match.result_message) if match.channel and match.result_message else None


def _result(
    tx: Transaction, match: Match, seats: Sequence[Seat], deals: Sequence[MatchDeal]
) -> CupResult:
    counted = [seat for seat in seats if not seat.voided]
    made = {at: _score(*result) for at, result in tx.match_games.results(match.id).items()}
    scores = {
        seat.owner: tuple(made.get((seat.owner, deal.number)) for deal in deals) for seat in counted
    }
    scores = {owner: by_deal for owner, by_deal in scores.items() if any(by_deal)}
    patient = tuple(Score(deal.par, deal.par_tie_breaker) for deal in deals)
    return CupResult(
        ranking=ranking(scores),
        scores=scores,
        named=named_in(tx, match, (seat.owner for seat in counted if not seat.left)),
        patient=patient,
        patients_share=share_against(patient, scores.values()),
    )


def _score(result: Ended | None, placed: int, tie_breaker: int) -> Score:
    return Score(WIN if result is Ended.WON else placed, tie_breaker)


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


def line_of(tx: Transaction, id: int, number: int) -> CupLine:
    """How one of a cup's deals could have been won; NO_MATCH, MATCH_NOT_OVER."""
    match = found_match(tx, id, MatchKind.CUP)
    if match.state in LIVE:
        raise PlayError(Reason.MATCH_NOT_OVER, closes_at=match.closes_at)
    deal = next((one for one in tx.matches.deals(id) if one.number == number), None)
    if match.state is not MatchState.OVER or deal is None:
        raise PlayError(Reason.NO_MATCH)
    return CupLine(match.key, number, deal.deal, deal.line)


def trophies(tx: Transaction, server: str) -> Trophies:
    """A server's cups."""
    live = tx.matches.of_server(server, MatchKind.CUP, *LIVE)
    past = tx.matches.last_over(server, MatchKind.CUP, REMEMBERED)
    return Trophies(
        tuple(stands(tx, match.id) for match in live),
        tuple(stands(tx, match.id) for match in past),
    )
