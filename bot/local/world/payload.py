"""JSON objects as Discord defines them."""

from typing import Any, TypeAlias

Payload: TypeAlias = dict[str, Any]
"""A JSON object."""
