"""A game view as a message: text, board and buttons."""

from bot.render.board import Board
from bot.render.result import ShareCard
from bot.screens.buttons import rows
from bot.screens.screen import Screen, private_text
from bot.services.game_view import GameView, Panel
from bot.words import game_view as game_words
from bot.words import games
from bot.words.change import change
from bot.words.position import known_stock, moves, position
from engine.cards import RANKS, Card
from engine.table import Table


def screen(view: GameView) -> Screen:
    """The message of a game."""
    if view.player.text_mode:
        return _in_text(view)
    return Screen(
        above="\n".join(filter(None, (game_words.heading(view), *_said(view)))),
        picture=board(view),
        below=_below(view),
        rows=rows(view),
        private=view.private,
        new_message=False,
        secret=view.attempt is not None,
        alt=alt(view),
    )


def in_words(view: GameView) -> Screen:
    """The position as text, without buttons, for the player alone."""
    return private_text(_position(view), new_message=True)


def _in_text(view: GameView) -> Screen:
    """The message of text mode: the change first, then the position, then the buttons."""
    text = "\n".join(filter(None, (*reversed(_said(view)), _position(view))))
    if view.attempt and not view.result:
        text += f"\n{game_words.one_attempt(view.attempt)}."
    below = game_words.finish(view) if view.result else ""
    return Screen(text, None, below, rows(view), private=True, new_message=True)


def _said(view: GameView) -> tuple[str, ...]:
    """What the last press did; in a newcomer's first message, what to do comes first."""
    if view.panel is Panel.RESIGN:
        ranked = view.attempt is not None
        return (game_words.RESIGN_ATTEMPT_QUESTION if ranked else game_words.RESIGN_QUESTION,)
    in_words = view.player.text_mode
    first = games.first_lines(view.key, in_words=in_words) if view.newcomer else ""
    return (first, change(view))


def _below(view: GameView) -> str:
    return game_words.finish(view) if view.result else game_words.known(view)


def _position(view: GameView) -> str:
    left = "" if view.result else moves(view.table)
    return "\n".join(filter(None, (alt(view), known_stock(view.table), left)))


def board(view: GameView) -> Board:
    """What the picture of a game shows."""
    return Board(
        table=view.table,
        heading=games.label(view).upper(),
        fresh=fresh(view.before, view.table),
        over=view.result in ("lost", "given up", "closed"),
        two_colour=view.player.two_colour,
    )


def alt(view: GameView) -> str:
    """The picture of a game in words."""
    return position(view.table, games.title(view))


def fresh(before: Table | None, now: Table) -> frozenset[str]:
    """The names of the piles that a press changed; none if there was no table before it."""
    if before is None:
        return frozenset()
    was = before.piles
    return frozenset(name for name, pile in now.piles.items() if pile and pile != was[name])


def result(view: GameView) -> ShareCard:
    """What the picture of a ranked attempt's result shows."""
    attempt, piles = view.attempt, view.table.foundations
    assert attempt, "an ordinary game is shared as its board"
    return ShareCard(
        game=games.name_of(view.key),
        day=attempt.day,
        score=attempt.score,
        par=attempt.par,
        count=attempt.tie_breaker,
        label=games.tie_breaker_heading(view.key),
        foundations=tuple((len(pile), _full(pile[0])) for pile in piles),
    )


def _full(base: Card) -> int:
    """How many cards a foundation has up to its queen; on a king the ace comes next."""
    queen = RANKS.index("Q")
    return queen + 2 if base.rank > queen else queen + 1 - base.rank
