"""What people who manage a server read."""

from collections.abc import Mapping, Sequence
from datetime import time
from typing import Final

from bot.languages import Phrase, _, known, listed, marked, npgettext
from bot.services.core.days import clock_in
from bot.services.posts.servers import ServerSettings, Trouble
from bot.words.common.people import isolated
from bot.words.common.zones import bare, time_in

# Translators: what a command does, in at most 100 characters.
COMMAND: Final = marked("This server's daily digest, and where games can be public")
# Translators: what an option is, in at most 100 characters.
CHANNEL: Final = marked("Channel for the digest")
# Translators: what an option is, in at most 100 characters.
HOUR: Final = marked("Hour of the digest, 0 to 23, in this server’s time zone")
# Translators: what an option is, in at most 100 characters.
ZONE: Final = marked("Time zone of that hour, such as Berlin or New York (until chosen: UTC)")
# Translators: what an option is, in at most 100 characters.
DIGEST: Final = marked("Post a digest every day")
# Translators: what an option is, in at most 100 characters.
GAMES: Final = marked("Where everyone can see games")
# Translators: what an option is, in at most 100 characters.
LANGUAGE: Final = marked("Language of what everyone reads here")
# Translators: a choice of a language, at most 100 characters.
OWN_LANGUAGE: Final = marked("The server’s own, if it’s a community")

CHOICES: Final = {
    # Translators: a choice of where games can be seen, at most 100 characters.
    "public": marked("Public everywhere"),
    # Translators: a choice of where games can be seen, at most 100 characters.
    "public-here": marked("Public in this channel"),
    # Translators: a choice of where games can be seen, at most 100 characters.
    "private-here": marked("Private in this channel"),
    # Translators: a choice of where games can be seen, at most 100 characters.
    "private": marked("Private everywhere"),
}
"""What each choice is called."""

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

INTRODUCTION: Final = Phrase(
    "You manage this server: `/divan-server` has its settings. Unless you switch on the digest "
    "there, Divan posts nothing unasked."
)
"""What the first of a server's managers to use Divan there is told."""

TITLE: Final = Phrase("### Divan on this server")
_SHOWN: Final = 10
"""At most this many channels are listed; the rest are counted."""
TROUBLES: Final = {
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
        "it in that channel. Tomorrow Divan tries again."
    ),
}
"""Why the last digest couldn't be posted."""


def remarks(
    settings: ServerSettings, posts: str | None, missing: Sequence[str], *, is_slow: bool
) -> str:
    """What is below a server's settings; `missing` are permissions that Divan lacks where it posts.

    `is_slow` says whether that channel has slowmode.
    """
    lines = [TROUBLES[settings.trouble]()] if settings.trouble else []
    if missing and posts:
        lines.append(_lacking(channel(posts), missing))
    if is_slow and settings.channel:
        lines.append(
            _(
                "⚠️ {channel} has slowmode, which doesn’t slow down Divan: its digest and players’ "
                "boards appear there at once.",
                channel=channel(settings.channel),
            )
        )
    if chosen := known(settings.language):
        lines.append(
            _("Everyone here reads Divan in this language: {language}.", language=chosen.name)
        )
    hint = _(
        "-# `/divan-server` also sets the digest’s channel, hour and time zone, and single "
        "channels."
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


def missing_picture(id: str) -> str:
    """That the digest came without its picture, and what to do."""
    return _(
        "The digest in {channel} came without its picture: Divan needs {permissions} there.",
        channel=channel(id),
        permissions=permissions(("attach_files",)),
    )


def channel(id: str) -> str:
    """A channel's mention."""
    return isolated(f"<#{id}>")


def permissions(names: Sequence[str]) -> str:
    """`View Channel and Attach Files`."""
    return listed([PERMISSIONS[name]() for name in names])


def digest(settings: ServerSettings) -> str:
    """Whether and when there is a digest, and why it isn't at the hour that was chosen."""
    chosen, zone = time(settings.hour), settings.zone
    posted = clock_in(zone, settings.posted_at) if settings.waits else chosen
    at = time_in(posted, zone)
    if settings.channel:
        # Translators: in which channel; {time} is “09:00 (London time)”.
        at = _("{time} in {channel}", time=at, channel=channel(settings.channel))
    # Translators: {time} is “09:00 UTC” or “09:00 (London time) in #daily”.
    if settings.digest:
        said = _("**Digest**: on, daily at {time} if anyone played the day before.", time=at)
    else:
        said = _("**Digest**: off. Turned on, it comes daily at {time} if anyone played.", time=at)
    if not settings.waits:
        return said
    # Translators: {hour} and {until} are “02:00” and “05:00”, in the time zone just named.
    why = _(
        "You chose {hour}, but the day’s games go on until {until}.",
        hour=bare(chosen),
        until=bare(posted),
    )
    return f"{said} {why}"


def games(settings: ServerSettings) -> str:
    """Whether games are public."""
    if channels := _channels(settings.otherwise):
        if settings.public:
            return _(
                "**Games**: public. The channel sees them. Private in {channels}.",
                channels=channels,
            )
        return _(
            "**Games**: private. Only their players see them. Public in {channels}.",
            channels=channels,
        )
    if settings.public:
        return _("**Games**: public. The channel sees them.")
    return _("**Games**: private. Only their players see them.")


def _channels(ids: Mapping[str, bool]) -> str:
    shown = [channel(id) for id in [*ids][:_SHOWN]]
    if more := len(ids) - len(shown):
        # Translators: so many channels besides those that are named.
        shown.append(npgettext("channels", "{count} more", "{count} more", more))
    return listed(shown)
