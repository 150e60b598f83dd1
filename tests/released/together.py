"""What players play with each other in a release's database: duels, a table, a result to beat, a
cup."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from bot.press.games import GiveUp, PlayMove, Run
from bot.press.together import (
    AcceptDuel,
    Bet,
    CloseSeat,
    Disqualify,
    GiveOneDay,
    JoinCup,
    PlayMatch,
    TellMe,
)
from bot.services.core.requests import Request
from bot.services.matches.cup_results import Announced
from bot.services.matches.matches import CupFormat
from bot.services.matches.table_boards import TableView
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import StockedDeal
from bot.store.store import Store
from engine.catalogue import GAMES
from tests.play.records import daily
from tests.playing import services_over
from tests.visits import write

Asking: TypeAlias = Callable[[str], Request]
"""A player's next interaction."""

PAR: Final = 70, 150


def wins(key: str) -> list[str]:
    """Whole records of won games."""
    lines = (Path(__file__).parents[1] / "records" / f"{key}.txt").read_text("ascii").splitlines()
    return [line.split(" | ")[2] for line in lines if line.startswith("won")]


class Together:
    """Matches of three players, played in order."""

    def __init__(self, store: Store, asked: Asking, channel: str) -> None:
        self._store = store
        # All its deals are stocked, so its solver is never asked, and isn't started.
        self._services: Services = services_over(store, count(950).__next__, Workers(1))
        self._asked = asked
        self._channel = channel
        self._messages = map(str, count(1200000000000000011))

    async def play(self, ada: str, bob: str, cleo: str) -> None:
        """A duel that is over, one that is running and an open one, a table, a result of Bob's
        that Cleo beats, and a cup."""
        for key in GAMES:
            _, deal, *line = daily(key).split()
            await write(self._store).stock.keep(StockedDeal(key, int(deal), (*line,), *PAR))
        await self._over(ada, bob)
        await self._running(bob, ada)
        await self._challenged(ada, bob, "sultan")
        await self._table(bob, ada)
        await self._beaten(bob, cleo)
        await self._cup(ada, bob)

    async def _challenged(self, owner: str, rival: str | None, key: str) -> int:
        duel = await self._services.duels.challenge(self._asked(owner), key, rival)
        await self._services.public_messages.note(
            self._asked(owner), duel.match, self._channel, next(self._messages)
        )
        return duel.match

    async def _over(self, ada: str, bob: str) -> None:
        """Both gave up, after a bet and a day more; the result is posted, a rematch asked for."""
        duels = self._services.duels
        duel = await self._challenged(ada, bob, "sultan")
        await self._finished(bob, await duels.board(self._asked(bob), AcceptDuel(duel)))
        await duels.board(self._asked(bob), Bet(duel, won=False))
        await duels.change(self._asked(bob), GiveOneDay(duel))
        view = await duels.board(self._asked(ada), PlayMatch(duel, 1))
        await self._finished(ada, view, presses=2)
        await duels.rematch(self._asked(bob), duel)
        messages, at = self._services.public_messages, self._asked(ada).at
        if told := await messages.claim(duel, at):
            result = await messages.claim_result(told, at)
            assert result
            await messages.told(told, result, next(self._messages))
        if changed := await messages.claim(duel, at):
            await messages.shown(changed, at)

    async def _running(self, bob: str, ada: str) -> None:
        """It was open to all; one of the two has begun, and wants to be told of its end."""
        duel = await self._challenged(bob, None, "shah")
        view = await self._services.duels.board(self._asked(ada), AcceptDuel(duel))
        assert isinstance(view, GameView)
        press = PlayMove(view.game, view.version, str(view.table.legal[0]))
        await self._services.gameplay.play(self._asked(ada), press)
        await self._services.duels.tell(self._asked(ada), TellMe(duel, on=True), "en")

    async def _table(self, bob: str, ada: str) -> None:
        """Two hands of one, one of another, and a seat that is closed."""
        tables = self._services.tables
        table = await tables.open(self._asked(bob), self._channel, "sultan-classic")
        for owner in (bob, bob, ada):
            hand = Run(table.game.game, table.game.version)
            played = await tables.play(self._asked(owner), table.match, hand)
            assert isinstance(played, TableView)
            table = played
        await tables.change(self._asked(bob), CloseSeat(table.match, ada))
        message = next(self._messages)
        await self._services.public_messages.note(
            self._asked(bob), table.match, self._channel, message
        )

    async def _beaten(self, bob: str, cleo: str) -> None:
        """A game that was given up is shared, and another player does better."""
        game = await self._services.dealer.begin(self._asked(bob), "sultan", "506")
        await self._finished(bob, game)
        shared = await self._services.shares.begin(self._asked(bob), game.game, self._channel)
        await self._services.shares.settle(shared, next(self._messages))
        view = await self._services.beats.begin(self._asked(cleo), game.game, self._channel)
        await self._finished(cleo, view, presses=6)

    async def _cup(self, ada: str, bob: str) -> None:
        """It runs: one has finished its first deal, the other one doesn't count any more."""
        for record in wins("sultan"):
            _, deal, *line = record.split()
            await write(self._store).stock.keep(StockedDeal("sultan", int(deal), (*line,), *PAR))
        cups = self._services.cups
        asked = Announced("sultan", "Evening", CupFormat.EVENING, starts_in=0)
        cup = await cups.announce(self._asked(ada), asked)
        for owner in (ada, bob):
            asked_for = self._asked(owner)
            joined = replace(asked_for, joined_at=asked_for.at - timedelta(days=1))
            view = await cups.board(joined, JoinCup(cup.match))
            await self._finished(owner, view)
        manager = replace(self._asked(ada), manages=True)
        await cups.change(manager, Disqualify(cup.match, bob, "Two accounts"))
        message = next(self._messages)
        await self._services.public_messages.note(
            self._asked(ada), cup.match, self._channel, message
        )

    async def _finished(self, owner: str, view: object, presses: int = 1) -> None:
        """Plays a game a little, and gives it up."""
        assert isinstance(view, GameView)
        gameplay = self._services.gameplay
        for _ in range(presses):
            view = await gameplay.play(self._asked(owner), Run(view.game, view.version))
        await gameplay.play(self._asked(owner), GiveUp(view.game, view.version))
