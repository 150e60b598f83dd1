"""The languages that players and servers choose."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from bot.services.core.requests import Request, Transactions
from bot.services.players import players as chosen_languages
from bot.services.players.players import REMEMBERED, Chosen, ChosenLanguages, Players
from bot.store.store import Store
from tests.visits import write
from tests.waiting import HANGS_S

ADA, BOB, PLACE = "discord:42", "discord:43", "discord:900"
NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)

_NUMBERS = count(1)


def asking(
    owner: str = ADA, server: str | None = PLACE, at: datetime = NOON, locale: str | None = None
) -> Request:
    return Request(next(_NUMBERS), owner, at, server, locale=locale)


@pytest.fixture
def languages(store: Store) -> ChosenLanguages:
    return ChosenLanguages(Transactions(store))


async def test_nothing_is_chosen_at_first(languages: ChosenLanguages) -> None:
    assert await languages.of(asking()) == Chosen(None, None)
    assert await languages.of_reminder(ADA) is None
    assert await languages.of_digest(PLACE) is None


async def test_a_choice_counts_at_once(languages: ChosenLanguages) -> None:
    await languages.of(asking())
    await languages.choose(asking(), "de")
    assert await languages.of(asking()) == Chosen("de", None)
    await languages.choose_for_server(asking(), PLACE, "fr")
    assert await languages.of(asking()) == Chosen("de", "fr")
    assert await languages.of(asking(BOB)) == Chosen(None, "fr")
    assert await languages.of(asking(server=None)) == Chosen("de", None)
    assert (await languages.of_reminder(ADA), await languages.of_digest(PLACE)) == ("de", "fr")


async def test_a_choice_is_taken_back(languages: ChosenLanguages) -> None:
    for code in ("de", None):
        await languages.choose(asking(), code)
        await languages.choose_for_server(asking(), PLACE, code)
        assert await languages.of(asking()) == Chosen(code, code)


async def test_another_process_notices_soon(store: Store, languages: ChosenLanguages) -> None:
    assert await languages.of(asking()) == Chosen()
    await ChosenLanguages(Transactions(store)).choose(asking(), "de")
    assert await languages.of(asking()) == Chosen()
    assert await languages.of(asking(at=NOON + REMEMBERED)) == Chosen("de")


async def test_what_came_too_late_is_remembered(
    store: Store, languages: ChosenLanguages, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ChosenLanguages(Transactions(store)).choose(asking(), "de")
    monkeypatch.setattr(chosen_languages, "ASKING_S", 0)
    before = store.visits
    assert await languages.of(asking()) == Chosen()
    async with asyncio.timeout(HANGS_S):
        while await languages.of(asking()) != Chosen("de"):
            await asyncio.sleep(0.01)
    assert store.visits == before + 1


async def test_what_was_read_before_a_choice_is_not_remembered(languages: ChosenLanguages) -> None:
    await asyncio.gather(
        *(languages.of(asking()) for _ in range(3)), languages.choose(asking(), "de")
    )
    assert await languages.of(asking()) == Chosen("de")


async def test_a_lost_database_leaves_the_usual_language(
    languages: ChosenLanguages, tmp_path: Path
) -> None:
    await languages.choose(asking(), "de")
    assert await languages.of(asking()) == Chosen("de")
    (tmp_path / "divan.db").write_bytes(b"rubbish")
    assert await languages.of(asking(at=NOON + timedelta(days=1))) == Chosen("de")
    assert await languages.of(asking(BOB)) == Chosen()


async def test_a_reminder_comes_in_the_language_it_was_asked_for_in(
    store: Store, languages: ChosenLanguages
) -> None:
    players = Players(Transactions(store))
    await players.switch(asking(locale="pt-BR"), "reminder", on=True)
    await players.switch(asking(locale="fr"), "text_mode", on=True)
    assert await languages.of_reminder(ADA) == "pt-BR"
    await languages.choose(asking(), "de")
    assert await languages.of_reminder(ADA) == "de"
    assert (await players.chosen(asking())).language == "de"


async def test_the_language_of_a_reminder_is_noted_as_soon_as_it_is_heard(
    store: Store, languages: ChosenLanguages
) -> None:
    """Versions before 1.0 switched reminders on without it."""
    await write(store).players.change(ADA, reminder=True)
    assert await languages.of(asking()) == Chosen()
    assert await languages.of_reminder(ADA) is None, "nobody knows the language of this request"
    later = NOON + REMEMBERED
    assert await languages.of(asking(at=later, locale="de")) == Chosen()
    assert await languages.of_reminder(ADA) == "de"
    before = store.visits
    await languages.of(asking(at=later + REMEMBERED, locale="fr"))
    assert store.visits == before + 1, "it is noted once"
    assert await languages.of_reminder(ADA) == "de"


async def test_who_is_not_reminded_is_not_noted(store: Store, languages: ChosenLanguages) -> None:
    before = store.visits
    await languages.of(asking(locale="de"))
    assert store.visits == before + 1
    assert await languages.of_reminder(ADA) is None
