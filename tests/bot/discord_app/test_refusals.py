"""Refusals: each is counted, and being overloaded is logged, but seldom."""

import logging

import pytest

from bot.discord_app.gate import refusals
from bot.discord_app.gate.refusals import Refusals
from bot.errors import Busy, NoGame, Overloaded, TooManyFilms, TooManyPresses
from bot.metrics import REGISTRY


def counted(reason: str) -> float:
    return REGISTRY.get_sample_value("divan_refused_total", {"reason": reason}) or 0.0


def test_a_crowd_is_counted_and_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    before, some = counted("overloaded"), Refusals()
    for _ in range(400):
        some.note(Overloaded())
    assert counted("overloaded") - before == 400
    assert [one.levelname for one in caplog.records] == ["WARNING"]
    monkeypatch.setattr(refusals, "LOGGED_EVERY", 0.0)
    some.note(Overloaded())
    assert "400 interactions" in caplog.messages[-1]


def test_other_refusals_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    reasons = "database_busy", "presses", "films"
    before = [counted(reason) for reason in reasons]
    some = Refusals()
    some.note(Busy())
    some.note(TooManyPresses())
    some.note(TooManyFilms())
    some.note(NoGame())
    assert [counted(reason) for reason in reasons] == [count + 1 for count in before]
    assert not caplog.records
