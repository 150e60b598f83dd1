"""Films of whole games, and the same frames drawn without a film, each from nothing."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PIL import Image

from bot.render.animation import Animating
from bot.render.draw import Renderer
from bot.render.layouts.board import Board, End
from bot.render.layouts.film import FILM_SIZE, Film, Pace, Shot, film_ground_of, film_plan
from bot.render.painting import draw
from engine import Game
from tests.bot.render.boards import board_of
from tests.bot.render.positions import changed, random_pictures

QUICK = ("t", "d", "r")


def random_film(key: str, seed: int, losing: int | None = None) -> tuple[Film, list[Shot]]:
    """A film of a random game to its end, and its shots."""
    boards = [*random_pictures(key, seed)]
    last = replace(boards[-1], over=True, given_up=bool(seed % 2), end=End("No moves left"))
    return filmed(boards[:-1], last, losing)


def film_of(record: str) -> tuple[Film, list[Shot]]:
    """The film of a record that ends a game, and its shots."""
    whole = Game.replay(record)
    game = Game.start(whole.key, whole.number)
    boards = [board_of(game.table, f"#{whole.number}")]
    for move in whole.moves:
        after = game.played(move)
        boards.append(board_of(after.table, f"#{whole.number}", changed(game.table, after.table)))
        game = after
    return filmed(boards[:-1], replace(boards[-1], over=True, end=End("The end")), None)


def filmed(boards: Sequence[Board], end: Board, losing: int | None) -> tuple[Film, list[Shot]]:
    """The film of these boards, each of its own move, and of an end."""
    shots = [
        Shot(board, f"Frame {at // 9}", at / len(boards), marked=at == losing)
        for at, board in enumerate(boards)
    ]
    rng, paces = Random(len(boards)), list[Pace]()
    for shot in shots:
        paces.append(Pace.HELD if shot.marked else rng.choice((Pace.QUICK, Pace.SLOW)))
    film = Film((*paces, Pace.SLOW), (*shots, Shot(end)), end, end.two_colour)
    return film, [*shots, Shot(end)]


def file_of(drawing: Animating) -> bytes:
    """The file of a film, drawn at once."""
    while True:
        try:
            next(drawing)
        except StopIteration as done:
            file: bytes = done.value
            return file


def drawn(renderer: Renderer, shot: Shot) -> Image.Image:
    """A shot drawn from nothing, in the palette of its board."""
    width, height = FILM_SIZE
    canvas = renderer.grounds[film_ground_of(shot)].crop((1, 0, width + 1, height))
    for _, items in film_plan(shot).values():
        draw(renderer.atlas, canvas.im, items, (0, 0))
    ended = "put away" if shot.board.given_up else "at dusk"
    palette = f"four {ended}" if shot.board.end and shot.board.ended else "four"
    canvas.putpalette(renderer.atlas.palettes[palette])
    return canvas
