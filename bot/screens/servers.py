"""A server's settings as a message."""

from collections.abc import Sequence

from bot.press.settings import SwitchDigest
from bot.screens.screen import Button, Screen, Style, private_text
from bot.services.servers import ServerSettings
from bot.words import labels
from bot.words import servers as words


def settings(settings: ServerSettings, missing: Sequence[str]) -> Screen:
    """A server's settings; `missing` are the permissions that Divan lacks."""
    if settings.digest:
        switch = Button(labels.DIGEST_OFF, SwitchDigest(on=False))
    else:
        switch = Button(labels.DIGEST_ON, SwitchDigest(on=True), Style.MAIN)
    return private_text(words.settings(settings, missing), ((switch,),), new_message=False)
