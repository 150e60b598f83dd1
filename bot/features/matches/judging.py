"""Judging a cup: somebody who manages the server disqualifies its players."""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from bot.features.handlers import Asked, Form, on
from bot.features.matches.cup import own
from bot.features.screen import Button, Screen, Select, private_text
from bot.languages import Phrase, _
from bot.press.together import Disqualify, JudgeCup, JudgePlayer, ShowMatch
from bot.services.matches.cup_results import OwnCup, Seated
from bot.services.matches.cups import LONGEST
from bot.words import labels
from bot.words.people import called, sentence

_JUDGED: Final = 20
"""How many players are shown at once to be judged."""
_JUDGING: Final = Phrase(
    "### Disqualify\n"
    "Everyone can read your reason. Choose a disqualified player to count their results again."
)
# Translators: above a list of numbers, at most 150 characters.
_WHOM: Final = Phrase("Choose a player")
# Translators: the title of a form, at most 45 characters.
_DISQUALIFY: Final = Phrase("Disqualify a player")
# Translators: above a field of a form, at most 45 characters.
_WHY: Final = Phrase("Why? Everyone can read this.")


@on
async def judge(asked: Asked, press: JudgeCup) -> Screen:
    """Shows who plays in a cup, to be disqualified, or to count again."""
    players = await asked.services.cups.players(asked.request, press.match)
    return judging(press.match, players, press.page)


def judging(match: int, players: Sequence[Seated], page: int) -> Screen:
    """Who plays in a cup: a list names them, and a select has their numbers, as it can't."""
    pages = max(1, ceil(len(players) / _JUDGED))
    page = min(page, pages)
    shown = [*enumerate(players, 1)][_JUDGED * (page - 1) : _JUDGED * page]
    lines = [f"**{at}** {_judged_line(one)}" for at, one in shown]
    choices = tuple(
        # Translators: in a list of a cup’s players.
        (_("Player {number}", number=at), JudgePlayer(match, one.owner))
        for at, one in shown
    )
    turns = tuple(
        Button(label, JudgeCup(match, to))
        for label, to in ((labels.PAGE_BEFORE, page - 1), (labels.PAGE_AFTER, page + 1))
        if 1 <= to <= pages
    )
    back = Button(labels.THE_CUP(), ShowMatch(match))
    rows = (*((Select(_WHOM(), choices),) if choices else ()), (*turns, back))
    return private_text("\n".join((_JUDGING(), *lines)), rows, new_message=False)


def _judged_line(one: Seated) -> str:
    player = sentence(called(one.named))
    if one.is_void:
        # Translators: in a list of a cup’s players.
        return _("{player} (disqualified)", player=player)
    return player if one.points is None else f"{player} {one.points}"


@on
async def judge_player(asked: Asked, press: JudgePlayer) -> Screen | Form:
    """Asks why a player doesn't count; whoever doesn't counts again."""
    players = await asked.services.cups.players(asked.request, press.match)
    if any(one.owner == press.owner and one.is_void for one in players):
        return judged(await asked.services.cups.change(asked.request, press))
    form = Disqualify(press.match, press.owner, "")
    return Form(form, "reason", _DISQUALIFY(), _WHY(), most=LONGEST)


@on
async def disqualify(asked: Asked, press: Disqualify) -> Screen:
    """A player doesn't count any more."""
    return judged(await asked.services.cups.change(asked.request, press))


def judged(changed: OwnCup) -> Screen:
    """A cup in which somebody was just disqualified, or counts again."""
    return replace(own(changed, manages=True), new_message=False)
