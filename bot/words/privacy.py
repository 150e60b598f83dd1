"""What is kept about players, why, and what becomes of it: on screens and in the exported file."""

from collections.abc import Iterator
from typing import Final

from bot.services.privacy import DataSummary, Deleted
from bot.words.cards import counted
from bot.words.times import until

EXPORTED: Final = (
    "Everything that Divan keeps about you, as of now. Only you see this message: save the file "
    "before you close it."
)

FILE_ABOUT: Final = (
    "Everything that Divan keeps about you. Times are UTC. Long numbers stand in quotes, since "
    "many programs would round them."
)
TABLES: Final = {
    "players": "Your settings.",
    "games": (
        "Your games: the deal, every move in notation, how many moves there were before each "
        "press, how many hints you took, and when the game was begun and last touched. A game "
        "with a day is your ranked attempt of that day."
    ),
    "interactions": (
        "The numbers that Discord gave to your commands and presses of about the last day, so "
        "that none of them counts twice."
    ),
    "results": (
        "What each of your ranked attempts came to, or stands at. The tie-breaker puts the lower "
        "one first of two with the same score."
    ),
    "memberships": "On which servers' boards you stand, since when, and whether by name.",
    "span_totals": "What your results of a week or a month add up to, for each server's board.",
    "all_totals": "What all your results add up to, for each server's board.",
    "outbox": "The reminders that you were sent lately, or are to be sent.",
}
"""What each part of the exported file holds."""
DEAL_WITHHELD: Final = (
    "The deal of a day stays secret until the day is over. Export again after that, and it is here."
)

_NOTHING: Final = "Nothing is kept about you so far."


def kept(summary: DataSummary) -> str:
    """What is kept and why."""
    return "\n".join(
        (
            "### What Divan keeps about you",
            "**Your Discord id**, a number: so that your games are yours. No name, no message.",
            "**Settings**: so that every reply comes as you like it.",
            f"**Games**{_many(summary.games)}, with deals, moves and times: so that they last "
            "through restarts, and can be looked at again.",
            f"**Daily results**{_many(summary.results)}: for boards, streaks and statistics.",
            f"**Servers** where you use Divan{_many(summary.servers)}, since when, and whether "
            "you hide there: so that their boards show who plays there.",
            "**Presses**: Discord’s numbers of them, for about a day, so that none counts twice; "
            "and reminders, so that none is sent twice.",
            "",
            _NOTHING if summary.is_empty else "It is kept until you delete it.",
            "Others see your name and scores on boards, your statistics, the games that you play "
            "in public, and, when its day is over, how you played a daily. "
            "Whoever runs this Divan can see everything in its database.",
            "-# **Export** sends you all of it as a file. **Delete** asks once more.",
        )
    )


def question(summary: DataSummary) -> str:
    """Whether to delete: what goes, what stays."""
    return "\n".join(_question(summary))


def _question(summary: DataSummary) -> Iterator[str]:
    yield "### Delete everything about you?"
    yield (
        "**Goes at once, for good**: your settings and reminders, and your games with all their "
        f"moves{_many(summary.games)}, open and ranked ones too."
    )
    yield (
        f"**Stays, but nobody’s**: your daily results{_many(summary.results)} and on which servers "
        "they count. Leaderboards show them without a name, so that no one else’s place changes."
    )
    if summary.spent_until:
        yield (
            "**Buys no second attempt**: that you have made yours is kept as a code without your "
            f"name until the day is over, {until(summary.spent_until)}."
        )
    yield (
        "**Out of reach**: messages that Discord shows already, and backups that the operator "
        "has made."
    )
    yield "There is no way back. **Export** first what you want to keep."


def deleted(outcome: Deleted) -> str:
    """What has been deleted."""
    if outcome.was.is_empty:
        return f"{_NOTHING} There was nothing to delete."
    stay = ""
    if outcome.results:
        results = counted(outcome.results, "daily result")
        stay = f" {results} stay{'s' if outcome.results == 1 else ''}, without your name."
    return (
        f"### Deleted\nYour settings and {counted(outcome.was.games, 'game')} are gone.{stay} "
        "If you use Divan again, you begin as somebody new."
    )


def _many(count: int) -> str:
    """` (12)`; nothing where there is none."""
    return f" ({count:,})" if count else ""
