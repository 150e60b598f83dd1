"""Matches while bots are killed: duels that people play, some whose time comes, a cup, a table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from typing import Final

from bot.press.games import Run
from bot.press.together import AskForRematch, OfMatch, ShowMatchProof
from bot.services.core.requests import Request
from bot.services.daily.deal_pool import shipped
from bot.services.matches.cup_results import Announced
from bot.services.matches.matches import LATE, CupFormat
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.store import Store
from engine.catalogue import GAMES
from local_discord import LocalDiscord
from tests.play.reading import BUTTON, of_type
from tests.play.records import won
from tests.playing import services_over
from tests.visits import read, write
from tools.soak.ledger import press_or_none

CUP_PLAYERS: Final = 4
ENDING: Final = 4
"""How many duels end because their time is up; as many challenges lapse."""
_PAR: Final = 70, 150


@dataclass(frozen=True)
class Matches:
    """What was begun before the bots are killed."""

    table: int
    cup: int
    """It ends while bots are killed."""
    ending: tuple[int, ...]
    """Those whose time comes: what is running is over then, what is open has lapsed."""

    async def unsettled(self, store: Store) -> list[str]:
        """What should have ended, and what isn't shown yet."""
        left = []
        for row in await _all(store):
            if row.id in self.ending and row.state in (MatchState.OPEN, MatchState.RUNNING):
                left.append(f"match {row.id}: {row.state}")
            elif row.shown != row.wanted:
                left.append(f"match {row.id}: shown {row.shown} of {row.wanted}")
        return left

    async def told(self, store: Store, server: LocalDiscord) -> tuple[int, list[str]]:
        """How many duels are over that somebody played, and what is wrong with how often each was
        told."""
        told, duels = Counter(_told(server, AskForRematch)), set[int]()
        for one in await _all(store):
            games = await read(store).match_games.of_match(one.id)
            is_over = one.kind is MatchKind.DUEL and one.state is MatchState.OVER
            if is_over and any(game.record for game in games):
                duels.add(one.id)
        wrong = [f"duel {id}: told {told[id]} times" for id in duels if told[id] != 1]
        if (times := [*_told(server, ShowMatchProof)].count(self.cup)) != 1:
            wrong.append(f"cup {self.cup}: told {times} times")
        return len(duels), wrong + [f"duel {id}: told and not over" for id in told.keys() - duels]


async def begun(
    url: str, server: LocalDiscord, players: Sequence[str], evening: datetime
) -> Matches:
    """A duel of each two players, and what ends in the evening."""
    store = await Store.open(url)
    services = services_over(store, count(1).__next__, Workers(1))
    world, ids = server.world, count(1)
    home, channel = f"discord:{world.guild.id}", world.patience.id

    def asked(owner: str) -> Request:
        return Request(next(ids), owner, server.clock.now(), home, channel)

    async def stock(key: str) -> None:
        _, deal, *line = won(key).split()
        await write(store).stock.keep(StockedDeal(key, int(deal), (*line,), *_PAR))

    async def duel(key: str, one: str, other: str | None = None) -> int:
        made = await services.challenges.challenge(asked(one), key, other)
        if other:
            await stock(key)
            view = await services.challenges.accept(asked(other), made.match)
            assert isinstance(view, GameView)
            await services.gameplay.play(asked(other), Run(view.game, view.version))
        return made.match

    kinds = [*GAMES]
    for n in range(0, len(players) - 1, 2):
        await duel(kinds[n // 2 % len(kinds)], players[n], players[n + 1])
    ending = []
    for n in range(ENDING):
        of_two = await duel("sultan", f"discord:{900 + n}", f"discord:{950 + n}")
        ending += [of_two, await duel("shah", f"discord:{900 + n}")]
    for id in ending:
        either = MatchState.OPEN, MatchState.RUNNING
        await write(store).matches.change(id, *either, closes_at=evening)
    cup = await _cup(store, services, asked, players[:CUP_PLAYERS])
    # Its last press can be so late.
    running = MatchState.RUNNING
    assert await write(store).matches.change(cup, running, closes_at=evening - LATE)
    await stock("sultan-classic")
    table = await services.tables.open(asked(players[0]), channel, "sultan-classic")
    await store.close()
    return Matches(table.match, cup, (cup, *ending))


async def _cup(
    store: Store, services: Services, asked: Callable[[str], Request], players: Sequence[str]
) -> int:
    """A cup in which everybody has played something."""
    for proved in shipped("sultan")[:3]:
        await write(store).stock.keep(StockedDeal("sultan", proved.deal, proved.line, *_PAR))
    evening = Announced("sultan", "Kills", CupFormat.EVENING, 0)
    cup = (await services.cups.announce(asked(players[0]), evening)).match
    for one in players:
        before = asked(one).at - timedelta(days=1)
        view = await services.cups.join(asked(one), cup, before)
        assert isinstance(view, GameView)
        await services.gameplay.play(asked(one), Run(view.game, view.version))
    return cup


async def _all(store: Store) -> list[Match]:
    found = list[Match]()
    for id in count(1):
        if not (row := await read(store).matches.of(id)):
            return found
        found.append(row)
    return found


def _told(server: LocalDiscord, known_by: type[OfMatch]) -> Iterator[int]:
    """The matches whose result a message tells that nobody's press has brought."""
    for channel in server.world.channels.values():
        for message in server.world.messages.public_in(channel):
            if message.interaction_metadata is None:
                for one in of_type(message.payload, BUTTON):
                    press = press_or_none(one.get("custom_id", ""))
                    if isinstance(press, known_by):
                        yield press.match
