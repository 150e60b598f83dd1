"""What Divan stores about players, why, and for how long: on screens and in the exported file."""

from collections.abc import Iterator
from typing import Final

from bot.services.core.documents import Documents
from bot.services.players.privacy import DataSummary, Deleted
from bot.words.common.attachments import ZIPPED, in_parts, part
from bot.words.common.cards import counted
from bot.words.common.times import clock
from bot.words.players.terms import policy

_EXPORTED: Final = "Everything Divan stores about you right now."
_SAVE: Final = "Only you can see this message: save the file before you dismiss it."

FILE_ABOUT: Final = (
    "Everything Divan stores about you. Times are UTC. Long numbers are in quotes because many "
    "programs would round them."
)
TABLES: Final = {
    "players": "Your settings.",
    "games": (
        "Your games: the deal, every move in notation, the number of moves before each press, the "
        "hints you took, for how many presses it shows tips, and when you started and last touched "
        "the game. A game with a day is your ranked attempt of that day. One that is put aside "
        "says since when it hasn’t been touched; one that goes on from a move of a finished game, "
        "from which; and if the deal is from another game, that game’s number."
    ),
    "analyses": (
        "Where your analysed games were lost: the game’s number, its version and the solver’s, the "
        "last position known to be winnable and the first one known to be lost, counted in moves, "
        "the moves to the win, the positions searched in vain, and whether the search is finished."
    ),
    "shares": (
        "Where you shared your finished games: the channel, and the message that Divan posted, so "
        "each is posted there once."
    ),
    "interactions": (
        "The IDs that Discord gave to your commands and button presses of about the last day, "
        "kept so none of them counts twice."
    ),
    "results": (
        "The result of each of your ranked attempts so far. With equal scores, the lower "
        "tie-breaker ranks higher."
    ),
    "memberships": "The servers whose leaderboards you’re on, since when, and whether by name.",
    "span_totals": "Your weekly and monthly totals, one for each leaderboard.",
    "all_totals": "Your all-time totals, one for each leaderboard.",
    "outbox": "The reminders you were sent recently or will be sent.",
}
"""What each part of the exported file holds, by table."""
DEAL_WITHHELD: Final = (
    "The deal of a day stays secret until the day is over. Export again after that to see it."
)

_NOTHING: Final = "Divan stores nothing about you so far."


def exported(files: int, *, is_zipped: bool) -> tuple[str, ...]:
    """What comes with each of the files of an export."""
    if files == 1:
        return (" ".join((_EXPORTED, *((ZIPPED(),) if is_zipped else ()), _SAVE)),)
    first = f"{_EXPORTED} {in_parts(files)} {_SAVE}"
    return (first, *(f"{part(number, files)} {_SAVE}" for number in range(2, files + 1)))


def stored(summary: DataSummary, documents: Documents) -> str:
    """What Divan stores about a player, and why."""
    return "\n".join(
        (
            "### What Divan stores about you",
            "**Your Discord ID**, a number: so your games are yours. No names, no messages.",
            "**Settings**: so replies come the way you like.",
            f"**Games**{_many(summary.games)}, with deals, moves, times and analyses, whether you "
            "put them aside, and who had the same deal before you: so they survive restarts and "
            "can be replayed. One given up without a move is kept a day.",
            f"**Daily results**{_many(summary.results)}: for leaderboards, streaks and statistics.",
            f"**Servers** where you use Divan{_many(summary.servers)}, since when, and whether "
            "you hide there: so their leaderboards show who plays there.",
            "**Button-press IDs**: kept a day to prevent duplicates.",
            "**Games you shared**: which messages, so none is posted twice.",
            "**Reminders** you were sent: kept a month, so none is sent twice.",
            "",
            _NOTHING if summary.is_empty else "Everything else stays until you delete it.",
            "Others see your name and scores on leaderboards, your statistics, the games you play "
            "in public, and how you played a daily once its day is over. "
            "Whoever runs this Divan can see everything in its database.",
            "-# **Export** sends you all of it as a file. **Delete** asks you to confirm. "
            "**Terms** are the terms of service.",
            *policy(documents),
        )
    )


def question(summary: DataSummary) -> str:
    """Asks whether to delete, and says what goes and what stays."""
    return "\n".join(_question(summary))


def _question(summary: DataSummary) -> Iterator[str]:
    yield "### Delete everything about you?"
    yield (
        "**Deleted at once, for good**: your settings and reminders, and your games with all their "
        f"moves{_many(summary.games)}, including open and ranked ones."
    )
    yield (
        f"**Kept anonymously**: your daily results{_many(summary.results)} and the servers "
        "they count on. Leaderboards show them without a name, so nobody else’s place changes."
    )
    if summary.spent_until:
        yield (
            "**No second attempt**: a code without your name records that you’ve played, until the "
            f"day is over at {clock(summary.spent_until)}."
        )
    yield (
        "**Out of reach**: messages already on Discord, and backups the operator has made. A code "
        "without your name may stay for a year, to delete your data again if one is restored."
    )
    yield "You can’t undo this. **Export** first if you want a copy."


def deleted(outcome: Deleted) -> str:
    """What was deleted."""
    if outcome.was.is_empty:
        return f"{_NOTHING} There was nothing to delete."
    stay = ""
    if outcome.results:
        results = counted(outcome.results, "daily result")
        stay = f" {results} stay{'s' if outcome.results == 1 else ''} without your name."
    return (
        f"### Deleted\nYour settings and {counted(outcome.was.games, 'game')} are gone.{stay} "
        "If you use Divan again, you start as a new player."
    )


def _many(count: int) -> str:
    """` (12)`; empty for 0."""
    return f" ({count:,})" if count else ""
