"""Days that go by: who played, at what time it is, and what the bot then posts by itself."""

from datetime import UTC, date, datetime, time, timedelta

from bot.local.world.channels import Channel, ChannelType
from bot.rounds import rounds_of
from bot.store.rows import Kind, Result
from tests.play.guest import Guest
from tests.play.house import House
from tests.play.reading import Message, button

DAY = date(2026, 11, 20)
MORNING = DAY + timedelta(1)
"""On which the digest of the day comes."""


def at(day: date, hour: int, minute: int = 0) -> datetime:
    """A moment of a day, UTC."""
    return datetime.combine(day, time(hour, minute), UTC)


def server_of(house: House) -> str:
    """The server, as the store knows it."""
    return f"discord:{house.server.world.guild.id}"


async def played(
    house: House, who: Guest, *, key: str = "sultan", day: date = DAY, placed: int = 40
) -> None:
    """Has somebody on the server have made an attempt, which is not closed yet; 100 is a win."""
    await house.draw(day, key)
    await house.store.memberships.join(who.owner, server_of(house), day)
    won = placed == 100
    await house.store.results.keep(Result(who.owner, day, key, won, placed, 90, finished=won))


async def rounds(house: House) -> None:
    """One round of the bot."""
    await rounds_of(house.client, house.services, house.server.clock.now).make()


async def rounds_at(house: House, moment: datetime) -> None:
    """One round of the bot at a moment."""
    house.server.clock.set(moment)
    await rounds(house)


async def set_up(house: House, **options: object) -> Message:
    """Ada, who may, has the digest come to #daily."""
    chosen = {"channel": house.server.world.daily.id, "digest": True} | options
    return await house.guest("Ada").slash("divan-server", **chosen)


async def opened(house: House, kind: ChannelType) -> Channel:
    """A new channel of the server."""
    world = house.server.world
    channel = Channel(str(int(world.daily.id) + 1_000), "new", kind, world.guild, position=9)
    world.channels[channel.id] = channel
    await world.tell_bot("CHANNEL_CREATE", channel.guild_id, channel.payload)
    return channel


def posted(house: House, channel: Channel | None = None) -> list[Message]:
    """What the bot has posted in #daily, or in another channel, oldest first."""
    here = channel or house.server.world.daily
    return [message.payload for message in house.server.world.messages.public_in(here)]


async def outcome(house: House, day: date = DAY) -> str | None:
    """What became of the server's digest of a day."""
    return await house.store.outbox.outcome(Kind.DIGEST, server_of(house), day)


def custom_id(message: Message, label: str) -> str:
    """What is behind a button."""
    return str(button(message, label)["custom_id"])


async def an_evening(house: House) -> None:
    """Ada and Bob have played, and the digest is to come at nine."""
    house.server.clock.set(at(DAY, 20))
    await set_up(house, hour=9)
    await played(house, house.guest("Ada"), placed=100)
    await played(house, house.guest("Bob"), placed=40)
