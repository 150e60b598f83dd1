"""A deal's seal, and what opens it."""

from collections.abc import Iterator

from bot.languages import _


def opened(seal: str | None, deal: int | None, nonce: str | None) -> Iterator[str]:
    """All 64 digits of a seal: with some of them alone, another deal could be found. Then the
    deal's number and nonce, as far as they may be known."""
    # Translators: a code that fixes a deal before it is played.
    yield _("-# Seal `{seal}`", seal=seal) if seal else _("-# Not sealed")
    if deal is not None:
        # Translators: the number of a deal.
        yield _("-# Number `{number}`", number=str(deal))
    if nonce is not None:
        # Translators: random letters that the seal is made of, beside the deal’s number.
        yield _("-# Nonce `{nonce}`", nonce=nonce)
