"""Privacy: `/divan privacy`; shows, exports and deletes what Divan stores about a player.

Each answer is about whoever presses, no matter whose message it is.
"""

import asyncio
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from bot.errors import PlayError, Reason
from bot.features.attachments import attachments, in_messages
from bot.features.handlers import Asked, command, on
from bot.features.screen import Button, Screen, Style, private_text
from bot.languages import Phrase, _, marked, ngettext, number
from bot.press.settings import AskToDelete, Delete, ShowPrivacy, ShowTerms
from bot.press.settings import Export as AskForExport
from bot.services.play.put_aside import AT_MOST
from bot.services.players.privacy import DataSummary, Deleted, Documents, Export
from bot.words import labels
from bot.words.times import clock

_NOTHING: Final = Phrase("Divan stores nothing about you yet.")


@command("privacy", marked("See what Divan stores about you and why; export or delete it"))
async def privacy(asked: Asked) -> Screen:
    return stored(await asked.services.privacy.summary(asked.request), asked.documents)


@on
async def back_to_privacy(asked: Asked, _press: ShowPrivacy) -> Screen:
    return await privacy(asked)


def stored(summary: DataSummary, documents: Documents) -> Screen:
    """What Divan stores and why, with buttons to export and delete it."""
    lines = (
        _("### What Divan stores about you"),
        _("**Your Discord ID**, a number: to know which games are yours. No names, no messages."),
        _("**Settings**, with your reminder’s time zone: so Divan works the way you like."),
        # Translators: {many} is “ (12)”, or nothing if there are none.
        _(
            "**Games**{many}, with deals, moves, times and analyses, whether you put them aside, "
            "and whose game a deal is from: so they survive restarts and can be replayed. Games "
            "you gave up without a move are kept for a day. Of the games you only looked at, the "
            "last {most} are kept.",
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
            "**Duels, tables and cups**: whom you play with, your games, turns and bets: to show "
            "and review results."
        ),
        _(
            "**Puzzles**{many}: which ones you saw, your tries and their times, so you never get "
            "the same one twice; and those you made from your games.",
            many=_many(summary.puzzles),
        ),
        _("**IDs of button presses**: kept for a day, so no press counts twice."),
        _("**Games you shared**: in which messages, so nothing is posted twice."),
        _("**Reminders** you were sent: kept for a month, so you never get one twice."),
        "",
        _NOTHING() if summary.is_empty else _("Everything else stays until you delete it."),
        _(
            "Others see your name and scores on leaderboards, your statistics and titles, the "
            "games you play in public, and that you’re still on the day’s puzzle; once the day is "
            "over, also how you played its dailies and how many tries its puzzle took you. The "
            "person who runs this Divan can see everything in its database."
        ),
        # Translators: Export, Delete and Terms are buttons.
        _(
            "-# **Export** sends you everything as a file. **Delete** asks first. **Terms** shows "
            "the terms of service."
        ),
        # Translators: leads to a page that is in English.
        *_link(_("The privacy policy in full"), documents.privacy),
    )
    ways = (
        Button(labels.EXPORT(), AskForExport()),
        Button(labels.DELETE(), AskToDelete(), Style.DANGER),
        Button(labels.TERMS(), ShowTerms()),
    )
    return private_text("\n".join(lines), (ways,), new_message=summary.player.text_mode)


def _many(count: int) -> str:
    """` (12)`; empty for 0."""
    return f" ({number(count)})" if count else ""


def _link(text: str, url: str | None) -> tuple[str, ...]:
    return (f"-# [{text}]({url})",) if url else ()


@on
async def terms(asked: Asked, _press: ShowTerms) -> Screen:
    summary = await asked.services.privacy.summary(asked.request)
    return terms_in_short(asked.documents, new_message=summary.player.text_mode)


def terms_in_short(documents: Documents, *, new_message: bool) -> Screen:
    """The essentials, with a link to all of them if there is one, and the way back."""
    link = _link(_("The terms in full"), documents.terms)
    back = Button(labels.BACK(), ShowPrivacy(), Style.MAIN)
    text = "\n".join((*(line() for line in _IN_SHORT), *link))
    return private_text(text, ((back,),), new_message=new_message)


_IN_SHORT: Final = (
    Phrase("### Terms of service, in short"),
    Phrase(
        "**What this is**: a free bot for playing solitaire on Discord. The person who runs it is "
        "called the operator."
    ),
    Phrase(
        "**Who may use it**: anyone who may use Discord, so you must be at least 13, or older "
        "where Discord says so. Discord’s own terms apply as well."
    ),
    Phrase(
        "**Fair play**: use one account, press the buttons yourself, and keep a daily to yourself"
        " until its day is over. Don’t try to overload Divan or break into it."
    ),
    Phrase(
        "**What may be removed**: results that weren’t played fairly. The operator may lock "
        "out people who cheat or harass others."
    ),
    Phrase(
        "**No warranty**: Divan is offered as it is. It may have bugs, go offline or lose games."
    ),
    Phrase(
        "**Ending**: stop whenever you like; `/divan privacy` deletes your data. The operator may"
        " end the service at any time."
    ),
    Phrase(
        "**Changes**: the operator may change these terms. If you keep playing, you accept them."
    ),
    Phrase("**Questions**: ask the operator. The bot’s profile or its server should say how."),
)


@on
async def ask(asked: Asked, _press: AskToDelete) -> Screen:
    return question(await asked.services.privacy.summary(asked.request))


def question(summary: DataSummary) -> Screen:
    """Asks whether to delete, always in a new message: its age says when the question was asked."""
    ways = (
        Button(labels.DELETE(), Delete(summary.player.owner), Style.DANGER),
        Button(labels.EXPORT(), AskForExport()),
        Button(labels.KEEP(), ShowPrivacy(), Style.MAIN),
    )
    return private_text("\n".join(_question(summary)), (ways,), new_message=True)


def _question(summary: DataSummary) -> Iterator[str]:
    yield _("### Delete everything about you?")
    # Translators: {many} is “ (12)”, or nothing if there are none.
    yield _(
        "**Deleted at once, for good**: your settings and reminders, your puzzles, and your "
        "games with all their moves{many}, including unfinished ones and dailies.",
        many=_many(summary.games),
    )
    yield _(
        "**Kept without your name**: your daily results{many} and the servers they count on. "
        "They stay on leaderboards, so nobody else’s place changes.",
        many=_many(summary.results),
    )
    if summary.spent_until:
        yield _(
            "**No second attempt that counts**: until the day is over at {at}, a code without "
            "your name shows that you’ve played.",
            at=clock(summary.spent_until),
        )
    yield _(
        "**Out of reach**: messages on Discord, and the operator’s backups. A code without your "
        "name may stay for a year, to delete your data again if a backup is restored."
    )
    # Translators: Export is a button.
    yield _("You can’t undo this. Press **Export** first if you want a copy.")


@on
async def delete(asked: Asked, press: Delete) -> Screen:
    """Deletes all of it; if the question is too old, asks again."""
    if asked.pressed is None:
        raise PlayError(Reason.UNKNOWN_BUTTON)
    privacy = asked.services.privacy
    outcome = await privacy.delete(asked.request, press.owner, asked.pressed.sent_at)
    return deleted(outcome) if isinstance(outcome, Deleted) else question(outcome)


def deleted(outcome: Deleted) -> Screen:
    """What was deleted; replaces the question."""
    new = outcome.was.player.text_mode
    if outcome.was.is_empty:
        text = " ".join((_NOTHING(), _("There was nothing to delete.")))
        return private_text(text, new_message=new)
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
    return private_text("\n".join((_("### Deleted"), said)), new_message=new)


@on
async def export(asked: Asked, _press: AskForExport) -> tuple[Screen, ...]:
    """Everything that is stored, in files as long as Discord takes them here; TOO_MANY_EXPORTS."""
    everything = await asked.services.privacy.export(asked.request)
    return await asyncio.to_thread(exported, everything, asked.file_limit)


def exported(export: Export, limit: int) -> tuple[Screen, ...]:
    """Everything that is stored, in messages with a file of at most `limit` bytes each."""
    return in_messages(
        _("Everything Divan stores about you right now."),
        attachments("divan.json", written(export), limit),
        also=_("Only you can see this message. Save the file before you dismiss it."),
    )


def written(export: Export) -> bytes:
    """The exported file: JSON, one part per table."""
    parts = {
        name: {
            "about": " ".join(about() for about in (TABLES[name], _ALSO.get(name)) if about),
            "rows": [_row(name, row) for row in rows],
        }
        for name, rows in export.tables.items()
    }
    about = _(
        "Everything Divan stores about you. Times are in UTC. Long numbers are in quotes because "
        "many programs would round them."
    )
    head = {"about": about, "player": export.owner, "at": export.at}
    text = json.dumps(
        head | parts, ensure_ascii=False, indent=1, default=lambda day: day.isoformat()
    )
    return text.encode()


def _row(table: str, row: Mapping[str, Any]) -> dict[str, Any]:
    plain = {
        name: str(value) if (table, name) in _LONG and value is not None else value
        for name, value in row.items()
    }
    if "line" in row:
        plain["line"] = " ".join(row["line"])
    if table == "games" and row["deal"] is None:
        plain["why"] = MATCH_DEAL_WITHHELD() if row["match"] else DEAL_WITHHELD()
    return plain


TABLES: Final = {
    "players": Phrase(
        "Your settings. Your reminder’s hour is in UTC, and in the time zone where you chose it."
    ),
    "games": Phrase(
        "Your games: the deal, every move in notation, the number of moves before each press and "
        "a letter for its kind of button, the hints you took and the winning line they found, for "
        "how many presses it shows tips, and when you started and last touched the game. A game "
        "with a day is your attempt at that day’s daily. If you put a game aside, you see when "
        "you last touched it. If it continues from a move of a finished game, you see which move. "
        "If you took the deal from another game, you see that game’s number."
    ),
    "analyses": Phrase(
        "Where your analyzed games were lost: the game’s number, its version and the solver’s, "
        "the last position known to be winnable and the first one known to be lost, counted in "
        "moves, the moves to the win, the positions searched in vain, and whether the search is "
        "finished."
    ),
    "shares": Phrase(
        "Where you shared your finished games: the channel, and the message that Divan posted, "
        "so that each is posted there once."
    ),
    "interactions": Phrase(
        "The IDs that Discord gave your commands and button presses of about the last day, so "
        "that none of them counts twice."
    ),
    "results": Phrase(
        "The result of each of your dailies so far. With equal scores, the lower tie-breaker "
        "ranks higher."
    ),
    "memberships": Phrase(
        "The servers whose leaderboards you’re on, since when, and whether by name."
    ),
    "span_totals": Phrase("Your weekly and monthly totals, one for each leaderboard."),
    "all_totals": Phrase("Your all-time totals, one for each leaderboard."),
    "posts": Phrase(
        "The reminders you were sent recently or will be sent, the messages you asked for in "
        "matches, and the messages that show your matches and tell their results."
    ),
    "matches": Phrase(
        "The matches you opened or were challenged to: the game, where, with whom, since when, "
        "and until when."
    ),
    "seats": Phrase(
        "The matches you play in: since when, whether you gave the other player a day, what you "
        "bet, whether you asked for a rematch, and if you shared a duel against the house: by "
        "which button press, when, and as which message."
    ),
    "hands": Phrase("Your turns at tables: which, and when."),
    "crowns": Phrase(
        "The duels after which you held a server’s crown: where, when each ended, since when you "
        "held it, and when you last played a duel there."
    ),
    "puzzles": Phrase(
        "The puzzles you were shown: which, how hard they are, where and with which move each try "
        "was lost, when you began and finished each, on which try you solved it (7 if you didn’t), "
        "whether it counts, and whether you shared it: by which button press, when, and as which "
        "message."
    ),
    "made_puzzles": Phrase(
        "The puzzles you made of your games: the position, the winning line, and where and when "
        "you posted each."
    ),
}
"""What each part of the exported file holds, by table."""

_ALSO: Final = {
    "games": Phrase(
        "Your games in matches: the deal, every move in notation, the number of moves before each "
        "press, the result so far, and when you started and last touched the game. And your "
        "current try at each puzzle, which says of which."
    ),
    "puzzles": Phrase(
        "The puzzles of other players’ games that you were shown: as above, each with its number. "
        "Until a puzzle is over, its deal and your moves are left out."
    ),
}
"""What else some parts hold."""

_LONG: Final = (("games", "deal"), ("interactions", "id"), ("matches", "interaction"))
"""Columns whose numbers may be too long for programs that read the file."""
DEAL_WITHHELD: Final = Phrase(
    "The deal of a day stays secret until the day is over. Export again after that to see it."
)
MATCH_DEAL_WITHHELD: Final = Phrase(
    "The deal of a match stays secret until the match is over. Export again after that to see it."
)
