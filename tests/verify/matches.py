"""Matches that are over, in a store with everybody's games, and their files."""

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import count
from random import Random
from typing import Any, Final

from bot.services.core.seals import former_seals_of_match, new_nonce, seal_of_match
from bot.services.daily.deal_pool import par_of, shipped
from bot.services.matches.matches import CupFormat, deals_of
from bot.services.services import Services
from bot.store.schema.games import Ended, Record, Saved
from bot.store.schema.matches import Match, MatchDeal, MatchKind, MatchState, Seat
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Store, Transaction
from engine import Game, Outcome
from engine.catalogue import GAMES
from tests.verify.days import PLAZA, asking
from tests.visits import write

BEGIN: Final = datetime(2026, 11, 25, 12, tzinfo=UTC)
END: Final = BEGIN + timedelta(days=2)
HIDING: Final = "discord:6000"
GONE: Final = "discord:8000"
VOID: Final = "discord:9000"
SOME: Final = ["discord:1", "discord:2", "discord:3", HIDING, GONE, VOID]

_INTERACTIONS = count(10**6)


async def played_matches(
    services: Services, store: Store, rng: Random
) -> AsyncIterator[dict[str, Any]]:
    """The files of three duels, six cups and two tables of each game.

    Those of seal 2 are sealed as versions before 1.1 did it, those of seal 1 as versions before
    1.0. One cup of each has match points, as those of versions before 1.0.
    """
    await write(store).memberships.hide(HIDING, PLAZA, date(2026, 11, 1), hidden=True)
    await write(store).memberships.hide(HIDING, EVERYWHERE, date(2026, 11, 1), hidden=False)
    matches = [
        await played(store, rng, key, kind, players, seal=seal, adds_scores=adds)
        for key in GAMES
        for kind, players, seal, adds in (
            (MatchKind.DUEL, ["discord:1", "discord:2"], 3, False),
            (MatchKind.DUEL, ["discord:1", HIDING], 3, False),
            (CupFormat.EVENING, SOME, 3, True),
            (CupFormat.EVENING, ["discord:1", "discord:2", "discord:3", VOID], 3, True),
            (CupFormat.WEEKEND, [f"discord:{number}" for number in range(1, 8)], 3, True),
            (CupFormat.WEEKEND, ["discord:1", "discord:2", "discord:3"], 3, False),
            (MatchKind.TABLE, [], 3, False),
            (MatchKind.DUEL, ["discord:1", "discord:2"], 2, False),
            (CupFormat.EVENING, SOME, 2, True),
            (CupFormat.WEEKEND, ["discord:1", "discord:2", "discord:3"], 2, False),
            (MatchKind.TABLE, [], 2, False),
            (MatchKind.DUEL, ["discord:1", HIDING], 1, False),
            (CupFormat.EVENING, ["discord:1", "discord:2"], 1, False),
        )
    ]
    await services.privacy.delete(asking(GONE, END), GONE, END - timedelta(seconds=1))
    for match in matches:
        file = await services.proofs.file_of_match(asking(f"discord:{match}", END), match)
        yield json.loads(file.content)


async def played(
    store: Store,
    rng: Random,
    key: str,
    kind: MatchKind | CupFormat,
    players: list[str],
    *,
    seal: int,
    adds_scores: bool,
) -> int:
    """The id of a match that was played: each player made of each deal what chance would."""

    def begun(tx: Transaction) -> Match:
        new = new_match(key, kind, players[0] if players else "discord:1")
        match = tx.matches.open(replace(new, adds_scores=adds_scores))
        for owner in players:
            seat = Seat(match.id, owner, BEGIN + timedelta(seconds=next(_INTERACTIONS) % 1000))
            tx.seats.take(replace(seat, voided="two accounts" if owner == VOID else None))
        tx.matches.add_deals(drawn(match, rng, seal))
        return match

    match = await store.write(begun)
    for deal in range(1, deals_of(match) + 1):
        for owner in players or [f"match:{match.id}"]:
            await store.write(playing(rng, match, deal, owner))
    over = {"state": MatchState.OVER, "ended_at": END}
    await write(store).matches.change(match.id, MatchState.RUNNING, **over)
    return match.id


def new_match(key: str, kind: MatchKind | CupFormat, opener: str) -> Match:
    return Match(
        id=0,
        interaction=next(_INTERACTIONS),
        kind=MatchKind.CUP if isinstance(kind, CupFormat) else kind,
        format=kind if isinstance(kind, CupFormat) else None,
        key=key,
        server=PLAZA,
        channel="7",
        opener=opener,
        opened_at=BEGIN,
        closes_at=END,
        state=MatchState.RUNNING,
    )


def drawn(match: Match, rng: Random, seal: int) -> list[MatchDeal]:
    """Proved deals for a match, with seals of a form."""
    deals, count = list[MatchDeal](), deals_of(match)
    for number, proved in enumerate(rng.sample(shipped(match.key), count), 1):
        nonce = new_nonce(rng.randrange)
        told = (match, number, proved.deal, nonce, count)
        made = (*former_seals_of_match(*told), seal_of_match(*told))[(1, 0, 2)[seal - 1]]
        salt = new_nonce(rng.randrange) if seal == 3 else None
        par = par_of(match.key, proved.deal)
        deals.append(MatchDeal(match.id, number, proved.deal, proved.line, *par, nonce, made, salt))
    return deals


def playing(rng: Random, match: Match, number: int, owner: str) -> Callable[[Transaction], None]:
    return lambda tx: play(tx, rng, match, number, owner)


def play(tx: Transaction, rng: Random, match: Match, number: int, owner: str) -> None:
    """Somebody wins the deal, or plays a part of its line, or only looks at it."""
    row = tx.match_games.start(match.id, number, owner, BEGIN)
    line = tx.matches.deals(match.id)[number - 1].line
    plies = rng.choice((len(line), len(line) // 2, rng.randrange(len(line)), 0))
    assert row
    if not plies:
        return
    game = Game.start(match.key, row.deal).played_all(line[:plies])
    won = game.outcome is Outcome.WON
    after = replace(
        row,
        record=Record(game.moves, (0,)),
        result=Ended.WON if won else None,
        placed=game.placed,
        tie_breaker=game.tie_breaker,
        touched_at=END - timedelta(hours=1),
    )
    assert tx.games.save(next(_INTERACTIONS), after) is Saved.SAVED
