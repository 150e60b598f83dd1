"""Routes about channels, the messages in them, and who is in a server."""

from bot.local.checks.history import check_span
from bot.local.checks.messages import MessageCheck
from bot.local.checks.posting import check_nonce, check_recipient
from bot.local.http.rest.call import Call, Route
from bot.local.world import api_errors
from bot.local.world.channels import Channel
from bot.local.world.message import Draft, Message
from bot.local.world.payload import Payload
from bot.local.world.permissions import Permission
from bot.local.world.world import World


class ChannelRoutes:
    """What a bot does by itself, without an interaction."""

    def __init__(self, world: World) -> None:
        self._world = world

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

    def channel(self, call: Call) -> Payload:
        return self._channel(call).payload

    def history(self, call: Call) -> list[Payload]:
        """What everybody there sees, newest first; without the nonces, as Discord has it."""
        channel, span = self._channel(call), check_span(call.query)
        if not channel.allows(self._world.bot, Permission.READ_MESSAGE_HISTORY):
            return []
        return [message.payload for message in span.of(self._world.messages.public_in(channel))]

    def post(self, call: Call) -> Payload:
        channel = self._channel(call)
        body, nonce = check_nonce(call.body)
        draft = Draft(body, call.uploads)
        self._refuse_unpermitted(channel, draft)
        MessageCheck(draft).refuse_if_wrong()
        once = None if nonce is None or not nonce.is_enforced else nonce.text
        made = self._world.messages.post_once(channel, self._world.bot, draft, once)
        return made.payload if nonce is None else {**made.payload, "nonce": nonce.value}

    def message(self, call: Call) -> Payload:
        message = self._message(call)
        if not message.channel.allows(self._world.bot, Permission.READ_MESSAGE_HISTORY):
            raise api_errors.missing_access()
        return message.payload

    def edit(self, call: Call) -> Payload:
        message, draft = self._message(call), Draft(call.body, call.uploads)
        if message.author != self._world.bot:
            raise api_errors.not_the_author()
        MessageCheck(draft, old=message).refuse_if_wrong()
        self._world.messages.edit(message, draft)
        return message.payload

    def delete(self, call: Call) -> None:
        message = self._message(call)
        if message.author != self._world.bot:
            raise api_errors.missing_permissions()
        self._world.messages.delete(message)

    def direct(self, call: Call) -> Payload:
        check_recipient(call.body)
        people = (p for p in self._world.people if p.id == str(call.body["recipient_id"]))
        person = next(people, None)
        if person is None:
            raise api_errors.unknown_user()
        return person.dm.payload

    def member(self, call: Call) -> Payload:
        guild = self._world.guild
        if call.where["guild_id"] != guild.id:
            raise api_errors.unknown_guild()
        member = next((u for u in guild.members if u.id == call.where["user_id"]), None)
        if member is None:
            raise api_errors.unknown_member()
        return member.member(guild.created_at)

    def _channel(self, call: Call) -> Channel:
        channel = self._world.channels.get(call.where["channel_id"])
        if channel is None:
            raise api_errors.unknown_channel()
        if not channel.is_visible_to(self._world.bot):
            raise api_errors.missing_access()
        return channel

    def _refuse_unpermitted(self, channel: Channel, draft: Draft) -> None:
        if channel.refuses_bot:
            raise api_errors.cannot_message_user()
        files = Permission.ATTACH_FILES if draft.uploads else Permission.NONE
        if not channel.allows(self._world.bot, Permission.SEND_MESSAGES | files):
            raise api_errors.missing_permissions()

    def _message(self, call: Call) -> Message:
        channel = self._channel(call)
        message = self._world.messages.get(call.where["message_id"])
        if message is None or message.channel is not channel or message.private_to is not None:
            raise api_errors.unknown_message()
        return message
