"""*Make it a puzzle*: a position where a game was lost, posted once for others to solve."""

from functools import partial
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.answers import Already, Claim, Once
from bot.features.asked import Asked
from bot.features.puzzles.puzzles import ALT, about, board, place, screen
from bot.features.registry import on
from bot.features.screen import Button, Screen, Style, already_posted
from bot.languages import Phrase, _, for_everyone
from bot.press.puzzles import MakePuzzle, SolvePuzzle
from bot.services.puzzles.puzzle_view import PuzzleView
from bot.words import labels
from bot.words.games import name_of
from bot.words.people import mention


@on
async def make(asked: Asked, press: MakePuzzle) -> Once | Already:
    """Posts a puzzle of a lost game, unless that was done; raises NOBODY_ELSE_HERE."""
    if asked.is_between_us:  # It can be posted once: not where nobody solves it.
        raise PlayError(Reason.NOBODY_ELSE_HERE)
    asked.discord.take_time()  # What was offered may have to be proved again.
    puzzles, may_post = asked.services.made_puzzles, asked.discord.check_post
    making = await puzzles.begin(asked.request, press.game, asked.channel, may_post)
    already, puzzle = partial(already_posted, ALREADY_MADE), making.puzzle
    if making.view is None:
        return Already(puzzle.message if puzzle.channel == asked.channel else None, already)
    claim = Claim(
        making.interrupted, partial(puzzles.settle, making), partial(puzzles.release, making)
    )
    return Once(claim, made(making.view, puzzle.id, asked.owner), already)


@for_everyone()
def made(view: PuzzleView, id_: int, owner: str) -> Screen:
    """A puzzle that somebody made of a game they lost, for the channel."""
    said = _(
        "{player} lost a game of {game} here. Which move still wins?",
        player=mention(owner),
        game=name_of(view.key),
    )
    return Screen(
        above=said,
        picture=board(view),
        below=about(view),
        rows=((Button(labels.SOLVE(), SolvePuzzle(id_), Style.MAIN),),),
        private=False,
        new_message=True,
        alt=place(view, ALT),
        words_suffice=True,
    )


ALREADY_MADE: Final = Phrase("You’ve already made a puzzle of this game.")


@on
async def solve(asked: Asked, press: SolvePuzzle) -> Screen:
    """The puzzle to whoever presses, for them alone."""
    return screen(await asked.services.made_puzzles.solve(asked.request, press.made))
