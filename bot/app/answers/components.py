"""A screen as Discord's components, ready to be sent. They hold no state: custom ids say all.

Written by hand: the objects of `discord.ui` are made to listen for presses, which the app does by
itself, and making them and taking them apart again takes 0.4 ms. Texts are written with what is
known of the application: its commands, and its own emoji, suits in the deck's colours, which every
theme shows.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from io import BytesIO
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord import ComponentType, ui
from discord.app_commands import AppCommand, AppCommandGroup

from bot.app.answers.files import PICTURE, figure_name
from bot.features.handlers import Form
from bot.features.screen import Attached, Button, Row, Screen, Select, Style
from bot.languages import in_text_mode
from bot.press.custom_ids import IdsOfMessage, custom_id
from bot.words.text import EMOJI, LONGEST, drawn, mentioning

AGAIN_S: Final = 600.0
"""Seconds after which Divan looks again for emoji: those that somebody has deleted are uploaded, as
are those that Discord didn't take, and of those uploaded anew it learns the ids."""

_log: Final = logging.getLogger(__name__)
ACCENT: Final = 0xDBA53A

Component: TypeAlias = dict[str, Any]
"""A component as in Discord's API."""

_Write: TypeAlias = Callable[[str], str]
"""Writes a text as it is sent."""

_CONTAINER: Final = ComponentType.container.value
_TEXT: Final = ComponentType.text_display.value
_GALLERY: Final = ComponentType.media_gallery.value
_FILE: Final = ComponentType.file.value
_SECTION: Final = ComponentType.section.value
_ROW: Final = ComponentType.action_row.value
_BUTTON: Final = ComponentType.button.value
_SELECT: Final = ComponentType.select.value
_LINK: Final = discord.ButtonStyle.link.value
_STYLES: Final = {
    Style.QUIET: discord.ButtonStyle.secondary.value,
    Style.MAIN: discord.ButtonStyle.primary.value,
    Style.UP: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}


class Markdown:
    """The registered commands, to be named in texts, and the emoji that stand for suits there.

    Words name commands as `/divan play`, in backticks; so they stay where their ids aren't known,
    and where nothing could be clicked. Whoever clicks a mention is about to send it.
    """

    def __init__(self) -> None:
        self._commands: dict[str, int] = {}
        """By the commands' full names."""
        self._emoji: dict[str, str] = {}
        """By suits."""

    def learn_commands(self, commands: Iterable[AppCommand]) -> None:
        """Takes the commands as Discord has registered them."""
        for command in commands:
            groups = [one for one in command.options if isinstance(one, AppCommandGroup)]
            names = [f"{command.name} {one.name}" for one in groups] or [command.name]
            self._commands |= dict.fromkeys(names, command.id)

    def learn_emoji(self, owned: Iterable[discord.Emoji]) -> frozenset[str]:
        """Takes the emoji that the application owns; gives the names of those that it lacks."""
        found = {one.name: str(one) for one in owned}
        self._emoji = {suit: found[name] for suit, name in EMOJI.items() if name in found}
        return frozenset(EMOJI.values()) - found.keys()

    def with_emoji(self, text: str) -> str:
        """A text as it is sent to those who see it."""
        return drawn(mentioning(text, self._commands), self._emoji)

    def without_emoji(self, text: str) -> str:
        """A text as it is sent to those who hear it: a screen reader says an emoji's name."""
        return drawn(mentioning(text, self._commands), {})


UNKNOWN = Markdown()
"""Neither ids nor emoji are known."""


async def know_emoji(client: discord.Client, markdown: Markdown) -> None:
    """Learns from time to time which emoji the application owns; nothing waits for that."""
    while True:
        await learn_emoji(client, markdown)
        await asyncio.sleep(AGAIN_S)


async def learn_emoji(client: discord.Client, markdown: Markdown) -> None:
    """Learns them, and uploads what is missing: not what another process has uploaded meanwhile."""
    refusal: Exception | None = None
    try:
        missing = markdown.learn_emoji(await client.fetch_application_emojis())
        for name in sorted(missing):
            try:
                picture = (files("assets") / "emoji" / f"{name}.png").read_bytes()
                await client.create_application_emoji(name=name, image=picture)
            except discord.HTTPException as error:
                refusal = error
        if missing:
            missing = markdown.learn_emoji(await client.fetch_application_emojis())
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        refusal, missing = error, frozenset(("all",))
    if missing:
        _log.warning("suits are shown without emoji: Discord didn't take them: %s", refusal)


def components(screen: Screen, markdown: Markdown = UNKNOWN) -> list[Component]:
    """The components of a screen: one container with everything in it."""
    write = markdown.without_emoji if in_text_mode() else markdown.with_emoji
    items, length = _written(screen, write)
    if length > LONGEST:
        items, _ = _written(screen, markdown.without_emoji)
    return [{"type": _CONTAINER, "accent_color": ACCENT, "components": items}]


def _written(screen: Screen, write: _Write) -> tuple[list[Component], int]:
    """What a screen consists of, and how long its texts are together."""
    texts = list[str]()

    def written(text: str) -> str:
        texts.append(write(text))
        return texts[-1]

    return [*_items(screen, written)], sum(map(len, texts))


def _items(screen: Screen, write: _Write) -> Iterator[Component]:
    if screen.above:
        yield _text(write(screen.above))
    if screen.film:
        yield _gallery(screen.film.name, screen.film_alt)
    if screen.picture:
        yield _gallery(PICTURE, screen.alt)
    for number, figure in enumerate(screen.figures):
        yield _text(write(figure.text))
        yield _gallery(figure_name(number), figure.alt)
    ids = IdsOfMessage()
    for section in screen.sections:
        yield {
            "type": _SECTION,
            "components": [_text(write(section.text))],
            "accessory": _button(section.button, ids.of_button(section.button.press)),
        }
    if screen.below:
        yield _text(write(screen.below))
    if screen.file:
        yield {"type": _FILE, "file": {"url": f"attachment://{screen.file.name}"}}
    for row in screen.rows:
        if row:  # Discord refuses an empty row, and the message with it.
            yield {"type": _ROW, "components": [*_row(row, ids)]}
    if screen.link:
        label, address = screen.link.label, screen.link.address
        link = {"type": _BUTTON, "style": _LINK, "label": label, "url": address}
        yield {"type": _ROW, "components": [link]}


def _text(content: str) -> Component:
    return {"type": _TEXT, "content": content}


def _gallery(name: str, alt: str) -> Component:
    shown = {"media": {"url": f"attachment://{name}"}, "description": alt}
    return {"type": _GALLERY, "items": [shown]}


def _row(row: Row, ids: IdsOfMessage) -> Iterator[Component]:
    if isinstance(row, Select):
        yield _select(row, ids.of_select())
        return
    for button in row:
        yield _button(button, ids.of_button(button.press))


def _button(button: Button, custom_id: str) -> Component:
    return {
        "type": _BUTTON,
        "style": _STYLES[button.style],
        "label": button.label,
        "custom_id": custom_id,
        "disabled": not button.enabled or button.press is None,
    }


def _select(select: Select, of_select: str) -> Component:
    options = [{"label": label, "value": custom_id(press)} for label, press in select.choices]
    for option, detail in zip(options, select.details, strict=bool(select.details)):
        option["description"] = detail
    return {
        "type": _SELECT,
        "custom_id": of_select,
        "placeholder": select.placeholder,
        "options": options,
    }


class View(ui.LayoutView):
    """Components that are ready to be sent, as a view: already stopped, since the client answers
    presses."""

    def __init__(self, ready: Sequence[Component]) -> None:
        super().__init__(timeout=None)
        self._ready = ready
        self.stop()

    def to_components(self) -> list[Component]:
        return [*self._ready]

    def has_components_v2(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows."""

    components: Sequence[Component]
    files: Sequence[Attached]
    pings: int | None = None
    """The one user whom it notifies; None for nobody."""

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Whom a new message with it notifies."""
        if self.pings is None:
            return discord.AllowedMentions.none()
        users = [discord.Object(self.pings)]
        return discord.AllowedMentions(everyone=False, roles=False, users=users)

    def view(self) -> View:
        """The components, for one request."""
        return View(self.components)

    def uploads(self) -> list[discord.File]:
        """The files, for one request."""
        return [discord.File(BytesIO(one.content), filename=one.name) for one in self.files]


def modal_of(form: Form) -> ui.Modal:
    modal = ui.Modal(title=form.title, custom_id=custom_id(form.press), timeout=None)
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=form.field, placeholder=form.placeholder or None, max_length=form.most
    )
    modal.add_item(ui.Label(text=form.label, component=typed))
    modal.stop()
    return modal
