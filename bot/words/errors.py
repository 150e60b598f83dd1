"""What players are told when something cannot be done: what is the case, then what to do."""

from functools import singledispatch
from typing import Final

from bot.errors import (
    AnotherIsOpen,
    AttemptSpent,
    BadDeal,
    BadHour,
    BadMove,
    Busy,
    CannotPost,
    CannotReopen,
    DayNotOver,
    DealAndWinnable,
    LeaderboardGone,
    NeverPlayed,
    NoDaily,
    NoGame,
    NoHints,
    NoMoves,
    NoneWinnable,
    NoPostsHere,
    NoRecord,
    NoServer,
    NothingOpen,
    NotManager,
    NotShown,
    NotYours,
    PlayError,
    PrivateHere,
    UnknownButton,
    UnknownGame,
)
from bot.words.games import NAMES, numbered
from bot.words.people import mention
from bot.words.servers import channel, permissions
from bot.words.times import date_of, until

SHOWN: Final = 60
"""Characters of a player's own text that are repeated to him."""


@singledispatch
def sentence(error: PlayError) -> str:
    """What to tell the player, privately."""
    raise NotImplementedError(f"no words for {type(error).__name__}")


@sentence.register
def _(_error: UnknownButton) -> str:
    return (
        "This button is from another version of Divan. "
        "`/divan play` brings your game here with fresh buttons."
    )


@sentence.register
def _(error: UnknownGame) -> str:
    games = ", ".join(NAMES.values())
    return f"There is no game called “{_shown(error.key)}”. Pick one of {games}."


@sentence.register
def _(_error: NoGame) -> str:
    return "This game is not there any more. `/divan play` deals a new one."


@sentence.register
def _(error: NotYours) -> str:
    whose = f"This is {mention(error.owner)}’s game."
    return f"{whose} Want the same deal?" if error.game else f"{whose} `/divan daily` is yours."


@sentence.register
def _(error: NothingOpen) -> str:
    of = f" of {NAMES[error.key]}" if error.key in NAMES else ""
    return f"You have no open game{of}. `/divan play` deals one."


@sentence.register
def _(error: AnotherIsOpen) -> str:
    return (
        f"You still have {NAMES[error.key]} {numbered(error.deal)} open, "
        f"with {error.placed} of {error.goal} cards home. "
        "Continue it, or give it up for the new deal?"
    )


@sentence.register
def _(error: CannotReopen) -> str:
    deal = numbered(error.deal)
    return (
        f"You have {NAMES[error.key]} {deal} open, so this game stays closed for now. "
        f"Finish {deal} or give it up, then press Undo here again."
    )


@sentence.register
def _(error: BadDeal) -> str:
    return (
        f"“{_shown(error.text)}” is no deal. "
        "A deal is a whole number from 1 to 9223372036854775807, such as 20."
    )


@sentence.register
def _(error: BadMove) -> str:
    if error.of == 1:
        which, there = f"`{_shown(error.text)}` cannot be played now.", "now"
    elif error.stands:
        which = (
            f"`{_shown(error.text)}`, move {error.place:,} of {error.of:,}, cannot be played. "
            "The moves before it turned up cards, and so they were played."
        )
        there = "now"
    else:
        which = (
            f"Nothing was played: `{_shown(error.text)}`, "
            f"move {error.place:,} of {error.of:,}, cannot be played there."
        )
        there = "there"
    if not error.legal:
        return f"{which} The game is over {there}."
    return f"{which} What can be played {there}: `{' '.join(error.legal)}`."


@sentence.register
def _(_error: DealAndWinnable) -> str:
    return "Name a deal, or ask for a winnable one: not both."


@sentence.register
def _(error: NoneWinnable) -> str:
    return (
        f"No deal of {NAMES[error.key]} is proved winnable just now; more are being looked for. "
        "Try again in a minute, or play any deal."
    )


@sentence.register
def _(_error: NoMoves) -> str:
    return "No moves were given. Moves look like this: `t t w 3`."


@sentence.register
def _(_error: NoHints) -> str:
    return "The daily is played without hints. `/divan play` deals a game that has them."


@sentence.register
def _(error: DayNotOver) -> str:
    return (
        f"The daily of {date_of(error.day)} is still being played. "
        f"Its deal opens to everybody {until(error.closes_at)}."
    )


@sentence.register
def _(error: NoDaily) -> str:
    return f"There was no such daily on {date_of(error.day)}. `/divan daily` shows today’s."


@sentence.register
def _(_error: NoRecord) -> str:
    return "There is no record to watch: nobody who played this daily settings to be named."


@sentence.register
def _(error: AttemptSpent) -> str:
    return (
        "You have played this daily before you deleted your data, and there is one attempt a day. "
        f"The next daily begins {until(error.ends_at)}."
    )


@sentence.register
def _(_error: NotManager) -> str:
    return "This is for those who may manage this server (the permission Manage Server)."


@sentence.register
def _(error: BadHour) -> str:
    return (
        f"There is no digest at {error.hour}: choose an hour from {error.first} to {error.last}, "
        f"UTC. A day is played until {error.first}:00, and its digest comes before midnight."
    )


@sentence.register
def _(error: CannotPost) -> str:
    return (
        f"Divan cannot post in {channel(error.channel)}: it lacks {permissions(error.missing)} "
        "there. Nothing was changed. Allow it, or choose another channel."
    )


@sentence.register
def _(_error: NoPostsHere) -> str:
    return (
        "Nothing can be posted in a channel of this kind. "
        "Choose another for the digest: `/divan-server channel:`."
    )


@sentence.register
def _(_error: LeaderboardGone) -> str:
    return (
        "Leaderboards of weeks and months are kept until the next one is over. "
        "`/divan board` brings the present ones."
    )


@sentence.register
def _(_error: NoServer) -> str:
    return (
        "There is no board of this place: it is not a server, or Divan is not in it. "
        "Everywhere has a board that you stand on too."
    )


@sentence.register
def _(error: NeverPlayed) -> str:
    if error.owner is None:
        return "You have no statistics yet. `/divan daily` begins today’s game."
    return f"There is nothing to show: {mention(error.owner)} has not finished a daily yet."


@sentence.register
def _(error: NotShown) -> str:
    return f"There is nothing to show: {mention(error.owner)} is not named on boards here."


@sentence.register
def _(_error: PrivateHere) -> str:
    return (
        "This server keeps games private in this channel. "
        "Those who manage the server can change that with `/divan-server`."
    )


@sentence.register
def _(_error: Busy) -> str:
    return "Divan could not save just now, so nothing was changed. Please try again in a moment."


def command_has_changed() -> str:
    """For a command whose form in the player's client is an older version's."""
    return "This command has changed. Reload Discord (Ctrl+R), then try it again."


def apology(reference: str) -> str:
    """What the player gets when something broke that we did not foresee."""
    return (
        "Sorry, something went wrong here. What you had played before is safe. "
        f"If it happens again, tell the operator this reference: `{reference}`."
    )


def _shown(text: str) -> str:
    """A player's own text, short and without what would break out of its quotes."""
    plain = " ".join(text.replace("`", "'").split())
    return plain if len(plain) <= SHOWN else plain[: SHOWN - 1] + "…"
