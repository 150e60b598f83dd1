"""Animations of games: what is said above them, in them, and instead of them."""

from collections.abc import Iterator
from typing import Final

from bot.languages import listed
from bot.services.play.move_lists import PLAYS
from bot.services.replay.reel import Reel
from bot.store.schema.rows import Ended
from bot.words.common.cards import capital, counted
from bot.words.common.games import picture_title
from bot.words.common.games import title as game_title
from bot.words.common.people import mention
from bot.words.common.times import date_of
from bot.words.play.change import done
from bot.words.play.ends import line, outcome, title

LOSING_MOVE: Final = "The losing move"
REFUSED: Final = "Discord didn’t take the animation."
ALT_AT_MOST: Final = 1024
"""How many characters Discord takes."""


def heading(reel: Reel) -> str:
    """`### Replay: Sultan #20`, then `Ada · moves 243 to 262 of 262 · won in 158 turns`."""
    view = reel.view
    of_day = view.attempt and view.attempt.number is not None
    day = f", {date_of(view.attempt.day)}" if view.attempt and of_day else ""
    facts = [mention(view.owner)] if reel.named else []
    facts += [moves(reel), _result(reel)]
    return f"### Replay: {game_title(view)}{day}\n-# {' · '.join(facts)}"


def moves(reel: Reel) -> str:
    """`262 moves`, `moves 243 to 262 of 262`."""
    if reel.is_whole:
        return counted(reel.plies, "move")
    if reel.last == reel.first + 1:
        return f"move {reel.last:,} of {reel.plies:,}"
    return f"moves {reel.first + 1:,} to {reel.last:,} of {reel.plies:,}"


def caption(reel: Reel) -> str:
    """What the foot of the animation says: `262 MOVES`, in characters that pictures have."""
    return moves(reel).replace(",", "")


def shortened(shown: int, of: int) -> str:
    """That some frames were left out."""
    return f"Not every move has a frame here: {shown:,} of {of:,} positions are shown."


def alt(reel: Reel) -> str:
    """The animation in words, at most 1024 characters."""
    told = " ".join(_told(reel))
    return told if len(told) <= ALT_AT_MOST else f"{told[: ALT_AT_MOST - 1]}…"


def _told(reel: Reel) -> Iterator[str]:
    """What it shows, move by move if there are few, and the end."""
    view = reel.view
    yield f"Animation: {picture_title(view)}, {moves(reel)}."
    if reel.steps:
        yield f"{capital('; '.join(done((step,)) for step in reel.steps))}."
    else:
        yield from _summed_up(reel)
    if reel.losing is not None and reel.first < reel.losing <= reel.last:
        yield f"Move {reel.losing:,} lost the game."
    if reel.shows_end:
        yield f"The end: {title(view)}{f', {said}' if (said := line(view)) else ''}."


def _summed_up(reel: Reel) -> Iterator[str]:
    plays = sum(move in PLAYS for move in reel.moves)
    turns = sum(move == "t" for move in reel.moves)
    yield f"{counted(turns, 'card')} turned, {counted(plays, 'card')} played home."
    if reel.milestones:
        home = [f"{placed} after {ply:,} moves" for ply, placed in reel.milestones]
        yield f"Cards home: {listed(home)}."


def _result(reel: Reel) -> str:
    """`won in 158 turns`, `no moves left, 70 of 95 home`."""
    view = reel.view
    if view.result is Ended.WON:
        said = title(view)
    else:
        said = f"{outcome(view)}, {view.table.placed} of {view.table.goal} home"
    return said[:1].lower() + said[1:]
