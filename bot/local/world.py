"""Everything there is in the local Discord; it knows nothing of HTTP and sockets."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Final

from bot.local.answering import Answering
from bot.local.channels import Channel, ChannelType, Guild
from bot.local.clock import Clock, Snowflakes, StoppedClock
from bot.local.commands import Commands
from bot.local.events import Event, Events, Listener
from bot.local.messages import Messages
from bot.local.people import Person
from bot.local.tokens import Interactions
from bot.local.users import EVERYONE, Permission, User
from bot.local.wire import Payload

_FOUNDED: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""When everything that is there from the start was made: its ids are the same in every run, so
that whoever plays is known again."""


class _Places:
    """The servers and channels of a new world."""

    def __init__(
        self, snowflakes: Snowflakes, users: tuple[User, ...], bot: User, since: str
    ) -> None:
        new = snowflakes.new
        everyone = (*users, bot)
        self.guild = Guild(new(), "The Coffee House", users[0], everyone, since)
        away = Guild(new(), "Another Server", users[0], users, since)
        text, group = ChannelType.TEXT, ChannelType.GROUP
        self.patience = Channel(new(), "patience", text, everyone, self.guild)
        self.dms = {u.id: Channel(new(), bot.name, ChannelType.DM, (u, bot)) for u in users}
        self.group = Channel(new(), "Ada, Bob, Cleo", group, users)
        self.elsewhere = Channel(new(), "elsewhere", text, users, away, True)
        self.all = (self.patience, *self.dms.values(), self.group, self.elsewhere)


class World:
    """A server with a channel, three people, and the bot.

    Besides the server's #patience there are, for each person, a DM with the bot; a group of all
    three, where the bot is only as an app that its users have installed; and #elsewhere in a
    server that does not have the bot and lets no app of its members answer publicly.
    """

    def __init__(self, clock: Clock) -> None:
        snowflakes, founding = Snowflakes(clock), Snowflakes(StoppedClock(_FOUNDED))
        self.clock: Final = clock
        self.events: Final = Events()
        self.bot: Final = User(founding.new(), "Divan", is_bot=True)
        users = (
            User(founding.new(), "Ada", permissions=EVERYONE | Permission.MANAGE_GUILD),
            User(founding.new(), "Bob"),
            User(founding.new(), "Cleo"),
        )
        places = _Places(founding, users, self.bot, clock.now().isoformat())
        self.guild: Final = places.guild
        """The server that has the bot."""
        self.patience: Final = places.patience
        self.group: Final = places.group
        self.elsewhere: Final = places.elsewhere
        self.channels: Final = {channel.id: channel for channel in places.all}
        """All channels, by id."""
        self.messages: Final = Messages(clock, snowflakes, self.events)
        self.commands: Final = Commands(self.bot, snowflakes, self.events)
        self.interactions: Final = Interactions(clock, snowflakes, self.events, self.bot)
        self.answering: Final = Answering(self.bot, self.messages, self.interactions)
        self.people: Final = tuple(self._person(user, places) for user in users)

    def person(self, name: str) -> Person:
        """The person of that name; KeyError if there is none."""
        return {person.name: person for person in self.people}[name]

    def messages_for(self, person: Person, channel: Channel | None = None) -> list[Payload]:
        """What the person sees in a channel (#patience by default), oldest first."""
        here = channel or self.patience
        return [message.payload for message in self.messages.seen_by(person.user, here)]

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener with every event until the returned function is called."""
        return self.events.listen(listener)

    def stream(self) -> AbstractContextManager[asyncio.Queue[Event]]:
        """A queue of all events, for the length of a `with` block."""
        return self.events.stream()

    def _person(self, user: User, places: _Places) -> Person:
        readable = [channel for channel in places.all if channel.has(user)]
        dm = places.dms[user.id]
        return Person(user, dm, readable, self.messages, self.commands, self.interactions)
