"""What the client allows a person to do with a message or a modal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from local_discord.world.components import SELECTS, ComponentType, walk
from local_discord.world.payload import Payload


class NotAllowed(Exception):
    """Something that the client does not allow this person to do."""


def button_data(components: Iterable[Payload], custom_id: str, *, force: bool = False) -> Payload:
    """The data of an interaction with a button."""
    button = _component(components, custom_id, force=force)
    if not force and button["type"] != ComponentType.BUTTON:
        raise NotAllowed(f"{custom_id!r} is not a button")
    return _component_data(button)


def select_data(
    components: Iterable[Payload], custom_id: str, values: Sequence[str], *, force: bool = False
) -> tuple[Payload, Payload]:
    """A select, and the data of an interaction that chooses values in it."""
    select = _component(components, custom_id, force=force)
    if not force:
        _check_values(select, values)
    return select, {**_component_data(select), "values": list(values)}


def modal_components(modal: Payload, fields: Mapping[str, object]) -> list[Payload]:
    """The components of a submitted modal; `fields` are its values by custom id."""
    known = {c["custom_id"] for c in walk(modal["components"]) if "custom_id" in c}
    if unknown := set(fields) - known:
        raise NotAllowed(f"the modal has no field {', '.join(sorted(unknown))}")
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
        raise NotAllowed(f"{select['custom_id']!r} is not a select")
    allowed = [option["value"] for option in select.get("options") or ()]
    if allowed and (unknown := [value for value in values if value not in allowed]):
        raise NotAllowed(f"{select['custom_id']!r} has no option {unknown[0]!r}")
    if not select["min_values"] <= len(set(values)) <= select["max_values"]:
        raise NotAllowed(f"{select['custom_id']!r} does not allow {len(values)} values")


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
    minimum, maximum = field.get("min_length") or 1, field.get("max_length") or 4000
    if not minimum <= len(text) <= maximum:
        raise NotAllowed(f"{field['custom_id']!r} does not allow {len(text)} characters")
    return text


def _selected_values(field: Payload, fields: Mapping[str, object]) -> list[str]:
    options, default_values = field.get("options") or (), field.get("default_values") or ()
    defaults = [option["value"] for option in options if option.get("default")]
    defaults += [str(default["id"]) for default in default_values]
    given = fields.get(field["custom_id"], defaults)
    values = [str(value) for value in given] if isinstance(given, list | tuple) else [str(given)]
    if values or field.get("required") is not False:
        _check_values(field, values)
    return values
