"""A server's time zone is found by country, city, its usual name or an abbreviation."""

import gzip
from datetime import UTC, datetime, timedelta
from importlib.resources import files

import pytest

from bot.errors import Reason
from bot.features.posts.zones import named_zone, zone_choices
from bot.languages import Language, known, languages, speaking
from bot.languages.typed import plain
from bot.services.core.cities import by_people
from bot.services.core.days import first_at, inhabited, zones
from tests.refused import refused

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


def offered(code: str, typed: str) -> list[tuple[str, str | int]]:
    language = known(code)
    assert language
    with speaking(language):
        return [(one.name, one.value) for one in zone_choices(typed, NOON)]


@pytest.mark.parametrize(
    ("code", "typed", "name", "zone"),
    [
        ("en", "Germany", "Berlin, Germany – 13:00", "Europe/Berlin"),
        ("de", "deutschland", "Berlin, Deutschland – 13:00", "Europe/Berlin"),
        ("de", "Germany", "Berlin, Deutschland – 13:00", "Europe/Berlin"),
        ("fr", "allemagne", "Berlin, Allemagne – 13:00", "Europe/Berlin"),
        ("de", "münchen", "München, Deutschland (Berlin) – 13:00", "Europe/Berlin"),
        ("es-ES", "munich", "Munich, Alemania (Berlín) – 13:00", "Europe/Berlin"),
        ("en", "Mumbai", "Mumbai, India (Kolkata) – 17:30", "Asia/Kolkata"),
        ("en", "bombay", "Bombay, India (Kolkata) – 17:30", "Asia/Kolkata"),
        ("en", "Beijing", "Beijing, China (Shanghai) – 20:00", "Asia/Shanghai"),
        ("it", "pechino", "Pechino, Cina (Shanghai) – 20:00", "Asia/Shanghai"),
        ("en", "texas", "Texas, United States (Chicago) – 06:00", "America/Chicago"),
        ("en", "PST", "Los Angeles, United States – 04:00", "America/Los_Angeles"),
        ("en", "pacific time", "Los Angeles, United States – 04:00", "America/Los_Angeles"),
        ("de", "Mitteleuropäische Zeit", "Berlin, Deutschland – 13:00", "Europe/Berlin"),
        ("en", "EST", "New York, United States – 07:00", "America/New_York"),
        ("en", "united", "New York, United States – 07:00", "America/New_York"),
        ("pt-BR", "SAO PAULO", "São Paulo, Brasil – 09:00", "America/Sao_Paulo"),
        ("en", "GMT", "London, United Kingdom – 12:00", "Europe/London"),
        ("en", "utc", "UTC – 12:00", "UTC"),
        ("it", "milano", "Milano, Italia (Roma) – 13:00", "Europe/Rome"),
        ("fr", "pékin", "Pékin, Chine (Shanghai) – 20:00", "Asia/Shanghai"),
        ("en", "USA", "New York, United States – 07:00", "America/New_York"),
        ("en", "U.K.", "London, United Kingdom – 12:00", "Europe/London"),
        ("fr", "angleterre", "Londres, Royaume-Uni – 12:00", "Europe/London"),
        ("pt-BR", "Holanda", "Amsterdã, Países Baixos – 13:00", "Europe/Amsterdam"),
        ("en", "Turkey", "Istanbul, Türkiye – 15:00", "Europe/Istanbul"),
        ("en", "LA", "Los Angeles, United States – 04:00", "America/Los_Angeles"),
        ("en", "Paris, France", "Paris, France – 13:00", "Europe/Paris"),
        ("de", "Munich, Germany", "Munich, Deutschland (Berlin) – 13:00", "Europe/Berlin"),
        ("en", "New York, NY", "New York, United States – 07:00", "America/New_York"),
    ],
)
def test_what_is_offered_first(code: str, typed: str, name: str, zone: str) -> None:
    found = offered(code, typed)
    assert (name, zone) in found[:6], found
    assert plain(typed) == "united" or found[0] == (name, zone)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("CST", {"America/Chicago", "Asia/Shanghai", "America/Havana"}),
        ("IST", {"Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"}),
        ("texas", {"America/Chicago", "America/Denver"}),
    ],
)
def test_what_can_mean_several_is_offered_with_each_place(typed: str, expected: set[str]) -> None:
    assert expected <= {str(zone) for _, zone in offered("en", typed)[:6]}
    with refused(Reason.SEVERAL_ZONES):
        named_zone(typed, NOON)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("EST", "America/New_York"),
        ("est.", "America/New_York"),
        ("PST", "America/Los_Angeles"),
        ("Germany", "Europe/Berlin"),
        ("England", "Europe/London"),
        ("Munich, Germany", "Europe/Berlin"),
        ("münchen", "Europe/Berlin"),
        ("CET", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("Etc/GMT+12", "Etc/GMT+12"),
        ("utc", "UTC"),
    ],
)
def test_what_is_typed_and_not_chosen(typed: str, zone: str) -> None:
    assert named_zone(typed, NOON) == zone


def test_est_has_a_summer_unless_it_was_stored_before() -> None:
    july = datetime(2027, 7, 1, tzinfo=UTC)
    assert first_at(9, named_zone("EST", NOON), july) == july + timedelta(hours=13)
    assert first_at(9, "EST", july) == july + timedelta(hours=14)


@pytest.mark.parametrize("typed", ["", " . ", "x" * 6_000, "Atlantis", "\0", "a\tb", "\n"])
def test_what_is_no_place_is_refused(typed: str) -> None:
    with refused(Reason.BAD_ZONE):
        named_zone(typed, NOON)


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_choices_stay_within_discords_limits_and_can_be_sent(language: Language) -> None:
    with speaking(language):
        for typed in ("", "a", "e", "san", "united", "/", "time", "zeit", " ", "x" * 6_000, "cst"):
            found = zone_choices(typed, NOON)
            assert len(found) <= 25
            assert len({one.name for one in found}) == len({one.value for one in found})
            assert len({one.name for one in found}) == len(found)
            for one in found:
                assert 0 < len(one.name) <= 100
                assert named_zone(str(one.value), NOON) == one.value


def test_every_zone_that_people_live_in_is_found_by_its_name_and_country() -> None:
    for zone in inhabited():
        assert zone in [value for _, value in offered("en", zone)], zone


def test_the_list_of_cities_is_as_it_is_compared() -> None:
    """Fails if `plain` compares otherwise than when the list was made: `python -m tools.cities`."""
    packed = files("assets").joinpath("places", "cities.txt.gz").read_bytes()
    lines = [line.split("\t") for line in gzip.decompress(packed).decode().splitlines()]
    assert [said for said, name, *_ in lines] == [plain(name) for _, name, *_ in lines]
    assert {zone for *_, zone in lines} <= zones()
    assert by_people()["Asia/Shanghai"] == 0
