"""What players read when something can't be done: what happened, then what to do."""

import re
from functools import singledispatch
from typing import Final

from bot.errors import (
    AnalysesBusy,
    AttemptSpent,
    BadDeal,
    BadHour,
    BadMonth,
    BadMove,
    BoardMoved,
    Busy,
    CannotPost,
    DatabaseLost,
    DayNotOver,
    DealAndWinnable,
    FilmTooLarge,
    FormTooLate,
    GameFull,
    GameIsPrivate,
    GameNotOver,
    LeaderboardGone,
    ListTooLong,
    MaybeSaved,
    MayNotPostThere,
    MayNotWrite,
    NeverPlayed,
    NoDaily,
    NoGame,
    NoHints,
    NoMoves,
    NoMovesMade,
    NoneWinnable,
    NoPostsHere,
    NoRecord,
    NoServer,
    NoSuchMoves,
    NotAnalysed,
    NothingArchived,
    NothingFinished,
    NothingOpen,
    NothingToShare,
    NotManager,
    NotShown,
    NotYours,
    Overloaded,
    OverThere,
    PlayError,
    PrivateHere,
    StillAnalysing,
    TooLongToAnalyse,
    TooManyAnalyses,
    TooManyExports,
    TooManyFiles,
    TooManyFilms,
    TooManyGames,
    TooManyPresses,
    TooManyPutAside,
    UnknownButton,
    UnknownGame,
    UnknownTopic,
)
from bot.words.common.games import name_of, names
from bot.words.common.people import mention
from bot.words.common.times import clock, clock_after, date_of, moment, month_of
from bot.words.help import TOPICS
from bot.words.posts.servers import channel, permissions
from engine.deals import LAST_DEAL

SHOWN: Final = 60
"""At most this many characters of a player's own text are quoted back to them."""


@singledispatch
def sentence(error: PlayError) -> str:
    """What to tell the player, privately."""
    raise NotImplementedError(f"no words for {type(error).__name__}")


@sentence.register
def _(_error: UnknownButton) -> str:
    return (
        "This button is from another version of Divan. "
        "`/divan play` brings your game here with working buttons."
    )


@sentence.register
def _(error: UnknownGame) -> str:
    games = ", ".join(names().values())
    return f"There’s no game called “{_shown(error.key)}”. Pick one of these: {games}."


@sentence.register
def _(_error: NoGame) -> str:
    return "This game is gone. `/divan play` deals a new one."


@sentence.register
def _(error: BoardMoved) -> str:
    where = error.address or "it’s the newest message of this game"
    return f"This board has moved, so nothing was played here: {where}."


@sentence.register
def _(error: UnknownTopic) -> str:
    topics = ", ".join(TOPICS.values())
    return f"There’s no help about “{_shown(error.topic)}”. Pick one of these: {topics}."


@sentence.register
def _(error: NotYours) -> str:
    if error.owner is None and error.game:
        return "This is another player’s game. Want to play the same deal?"
    if error.owner is None:
        return "This is another player’s game. `/divan daily` opens yours."
    if error.game:
        return f"This is {mention(error.owner)}’s game. Want to play the same deal?"
    return f"This is {mention(error.owner)}’s game. `/divan daily` opens yours."


@sentence.register
def _(error: NothingOpen) -> str:
    of = f" of {name_of(error.key)}" if error.key in names() else ""
    return f"You have no open game{of}. `/divan play` deals one."


@sentence.register
def _(error: TooManyPutAside) -> str:
    return (
        f"You’ve put {len(error.games)} games aside, and that’s all there’s room for. "
        "Nothing was changed. Give one of them up to go on."
    )


@sentence.register
def _(_error: OverThere) -> str:
    return "The game is over at this point. Go back a move or more, and play from there."


@sentence.register
def _(_error: NothingToShare) -> str:
    return "No card was moved in this game, so there’s nothing to share."


@sentence.register
def _(error: BadDeal) -> str:
    shown = _shown(error.text)
    if re.fullmatch(r"#?[1-9][0-9]{18,}", error.text.strip()):
        return f"There’s no deal “{shown}”. The last one is {LAST_DEAL}; try a smaller number."
    return f"“{shown}” isn’t a deal. A deal is a whole number, such as 20."


@sentence.register
def _(error: BadMove) -> str:
    there = "now" if error.of == 1 or error.reached else "there"
    which = _WRONG[_place(error), error.is_move].format(
        move=_shown(error.text), place=f"{error.place:,}", of=f"{error.of:,}"
    )
    if not error.legal:
        return f"{which} The game is over {there}."
    return f"{which} Legal moves {there}: `{' '.join(error.legal)}`."


def _place(error: BadMove) -> str:
    """Where a wrong move is: alone, in a list, or after moves that count."""
    if error.of == 1:
        return "alone"
    return "after" if error.reached else "listed"


_WRONG: Final = {
    ("alone", True): "You can’t play `{move}` now.",
    ("alone", False): "`{move}` isn’t a move.",
    ("listed", True): "Nothing was played: `{move}`, move {place} of {of}, can’t be played there.",
    ("listed", False): "Nothing was played: `{move}`, number {place} of {of}, isn’t a move.",
    ("after", True): (
        "`{move}`, move {place} of {of}, can’t be played. "
        "The moves before it turned up new cards, so they count."
    ),
    ("after", False): (
        "`{move}`, number {place} of {of}, isn’t a move. "
        "The moves before it turned up new cards, so they count."
    ),
}
"""A wrong move by its place, and whether it is a move at all."""


@sentence.register
def _(error: ListTooLong) -> str:
    return (
        f"Nothing was played: that’s {error.moves:,} moves, "
        f"and a list can have at most {error.most:,}."
    )


@sentence.register
def _(error: GameFull) -> str:
    most = f"a game can have at most {error.most:,} moves"
    if error.room:
        return f"Nothing was played: {most}, and this one has room for {error.room:,} more."
    return f"Nothing was played: {most}. Undo some, or give this one up."


@sentence.register
def _(_error: DealAndWinnable) -> str:
    return "Choose a deal number or a winnable deal, not both."


@sentence.register
def _(error: NoneWinnable) -> str:
    return (
        f"No proven winnable deal of {name_of(error.key)} is ready; more are on the way. "
        "Try again in a minute, or play any deal."
    )


@sentence.register
def _(_error: NoMoves) -> str:
    return "You didn’t enter any moves. They look like this: `t t w 3`."


@sentence.register
def _(_error: NoHints) -> str:
    return "There are no hints in the daily. `/divan play` deals a game that has them."


@sentence.register
def _(error: DayNotOver) -> str:
    return (
        f"The daily of {date_of(error.day)} is still being played. "
        f"Everyone can see its deal from {moment(error.closes_at)}."
    )


@sentence.register
def _(error: NoDaily) -> str:
    return f"There was no such daily on {date_of(error.day)}. `/divan daily` opens today’s daily."


@sentence.register
def _(error: BadMonth) -> str:
    return f"“{_shown(error.text)}” isn’t a month. Write the year and the month, such as 2026-11."


@sentence.register
def _(error: NothingArchived) -> str:
    game = name_of(error.key)
    if error.span is None:
        return f"No daily of {game} is over yet. `/divan daily` opens today’s."
    first, last = map(month_of, error.span)
    archived = f"goes from {first} to {last}" if first != last else f"has only {first}"
    return f"{game} has no past dailies in that month. The archive {archived}."


@sentence.register
def _(_error: NoRecord) -> str:
    return "There’s no replay to watch: nobody who played this daily shows their name."


@sentence.register
def _(error: NothingFinished) -> str:
    of = f" of {name_of(error.key)}" if error.key in names() else ""
    return f"You haven’t finished a game{of} yet. `/divan play` deals one, or brings yours."


@sentence.register
def _(_error: GameNotOver) -> str:
    return "This game isn’t over yet. Try again once it is."


@sentence.register
def _(_error: GameIsPrivate) -> str:
    return "This game is private, so only its player can look back at it."


@sentence.register
def _(_error: NoMovesMade) -> str:
    return "No move was made in this game, so there’s nothing to show."


@sentence.register
def _(error: NoSuchMoves) -> str:
    if error.last is not None and error.first > error.last:
        return f"`from` is after `to`: move {error.first:,} comes after move {error.last:,}."
    wanted = max(error.first, error.last or 0)
    return f"There’s no move {wanted:,}: this game has {error.moves:,}."


@sentence.register
def _(error: FilmTooLarge) -> str:
    return (
        f"Discord takes files of up to {error.limit // 1024:,} KB here, "
        "and even a short animation of this game is larger."
    )


@sentence.register
def _(error: AttemptSpent) -> str:
    return (
        "You played this daily before deleting your data; it’s one attempt a day. "
        f"The next daily starts at {clock(error.ends_at)}."
    )


@sentence.register
def _(_error: NotManager) -> str:
    return "Only people with the Manage Server permission can change this."


@sentence.register
def _(error: BadHour) -> str:
    return (
        f"The digest can’t run at {error.hour}:00. Pick an hour from {error.first} to {error.last} "
        f"(UTC): a day’s games end at {error.first}:00, and its digest comes before midnight."
    )


@sentence.register
def _(error: CannotPost) -> str:
    return (
        f"Divan can’t post in {channel(error.channel)}: it needs {permissions(error.missing)} "
        "there. Nothing was changed. Grant these permissions, or pick another channel."
    )


@sentence.register
def _(error: MayNotPostThere) -> str:
    return (
        f"You can’t write in {channel(error.channel)} yourself, so the digest can’t go there. "
        "Nothing was changed. Pick a channel where you can write."
    )


@sentence.register
def _(_error: NoPostsHere) -> str:
    return (
        "Divan can’t post in this kind of channel. "
        "Pick another one for the digest: `/divan-server channel:`."
    )


@sentence.register
def _(_error: LeaderboardGone) -> str:
    return (
        "Weekly and monthly leaderboards are kept for one more period. "
        "`/divan board` shows the current ones."
    )


@sentence.register
def _(_error: NoServer) -> str:
    return (
        "There’s no server leaderboard here: this isn’t a server, or Divan isn’t in it. "
        "You’re on the Everywhere leaderboard."
    )


@sentence.register
def _(_error: NeverPlayed) -> str:
    return "You have no statistics yet. Finish a game first: `/divan daily` starts today’s."


@sentence.register
def _(error: NotShown) -> str:
    return (
        f"Nothing to show: {mention(error.owner)} hasn’t finished a game yet, or hides their name."
    )


@sentence.register
def _(_error: PrivateHere) -> str:
    return (
        "Games are private in this channel. "
        "Anyone who manages the server can change that with `/divan-server`."
    )


@sentence.register
def _(_error: MayNotWrite) -> str:
    return "You can’t write in this channel, so nothing was posted."


@sentence.register
def _(_error: TooManyPresses) -> str:
    return "Too many presses at once, so this one did nothing. Go on in a few seconds."


@sentence.register
def _(_error: TooManyGames) -> str:
    return "You’ve asked for a lot of games in a row. Wait a minute, then ask again."


@sentence.register
def _(_error: TooManyFilms) -> str:
    return "You’ve asked for a lot of replays in a row. Wait a minute, then ask again."


@sentence.register
def _(error: TooManyExports) -> str:
    return (
        "You’ve exported your data many times in a row. "
        f"You can export it again at {clock_after(error.again_at)}."
    )


@sentence.register
def _(error: TooManyFiles) -> str:
    return (
        "You’ve asked for a lot of files in a row. "
        f"You can have the next one at {clock_after(error.again_at)}."
    )


@sentence.register
def _(_error: Busy) -> str:
    return "Divan couldn’t save just now, so nothing was changed. Please try again in a moment."


@sentence.register
def _(_error: Overloaded) -> str:
    return "Divan has more to do than it can manage right now. Please try again in a moment."


@sentence.register
def _(error: TooLongToAnalyse) -> str:
    return (
        f"This game has {error.moves:,} moves, "
        f"and only games of up to {error.most:,} can be analysed."
    )


@sentence.register
def _(_error: NotAnalysed) -> str:
    return "No line to the win is known for this game. Have it analysed to search for one."


@sentence.register
def _(_error: StillAnalysing) -> str:
    return "Another game of yours is still being analysed. Ask again in a minute."


@sentence.register
def _(error: TooManyAnalyses) -> str:
    return (
        "You’ve asked for a lot of analyses in a row. "
        f"You can have the next one at {clock_after(error.again_at)}."
    )


@sentence.register
def _(_error: AnalysesBusy) -> str:
    return "The solver is busy with other players’ games. Ask again in a minute."


@sentence.register
def _(_error: FormTooLate) -> str:
    return "The form couldn’t open in time. Please press the button again."


@sentence.register
def _(_error: MaybeSaved) -> str:
    return "It may not have been saved; press again to see."


@sentence.register
def _(_error: DatabaseLost) -> str:
    return (
        "Divan’s database is damaged, so this wasn’t saved, and recent moves may be lost. "
        "Please tell whoever runs this bot, and come back later."
    )


def _shown(text: str) -> str:
    """A player's own text, shortened, and without anything that would break out of its quotes."""
    plain = " ".join(text.replace("`", "'").split())
    return plain if len(plain) <= SHOWN else plain[: SHOWN - 1] + "…"
