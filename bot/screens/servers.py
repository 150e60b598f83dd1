"""A server's settings as a message."""

from collections.abc import Sequence
from dataclasses import replace

from bot.press.settings import SwitchDigest, SwitchPublic
from bot.screens.screen import Button, Screen, Section, Style, private_text
from bot.services.servers import ServerSettings
from bot.words import labels
from bot.words import servers as words


def settings(settings: ServerSettings, missing: Sequence[str], *, is_slow: bool) -> Screen:
    """A server's settings; `missing` are the permissions that Divan lacks.

    `is_slow` says whether the digest's channel has slowmode.
    """
    if settings.digest:
        digest = Button(labels.DIGEST_OFF, SwitchDigest(on=False))
    else:
        digest = Button(labels.DIGEST_ON, SwitchDigest(on=True), Style.MAIN)
    games = labels.GAMES_PRIVATE if settings.public else labels.GAMES_PUBLIC
    sections = (
        Section(words.digest(settings), digest),
        Section(words.games(settings), Button(games, SwitchPublic(on=not settings.public))),
    )
    below = words.remarks(settings, missing, is_slow=is_slow)
    return replace(private_text(words.TITLE, new_message=False), sections=sections, below=below)


def introduction() -> Screen:
    """What the first of a server's managers to use Divan there is told."""
    return private_text(words.INTRODUCTION, new_message=True)


def missing_picture(channel: str) -> Screen:
    """What somebody who manages a server is told if the digest came as text alone."""
    return private_text(words.missing_picture(channel), new_message=True)
