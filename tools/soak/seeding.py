"""What is due while bots are killed: a day to close, a digest, reminders and the day's dailies."""

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from bot.services.daily.deal_pool import par_of
from bot.services.play.game_view import GameView
from bot.store.schema.dailies import Daily
from bot.store.store import Store
from engine.catalogue import GAMES
from local_discord import LocalDiscord
from tests.bot.store.played import asking, play_days
from tests.play.records import daily
from tests.playing import services_over
from tests.visits import write


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
