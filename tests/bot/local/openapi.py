"""Requests checked against Discord's own description of its interface, where that is at hand."""

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import jsonschema_rs

from bot.local.rest.app import Checker
from tests.shared import SHARED

_DESCRIPTION: Final = SHARED / "discord" / "openapi.json"
_MOST_TOLD: Final = 400


def openapi_checker() -> Checker | None:
    """A checker for LocalDiscord; None where the description is missing."""
    if not _DESCRIPTION.is_file():
        return None
    return OpenApi(json.loads(_DESCRIPTION.read_text())).violations


class OpenApi:
    """The requests that are described, each compiled when it first comes."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._components = description["components"]
        # discord.py numbers attachments with integers, and Discord takes them.
        self._components["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self._paths = description["paths"]
        # A fixed name is tried before a placeholder: @original before {message_id}.
        templates = sorted(self._paths, key=lambda path: path.count("{"))
        self._patterns = [(re.compile(_pattern(path)), path) for path in templates]
        self._validators: dict[tuple[str, str], jsonschema_rs.Validator] = {}

    def violations(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request; its files have been taken out of the body before."""
        template = next((path_ for pattern, path_ in self._patterns if pattern.match(path)), None)
        operation = self._paths.get(template, {}).get(method.lower(), {})
        if "requestBody" not in operation:
            return ["no request with a body is described here"]
        key = (method, str(template))
        if key not in self._validators:
            self._validators[key] = self._compiled(operation)
        return list(_told(self._validators[key], body))

    def _compiled(self, operation: dict[str, Any]) -> jsonschema_rs.Validator:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        dialect = "https://json-schema.org/draft/2020-12/schema"
        whole = {"$schema": dialect, "components": self._components, **schema}
        return jsonschema_rs.validator_for(whole)


def _pattern(template: str) -> str:
    return re.sub(r"{\w+}", "[^/]+", template) + "$"


def _told(validator: jsonschema_rs.Validator, body: Any) -> Iterator[str]:
    for error in validator.iter_errors(body):
        place = "/".join(str(step) for step in error.instance_path)
        yield f"at {place or 'the top'}: {error.message[:_MOST_TOLD]}"
