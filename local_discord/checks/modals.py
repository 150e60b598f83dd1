"""Validates modals and autocomplete choices."""

from typing import Any, Final

from local_discord.checks.component_rules import check_components, located
from local_discord.checks.component_schema import CUSTOM_ID, MODAL_COMPONENTS
from local_discord.checks.form_errors import FormErrors, Location
from local_discord.checks.schema import ListOf, MapOf, Object, String, StringOrNumber
from local_discord.world.components import ComponentType as Type
from local_discord.world.payload import Payload

_MODAL: Final = Object(
    {"custom_id": CUSTOM_ID, "title": String(1, 45), "components": MODAL_COMPONENTS}
)
CHOICE: Final = Object(
    {"name": String(1, 100), "value": StringOrNumber(100)},
    {"name_localizations": MapOf(String(1, 100))},
)
_CHOICES: Final = Object({}, {"choices": ListOf(CHOICE, 0, 25)})


def check_modal(body: Any, at: Location) -> None:
    """Raises ApiError with every error in a modal, if there are any."""
    errors = FormErrors()
    _MODAL.check(body, at, errors)
    errors.raise_if_any()
    components, here = body["components"], (*at, "components")
    check_components(components, here, errors)
    for place, component in located(components, here):
        if component["type"] == Type.TEXT_INPUT:
            _check_text_input(component, place, errors)
    errors.raise_if_any()


def check_choices(body: Any, at: Location) -> None:
    """Raises ApiError with every error in autocomplete choices, if there are any."""
    errors = FormErrors()
    _CHOICES.check(body, at, errors)
    errors.raise_if_any()


def _check_text_input(field: Payload, at: Location, errors: FormErrors) -> None:
    in_a_row = at[-1] != "component"
    if in_a_row and not field.get("label"):
        errors.add((*at, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if not in_a_row and field.get("label"):
        message = "A text input in a label cannot have a label of its own"
        errors.add((*at, "label"), "TEXT_INPUT_LABEL_NOT_ALLOWED", message)
    minimum, maximum = field.get("min_length") or 0, field.get("max_length") or 4000
    if minimum > maximum:
        errors.add((*at, "min_length"), "NUMBER_TYPE_MAX", f"Must be at most {maximum}.")
    value = field.get("value") or ""
    if value and not minimum <= len(value) <= maximum:
        message = f"Must be between {minimum} and {maximum} in length."
        errors.add((*at, "value"), "BASE_TYPE_BAD_LENGTH", message)
