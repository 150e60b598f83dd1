"""What the files of days and of matches have in common, as docs/daily.md describes it."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.services.core.slices import Slices
from bot.store.schema.rankings import WIN
from engine import Game, Outcome
from engine.solver.baseline import patient, playing_on

LAST: Final = "~"
"""A text that comes after every notation: the moves that aren't shown."""

_SLICE: Final = 20
"""How many moves of Patient's a slice makes."""


def canonical(value: object) -> str:
    """What the checksum is of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def with_places(records: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The records, best first, each with its place; equal ones share a place: 1, 2, 2, 4."""
    place, last = 0, None
    for number, one in enumerate(records, 1):
        if last != (one["score"], one["tie_breaker"]):
            place, last = number, (one["score"], one["tie_breaker"])
        yield {"place": place, **one}


def par_record(
    key: str, deal: int, par: int | None, tie_breaker: int | None
) -> Slices[dict[str, Any] | None]:
    """Par with the record that makes it; without, if an earlier version's Patient played it."""
    if par is None:
        return None
    played = playing_on(Game.start(key, deal), patient)
    game = next(played)
    for number, after in enumerate(played):
        game = after
        if not number % _SLICE:
            yield
    score = WIN if game.outcome is Outcome.WON else game.placed
    told = {"score": par}
    if score != par or tie_breaker not in (None, game.tie_breaker):
        return told
    return {**told, "tie_breaker": game.tie_breaker, "moves": " ".join(game.moves)}
