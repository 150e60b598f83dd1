"""How a game could have gone: the line to the win, step by step."""

from collections.abc import Callable
from functools import partial
from typing import Final

from bot.features.analyses.analysis import caption, screen, title
from bot.features.handlers import Asked, on
from bot.features.play.changes import changed
from bot.features.screen import Button, Screen, Style
from bot.languages import Phrase, _, ngettext
from bot.press.analyses import PlayFromToWin, ShowAnalysis, WatchToWin
from bot.press.press import Press
from bot.render.layouts.board import Board
from bot.services.analyses.analysed_games import ToWin
from bot.words import labels
from bot.words.done import done
from bot.words.position import captions, position
from bot.words.text import headed

STEPS: Final = (-10, -1, 1, 10)
"""How many moves the buttons go forward or back."""


@on
async def line(asked: Asked, press: WatchToWin) -> Screen:
    return to_win(await asked.services.post_mortems.line(asked.request, press.game, press.ply))


def to_win(shown: ToWin) -> Screen:
    """A position on the line to the win, with buttons to step through it."""
    of, at, may = shown.of, (shown.ply, shown.plies), shown.ply < shown.plies
    watching = partial(WatchToWin, of.game)
    from_here = PlayFromToWin(of.game, shown.ply)
    rows = (
        tuple(step(labels.step_by(by), shown.ply + by, *at, watching) for by in STEPS),
        (*ends(*at, watching), Button(labels.ANALYSIS(), ShowAnalysis(of.game))),
        (Button(labels.PLAY_FROM_HERE(), from_here, Style.MAIN if may else Style.QUIET, may),),
    )
    picture = Board(
        table=shown.table,
        captions=captions(shown.table),
        heading=caption(of).upper(),
        fresh=changed(shown.before, shown.table),
        two_colour=of.player.two_colour,
    )
    if shown.step:
        made = f"{done((shown.step,), begins=True)}."
    else:
        made = _("It could still be won from here.")
    said = "\n".join((_("### The winning line"), f"-# {title(of)} · {_along(shown)}", made))
    return screen(of, said, picture, position(shown.table, title(of)), rows)


def _along(shown: ToWin) -> str:
    """`after your move 221: 54 moves`, then `after your move 221: step 3 of 54`."""
    if shown.ply:
        said = _("step {move} of {of}", move=str(shown.ply), of=str(shown.plies))
    else:
        said = ngettext("{count} move", "{count} moves", shown.plies)
    if not shown.won:
        return headed(_("from the deal"), said)
    after = _AFTER_YOURS if shown.of.is_own else _AFTER
    return headed(after(move=str(shown.won)), said)


# Translators: how many moves of a player’s come before the line to the win.
_AFTER_YOURS: Final = Phrase("after your move {move}")
_AFTER: Final = Phrase("after move {move}")


def ends(ply: int, plies: int, watching: Callable[[int], Press]) -> tuple[Button, ...]:
    """The buttons to the first and to the last ply; `watching` is the press for a ply."""
    return (
        step(labels.FIRST_MOVE(), 0, ply, plies, watching),
        step(labels.LAST_MOVE(), plies, ply, plies, watching),
    )


def step(label: str, to: int, ply: int, plies: int, watching: Callable[[int], Press]) -> Button:
    """A button to a ply; beyond the first or last one, to that one."""
    to = max(0, min(to, plies))
    return Button(label, watching(to), enabled=to != ply)
