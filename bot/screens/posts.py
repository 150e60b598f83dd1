"""What is posted without having been asked for, as messages. Each bears its day in a button."""

from dataclasses import replace
from typing import Final

from bot.press import Press
from bot.screens.screen import Button, Row, Screen, Style, in_pairs, public_text
from bot.services.digest import Digest
from bot.services.notifications import Reminder
from bot.words import labels
from bot.words import posts as words

_PLAY: Final = Button(labels.PLAY_TODAY, Press.of_no_game("daily"), Style.MAIN)


def posted(content: Digest | Reminder) -> Screen:
    """The message."""
    match content:
        case Digest():
            return public_text(words.digest(content), _ways(content))
        case Reminder():
            off = Button(labels.REMINDER_OFF, identifying_press(content))
            return public_text(words.reminder(content), ((_PLAY, off),))


def identifying_press(content: Digest | Reminder) -> Press:
    """The button by which the message of that day is known again."""
    match content:
        case Digest():
            return _best(content, content.games[0].key)
        case Reminder():
            return Press.of_no_game(f"remind-{content.day}")


def reminders_off() -> Screen:
    """What a reminder becomes when its player wants no more of them."""
    return replace(public_text(words.REMINDERS_OFF, ()), afresh=False)


def _ways(digest: Digest) -> tuple[Row, ...]:
    """Today's daily, and the best attempt at each game."""
    games = [game.key for game in digest.games]
    if len(games) == 1:
        return ((_PLAY, Button(labels.WATCH_THE_BEST, _best(digest, games[0]))),)
    return in_pairs(_PLAY, *(Button(labels.best(key), _best(digest, key)) for key in games))


def _best(digest: Digest, key: str) -> Press:
    return Press.of_no_game(f"best-{digest.day}-{key}")
