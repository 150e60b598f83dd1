"""Why something can't be done in a match, and what is read when nobody foresaw that it can't."""

from collections.abc import Callable
from typing import Final

from bot.errors import Reason
from bot.languages import Phrase, Plural, _
from bot.store.schema.matches import MatchKind


def counting(fact: str, said: Plural) -> Callable[..., str]:
    """A sentence about as many things as a fact says."""
    return lambda **facts: said(facts.pop(fact), **facts)


_OVER: Final = {
    MatchKind.DUEL: Phrase("This duel is over. `/divan duel` starts a new one."),
    MatchKind.TABLE: Phrase("This table is closed. `/divan table` opens a new one."),
    MatchKind.CUP: Phrase("This cup is over. `/divan cup` shows who won here."),
}
"""That a match is over, by its kind."""


def _not_challenged(owner: str | None) -> str:
    if owner is None:
        return _("This challenge is for someone else. `/divan duel` starts a new one.")
    return _("This challenge is for {owner}. `/divan duel` starts a new one.", owner=owner)


REFUSALS: Final[dict[Reason, Callable[..., str]]] = {
    Reason.NO_MATCHES: Phrase(
        "Duels, tables and cups are off here: this copy of Divan can’t check that a deal is "
        "winnable. The people who run it can turn its solver on."
    ),
    Reason.CANNOT_STAY_HERE: Phrase(
        "You can only play duels, tables and cups in a server that has added Divan."
    ),
    Reason.CANNOT_POST_MATCH: Phrase(
        "Divan needs {missing} in this channel, or nobody would see the result. Ask someone "
        "who manages the channel, or use another one."
    ),
    Reason.CHALLENGED_ONESELF: Phrase(
        "You can’t challenge yourself. Leave `player` out, and anyone can accept."
    ),
    Reason.CHALLENGED_A_BOT: Phrase("Bots don’t play. Leave `player` out, and anyone can accept."),
    Reason.NOT_CHALLENGEABLE: Phrase(
        "You can’t challenge {owner} here. Leave `player` out, and anyone can accept."
    ),
    Reason.CHALLENGED_ALREADY: Phrase(
        "You and {owner} already have an open challenge. It ends {until} at the latest."
    ),
    Reason.CHALLENGED_LATELY: Phrase(
        "Your last challenge to {owner} wasn’t accepted. You can challenge them again {until}."
    ),
    Reason.TOO_MANY_CHALLENGES: counting(
        "most",
        Plural(
            "You already have {count} open challenge. Withdraw it first.",
            "You already have {count} open challenges. Withdraw one first.",
        ),
    ),
    Reason.TOO_MANY_CHALLENGED: counting(
        "most",
        Plural(
            "In the last hour you’ve challenged {count} player who hasn’t accepted. You can "
            "challenge another at {again_at}. Leave `player` out, and anyone can accept.",
            "In the last hour you’ve challenged {count} players who haven’t accepted. You can "
            "challenge another at {again_at}. Leave `player` out, and anyone can accept.",
        ),
    ),
    Reason.TOO_MANY_DUELS: counting(
        "most",
        Plural(
            "You already have {count} unfinished duel. Finish it first.",
            "You already have {count} unfinished duels. Finish one first.",
        ),
    ),
    Reason.RIVAL_HAS_TOO_MANY: counting(
        "most",
        Plural(
            "The other player already has {count} unfinished duel. Ask again later.",
            "The other player already has {count} unfinished duels. Ask again later.",
        ),
    ),
    Reason.NO_MATCH: Phrase("This match is gone. `/divan duel` starts a new one."),
    Reason.ELSEWHERE: Phrase("This match is in another server, so you can only do that there."),
    Reason.NOT_CHALLENGED: _not_challenged,
    Reason.NOT_CHALLENGER: Phrase("Only the challenger can do that."),
    Reason.NOT_OPEN_NOW: Phrase(
        "This challenge isn’t open anymore. `/divan duel` starts a new one."
    ),
    Reason.REMATCH_LAPSED: Phrase("Rematches expire after a day. `/divan duel` starts a new duel."),
    Reason.NOT_IN_MATCH: Phrase(
        "Only this match’s players can do that. See *Together* in `/divan help` for how to start "
        "one."
    ),
    Reason.MATCH_OVER: lambda kind: _OVER[kind](),
    Reason.NOT_PROVED_YET: Phrase(
        "Divan is still checking that the next deal is winnable. Try again in a minute."
    ),
    Reason.TOO_MANY_TABLES: counting(
        "most",
        Plural(
            "This server already has {count} open table, and there’s no room for more.",
            "This server already has {count} open tables, and there’s no room for more.",
        ),
    ),
    Reason.OWN_TABLE_OPEN: Phrase(
        "You still have a table open in {channel}, and you can have only one. Finish or close it "
        "first."
    ),
    Reason.TABLE_HERE: Phrase(
        "This channel already has a table. Finish or close it first, or use another channel."
    ),
    Reason.NOT_TABLE_OPENER: Phrase(
        "Only the person who opened this table, or a manager of the server, can do that."
    ),
    Reason.TABLE_WAITS: Phrase(
        "You’ve just played. You can play again at {again_at}, or as soon as someone else has."
    ),
    Reason.SEAT_CLOSED: Phrase("You can’t play at this table anymore, only watch."),
    Reason.NOTHING_TO_TAKE_BACK: Phrase("You can’t undo this: a new card was turned."),
    Reason.TOO_EARLY_TO_TAKE_BACK: Phrase(
        "That was someone else’s turn. You can undo it from {again_at}, if they don’t."
    ),
    Reason.BAD_CUP: Phrase(
        "A cup lasts an evening or a weekend, and starts now or in 1, 3 or 24 hours."
    ),
    Reason.BAD_CUP_NAME: Phrase(
        "A cup’s name can have up to {most} characters, and at least one has to be visible."
    ),
    Reason.BAD_VOID_REASON: Phrase(
        "Give a reason of at most {most} characters. Everyone can read it."
    ),
    Reason.CUP_LIVE: Phrase(
        "This server already has a cup until {until}. You can call it off in `/divan cup`."
    ),
    Reason.NOT_CUP_MANAGER: Phrase(
        "Only people with the Manage Server permission can do that. Use `/divan cup` without "
        "options to see this server’s cup."
    ),
    Reason.NOT_IN_CUP: Phrase("This player has left the cup by deleting their data."),
    Reason.JOINED_TOO_LATE: Phrase(
        "You could only join until {until}, in the first half of the cup. You can join the "
        "next one."
    ),
    Reason.NOT_MEMBER_BEFORE: Phrase(
        "You joined this server after the cup was announced. You can join the next one."
    ),
    Reason.DAY_GIVEN: Phrase("You’ve already given them an extra day."),
}
"""As in the table of `features/errors.py`."""


def apology(reference: str) -> str:
    """For an error nobody foresaw."""
    return _(
        "Sorry, something went wrong. If it happens again, give this reference to the people who "
        "run Divan: `{reference}`.",
        reference=reference,
    )


def not_shown(reference: str | None = None) -> str:
    """For an answer that can't be shown, although what was asked for is saved.

    With the reference of an error nobody foresaw; None if Discord refused the answer.
    """
    if reference is None:
        return _(
            "What you did was saved, but Discord didn’t let Divan show it here. `/divan play` "
            "or `/divan daily` brings your game back."
        )
    return _(
        "What you did was saved, but Divan couldn’t show it. `/divan play` or `/divan daily` "
        "brings your game back. If it happens again, give this reference to the people who run "
        "Divan: `{reference}`.",
        reference=reference,
    )


def refused() -> str:
    """For an answer that Discord refuses, when nothing had to be saved."""
    return _(
        "Discord didn’t let Divan show this here. Try again later, or in a direct message with "
        "Divan."
    )


def file_refused() -> str:
    """For a file that Discord doesn't take."""
    return _(
        "Discord didn’t take the file here. Try again later, or in a direct message with Divan."
    )
