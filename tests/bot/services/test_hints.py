"""Hints that are followed: to the win, across a restart, and never in circles."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, count

import pytest

from bot.features.play.buttons import rows
from bot.press.games import AskForHint, LayCircle, PlayMove, TurnCards, Undo
from bot.services.core.work import finished
from bot.services.play import gameplay
from bot.services.play.game_view import GameView
from bot.services.play.gameplay import guessed
from bot.services.solving.workers import Workers
from bot.store.schema.games import Ended
from bot.store.store import Store
from bot.words import labels
from engine import Game
from engine.catalogue import GAMES
from engine.solver.baseline import patient
from engine.solver.verdict import Kind, Verdict
from tests.bot.services.player import ServicePlayer
from tests.playing import services_over

DEALS = {"shah": (5, 9, 10, 12, 99, 100, 101, 108, 112, 1000)}
"""Deals whose start is proved winnable, ten of each game. Six of the Shah's went in circles for
ever when each hint began a line of its own."""


class Counting(Workers):
    """A solver process, and how many searches hints asked it for."""

    searches = 0

    async def ask(
        self, player: str, record: str, nodes: int, seconds: float = 60
    ) -> Verdict | None:
        self.searches += 1
        return await super().ask(player, record, nodes, seconds)


@pytest.fixture
async def counting(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Counting]:
    """One that is waited for, however busy the machine is."""
    monkeypatch.setattr(gameplay, "WITHIN", 60.0)
    one = Counting(1)
    async with one:
        yield one


@asynccontextmanager
async def started(url: str, workers: Counting) -> AsyncIterator[ServicePlayer]:
    """Ada, playing on a bot that has just started."""
    store = await Store.open(url)
    yield ServicePlayer(services_over(store, count(20).__next__, workers), "discord:1")
    await store.close()


async def follow(ada: ServicePlayer) -> GameView:
    """Asks for a hint, and does it."""
    view = await ada.press(AskForHint)
    assert view.hint
    assert view.hint.known is Kind.WON
    buttons = chain.from_iterable(row for row in rows(view) if isinstance(row, tuple))
    (do_it,) = (one.press for one in buttons if one.label == labels.DO_IT())
    assert isinstance(do_it, PlayMove | LayCircle | TurnCards)
    ada.seen = await ada.gameplay.play(ada.request(), do_it)
    assert ada.seen.moves > view.moves, "done without a question"
    return ada.seen


@pytest.mark.usefixtures("store")
@pytest.mark.parametrize("key", GAMES)
async def test_hints_lead_to_the_win_with_one_search(
    key: str, url: str, counting: Counting
) -> None:
    for number, deal in enumerate(DEALS.get(key, range(1, 11)), 1):
        async with started(url, counting) as ada:
            await ada.begin(key, deal)
            for _ in range(40):
                await follow(ada)
        async with started(url, counting) as ada:
            ada.seen = await ada.dealer.begin(ada.request(), key)
            while ada.seen.result is None:
                await follow(ada)
        assert (ada.seen.result, counting.searches) == (Ended.WON, number)


@pytest.mark.usefixtures("store")
async def test_undo_and_another_move_drop_the_line(url: str, counting: Counting) -> None:
    async with started(url, counting) as ada:
        await ada.begin("shah", 5)
        await follow(ada)
        await ada.press(Undo)
        await follow(ada)
        assert counting.searches == 2
        line = (await ada.press(AskForHint)).hint
        assert line
        other = next(move for move in ada.seen.table.legal if move != line.step.move)
        await ada.move(str(other))
        await ada.press(AskForHint)
        assert counting.searches == 3


TO_AND_FRO = (
    "shah 75882 8 f d 8 f d 3 4 6 t f t f t w 6 t w>7 t f t w>7 t f 6>4 t f t w t t w 5 f 1>5 t "
    "f t w>8 t t w t w>8 w t t w>6 t t t t w>3 t t t t w 4 4 f t t t t w 4 f t t t t t t t t w "
    "t w 8 8 8 f t w>1 4>1 f t t t w t w>2 t w t w t t t t t w 7 w t w>8 7 7 f w>7 w>8 w>7 t t "
    "t 5>8 w w>6 w>6 2>6 t w 1 1 t 8>5 1 f t w t t w 4 f t w>3 t 6>2"
)
"""Where nothing is left but builds, and Patient would take the last one back."""


def test_a_guess_leads_to_no_position_that_the_game_has_had() -> None:
    game = Game.replay(TO_AND_FRO)
    assert str(patient(game.table)) == "2>6"
    assert game.played("2>6").position == game.undone().position
    assert str(finished(guessed(game))) in ("5>8", "8>1")
