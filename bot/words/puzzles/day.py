"""The puzzle of the day in words: whose day it is, who has found it, and how it went."""

from collections.abc import Iterator
from typing import Final

from bot.languages import Plural, _, listed
from bot.services.core.days import closes_at
from bot.services.puzzles.puzzle_view import OfDay
from bot.words.common.puzzles import found
from bot.words.common.times import clock, with_weekday
from bot.words.play.done import done

_STREAK: Final = Plural("Answered {count} day in a row.", "Answered {count} days in a row.")


def heading(of_day: OfDay) -> str:
    """`Sat 21 Nov`, whose puzzle it is."""
    return with_weekday(of_day.day)


def about(of_day: OfDay) -> str:
    """Until when everybody has the same, and whether it is no secret."""
    ends = clock(closes_at(of_day.day))
    said = [_("Everybody has this one, until {time}.", time=ends)]
    if of_day.is_shipped:
        said.append(_("None was ready for today, so it comes from the collection."))
    return " ".join(said)


def told(of_day: OfDay) -> str:
    """How it went, once its player has answered, or its day is over."""
    lines = [*_solution(of_day)] if of_day.is_over else []
    if of_day.found and of_day.found.answered:
        lines.append(found(of_day.found))
    if of_day.streak > 1 and not of_day.is_over:
        lines.append(_STREAK(of_day.streak))
    return "\n".join(lines)


def _solution(of_day: OfDay) -> Iterator[str]:
    yield _("Its day is over. This wins:")
    for number, decision in enumerate(of_day.revealed, 1):
        yield f"{number}. {done((decision.answer,), begins=True)}"
        if decision.wrong:
            moves = listed([f"{done((step,))} ({times})" for step, times in decision.wrong])
            # Translators: what others did at a decision of a puzzle: “turned 1 card (3)”.
            others = _("Others: {moves}", moves=moves)
            yield f"-# {others}"
