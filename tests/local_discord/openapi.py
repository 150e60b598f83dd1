"""Checks requests and responses against Discord's OpenAPI document, if it is available."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

import jsonschema_rs

from local_discord.http.rest.app import Checker
from tests.shared import SHARED

_DESCRIPTION: Final = SHARED / "discord" / "openapi.json"
_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_MAX_MESSAGE_LENGTH: Final = 400


def openapi_checker() -> Checker | None:
    """A checker for LocalDiscord; None if the document is missing."""
    description = openapi()
    return None if description is None else description.request_violations


def openapi() -> "OpenApi | None":
    """Discord's OpenAPI document; None if it is missing."""
    if not _DESCRIPTION.is_file():
        return None
    return OpenApi(json.loads(_DESCRIPTION.read_text()))


class OpenApi:
    """An OpenAPI document. Each schema is compiled when it is first used."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._components = description["components"]
        # discord.py sends attachment ids as integers, and Discord accepts them.
        self._components["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self._paths = description["paths"]
        # Fixed names are tried before placeholders: @original before {message_id}.
        templates = sorted(self._paths, key=lambda path: path.count("{"))
        self._patterns = [(re.compile(_pattern(path)), path) for path in templates]
        self._validators: dict[tuple[str, ...], jsonschema_rs.Validator] = {}

    def request_violations(self, method: str, path: str, body: Any) -> list[str]:
        """The violations in a request's JSON, given without its files."""
        return self._violations((method.lower(), self._template(path), "requestBody"), body)

    def answer_violations(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """The violations in a response."""
        place = (method.lower(), self._template(path), "responses", str(status))
        return self._violations(place, body)

    def _template(self, path: str) -> str:
        matching = (template for pattern, template in self._patterns if pattern.match(path))
        return next(matching, path)

    def _violations(self, place: tuple[str, ...], body: Any) -> list[str]:
        if place not in self._validators:
            schema = self._schema(*place)
            if schema is None:
                return [f"{' '.join(place)} is not described"]
            whole = {"$schema": _DIALECT, "components": self._components, **schema}
            self._validators[place] = jsonschema_rs.validator_for(whole)
        return [_message(error) for error in self._validators[place].iter_errors(body)]

    def _schema(self, method: str, template: str, *part: str) -> Mapping[str, Any] | None:
        described = self._paths.get(template, {}).get(method, {})
        for step in part:
            described = described.get(step, {})
        json_: dict[str, Any] = described.get("content", {}).get("application/json", {})
        return json_.get("schema")


def _pattern(template: str) -> str:
    return re.sub(r"{\w+}", "[^/]+", template) + "$"


def _message(error: jsonschema_rs.ValidationError) -> str:
    place = "/".join(str(step) for step in error.instance_path)
    return f"at {place or 'the top'}: {error.message[:_MAX_MESSAGE_LENGTH]}"
