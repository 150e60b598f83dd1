"""The archive: the past days of a month, with what the player made of each."""

from datetime import date

from bot.languages import _, ngettext
from bot.services.daily.past_days import ArchivedDay, ArchivedMonth
from bot.words.common.games import day_number, name_of, tie_breaker
from bot.words.common.times import days_until, month_of, short_date, with_weekday


def archive(month: ArchivedMonth) -> str:
    """The month, and how many of its days the player played and won."""
    of = month_of(month.days[0].day)
    unranked = _("You can play a past deal any time. It doesn’t count on any leaderboard.")
    return "\n".join(
        (
            _("### Archive: {game}, {month}", game=name_of(month.key), month=of),
            _summary(month),
            f"-# {unranked}",
        )
    )


def _summary(month: ArchivedMonth) -> str:
    played = [one.result for one in month.days if one.result]
    if not played:
        return _("You played none of these days.")
    return ngettext(
        "You played {played} of {count} daily and won {won}.",
        "You played {played} of {count} dailies and won {won}.",
        len(month.days),
        played=len(played),
        won=sum(result.won for result in played),
    )


def choose(first: date, last: date) -> str:
    """`Choose a day: 16–30 Nov`: what a select of days of one month offers."""
    until = short_date(last)
    # Translators: above a list of days, at most 150 characters.
    return _("Choose a day: {days}", days=days_until(first, until) if first != last else until)


def day(one: ArchivedDay) -> str:
    """`Sat 21 Nov · day 47`."""
    return numbered_day(one.day, one.number)


def numbered_day(day: date, number: int | None) -> str:
    """`Sat 21 Nov · day 47`."""
    named = with_weekday(day)
    return named if number is None else f"{named} · {day_number(number)}"


def made(key: str, one: ArchivedDay) -> str:
    """`Won in 158 turns`, `71 home`, `Not played`."""
    if one.result is None:
        # Translators: a past day’s deal.
        return _("Not played")
    if one.result.won:
        # Translators: {turns} is “158 turns”.
        return _("Won in {turns}", turns=tie_breaker(key, one.result.tie_breaker))
    # Translators: so many cards.
    return _("{home} home", home=one.result.placed)
