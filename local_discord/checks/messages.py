"""Validates messages that are posted or edited."""

from dataclasses import dataclass
from typing import Any, Final

from local_discord.checks.component_rules import check_components, check_media, check_totals
from local_discord.checks.form_errors import FormErrors, Location
from local_discord.checks.message_schema import PLAIN, V2
from local_discord.world import api_errors
from local_discord.world.components import ATTACHMENT_SCHEME, attachments_by_url
from local_discord.world.files import Attachment
from local_discord.world.message import Draft, Flag, Message
from local_discord.world.payload import Payload

NEW_MESSAGE_FLAGS: Final = (
    Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.IS_COMPONENTS_V2
)
"""The flags that a bot may give a new message."""
ANSWER_FLAGS: Final = NEW_MESSAGE_FLAGS | Flag.EPHEMERAL
"""The flags that a bot may give a message that answers an interaction."""
_EDIT_FLAGS: Final = Flag.SUPPRESS_EMBEDS | Flag.IS_COMPONENTS_V2


@dataclass(frozen=True)
class MessageCheck:
    """Validates a message before it is posted or edited."""

    draft: Draft
    """The message from the request; its body can be any JSON."""
    at: Location = ()
    """Where the message is in the request's body."""
    old: Message | None = None
    """The message that is edited; None for a new one."""
    flags: Flag = NEW_MESSAGE_FLAGS
    """The flags that a new message may have."""
    size_limit: int = 10 * 1024 * 1024
    """The size limit of one file, in bytes."""

    @property
    def body(self) -> Payload:
        return self.draft.body

    def raise_if_invalid(self) -> None:
        """Raises ApiError if Discord would refuse the message."""
        if any(len(upload.content) > self.size_limit for upload in self.draft.uploads.values()):
            raise api_errors.too_large()
        errors = FormErrors()
        (V2 if self._is_v2 else PLAIN).check(self.body, self.at, errors)
        errors.raise_if_any()
        self._check_flags(errors)
        self._check_attachments(errors)
        errors.raise_if_any()
        self._check_rules(errors)
        errors.raise_if_any()
        if self._is_empty:
            raise api_errors.empty_message()

    @property
    def _is_v2(self) -> bool:
        """Whether this is, or becomes, a V2 message."""
        if self.old is not None and self.old.is_v2:
            return True
        flags = self.body.get("flags") if isinstance(self.body, dict) else None
        return isinstance(flags, int) and Flag.IS_COMPONENTS_V2 in Flag(flags)

    def _check_flags(self, errors: FormErrors) -> None:
        flags, at = self.body.get("flags"), (*self.at, "flags")
        if flags is None:
            return
        allowed = self.flags if self.old is None else _EDIT_FLAGS
        if flags & ~int(allowed):
            errors.add(at, "MESSAGE_FLAGS_INVALID", f"Flags beyond {int(allowed)} cannot be set")
        if self.old is not None and self.old.is_v2 and Flag.IS_COMPONENTS_V2 not in Flag(flags):
            message = "MessageFlags.IS_COMPONENTS_V2 cannot be removed"
            errors.add(at, "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2", message)

    def _check_attachments(self, errors: FormErrors) -> None:
        here = (*self.at, "attachments")
        listed = self.body.get("attachments") or ()
        known = {*self.draft.uploads, *(a.id for a in (self.old.attachments if self.old else ()))}
        for number, item in enumerate(listed):
            if str(item["id"]) not in known:
                message = "No file of this number was sent, and no attachment has this id"
                errors.add((*here, number, "id"), "ATTACHMENT_NOT_FOUND", message)
        if len(self._kept) + len(self.draft.uploads) > 10:
            errors.add(here, "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")

    def _check_rules(self, errors: FormErrors) -> None:
        components, at = self.body.get("components") or (), (*self.at, "components")
        check_components(components, at, errors)
        names = self._filenames
        sent = {ATTACHMENT_SCHEME + name for name in names.values()}
        known = sent | set(attachments_by_url(self._kept))
        shown = check_media(components, known, at, errors)
        if not self._is_v2:
            return
        check_totals(components, at, errors)
        self._check_no_legacy_fields(errors)
        for number, name in names.items():
            if ATTACHMENT_SCHEME + name not in shown:
                message = f"No component shows {name}"
                errors.add((*self.at, "attachments", number), "ATTACHMENT_NOT_SHOWN", message)

    def _check_no_legacy_fields(self, errors: FormErrors) -> None:
        for name in ("content", "embeds"):
            if self._new_value(name):
                message = (
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                )
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                errors.add((*self.at, name), code, message)

    @property
    def _is_empty(self) -> bool:
        if self._is_v2:
            return not self._new_value("components")
        text = (self._new_value("content") or "").strip()
        return not (text or self._new_value("embeds") or self._kept or self.draft.uploads)

    def _new_value(self, name: str) -> Any:
        """The field's value after the change."""
        if name in self.body:
            return self.body[name]
        return None if self.old is None else getattr(self.old, name)

    @property
    def _kept(self) -> list[Attachment]:
        """The existing attachments that the message keeps."""
        if self.old is None:
            return []
        listed = self.body.get("attachments")
        if listed is None:
            return self.old.attachments
        kept = {str(item["id"]) for item in listed}
        return [attachment for attachment in self.old.attachments if attachment.id in kept]

    @property
    def _filenames(self) -> dict[str, str]:
        """The filenames of the uploads, by number."""
        names = {number: upload.filename for number, upload in self.draft.uploads.items()}
        for item in self.body.get("attachments") or ():
            if item.get("filename") and str(item["id"]) in names:
                names[str(item["id"])] = item["filename"]
        return names
