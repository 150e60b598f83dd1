"""What players read when they asked for something that there isn't: a move, a deal, a month."""

from typing import Final

from bot.languages import Phrase, _
from bot.words.common.games import names
from bot.words.help import TOPICS
from bot.words.play.done import explained
from engine.deals import LAST_DEAL
from engine.moves import Move
from engine.table import Table


def unknown_game(text: str) -> str:
    games = ", ".join(names().values())
    return _("There’s no game called “{text}”. Pick one of these: {games}.", text=text, games=games)


def unknown_topic(text: str) -> str:
    topics = ", ".join(topic() for topic in TOPICS.values())
    return _(
        "There’s no help about “{text}”. Pick one of these: {topics}.", text=text, topics=topics
    )


def deal_too_large(text: str) -> str:
    return _(
        "There’s no deal “{text}”. The last one is {last}; try a smaller number.",
        text=text,
        last=str(LAST_DEAL),
    )


def bad_move(
    text: str,
    place: int,
    of: int,
    table: Table,
    is_move: bool,
    meant: tuple[Move, ...],
    reached: tuple[int, int] | None,
) -> str:
    text = text.translate(_LETTERS)
    where = "alone" if of == 1 else "after" if reached else "listed"
    kind = "several" if meant else "move" if is_move else "none"
    rest = _ONE_OF_THESE if meant else _LEGAL[of == 1 or reached is not None, bool(table.legal)]
    moves = explained(meant or table.legal, table)
    return f"{_WRONG[where, kind](text=text, place=place, of=of)} {rest(moves=moves)}"


_LETTERS: Final = str.maketrans("♣♦♥♠", "cdhs", "\ufe0e\ufe0f")
"""For suits that were typed: in code they'd be drawn as the reader's system likes."""

_WRONG: Final = {
    ("alone", "move"): Phrase("You can’t play `{text}` now."),
    ("alone", "none"): Phrase("`{text}` isn’t a move."),
    ("alone", "several"): Phrase("There are several ways to move `{text}` now."),
    ("listed", "move"): Phrase(
        "Nothing was played: `{text}`, move {place} of {of}, can’t be played there."
    ),
    ("listed", "none"): Phrase(
        "Nothing was played: `{text}`, number {place} of {of}, isn’t a move."
    ),
    ("listed", "several"): Phrase(
        "Nothing was played: there are several ways to move `{text}`, number {place} of {of}."
    ),
    ("after", "move"): Phrase(
        "`{text}`, move {place} of {of}, can’t be played. "
        "The moves before it turned up new cards, so they count."
    ),
    ("after", "none"): Phrase(
        "`{text}`, number {place} of {of}, isn’t a move. "
        "The moves before it turned up new cards, so they count."
    ),
    ("after", "several"): Phrase(
        "There are several ways to move `{text}`, number {place} of {of}. "
        "The moves before it turned up new cards, so they count."
    ),
}
"""A wrong move: alone, in a list, or after moves that count; and whether it is a move at all, or a
card that can go several ways."""

_ONE_OF_THESE: Final = Phrase("Type one of these instead:\n{moves}.")
_LEGAL: Final = {
    (True, True): Phrase("Legal moves now:\n{moves}."),
    (True, False): Phrase("The game is over now."),
    (False, True): Phrase("Legal moves there:\n{moves}."),
    (False, False): Phrase("The game is over there."),
}
"""What can be played instead: on the board or in a list, and whether anything can."""


def game_full(most: int, room: int) -> str:
    if room:
        return _(
            "Nothing was played: a game can have at most {most} moves, and this one has room for "
            "{room} more.",
            most=most,
            room=room,
        )
    return _(
        "Nothing was played: a game can have at most {most} moves. Undo some, or give this one up.",
        most=most,
    )


def nothing_archived(game: str, span: tuple[str, str] | None) -> str:
    if span is None:
        return _("No daily of {game} is over yet. `/divan daily` opens today’s.", game=game)
    first, last = span
    if first == last:
        return _(
            "{game} has no past dailies in that month. The archive has only {month}.",
            game=game,
            month=first,
        )
    return _(
        "{game} has no past dailies in that month. The archive goes from {first} to {last}.",
        game=game,
        first=first,
        last=last,
    )


def no_such_moves(first: int, last: int | None, moves: int) -> str:
    if last is not None and first > last:
        return _(
            "`from` is after `to`: move {first} comes after move {last}.", first=first, last=last
        )
    wanted = max(first, last or 0)
    return _("There’s no move {wanted}: this game has {moves}.", wanted=wanted, moves=moves)
