"""What people who manage a server read."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.languages import _, known, listed, marked
from bot.services.posts.servers import ServerSettings, Trouble
from bot.words.common.times import clock

COMMAND: Final = "This server's daily digest, and where games can be public"
CHANNEL: Final = "Channel for the digest"
HOUR: Final = "Hour of the digest, 4 to 23 UTC"
DIGEST: Final = "Post a digest every day"
GAMES: Final = "Where everyone can see games"
LANGUAGE: Final = marked("Language of what everyone reads here")
OWN_LANGUAGE: Final = marked("The server’s own, if it’s a community")

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

INTRODUCTION: Final = (
    "You manage this server: `/divan-server` has its settings. Unless you switch on the digest "
    "there, Divan posts nothing unasked."
)
"""What the first of a server's managers to use Divan there is told."""

TITLE: Final = "### Divan on this server"
_HINT: Final = "-# `/divan-server` also sets the digest’s channel and hour, and single channels."
_SHOWN: Final = 10
"""At most this many channels are listed; the rest are counted."""
_TROUBLES: Final = {
    Trouble.GONE: "its channel is gone. Pick another: `/divan-server channel:`.",
    Trouble.FORBIDDEN: "Divan isn’t allowed to write in its channel.",
    Trouble.UNSURE: (
        "Divan was interrupted and can’t read the channel to see whether it was already posted."
    ),
}


def remarks(
    settings: ServerSettings, posts: str | None, missing: Sequence[str], *, is_slow: bool
) -> str:
    """What is below a server's settings; `missing` are permissions that Divan lacks where it posts.

    `is_slow` says whether that channel has slowmode.
    """
    lines = []
    if settings.trouble:
        lines.append(f"⚠️ The last digest couldn’t be posted: {_TROUBLES[settings.trouble]}")
    if missing and posts:
        needs = f"Divan needs: {permissions(missing)}.{_text_alone(missing)}"
        lines.append(f"⚠️ In {channel(posts)} {needs}")
    if is_slow and settings.channel:
        lines.append(
            f"⚠️ {channel(settings.channel)} has slowmode, which doesn’t slow down Divan: "
            "its digest and players’ boards appear there at once."
        )
    if chosen := known(settings.language):
        lines.append(
            _("Everyone here reads Divan in this language: {language}.", language=chosen.name)
        )
    return "\n".join((*lines, _HINT))


def missing_picture(id: str) -> str:
    """That the digest came without its picture, and what to do."""
    lacking = permissions(("attach_files",))
    return f"The digest in {channel(id)} came without its picture: Divan needs {lacking} there."


def channel(id: str) -> str:
    """A channel's mention."""
    return f"<#{id}>"


def permissions(names: Sequence[str]) -> str:
    """`View Channel and Attach Files`."""
    return listed([PERMISSIONS[name] for name in names])


def _text_alone(missing: Sequence[str]) -> str:
    """What comes of it if only files can't be attached."""
    return (
        " Until then digests come without their picture." if [*missing] == ["attach_files"] else ""
    )


def digest(settings: ServerSettings) -> str:
    """Whether and when there is a digest."""
    at = f"{clock(settings.posted_at)} ({settings.posted_at:%H:%M} UTC)"
    where = f" in {channel(settings.channel)}" if settings.channel else ""
    if settings.digest:
        return f"**Digest**: on, daily at {at}{where} if anyone played the day before."
    return f"**Digest**: off. Turned on, it comes daily at {at}{where} if anyone played."


def games(settings: ServerSettings) -> str:
    """Whether games are public."""
    if settings.public:
        but = f" Private in {_channels(settings.otherwise)}." if settings.otherwise else ""
        return f"**Games**: public. The channel sees them.{but}"
    but = f" Public in {_channels(settings.otherwise)}." if settings.otherwise else ""
    return f"**Games**: private. Only their players see them.{but}"


def _channels(ids: Mapping[str, bool]) -> str:
    shown = [channel(id) for id in [*ids][:_SHOWN]]
    more = len(ids) - len(shown)
    return listed([*shown, *([f"{more} more"] if more else [])])
