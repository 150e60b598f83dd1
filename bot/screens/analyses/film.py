"""A finished game as an animation: its frames, and the message that shows it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.features.asked import Drawn
from bot.features.play.board import alt, board
from bot.features.play.changes import changed
from bot.features.screen import Attached, Button, Row, Screen, private_text
from bot.press.analyses import CutFilm
from bot.press.dailies import ShowPastDay, WatchRecord
from bot.press.games import DealSame
from bot.render.layouts.board import Board
from bot.render.layouts.film import Film, Pace, Shot, fitting
from bot.services.replay import QUICK, Reel, highlight
from bot.words.analyses import films as words
from bot.words.common import labels
from bot.words.common.games import caption, picture_title
from bot.words.play.position import captions, position
from engine.table import Outcome, Table

NAME = "replay.gif"


def frames(reel: Reel) -> int:
    """How many frames show every position of it."""
    return reel.last - reel.first + 1 + _has_further_frame(reel)


def film(reel: Reel, most: int) -> Film:
    """Its animation in at most so many frames."""
    every = _paces(reel)
    plies = [reel.first + at for at in fitting(every, most - _has_further_frame(reel))]
    paces = [every[ply - reel.first] for ply in plies]
    if _has_further_frame(reel):
        paces.append(paces[-1])
    end = board(reel.view) if reel.shows_end else None
    return Film(tuple(paces), _shots(reel, plies, end), end, reel.view.player.two_colour)


def _paces(reel: Reel) -> tuple[Pace, ...]:
    """How fast each of its positions passes, the one before its first move included."""
    numbered = enumerate(reel.moves, reel.first + 1)
    return Pace.SLOW, *(_pace(reel, number, move) for number, move in numbered)


def _pace(reel: Reel, number: int, move: str) -> Pace:
    if number == reel.losing:
        return Pace.HELD
    return Pace.QUICK if move in QUICK else Pace.SLOW


def _has_further_frame(reel: Reel) -> bool:
    """Whether the end doesn't tell all of the last position: that it was given up or closed after
    it, or that the last move lost it."""
    is_left = reel.view.table.outcome is Outcome.OPEN
    return reel.shows_end and (is_left or reel.losing == reel.last > reel.first)


def _shots(reel: Reel, plies: list[int], end: Board | None) -> Iterator[Shot]:
    before: Table | None = None
    fresh: frozenset[str] = frozenset()
    to_end = plies if end is None or _has_further_frame(reel) else plies[:-1]
    text, named = words.caption(reel), caption(reel.view).upper()
    for ply, game in zip(to_end, reel.games(plies), strict=False):
        now, is_losing = game.table, reel.losing == ply > reel.first
        # Marks that come and go with every turned card would flicker.
        if is_losing or (ply > reel.first and reel.whole.moves[ply - 1] not in QUICK):
            fresh = changed(before, now)
        before = now
        yield Shot(
            Board(now, captions(now), named, fresh, two_colour=reel.view.player.two_colour),
            words.LOSING_MOVE() if is_losing else text,
            (ply - reel.first) / (reel.last - reel.first),
            marked=is_losing,
        )
    if end:
        yield Shot(end)


def screen(reel: Reel, drawn: Drawn, *, posted: bool, new_message: bool) -> Screen:
    """The message of an animation. No still is beside it: on a phone that is a screen more."""
    shown = words.heading(reel)
    if drawn.frames < frames(reel):
        shown += f"\n{words.shortened(drawn.frames, frames(reel))}"
    return replace(
        _still(reel, posted=posted, new_message=new_message),
        above=shown,
        picture=None,
        alt="",
        film=Attached(NAME, drawn.content),
        film_alt=words.alt(reel),
    )


def refused(reel: Reel, shown: Screen) -> tuple[Screen, Screen]:
    """The same message for where Discord refuses the animation: its last frame, or its words."""
    above = f"{shown.above}\n{words.REFUSED()}"
    still = _still(reel, posted=not shown.private, new_message=shown.new_message)
    in_words = replace(shown, above=f"{above}\n{shown.film_alt}", film=None)
    return replace(still, above=above), in_words


def _still(reel: Reel, *, posted: bool, new_message: bool) -> Screen:
    """The message with the last frame instead of the animation."""
    view = reel.view
    ways: tuple[Row, ...] = _for_others(reel) if posted else _for_viewer(reel)
    if reel.shows_end:
        picture, in_words = board(view), alt(view)
    else:
        table = reel.table(reel.last)
        picture = Board(
            table, captions(table), caption(view).upper(), two_colour=view.player.two_colour
        )
        in_words = position(table, picture_title(view))
    return Screen(
        above=words.heading(reel),
        picture=picture,
        below="",
        rows=ways,
        private=not posted,
        new_message=new_message,
        secret=not posted,
        seen_by_many=True,
        alt=in_words,
    )


def in_words(reel: Reel) -> Screen:
    """The animation as text, for the player alone."""
    text = f"{words.heading(reel)}\n{words.alt(reel)}"
    return private_text(text, _for_viewer(reel), new_message=True)


def _for_others(reel: Reel) -> tuple[Row, ...]:
    view = reel.view
    if view.attempt:
        return ((Button(labels.THE_DEAL(), ShowPastDay(view.attempt.day, view.key)),),)
    return ((Button(labels.PLAY_THIS_DEAL(), DealSame(view.game)),),)


def _for_viewer(reel: Reel) -> tuple[Row, ...]:
    game = reel.view.game
    last = None if reel.shows_end else reel.last
    part = highlight(reel.plies, reel.losing)
    cut = partial(CutFilm, game)
    ways = [Button(labels.POST(), CutFilm(game, reel.first, last, posted=True))]
    if not reel.is_whole:
        ways.append(Button(labels.WHOLE_GAME(), cut(0, None)))
    if part not in ((0, reel.plies), (reel.first, reel.last)):
        ways.append(Button(labels.HIGHLIGHT(), cut(*part)))
    rows: tuple[Row, ...] = (tuple(ways),)
    if reel.view.attempt is None:
        return rows
    step = Button(labels.STEP(), WatchRecord(game, reel.first))
    deal = Button(labels.THE_DEAL(), ShowPastDay(reel.view.attempt.day, reel.view.key))
    return (*rows, (step, deal))
