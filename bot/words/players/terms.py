"""The terms of service in short, and where both documents are in full."""

from typing import Final

from bot.languages import Phrase, _
from bot.services.players.privacy import Documents

_IN_SHORT: Final = (
    Phrase("### Terms of service, in short"),
    Phrase(
        "**What this is**: a free bot for playing patience on Discord. Whoever runs this bot is "
        "called the operator."
    ),
    Phrase(
        "**Who may use it**: anyone who may use Discord, so you must be at least 13, or older "
        "where Discord says so. Discord’s own terms apply as well."
    ),
    Phrase(
        "**Fair play**: use one account for dailies, press the buttons yourself, and keep a daily"
        " to yourself until its day is over. Don’t try to overload Divan or break into it."
    ),
    Phrase(
        "**What may be removed**: results that weren’t played fairly. The operator may lock out "
        "whoever cheats or disturbs others."
    ),
    Phrase(
        "**No warranty**: Divan is offered as it is. It may have faults, be away or lose games."
    ),
    Phrase(
        "**Ending**: stop whenever you like; `/divan privacy` deletes your data. The operator may"
        " end the service at any time."
    ),
    Phrase(
        "**Changes**: the operator may change these terms. If you keep playing, you accept them."
    ),
    Phrase("**Questions**: ask the operator. The bot’s profile or its server should say how."),
)


def in_short(documents: Documents) -> str:
    """The essentials of the terms, with a link to all of them if there is one."""
    return "\n".join(
        (*(line() for line in _IN_SHORT), *_link(_("The terms in full"), documents.terms))
    )


def policy(documents: Documents) -> tuple[str, ...]:
    """A line that leads to the whole privacy policy, if there is an address."""
    # Translators: leads to a page that is in English.
    return _link(_("The privacy policy in full"), documents.privacy)


def _link(text: str, url: str | None) -> tuple[str, ...]:
    return (f"-# [{text}]({url})",) if url else ()
