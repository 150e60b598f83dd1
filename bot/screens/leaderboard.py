"""A leaderboard as a message: a page of it, and the ways to the others."""

from dataclasses import replace
from datetime import date
from typing import Final

from bot.press import Press
from bot.screens.screen import Button, Row, Screen, Style, public_text
from bot.screens.sought import press
from bot.services.leaderboard import Board, Period
from bot.words import labels
from bot.words import leaderboard as words

_HERE: Final = "board-here"
"""What the buttons begin with that say where one is; they are greyed, and nothing answers them."""


def leaderboard(board: Board, today: date, server: str | None) -> Screen:
    """A page as the player sees it who asked for it, on a server or on none."""
    is_over = board.ends is not None and board.ends < today
    lines = _lines(board) or (words.empty(is_over=is_over),)
    own = words.own(board, is_over=is_over) if board.rows else ""
    ways_on = (_scope(board, server), _shown(board))
    return Screen(
        above="\n".join((words.heading(board), *lines)),
        picture=None,
        below=own,
        rows=(
            _pages(board),
            _periods(board, today),
            _kinds(board),
            (*ways_on, _today(board, today)) if is_over else ways_on,
        ),
        private=True,
        afresh=board.player.text_mode,
    )


def posted(board: Board) -> Screen:
    """A page as everybody sees it, with the way to one's own place."""
    ways: tuple[Row, ...] = ((Button(labels.MY_PLACE, press("place", board.sought)),),)
    text = "\n".join((words.heading(board), *_lines(board)))
    return public_text(text, ways)


def _lines(board: Board) -> tuple[str, ...]:
    return tuple(words.line(row, board.sought.key, board.sought.period) for row in board.rows)


def _pages(board: Board) -> tuple[Button, ...]:
    page = board.sought.page
    before, after = (replace(board.sought, page=page + by) for by in (-1, 1))
    return (
        Button(labels.PAGE_BEFORE, press("board", before), enabled=page > 1),
        _here(labels.page(page, board.pages), "page"),
        Button(labels.PAGE_AFTER, press("board", after), enabled=page < board.pages),
    )


def _periods(board: Board, today: date) -> tuple[Button, ...]:
    """The periods that the board's day is of."""
    is_today = board.sought.day == today
    names = labels.PERIODS if is_today else labels.PERIODS | {Period.DAY: labels.THAT_DAY}
    return tuple(
        _here(name, "period")
        if period is board.sought.period
        else Button(name, press("board", replace(board.sought, period=period, page=1)))
        for period, name in names.items()
    )


def _kinds(board: Board) -> tuple[Button, ...]:
    return tuple(
        _here(name, "kind")
        if key == board.sought.key
        else Button(name, press("board", replace(board.sought, key=key, page=1)))
        for key, name in labels.KINDS.items()
    )


def _scope(board: Board, server: str | None) -> Button:
    """The way from a server's board to everybody's, or back where there is a server."""
    if server is None:
        return _here(labels.SERVER, "scope")
    label = labels.EVERYWHERE if board.sought.server else labels.SERVER
    other = replace(board.sought, server=None if board.sought.server else server, page=1)
    return Button(label, press("board", other))


def _shown(board: Board) -> Button:
    """Has the page be seen by all."""
    return Button(labels.SHOW_HERE, press("post", board.sought), enabled=bool(board.rows))


def _today(board: Board, today: date) -> Button:
    """The way from a board of the past to today's."""
    now = replace(board.sought, period=Period.DAY, day=today, page=1)
    return Button(labels.PERIODS[Period.DAY], press("board", now), Style.MAIN)


def _here(label: str, what: str) -> Button:
    return Button(label, Press.of_no_game(f"{_HERE}-{what}"), enabled=False)
