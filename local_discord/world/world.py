"""The world: everything in the local Discord."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from typing import Final, TypeAlias

from local_discord.world.channels import Channel, ChannelType
from local_discord.world.client.person import Person
from local_discord.world.client.rules import NotAllowed
from local_discord.world.clock import Clock, FixedClock, Snowflakes
from local_discord.world.commands import Commands
from local_discord.world.emoji import EmojiOfApp
from local_discord.world.events import Event, Events, Listener
from local_discord.world.initial_channels import InitialChannels
from local_discord.world.interactions import Interactions
from local_discord.world.messages import Messages
from local_discord.world.payload import Payload
from local_discord.world.permissions import EVERYONE, Overwrite, Permission
from local_discord.world.responses import Responses
from local_discord.world.users import User

_CREATED_AT: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""The creation time of the initial users and channels. It is fixed, so their ids are the same in
every run and a bot recognizes its players."""

SendToBot: TypeAlias = Callable[[str, str | None, Payload], Coroutine[None, None, None]]
"""Sends the bot a gateway event: its name, its server's id, and its data."""


class World:
    """A server with three channels, three people, and the bot.

    Everybody can post in #patience and #daily, but only Ada, the owner, in #announcements. Each
    person has a DM with the bot. There are also a group DM of all three and, in another server,
    the channel #elsewhere; there, the app is installed only by its users. #elsewhere makes the
    app's answers ephemeral.
    """

    def __init__(self, clock: Clock, bot_name: str = "Bot") -> None:
        snowflakes, fixed_snowflakes = Snowflakes(clock), Snowflakes(FixedClock(_CREATED_AT))
        self.clock: Final = clock
        self._snowflakes: Final = snowflakes
        self.events: Final = Events()
        clock.listen(lambda: self.events.emit(Event("clock")))
        self.tell_bot: SendToBot = _discard
        """Sends gateway events to the bot; the server sets it."""
        self.bot: Final = User(fixed_snowflakes.new(), bot_name, is_bot=True)
        users = (
            User(fixed_snowflakes.new(), "Ada", permissions=EVERYONE | Permission.MANAGE_GUILD),
            User(fixed_snowflakes.new(), "Bob"),
            User(fixed_snowflakes.new(), "Cleo"),
        )
        initial = InitialChannels(fixed_snowflakes, users, self.bot, _CREATED_AT.isoformat())
        self.guild: Final = initial.guild
        """The server that has the bot."""
        self.patience: Final = initial.patience
        self.announcements: Final = initial.announcements
        self.daily: Final = initial.daily
        self.group: Final = initial.group
        self.elsewhere: Final = initial.elsewhere
        self.channels: Final = {channel.id: channel for channel in initial.all}
        """All channels, by id."""
        self.messages: Final = Messages(clock, snowflakes, self.events)
        self.commands: Final = Commands(self.bot, snowflakes, self.events)
        self.emoji: Final = EmojiOfApp(self.bot, snowflakes)
        self.interactions: Final = Interactions(clock, snowflakes, self.events, self.bot)
        self.responses: Final = Responses(self.bot, self.messages, self.interactions)
        self._telling: Final[set[asyncio.Task[None]]] = set()
        self.messages.unarchive = self._unarchive
        self.events.listen(self._tell_of_deletion)
        self.people: Final = tuple(self._person(user, initial) for user in users)

    @property
    def users(self) -> dict[str, User]:
        """The people and the bot, by id."""
        return {user.id: user for user in (*(one.user for one in self.people), self.bot)}

    def person(self, name: str) -> Person:
        """The person with this name. Raises KeyError if there is none."""
        return {person.name: person for person in self.people}[name]

    def messages_for(self, person: Person, channel: Channel | None = None) -> list[Payload]:
        """The messages that a person sees in a channel (default: #patience), oldest first."""
        here = channel or self.patience
        return [message.payload for message in self.messages.visible_to(person.user, here)]

    async def permit(
        self,
        channel: Channel,
        who: User | None = None,
        *,
        allow: Permission = Permission.NONE,
        deny: Permission = Permission.NONE,
    ) -> None:
        """Replaces a channel's overwrite for a user, or everybody (None), and notifies the bot."""
        channel.overwrites[self.guild.id if who is None else who.id] = Overwrite(allow, deny)
        self.events.emit(Event("channels"))
        await self.tell_bot("CHANNEL_UPDATE", channel.guild_id, channel.payload)

    async def open_thread(self, parent: Channel, name: str, *, locked: bool = False) -> Channel:
        """Opens a thread in a channel of the server."""
        kind = ChannelType.PUBLIC_THREAD
        id_ = self._snowflakes.new()
        thread = Channel(id_, name, kind, parent.guild, parent=parent, locked=locked)
        self.channels[id_] = thread
        self.events.emit(Event("channels"))
        await self.tell_bot("THREAD_CREATE", thread.guild_id, thread.payload)
        return thread

    async def archive(
        self, thread: Channel, *, archived: bool = True, locked: bool | None = None
    ) -> None:
        """Archives a thread, or unarchives it; locks or unlocks it unless `locked` is None."""
        thread.archived = archived
        thread.locked = thread.locked if locked is None else locked
        self.events.emit(Event("channels"))
        await self.tell_bot("THREAD_UPDATE", thread.guild_id, thread.payload)

    async def slow_down(self, channel: Channel, seconds: int) -> None:
        """Sets a channel's or thread's slowmode; it isn't enforced."""
        channel.slowmode = seconds
        kind = "CHANNEL_UPDATE" if channel.parent is None else "THREAD_UPDATE"
        await self.tell_bot(kind, channel.guild_id, channel.payload)

    async def delete(self, channel: Channel) -> None:
        """Deletes a channel of the server, or a thread, with its messages and threads."""
        threads = [one for one in self.channels.values() if one.parent is channel]
        for one in (*threads, channel):
            self.messages.delete_all(one)
            del self.channels[one.id]
        self.events.emit(Event("channels"))
        kind = "CHANNEL_DELETE" if channel.parent is None else "THREAD_DELETE"
        await self.tell_bot(kind, channel.guild_id, channel.payload)

    def leave(self, person: Person) -> None:
        """Removes a person from the server. Without the members intent, the bot is not notified."""
        self.guild.members.remove(person.user)
        self.events.emit(Event("channels"))

    def join(self, person: Person, at: datetime | None = None) -> None:
        """Adds a person to the server; for a member, changes when they joined (default: now)."""
        if person.id in self.guild.banned:
            raise NotAllowed(f"{person.name} is banned from {self.guild.name}")
        if person.user not in self.guild.members:
            self.guild.members.append(person.user)
        self.guild.later_joined[person.id] = (at or self.clock.now()).isoformat()
        self.events.emit(Event("channels"))

    def ban(self, person: Person) -> None:
        """Removes a person from the server for good; they can join once they are unbanned."""
        self.guild.banned.add(person.id)
        if person.user in self.guild.members:
            self.leave(person)

    def unban(self, person: Person) -> None:
        self.guild.banned.discard(person.id)

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener for every event, until the returned function is called."""
        return self.events.listen(listener)

    def stream(self) -> AbstractContextManager[asyncio.Queue[Event]]:
        """A queue of all events during a `with` block."""
        return self.events.stream()

    def _unarchive(self, thread: Channel) -> None:
        """Unarchives a thread at once, and notifies the bot soon."""
        thread.archived = False
        self._start(self.archive(thread, archived=False))

    def _tell_of_deletion(self, event: Event) -> None:
        """Notifies the bot soon of a deleted message, if it has the intent."""
        if event.kind != "delete" or event.private_to is not None:
            return
        assert event.message
        assert event.channel
        guild_id = event.channel.guild_id
        about = {"id": event.message["id"], "channel_id": event.channel.id}
        here = {} if guild_id is None else {"guild_id": guild_id}
        self._start(self.tell_bot("MESSAGE_DELETE", guild_id, {**about, **here}))

    def _start(self, telling_bot: Coroutine[None, None, None]) -> None:
        telling = asyncio.get_running_loop().create_task(telling_bot)
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    def _person(self, user: User, initial: InitialChannels) -> Person:
        dm = initial.dms[user.id]
        return Person(user, dm, self.channels, self.messages, self.commands, self.interactions)


async def _discard(_kind: str, _guild_id: str | None, _payload: Payload) -> None:
    """Does nothing: no bot is connected."""
