"""A cup's podium: what its picture says, and the picture in words."""

from collections.abc import Iterator
from fractions import Fraction

from bot.languages import _, ngettext, percent
from bot.render.layouts.podium import CupCard


def caption(deals: int) -> str:
    """`Cup, 5 deals`, for the picture."""
    # Translators: in a picture: short.
    return ngettext("Cup, {count} deal", "Cup, {count} deals", deals)


def patient() -> str:
    """Who plays out of competition, for the picture."""
    # Translators: a careful computer player.
    return _("Patient")


def share(of: Fraction) -> str:
    """`83%`: to the nearest whole one; only who has it all has 100%."""
    return percent(min(round(of * 100), 99 if of < 1 else 100))


def alt(card: CupCard) -> str:
    """The picture in words. It names nobody."""
    return " ".join((f"{card.title}. {card.caption}.", *_steps(card)))


def _steps(card: CupCard) -> Iterator[str]:
    for step in card.steps:
        # Translators: {share} is “83%”, {scores} is “100, 88, –”: – for a deal not played.
        yield _(
            "Place {place} with {share}: {scores}.",
            place=step.place,
            share=step.share,
            scores=_scores(step.scores),
        )
    if card.outside:
        # Translators: {player} is “Patient”, {scores} is “100, 88, 76”.
        yield _(
            "{player}, out of competition: {scores}.",
            player=card.outside,
            scores=_scores(card.outside_scores),
        )


def _scores(scores: tuple[int | None, ...]) -> str:
    return ", ".join("–" if score is None else str(score) for score in scores)
