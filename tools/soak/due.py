"""What is due while bots are killed: a day to close, a digest, reminders and the day's dailies; and
matches: duels that people play, some whose time comes, a cup, a table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final

from bot.press.games import Run
from bot.press.together import AcceptDuel, AskForRematch, JoinCup, OfMatch, ShowMatchProof
from bot.services.core.requests import Request
from bot.services.daily.deal_pool import par_of, shipped
from bot.services.matches.cup_results import Announced
from bot.services.matches.matches import CupFormat
from bot.services.matches.transitions import LATE
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import Daily, StockedDeal
from bot.store.schema.matches import Match, MatchKind, MatchState
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Store
from engine.catalogue import GAMES
from local_discord import LocalDiscord
from tests.bot.store.played import asking, play_days
from tests.play.reading import BUTTON, of_type
from tests.play.records import daily, won
from tests.playing import services_over
from tests.visits import read, write
from tools.soak.ledger import press_or_none

CUP_PLAYERS: Final = 4
ENDING: Final = 4
"""How many duels end because their time is up; as many challenges lapse."""
_PAR: Final = 70, 150


@dataclass(frozen=True)
class Due:
    """What must be posted once each."""

    last_game: int
    """The last id of the games that are there before."""
    yesterday: date
    count: int
    """How many notifications."""

    def posts(self, server: LocalDiscord) -> Counter[str]:
        """How often each was posted."""
        world = server.world
        places = {world.daily.id: "the digest"}
        places |= {one.dm.id: f"{one.name}'s reminder" for one in world.people}
        posts = Counter(dict.fromkeys(places.values(), 0))
        for channel in places:
            for message in world.messages.public_in(world.channels[channel]):
                posts[places[channel]] += message.interaction_metadata is None
        return posts


async def make_due(url: str, server: LocalDiscord, today: date, hour: int) -> Due:
    """Sets everything up in an empty database, as of a day whose evening is to come."""
    world, yesterday = server.world, today - timedelta(days=1)
    ada, bob, cleo = owners = [f"discord:{one.id}" for one in world.people]
    home = f"discord:{world.guild.id}"
    store = await Store.open(url)
    await play_days(store, 1, yesterday, (ada, bob))
    await write(store).deals.open_day(today)
    for key in GAMES:
        _, deal, line = daily(key).split(" ", 2)
        await write(store).deals.draw_daily(
            Daily(today, key, int(deal), (*line.split(),), *par_of(key, int(deal)))
        )
    for owner in owners:
        await write(store).memberships.join(owner, home, yesterday)
        await write(store).players.change(owner, reminder=True, reminder_hour=hour)
    await write(store).servers.keep(home, digest=True, channel=world.daily.id, hour=hour)
    noon = datetime.combine(yesterday, time(12), UTC)
    left = await services_over(store, lambda: 1).dailies.start(
        asking(cleo, noon), yesterday, "sultan"
    )
    assert isinstance(left, GameView)
    await store.close()
    return Due(left.game, yesterday, 1 + len(owners))


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
            post = await read(store).posts.of(Post(PostKind.MATCH, match=row.id))
            if post and post.shown != post.wanted:
                left.append(f"match {row.id}: shown {post.shown} of {post.wanted}")
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
        made = await services.duels.challenge(asked(one), key, other)
        if other:
            await stock(key)
            view = await services.duels.board(asked(other), AcceptDuel(made.match))
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
        view = await services.cups.board(replace(asked(one), joined_at=before), JoinCup(cup))
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
