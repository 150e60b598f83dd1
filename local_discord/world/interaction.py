"""Interactions: a person's action, its token, and the bot's answer."""

import asyncio
import secrets
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum
from typing import Final, Literal, TypeAlias

from local_discord.world.channels import Channel
from local_discord.world.message import Message
from local_discord.world.payload import Payload
from local_discord.world.users import User


class InteractionType(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


State: TypeAlias = Literal["waiting", "answered", "deferred", "failed"]
AnswerKind: TypeAlias = Literal["message", "update", "deferred", "choices", "modal"]


class NoAnswer(Exception):
    """The bot did not answer in time: "This interaction failed"."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's first answer."""

    kind: AnswerKind
    affected: Message | None = None
    """The message that the answer created or edited; if deferred, the one to complete or edit."""
    modal: Payload | None = None
    """The modal, with component ids."""
    choices: tuple[Payload, ...] = ()

    @property
    def message(self) -> Payload | None:
        """The affected message's current state, or None."""
        return None if self.affected is None else self.affected.payload


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a person does in the client."""

    type: InteractionType
    person: User
    channel: Channel
    data: Payload
    """The interaction's `data`."""
    source: Message | None = None
    """The message with the component that was used."""
    opener: "Interaction | None" = None
    """The interaction that was answered with the submitted modal."""


class Interaction:
    """A person's action, and the state of its token."""

    def __init__(
        self, id_: str, action: Action, opened: datetime, attachment_size_limit: int, locale: str
    ) -> None:
        self.id: Final = id_
        self.token: Final = secrets.token_urlsafe(48)
        self.action: Final = action
        self.opened: Final = opened
        self.attachment_size_limit: Final = attachment_size_limit
        self.locale: Final = locale
        """The person's language, by Discord's code."""
        self.answer: Final[asyncio.Future[Answer | None]] = asyncio.Future()
        """The bot's first answer; None if it failed."""
        self.completion: Final[asyncio.Future[Answer]] = asyncio.Future()
        """What a deferred answer was completed with."""
        self.message_ids: Final[set[str]] = set()
        """The ids of the messages created with its token."""
        self.followups = 0

    async def acknowledged(self, timeout: float = 30.0) -> Answer:
        """The bot's first answer.

        Raises NoAnswer if the client shows "This interaction failed", and TimeoutError after
        `timeout` seconds of real time.
        """
        answer = await asyncio.wait_for(asyncio.shield(self.answer), timeout)
        if answer is None:
            raise NoAnswer(f"interaction {self.id} failed")
        return answer

    async def answered(self, timeout: float = 30.0) -> Answer:
        """The bot's answer; if it was deferred, what completed it. Raises like `acknowledged`."""
        async with asyncio.timeout(timeout):
            answer = await self.acknowledged(timeout)
            if answer.kind == "deferred":
                return await asyncio.shield(self.completion)
            return answer

    def complete(self, answer: Answer) -> None:
        """Completes a deferred answer; later edits and follow-ups change nothing."""
        if self.state == "deferred" and not self.completion.done():
            self.completion.set_result(answer)

    @property
    def type(self) -> InteractionType:
        return self.action.type

    @property
    def person(self) -> User:
        return self.action.person

    @property
    def channel(self) -> Channel:
        return self.action.channel

    @property
    def source(self) -> Message | None:
        """The message with the component that was used."""
        return self.action.source

    @property
    def first(self) -> Answer | None:
        """The bot's first answer; None if there is none yet, or the interaction failed."""
        return self.answer.result() if self.answer.done() else None

    @property
    def state(self) -> State:
        if not self.answer.done():
            return "waiting"
        if self.first is None:
            return "failed"
        return "deferred" if self.first.kind == "deferred" else "answered"

    def can_access(self, message: Message) -> bool:
        """Whether its token gives access to a message: one created with it, or the source."""
        return message is self.source or message.id in self.message_ids

    @property
    def metadata(self) -> Payload:
        """The interaction's metadata in messages that answer it."""
        metadata: Payload = {
            "id": self.id,
            "type": self.type,
            "user": self.person.payload,
            "authorizing_integration_owners": self.installation_owners,
        }
        if "target_id" in self.action.data:
            target_id = self.action.data["target_id"]
            metadata["target_user"] = self.action.data["resolved"]["users"][target_id]
        if self.action.opener is not None:
            metadata["triggering_interaction_metadata"] = self.action.opener.metadata
        elif self.source is not None:
            metadata["interacted_message_id"] = self.source.id
        return metadata

    @property
    def installation_owners(self) -> dict[str, str]:
        """Who installed the app: under "0" the server ("0" in the bot's DM), under "1" the user."""
        if not self.channel.has_app:
            return {"1": self.person.id}
        return {"0": self.channel.guild_id or "0"}

    def payload(self, app: User) -> Payload:
        """The interaction in an INTERACTION_CREATE event."""
        channel, person = self.channel, self.person
        payload: Payload = {
            "id": self.id,
            "application_id": app.id,
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.action.data,
            "channel": channel.payload_for(person),
            "channel_id": channel.id,
            "context": channel.context,
            "authorizing_integration_owners": self.installation_owners,
            "attachment_size_limit": self.attachment_size_limit,
            "app_permissions": str(int(channel.app_permissions(app))),
            "locale": self.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
        }
        if channel.guild is None:
            payload["user"] = person.payload
        else:
            payload["guild"] = channel.guild.partial
            payload["guild_id"] = channel.guild.id
            payload["guild_locale"] = channel.guild.locale
            joined_at, permissions = channel.guild.joined_at(person), channel.permissions(person)
            payload["member"] = person.member_with_permissions(joined_at, permissions)
        if self.source is not None:
            payload["message"] = self.source.payload
        return payload
