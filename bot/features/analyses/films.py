"""Replays: finished games as animations, and what is said above, in and instead of them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from bot.features.handlers import Asked, Drawn, Option, Shown, command, on
from bot.features.options import FINISHED_GAME
from bot.features.play.board import alt as board_alt
from bot.features.play.board import board
from bot.features.play.changes import changed
from bot.features.screen import Attached, Button, Row, Screen, private_text
from bot.languages import (
    Phrase,
    _,
    for_everyone,
    listed,
    marked,
    ngettext,
    npgettext,
    semicolon,
    ungrouped,
)
from bot.press.analyses import CutFilm, ShowFilm
from bot.press.dailies import ShowPastDay, WatchBest, WatchRecord
from bot.press.games import DealSame
from bot.render.layouts.board import Board
from bot.render.layouts.film import Film, Pace, Shot, fitting
from bot.services.play.courses import PLAYS
from bot.services.replay import QUICK, Reel, highlight
from bot.store.schema.games import Ended
from bot.words import ends, labels
from bot.words.done import done
from bot.words.games import caption as game_caption
from bot.words.games import picture_title, tie_breaker, title
from bot.words.people import mention, sentence
from bot.words.position import captions, position
from bot.words.text import ALT, cut
from bot.words.times import date_of
from engine.table import Outcome, Table


@command(
    "replay",
    marked("Watch a finished game as an animation"),
    game=FINISHED_GAME,
    first=Option(
        marked("The first move to show, such as 40 (default: the first of the game)"),
        called="from",
        least=1,
        most=1_000_000,
    ),
    last=Option(
        marked("The last move to show (default: the last of the game)"),
        called="to",
        least=1,
        most=1_000_000,
    ),
)
async def last_finished(
    asked: Asked, game: str | None = None, first: int = 1, last: int | None = None
) -> Screen | Shown:
    reel = await asked.services.films.last_ended(asked.request, game, first - 1, last)
    return await _drawn(asked, reel)


@on
async def whole(asked: Asked, press: ShowFilm) -> Screen | Shown:
    return await _drawn(asked, await asked.services.films.of(asked.request, press.game))


@on
async def best(asked: Asked, press: WatchBest) -> Screen | Shown:
    """A day's best attempt of the players who haven't left the server."""
    found = await asked.services.past.best(asked.request, press.day, press.key)
    while await asked.discord.have_left((found.line.owner or "",)):
        found = await asked.services.past.best(asked.request, press.day, press.key)
    return await _drawn(asked, await asked.services.films.of(asked.request, found.game))


@on
async def part(asked: Asked, press: CutFilm) -> Screen | Shown:
    """Another part in the same message, unless it is posted."""
    reel = await asked.services.films.of(asked.request, press.game, press.first, press.last)
    return await _drawn(asked, reel, posted=press.posted, new_message=press.posted)


async def _drawn(
    asked: Asked, reel: Reel, *, posted: bool = False, new_message: bool = True
) -> Screen | Shown:
    """An animation; in text mode, what it would show."""
    if reel.view.player.text_mode and not posted:
        return in_words(reel)
    asked.discord.take_time()
    with for_everyone(posted):
        drawn = await asked.discord.film(reel)
        shown = screen(reel, drawn, posted=posted, new_message=new_message)
        return Shown(shown, instead=refused(reel, shown))


def in_words(reel: Reel) -> Screen:
    """The animation as text, for the player alone."""
    return private_text(f"{heading(reel)}\n{alt(reel)}", _for_viewer(reel), new_message=True)


def screen(reel: Reel, drawn: Drawn, *, posted: bool, new_message: bool) -> Screen:
    """The message of an animation. No still is beside it: on a phone that is a screen more."""
    above, every = heading(reel), frames(reel)
    if drawn.frames < every:
        above += f"\n{shortened(drawn.frames, every)}"
    return replace(
        _still(reel, posted=posted, new_message=new_message),
        above=above,
        picture=None,
        alt="",
        film=Attached("replay.gif", drawn.content),
        film_alt=alt(reel),
    )


def shortened(shown: int, of: int) -> str:
    """That some frames were left out."""
    return _("The animation shows {shown} of {of} positions.", shown=shown, of=of)


def refused(reel: Reel, shown: Screen) -> tuple[Screen, Screen]:
    """The same message for where Discord refuses the animation: its last frame, or its words."""
    above = "\n".join((shown.above, _("Discord didn’t take the animation.")))
    still = _still(reel, posted=not shown.private, new_message=shown.new_message)
    in_words = replace(shown, above=f"{above}\n{shown.film_alt}", film=None)
    return replace(still, above=above), in_words


def _still(reel: Reel, *, posted: bool, new_message: bool) -> Screen:
    """The message with the last frame instead of the animation."""
    view = reel.view
    if reel.shows_end:
        picture, in_words = board(view), board_alt(view)
    else:
        table = reel.table(reel.last)
        picture = Board(
            table, captions(table), game_caption(view).upper(), two_colour=view.player.two_colour
        )
        in_words = position(table, picture_title(view))
    return Screen(
        above=heading(reel),
        picture=picture,
        below="",
        rows=((_deal(reel),),) if posted else _for_viewer(reel),
        private=not posted,
        new_message=new_message,
        secret=not posted,
        seen_by_many=True,
        alt=in_words,
    )


def _deal(reel: Reel) -> Button:
    view = reel.view
    if view.attempt:
        return Button(labels.THE_DEAL(), ShowPastDay(view.attempt.day, view.key))
    return Button(labels.PLAY_THIS_DEAL(), DealSame(view.game))


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
    if reel.view.attempt is None:
        return (tuple(ways),)
    return (tuple(ways), (Button(labels.STEP(), WatchRecord(game, reel.first)), _deal(reel)))


def heading(reel: Reel) -> str:
    """`### Replay: Sultan #20`, then `Ada · moves 243 to 262 of 262 · won in 158 turns`."""
    view = reel.view
    of_day = view.attempt and view.attempt.number is not None
    day = f", {date_of(view.attempt.day)}" if view.attempt and of_day else ""
    # Translators: {game} is “Sultan #20” or “Sultan day 47, Nov 21, 2026”.
    said = _("### Replay: {game}", game=f"{title(view)}{day}")
    facts = [mention(reel.player)] if reel.player else []
    return f"{said}\n-# {sentence(' · '.join((*facts, _moves(reel), _result(reel))))}"


def _moves(reel: Reel) -> str:
    """`262 moves`, `moves 243 to 262 of 262`."""
    if reel.is_whole:
        # Translators: how long a replay is.
        return ngettext("{count} move", "{count} moves", reel.plies)
    if reel.last == reel.first + 1:
        return _("move {move} of {of}", move=reel.last, of=reel.plies)
    return _("moves {first} to {last} of {of}", first=reel.first + 1, last=reel.last, of=reel.plies)


_ENDED: Final = {
    Ended.LOST: Phrase("no moves left, {home} of {goal} home"),
    Ended.GIVEN_UP: Phrase("gave up, {home} of {goal} home"),
    Ended.CLOSED: Phrase("the day is over, {home} of {goal} home"),
}
"""How a game ended that wasn't won, by its result."""
_UNFINISHED: Final = Phrase("unfinished, {home} of {goal} home")
"""The same of a game of a match that ended before it."""


def _result(reel: Reel) -> str:
    """`won in 158 turns`, `no moves left, 70 of 95 home`."""
    view = reel.view
    assert view.result, "it is over"
    if view.result is Ended.WON:
        return _("won with {turns}", turns=tie_breaker(view.key, view.tie_breaker))
    is_cut = view.match and view.result is Ended.CLOSED
    said = _UNFINISHED if is_cut else _ENDED[view.result]
    return said(home=view.table.placed, goal=view.table.goal)


def alt(reel: Reel) -> str:
    """The animation in words, at most 1024 characters."""
    return cut(" ".join(_told(reel)), ALT)


def _told(reel: Reel) -> Iterator[str]:
    """What it shows, move by move if there are few, and the end."""
    view = reel.view
    # Translators: {moves} is “262 moves” or “moves 243 to 262 of 262”.
    yield _("Animation: {game}, {moves}.", game=picture_title(view), moves=_moves(reel))
    if reel.steps:
        told = (done((one,), begins=not number) for number, one in enumerate(reel.steps))
        yield f"{semicolon().join(told)}."
    else:
        yield from _summed_up(reel)
    if reel.losing is not None and reel.first < reel.losing <= reel.last:
        yield _("Move {move} lost the game.", move=reel.losing)
    if reel.shows_end:
        yield f"{', '.join(filter(None, (ends.title(view), ends.line(view))))}."


def _summed_up(reel: Reel) -> Iterator[str]:
    plays = sum(move in PLAYS for move in reel.moves)
    turns = sum(move == "t" for move in reel.moves)
    turned = npgettext("film", "{count} card turned", "{count} cards turned", turns)
    played = npgettext("film", "{count} card played home", "{count} cards played home", plays)
    yield f"{turned}, {played}."
    if reel.milestones:
        home = [
            # Translators: so many cards home.
            _("{home} after {moves} moves", home=placed, moves=ply)
            for ply, placed in reel.milestones
        ]
        yield _("Cards home: {home}.", home=listed(home))


def frames(reel: Reel) -> int:
    """How many frames show every position of it."""
    return reel.last - reel.first + 1 + _has_further_frame(reel)


def _has_further_frame(reel: Reel) -> bool:
    """Whether the end doesn't tell all of the last position: that it was given up or closed after
    it, or that the last move lost it."""
    is_left = reel.view.table.outcome is Outcome.OPEN
    return reel.shows_end and (is_left or reel.losing == reel.last > reel.first)


def film(reel: Reel, most: int) -> Film:
    """Its animation in at most so many frames."""
    # How fast each of its positions passes, the one before its first move included.
    every = [Pace.SLOW, *(Pace.QUICK if move in QUICK else Pace.SLOW for move in reel.moves)]
    if reel.losing is not None and reel.first < reel.losing <= reel.last:
        every[reel.losing - reel.first] = Pace.HELD
    plies = [reel.first + at for at in fitting(every, most - _has_further_frame(reel))]
    paces = [every[ply - reel.first] for ply in plies]
    if _has_further_frame(reel):
        paces.append(paces[-1])
    end = board(reel.view) if reel.shows_end else None
    return Film(tuple(paces), _shots(reel, plies, end), end, reel.view.player.two_colour)


def _shots(reel: Reel, plies: list[int], end: Board | None) -> Iterator[Shot]:
    before: Table | None = None
    fresh: frozenset[str] = frozenset()
    to_end = plies if end is None or _has_further_frame(reel) else plies[:-1]
    with ungrouped():
        text = _moves(reel)
    named = game_caption(reel.view).upper()
    for ply, game in zip(to_end, reel.games(plies), strict=False):
        now, is_losing = game.table, reel.losing == ply > reel.first
        # Marks that come and go with every turned card would flicker.
        if is_losing or (ply > reel.first and reel.whole.moves[ply - 1] not in QUICK):
            fresh = changed(before, now)
        before = now
        yield Shot(
            Board(now, captions(now), named, fresh, two_colour=reel.view.player.two_colour),
            _("The losing move") if is_losing else text,
            (ply - reel.first) / (reel.last - reel.first),
            marked=is_losing,
        )
    if end:
        yield Shot(end)
