"""Discord's API errors, with their status, code and message."""

from typing import Final

from local_discord.world.payload import Payload


class ApiError(Exception):
    """An error that a request is answered with, in Discord's words."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Payload | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}")
        self.status: Final = status
        self.code: Final = code
        self.message: Final = message
        self.errors: Final = errors
        self.retry_after: Final = retry_after
        """In seconds, if the request may be sent again then."""

    @property
    def payload(self) -> Payload:
        payload: Payload = {"message": self.message, "code": self.code}
        if self.retry_after is not None:
            payload |= {"retry_after": self.retry_after, "global": False}
        return payload if self.errors is None else {**payload, "errors": self.errors}


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def unknown_application() -> ApiError:
    return ApiError(404, 10002, "Unknown Application")


def too_many_commands(most: int) -> ApiError:
    return ApiError(400, 30032, f"Maximum number of application commands reached ({most})")


def too_many_emoji(most: int) -> ApiError:
    return ApiError(400, 30008, f"Maximum number of emojis reached ({most})")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_many_followups() -> ApiError:
    return ApiError(400, 40094, "This interaction has hit the maximum number of follow up messages")


def too_many_old_edits(retry_after: float) -> ApiError:
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return ApiError(429, 30046, message, retry_after=retry_after)


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def cannot_message_user() -> ApiError:
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def invalid_form(errors: Payload) -> ApiError:
    """An invalid body. `errors` is a tree with the body's keys; each leaf is a list `_errors`."""
    return ApiError(400, 50035, "Invalid Form Body", errors)


def missing_attachment() -> ApiError:
    """A media gallery whose picture Discord doesn't find, though it was sent along."""
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    error = {"code": code, "message": "The referenced attachment was not found"}
    return invalid_form({"components": {"_errors": [error]}})


def thread_is_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def invalid_json() -> ApiError:
    return ApiError(400, 50109, "The request body contains invalid JSON.")
