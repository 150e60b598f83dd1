"""From a table to a PNG: time and size."""

import io
import time
import zlib
from collections.abc import Callable
from datetime import date
from functools import partial
from random import Random
from statistics import median, quantiles

from PIL import Image

from bot.features.rankings.statistics import sheet
from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.layouts.board import Board
from engine import Game
from engine.catalogue import GAMES
from tests.bot.render.boards import board_of
from tests.bot.render.sheets import at_most, won_card

ROUNDS = 5
"""How often each picture is drawn."""
EVERY = 13
"""Moves between two drawn positions."""
GAMES_EACH = 1


def report() -> list[str]:
    """The figures, a line each."""
    renderer = Renderer.load()
    pictures = [picture for key in GAMES for picture in _pictures(key)]
    seconds = [_taken(partial(renderer.png, one)) for _ in range(ROUNDS) for one in pictures]
    sizes = sorted(len(renderer.png(picture)) / 1024 for picture in pictures)
    return [
        f"table to PNG: {median(seconds):.2f} ms, p99 {quantiles(seconds, n=100)[98]:.2f} ms",
        f"size: median {median(sizes):.1f} KiB, largest of {len(sizes)} {sizes[-1]:.1f} KiB",
        *_parts(renderer, pictures),
        *_sheets(renderer),
    ]


def _pictures(key: str) -> list[Board]:
    """Positions of random games, the same on every run."""
    pictures = []
    for seed in range(GAMES_EACH):
        rng, game = Random(seed), Game.start(key, seed + 1)
        while game.legal_moves:
            moves = [str(move) for move in game.legal_moves]
            game = game.played(rng.choices(moves, [1 if m in "tdr" else 9 for m in moves])[0])
            if len(game.moves) % EVERY == 1:
                pictures.append(board_of(game.table, f"#{seed + 1}"))
    return pictures


def _parts(renderer: Renderer, pictures: list[Board]) -> list[str]:
    """The time of its parts: the plan, and packing the rows with zlib alone."""
    planning = [_taken(partial(plan, picture)) for picture in pictures]
    rows = Image.open(io.BytesIO(renderer.png(pictures[0]))).tobytes()
    packing = [_taken(partial(zlib.compress, rows, 1)) for _ in range(20)]
    return [
        f"including the plan: {median(planning):.2f} ms; "
        f"packing with zlib instead of isal takes {median(packing):.1f} ms"
    ]


def _sheets(renderer: Renderer) -> list[str]:
    """The fullest possible statistics, and a share card."""
    fullest = sheet(at_most(date(2028, 2, 29)))
    drawn = {
        "statistics": partial(renderer.png, fullest),
        "share card": partial(renderer.png, won_card()),
    }
    return [
        f"{name}: {median(_taken(draw) for _ in range(50)):.2f} ms, {len(draw()) / 1024:.1f} KiB"
        for name, draw in drawn.items()
    ]


def _taken(work: Callable[[], object]) -> float:
    since = time.perf_counter()
    work()
    return (time.perf_counter() - since) * 1e3
