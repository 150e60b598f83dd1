"""Routes for responding to interactions."""

from local_discord.checks.messages import ANSWER_FLAGS, MessageCheck
from local_discord.checks.modals import check_choices, check_modal
from local_discord.checks.responses import DATA, check_callback
from local_discord.http.rest.request import Request, Route
from local_discord.world import api_errors
from local_discord.world.interaction import Answer, Interaction
from local_discord.world.message import Draft, Flag, Message
from local_discord.world.payload import Payload
from local_discord.world.responses import Callback, callbacks_for
from local_discord.world.world import World


class InteractionRoutes:
    """Routes that are authorized by an interaction's token alone."""

    def __init__(self, world: World) -> None:
        self._world = world

    def all(self) -> tuple[Route, ...]:
        callback = "/interactions/{interaction_id}/{token}/callback"
        webhook = "/webhooks/{application_id}/{token}"
        message = webhook + "/messages/{message_id}"
        return (
            Route("POST", callback, self.callback, needs_token=False),
            Route("POST", webhook, self.follow_up, needs_token=False),
            Route("GET", message, self.message, needs_token=False),
            Route("PATCH", message, self.edit, needs_token=False),
            Route("DELETE", message, self.delete, needs_token=False),
        )

    def callback(self, request: Request) -> Payload | None:
        interaction = self._world.interactions.get(request.path_params["interaction_id"])
        if interaction is None or interaction.token != request.path_params["token"]:
            raise api_errors.unknown_interaction()
        callback = check_callback(request.body, callbacks_for(interaction))
        draft = Draft(request.body.get("data") or {}, request.uploads)
        _check_answer(interaction, callback, draft)
        answer = self._world.responses.respond(interaction, callback, draft)
        if request.query.get("with_response") in ("1", "true"):
            return _response(interaction, callback, answer)
        return None

    def follow_up(self, request: Request) -> Payload:
        interaction, draft = self._interaction(request), Draft(request.body, request.uploads)
        limit = interaction.attachment_size_limit
        MessageCheck(draft, flags=ANSWER_FLAGS, size_limit=limit).raise_if_invalid()
        return self._world.responses.follow_up(interaction, draft).payload

    def message(self, request: Request) -> Payload:
        return self._message(request).payload

    def edit(self, request: Request) -> Payload:
        interaction, message = self._interaction(request), self._message(request)
        draft, limit = Draft(request.body, request.uploads), interaction.attachment_size_limit
        MessageCheck(draft, old=message, size_limit=limit).raise_if_invalid()
        self._world.responses.edit(interaction, message, draft)
        return message.payload

    def delete(self, request: Request) -> None:
        self._world.messages.delete(self._message(request))

    def _interaction(self, request: Request) -> Interaction:
        if request.path_params["application_id"] != self._world.bot.id:
            raise api_errors.unknown_webhook()
        interaction = self._world.interactions.by_token(request.path_params["token"])
        if interaction is None:
            raise api_errors.invalid_webhook_token()
        if interaction.first is None:
            raise api_errors.unknown_webhook()
        return interaction

    def _message(self, request: Request) -> Message:
        interaction = self._interaction(request)
        id_ = request.path_params["message_id"]
        original = None if interaction.first is None else interaction.first.affected
        if id_ == "@original" and original is not None:
            id_ = original.id
        message = self._world.messages.get(id_)
        if message is None or not interaction.can_access(message):
            raise api_errors.unknown_message()
        return message


def _check_answer(interaction: Interaction, callback: Callback, draft: Draft) -> None:
    """Raises ApiError if the data of a first answer is invalid."""
    limit = interaction.attachment_size_limit
    match callback:
        case Callback.MESSAGE:
            MessageCheck(draft, DATA, flags=ANSWER_FLAGS, size_limit=limit).raise_if_invalid()
        case Callback.UPDATE:
            MessageCheck(draft, DATA, old=interaction.source, size_limit=limit).raise_if_invalid()
        case Callback.CHOICES:
            check_choices(draft.body, DATA)
        case Callback.MODAL:
            check_modal(draft.body, DATA)


def _response(interaction: Interaction, callback: Callback, answer: Answer) -> Payload:
    about: Payload = {"id": interaction.id, "type": interaction.type}
    if answer.affected is None:
        return {"interaction": about}
    about["response_message_id"] = answer.affected.id
    about["response_message_loading"] = Flag.LOADING in answer.affected.flags
    about["response_message_ephemeral"] = Flag.EPHEMERAL in answer.affected.flags
    if answer.kind == "deferred":
        return {"interaction": about}
    return {"interaction": about, "resource": {"type": callback, "message": answer.message}}
