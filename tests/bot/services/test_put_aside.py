"""Games put aside: another deal doesn't end the open game, and any of them can be played on."""

import asyncio
from datetime import timedelta

import pytest

from bot.errors import Reason
from bot.press.games import GiveUp, PlayMove, Undo
from bot.services.audit import Auditing
from bot.services.core.days import day_of
from bot.services.core.requests import Transactions
from bot.services.core.terms import STRANGER
from bot.services.play.game_view import Event, GameView
from bot.services.play.put_aside import AT_MOST
from bot.services.services import Services
from bot.store.schema.games import StoredGame
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Store
from tests.bot.services.player import NOON, ServicePlayer
from tests.playing import services_over
from tests.refused import refused
from tests.visits import read, write

PLACE, ELSEWHERE = "discord:900", "discord:901"


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


@pytest.fixture
def bob(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:2")


async def row(store: Store, view: GameView) -> StoredGame:
    found = await read(store).games.game(view.game)
    assert isinstance(found, StoredGame)
    return found


async def aside(store: Store, player: ServicePlayer) -> list[int]:
    """The deals of a player's games that are put aside."""
    return [one.deal for one in await read(store).put_aside.of(player.owner)]


async def begun(player: ServicePlayer, deal: int, key: str = "sultan") -> GameView:
    """A game with a move."""
    view = await player.begin(key, deal)
    return await player.move(str(view.table.legal[0]))


async def test_another_deal_puts_the_open_game_aside(ada: ServicePlayer, store: Store) -> None:
    first = await begun(ada, 20)
    second = await ada.begin("sultan", 21)
    assert (second.deal, second.event) == (21, Event.BEGUN)
    assert [(one.deal, one.placed, one.goal) for one in await ada.put_aside()] == [(20, 1, 95)]
    kept = await row(store, first)
    assert (kept.result, kept.version, str(kept.record)) == (None, first.version, "2")
    assert await aside(store, ada) == [20]


async def test_nobody_is_told_of_a_game_that_was_only_looked_at(
    ada: ServicePlayer, store: Store
) -> None:
    await ada.begin("sultan", 20)
    assert (await ada.begin("sultan", 21)).count_put_aside == 0
    assert await ada.put_aside() == ()
    assert [one.deal for one in await ada.gameplay.open_games(ada.request())] == [21]
    assert await read(store).ends.ordinary(ada.owner) == {}


async def test_the_board_of_a_game_that_was_only_looked_at_plays_on(
    ada: ServicePlayer, store: Store
) -> None:
    """It was given up by then, and gone a day later."""
    first = await ada.begin("sultan", 20)
    second = await begun(ada, 21)
    assert await write(store).games.forget_unplayed(NOON + timedelta(days=400), 99) == 0
    there = ServicePlayer(services_over(store, lambda: 1), ada.owner)
    for player in (ada, there):
        looked = await player.gameplay.look(player.request(), first.game)
        assert (looked.deal, looked.result) == (20, None)
    there.seen = first
    view = await there.move("t")
    assert (view.deal, view.moves, view.result) == (20, 1, None)
    assert await aside(store, ada) == [second.deal]


async def test_two_boards_that_were_only_looked_at_take_turns(
    ada: ServicePlayer, store: Store
) -> None:
    first, second = await ada.begin("sultan", 20), await ada.begin("sultan", 21)
    ada.seen = first
    await ada.move("t")
    ada.seen = second
    assert (await ada.move("t")).deal == 21
    assert await aside(store, ada) == [20]


async def test_asking_for_the_deal_again_brings_the_same_game(ada: ServicePlayer) -> None:
    first = await ada.begin("sultan", 20)
    await ada.begin("sultan", 21)
    assert (await ada.begin("sultan", 20)).game == first.game


async def test_as_many_as_can_be_put_aside_are_kept_that_were_only_looked_at(
    ada: ServicePlayer, store: Store
) -> None:
    oldest, *others, last = [await ada.begin("sultan", deal) for deal in range(1, AT_MOST + 3)]
    assert await read(store).games.game(oldest.game) is None
    ada.seen = others[0]
    assert (await ada.move("t")).deal == others[0].deal, "the oldest that is left, itself"
    newest, *_ = await read(store).put_aside.looked_at(ada.owner)
    assert newest.deal == last.deal


async def test_other_kinds_are_left_alone(ada: ServicePlayer, store: Store) -> None:
    await begun(ada, 20)
    await begun(ada, 20, "shah")
    assert await aside(store, ada) == []


async def test_its_board_goes_on_working(ada: ServicePlayer, store: Store) -> None:
    first = await begun(ada, 20)
    await begun(ada, 21)
    ada.seen = first
    view = await ada.move("t")
    assert (view.deal, view.moves, view.result) == (20, 2, None)
    assert await aside(store, ada) == [21]
    assert (await read(store).games.last(ada.owner)).deal == 20


async def test_its_board_works_in_another_process(ada: ServicePlayer, store: Store) -> None:
    first = await begun(ada, 20)
    await begun(ada, 21)
    there = ServicePlayer(services_over(store, lambda: 1), ada.owner)
    view = await there.gameplay.play(there.request(), PlayMove(first.game, first.version, "t"))
    assert (view.deal, view.moves) == (20, 2)
    view = await there.gameplay.play(there.request(), Undo(first.game, view.version))
    assert view.moves == 1


async def test_it_can_be_taken_up(ada: ServicePlayer, store: Store) -> None:
    first = await begun(ada, 20)
    await begun(ada, 21)
    view = ada.seen = await ada.dealer.take_up(ada.request(), first.game)
    assert (view.game, view.event, view.version) == (first.game, Event.CONTINUED, first.version)
    assert view.count_put_aside == 1
    assert [one.deal for one in await ada.put_aside()] == [21]
    assert (await read(store).games.open_game(ada.owner, "sultan")).id == first.game
    again = await ada.dealer.take_up(ada.request(), first.game)
    assert again.game == first.game


async def test_asking_for_its_deal_takes_it_up(ada: ServicePlayer, store: Store) -> None:
    first = await begun(ada, 20)
    await begun(ada, 21)
    assert (await ada.begin("sultan", 20)).game == first.game
    assert await aside(store, ada) == [21]


async def test_moves_go_to_the_one_last_touched(ada: ServicePlayer, store: Store) -> None:
    first = await begun(ada, 20)
    second = await begun(ada, 21)
    await ada.press(GiveUp)
    view = await ada.type("t")
    assert view.game == first.game
    assert (await row(store, second)).result == "given up"
    assert await aside(store, ada) == []


async def test_a_lost_game_reopens_and_the_open_one_is_put_aside(
    ada: ServicePlayer, store: Store
) -> None:
    lost = await ada.begin("sultan", 1)
    while lost.result is None:
        lost = await ada.move(str(lost.table.legal[-1]))
    await begun(ada, 2)
    ada.seen = lost
    assert (await ada.press(Undo)).result is None
    assert await aside(store, ada) == [2]


async def test_the_eleventh_asks_which_to_give_up(ada: ServicePlayer, store: Store) -> None:
    for deal in range(1, AT_MOST + 2):
        await begun(ada, deal)
    assert len(await aside(store, ada)) == AT_MOST
    with refused(Reason.TOO_MANY_PUT_ASIDE) as raised:
        await ada.begin("sultan", 99)
    offered = raised.value.facts["games"]
    assert {one.deal for one in offered} == {*range(1, AT_MOST + 1)}
    assert (await read(store).games.open_game(ada.owner, "sultan")).deal == AT_MOST + 1
    first = offered[0]
    given_up = await ada.gameplay.play(ada.request(), GiveUp(first.game, first.version))
    assert given_up.result == "given up"
    assert (await ada.begin("sultan", 99)).deal == 99
    assert len(await aside(store, ada)) == AT_MOST


async def test_with_ten_put_aside_each_can_still_be_played(
    ada: ServicePlayer, store: Store
) -> None:
    first = await begun(ada, 1)
    for deal in range(2, AT_MOST + 2):
        await begun(ada, deal)
    ada.seen = first
    assert (await ada.move("t")).deal == 1
    assert len(await aside(store, ada)) == AT_MOST


async def test_it_counts_in_no_statistics(ada: ServicePlayer, store: Store) -> None:
    await begun(ada, 20)
    await begun(ada, 21)
    assert await read(store).ends.ordinary(ada.owner) == {}
    assert await read(store).ends.first(ada.owner) is None
    await ada.press(GiveUp)
    assert (await read(store).ends.ordinary(ada.owner))["sultan"].played == 1


async def test_the_audit_finds_nothing_amiss(ada: ServicePlayer, store: Store) -> None:
    await begun(ada, 20)
    await begun(ada, 21)
    audit = Auditing(Transactions(store), day_of(NOON))
    assert await audit.findings() == ()
    await audit.rebuild()
    assert await aside(store, ada) == [20]


async def test_it_is_neither_replayed_nor_analysed(ada: ServicePlayer, store: Store) -> None:
    await begun(ada, 20)
    await begun(ada, 21)
    assert await read(store).games.last_ended(ada.owner) is None


async def test_it_is_not_deleted_as_unplayed(ada: ServicePlayer, store: Store) -> None:
    await begun(ada, 20)
    await begun(ada, 21)
    later = NOON + timedelta(days=400)
    assert await write(store).games.forget_unplayed(later, 99) == 0


async def test_it_says_whose_shared_deal_it_was(
    ada: ServicePlayer, bob: ServicePlayer, store: Store
) -> None:
    ada.server = bob.server = PLACE
    theirs = await begun(bob, 20)
    await bob.press(GiveUp)
    mine = await ada.dealer.deal_same(ada.request(), theirs.game)
    ada.seen = mine
    await ada.move("t")
    await ada.begin("sultan", 21)
    (one,) = await ada.put_aside()
    assert (one.deal, one.dealer, one.dealer_placed, one.dealer_won) == (20, bob.owner, 1, False)
    mine = await ada.dealer.take_up(ada.request(), mine.game)
    ada.seen = mine
    mine = await ada.press(GiveUp)
    ada.seen = await ada.dealer.deal_same(ada.request(), mine.game)
    await ada.move("t")
    await ada.begin("sultan", 22)
    assert bob.owner in [one.dealer for one in await ada.put_aside()], "the same deal again"
    await ada.begin("sultan", 21)
    await write(store).memberships.hide(bob.owner, EVERYWHERE, day_of(NOON), hidden=True)
    await ada.begin("sultan", 22)
    assert [one.dealer for one in await ada.put_aside()] == [None]


@pytest.mark.parametrize(
    ("server", "private", "is_known"),
    [(PLACE, False, True), (ELSEWHERE, False, False), (ELSEWHERE, True, True)],
)
async def test_it_names_only_whom_its_readers_know(
    ada: ServicePlayer, bob: ServicePlayer, server: str, private: bool, is_known: bool
) -> None:
    """A public menu is read by everybody where it is."""
    ada.server = bob.server = PLACE
    theirs = await begun(bob, 20)
    ada.seen = await ada.dealer.deal_same(ada.request(), theirs.game, private=private)
    await ada.move("t")
    ada.server = server
    ada.seen = await ada.dealer.begin(ada.request(), "sultan", "21", private=private)
    (one,) = await ada.put_aside()
    assert one.dealer == (bob.owner if is_known else STRANGER)


async def test_a_private_game_is_not_told_of(ada: ServicePlayer, bob: ServicePlayer) -> None:
    theirs = await bob.dealer.begin(bob.request(), "sultan", "20", private=True)
    ada.seen = await ada.dealer.deal_same(ada.request(), theirs.game)
    await ada.move("t")
    await ada.begin("sultan", 21)
    (one,) = await ada.put_aside()
    assert one.dealer is None


async def test_a_public_board_does_not_offer_private_games(
    ada: ServicePlayer, store: Store
) -> None:
    ada.seen = await ada.dealer.begin(ada.request(), "sultan", "20", private=True)
    await ada.move(str(ada.seen.table.legal[0]))
    public = ada.seen = await ada.dealer.begin(ada.request(), "sultan", "21", private=False)
    assert (public.private, public.count_put_aside) == (False, 0)
    assert await ada.put_aside() == ()
    ada.seen = await ada.dealer.begin(ada.request(), "shah", "21", private=True)
    assert ada.seen.count_put_aside == 1
    assert [one.deal for one in await ada.put_aside()] == [20]
    assert await aside(store, ada) == [20]


async def test_it_is_exported_as_open_and_deleted_with_the_rest(
    ada: ServicePlayer, services: Services, store: Store
) -> None:
    first = await begun(ada, 20)
    await begun(ada, 21)
    tables = (await services.privacy.export(ada.request())).tables
    (exported,) = [one for one in tables["games"] if one["id"] == first.game]
    assert (exported["result"], exported["placed"], exported["put_aside"]) == (None, None, NOON)
    await services.privacy.delete(ada.request(), ada.owner, NOON)
    assert await read(store).games.game(first.game) is None
    assert await aside(store, ada) == []


async def test_whose_deal_it_was_is_not_told_once_they_delete(
    ada: ServicePlayer, bob: ServicePlayer, services: Services
) -> None:
    theirs = await begun(bob, 20)
    await bob.press(GiveUp)
    ada.seen = await ada.dealer.deal_same(ada.request(), theirs.game)
    await ada.move("t")
    await services.privacy.delete(bob.request(), bob.owner, NOON)
    await ada.begin("sultan", 21)
    (one,) = await ada.put_aside()
    assert (one.deal, one.dealer) == (20, None)


async def test_a_crowd_of_presses_on_two_boards_leaves_one_open(
    ada: ServicePlayer, store: Store
) -> None:
    """Each press on one puts the other aside; nothing is lost."""
    first = await begun(ada, 20)
    second = await begun(ada, 21)
    views = {first.game: first, second.game: second}
    for _ in range(10):
        done = await asyncio.gather(
            *(
                ada.gameplay.play(ada.request(), PlayMove(view.game, view.version, "t"))
                for view in views.values()
            )
        )
        views = {view.game: view for view in done}
    assert [view.moves for view in views.values()] == [11, 11]
    assert len(await aside(store, ada)) == 1
    open_ = await read(store).games.open_of(ada.owner)
    assert [one.put_aside for one in open_].count(None) == 1
