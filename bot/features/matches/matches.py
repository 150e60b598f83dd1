"""What matches have in common, and the simplest one: a shared result that others try to beat."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, TypeAlias

from bot.errors import Unavailable
from bot.features.handlers import Asked, Sent, Then, first, on
from bot.features.play.board import screen
from bot.features.posts.sharing import to_beat
from bot.features.screen import Button, Link, Screen, as_new_message, public_text
from bot.languages import Phrase, _, for_everyone, listed, ngettext
from bot.press.press import Press
from bot.press.together import BeatMatch, BeatThis, ByRight, OfMatch
from bot.services.matches.beats import Beaten, Try
from bot.services.rankings.par import Score
from bot.services.services import Services
from bot.words import labels
from bot.words.ends import scored
from bot.words.people import called, sentence
from bot.words.times import ago

LISTED: Final = 8
"""How many tries are listed."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """What tells once, below the result, that a match was judged after its end."""

    message: Screen
    number: int
    """Rises with each of a match; each is told once, unless another one comes first."""


@dataclass(frozen=True, slots=True)
class Public:
    """What is shown of a match in public, in the language that is spoken."""

    message: Screen
    """What its message shows now; once there is a result, with a link to that."""
    result: Screen | None = None
    """What tells how it ended; None as long as there is nothing to tell."""
    of_result: Press | None = None
    """A press by which the result's message is recognized, and no other."""
    result_changed: bool = False
    """Whether the result may be another one than was told."""
    judgment: Judgment | None = None
    """That the result was changed later; None if it wasn't."""
    also_of: Press | None = None
    """A press that is this match's, besides those that name it: by these its message is
    recognized."""

    def is_of(self, match: int, press: Press) -> bool:
        """Whether a press belongs to this match."""
        return press == self.also_of or (isinstance(press, OfMatch) and press.match == match)


Drawing: TypeAlias = Callable[[Services, int, datetime], Awaitable[Public | None]]
"""Draws the match with an id at a moment; None, or NO_MATCH, if it is gone."""
_MOVED: Final = Phrase("This continues in a newer message.")
_COUNTS_NOWHERE: Final = Phrase("-# This doesn’t count on any leaderboard.")


@first
async def look_where_it_is(asked: Asked, press: OfMatch) -> Screen | None:
    """The way to the message that has taken the place of the one that was pressed, if one has:
    nothing else happens then."""
    if asked.pressed is None or asked.pressed.is_private:
        return None
    messages = asked.services.public_messages
    now = await messages.moved_to(asked.request, press.match, asked.pressed.id)
    address = asked.discord.address(*now) if now else None
    return moved(address) if address else None


@first
async def check_here(asked: Asked, press: ByRight) -> None:
    """Raises NO_MATCH, and ELSEWHERE for a match of another server: a forged id can name any, and
    what somebody may do is known of the server where they press."""
    await asked.services.matches.check_here(asked.request, press.match)


@for_everyone()
def moved(address: str) -> Screen:
    """What a match's old message becomes, whatever was pressed on it."""
    link = Link(labels.GO_TO_IT(), address)
    return replace(public_text(_MOVED(), ()), link=link, new_message=False)


def noting(asked: Asked, match: int) -> Then:
    """Notes which message shows a match, if others see it.

    If the store can't be reached, the message stays as it is: its buttons say which match they are
    of, the command shows how it stands, and the result is posted all the same.
    """

    async def note(sent: Sent) -> None:
        if sent.message and not sent.is_private:
            messages = asked.services.public_messages
            with suppress(Unavailable):
                await messages.note(asked.request, match, asked.channel, sent.message)

    return note


@on
async def beat(asked: Asked, press: BeatThis | BeatMatch) -> Screen:
    """*Beat this*: deals the deal of a shared game to whoever presses, for them alone."""
    beats = asked.services.beats
    match press:
        case BeatThis():
            view = await beats.begin(asked.request, press.game, asked.channel)
        case BeatMatch():
            view = await beats.again(asked.request, press.match)
    return as_new_message(screen(view))


@for_everyone()
def tried(beaten: Beaten) -> Screen:
    """A shared result with its tries: who came level or better, the best first, and how many."""
    shown = to_beat(beaten.view, called(beaten.owner))
    tries = beaten.tries[:LISTED]
    lines = [_line(one, beaten, is_best=number == 0) for number, one in enumerate(tries)]
    if rest := beaten.others + len(beaten.tries) - len(tries):
        lines.append(ngettext("{count} more tried.", "{count} more tried.", rest))
    below = "\n".join((*lines, _COUNTS_NOWHERE())) if lines else ""
    return replace(shown, rows=shown.rows if beaten.is_open else (), below=below)


def _line(one: Try, beaten: Beaten, *, is_best: bool) -> str:
    score = _scored(one.score, beaten)
    # Translators: who tried to beat a result, and what they made of it.
    said = sentence(_("{player}: {score}", player=called(one.owner), score=score))
    holds = is_best and one.score.order > beaten.score.order
    if holds:
        # Translators: {line} is “@Ada: won in 150 turns”, {ago} is “3 days ago”.
        said = _("{line}, {ago}", line=said, ago=ago(one.at))
    marks = [ngettext("{count} hint", "{count} hints", one.hints)] if one.hints else []
    if one.knew:
        marks.append(_("knew the deal"))
    if marks:
        # Translators: {line} is “@Ada: 95 of 95”, {marks} are remarks.
        said = _("{line} ({marks})", line=said, marks=listed(marks))
    return f"👑 {said}" if holds else said


@for_everyone()
def beaten(it: Beaten) -> Screen:
    """The message that somebody has beaten a shared result, for the first time."""
    assert it.first, "it was beaten"
    said = _(
        "{player} beat {other}: {score} vs. {before}.",
        player=called(it.first.owner),
        other=called(it.owner),
        score=_scored(it.first.score, it),
        before=_scored(it.score, it),
    )
    return public_text(sentence(said), ((Button(labels.BEAT_THIS(), BeatMatch(it.match)),),))


def _scored(score: Score, beaten: Beaten) -> str:
    return scored(*score, beaten.view.key)


async def drawn_beat(services: Services, match: int, at: datetime) -> Public | None:
    """A shared result that others try to beat; None if its game is deleted."""
    if (found := await services.beats.of(match, at)) is None:
        return None
    this = BeatThis(found.view.game)
    if found.first is None:
        return Public(tried(found), also_of=this)
    return Public(tried(found), beaten(found), BeatMatch(match), also_of=this)
