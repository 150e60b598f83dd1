"""A person at their client."""

from collections.abc import Mapping, Sequence
from typing import Final

from local_discord.world.channels import Channel
from local_discord.world.client import options
from local_discord.world.client.resolved_data import Resolver
from local_discord.world.client.rules import NotAllowed, button_data, modal_components, select_data
from local_discord.world.commands import Commands, CommandType
from local_discord.world.interaction import Action, Interaction, InteractionType
from local_discord.world.interactions import Interactions
from local_discord.world.message import Draft, Message
from local_discord.world.messages import Messages
from local_discord.world.payload import Payload
from local_discord.world.permissions import Permission
from local_discord.world.users import User


class Person:
    """Somebody who uses the bot.

    Whatever the client would not allow raises NotAllowed and never reaches the bot.
    """

    def __init__(
        self,
        user: User,
        dm: Channel,
        channels: Mapping[str, Channel],
        messages: Messages,
        commands: Commands,
        interactions: Interactions,
    ) -> None:
        self.user: Final = user
        self.dm: Final = dm
        """The person's DM with the bot."""
        self._all_channels = channels
        self._messages = messages
        self._commands = commands
        self._interactions = interactions

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def locale(self) -> str | None:
        """The language in which they use Discord, by its code; None: British English."""
        return self._interactions.locales.get(self.id)

    @locale.setter
    def locale(self, code: str) -> None:
        self._interactions.locales[self.id] = code

    @property
    def channels(self) -> tuple[Channel, ...]:
        """All channels that the person can see. The first one is the default for their actions."""
        return tuple(c for c in self._all_channels.values() if c.is_visible_to(self.user))

    def commands(self, channel: Channel | None = None) -> list[Payload]:
        """The slash commands that are available in a channel, as registered."""
        return self._commands.available_to(self.user, channel or self.channels[0])

    async def slash(
        self,
        command: str,
        values: Mapping[str, object] | None = None,
        *,
        channel: Channel | None = None,
        force: bool = False,
    ) -> Interaction:
        """Sends a slash command with options: `slash("coffee order", {"cups": 2})`.

        Users and channels are ids. With `force`, the person may lack permission to write, which
        only the client asks for.
        """
        here = channel or self.channels[0]
        offered = self._commands.usable_by(self.user, here) if force else self.commands(here)
        root, steps = options.find_command(offered, command)
        registered = (steps[-1] if steps else root)["options"]
        given = options.option_values(registered, values or {})
        data = _command_data(root, options.nested(steps, given))
        if resolved := self._resolver(here).for_options(registered, given):
            data["resolved"] = resolved
        action = Action(InteractionType.COMMAND, self.user, here, data)
        return await self._interactions.open(action)

    def user_commands(self, channel: Channel | None = None) -> list[Payload]:
        """The commands in the context menus of the users in a channel, as registered."""
        here = channel or self.channels[0]
        return self._commands.usable_by(self.user, here, CommandType.USER)

    async def context(
        self, command: str, on: User, *, channel: Channel | None = None
    ) -> Interaction:
        """Uses a command in a user's context menu: `context("Treat", bob.user)`."""
        here = channel or self.channels[0]
        offered = (c for c in self.user_commands(here) if c["name"] == command)
        registered = next(offered, None)
        if registered is None:
            raise NotAllowed(f"there is no command {command} in context menus here")
        resolved = self._resolver(here).for_user(on.id)
        target: Payload = {"target_id": on.id, "resolved": resolved}
        data = {**_about_command(registered), **target}
        return await self._interactions.open(Action(InteractionType.COMMAND, self.user, here, data))

    async def autocomplete(
        self,
        command: str,
        values: Mapping[str, object] | None,
        focused: str,
        *,
        channel: Channel | None = None,
    ) -> list[Payload]:
        """The bot's choices while `values[focused]` is being typed."""
        here = channel or self.channels[0]
        root, steps = options.find_command(self.commands(here), command)
        registered = (steps[-1] if steps else root)["options"]
        typed = options.autocomplete_values(registered, values or {}, focused)
        data = _command_data(root, options.nested(steps, typed))
        action = Action(InteractionType.AUTOCOMPLETE, self.user, here, data)
        interaction = await self._interactions.open(action)
        return list((await interaction.answered()).choices)

    async def press(self, message_id: str, custom_id: str, *, force: bool = False) -> Interaction:
        """Presses a button.

        With `force`, the button may be disabled or missing, as in a forged request or on a message
        that has just changed, or in an archived thread, as on a phone.
        """
        source = self._message(message_id)
        _check_active(source.channel, force=force)
        data = button_data(source.components, custom_id, force=force)
        return await self._interact(source, data)

    async def select(
        self, message_id: str, custom_id: str, values: Sequence[str], *, force: bool = False
    ) -> Interaction:
        """Chooses values in a select. Users and channels are ids; for `force` see `press`."""
        source = self._message(message_id)
        _check_active(source.channel, force=force)
        select, data = select_data(source.components, custom_id, values, force=force)
        if resolved := self._resolver(source.channel).for_select(select, values):
            data["resolved"] = resolved
        return await self._interact(source, data)

    async def submit(self, opener: Interaction, fields: Mapping[str, object]) -> Interaction:
        """Submits the modal that the bot opened in answer to `opener`.

        `fields` are texts or lists of values by custom id. Other fields keep their defaults.
        """
        modal = None if opener.first is None else opener.first.modal
        if modal is None or opener.person != self.user:
            raise NotAllowed("no modal is open")
        here, source = opener.channel, opener.source
        data = {"custom_id": modal["custom_id"], "components": modal_components(modal, fields)}
        if resolved := self._resolver(here).for_modal(modal, data["components"]):
            data["resolved"] = resolved
        action = Action(InteractionType.MODAL, self.user, here, data, source, opener)
        return await self._interactions.open(action)

    def say(self, text: str, channel: Channel | None = None) -> Message:
        """Posts a message."""
        here = channel or self.channels[0]
        if not here.allows(self.user, here.writing):
            raise NotAllowed(f"{self.name} may not send messages in {here.name}")
        return self._messages.post(here, self.user, Draft({"content": text}))

    def refuse_dms(self, refused: bool = True) -> None:
        """Blocks direct messages from the bot, other than answers, or allows them again."""
        self.dm.refuses_bot = refused

    def dismiss(self, message_id: str) -> None:
        """Dismisses an ephemeral message."""
        message = self._message(message_id)
        if message.private_to != self.user:
            raise NotAllowed("the message is not ephemeral")
        self._messages.delete(message)

    def may_delete(self, message: Message) -> bool:
        """Whether it is a public one of theirs, or they manage messages there."""
        if message.private_to is not None:
            return False
        guild = message.channel.guild
        manages = message.channel.allows(self.user, Permission.MANAGE_MESSAGES)
        owns = guild is not None and guild.owner == self.user
        return message.author == self.user or owns or (guild is not None and manages)

    def delete(self, message_id: str) -> None:
        """Deletes a message for everybody."""
        message = self._message(message_id)
        if not self.may_delete(message):
            raise NotAllowed(f"{self.name} may not delete the message")
        self._messages.delete(message)

    def _message(self, message_id: str) -> Message:
        message = self._messages.get(message_id)
        if message is None or not message.is_visible_to(self.user):
            raise NotAllowed(f"{self.name} cannot see message {message_id}")
        return message

    async def _interact(self, source: Message, data: Payload) -> Interaction:
        action = Action(InteractionType.COMPONENT, self.user, source.channel, data, source)
        return await self._interactions.open(action)

    def _resolver(self, here: Channel) -> Resolver:
        return Resolver(here, self.user, self.channels, self._commands.app)


def _check_active(channel: Channel, *, force: bool) -> None:
    if channel.archived and not force:
        raise NotAllowed("components in an archived thread are greyed")


def _command_data(root: Payload, given: list[Payload]) -> Payload:
    return {**_about_command(root), "options": given}


def _about_command(root: Payload) -> Payload:
    """Which command it is: its id, name and type, and its server if it is registered in one."""
    return {name: root[name] for name in ("id", "name", "type", "guild_id") if name in root}
