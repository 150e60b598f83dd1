"""Puzzles: `/divan puzzle`; how one did, or one that is made, for all.

They are played as games are: see `features.play.tries`.
"""

from functools import partial
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Already, Asked, Claim, Once, Option, command, on
from bot.features.options import game_choices
from bot.features.play.board import screen
from bot.features.play.tries import told
from bot.features.screen import Button, Screen, Style, already_posted, public_text
from bot.languages import Phrase, _, for_everyone, marked
from bot.press.press import Press
from bot.press.puzzles import (
    AnotherPuzzle,
    MakePuzzle,
    PlayPuzzle,
    SharePuzzle,
    SkipPuzzle,
    SolveDay,
    SolvePuzzle,
    SolveToday,
    TryMove,
)
from bot.render.layouts.board import Board
from bot.services.play.game_view import GameView, InPuzzle
from bot.services.puzzles.made_puzzles import Making
from bot.words import labels
from bot.words.games import name_of
from bot.words.people import mention
from bot.words.position import captions, spread
from bot.words.text import ALT


@command(
    "puzzle",
    marked("Today’s puzzle, or another: a game that can still be won"),
    game=Option(marked("Another puzzle, of this game (default: today’s)"), choices=game_choices),
)
async def puzzle(asked: Asked, game: str | None = None) -> Screen:
    puzzles = asked.services.puzzles
    if game is None:
        return screen(await puzzles.today(asked.request))
    return screen(await puzzles.another(asked.request, game))


@on
async def today(asked: Asked, _press: SolveToday) -> Screen:
    return screen(await asked.services.puzzles.today(asked.request))


@on
async def of_day(asked: Asked, press: SolveDay) -> Screen:
    return screen(await asked.services.puzzles.today(asked.request, press.day))


@on
async def another(asked: Asked, press: AnotherPuzzle) -> Screen:
    return screen(await asked.services.puzzles.another(asked.request, press.key, press.level))


@on
async def skipped(asked: Asked, press: SkipPuzzle) -> Screen:
    return screen(await asked.services.puzzles.skip(asked.request, press.puzzle))


@on
async def shared_one(asked: Asked, press: PlayPuzzle) -> Screen:
    return screen(
        await asked.services.puzzles.shared_one(asked.request, press.key, press.puzzle_number)
    )


@on
async def current(asked: Asked, press: TryMove) -> Screen:
    """The current try, from a button of an earlier version."""
    return screen(await asked.services.puzzles.show(asked.request, press.puzzle))


@on
async def share(asked: Asked, press: SharePuzzle) -> Once:
    puzzles = asked.services.puzzles
    view, interrupted = await puzzles.share(asked.request, press.puzzle)
    assert view.puzzle, "it is one"
    id_ = view.puzzle.puzzle  # A button may have a former one.
    claim = Claim(
        interrupted, partial(puzzles.settle, id_), partial(puzzles.release, id_, interrupted)
    )
    already = partial(already_posted, ALREADY_SHARED)
    return Once(claim, shared(view, asked.owner), already)


@for_everyone()
def shared(view: GameView, owner: str) -> Screen:
    """How it was answered, without a move, with the button that plays it."""
    assert view.puzzle, "it is one"
    press = _playing(view, view.puzzle)
    play = ((Button(labels.PLAY_PUZZLE(), press, Style.MAIN),),) if press else ()
    return public_text(f"{mention(owner)}\n{told(view, view.puzzle)}", play)


def _playing(view: GameView, of: InPuzzle) -> Press | None:
    """What plays the same puzzle."""
    if of.day:
        return SolveDay(of.day)
    if of.made:
        return SolvePuzzle(of.made)
    return PlayPuzzle(view.key, of.deal) if of.deal else None


ALREADY_SHARED: Final = Phrase("You’ve already shared this puzzle.")


@on
async def make(asked: Asked, press: MakePuzzle) -> Once | Already:
    """Posts a puzzle of a lost game, unless that was done; raises NOBODY_ELSE_HERE."""
    if asked.is_between_us:  # It can be posted once: not where nobody solves it.
        raise PlayError(Reason.NOBODY_ELSE_HERE)
    asked.discord.take_time()  # What was offered may have to be proved again.
    puzzles, may_post = asked.services.made_puzzles, asked.discord.check_post
    making = await puzzles.begin(asked.request, press.game, asked.channel, may_post)
    already, puzzle = partial(already_posted, ALREADY_MADE), making.puzzle
    if making.table is None:
        return Already(puzzle.message if puzzle.channel == asked.channel else None, already)
    claim = Claim(
        making.interrupted, partial(puzzles.settle, making), partial(puzzles.release, making)
    )
    return Once(claim, made(making, asked.owner), already)


@for_everyone()
def made(making: Making, owner: str) -> Screen:
    """A puzzle that somebody made of a game they lost, for the channel."""
    of, table = making.puzzle, making.table
    assert table, "it is to be posted"
    said = _(
        "{player} lost this game of {game}, but from here it can still be won.",
        player=mention(owner),
        game=name_of(of.key),
    )
    # Translators: a puzzle’s name.
    title = _("puzzle {number}", number=str(of.id))
    return Screen(
        above=said,
        picture=Board(table, captions(table), heading=title.upper(), spread=True),
        below=_("Nothing is hidden, and there are six tries."),
        rows=((Button(labels.SOLVE(), SolvePuzzle(of.id), Style.MAIN),),),
        private=False,
        new_message=True,
        alt=spread(table, f"{name_of(of.key)}, {title}", ALT),
        words_suffice=True,
    )


ALREADY_MADE: Final = Phrase("You’ve already made a puzzle out of this game.")


@on
async def solve(asked: Asked, press: SolvePuzzle) -> Screen:
    return screen(await asked.services.made_puzzles.solve(asked.request, press.made))
