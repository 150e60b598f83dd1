"""The bot's responses to interactions: first answers and follow-ups."""

from enum import IntEnum
from typing import Final

from local_discord.world import api_errors
from local_discord.world.components import ComponentType, normalized, walk
from local_discord.world.interaction import Answer, AnswerKind, Interaction, InteractionType
from local_discord.world.interactions import Interactions
from local_discord.world.message import Draft, Flag, Message
from local_discord.world.messages import Messages
from local_discord.world.users import User

_USER_INSTALL_FOLLOWUPS: Final = 5


class Callback(IntEnum):
    """Discord's types of first answers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Responses:
    """Responds to interactions, or raises ApiError as Discord would."""

    def __init__(self, app: User, messages: Messages, interactions: Interactions) -> None:
        self._app = app
        self._messages = messages
        self._interactions = interactions
        self.accepts_galleries_later = True
        """Whether edits after the first answer may contain media galleries."""

    def respond(self, interaction: Interaction, callback: Callback, draft: Draft) -> Answer:
        """Gives the first answer; `draft` is the callback's `data`."""
        if interaction.first is not None:
            raise api_errors.already_acknowledged()
        self._interactions.fail_if_late(interaction)
        if interaction.state == "failed":
            raise api_errors.unknown_interaction()
        answer = self._answer(interaction, callback, draft)
        self._interactions.record(interaction, answer)
        return answer

    def follow_up(self, interaction: Interaction, draft: Draft) -> Message:
        """Posts a follow-up, or completes a deferred answer."""
        original = None if interaction.first is None else interaction.first.affected
        if original is not None and self._is_loading(original):
            self._refuse_gallery(draft)
            self._messages.edit(original, _without_ephemeral(draft))
            interaction.complete(Answer("message", original))
            return original
        is_user_install = not interaction.channel.has_app
        if is_user_install and interaction.followups >= _USER_INSTALL_FOLLOWUPS:
            raise api_errors.too_many_followups()
        interaction.followups += 1
        message = self._post(interaction, draft, Flag.NONE)
        interaction.complete(Answer("message", message))
        return message

    def edit(self, interaction: Interaction, message: Message, draft: Draft) -> None:
        """Edits a message, which may complete a deferred answer."""
        self._refuse_gallery(draft)
        kind: AnswerKind = "message" if self._is_loading(message) else "update"
        self._messages.edit(message, draft)
        if interaction.first is not None and message is interaction.first.affected:
            interaction.complete(Answer(kind, message))

    def _refuse_gallery(self, draft: Draft) -> None:
        """Raises ApiError if a later edit contains a media gallery and that isn't accepted."""
        parts = walk(draft.body.get("components") or ())
        is_gallery = (part["type"] == ComponentType.MEDIA_GALLERY for part in parts)
        if not self.accepts_galleries_later and any(is_gallery):
            raise api_errors.missing_attachment()

    def _is_loading(self, message: Message) -> bool:
        """Whether a message is a deferred answer, neither completed nor deleted yet."""
        return Flag.LOADING in message.flags and self._messages.get(message.id) is message

    def _answer(self, interaction: Interaction, callback: Callback, draft: Draft) -> Answer:
        source = interaction.source
        match callback:
            case Callback.MESSAGE:
                return Answer("message", self._post(interaction, draft, Flag.NONE))
            case Callback.DEFERRED_MESSAGE:
                return Answer("deferred", self._post(interaction, draft, Flag.LOADING))
            case Callback.DEFERRED_UPDATE:
                return Answer("deferred", source)
            case Callback.UPDATE:
                if source is None or self._messages.get(source.id) is not source:
                    raise api_errors.unknown_message()
                self._messages.edit(source, draft)
                return Answer("update", source)
            case Callback.CHOICES:
                return Answer("choices", choices=tuple(draft.body.get("choices") or ()))
            case Callback.MODAL:
                components = normalized(draft.body["components"], ())
                return Answer("modal", modal={**draft.body, "components": components})

    def _post(self, interaction: Interaction, draft: Draft, flags: Flag) -> Message:
        if interaction.channel.hides_external_replies and not interaction.channel.has_app:
            flags |= Flag.EPHEMERAL
        hidden = Flag.EPHEMERAL in flags | Flag(draft.body.get("flags") or 0)
        message = self._messages.post(
            interaction.channel,
            self._app,
            draft,
            flags=flags,
            private_to=interaction.person if hidden else None,
            interaction_metadata=interaction.metadata,
        )
        interaction.message_ids.add(message.id)
        return message


def _without_ephemeral(draft: Draft) -> Draft:
    """The draft without its ephemeral flag, which the deferred answer has already decided."""
    flags = Flag(draft.body.get("flags") or 0) & ~Flag.EPHEMERAL
    return Draft({**draft.body, "flags": int(flags)}, draft.uploads)


def callbacks_for(interaction: Interaction) -> tuple[Callback, ...]:
    """The types of first answers that an interaction allows."""
    if interaction.type is InteractionType.AUTOCOMPLETE:
        return (Callback.CHOICES,)
    new_message = (Callback.MESSAGE, Callback.DEFERRED_MESSAGE)
    edits = (Callback.DEFERRED_UPDATE, Callback.UPDATE) if interaction.source else ()
    modal = () if interaction.type is InteractionType.MODAL else (Callback.MODAL,)
    return new_message + edits + modal
