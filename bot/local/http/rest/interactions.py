"""Routes that an interaction's token opens: the first answer, and what follows it."""

from bot.local.checks.callbacks import DATA, check_callback
from bot.local.checks.messages import ANSWERABLE, MessageCheck
from bot.local.checks.modals import check_choices, check_modal
from bot.local.http.rest.call import Call, Route
from bot.local.world import api_errors
from bot.local.world.interaction import Answer, Interaction
from bot.local.world.message import Draft, Flag, Message
from bot.local.world.payload import Payload
from bot.local.world.responses import Callback, callbacks_for
from bot.local.world.world import World


class InteractionRoutes:
    """What a bot does with a token; the token is all that it needs."""

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

    def callback(self, call: Call) -> Payload | None:
        interaction = self._world.interactions.get(call.where["interaction_id"])
        if interaction is None or interaction.token != call.where["token"]:
            raise api_errors.unknown_interaction()
        callback = check_callback(call.body, callbacks_for(interaction))
        draft = Draft(call.body.get("data") or {}, call.uploads)
        _check_answer(interaction, callback, draft)
        answer = self._world.responses.respond(interaction, callback, draft)
        if call.query.get("with_response") in ("1", "true"):
            return _response(interaction, callback, answer)
        return None

    def follow_up(self, call: Call) -> Payload:
        interaction, draft = self._interaction(call), Draft(call.body, call.uploads)
        limit = interaction.attachment_size_limit
        MessageCheck(draft, flags=ANSWERABLE, largest=limit).refuse_if_wrong()
        return self._world.responses.follow_up(interaction, draft).payload

    def message(self, call: Call) -> Payload:
        return self._message(call).payload

    def edit(self, call: Call) -> Payload:
        message, draft = self._message(call), Draft(call.body, call.uploads)
        limit = self._interaction(call).attachment_size_limit
        MessageCheck(draft, old=message, largest=limit).refuse_if_wrong()
        self._world.messages.edit(message, draft)
        return message.payload

    def delete(self, call: Call) -> None:
        self._world.messages.delete(self._message(call))

    def _interaction(self, call: Call) -> Interaction:
        if call.where["application_id"] != self._world.bot.id:
            raise api_errors.unknown_webhook()
        interaction = self._world.interactions.by_token(call.where["token"])
        if interaction is None:
            raise api_errors.invalid_webhook_token()
        if interaction.first is None:
            raise api_errors.unknown_webhook()
        return interaction

    def _message(self, call: Call) -> Message:
        interaction = self._interaction(call)
        id_ = call.where["message_id"]
        original = None if interaction.first is None else interaction.first.affected
        if id_ == "@original" and original is not None:
            id_ = original.id
        message = self._world.messages.get(id_)
        if message is None or not interaction.can_access(message):
            raise api_errors.unknown_message()
        return message


def _check_answer(interaction: Interaction, callback: Callback, draft: Draft) -> None:
    """Raises what Discord says of the data of a first answer, if anything is wrong with it."""
    limit = interaction.attachment_size_limit
    match callback:
        case Callback.MESSAGE:
            MessageCheck(draft, DATA, flags=ANSWERABLE, largest=limit).refuse_if_wrong()
        case Callback.UPDATE:
            MessageCheck(draft, DATA, old=interaction.source, largest=limit).refuse_if_wrong()
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
