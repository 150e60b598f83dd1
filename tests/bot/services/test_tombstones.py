"""A tombstone stands for one player's attempt at one daily, and reveals neither."""

from dataclasses import replace
from datetime import date

from bot.services.daily.dailies import tombstone
from bot.store.schema.dailies import Daily

DAILY = Daily(date(2026, 11, 20), "shah", 4_611_686_018_427_387_904, ("d", "d"))


def test_a_tombstone_is_the_same_every_time() -> None:
    drawn_again = replace(DAILY, line=(), par=81)
    assert tombstone("discord:42", DAILY) == tombstone("discord:42", drawn_again)


def test_every_player_day_game_and_deal_has_its_own_tombstone() -> None:
    others = (
        replace(DAILY, day=date(2026, 11, 21)),
        replace(DAILY, key="sultan"),
        replace(DAILY, deal=DAILY.deal + 1),
    )
    marks = [tombstone("discord:42", daily) for daily in (DAILY, *others)]
    assert len({*marks, tombstone("discord:43", DAILY)}) == 5


def test_a_tombstone_reveals_nothing_it_is_made_from() -> None:
    mark = tombstone("discord:42", DAILY)
    assert len(mark) == 64
    assert {*mark} <= {*"0123456789abcdef"}
