"""The end of a game: what is kept of it, and what made it special."""

from datetime import date, datetime, timedelta
from itertools import count

import pytest

from bot.press.games import GiveUp, Undo
from bot.services.core.requests import Transactions
from bot.services.core.work import Slicing
from bot.services.play.endings import AGAIN, AT_ONCE, KeptEnds
from bot.services.play.game_view import Feat
from bot.services.rankings.par import Par, ToPar, Versus
from bot.services.services import Services
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import Result
from bot.store.store import Store
from engine import Game
from tests.bot.services.player import NOON, ServicePlayer
from tests.play.records import lost, won
from tests.rows import new_row, played_row
from tests.visits import read, write

ADA = "discord:42"
TODAY = NOON.date()
_NUMBERS = count(10_000)


async def kept(
    store: Store, record: str, result: str | None, at: datetime = NOON, day: date | None = None
) -> int:
    """A game of Ada's with this record, as an older version left it; its id."""
    key, deal, *moves = record.split()
    number = next(_NUMBERS)
    if day:
        daily = Daily(day, key, int(deal), ("t",))
        row = await write(store).attempts.start(number, ADA, daily, "mark", at)
    else:
        row = await write(store).games.start(
            number, new_row(ADA, key, int(deal), private=False, at=at)
        )
    await write(store).games.save(
        next(_NUMBERS),
        played_row(ADA, row.id, 0, moves=" ".join(moves), presses="0", result=result, at=at),
    )
    number_of_row: int = row.id
    return number_of_row


async def finish(services: Services, store: Store, record: str) -> ServicePlayer:
    """Ada plays the last move of a record."""
    player = ServicePlayer(services, ADA)
    *before, last = record.split()
    await kept(store, " ".join(before), None)
    await player.begin(before[0])
    await player.move(last)
    return player


async def test_the_end_of_a_game_is_kept_with_its_last_move(
    services: Services, store: Store
) -> None:
    ada = await finish(services, store, lost("sultan"))
    game, row = Game.replay(lost("sultan")), await read(store).games.game(ada.seen.game)
    assert (row.result, row.placed, row.tie_breaker) == ("lost", game.placed, game.tie_breaker)
    await ada.press(Undo)
    row = await read(store).games.game(ada.seen.game)
    assert (row.result, row.placed, row.tie_breaker) == (None, None, None)
    await ada.press(GiveUp)
    row = await read(store).games.game(ada.seen.game)
    assert (row.result, row.placed) == ("given up", ada.seen.table.placed)


async def test_the_first_win_is_special_and_the_second_is_not(
    services: Services, store: Store
) -> None:
    first = await finish(services, store, won("sultan"))
    assert first.seen.feats == (Feat.FIRST_WIN,)
    second = await finish(services, store, won("sultan"))
    assert second.seen.feats == (), "as many turns as before aren't the fewest"
    again = await services.gameplay.look(first.request(), first.seen.game)
    assert again.feats == (), "at the same moment, nobody can say which was first"


async def test_the_fewest_turns_are_special(services: Services, store: Store) -> None:
    turns = Game.replay(won("sultan")).tie_breaker
    earlier = Result(ADA, date(2026, 7, 1), "sultan", True, 95, turns + 1, True, NOON)
    await write(store).results.keep(earlier)
    ada = await finish(services, store, won("sultan"))
    assert ada.seen.feats == (Feat.FEWEST,)


@pytest.mark.parametrize(("before", "feats"), [(-1, (Feat.BEST_SCORE,)), (0, ()), (1, ())])
async def test_only_a_better_score_is_the_best(
    services: Services, store: Store, before: int, feats: tuple[Feat, ...]
) -> None:
    placed = Game.replay(lost("sultan")).placed + before
    for day in (1, 2):
        earlier = Result(ADA, date(2026, 7, day), "sultan", False, placed, 9, True, NOON)
        await write(store).results.keep(earlier)
    assert (await finish(services, store, lost("sultan"))).seen.feats == feats


async def test_the_second_game_of_a_kind_has_no_best_score(
    services: Services, store: Store
) -> None:
    """Half of all second games are better than the first."""
    earlier = Result(ADA, date(2026, 7, 1), "sultan", False, 1, 9, True, NOON)
    await write(store).results.keep(earlier)
    assert (await finish(services, store, lost("sultan"))).seen.feats == ()


async def test_nothing_is_called_the_best_while_an_older_end_is_unknown(
    services: Services, store: Store
) -> None:
    for _ in range(2):
        await kept(store, "sultan 20 t 2", "given up")
    ada = await finish(services, store, lost("sultan"))
    assert ada.seen.feats == ()
    await services.kept_ends.compute_some(NOON)
    again = await services.gameplay.look(ada.request(), ada.seen.game)
    assert again.feats == (Feat.BEST_SCORE,)


@pytest.mark.parametrize(
    ("par", "found"),
    [
        ((60, 9), ToPar(Versus.WON_ALONE)),
        ((100, 150), ToPar(Versus.TURNS, 15)),
        ((100, None), None),
        ((None, None), None),
    ],
)
async def test_a_daily_is_compared_with_par_and_can_make_the_longest_streak(
    services: Services,
    store: Store,
    par: tuple[int | None, int | None],
    found: ToPar | None,
) -> None:
    for ago in range(9):
        day = TODAY - timedelta(ago)
        await write(store).deals.draw_daily(Daily(day, "sultan", 3, ("t",), *par, 131, 130))
        await write(store).deals.open_day(day)
        if ago in (1, 2, 7, 8):
            result = Result(ADA, day, "sultan", False, 40, 9, True, NOON - timedelta(ago))
            await write(store).results.keep(result)
    ada = ServicePlayer(services, ADA)
    ada.seen = await services.dailies.start(ada.request(), TODAY, "sultan")  # type: ignore[assignment]
    assert ada.seen.feats == ()
    await ada.type(" ".join(won("sultan").split()[2:]))
    assert [*ada.seen.feats] == [Feat.FIRST_WIN, Feat.LONGEST_STREAK]
    attempt = ada.seen.attempt
    assert attempt and attempt.streak == 3
    assert attempt.to_par == found
    expected = None if par[0] is None else Par(par[0], par[1], 131, 130)
    assert attempt.par == expected


async def test_old_ends_are_computed_a_few_at_a_time_and_once(
    store: Store, transactions: Transactions
) -> None:
    record = "sultan 20 t 2 6"
    ids = [await kept(store, record, "given up") for _ in range(AT_ONCE + 3)]
    await kept(store, "sultan 20 t 9", "given up")  # a record that doesn't replay
    one, other = (KeptEnds(transactions, Slicing()) for _ in range(2))

    async def known() -> int:
        rows = [await read(store).games.game(id) for id in ids]
        assert {(row.placed, row.tie_breaker) for row in rows} <= {(None, None), (2, 1)}
        return sum(row.placed is not None for row in rows)

    await one.compute_some(NOON)
    assert await known() == AT_ONCE
    await other.compute_some(NOON)  # another process, which begins anew
    assert await known() == AT_ONCE + 3
    await one.compute_some(NOON)
    assert await known() == AT_ONCE + 3


async def test_the_end_of_a_game_given_up_later_is_computed_within_a_minute(
    services: Services, store: Store
) -> None:
    """The one put aside was given up to make room, and nobody replayed it then."""
    await services.kept_ends.compute_some(NOON)
    late = await kept(store, "sultan 20 t 2", None)
    game = await read(store).games.game(late)
    await write(store).put_aside.put(game)
    assert await write(store).put_aside.give_up(game, NOON)
    await services.kept_ends.compute_some(NOON + AGAIN / 2)
    assert (await read(store).games.game(late)).placed is None
    await services.kept_ends.compute_some(NOON + AGAIN)
    assert (await read(store).games.game(late)).placed == 1
