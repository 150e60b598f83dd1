"""Animations: their time compared with the same boards drawn as PNG, and their size."""

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from bot.app.answers.files import drawing
from bot.features.analyses.films import frames
from bot.features.play.changes import changed
from bot.render.animation import COMPILED
from bot.render.draw import Renderer
from bot.services.core.work import finished
from bot.services.replay import HIGHLIGHT, Reel, highlight
from engine import Game
from engine.catalogue import GAMES
from engine.solver.baseline import patient
from tests.bot.reels import reel_of
from tests.bot.render.boards import board_of

GAMES_IN_ALL = int(os.environ.get("REPLAY_GAMES", "12"))
"""How many games are filmed, of all kinds in turn."""
LONGEST = 600
"""Moves after which a game is left out: Patient builds to and fro in some."""
WHOLE, PNG_WHOLE = 240, 400
"""A film of so many frames may take as long as so many boards."""
PNG_HIGHLIGHT = 80
"""As many boards as a highlight may take."""


@dataclass(frozen=True)
class Measured:
    """A film's seconds and bytes, and the seconds of a board of its game."""

    key: str
    frames: int
    film: float
    size: int
    highlight: float
    highlight_size: int
    board: float


def report() -> list[str]:
    """The figures, a line each."""
    renderer = Renderer.load()
    games = _games()
    measured = [_measured(renderer, next(games)) for _ in range(GAMES_IN_ALL)]
    kinds = {key: [one for one in measured if one.key == key] for key in GAMES}
    return [
        "compiled packing" if COMPILED else "Pillow's packing: the compiled one is missing",
        *(line for key, some in kinds.items() if some for line in _lines(key, some)),
        *_lines(f"all {len(measured)} games", measured),
    ]


def _lines(name: str, some: list[Measured]) -> Iterator[str]:
    whole = median(one.film / one.frames * WHOLE / one.board for one in some)
    sizes = sorted(one.size / one.frames * WHOLE / 1024**2 for one in some)
    yield (
        f"{name}: {WHOLE} frames in the time of {whole:.0f} boards (at most {PNG_WHOLE}), "
        f"{median(sizes):.2f} MiB, largest {sizes[-1]:.2f}"
    )
    short = median(one.highlight / one.board for one in some)
    sizes = sorted(one.highlight_size / 1024 for one in some)
    yield (
        f"  a highlight of {HIGHLIGHT} moves in that of {short:.0f} (at most {PNG_HIGHLIGHT}), "
        f"{median(sizes):.0f} KiB, largest {sizes[-1]:.0f}"
    )
    lasting = median(one.film for one in some)
    yield f"  a whole game: {median(one.frames for one in some):.0f} frames in {lasting:.2f} s"


def _measured(renderer: Renderer, game: Game) -> Measured:
    reel, short = reel_of(game), reel_of(game, *highlight(len(game.moves), None))
    tables = [one.table for one in reel.games(range(len(game.moves) + 1))]
    since = time.perf_counter()
    before = None
    for table in tables:
        renderer.png(board_of(table, "#20", changed(before, table)))
        before = table
    board = (time.perf_counter() - since) / len(tables)
    film, size = _filmed(renderer, reel)
    lasting, short_size = _filmed(renderer, short)
    return Measured(game.key, frames(reel), film, size, lasting, short_size, board)


def _filmed(renderer: Renderer, reel: Reel) -> tuple[float, int]:
    """A film's seconds and bytes."""
    since = time.perf_counter()
    file = finished(drawing(renderer, reel, frames(reel))).content
    return time.perf_counter() - since, len(file)


def _games() -> Iterator[Game]:
    """Games that Patient has played to their ends, of all kinds in turn."""
    for number in range(1, 10_000):
        for key in GAMES:
            game = Game.start(key, number)
            while game.legal_moves and len(game.moves) < LONGEST:
                game = game.played(str(patient(game.table)))
            if not game.legal_moves:
                yield game
