"""JSON in Discord's format."""

from typing import Any, TypeAlias

Payload: TypeAlias = dict[str, Any]
"""A JSON object."""
