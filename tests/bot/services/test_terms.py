"""Terms of play: what holds for an ordinary game, and for a ranked attempt."""

from datetime import UTC, date, datetime, timedelta

from bot.errors import Reason
from bot.services.core.terms import Terms, terms_on
from tests.refused import refused

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
