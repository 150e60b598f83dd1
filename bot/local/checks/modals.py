"""Dialogs, and the choices that complete an option."""

from typing import Any, Final

from bot.local.checks.component_rules import check_components, located
from bot.local.checks.components import CUSTOM_ID, IN_A_MODAL
from bot.local.checks.form import At, Form
from bot.local.checks.shapes import Many, Named, Record, Text, TextOrNumber
from bot.local.world.components import ComponentType as Type
from bot.local.world.payload import Payload

_MODAL: Final = Record({"custom_id": CUSTOM_ID, "title": Text(1, 45), "components": IN_A_MODAL})
CHOICE: Final = Record(
    {"name": Text(1, 100), "value": TextOrNumber(100)}, {"name_localizations": Named(Text(1, 100))}
)
_CHOICES: Final = Record({}, {"choices": Many(CHOICE, 0, 25)})


def check_modal(body: Any, at: At) -> None:
    """Raises what Discord says of a dialog, if anything is wrong with it."""
    form = Form()
    _MODAL.check(body, at, form)
    form.refuse_if_wrong()
    components, here = body["components"], (*at, "components")
    check_components(components, here, form)
    for place, component in located(components, here):
        if component["type"] == Type.TEXT_INPUT:
            _check_text_input(component, place, form)
    form.refuse_if_wrong()


def check_choices(body: Any, at: At) -> None:
    """Raises what Discord says of the choices for an option, if anything is wrong with them."""
    form = Form()
    _CHOICES.check(body, at, form)
    form.refuse_if_wrong()


def _check_text_input(field: Payload, at: At, form: Form) -> None:
    in_a_row = at[-1] != "component"
    if in_a_row and not field.get("label"):
        form.wrong((*at, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if not in_a_row and field.get("label"):
        message = "The label of a text input stands in the label around it"
        form.wrong((*at, "label"), "TEXT_INPUT_LABEL_NOT_ALLOWED", message)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if least > most:
        form.wrong((*at, "min_length"), "NUMBER_TYPE_MAX", f"Must be at most {most}.")
    value = field.get("value") or ""
    if value and not least <= len(value) <= most:
        message = f"Must be between {least} and {most} in length."
        form.wrong((*at, "value"), "BASE_TYPE_BAD_LENGTH", message)
