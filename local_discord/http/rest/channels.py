"""Routes for channels, messages and members."""

from local_discord.checks.history import check_history_query
from local_discord.checks.messages import MessageCheck
from local_discord.checks.posting import check_nonce, check_recipient
from local_discord.http.rest.old_edits import OldEdits
from local_discord.http.rest.request import Request, Route
from local_discord.world import api_errors
from local_discord.world.channels import Channel
from local_discord.world.message import Draft, Message
from local_discord.world.payload import Payload
from local_discord.world.permissions import Permission
from local_discord.world.world import World


class ChannelRoutes:
    """Routes that need no interaction."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._old_edits = OldEdits(world.clock)

    def all(self) -> tuple[Route, ...]:
        messages = "/channels/{channel_id}/messages"
        return (
            Route("GET", "/channels/{channel_id}", self.channel),
            Route("GET", messages, self.history),
            Route("POST", messages, self.post),
            Route("GET", messages + "/{message_id}", self.message),
            Route("PATCH", messages + "/{message_id}", self.edit),
            Route("DELETE", messages + "/{message_id}", self.delete),
            Route("POST", "/users/@me/channels", self.direct),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
        )

    def channel(self, request: Request) -> Payload:
        return self._channel(request).payload

    def history(self, request: Request) -> list[Payload]:
        """The public messages, newest first. As in Discord, without nonces."""
        channel, query = self._channel(request), check_history_query(request.query)
        if not channel.allows(self._world.bot, Permission.READ_MESSAGE_HISTORY):
            return []
        return [message.payload for message in query.apply(self._world.messages.public_in(channel))]

    def post(self, request: Request) -> Payload:
        channel = self._channel(request)
        body, nonce = check_nonce(request.body)
        draft = Draft(body, request.uploads)
        self._check_permissions(channel, draft)
        MessageCheck(draft).raise_if_invalid()
        once = None if nonce is None or not nonce.is_enforced else nonce.text
        made = self._world.messages.post_once(channel, self._world.bot, draft, once)
        return made.payload if nonce is None else {**made.payload, "nonce": nonce.value}

    def message(self, request: Request) -> Payload:
        message = self._message(request)
        if not message.channel.allows(self._world.bot, Permission.READ_MESSAGE_HISTORY):
            raise api_errors.missing_access()
        return message.payload

    def edit(self, request: Request) -> Payload:
        message, draft = self._message(request), Draft(request.body, request.uploads)
        if message.author != self._world.bot:
            raise api_errors.not_the_author()
        MessageCheck(draft, old=message).raise_if_invalid()
        self._old_edits.count(message)
        self._world.messages.edit(message, draft)
        return message.payload

    def delete(self, request: Request) -> None:
        message = self._message(request)
        if message.author != self._world.bot:
            raise api_errors.missing_permissions()
        self._world.messages.delete(message)

    def direct(self, request: Request) -> Payload:
        check_recipient(request.body)
        people = (p for p in self._world.people if p.id == str(request.body["recipient_id"]))
        person = next(people, None)
        if person is None:
            raise api_errors.unknown_user()
        return person.dm.payload

    def member(self, request: Request) -> Payload:
        guild = self._world.guild
        if request.path_params["guild_id"] != guild.id:
            raise api_errors.unknown_guild()
        member = next((u for u in guild.members if u.id == request.path_params["user_id"]), None)
        if member is None:
            raise api_errors.unknown_member()
        return member.member(guild.joined_at(member))

    def _channel(self, request: Request) -> Channel:
        channel = self._world.channels.get(request.path_params["channel_id"])
        if channel is None:
            raise api_errors.unknown_channel()
        if not channel.is_visible_to(self._world.bot):
            raise api_errors.missing_access()
        return channel

    def _check_permissions(self, channel: Channel, draft: Draft) -> None:
        if channel.refuses_bot:
            raise api_errors.cannot_message_user()
        files = Permission.ATTACH_FILES if draft.uploads else Permission.NONE
        if not channel.allows(self._world.bot, channel.writing | files):
            raise api_errors.missing_permissions()

    def _message(self, request: Request) -> Message:
        channel = self._channel(request)
        message = self._world.messages.get(request.path_params["message_id"])
        if message is None or message.channel is not channel or message.private_to is not None:
            raise api_errors.unknown_message()
        return message
