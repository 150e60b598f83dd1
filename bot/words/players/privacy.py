"""What Divan stores about players, why, and for how long: on screens and in the exported file."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Phrase, _, ngettext, number
from bot.services.play.put_aside import AT_MOST
from bot.services.players.privacy import DataSummary, Deleted, Documents
from bot.words.common.attachments import ZIPPED, in_parts, part
from bot.words.common.times import clock
from bot.words.players.terms import policy

_EXPORTED: Final = Phrase("Everything Divan stores about you right now.")
_SAVE: Final = Phrase("Only you can see this message: save the file before you dismiss it.")

FILE_ABOUT: Final = Phrase(
    "Everything Divan stores about you. Times are UTC. Long numbers are in quotes because many "
    "programs would round them."
)
TABLES: Final = {
    "players": Phrase(
        "Your settings. Your reminder’s hour is in UTC, and in the time zone where you chose it."
    ),
    "games": Phrase(
        "Your games: the deal, every move in notation, the number of moves before each press, the "
        "hints you took, for how many presses it shows tips, and when you started and last touched "
        "the game. A game with a day is your ranked attempt of that day. One that is put aside "
        "says since when it hasn’t been touched; one that goes on from a move of a finished game, "
        "from which; and if the deal is from another game, that game’s number."
    ),
    "analyses": Phrase(
        "Where your analysed games were lost: the game’s number, its version and the solver’s, the "
        "last position known to be winnable and the first one known to be lost, counted in moves, "
        "the moves to the win, the positions searched in vain, and whether the search is finished."
    ),
    "shares": Phrase(
        "Where you shared your finished games: the channel, and the message that Divan posted, so "
        "each is posted there once."
    ),
    "interactions": Phrase(
        "The IDs that Discord gave to your commands and button presses of about the last day, "
        "kept so none of them counts twice."
    ),
    "results": Phrase(
        "The result of each of your ranked attempts so far. With equal scores, the lower "
        "tie-breaker ranks higher."
    ),
    "memberships": Phrase(
        "The servers whose leaderboards you’re on, since when, and whether by name."
    ),
    "span_totals": Phrase("Your weekly and monthly totals, one for each leaderboard."),
    "all_totals": Phrase("Your all-time totals, one for each leaderboard."),
    "outbox": Phrase("The reminders you were sent recently or will be sent."),
    "matches": Phrase(
        "The matches you opened or were challenged to: what is played, where, with whom, since "
        "when, until when, and which messages show them."
    ),
    "seats": Phrase(
        "The matches you play in: since when, whether you gave the other player a day, what you "
        "bet, whether you asked for a message or a rematch, and if you shared one with Patient: "
        "by which button press, when, and as which message."
    ),
    "match_games": Phrase(
        "Your games in matches: the deal, every move in notation, the number of moves before each "
        "press, the result so far, and when you started and last touched the game."
    ),
    "match_analyses": Phrase("Where your analysed games in matches were lost, as above."),
    "match_interactions": Phrase(
        "The IDs that Discord gave to your button presses in matches, kept so none of them counts "
        "twice."
    ),
    "hands": Phrase("The hands you played at tables: which, and when."),
    "puzzles": Phrase(
        "The puzzles you were shown: which, how hard they are, the moves you tried, when you began "
        "and finished each, whether without a wrong move, and whether you shared it: by which "
        "button press, when, and as which message."
    ),
    "made_puzzles": Phrase(
        "The puzzles you made of your games: the position, the winning line, and where and when "
        "you posted each."
    ),
    "puzzles_of_others": Phrase(
        "The puzzles of other players’ games that you were shown: as above, each with its number."
    ),
}
"""What each part of the exported file holds, by table."""
DEAL_WITHHELD: Final = Phrase(
    "The deal of a day stays secret until the day is over. Export again after that to see it."
)
MATCH_DEAL_WITHHELD: Final = Phrase(
    "The deal of a match stays secret until the match is over. Export again after that to see it."
)

_NOTHING: Final = Phrase("Divan stores nothing about you so far.")


def exported(files: int, *, is_zipped: bool) -> tuple[str, ...]:
    """What comes with each of the files of an export."""
    if files == 1:
        return (" ".join((_EXPORTED(), *((ZIPPED(),) if is_zipped else ()), _SAVE())),)
    first = f"{_EXPORTED()} {in_parts(files)} {_SAVE()}"
    return (first, *(f"{part(one, files)} {_SAVE()}" for one in range(2, files + 1)))


def stored(summary: DataSummary, documents: Documents) -> str:
    """What Divan stores about a player, and why."""
    return "\n".join(
        (
            _("### What Divan stores about you"),
            _("**Your Discord ID**, a number: so your games are yours. No names, no messages."),
            _("**Settings**, with your reminder’s time zone: so replies come the way you like."),
            # Translators: {many} is “ (12)”, or nothing if there are none.
            _(
                "**Games**{many}, with deals, moves, times and analyses, whether you put them "
                "aside, and who had the same deal before you: so they survive restarts and can be "
                "replayed. One given up without a move is kept a day; of those you only looked at, "
                "the last {most}.",
                many=_many(summary.games),
                most=number(AT_MOST),
            ),
            _(
                "**Daily results**{many}: for leaderboards, streaks and statistics.",
                many=_many(summary.results),
            ),
            _(
                "**Servers** where you use Divan{many}, since when, and whether you hide there: so "
                "their leaderboards show who plays there.",
                many=_many(summary.servers),
            ),
            _(
                "**Matches**: whom you play with, your games in them, bets and hands, so that they "
                "can be told and looked back at."
            ),
            _(
                "**Puzzles**{many}: which ones you saw, the moves you tried and when, so that none "
                "comes twice; and those you made of your games.",
                many=_many(summary.puzzles),
            ),
            _("**Button-press IDs**: kept a day to prevent duplicates."),
            _("**Games you shared**: which messages, so none is posted twice."),
            _("**Reminders** you were sent: kept a month, so none is sent twice."),
            "",
            _NOTHING() if summary.is_empty else _("Everything else stays until you delete it."),
            _(
                "Others see your name and scores on leaderboards, your statistics, the games you "
                "play in public, and how you played a daily once its day is over. Whoever runs "
                "this Divan can see everything in its database."
            ),
            # Translators: Export, Delete and Terms are buttons.
            _(
                "-# **Export** sends you all of it as a file. **Delete** asks you to confirm. "
                "**Terms** are the terms of service."
            ),
            *policy(documents),
        )
    )


def question(summary: DataSummary) -> str:
    """Asks whether to delete, and says what goes and what stays."""
    return "\n".join(_question(summary))


def _question(summary: DataSummary) -> Iterator[str]:
    yield _("### Delete everything about you?")
    # Translators: {many} is “ (12)”, or nothing if there are none.
    yield _(
        "**Deleted at once, for good**: your settings and reminders, your puzzles, and your games "
        "with all their moves{many}, including open and ranked ones.",
        many=_many(summary.games),
    )
    yield _(
        "**Kept anonymously**: your daily results{many} and the servers they count on. "
        "Leaderboards show them without a name, so nobody else’s place changes.",
        many=_many(summary.results),
    )
    if summary.spent_until:
        yield _(
            "**No second attempt**: a code without your name records that you’ve played, until the "
            "day is over at {at}.",
            at=clock(summary.spent_until),
        )
    yield _(
        "**Out of reach**: messages already on Discord, and backups the operator has made. A code "
        "without your name may stay for a year, to delete your data again if one is restored."
    )
    # Translators: Export is a button.
    yield _("You can’t undo this. **Export** first if you want a copy.")


def deleted(outcome: Deleted) -> str:
    """What was deleted."""
    if outcome.was.is_empty:
        return " ".join((_NOTHING(), _("There was nothing to delete.")))
    gone = ngettext(
        "Your settings and {count} game are gone.",
        "Your settings and {count} games are gone.",
        outcome.was.games,
    )
    stay = ngettext(
        "{count} daily result stays without your name.",
        "{count} daily results stay without your name.",
        outcome.results,
    )
    again = _("If you use Divan again, you start as a new player.")
    said = " ".join((gone, *((stay,) if outcome.results else ()), again))
    # Translators: a heading: one’s data.
    return "\n".join((_("### Deleted"), said))


def _many(count: int) -> str:
    """` (12)`; empty for 0."""
    return f" ({number(count)})" if count else ""
