"""Digests and reminders as messages. A button of each identifies its day."""

from dataclasses import replace

from bot.features.screen import Button, Row, Screen, Style, in_pairs, public_text
from bot.press.dailies import OpenDaily, ShowProof, WatchBest
from bot.press.games import BringHere
from bot.press.puzzles import SolveToday
from bot.press.settings import RemindersOff
from bot.press.together import TryTogether
from bot.render.layouts.digest import MEDALS, MOST_GAMES, DigestCard, Medal, Podium
from bot.services.posts.digests import Digest, Played
from bot.services.posts.notifications import Reminder
from bot.store.schema.rankings import Standing
from bot.words.common import labels
from bot.words.common.games import day_number, short_names
from bot.words.common.times import date_of
from bot.words.posts import digest as digest_words
from bot.words.posts import reminders as words


def _play() -> Button:
    return Button(labels.PLAY_TODAY(), OpenDaily(), Style.MAIN)


def _puzzle() -> Button:
    return Button(labels.PUZZLE(), SolveToday())


def posted(content: Digest | Reminder, *, pictured: bool = True) -> Screen:
    """The message of a digest or reminder, with its picture or in words alone."""
    match content:
        case Digest():
            return _digest(content, pictured=pictured)
        case Reminder():
            left = (
                Button(labels.finish(one.key), BringHere(one.game), Style.MAIN)
                for one in content.unfinished
            )
            play = (_play(),) if content.unbegun else ()
            off = Button(labels.REMINDER_OFF(), identifying_press(content))
            return public_text(words.reminder(content), in_pairs(*left, *play, off))


def _digest(digest: Digest, *, pictured: bool) -> Screen:
    """The headline of the day, the picture, and below it who stood where."""
    screen = public_text(digest_words.heading(digest, pictured=pictured), _ways(digest))
    screen = replace(screen, below=digest_words.below(digest, pictured=pictured))
    if not pictured:
        return screen
    return replace(screen, picture=_picture(digest), alt=digest_words.alt(digest, MEDALS))


def _picture(digest: Digest) -> DigestCard:
    return DigestCard(
        title=date_of(digest.day),
        streak=digest_words.picture_streak(digest),
        games=tuple(map(_podium, digest.games[:MOST_GAMES])),
    )


def _podium(game: Played) -> Podium:
    """The best attempts at a game. No names, as some hide theirs."""
    return Podium(
        name=short_names()[game.key],
        caption="" if game.number is None else day_number(game.number),
        par=digest_words.picture_par(game),
        medals=tuple(_medal(game.key, row) for row in game.best[:MEDALS]),
    )


def _medal(key: str, row: Standing) -> Medal:
    return Medal(row.place, row.points, row.wins > 0, digest_words.detail(key, row))


def identifying_press(content: Digest | Reminder) -> WatchBest | RemindersOff:
    """The press by which the notifier recognizes the message of that day."""
    match content:
        case Digest():
            return WatchBest(content.day, content.games[0].key)
        case Reminder():
            return RemindersOff(content.day)


def reminders_off() -> Screen:
    """What replaces a reminder when its player switches reminders off."""
    return replace(public_text(words.REMINDERS_OFF(), ()), new_message=False)


def _ways(digest: Digest) -> tuple[Row, ...]:
    """The ways to today's daily and puzzle, to the best attempt at each game, and to the proof
    of the day; and to a second chance at one that nobody won."""
    games, proof = (
        [game.key for game in digest.games],
        Button(labels.PROOF(), ShowProof(digest.day)),
    )
    is_one, again = len(games) == 1, digest.second_chance
    label = again and (labels.TRY_TOGETHER() if is_one else labels.together(again.key))
    chance = (Button(label, TryTogether(again.game)),) if again and label else ()
    if is_one:
        best_one = Button(labels.BEST(), WatchBest(digest.day, games[0]))
        return (_play(), best_one, proof), (_puzzle(), *chance)
    best = (Button(labels.best(key), WatchBest(digest.day, key)) for key in games)
    ways = (_play(), _puzzle(), *best)
    # Beside another game's name it would wrap on a phone.
    return (*in_pairs(*ways), (*chance, proof)) if chance else in_pairs(*ways, proof)
