"""Sentences that count."""

from collections.abc import Callable

from bot.languages import Plural


def counting(fact: str, said: Plural) -> Callable[..., str]:
    """A sentence about as many things as a fact says."""
    return lambda **facts: said(facts.pop(fact), **facts)
