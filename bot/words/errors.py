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
    MatchKind.DUEL: Phrase("This duel is over. `/divan duel` begins another one."),
    MatchKind.TABLE: Phrase("This table is closed. `/divan table` opens another one."),
    MatchKind.CUP: Phrase("This cup is over. `/divan cup` shows who has won here."),
}
"""That a match is over, by its kind."""


def _not_challenged(owner: str | None) -> str:
    if owner is None:
        return _("This challenge is for somebody else. `/divan duel` makes your own.")
    return _("This challenge is for {owner}. `/divan duel` makes your own.", owner=owner)


REFUSALS: Final[dict[Reason, Callable[..., str]]] = {
    Reason.NO_MATCHES: Phrase(
        "This Divan can’t prove deals for matches. Whoever runs it can switch its solver on."
    ),
    Reason.CANNOT_STAY_HERE: Phrase(
        "Matches need a channel of a server that Divan is a member of. Ask in one of those."
    ),
    Reason.CANNOT_POST_MATCH: Phrase(
        "Divan needs {missing} in this channel, or nobody would see how it ends. Ask someone who "
        "manages it, or use another channel."
    ),
    Reason.CHALLENGED_ONESELF: Phrase(
        "You can’t challenge yourself. Leave `player` out, and anybody can accept."
    ),
    Reason.CHALLENGED_A_BOT: Phrase("Bots don’t play. Leave `player` out, and anybody can accept."),
    Reason.NOT_CHALLENGEABLE: Phrase(
        "You can’t challenge {owner} here. Leave `player` out, and anybody can accept."
    ),
    Reason.CHALLENGED_ALREADY: Phrase(
        "There’s an open challenge between you and {owner} already. It ends {until} at the latest."
    ),
    Reason.CHALLENGED_LATELY: Phrase(
        "Your last challenge to {owner} came to nothing. You can challenge them again {until}."
    ),
    Reason.TOO_MANY_CHALLENGES: counting(
        "most",
        Plural(
            "You have {count} open challenge, and that’s all there’s room for. Withdraw it first.",
            "You have {count} open challenges, and that’s all there’s room for. Withdraw one "
            "first.",
        ),
    ),
    Reason.TOO_MANY_CHALLENGED: counting(
        "most",
        Plural(
            "You’ve challenged {count} player within the hour who hasn’t accepted. You can "
            "challenge another one at {again_at}. Leave `player` out, and anybody can accept.",
            "You’ve challenged {count} players within the hour who haven’t accepted. You can "
            "challenge another one at {again_at}. Leave `player` out, and anybody can accept.",
        ),
    ),
    Reason.TOO_MANY_DUELS: counting(
        "most",
        Plural(
            "You have {count} unfinished duel, and that’s all there’s room for. Finish it first.",
            "You have {count} unfinished duels, and that’s all there’s room for. Finish one first.",
        ),
    ),
    Reason.RIVAL_HAS_TOO_MANY: counting(
        "most",
        Plural(
            "The other player has {count} unfinished duel, and that’s all there’s room for. Ask "
            "again later.",
            "The other player has {count} unfinished duels, and that’s all there’s room for. Ask "
            "again later.",
        ),
    ),
    Reason.NO_MATCH: Phrase("This match is gone. `/divan duel` begins another one."),
    Reason.ELSEWHERE: Phrase("This match belongs to another server: that’s only possible there."),
    Reason.OWN_CHALLENGE: Phrase("This is your own challenge. Somebody else has to accept it."),
    Reason.NOT_CHALLENGED: _not_challenged,
    Reason.NOT_CHALLENGER: Phrase("Only whoever made this challenge can do that."),
    Reason.NOT_OPEN_NOW: Phrase(
        "This challenge isn’t open any more. `/divan duel` makes a new one."
    ),
    Reason.NOT_IN_MATCH: Phrase(
        "Only those who play this match can do that. `/divan help` has how to begin one, under "
        "*Together*."
    ),
    Reason.MATCH_OVER: lambda kind: _OVER[kind](),
    Reason.NOT_PROVED_YET: Phrase(
        "The next deal is still being proved winnable. Ask again in a minute."
    ),
    Reason.TOO_MANY_TABLES: counting(
        "most",
        Plural(
            "This server has {count} table, and that’s all there’s room for.",
            "This server has {count} tables, and that’s all there’s room for.",
        ),
    ),
    Reason.OWN_TABLE_OPEN: Phrase(
        "You still have a table open in {channel}, and each person can have only one. Finish or "
        "close it first."
    ),
    Reason.TABLE_HERE: Phrase(
        "This channel has a table already. Finish or close it first, or use another channel."
    ),
    Reason.NOT_TABLE_OPENER: Phrase(
        "Only whoever opened this table, or manages the server, can do that."
    ),
    Reason.TABLE_WAITS: Phrase(
        "Somebody else’s turn: nobody plays two hands running. Yours again from {again_at}."
    ),
    Reason.SEAT_CLOSED: Phrase("Your seat at this table was closed, so you can only watch."),
    Reason.NOTHING_TO_TAKE_BACK: Phrase(
        "There’s nothing to take back: a hand that turned a new card stays."
    ),
    Reason.TOO_EARLY_TO_TAKE_BACK: Phrase(
        "That hand is somebody else’s. If they leave it, you can take it back from {again_at}."
    ),
    Reason.BAD_CUP: Phrase(
        "A cup is an evening or a weekend, and starts now, or in 1, 3 or 24 hours."
    ),
    Reason.BAD_CUP_NAME: Phrase(
        "A cup’s name needs at least one character that can be seen, and at most {most}."
    ),
    Reason.BAD_VOID_REASON: Phrase(
        "Say in `reason` why it doesn’t count, in at most {most} characters: everybody reads it."
    ),
    Reason.NO_CUP: Phrase("There has been no cup here."),
    Reason.CUP_LIVE: Phrase(
        "This server has a cup until {until}. `/divan cup` shows it, and can call it off."
    ),
    Reason.NOT_CUP_MANAGER: Phrase(
        "Only people with the Manage Server permission can do that. `/divan cup` alone shows the "
        "cups of this server."
    ),
    Reason.NOT_IN_CUP: Phrase("There’s nothing to void: {owner} doesn’t play in this cup."),
    Reason.JOINED_TOO_LATE: Phrase(
        "Joining was open until {until}, when half of the time was gone. The next cup is yours."
    ),
    Reason.NOT_MEMBER_BEFORE: Phrase(
        "Only those who were here before this cup was announced can join it. The next one is yours."
    ),
    Reason.DAY_GIVEN: Phrase("You’ve given them a day already, and once is all there is."),
}
"""As in the table of `features/errors.py`."""


def apology(reference: str) -> str:
    """For an error nobody foresaw."""
    return _(
        "Sorry, something went wrong. If it happens again, give the operator this reference: "
        "`{reference}`.",
        reference=reference,
    )


def not_shown(reference: str | None = None) -> str:
    """For an answer that can't be shown, although what was asked for is saved.

    With the reference of an error nobody foresaw; None if Discord refused the answer.
    """
    if reference is None:
        return _(
            "That counts, but Discord didn’t let Divan show it here. `/divan play` or "
            "`/divan daily` brings your game."
        )
    return _(
        "That counts, but Divan couldn’t show it. `/divan play` or `/divan daily` brings your "
        "game. If it happens again, give the operator this reference: `{reference}`.",
        reference=reference,
    )


def refused() -> str:
    """For an answer that Discord refuses, when nothing had to be saved."""
    return _(
        "Discord didn’t let Divan show it here. Try again later, or in a direct message with Divan."
    )


def file_refused() -> str:
    """For a file that Discord doesn't take."""
    return _(
        "Discord didn’t take the file here. Try again later, or in a direct message with Divan."
    )
