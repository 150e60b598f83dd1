"""Animations of games: what is said above them, in them, and instead of them."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, _, listed, ngettext, semicolon, ungrouped
from bot.services.play.courses import PLAYS
from bot.services.replay import Reel
from bot.store.schema.games import Ended
from bot.words.common.attachments import cut
from bot.words.common.games import picture_title, tie_breaker
from bot.words.common.games import title as game_title
from bot.words.common.people import mention, sentence
from bot.words.common.times import date_of
from bot.words.play.done import done
from bot.words.play.ends import line, title

LOSING_MOVE: Final = Phrase("The losing move")
REFUSED: Final = Phrase("Discord didn’t take the animation.")
ALT_AT_MOST: Final = 1024
"""How many characters Discord takes."""
_ENDED: Final = {
    Ended.LOST: Phrase("no moves left, {home} of {goal} home"),
    Ended.GIVEN_UP: Phrase("given up, {home} of {goal} home"),
    Ended.CLOSED: Phrase("the day is over, {home} of {goal} home"),
}
"""How a game ended that wasn't won, by its result."""
_UNFINISHED: Final = Phrase("unfinished, {home} of {goal} home")
"""The same of a game of a match that ended before it."""


def heading(reel: Reel) -> str:
    """`### Replay: Sultan #20`, then `Ada · moves 243 to 262 of 262 · won in 158 turns`."""
    view = reel.view
    of_day = view.attempt and view.attempt.number is not None
    day = f", {date_of(view.attempt.day)}" if view.attempt and of_day else ""
    # Translators: {game} is “Sultan #20” or “Sultan day 47, 21 Nov 2026”.
    said = _("### Replay: {game}", game=f"{game_title(view)}{day}")
    facts = [mention(reel.player)] if reel.player else []
    return f"{said}\n-# {sentence(' · '.join((*facts, moves(reel), _result(reel))))}"


def moves(reel: Reel) -> str:
    """`262 moves`, `moves 243 to 262 of 262`."""
    if reel.is_whole:
        # Translators: how long a replay is.
        return ngettext("{count} move", "{count} moves", reel.plies)
    if reel.last == reel.first + 1:
        return _("move {move} of {of}", move=reel.last, of=reel.plies)
    return _("moves {first} to {last} of {of}", first=reel.first + 1, last=reel.last, of=reel.plies)


@ungrouped()
def caption(reel: Reel) -> str:
    """What the foot of the animation says: `262 MOVES`."""
    return moves(reel)


def shortened(shown: int, of: int) -> str:
    """That some frames were left out."""
    return _(
        "Not every move has a frame here: {shown} of {of} positions are shown.", shown=shown, of=of
    )


def alt(reel: Reel) -> str:
    """The animation in words, at most 1024 characters."""
    return cut(" ".join(_told(reel)), ALT_AT_MOST)


def _told(reel: Reel) -> Iterator[str]:
    """What it shows, move by move if there are few, and the end."""
    view = reel.view
    # Translators: {moves} is “262 moves” or “moves 243 to 262 of 262”.
    yield _("Animation: {game}, {moves}.", game=picture_title(view), moves=moves(reel))
    if reel.steps:
        done_ = (done((one,), begins=not number) for number, one in enumerate(reel.steps))
        yield f"{semicolon().join(done_)}."
    else:
        yield from _summed_up(reel)
    if reel.losing is not None and reel.first < reel.losing <= reel.last:
        yield _("Move {move} lost the game.", move=reel.losing)
    if reel.shows_end:
        end = ", ".join(filter(None, (title(view), line(view))))
        # Translators: {end} is “Won in 158 turns, 9 turns better than Patient”.
        yield _("The end: {end}.", end=end)


def _summed_up(reel: Reel) -> Iterator[str]:
    plays = sum(move in PLAYS for move in reel.moves)
    turns = sum(move == "t" for move in reel.moves)
    turned = ngettext("{count} card turned", "{count} cards turned", turns)
    played = ngettext("{count} card played home", "{count} cards played home", plays)
    yield f"{turned}, {played}."
    if reel.milestones:
        home = [
            # Translators: so many cards home.
            _("{home} after {moves} moves", home=placed, moves=ply)
            for ply, placed in reel.milestones
        ]
        yield _("Cards home: {home}.", home=listed(home))


def _result(reel: Reel) -> str:
    """`won in 158 turns`, `no moves left, 70 of 95 home`."""
    view = reel.view
    assert view.result, "it is over"
    if view.result is Ended.WON:
        return _("won in {turns}", turns=tie_breaker(view.key, view.tie_breaker))
    if view.match and view.result is Ended.CLOSED:
        return _UNFINISHED(home=view.table.placed, goal=view.table.goal)
    return _ENDED[view.result](home=view.table.placed, goal=view.table.goal)
