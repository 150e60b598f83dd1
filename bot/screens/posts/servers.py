"""A server's settings as a message."""

from collections.abc import Sequence
from dataclasses import replace

from bot.features.screen import Button, Screen, Section, Style, private_text
from bot.press.settings import SwitchDigest, SwitchPublic
from bot.services.posts.servers import ServerSettings, Trouble
from bot.words.common import labels
from bot.words.posts import servers as words


def settings(
    settings: ServerSettings, posts: str | None, missing: Sequence[str], *, is_slow: bool
) -> Screen:
    """A server's settings; `missing` are the permissions that Divan lacks in the channel where it
    posts, or would if the digest were turned on here.

    `is_slow` says whether the digest's channel has slowmode.
    """
    if settings.digest:
        digest = Button(labels.TURN_OFF(), SwitchDigest(on=False))
    else:
        digest = Button(labels.TURN_ON(), SwitchDigest(on=True), Style.MAIN)
    games = labels.MAKE_PRIVATE() if settings.public else labels.MAKE_PUBLIC()
    sections = (
        Section(words.digest(settings), digest),
        Section(words.games(settings), Button(games, SwitchPublic(on=not settings.public))),
    )
    below = words.remarks(settings, posts, missing, is_slow=is_slow)
    return replace(private_text(words.TITLE(), new_message=False), sections=sections, below=below)


def introduction() -> Screen:
    """What the first of a server's managers to use Divan there is told."""
    return private_text(words.INTRODUCTION(), new_message=True)


def missing_picture(channel: str) -> Screen:
    """What somebody who manages a server is told if the digest came as text alone."""
    return private_text(words.missing_picture(channel), new_message=True)


def trouble(trouble: Trouble) -> Screen:
    """What somebody who manages a server is told if the digest couldn't be posted."""
    return private_text(words.TROUBLES[trouble](), new_message=True)
