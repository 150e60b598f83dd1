"""What a press on a match needs, what it changes, and the state after it: a table for each kind.

A match changes here and nowhere else: locked, checked in order, then changed, so that its message
shows it. What ends has its open games ended. Time changes it like a press.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final, Generic, TypeVar

from bot.errors import PlayError, Reason
from bot.press.together import OfMatch
from bot.services.core.requests import Request
from bot.services.play.games import is_private_here
from bot.store.schema.matches import Match, MatchKind, MatchState, Seat
from bot.store.store import Transaction

P = TypeVar("P", bound=OfMatch, covariant=True)

LIVE: Final = MatchState.OPEN, MatchState.RUNNING
LATE: Final = timedelta(minutes=1)
"""How long after a match's deadline a press can still arrive that was made before it."""
REMATCH_WITHIN: Final = timedelta(days=1)
"""How long after a duel's end another one of the two can be asked for."""
AT_ONCE: Final = 50
"""How many matches are changed in one transaction."""
_WHEN_DUE: Final = {MatchState.OPEN: MatchState.LAPSED, MatchState.RUNNING: MatchState.OVER}


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """A press on a match that nobody else can change until the transaction ends."""

    tx: Transaction
    request: Request
    match: Match
    press: P
    seat: Seat | None
    """Of whoever presses; None if they have none, or have left it."""

    def note(self, *, unless: str | None = None, **values: Any) -> bool:
        """Changes the seat, unless a column of it is set already; whether it was changed."""
        return self.tx.seats.change(self.match.id, self.request.owner, unless, **values)

    def take_seat(self) -> bool:
        """Gives whoever presses a seat; False if they can't have one."""
        return self.tx.seats.take(Seat(self.match.id, self.request.owner, self.request.at))


@dataclass(frozen=True, slots=True)
class Transition(Generic[P]):
    """What comes of a press."""

    checks: tuple[Callable[[Step[P]], None], ...]
    """Each raises why it is refused; they are asked in order."""
    to: Mapping[MatchState, MatchState] = field(default_factory=dict)
    """The state after it, by that before; others stay."""
    change: Callable[[Step[P]], Mapping[str, Any] | None] = lambda _: {}
    """Changes seats; gives what changes in the match. None if its message has nothing to show."""
    is_done: Callable[[Step[P]], bool] = lambda _: False
    """Whether it was made before, so that nothing is to be checked or changed."""
    alone: bool = False
    """Whether nobody else may open a match meanwhile, as those of a player are counted."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What may be pressed on matches of a kind."""

    kind: MatchKind
    transitions: Mapping[type[OfMatch], Transition[Any]]

    def made(self, tx: Transaction, request: Request, press: OfMatch) -> Match:
        """The match after a press; NO_MATCH, and what refuses it."""
        transition = self.transitions[type(press)]
        if transition.alone:
            tx.matches.open_alone()
        match = locked(tx, press.match, self.kind)
        seat = tx.seats.seat(match.id, request.owner)
        step = Step(tx, request, match, press, None if seat and seat.left else seat)
        if not transition.is_done(step):
            for check in transition.checks:
                check(step)
            values = transition.change(step)
            if values is not None:
                go_on(tx, match, request.at, transition.to.get(match.state), **values)
        return found_match(tx, match.id)


def go_on(
    tx: Transaction, match: Match, at: datetime, to: MatchState | None = None, **values: Any
) -> bool:
    """Changes a match, and has its message show that; False if it isn't in its state any more.

    What is open in a match that ends is ended.
    """
    if to is not None:
        values["state"] = to
    if to is not None and to not in LIVE:
        tx.match_games.close(match.id)
        values["ended_at"] = at
    return tx.matches.change(match.id, match.state, **values)


def end_due(tx: Transaction, at: datetime) -> int:
    """Ends some matches whose time is up, and offers of a rematch; how many."""
    due = tx.matches.due(at - LATE, AT_ONCE)
    for match in due:
        go_on(tx, match, match.closes_at, _WHEN_DUE[match.state])
    return max(len(due), tx.matches.lapse_rematches(at - REMATCH_WITHIN, AT_ONCE))


def found_match(tx: Transaction, match: int, kind: MatchKind | None = None) -> Match:
    """A match by its id; NO_MATCH, also for one that isn't of the kind that is asked for."""
    return _expected(tx.matches.of(match), kind)


def locked(tx: Transaction, match: int, kind: MatchKind) -> Match:
    """The same, which nobody else can change until this transaction ends."""
    return _expected(tx.matches.lock(match), kind)


def _expected(row: Match | None, kind: MatchKind | None) -> Match:
    if row is None or kind not in (None, row.kind):
        raise PlayError(Reason.NO_MATCH)
    return row


def new_match(
    request: Request, kind: MatchKind, key: str, lasts: timedelta, **values: Any
) -> Match:
    """A match that is opened by a request, where that was made, and not stored yet."""
    stored = {
        "interaction": request.id,
        "server": request.server,
        "channel": request.place or request.channel,
        "opener": request.owner,
        "opened_at": request.at,
        "closes_at": request.at + lasts,
        **values,
    }
    return Match(id=0, kind=kind, key=key, **stored)


def running(request: Request, lasts: timedelta) -> dict[str, Any]:
    """What a match has in common that begins with a request."""
    begins, closes = request.at, request.at + lasts
    return {"state": MatchState.RUNNING, "begins_at": begins, "closes_at": closes}


def needs(reason: Reason, is_so: Callable[[Step[Any]], bool]) -> Callable[[Step[OfMatch]], None]:
    """A check that raises a reason unless something is so."""

    def check(step: Step[OfMatch]) -> None:
        if not is_so(step):
            raise PlayError(reason)

    return check


def runs(step: Step[OfMatch]) -> None:
    """Raises MATCH_OVER unless it can be played."""
    if step.match.state is not MatchState.RUNNING:
        raise PlayError(Reason.MATCH_OVER, kind=step.match.kind)
    is_live(step)


def is_live(step: Step[OfMatch]) -> None:
    """Raises MATCH_OVER unless it can be played, or will be."""
    if step.match.state not in LIVE or step.match.closes_at <= step.request.at:
        raise PlayError(Reason.MATCH_OVER, kind=step.match.kind)


def nothing(_: Step[OfMatch]) -> None:
    """What changes nothing that the match's message shows."""


seated: Final = needs(Reason.NOT_IN_MATCH, lambda step: step.seat is not None)
public_here: Final = needs(
    Reason.PRIVATE_HERE, lambda step: not is_private_here(step.tx, step.request)
)
here: Final = needs(Reason.ELSEWHERE, lambda step: step.match.server == step.request.server)
