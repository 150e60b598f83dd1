"""What proves a day's deals, in words: docs/daily.md says how to check it."""

from collections.abc import Iterator

from bot.languages import _
from bot.services.daily.proofs import Proof, Sealed
from bot.words.common.games import daily_name
from bot.words.common.seals import opened
from bot.words.common.times import clock, date_of


def proof(proof: Proof) -> str:
    """A day's seals, what they are for and, once the day is over, what opens them."""
    # Translators: a heading: that the day’s deals were settled beforehand.
    heading = _("### Proof, {day}", day=date_of(proof.day))
    return "\n".join(
        (heading, _explained(proof), *(line for one in proof.dailies for line in _lines(one)))
    )


def _explained(proof: Proof) -> str:
    if not proof.dailies:
        return _("Today’s deals aren’t drawn yet. Look again in a minute.")
    if proof.is_over:
        # Translators: a nonce is a random number that is used once.
        return _(
            "Number and nonce must make the seal that stood here while the day could be played: "
            "then nobody has changed the deal since."
        )
    return _(
        "A seal fixes its deal before anybody plays. Note it, or show it here: from {time} on, the "
        "number and the nonce stand beside it, and together they must make it.",
        time=clock(proof.closes_at),
    )


def _lines(one: Sealed) -> Iterator[str]:
    yield f"**{daily_name(one.key, one.number)}**"
    yield from opened(one.seal, one.deal, one.nonce)
