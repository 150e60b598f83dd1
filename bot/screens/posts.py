"""Digests and reminders as messages. A button of each identifies its day."""

from dataclasses import replace
from typing import Final

from bot.press.dailies import OpenDaily, WatchBest
from bot.press.games import BringHere
from bot.press.settings import RemindersOff
from bot.render.digest import MOST_GAMES, BestOfGame, DigestCard
from bot.screens.game import heights
from bot.screens.screen import Button, Row, Screen, Style, in_pairs, public_text
from bot.services.digest import Digest, Played
from bot.services.reminders import Reminder
from bot.words import labels
from bot.words import posts as words
from bot.words.games import day_number, short_names
from bot.words.times import date_of

_PLAY: Final = Button(labels.PLAY_TODAY, OpenDaily(), Style.MAIN)


def posted(content: Digest | Reminder) -> Screen:
    """The message of a digest or reminder."""
    match content:
        case Digest():
            return _digest(content)
        case Reminder():
            left = (
                Button(labels.finish(one.key), BringHere(one.game), Style.MAIN)
                for one in content.unfinished
            )
            play = (_PLAY,) if content.unbegun else ()
            off = Button(labels.REMINDER_OFF, identifying_press(content))
            return public_text(words.reminder(content), in_pairs(*left, *play, off))


def without_picture(screen: Screen) -> Screen:
    """The same as text alone."""
    return replace(screen, picture=None, alt="")


def _digest(digest: Digest) -> Screen:
    """The story of the day, the picture, and below it the results."""
    return replace(
        public_text(words.digest_heading(digest), _ways(digest)),
        picture=_picture(digest),
        alt=words.picture_alt(digest),
        below="\n\n".join(filter(None, (words.digest_games(digest), words.digest_seals(digest)))),
    )


def _picture(digest: Digest) -> DigestCard:
    return DigestCard(
        title=date_of(digest.day),
        streak=words.picture_streak(digest),
        games=tuple(map(_best, digest.games[:MOST_GAMES])),
    )


def _best(game: Played) -> BestOfGame:
    """The best attempt at a game. No name, as some hide theirs."""
    best = game.best[0]
    return BestOfGame(
        name=short_names()[game.key],
        caption="" if game.number is None else day_number(game.number),
        score=best.points,
        won=best.wins > 0,
        detail=words.detail(game),
        foundations=heights(game.table) if game.table else (),
    )


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
