"""Rules for components that a schema cannot express. Schemas are checked first."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from local_discord.checks.form_errors import FormErrors, Location
from local_discord.world.components import ATTACHMENT_SCHEME, SELECTS
from local_discord.world.components import ComponentType as Type
from local_discord.world.payload import Payload

MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000

_LINK: Final = 5
_PREMIUM: Final = 6
_DEFAULT_TYPES: Final[Mapping[Type, tuple[str, ...]]] = {
    Type.USER_SELECT: ("user",),
    Type.ROLE_SELECT: ("role",),
    Type.MENTIONABLE_SELECT: ("user", "role"),
    Type.CHANNEL_SELECT: ("channel",),
}


def located(components: Sequence[Payload], at: Location) -> Iterator[tuple[Location, Payload]]:
    """Every component with its location, each before its children."""
    for number, component in enumerate(components):
        here = (*at, number)
        yield here, component
        yield from _within(component, here)


def _within(component: Payload, at: Location) -> Iterator[tuple[Location, Payload]]:
    yield from located(component.get("components") or (), (*at, "components"))
    for name in ("accessory", "component"):
        if name in component:
            yield (*at, name), component[name]


def check_components(components: Sequence[Payload], at: Location, errors: FormErrors) -> None:
    """Checks the rules for single components."""
    custom_ids: set[str] = set()
    ids: set[int] = set()
    for here, component in located(components, at):
        _check_unique(component, here, custom_ids, ids, errors)
        if component["type"] == Type.BUTTON:
            _check_button(component, here, errors)
        elif component["type"] == Type.STRING_SELECT:
            _check_select(component, here, errors)
        elif component["type"] in SELECTS:
            _check_entity_select(component, here, errors)
        elif component["type"] == Type.ACTION_ROW:
            _check_row(component, here, errors)


def check_totals(components: Sequence[Payload], at: Location, errors: FormErrors) -> None:
    """Checks the limits on all components of a V2 message together."""
    everything = [component for _, component in located(components, at)]
    if len(everything) > MAX_COMPONENTS:
        message = f"Total components exceed the maximum of {MAX_COMPONENTS}"
        errors.add(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    text = sum(len(c["content"]) for c in everything if c["type"] == Type.TEXT_DISPLAY)
    if text > MAX_TEXT:
        message = f"Components displayable text size exceeds maximum size of {MAX_TEXT}"
        errors.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_media(
    components: Sequence[Payload], known: Collection[str], at: Location, errors: FormErrors
) -> set[str]:
    """Checks the URLs of media items, and returns them; `known` are the URLs of attachments."""
    shown: set[str] = set()
    for here, component in located(components, at):
        for place, item in _media(component, here):
            url = item["url"]
            shown.add(url)
            if url.startswith(ATTACHMENT_SCHEME) and url not in known:
                message = "The referenced attachment was not found in the request"
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                errors.add((*place, "url"), code, message)
            elif not url.startswith((ATTACHMENT_SCHEME, "http://", "https://")):
                _check_scheme((*place, "url"), "'http', 'https', 'attachment'", errors)
            elif component["type"] == Type.FILE and url not in known:
                errors.add((*place, "url"), "FILE_COMPONENT_NEEDS_ATTACHMENT", "Not an attachment")
    return shown


def _media(component: Payload, at: Location) -> Iterable[tuple[Location, Payload]]:
    for name in ("media", "file"):
        if name in component:
            yield (*at, name), component[name]
    for number, item in enumerate(component.get("items") or ()):
        yield (*at, "items", number, "media"), item["media"]


def _check_unique(
    component: Payload, at: Location, custom_ids: set[str], ids: set[int], errors: FormErrors
) -> None:
    custom_id, id_ = component.get("custom_id"), component.get("id")
    if custom_id in custom_ids:
        message = "Component custom id cannot be duplicated"
        errors.add((*at, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    if id_ in ids:
        errors.add((*at, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    if custom_id:
        custom_ids.add(custom_id)
    if id_:
        ids.add(id_)


def _check_row(row: Payload, at: Location, errors: FormErrors) -> None:
    kinds = [component["type"] for component in row["components"]]
    for number in range(1, len(kinds)):
        if set(kinds[: number + 1]) != {Type.BUTTON}:
            message = "The specified component exceeds the maximum width"
            errors.add((*at, "components", number), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(button: Payload, at: Location, errors: FormErrors) -> None:
    style = button["style"]
    needed = {_LINK: "url", _PREMIUM: "sku_id"}.get(style, "custom_id")
    for name in ("custom_id", "url", "sku_id"):
        if name == needed and not button.get(name):
            errors.add((*at, name), "BASE_TYPE_REQUIRED", f"A {name} is required")
        elif name != needed and button.get(name):
            message = f"A button of style {style} cannot have a {name}"
            errors.add((*at, name), "BUTTON_COMPONENT_FIELD_NOT_ALLOWED", message)
    if style == _LINK and not str(button.get("url")).startswith(("http", "discord:")):
        _check_scheme((*at, "url"), "'http', 'https', 'discord'", errors)
    if style != _PREMIUM and not button.get("label") and not button.get("emoji"):
        message = "A label or an emoji is required"
        errors.add((*at, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    _check_emoji(button, at, errors)


def _check_select(select: Payload, at: Location, errors: FormErrors) -> None:
    options = select["options"]
    maximum = _check_range(select, len(options), at, errors)
    if sum(option.get("default") is True for option in options) > maximum:
        errors.add((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT", "Too many defaults")
    values = [option["value"] for option in options]
    for number, option in enumerate(options):
        here = (*at, "options", number)
        if option["value"] in values[:number]:
            message = "The specified option value is already used"
            errors.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        _check_emoji(option, here, errors)


def _check_entity_select(select: Payload, at: Location, errors: FormErrors) -> None:
    """Checks a select of users, roles or channels, of which there may be any number."""
    maximum = _check_range(select, 25, at, errors)
    defaults = select.get("default_values") or ()
    if len(defaults) > maximum:
        message = "Too many defaults"
        errors.add((*at, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULT", message)
    for number, default in enumerate(defaults):
        if default["type"] not in _DEFAULT_TYPES[Type(select["type"])]:
            place = (*at, "default_values", number, "type")
            errors.add(place, "SELECT_COMPONENT_INVALID_DEFAULT", "Not of the select's type")


def _check_range(select: Payload, available: int, at: Location, errors: FormErrors) -> int:
    """The maximum number of values; checks that the range makes sense."""
    minimum, maximum = select.get("min_values"), select.get("max_values") or 1
    minimum = 1 if minimum is None else minimum
    if minimum > maximum or maximum > available:
        message = f"Between {minimum} and {maximum} of {available} options cannot be chosen"
        errors.add((*at, "max_values"), "SELECT_COMPONENT_INVALID_RANGE", message)
    return int(maximum)


def _check_emoji(holder: Payload, at: Location, errors: FormErrors) -> None:
    emoji = holder.get("emoji")
    if emoji and emoji.get("id") is None and not _can_be_emoji(emoji["name"]):
        errors.add((*at, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _can_be_emoji(name: str) -> bool:
    """Whether this can be an emoji: not plain text, and of the playing cards only the joker."""
    cards = any(0x1F0A0 <= ord(char) <= 0x1F0FF and char != "🃏" for char in name)
    return not name.isascii() and not cards


def _check_scheme(at: Location, allowed: str, errors: FormErrors) -> None:
    message = f"Scheme must be one of ({allowed})."
    errors.add(at, "URL_TYPE_INVALID_SCHEME", message)
