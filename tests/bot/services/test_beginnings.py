"""Games that begin with the moves of another: they count nowhere."""

import pytest

from bot.errors import Reason
from bot.press.games import GiveUp, Undo
from bot.services.play.game_view import Event, GameView
from bot.services.play.games import of_record
from bot.services.services import Services
from bot.store.schema.games import Record
from bot.store.store import Store
from tests.bot.services.player import ServicePlayer
from tests.play.records import won
from tests.refused import refused
from tests.visits import read


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


@pytest.fixture
def bob(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:2")


async def given_up(player: ServicePlayer) -> GameView:
    """A game with three moves."""
    await player.begin("sultan", 20)
    await player.type("t t 2")
    return await player.press(GiveUp)


async def played_from(player: ServicePlayer, game: int, ply: int) -> GameView:
    request = player.request()
    player.seen = await player.dealer.play_from(
        request, lambda tx: of_record(tx, request, game, ply)
    )
    return player.seen


async def test_it_begins_with_the_moves(ada: ServicePlayer, store: Store) -> None:
    old = await given_up(ada)
    view = await played_from(ada, old.game, 2)
    assert (view.event, view.deal, view.continued, view.moves) == (Event.BEGUN, 20, 2, 2)
    assert not view.may_undo
    row = await read(store).games.game(view.game)
    assert (row.record, row.continued, row.dealt_from) == (Record(("t", "t")), 2, old.game)


async def test_only_its_own_moves_can_be_undone(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    await played_from(ada, old.game, 2)
    await ada.move("t")
    view = await ada.press(Undo)
    assert (view.moves, view.may_undo) == (2, False)


async def test_its_win_counts_nowhere(ada: ServicePlayer, store: Store) -> None:
    key, deal, moves = won("sultan").split(" ", 2)
    await ada.begin(key, int(deal))
    *most, _ = moves.split()
    for at in range(0, len(most), 300):
        await ada.type(" ".join(most[at : at + 300]))
    lost = await ada.press(GiveUp)
    counted = await read(store).ends.ordinary(ada.owner)
    await played_from(ada, lost.game, len(most))
    view = await ada.move(moves.split()[-1])
    assert (view.result, view.feats) == ("won", ())
    assert await read(store).ends.ordinary(ada.owner) == counted
    kept = await read(store).games.game(view.game)
    assert kept.placed == view.table.goal
    assert kept.version == 1
    again = await ada.dealer.deal_same(ada.request(), view.game)
    assert (again.continued, again.moves) == (None, 0), "the deal from its start"


async def test_the_same_interaction_begins_one(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    request = ada.request()
    begun = [
        await ada.dealer.play_from(request, lambda tx: of_record(tx, request, old.game, 2))
        for _ in range(2)
    ]
    assert begun[0].game == begun[1].game
    assert (await played_from(ada, old.game, 2)).game != begun[0].game


async def test_one_without_a_move_of_its_own_makes_way(ada: ServicePlayer, store: Store) -> None:
    old = await given_up(ada)
    first = await played_from(ada, old.game, 2)
    await played_from(ada, old.game, 1)
    assert await read(store).put_aside.of(ada.owner) == ()
    shown = await ada.gameplay.look(ada.request(), first.game)
    assert (shown.moves, shown.continued, shown.result) == (2, 2, None)


async def test_the_same_deal_is_another_game(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    await played_from(ada, old.game, 2)
    await ada.move("t")
    view = await ada.begin("sultan", 20)
    assert (view.moves, view.continued) == (0, None)
    assert [(one.deal, one.continued) for one in await ada.put_aside()] == [(20, 2)]


async def test_who_may_look_back_may_play_on(ada: ServicePlayer, bob: ServicePlayer) -> None:
    theirs = await bob.begin("sultan", 20)
    await bob.type("t t")
    with refused(Reason.GAME_NOT_OVER):
        await played_from(ada, theirs.game, 1)
    await bob.press(GiveUp)
    assert (await played_from(ada, theirs.game, 1)).owner == ada.owner
    bob.seen = await bob.dealer.begin(bob.request(), "shah", "12", private=True)
    await bob.type("d")
    hidden = await bob.press(GiveUp)
    with refused(Reason.GAME_IS_PRIVATE):
        await played_from(ada, hidden.game, 1)
    with refused(Reason.NO_GAME):
        await played_from(ada, 10**9, 1)


async def test_beyond_the_end_is_the_end(ada: ServicePlayer) -> None:
    old = await given_up(ada)
    assert (await played_from(ada, old.game, 99)).moves == 3, "it was given up, not lost"
    lost = await ada.begin("sultan", 1)
    while lost.result is None:
        lost = await ada.move(str(lost.table.legal[-1]))
    with refused(Reason.OVER_THERE):
        await played_from(ada, lost.game, lost.moves)
