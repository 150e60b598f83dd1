"""Where the operator has published the terms of service and the privacy policy."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Documents:
    """The addresses of the two documents, each None if it isn't published."""

    terms: str | None = None
    privacy: str | None = None
