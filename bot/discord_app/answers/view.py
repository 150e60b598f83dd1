"""Screens and forms as discord.py's views."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from bot.discord_app.answers.components import Component
from bot.features.answers import Form
from bot.features.screen import Attached
from bot.press.custom_ids import custom_id

MOVES_AT_MOST: Final = 4000

_MOVES_FIELD: Final = "moves"
"""The field of SubmitMoves that the form fills."""


class View(ui.LayoutView):
    """Components that are ready to be sent, as a view: already stopped, since the router answers
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


def moves_modal(form: Form) -> ui.Modal:
    modal = ui.Modal(title=form.title, custom_id=custom_id(form.press), timeout=None)
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=_MOVES_FIELD, placeholder=form.placeholder, max_length=MOVES_AT_MOST
    )
    modal.add_item(ui.Label(text=form.label, component=typed))
    modal.stop()
    return modal
