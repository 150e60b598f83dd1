"""Digests and reminders as messages. A button of each identifies its day."""

from dataclasses import replace
from typing import Final

from bot.press.dailies import OpenDaily, WatchBest
from bot.press.settings import RemindersOff
from bot.screens.screen import Button, Row, Screen, Style, in_pairs, public_text
from bot.services.digest import Digest
from bot.services.notifications import Reminder
from bot.words import labels
from bot.words import posts as words

_PLAY: Final = Button(labels.PLAY_TODAY, OpenDaily(), Style.MAIN)


def posted(content: Digest | Reminder) -> Screen:
    """The message of a digest or reminder."""
    match content:
        case Digest():
            return public_text(words.digest(content), _ways(content))
        case Reminder():
            off = Button(labels.REMINDER_OFF, identifying_press(content))
            return public_text(words.reminder(content), ((_PLAY, off),))


def identifying_press(content: Digest | Reminder) -> WatchBest | RemindersOff:
    """The press by which the notifier recognizes the message of that day."""
    match content:
        case Digest():
            return WatchBest(content.day, content.games[0].key)
        case Reminder():
            return RemindersOff(content.day)


def reminders_off() -> Screen:
    """What replaces a reminder when its player switches reminders off."""
    return replace(public_text(words.REMINDERS_OFF, ()), new_message=False)


def _ways(digest: Digest) -> tuple[Row, ...]:
    """The ways to today's daily, and to the best attempt at each game."""
    games = [game.key for game in digest.games]
    if len(games) == 1:
        return ((_PLAY, Button(labels.WATCH_THE_BEST, WatchBest(digest.day, games[0]))),)
    best = (Button(labels.best(key), WatchBest(digest.day, key)) for key in games)
    return in_pairs(_PLAY, *best)
