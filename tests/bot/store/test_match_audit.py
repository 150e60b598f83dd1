"""Auditing matches: their games, played through the services, and their sealed deals."""

from datetime import UTC, datetime

import pytest

from bot.errors import Reason
from bot.press.games import AskForHint, GiveUp
from bot.services.audit import REBUILT, Auditing, Trouble
from bot.services.core.requests import Transactions
from bot.services.core.seals import seal_of_match
from bot.store.schema.games import Ended, StoredGame, games
from bot.store.schema.matches import MatchDeal, MatchState, Seat, match_deals
from bot.store.store import Store, Transaction
from bot.words.typed_moves import read_moves
from engine import Game
from tests.bot.store.played import asking
from tests.bot.store.test_audit import Change, changed
from tests.bot.store.test_matches import ADA, BOB, duel, start
from tests.play.records import daily
from tests.playing import services_over
from tests.refused import refused

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
_, _DEAL, _LINE = daily("sultan").split(" ", 2)
NONCE = "5e" * 16

OF_ADA = games.c.owner == ADA
CHANGES = [
    (changed(games, OF_ADA, result=None), Trouble.OUTCOME),
    (changed(games, OF_ADA, placed=1), Trouble.OUTCOME),
    (changed(games, ~OF_ADA, tie_breaker=1), Trouble.OUTCOME),
    (changed(games, version=0), Trouble.VERSION),
    (changed(games, OF_ADA, moves="t x"), Trouble.RECORD),
    (changed(games, OF_ADA, key="chess"), Trouble.KIND),
    (changed(match_deals, line=("t", "t")), Trouble.MATCH_LINE),
    (changed(match_deals, nonce="0f" * 16), Trouble.MATCH_SEAL),
    (changed(match_deals, seal="a7" * 32), Trouble.MATCH_SEAL),
]


def begin(tx: Transaction) -> tuple[StoredGame, StoredGame]:
    match = tx.matches.open(duel(NOON))
    salt = "5a" * 16
    tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING, rival=BOB)
    seal = seal_of_match(match, 1, int(_DEAL), NONCE, 1)
    line = (*_LINE.split(),)
    tx.matches.add_deals([MatchDeal(match.id, 1, int(_DEAL), line, 1, 1, NONCE, seal, salt)])
    ada, bob = (_seated(tx, match.id, owner) for owner in (ADA, BOB))
    return ada, bob


def _seated(tx: Transaction, match: int, owner: str) -> StoredGame:
    found = tx.matches.of(match)
    assert found
    tx.seats.take(Seat(match, owner, NOON))
    return start(tx, found, owner, NOON)


@pytest.fixture
async def played(store: Store) -> Store:
    """Ada has won a duel, typing; Bob has given up after some moves."""
    services = services_over(store, lambda: 1)
    ada, bob = await store.write(begin)
    won = await services.gameplay.type_moves(asking(ADA, NOON), read_moves(_LINE))
    assert (won.game, won.result) == (ada.id, Ended.WON)
    view = await services.gameplay.type_moves(
        asking(BOB, NOON), read_moves(" ".join(_LINE.split()[:80]))
    )
    with refused(Reason.NO_HINTS):
        await services.gameplay.play(asking(BOB, NOON), AskForHint(view.game, view.version))
    view = await services.gameplay.play(asking(BOB, NOON), GiveUp(bob.id, view.version))
    assert view.match
    assert view.match.is_over
    return store


async def troubles(store: Store) -> set[Trouble]:
    return {one.trouble for one in await Auditing(Transactions(store), NOON.date()).findings()}


async def test_what_was_played_agrees(played: Store) -> None:
    assert not await troubles(played)
    game = Game.start("sultan", int(_DEAL)).played_all(_LINE.split()[:80])
    (bob,) = [
        one for one in await played.read(lambda tx: tx.audit.games(0, 9)) if one.game.owner == BOB
    ]
    assert (bob.game.placed, bob.game.tie_breaker) == (game.placed, game.tie_breaker)


@pytest.mark.parametrize(("change", "trouble"), CHANGES)
async def test_a_disagreement_is_found_and_rebuilt(
    played: Store, change: Change, trouble: Trouble
) -> None:
    await played._database.write(change)
    assert trouble in await troubles(played)
    await Auditing(Transactions(played), NOON.date()).rebuild()
    left = await troubles(played)
    assert trouble not in left if trouble in REBUILT else trouble in left
    assert not left & REBUILT
