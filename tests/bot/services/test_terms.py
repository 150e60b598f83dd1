"""Terms of play: what holds for an ordinary game, for a ranked attempt, and in a match."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from bot.errors import Reason
from bot.services.core.terms import Terms, terms_of, terms_on
from bot.store.schema.games import StoredGame
from bot.store.schema.matches import MatchKind, OfMatch
from tests.refused import refused
from tests.rows import new_row

DAY = date(2028, 2, 29)
OVER = datetime(2028, 3, 1, 4, tzinfo=UTC)
JUST_BEFORE = OVER - timedelta(microseconds=1)


def test_an_ordinary_game_counts_nowhere_and_is_open_for_ever() -> None:
    terms = terms_on(None)
    assert terms == Terms()
    assert terms.has_hints and not terms.unseen_stays
    assert not terms.is_closed(datetime.max.replace(tzinfo=UTC))
    assert not terms.is_secret(datetime.min.replace(tzinfo=UTC))


def test_an_attempt_is_secret_without_hints_and_without_looking_ahead() -> None:
    terms = terms_on(DAY)
    assert (terms.is_ranked, terms.counts_on) == (True, DAY)
    assert terms.unseen_stays and not terms.has_hints


def test_an_attempt_is_open_and_secret_until_its_day_is_over() -> None:
    terms = terms_on(DAY)
    assert terms.is_secret(JUST_BEFORE) and not terms.is_closed(JUST_BEFORE)
    with refused(Reason.DAY_NOT_OVER) as raised:
        terms.check_revealed(JUST_BEFORE)
    assert raised.value.facts == {"day": DAY, "closes_at": OVER}
    terms.check_revealed(OVER)
    assert terms.is_closed(OVER) and not terms.is_secret(OVER)


def match_game(ended_at: datetime | None = None) -> StoredGame:
    match = OfMatch(1, 1, MatchKind.DUEL, OVER, ended_at)
    return replace(new_row("discord:1", "sultan", 7, private=True, at=JUST_BEFORE), match=match)


def test_a_match_is_secret_until_it_has_ended_even_after_its_deadline() -> None:
    terms = terms_of(match_game())
    assert terms.is_ranked and terms.unseen_stays and not terms.has_hints
    assert terms.counts_on is None
    assert not terms.is_closed(JUST_BEFORE) and terms.is_closed(OVER)
    with refused(Reason.MATCH_NOT_OVER) as raised:
        terms.check_revealed(OVER + timedelta(1))
    assert raised.value.facts == {"closes_at": OVER}


def test_a_match_that_ends_early_is_closed_and_open_to_all() -> None:
    terms = terms_of(match_game(JUST_BEFORE))
    assert terms.is_closed(JUST_BEFORE) and not terms.is_secret(JUST_BEFORE)
    terms.check_revealed(JUST_BEFORE)


def test_a_match_that_was_ended_late_was_closed_at_its_deadline() -> None:
    terms = terms_of(match_game(OVER + timedelta(1)))
    assert terms.is_closed(OVER) and terms.is_secret(OVER)
