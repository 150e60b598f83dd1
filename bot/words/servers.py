"""What people who manage a server read."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.services.servers import ServerSettings, Trouble
from bot.words.cards import listed
from bot.words.times import clock

COMMAND: Final = "This server's daily digest, and where games can be public"
CHANNEL: Final = "Channel for the digest"
HOUR: Final = "Hour of the digest, 4 to 23 UTC"
DIGEST: Final = "Post a digest every day"
GAMES: Final = "Where everyone can see games"

CHOICES: Final = {
    "public": "Public everywhere",
    "public-here": "Public in this channel",
    "private-here": "Private in this channel",
    "private": "Private everywhere",
}
"""What each choice is called."""

PERMISSIONS: Final = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""What Divan needs where it posts, by Discord's keys, as Discord names it to people."""

_TITLE: Final = "### Divan on this server"
_HINT: Final = "-# Change with `/divan-server`."
_SHOWN: Final = 10
"""At most this many channels are listed; the rest are counted."""
_TROUBLES: Final = {
    Trouble.GONE: "its channel is gone. Pick another: `/divan-server channel:`.",
    Trouble.FORBIDDEN: "Divan isn’t allowed to write in its channel.",
    Trouble.UNSURE: (
        "Divan was interrupted and can’t read the channel to see whether it was already posted."
    ),
}


def settings(settings: ServerSettings, missing: Sequence[str]) -> str:
    """A server's settings; `missing` are the permissions that Divan lacks where it posts."""
    lines = [_TITLE, _digest(settings), _games(settings)]
    if settings.trouble:
        lines.append(f"⚠️ The last digest couldn’t be posted: {_TROUBLES[settings.trouble]}")
    if missing and settings.channel:
        lines.append(f"⚠️ In {channel(settings.channel)} Divan needs: {permissions(missing)}.")
    return "\n".join((*lines, _HINT))


def channel(id: str) -> str:
    """A channel's mention."""
    return f"<#{id}>"


def permissions(names: Sequence[str]) -> str:
    """`View Channel and Attach Files`."""
    return listed([PERMISSIONS[name] for name in names])


def _digest(settings: ServerSettings) -> str:
    at = f"{clock(settings.posted_at)} ({settings.posted_at:%H:%M} UTC)"
    where = f" in {channel(settings.channel)}" if settings.channel else ""
    if settings.digest:
        return f"**Digest** – on: posts daily at {at}{where} if anyone played the day before."
    return f"**Digest** – off. When on, posts daily at {at}{where}."


def _games(settings: ServerSettings) -> str:
    usual = "public" if settings.public else "private"
    other = "private" if settings.public else "public"
    but = f", but {other} in {_channels(settings.otherwise)}" if settings.otherwise else ""
    return f"**Games** – {usual}{but}."


def _channels(ids: Mapping[str, bool]) -> str:
    shown = [channel(id) for id in [*ids][:_SHOWN]]
    more = len(ids) - len(shown)
    return listed([*shown, *([f"{more} more"] if more else [])])
