"""Servers: `/divan-server` and its buttons for people who manage a server, and what they read."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import time
from typing import Any, Final, Unpack

from bot.errors import PlayError, Reason
from bot.features.handlers import Asked, Channel, Choice, Option, command, on
from bot.features.posts.zones import named_zone, zone_choices
from bot.features.screen import Button, Screen, Section, Style, private_text
from bot.languages import Phrase, _, known, languages, listed, marked, npgettext
from bot.press.settings import SwitchDigest, SwitchPublic
from bot.services.core.days import UTC_NAME, clock_in
from bot.services.posts.servers import Changes, Publicity, ServerSettings, Trouble, check_hour
from bot.words import labels
from bot.words.people import isolated
from bot.words.times import bare, time_in

_OWN: Final = "own"
"""The choice of the language that the server has chosen on Discord."""
_PUBLICITIES: Final = (
    # Translators: a choice of where games can be seen, at most 100 characters.
    Choice(marked("Public everywhere"), "public"),
    # Translators: a choice of where games can be seen, at most 100 characters.
    Choice(marked("Public in this channel"), "public-here"),
    # Translators: a choice of where games can be seen, at most 100 characters.
    Choice(marked("Private in this channel"), "private-here"),
    # Translators: a choice of where games can be seen, at most 100 characters.
    Choice(marked("Private everywhere"), "private"),
)


def _languages() -> list[Choice]:
    """What a server can choose: every language, by its code, and its own."""
    # Translators: a choice of a language, at most 100 characters.
    own = marked("The server’s own, if it’s a community")
    return [Choice(own, _OWN), *(Choice(one.name, one.code) for one in languages())]


async def _zones(asked: Asked, typed: str, _chosen: Mapping[str, Any]) -> list[Choice]:
    # The first one in a language reads and compares every name, which takes too long for the loop.
    return await asyncio.to_thread(zone_choices, typed, asked.request.at)


@command(
    "divan-server",
    # Translators: what a command does, in at most 100 characters.
    marked("This server's daily digest, and where games can be public"),
    channel=Option(
        # Translators: what an option is, in at most 100 characters.
        marked("Channel for the digest")
    ),
    hour=Option(
        # Translators: what an option is, in at most 100 characters.
        marked("Hour of the digest, 0 to 23, in this server’s time zone")
    ),
    zone=Option(
        # Translators: what an option is, in at most 100 characters.
        marked("Time zone of that hour: a city or country (until chosen: UTC)"),
        suggested=_zones,
    ),
    digest=Option(
        # Translators: what an option is, in at most 100 characters.
        marked("Post a digest every day")
    ),
    games=Option(
        # Translators: what an option is, in at most 100 characters.
        marked("Where everyone can see games"),
        choices=lambda: _PUBLICITIES,
    ),
    language=Option(
        # Translators: what an option is, in at most 100 characters.
        marked("Language of public posts here"),
        choices=_languages,
    ),
)
async def server(
    asked: Asked,
    channel: Channel | None = None,
    hour: int | None = None,
    zone: str | None = None,
    digest: bool | None = None,
    games: str | None = None,
    language: str | None = None,
) -> Screen:
    """The settings after changing what is given; raises BAD_ZONE and what changes raise."""
    hours_zone = await asyncio.to_thread(named_zone, zone, asked.request.at) if zone else None
    check_hour(hour)
    if language:
        await _speak(asked, language)
    return await _changed(
        asked,
        channel=channel.id if channel else None,
        hour=hour,
        zone=hours_zone,
        digest=digest,
        publicity=_publicity(games, asked.request.channel or "") if games else None,
    )


async def _speak(asked: Asked, chosen: str) -> None:
    """Chooses the language of what everybody on the server reads; raises NOT_MANAGER, and
    COMMAND_HAS_CHANGED for what is no choice."""
    _check_manages(asked)
    code = None if chosen == _OWN else chosen
    if code is not None and not known(code):
        raise PlayError(Reason.COMMAND_HAS_CHANGED)
    if asked.request.server:
        await asked.services.languages.choose_for_server(asked.request, asked.request.server, code)
        await asked.discord.speak_anew()


def _publicity(choice: str, here: str) -> Publicity:
    return Publicity(
        choice in ("public", "public-here"),
        here if choice in ("public-here", "private-here") else None,
    )


@on
async def switch(asked: Asked, press: SwitchDigest | SwitchPublic) -> Screen:
    if isinstance(press, SwitchDigest):
        return await _changed(asked, digest=press.on)
    return await _changed(asked, publicity=Publicity(press.on, None))


async def _changed(asked: Asked, **changes: Unpack[Changes]) -> Screen:
    """Changes what isn't None, and shows the settings.

    A digest switched on without a channel is posted in the current one. Raises NOT_MANAGER,
    MAY_NOT_POST_THERE, CANNOT_POST, NO_POSTS_HERE and BAD_HOUR, and then changes nothing.
    """
    _check_manages(asked)
    request, servers = asked.request, asked.services.servers
    if request.server is None:
        raise PlayError(Reason.UNKNOWN_BUTTON)
    # Nothing can be posted in a forum: all its messages are in threads.
    here = None if asked.lacking is None else asked.channel
    if changes.get("digest") and changes.get("channel") is None:
        now = await servers.settings(request, request.server)
        changes["channel"] = now.server.channel or here
        if changes["channel"] is None:
            raise PlayError(Reason.NO_POSTS_HERE)
    if channel := changes.get("channel"):
        _check_postable(asked, channel)
    now = await servers.change(request, request.server, **changes)
    posts = now.server.channel or here
    lacking = asked.discord.lacking(posts) if posts else ()
    is_slow = now.server.digest and posts is not None and asked.discord.has_slowmode(posts)
    return settings(now, posts, lacking, is_slow=is_slow)


def _check_manages(asked: Asked) -> None:
    """Raises NOT_MANAGER unless they may manage the server: a button outlives a permission."""
    if not asked.request.manages:
        raise PlayError(Reason.NOT_MANAGER)


def _check_postable(asked: Asked, channel: str) -> None:
    """Raises CANNOT_POST unless Divan can post there, MAY_NOT_POST_THERE unless they may."""
    if lacking := asked.discord.lacking(channel):
        raise PlayError(Reason.CANNOT_POST, channel=channel, missing=lacking)
    if not asked.discord.may_write_in(channel):
        raise PlayError(Reason.MAY_NOT_POST_THERE, channel=channel)


def settings(
    settings: ServerSettings, posts: str | None, missing: Sequence[str], *, is_slow: bool
) -> Screen:
    """A server's settings; `missing` are the permissions that Divan lacks in the channel where it
    posts, or would if the digest were turned on here.

    `is_slow` says whether the digest's channel has slowmode.
    """
    if settings.server.digest:
        digest = Button(labels.TURN_OFF(), SwitchDigest(on=False))
    else:
        digest = Button(labels.TURN_ON(), SwitchDigest(on=True), Style.MAIN)
    games = labels.MAKE_PRIVATE() if settings.server.public else labels.MAKE_PUBLIC()
    sections = (
        Section(_digest(settings), digest),
        Section(_games(settings), Button(games, SwitchPublic(on=not settings.server.public))),
    )
    below = _remarks(settings, posts, missing, is_slow=is_slow)
    title = _("### Divan on this server")
    return replace(private_text(title, new_message=False), sections=sections, below=below)


def _digest(settings: ServerSettings) -> str:
    """Whether and when there is a digest, and why it isn't at the hour that was chosen."""
    chosen, zone = time(settings.server.hour), settings.server.zone or UTC_NAME
    posted = clock_in(zone, settings.posted_at) if settings.waits else chosen
    at = time_in(posted, zone)
    if settings.server.channel:
        # Translators: in which channel; {time} is “09:00 (London time)”.
        at = _("{time} in {channel}", time=at, channel=channel(settings.server.channel))
    # Translators: {time} is “09:00 UTC” or “09:00 (London time) in #daily”.
    if settings.server.digest:
        said = _(
            "**Digest**: on. It’s posted daily at {time}, if anyone played the day before.", time=at
        )
    else:
        said = _(
            "**Digest**: off. If you turn it on, it’s posted daily at {time}, if anyone played "
            "the day before.",
            time=at,
        )
    if not settings.waits:
        return said
    # Translators: {hour} and {until} are “02:00” and “05:00”, in the time zone just named.
    why = _(
        "You chose {hour}, but the day’s games run until {until}.",
        hour=bare(chosen),
        until=bare(posted),
    )
    return f"{said} {why}"


def _games(settings: ServerSettings) -> str:
    if channels := _channels(settings.otherwise):
        if settings.server.public:
            return _(
                "**Games**: public. The channel sees them. Private in {channels}.",
                channels=channels,
            )
        return _(
            "**Games**: private. Only their players see them. Public in {channels}.",
            channels=channels,
        )
    if settings.server.public:
        return _("**Games**: public. The channel sees them.")
    return _("**Games**: private. Only their players see them.")


def _channels(ids: Mapping[str, bool]) -> str:
    shown = [channel(id) for id in [*ids][:_SHOWN]]
    if more := len(ids) - len(shown):
        # Translators: so many channels besides those that are named.
        shown.append(npgettext("channels", "{count} more", "{count} more", more))
    return listed(shown)


_SHOWN: Final = 10
"""At most this many channels are listed; the rest are counted."""


def _remarks(
    settings: ServerSettings, posts: str | None, missing: Sequence[str], *, is_slow: bool
) -> str:
    """What is below a server's settings."""
    why = settings.server.trouble
    lines = [_TROUBLES[Trouble(why)]()] if why else []
    if missing and posts:
        lines.append(_lacking(channel(posts), missing))
    if is_slow and settings.server.channel:
        lines.append(
            _(
                "⚠️ {channel} has slowmode, which doesn’t slow down Divan: its digest and players’ "
                "boards appear there at once.",
                channel=channel(settings.server.channel),
            )
        )
    if chosen := known(settings.server.language):
        lines.append(
            _(
                "Public posts here are in {language}. Private replies come in each person’s own "
                "language.",
                language=chosen.name,
            )
        )
    hint = _(
        "-# With `/divan-server` you can also set the digest’s channel, hour and time zone, "
        "and make exceptions for channels."
    )
    return "\n".join((*lines, hint))


def _lacking(where: str, missing: Sequence[str]) -> str:
    """What Divan may not do there, and what comes of it if only files can't be attached."""
    said = {"channel": where, "permissions": permissions(missing)}
    if [*missing] == ["attach_files"]:
        return _(
            "⚠️ In {channel} Divan needs: {permissions}. Until then digests come without their "
            "picture.",
            **said,
        )
    return _("⚠️ In {channel} Divan needs: {permissions}.", **said)


def channel(id: str) -> str:
    return isolated(f"<#{id}>")


def permissions(names: Sequence[str]) -> str:
    """`View Channel and Attach Files`."""
    return listed([PERMISSIONS[name]() for name in names])


PERMISSIONS: Final = {
    # Translators: permissions, as Discord calls them.
    "view_channel": Phrase("View Channel"),
    # Translators: a permission, as Discord calls it.
    "send_messages": Phrase("Send Messages"),
    # Translators: a permission, as Discord calls it.
    "send_messages_in_threads": Phrase("Send Messages in Threads"),
    # Translators: a permission, as Discord calls it.
    "attach_files": Phrase("Attach Files"),
    # Translators: a permission, as Discord calls it.
    "read_message_history": Phrase("Read Message History"),
}
"""What Divan needs where it posts, by Discord's keys, as Discord names it to people."""


def introduction() -> Screen:
    """What the first of a server's managers to use Divan there is told."""
    return private_text(INTRODUCTION(), new_message=True)


INTRODUCTION: Final = Phrase(
    "You manage this server, so you can change its settings in `/divan-server`. Divan posts on "
    "its own only if you turn on the digest there."
)


def missing_picture(id: str) -> Screen:
    """What somebody who manages a server is told if the digest came as text alone."""
    said = _(
        "The digest in {channel} came without its picture: Divan needs {permissions} there.",
        channel=channel(id),
        permissions=permissions(("attach_files",)),
    )
    return private_text(said, new_message=True)


def trouble(trouble: Trouble) -> Screen:
    """What somebody who manages a server is told if the digest couldn't be posted."""
    return private_text(_TROUBLES[trouble](), new_message=True)


_TROUBLES: Final = {
    Trouble.GONE: Phrase(
        "⚠️ The last digest couldn’t be posted: its channel is gone. Pick another: "
        "`/divan-server channel:`."
    ),
    Trouble.FORBIDDEN: Phrase(
        "⚠️ The last digest couldn’t be posted: Divan isn’t allowed to write in its channel."
    ),
    Trouble.UNSURE: Phrase(
        "⚠️ The last digest couldn’t be posted: Divan was interrupted and can’t read the channel "
        "to see whether it was already posted."
    ),
    Trouble.BLOCKED: Phrase(
        "⚠️ The last digest couldn’t be posted: Discord didn’t accept it. AutoMod may be blocking "
        "it in that channel. Divan will try again tomorrow."
    ),
}
"""Why the last digest couldn't be posted."""
