"""Errors: what players read when something can't be done, and what they can press then.

A sentence says what happened, then what to do.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.errors import PlayError, Reason
from bot.features.help.help import TOPICS
from bot.features.play.begin import making_room
from bot.features.posts.servers import channel, permissions
from bot.features.puzzles.puzzles import ALREADY_SHARED
from bot.features.screen import Button, Row, Screen, Style, private_text
from bot.languages import Phrase, Plural, _
from bot.press.games import BringHere, DealSame
from bot.press.press import Press
from bot.store.schema.puzzles import Found
from bot.words import labels
from bot.words.done import explained as explained_moves
from bot.words.errors import REFUSALS, counting
from bot.words.games import names
from bot.words.people import mention
from bot.words.results import found
from bot.words.times import clock, clock_after, date_of, moment, month_of
from engine.deals import LAST_DEAL
from engine.moves import Move
from engine.table import Table

SHOWN: Final = 60
"""At most this many characters of a player's own text are quoted back to them."""


def explained(error: PlayError | str, asked: Press | None = None) -> Screen:
    """An error as the player alone reads it, with buttons for what they can do next.

    `asked` is what couldn't be done, if it was pressed.
    """
    if isinstance(error, str):
        return private_text(error, new_message=True)
    ways = _ways_on(error, asked)
    return private_text(sentence(error), (ways,) if ways else (), new_message=True)


def _ways_on(error: PlayError, asked: Press | None) -> Row:
    facts = error.facts
    match error.reason:
        case Reason.NOT_YOURS if game := facts["same_deal"]:
            return (Button(labels.PLAY_THIS_DEAL(), DealSame(game), Style.MAIN),)
        case Reason.TOO_MANY_PUT_ASIDE:
            return making_room(facts["games"], asked or error.asked)
        case Reason.BAD_MOVE if reached := facts["reached"]:
            return (Button(labels.CONTINUE(), BringHere(reached[0]), Style.MAIN),)
        case _:
            return ()


def sentence(error: PlayError) -> str:
    """What to tell the player, privately."""
    facts = dict[str, Any](error.facts)
    for name in facts.keys() & _WRITTEN.keys():
        if facts[name] is not None:
            facts[name] = _WRITTEN[name](facts[name])
    return _SENTENCES[error.reason](**facts)


def _shown(text: str) -> str:
    """A player's own text, shortened, and without anything that would break out of its quotes."""
    plain = " ".join(text.replace("`", "'").split())
    return plain if len(plain) <= SHOWN else plain[: SHOWN - 1] + "…"


_WRITTEN: Final[dict[str, Callable[[Any], Any]]] = {
    "text": _shown,
    "game": lambda key: names().get(key),
    "owner": mention,
    "games": len,
    "hour": str,
    "day": date_of,
    "closes_at": moment,
    "ends_at": clock,
    "again_at": clock_after,
    "until": moment,
    "span": lambda span: tuple(map(month_of, span)),
    "channel": channel,
    "missing": permissions,
}
"""How facts are written that aren't numbers or texts, by their names."""


def _board_moved(address: str | None) -> str:
    if address is None:
        return _(
            "This board has moved, so nothing was played here: it’s the newest message of this "
            "game."
        )
    return _("This board has moved, so nothing was played here: {address}.", address=address)


def _not_yours(owner: str | None, same_deal: int | None) -> str:
    if owner is None and same_deal:
        return _("This is another player’s game. Want to play the same deal?")
    if owner is None:
        return _("This is another player’s game. `/divan daily` opens yours.")
    if same_deal:
        return _("This is {owner}’s game. Want to play the same deal?", owner=owner)
    return _("This is {owner}’s game. `/divan daily` opens yours.", owner=owner)


def _nothing_open(game: str | None) -> str:
    if game is None:
        return _("You have no open game. `/divan play` deals one.")
    return _("You have no open game of {game}. `/divan play` deals one.", game=game)


def _nothing_finished(game: str | None) -> str:
    if game is None:
        return _("You haven’t finished a game yet. `/divan play` deals one, or brings yours.")
    return _(
        "You haven’t finished a game of {game} yet. `/divan play` deals one, or brings yours.",
        game=game,
    )


def _unknown_game(text: str) -> str:
    games = ", ".join(names().values())
    return _("There’s no game called “{text}”. Pick one of these: {games}.", text=text, games=games)


def _unknown_topic(text: str) -> str:
    topics = ", ".join(topic() for topic in TOPICS.values())
    return _(
        "There’s no help about “{text}”. Pick one of these: {topics}.", text=text, topics=topics
    )


def _deal_too_large(text: str) -> str:
    return _(
        "There’s no deal “{text}”. The last one is {last}; try a smaller number.",
        text=text,
        last=str(LAST_DEAL),
    )


def _bad_move(
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
    moves = explained_moves(meant or table.legal, table)
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


def _game_full(most: int, room: int) -> str:
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


def _nothing_archived(game: str, span: tuple[str, str] | None) -> str:
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


def _no_such_moves(first: int, last: int | None, moves: int) -> str:
    if last is not None and first > last:
        return _(
            "`from` is after `to`: move {first} comes after move {last}.", first=first, last=last
        )
    wanted = max(first, last or 0)
    return _("There’s no move {wanted}: this game has {moves}.", wanted=wanted, moves=moves)


def _own_puzzle(clean: int, answered: int) -> str:
    """That nobody solves what they made, and how it goes."""
    said = _("This is your own puzzle, so it’s for the others.")
    return f"{said} {found(Found(clean, answered))}" if answered else said


_SENTENCES: Final[dict[Reason, Callable[..., str]]] = {
    **REFUSALS,
    Reason.UNKNOWN_BUTTON: Phrase(
        "This button is from another version of Divan. `/divan play` brings your game here with "
        "working buttons."
    ),
    Reason.COMMAND_HAS_CHANGED: Phrase(
        "This command has changed. Reload Discord (Ctrl+R), then try it again."
    ),
    Reason.UNKNOWN_GAME: _unknown_game,
    Reason.UNKNOWN_TOPIC: _unknown_topic,
    Reason.NO_GAME: Phrase("This game is gone. `/divan play` deals a new one."),
    Reason.BOARD_MOVED: _board_moved,
    Reason.NOT_YOURS: _not_yours,
    Reason.NOTHING_OPEN: _nothing_open,
    Reason.TOO_MANY_PUT_ASIDE: counting(
        "games",
        Plural(
            "You’ve put {count} game aside, and that’s all there’s room for. Nothing was changed. "
            "Give it up to go on.",
            "You’ve put {count} games aside, and that’s all there’s room for. Nothing was changed. "
            "Give one of them up to go on.",
        ),
    ),
    Reason.OVER_THERE: Phrase(
        "The game is over at this point. Go back a move or more, and play from there."
    ),
    Reason.NOTHING_TO_SHARE: Phrase("No card was moved in this game, so there’s nothing to share."),
    Reason.BAD_DEAL: Phrase("“{text}” isn’t a deal. A deal is a whole number, such as 20."),
    Reason.DEAL_TOO_LARGE: _deal_too_large,
    Reason.BAD_MOVE: _bad_move,
    Reason.NO_MOVES: Phrase("You didn’t enter any moves. They look like this: `t t w 3`."),
    Reason.LIST_TOO_LONG: counting(
        "moves",
        Plural(
            "Nothing was played: that’s {count} move, and a list can have at most {most}.",
            "Nothing was played: that’s {count} moves, and a list can have at most {most}.",
        ),
    ),
    Reason.GAME_FULL: _game_full,
    Reason.DEAL_AND_WINNABLE: Phrase("Choose a deal number or a winnable deal, not both."),
    Reason.NONE_WINNABLE: Phrase(
        "No proven winnable deal of {game} is ready; more are on the way. Try again in a minute, "
        "or play any deal."
    ),
    Reason.NO_HINTS: Phrase(
        "There are no hints in dailies and matches. `/divan play` deals a game that has them."
    ),
    Reason.DAY_NOT_OVER: Phrase(
        "The daily of {day} is still being played. Everyone can see its deal from {closes_at}."
    ),
    Reason.MATCH_NOT_OVER: Phrase(
        "This match is still being played. Its deal and boards can be seen from {closes_at}, or "
        "once everybody has finished."
    ),
    Reason.NO_DAILY: Phrase(
        "There was no such daily on {day}. `/divan daily` opens today’s daily."
    ),
    Reason.BAD_MONTH: Phrase(
        "“{text}” isn’t a month. Write the year and the month, such as 2026-11."
    ),
    Reason.NOTHING_ARCHIVED: _nothing_archived,
    Reason.NO_RECORD: Phrase(
        "There’s no replay to watch: nobody who played this daily shows their name."
    ),
    Reason.NOTHING_FINISHED: _nothing_finished,
    Reason.GAME_NOT_OVER: Phrase("This game isn’t over yet. Try again once it is."),
    Reason.GAME_IS_PRIVATE: Phrase("This game is private, so only its player can look back at it."),
    Reason.NO_MOVES_MADE: Phrase("No move was made in this game, so there’s nothing to show."),
    Reason.NO_SUCH_MOVES: _no_such_moves,
    Reason.FILM_TOO_LARGE: Phrase(
        "Discord takes files of up to {kilobytes} KB here, and even a short animation of this "
        "game is larger."
    ),
    Reason.ATTEMPT_SPENT: Phrase(
        "You played this daily before deleting your data; it’s one attempt a day. The next daily "
        "starts at {ends_at}."
    ),
    Reason.NOT_MANAGER: Phrase("Only people with the Manage Server permission can change this."),
    Reason.BAD_HOUR: Phrase("There is no {hour}:00. Pick an hour from 0 to 23."),
    Reason.BAD_ZONE: Phrase(
        "Divan doesn’t know the time zone “{text}”. Pick one from the list: type a city, such as "
        "Berlin or New York."
    ),
    Reason.CANNOT_POST: Phrase(
        "Divan can’t post in {channel}: it needs {missing} there. Nothing was changed. Grant "
        "these permissions, or pick another channel."
    ),
    Reason.MAY_NOT_POST_THERE: Phrase(
        "You can’t write in {channel} yourself, so the digest can’t go there. Nothing was "
        "changed. Pick a channel where you can write."
    ),
    Reason.NO_POSTS_HERE: Phrase(
        "Divan can’t post in this kind of channel. Pick another one for the digest: "
        "`/divan-server channel:`."
    ),
    Reason.LEADERBOARD_GONE: Phrase(
        "Weekly and monthly leaderboards are kept for one more period. `/divan board` shows the "
        "current ones."
    ),
    Reason.NO_SERVER: Phrase(
        "There’s no server leaderboard here: this isn’t a server, or Divan isn’t in it. You’re on "
        "the Everywhere leaderboard."
    ),
    Reason.NEVER_PLAYED: Phrase(
        "You have no statistics yet. Finish a game first: `/divan daily` starts today’s."
    ),
    Reason.NOT_SHOWN: Phrase(
        "Nothing to show: {owner} hasn’t finished a game yet, or hides their name."
    ),
    Reason.PRIVATE_HERE: Phrase(
        "Games are private in this channel. Anyone who manages the server can change that with "
        "`/divan-server`."
    ),
    Reason.MAY_NOT_WRITE: Phrase("You can’t write in this channel, so nothing was posted."),
    Reason.NO_PUZZLE: Phrase("This puzzle isn’t there any more: `/divan puzzle` shows another."),
    Reason.NO_PUZZLES: Phrase("There are no puzzles of {game} yet: choose another game."),
    Reason.NO_PUZZLE_TODAY: Phrase("There is no puzzle today."),
    Reason.PUZZLES_SEEN: Phrase("You’ve seen every puzzle of {game}: choose another game."),
    Reason.PUZZLE_OPEN: Phrase("Answer this puzzle first; then you can share it."),
    Reason.PUZZLE_SHARED: ALREADY_SHARED,
    Reason.OWN_PUZZLE: _own_puzzle,
    Reason.NO_PUZZLE_THERE: Phrase(
        "It can’t be proved that only one move still won there, so it makes no puzzle."
    ),
    Reason.NOBODY_ELSE_HERE: Phrase(
        "Nobody else would see the puzzle here. Use `/divan analyse` where the others are."
    ),
    Reason.MAKER_HIDES: Phrase(
        "A puzzle says whose game it was, and you hide your name. `/divan settings` shows it again."
    ),
    Reason.TOO_MANY_PRESSES: Phrase(
        "Too many presses at once, so this one did nothing. Go on in a few seconds."
    ),
    Reason.TOO_MANY_GAMES: Phrase(
        "You’ve asked for a lot of games in a row. Wait a minute, then ask again."
    ),
    Reason.TOO_MANY_PUZZLES: Phrase(
        "You’ve asked for a lot of puzzles in a row. You can have the next one at {again_at}."
    ),
    Reason.TOO_MANY_MATCHES: Phrase(
        "You’ve begun a lot of matches in a row. You can begin the next one at {again_at}."
    ),
    Reason.TOO_MANY_FILMS: Phrase(
        "You’ve asked for a lot of replays in a row. Wait a minute, then ask again."
    ),
    Reason.TOO_MANY_POSTS: Phrase(
        "You posted here a short while ago, so nothing was posted now. You can post again at "
        "{again_at}."
    ),
    Reason.TOO_MANY_EXPORTS: Phrase(
        "You’ve exported your data many times in a row. You can export it again at {again_at}."
    ),
    Reason.TOO_MANY_FILES: Phrase(
        "You’ve asked for a lot of files in a row. You can have the next one at {again_at}."
    ),
    Reason.TOO_MANY_ANALYSES: Phrase(
        "You’ve asked for a lot of analyses in a row. You can have the next one at {again_at}."
    ),
    Reason.TOO_LONG_TO_ANALYSE: counting(
        "moves",
        Plural(
            "This game has {count} move, and only games of up to {most} can be analysed.",
            "This game has {count} moves, and only games of up to {most} can be analysed.",
        ),
    ),
    Reason.NOT_ANALYSED: Phrase(
        "No line to the win is known for this game. Have it analysed to search for one."
    ),
    Reason.STILL_ANALYSING: Phrase(
        "Another game of yours is still being analysed. Ask again in a minute."
    ),
    Reason.ANALYSES_BUSY: Phrase(
        "The solver is busy with other players’ games. Ask again in a minute."
    ),
    Reason.FORM_TOO_LATE: Phrase("The form couldn’t open in time. Please press the button again."),
    Reason.OVERLOADED: Phrase(
        "Divan has more to do than it can manage right now. Please try again in a moment."
    ),
    Reason.BUSY: Phrase(
        "Divan couldn’t save just now, so nothing was changed. Please try again in a moment."
    ),
    Reason.MAYBE_SAVED: Phrase("It may not have been saved; press again to see."),
    Reason.DATABASE_LOST: Phrase(
        "Divan’s database is damaged, so this wasn’t saved, and recent moves may be lost. Please "
        "tell whoever runs this bot, and come back later."
    ),
}
"""Each is said with its reason's facts by name."""
