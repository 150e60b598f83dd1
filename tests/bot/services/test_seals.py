"""Seals: the text that docs/daily.md gives, hashed."""

import re
from dataclasses import replace
from datetime import date
from hashlib import sha256
from pathlib import Path

import pytest

from bot.services.daily.proofs import is_rightly_sealed, new_nonce, seal_of_match, sealed
from bot.store.schema.dailies import Daily

DAILY = Daily(date(2026, 11, 21), "sultan", 4_611_686_018_427_387_904, ("t", "w"), 81)


def test_the_seal_is_the_hash_of_the_documented_text() -> None:
    done = sealed(DAILY, lambda bound: bound - 16)
    assert done.nonce == "f" * 31 + "0"
    text = f"divan/seal/1:2026-11-21:sultan:4611686018427387904:{done.nonce}"
    assert done.seal == sha256(text.encode()).hexdigest()
    assert replace(done, nonce=None, seal=None) == DAILY


def test_the_documented_example_is_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "daily.md").read_text("utf-8")
    found = re.search(r"printf %s '(\S+)' \| sha256sum\n(\w+)  -", page)
    assert found
    _, day, key, deal, nonce = found[1].split(":")
    daily = sealed(Daily(date.fromisoformat(day), key, int(deal), ()), lambda _: int(nonce, 16))
    assert daily.seal == found[2]


def test_a_short_nonce_is_padded() -> None:
    assert sealed(DAILY, lambda _: 7).nonce == "0" * 31 + "7"


@pytest.mark.parametrize(
    "changed",
    [
        {"deal": 7},
        {"day": date(2026, 11, 22)},
        {"key": "shah"},
        {"nonce": "0f" * 16},
        {"nonce": None},
        {"seal": "a7" * 32},
        {"seal": None},
    ],
)
def test_a_changed_daily_isnt_rightly_sealed(changed: dict[str, object]) -> None:
    done = sealed(DAILY, lambda _: 7)
    assert is_rightly_sealed(done)
    assert not is_rightly_sealed(replace(done, **changed))  # type: ignore[arg-type]
    assert is_rightly_sealed(DAILY)


def test_a_matchs_seal_is_the_hash_of_its_text() -> None:
    nonce = new_nonce(lambda bound: bound - 16)
    assert nonce == "f" * 31 + "0"
    told = ("cup", 7, 2, "sultan", 4_611_686_018_427_387_904, nonce)
    text = f"divan/seal/match/2:cup:7:sultan:2:3:4611686018427387904:{nonce}"
    assert seal_of_match(*told, of=3) == sha256(text.encode()).hexdigest()
    before = f"divan/seal/match/1:cup:7:sultan:2:4611686018427387904:{nonce}"
    assert seal_of_match(*told) == sha256(before.encode()).hexdigest()


def test_the_documented_example_of_a_match_is_right() -> None:
    page = (Path(__file__).parents[3] / "docs" / "together.md").read_text("utf-8")
    found = re.search(r"printf %s '(\S+)' \| sha256sum\n(\w+)  -", page)
    assert found
    _, kind, match, key, number, of, deal, nonce = found[1].split(":")
    told = (kind, int(match), int(number), key, int(deal), nonce)
    assert seal_of_match(*told, int(of)) == found[2]
