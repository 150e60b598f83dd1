"""Errors: what players read when something can't be done, and what they can press then.

A sentence says what happened, then what to do.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bot.errors import PlayError, Reason
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
        return _("You can’t play here anymore: the board is in this game’s newest message.")
    return _("This message is out of date. The new one is here: {address}.", address=address)


def _not_yours(owner: str | None, same_deal: int | None) -> str:
    if owner is None and same_deal:
        return _("This game isn’t yours, or you’ve deleted it. Want to play the same deal?")
    if owner is None:
        return _("This game isn’t yours, or you’ve deleted it. `/divan daily` starts today’s.")
    if same_deal:
        return _("This is {owner}’s game. Want to play the same deal?", owner=owner)
    return _("This is {owner}’s game. `/divan daily` opens yours.", owner=owner)


def _nothing_open(game: str | None) -> str:
    if game is None:
        return _("You have no open game. `/divan play` deals one.")
    return _("You have no open game of {game}. `/divan play` deals one.", game=game)


def _nothing_finished(game: str | None) -> str:
    if game is None:
        return _("You haven’t finished a game yet. `/divan play` deals one or brings yours back.")
    return _(
        "You haven’t finished a game of {game} yet. `/divan play` deals one or brings yours back.",
        game=game,
    )


def _unknown_game(text: str) -> str:
    games = ", ".join(names().values())
    return _("There’s no game called “{text}”. Pick one of these: {games}.", text=text, games=games)


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
        "Nothing was played: you can’t make move {place} of {of} (`{text}`)."
    ),
    ("listed", "none"): Phrase(
        "Nothing was played: Divan doesn’t know move {place} of {of} (`{text}`)."
    ),
    ("listed", "several"): Phrase(
        "Nothing was played: there are several ways to make move {place} of {of} (`{text}`)."
    ),
    ("after", "move"): Phrase(
        "You can’t make move {place} of {of} (`{text}`). The moves before it turned up new "
        "cards, so they count."
    ),
    ("after", "none"): Phrase(
        "Divan doesn’t know move {place} of {of} (`{text}`). The moves before it turned up new "
        "cards, so they count."
    ),
    ("after", "several"): Phrase(
        "There are several ways to make move {place} of {of} (`{text}`). The moves before it "
        "turned up new cards, so they count."
    ),
}
"""A wrong move: alone, in a list, or after moves that count; and whether it is a move at all, or a
card that can go several ways."""

_ONE_OF_THESE: Final = Phrase("Type one of these instead:\n{moves}.")
_LEGAL: Final = {
    (True, True): Phrase("You can play:\n{moves}."),
    (True, False): Phrase("The game is over now."),
    (False, True): Phrase("At that point you could play:\n{moves}."),
    (False, False): Phrase("The game is already over at that point."),
}
"""What can be played instead: on the board or in a list, and whether anything can."""


def _game_full(most: int, room: int) -> str:
    if room:
        return _(
            "Nothing was played: a game can have at most {most} moves, so this one has room for "
            "{room} more.",
            most=most,
            room=room,
        )
    return _(
        "Nothing was played: a game can have at most {most} moves. Undo some, or give up.",
        most=most,
    )


def _nothing_archived(game: str, span: tuple[str, str] | None) -> str:
    if span is None:
        return _(
            "There are no past dailies for {game} yet. `/divan daily` opens today’s.", game=game
        )
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
            "`from` can’t be after `to`: move {first} comes after move {last}.",
            first=first,
            last=last,
        )
    wanted = max(first, last or 0)
    return _("There’s no move {wanted}: this game has {moves}.", wanted=wanted, moves=moves)


def _own_puzzle(at_once: int, answered: int) -> str:
    """That nobody solves what they made, and how it goes."""
    said = _("This is your own puzzle. Let the others solve it.")
    return f"{said} {found(Found(at_once, answered))}" if answered else said


_SENTENCES: Final[dict[Reason, Callable[..., str]]] = {
    **REFUSALS,
    Reason.UNKNOWN_BUTTON: Phrase(
        "This button is from another version of Divan. `/divan play` brings your game here with "
        "buttons that work."
    ),
    Reason.COMMAND_HAS_CHANGED: Phrase(
        "This command has changed. Reload Discord (Ctrl+R), then try it again."
    ),
    Reason.UNKNOWN_GAME: _unknown_game,
    Reason.NO_GAME: Phrase("This game is gone. `/divan play` deals a new one."),
    Reason.BOARD_MOVED: _board_moved,
    Reason.NOT_YOURS: _not_yours,
    Reason.NOTHING_OPEN: _nothing_open,
    Reason.TOO_MANY_PUT_ASIDE: counting(
        "games",
        Plural(
            "You’ve already put {count} game aside, so nothing was changed. Give it up first.",
            "You’ve already put {count} games aside, so nothing was changed. Give one of them up "
            "first.",
        ),
    ),
    Reason.OVER_THERE: Phrase(
        "The game is over at this point. Go back a move or more, and play from there."
    ),
    Reason.NOTHING_TO_SHARE: Phrase(
        "You didn’t move any cards in this game, so there’s nothing to share.",
    ),
    Reason.BAD_DEAL: Phrase("“{text}” isn’t a deal. A deal is a whole number, such as 20."),
    Reason.DEAL_TOO_LARGE: partial(
        Phrase("There’s no deal “{text}”. The last one is {last}; try a smaller number."),
        last=str(LAST_DEAL),
    ),
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
        "No deal of {game} that’s guaranteed winnable is ready yet. Try again in a minute, or "
        "play any deal."
    ),
    Reason.NO_HINTS: Phrase(
        "There are no hints in this game. `/divan play` deals one that has them."
    ),
    Reason.DAY_NOT_OVER: Phrase(
        "People are still playing the deals of {day}. Everyone can see them from {closes_at}."
    ),
    Reason.MATCH_NOT_OVER: Phrase(
        "This match isn’t over yet. You can see its deal and boards from {closes_at}, or once "
        "everyone has finished."
    ),
    Reason.NO_DAILY: Phrase("There was no daily on {day}. `/divan daily` opens today’s."),
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
        "You played this daily before you deleted your data, and you get one attempt a day. The "
        "next daily starts at {ends_at}."
    ),
    Reason.NOT_MANAGER: Phrase("Only people with the Manage Server permission can change this."),
    Reason.BAD_HOUR: Phrase("There is no {hour}:00. Pick an hour from 0 to 23."),
    Reason.BAD_ZONE: Phrase(
        "Divan doesn’t know the time zone “{text}”. Pick one from the list: type a city, such as "
        "Berlin or New York."
    ),
    Reason.SEVERAL_ZONES: Phrase(
        "“{text}” can mean several time zones. Pick one from the list that opens while you type."
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
        "You can only see the leaderboards of this week and last, and of this month and last. "
        "`/divan board` shows the current ones."
    ),
    Reason.NO_SERVER: Phrase(
        "There’s no server leaderboard here: this isn’t a server, or Divan isn’t in it. You’re on "
        "the Everywhere leaderboard."
    ),
    Reason.NEVER_PLAYED: Phrase(
        "You have no statistics yet. Finish a game first: `/divan daily` starts today’s."
    ),
    Reason.NOT_SHOWN: Phrase(
        "Nothing to show: {owner} hasn’t finished a daily or a free game yet, or hides their name."
    ),
    Reason.PRIVATE_HERE: Phrase(
        "Games are private in this channel. A manager of the server can change that in "
        "`/divan-server`."
    ),
    Reason.MAY_NOT_WRITE: Phrase("You can’t write in this channel, so nothing was posted."),
    Reason.NO_PUZZLE: Phrase("This puzzle is gone. `/divan puzzle` shows another."),
    Reason.NO_PUZZLES: Phrase("There are no puzzles of {game} yet. Choose another game."),
    Reason.NO_PUZZLE_TODAY: Phrase("There is no puzzle today."),
    Reason.NO_PUZZLES_HERE: Phrase(
        "Puzzles are off here: this copy of Divan can’t judge them. The person who runs it can "
        "turn its solver on."
    ),
    Reason.PUZZLES_SEEN: Phrase("You’ve seen every puzzle of {game}. Choose another game."),
    Reason.PUZZLE_OPEN: Phrase("Finish this puzzle first. Then you can share it."),
    Reason.PUZZLE_SHARED: ALREADY_SHARED,
    Reason.OWN_PUZZLE: _own_puzzle,
    Reason.NO_PUZZLE_THERE: Phrase(
        "Divan can’t prove that this position can still be won, so it can’t become a puzzle."
    ),
    Reason.NOBODY_ELSE_HERE: Phrase(
        "Nobody else would see the puzzle here. Use `/divan analyze` where the others are."
    ),
    Reason.MAKER_HIDES: Phrase(
        "A puzzle names its player, but your name is hidden. Show it in `/divan settings`."
    ),
    Reason.TOO_MANY_PRESSES: Phrase(
        "Too many presses at once, so this one did nothing. Try again in a few seconds."
    ),
    Reason.TOO_MANY_GAMES: Phrase("That was a lot of games in a row. Try again in a minute."),
    Reason.TOO_MANY_PUZZLES: Phrase(
        "That was a lot of puzzles in a row. You can have the next one at {again_at}."
    ),
    Reason.TOO_MANY_MATCHES: Phrase(
        "You’ve started a lot in a row. You can start the next duel, table or cup at {again_at}."
    ),
    Reason.TOO_MANY_FILMS: Phrase("That was a lot of replays in a row. Try again in a minute."),
    Reason.TOO_MANY_POSTS: Phrase(
        "You just posted here, so this wasn’t posted. You can post again at {again_at}."
    ),
    Reason.TOO_MANY_EXPORTS: Phrase(
        "You’ve exported your data several times in a row. You can export it again at {again_at}."
    ),
    Reason.TOO_MANY_FILES: Phrase(
        "That was a lot of files in a row. You can have the next one at {again_at}."
    ),
    Reason.TOO_MANY_ANALYSES: Phrase(
        "That was a lot of analyses in a row. You can have the next one at {again_at}."
    ),
    Reason.TOO_LONG_TO_ANALYSE: counting(
        "moves",
        Plural(
            "This game has {count} move, but Divan can only analyze games of up to {most}.",
            "This game has {count} moves, but Divan can only analyze games of up to {most}.",
        ),
    ),
    Reason.NOT_ANALYSED: Phrase(
        "Divan doesn’t know how this game could have been won. Press *Analyze* to look for a way."
    ),
    Reason.STILL_ANALYSING: Phrase(
        "Divan is still analyzing another game of yours. Try again in a minute."
    ),
    Reason.ANALYSES_BUSY: Phrase(
        "The solver is busy with other players’ games. Try again in a minute."
    ),
    Reason.FORM_TOO_LATE: Phrase("The form couldn’t open in time. Press the button again."),
    Reason.OVERLOADED: Phrase("Divan is very busy right now. Try again in a moment."),
    Reason.BUSY: Phrase("Divan couldn’t save, so nothing was changed. Try again in a moment."),
    Reason.MAYBE_SAVED: Phrase("Divan doesn’t know whether it was saved. Press again to see."),
    Reason.DATABASE_LOST: Phrase(
        "Divan’s database is damaged, so this wasn’t saved, and recent moves may be lost. Please "
        "tell the people who run Divan, and come back later."
    ),
}
"""Each is said with its reason's facts by name."""
