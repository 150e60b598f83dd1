"""The settings screen: what each setting is now, and what its button would do."""

from typing import Final

from bot.languages import Phrase, _, known
from bot.press.settings import Switch
from bot.services.players.players import SettingsOverview
from bot.words.common import labels
from bot.words.common.times import clock
from bot.words.common.zones import hour_in

# Translators: a heading.
TITLE: Final = Phrase("### Your settings")
# Translators: above a list of hours, at most 150 characters; {zone} is “UTC” or “Berlin time”.
ANOTHER_HOUR: Final = Phrase("Remind me at another hour ({zone})")
_AS_IN_DISCORD: Final = Phrase("as in Discord")

_STATES: Final = {
    "two_colour": (
        Phrase("**Deck**: four colours, which tell the suits apart."),
        Phrase("**Deck**: two colours, as is traditional."),
    ),
    "text_mode": (
        # Translators: how games are shown.
        Phrase("**Games**: pictures."),
        Phrase("**Games**: text, made for screen readers: new private messages in words."),
    ),
    "position_always": (
        Phrase("**Position**: when you press *Position*."),
        Phrase("**Position**: in every message."),
    ),
    "private": (
        Phrase("**New games**: public. The channel sees them."),
        Phrase("**New games**: private. Only you see them."),
    ),
    "reminder": (
        Phrase("**Reminder**: off. It comes once a day if you have a daily to start or finish."),
        Phrase("**Reminder**: a direct message at {time} if you have a daily to start or finish."),
    ),
    "unchallenged": (
        Phrase("**Challenges**: anyone here can challenge you to a duel."),
        Phrase("**Challenges**: nobody can challenge you to a duel."),
    ),
    "hidden_here": (
        Phrase("**Name here**: shown on this server’s leaderboards."),
        Phrase("**Name here**: hidden on this server’s leaderboards."),
    ),
    "hidden": (
        Phrase("**Name everywhere**: shown on all leaderboards."),
        Phrase("**Name everywhere**: hidden on all leaderboards."),
    ),
}
"""What each switch is while it is off, and while it is on."""

_ACTS: Final = {
    # Translators: a button beside “Deck”: colours.
    "two_colour": (Phrase("Use two"), Phrase("Use four")),
    # Translators: a button beside “Games”: how they are shown.
    "text_mode": (Phrase("Use text"), Phrase("Use pictures")),
    # Translators: a button beside “Position”: when the board is described in words.
    "position_always": (Phrase("Always show"), Phrase("On request")),
    "private": (labels.MAKE_PRIVATE, labels.MAKE_PUBLIC),
    "reminder": (labels.TURN_ON, labels.TURN_OFF),
    # Translators: a button beside “Challenges”.
    "unchallenged": (Phrase("Don’t allow"), Phrase("Allow")),
    # Translators: a button beside “Name here”.
    "hidden_here": (Phrase("Hide here"), labels.SHOW_HERE),
    # Translators: a button beside “Name everywhere”.
    "hidden": (Phrase("Hide"), Phrase("Show")),
}
"""What each switch's button does while it is off, and while it is on."""


def state(name: Switch, chosen: SettingsOverview) -> str:
    """A setting and its current value."""
    now = _STATES[name][chosen.switches[name]]
    hour, zone = chosen.reminder_hour, chosen.reminder_zone
    # Hardly anybody's clock shows UTC, so without a zone the hour is one of the reader's own.
    return now(time=hour_in(hour, zone) if zone else clock(chosen.reminded_at))


def act(name: Switch, chosen: SettingsOverview) -> str:
    """What the button beside a setting does."""
    return _ACTS[name][chosen.switches[name]]()


def language(code: str | None) -> str:
    """`Deutsch`; `as in Discord` if none is chosen, or one that Divan doesn't speak any more."""
    chosen = known(code)
    return chosen.name if chosen else _AS_IN_DISCORD()


def speaks(code: str | None) -> str:
    """Which language is chosen, above the list of all."""
    # Translators: above a list of languages, at most 150 characters; {language} is one's own name,
    # or “as in Discord”.
    return _("Language: {language}", language=language(code))
