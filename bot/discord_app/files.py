"""The files of a screen: its picture, drawn, and what is to be saved."""

from collections.abc import Iterator
from io import BytesIO
from typing import Final

import discord

from bot import render
from bot.render import Renderer
from bot.screens.screen import Board, Picture, Screen, Shared, Sheet
from bot.services.statistics import DayStatus, GameStatistics, Statistics
from bot.words.games import name_of

PICTURE: Final = "board.png"

_STATUSES: Final[dict[DayStatus, render.DayMark]] = {
    DayStatus.PLAYED: "played",
    DayStatus.MISSED: "missed",
    DayStatus.OPEN: "open",
    DayStatus.NO_DAY: "none",
}


def files_of(screen: Screen, renderer: Renderer) -> list[discord.File]:
    """What a screen is sent with."""
    return [*_files(screen, renderer)]


def _files(screen: Screen, renderer: Renderer) -> Iterator[discord.File]:
    if screen.picture:
        yield discord.File(BytesIO(_png(screen.picture, renderer)), filename=PICTURE)
    if screen.file:
        yield discord.File(BytesIO(screen.file.content), filename=screen.file.name)


def _png(picture: Picture, renderer: Renderer) -> bytes:
    match picture:
        case Board():
            return renderer.png(_board(picture))
        case Shared():
            return renderer.card(_card(picture))
        case Sheet():
            return renderer.statistics(_figures(picture.statistics))


def _board(board: Board) -> render.Board:
    return render.Board(
        table=board.table,
        heading=board.heading,
        fresh=board.fresh,
        over=board.over,
        two_colour=board.two_colour,
    )


def _card(result: Shared) -> render.ShareCard:
    return render.ShareCard(
        game=name_of(result.key),
        day=result.day,
        score=result.score,
        par=result.par,
        label=result.counted,
        count=result.count,
        foundations=result.foundations,
    )


def _figures(statistics: Statistics) -> render.Figures:
    return render.Figures(
        games=tuple(map(_figures_of, statistics.games)),
        streak=statistics.streaks.current,
        longest=statistics.streaks.longest,
        calendar=tuple((day, _STATUSES[status]) for day, status in statistics.calendar),
    )


def _figures_of(game: GameStatistics) -> render.GameFigures:
    return render.GameFigures(
        game=game.key,
        name=name_of(game.key),
        played=game.games,
        wins=game.wins,
        win_rate=game.percentage,
        best=game.best,
        recent=tuple(render.ScoredGame(one.score, one.par) for one in game.scores),
    )
