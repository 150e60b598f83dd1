"""What the client lets a person do with a message or a dialog."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.local.world.components import SELECTS, ComponentType, walk
from bot.local.world.payload import Payload


class NotAllowed(Exception):
    """Something that the client would not let this person do."""


def button_data(components: Iterable[Payload], custom_id: str, *, force: bool = False) -> Payload:
    """What an interaction says of a pressed button."""
    button = _component(components, custom_id, force=force)
    if not force and button["type"] != ComponentType.BUTTON:
        raise NotAllowed(f"{custom_id!r} is no button")
    return _component_data(button)


def select_data(
    components: Iterable[Payload], custom_id: str, values: Sequence[str], *, force: bool = False
) -> tuple[Payload, Payload]:
    """A select, and what an interaction says of it and of the values chosen in it."""
    select = _component(components, custom_id, force=force)
    if not force:
        _check_values(select, values)
    return select, {**_component_data(select), "values": list(values)}


def modal_components(modal: Payload, fields: Mapping[str, object]) -> list[Payload]:
    """The components of a submitted dialog; `fields` are its values by custom id."""
    known = {c["custom_id"] for c in walk(modal["components"]) if "custom_id" in c}
    if unknown := set(fields) - known:
        raise NotAllowed(f"the dialog has no field {', '.join(sorted(unknown))}")
    return [_submitted(component, fields) for component in modal["components"]]


_UNKNOWN_BUTTON: Final = {"type": ComponentType.BUTTON, "id": 1}


def _component(components: Iterable[Payload], custom_id: str, *, force: bool) -> Payload:
    matching = (c for c in walk(components) if c.get("custom_id") == custom_id)
    component = next(matching, None)
    if force:
        return component or {**_UNKNOWN_BUTTON, "custom_id": custom_id}
    if component is None:
        raise NotAllowed(f"the message has no component {custom_id!r}")
    if component.get("disabled"):
        raise NotAllowed(f"{custom_id!r} is disabled")
    return component


def _component_data(component: Payload) -> Payload:
    return {
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "id": component["id"],
    }


def _check_values(select: Payload, values: Sequence[str]) -> None:
    if select["type"] not in SELECTS:
        raise NotAllowed(f"{select['custom_id']!r} is no select")
    allowed = [option["value"] for option in select.get("options") or ()]
    if allowed and (unknown := [value for value in values if value not in allowed]):
        raise NotAllowed(f"{select['custom_id']!r} does not offer {unknown[0]!r}")
    if not select["min_values"] <= len(set(values)) <= select["max_values"]:
        raise NotAllowed(f"{len(values)} values are not what {select['custom_id']!r} takes")


def _submitted(component: Payload, fields: Mapping[str, object]) -> Payload:
    submitted = {"type": component["type"], "id": component["id"]}
    if component["type"] == ComponentType.ACTION_ROW:
        return {**submitted, "components": [_submitted(c, fields) for c in component["components"]]}
    if component["type"] == ComponentType.LABEL:
        return {**submitted, "component": _submitted(component["component"], fields)}
    if "custom_id" not in component:
        return submitted
    named = {**submitted, "custom_id": component["custom_id"]}
    if component["type"] == ComponentType.TEXT_INPUT:
        return {**named, "value": _text_value(component, fields)}
    return {**named, "values": _selected_values(component, fields)}


def _text_value(field: Payload, fields: Mapping[str, object]) -> str:
    text = str(fields.get(field["custom_id"], field.get("value") or ""))
    required = field.get("required") is not False
    if not text and not required:
        return text
    least, most = field.get("min_length") or 1, field.get("max_length") or 4000
    if not least <= len(text) <= most:
        raise NotAllowed(f"{field['custom_id']!r} does not take {len(text)} characters")
    return text


def _selected_values(field: Payload, fields: Mapping[str, object]) -> list[str]:
    options, defaults = field.get("options") or (), field.get("default_values") or ()
    preset = [option["value"] for option in options if option.get("default")]
    preset += [str(default["id"]) for default in defaults]
    given = fields.get(field["custom_id"], preset)
    values = [str(value) for value in given] if isinstance(given, list | tuple) else [str(given)]
    if values or field.get("required") is not False:
        _check_values(field, values)
    return values
