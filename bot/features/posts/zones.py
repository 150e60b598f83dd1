"""The time zone of a server, found by what people call it or by where they are."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import cache, partial
from itertools import chain
from typing import Final, NamedTuple
from unicodedata import normalize

from bot.errors import PlayError, Reason
from bot.features.handlers import Choice
from bot.features.options import CHOICE_AT_MOST, OFFERED
from bot.languages import Language, city, country, spoken, time_zone_names
from bot.languages.typed import fitting, in_both, plain
from bot.services.core.cities import by_people, cities_called
from bot.services.core.days import UTC_NAME, cities, clock_in, inhabited, shift, zones
from bot.words.text import cut
from bot.words.times import bare

_ABBREVIATIONS: Final = {
    "America/New_York": "EST EDT ET NYC DC",
    "America/Chicago": "CST CDT CT",
    "America/Denver": "MST MDT MT",
    "America/Phoenix": "MST",
    "America/Los_Angeles": "PST PDT PT LA L.A. SF",
    "America/Anchorage": "AKST AKDT",
    "Pacific/Honolulu": "HST",
    "America/Halifax": "AST ADT",
    "America/Puerto_Rico": "AST",
    "America/St_Johns": "NST NDT",
    "America/Havana": "CST CDT",
    "America/Sao_Paulo": "BRT",
    "America/Argentina/Buenos_Aires": "ART",
    "America/Santiago": "CLT CLST",
    "America/Bogota": "COT",
    "America/Lima": "PET",
    "Europe/London": "GMT BST",
    "Africa/Accra": "GMT",
    "Europe/Dublin": "GMT IST",
    "Europe/Lisbon": "WET WEST",
    "Europe/Berlin": "CET CEST MEZ MESZ",
    "Europe/Paris": "CET CEST",
    "Europe/Athens": "EET EEST",
    "Africa/Cairo": "EET EEST",
    "Europe/Istanbul": "TRT",
    "Europe/Moscow": "MSK",
    "Asia/Jerusalem": "IST IDT",
    "Asia/Kolkata": "IST",
    "Asia/Dubai": "GST",
    "Asia/Riyadh": "AST",
    "Asia/Karachi": "PKT",
    "Asia/Dhaka": "BST",
    "Asia/Bangkok": "ICT",
    "Asia/Jakarta": "WIB",
    "Asia/Shanghai": "CST",
    "Asia/Taipei": "CST",
    "Asia/Hong_Kong": "HKT",
    "Asia/Singapore": "SGT",
    "Asia/Manila": "PHT",
    "Asia/Tokyo": "JST",
    "Asia/Seoul": "KST",
    "Australia/Perth": "AWST",
    "Australia/Adelaide": "ACST ACDT",
    "Australia/Darwin": "ACST",
    "Australia/Sydney": "AEST AEDT",
    "Australia/Brisbane": "AEST",
    "Pacific/Auckland": "NZST NZDT",
    "Africa/Johannesburg": "SAST",
    "Africa/Lagos": "WAT",
    "Africa/Maputo": "CAT",
    "Africa/Nairobi": "EAT",
}
"""Where people say what of their own time; several places may say the same of different times."""

_COUNTRIES: Final = {
    "US": "USA, U.S.A., US, U.S., United States of America, America, Amerika, Amérique, América, "
    "EEUU, EE.UU., EE. UU., EUA",
    "GB": "UK, U.K., Britain, Great Britain, England, Scotland, Wales, Northern Ireland, "
    "Großbritannien, Schottland, Nordirland, Grande-Bretagne, Angleterre, Écosse, Pays de Galles, "
    "Irlande du Nord, Gran Bretaña, Inglaterra, Escocia, Gales, Irlanda del Norte, Gran Bretagna, "
    "Inghilterra, Scozia, Galles, Irlanda del Nord, Grã-Bretanha, Escócia, País de Gales, "
    "Irlanda do Norte",
    "NL": "the Netherlands, Holland, Hollande, Holanda, Olanda",
    "TR": "Turkey",
    "CZ": "Czech Republic, Tschechische Republik, République tchèque, República Checa, "
    "Repubblica Ceca, República Tcheca",
    "AE": "UAE, Emirates, VAE, Emirate, EAU, Émirats, Emiratos, Emirati, Emirados",
    "CI": "Ivory Coast, Elfenbeinküste, Costa de Marfil, Costa d’Avorio, Costa do Marfim",
    "IE": "Republic of Ireland",
    "KR": "Korea, Corée, Corea, Coreia",
    "MK": "Macedonia, Mazedonien, Macédoine, Macedônia",
    "MM": "Burma, Myanmar, Birma, Birmanie, Birmania, Birmânia",
    "PS": "Palestine, Palästina, Palestina",
    "SZ": "Swaziland, Swasiland",
}
"""What people call countries besides, in whichever language; between commas."""


class _Place(NamedTuple):
    """A time zone by a place in it."""

    zone: str
    place: str
    """Its city, or what was looked for."""
    country: str
    """Its country's code; empty for UTC."""


def zone_choices(typed: str, at: datetime) -> list[Choice]:
    """The time zones that are called what is typed, or that such a place has; with their time.

    Each once, the best match first; among equal ones the largest city. What comes after a comma is
    where that is (`Paris, France`): if nothing is called so, it goes by what comes before.
    """
    found = dict[str, _Place]()
    before, comma, _after = typed.partition(",")
    for said in (typed, before) if comma else (typed,):
        for one in () if found else fitting(said, chain(_named(spoken()), _cities(said))):
            found.setdefault(one.zone, one)
    return [Choice(_shown(one, at), zone) for zone, one in [*found.items()][:OFFERED]]


def _shown(one: _Place, at: datetime) -> str:
    """`Munich, Germany (Berlin) – 13:05`."""
    named = city(one.zone) if one.country else one.zone
    place = f"{one.place}, {country(one.country)}" if one.country else one.place
    zone = "" if one.place == named else f" ({named})"
    time = f" – {bare(clock_in(one.zone, at))}"
    return cut(f"{place}{zone}", CHOICE_AT_MOST - len(time)) + time


def named_zone(text: str, at: datetime) -> str:
    """The time zone that an option has: a suggestion, or what can be meant by what is typed.

    Raises BAD_ZONE, and SEVERAL_ZONES if it can be several with different times.
    """
    said = plain(text)
    known = {plain(name): zone for name, zone in cities().items()}
    known |= {plain(name): zone for zone in inhabited() for name in in_both(partial(city, zone))}
    known |= {plain(zone): zone for zone in zones() if "/" in zone or zone == UTC_NAME}
    if zone := known.get(said):
        return zone
    named = chain(_named(spoken()), _cities(text))
    meant = [one.zone for one, names in named if said in map(plain, names)]
    if not meant or not said:
        raise PlayError(Reason.BAD_ZONE, text=text)
    if len({shift(zone, at) for zone in meant}) > 1:
        raise PlayError(Reason.SEVERAL_ZONES, text=text)
    return meant[0]


def _place_of(zone: str) -> int:
    """Where a zone comes among others."""
    return by_people().get(zone, len(by_people()))


def _cities(typed: str) -> Iterator[tuple[_Place, Iterable[str]]]:
    before = typed.partition(",")[0].strip()
    if said := plain(before):
        for one in cities_called(said):
            place = _Place(one.zone, _spelled(one.name, before), one.country)
            yield place, (one.name, *_with_country(one.name, one.country))


def _spelled(name: str, typed: str) -> str:
    """A name with the marks that were typed: of `Milano` and `Miláno`, one is listed."""
    said = normalize("NFC", typed)
    if len(said) != len(name) or plain(said) != plain(name):
        return name
    return "".join(
        one.upper() if its.isupper() else one.lower() for one, its in zip(said, name, strict=True)
    )


def _with_country(name: str, code: str) -> Iterator[str]:
    """`Munich, Germany`, `Munich, Deutschland`: with each of its country's names."""
    return (f"{name}, {its}" for its in _countries(spoken(), code))


@cache
def _countries(_language: Language, code: str) -> tuple[str, ...]:
    """What a country is called in the language that is spoken, in English, and besides."""
    besides = filter(None, _COUNTRIES.get(code, "").split(", "))
    return (*in_both(partial(country, code)), *besides)


@cache
def _named(_language: Language) -> tuple[tuple[_Place, tuple[str, ...]], ...]:
    """Every zone by the names that it has in the language that is spoken, and in English."""
    return tuple(_by_name())


def _by_name() -> Iterator[tuple[_Place, tuple[str, ...]]]:
    yield _Place(UTC_NAME, UTC_NAME, ""), (UTC_NAME,)
    ordered = sorted(inhabited(), key=_place_of)
    for zone in ordered:
        place = _Place(zone, city(zone), inhabited()[zone])
        short = _ABBREVIATIONS.get(zone, "").split()
        called = in_both(partial(city, zone))
        whole = chain.from_iterable(_with_country(name, place.country) for name in called)
        yield place, (*called, *whole, *_countries(spoken(), place.country), zone, *short)
    for names in in_both(time_zone_names):
        for name, those in names.items():
            for zone in sorted(those, key=_place_of):
                if zone in inhabited():
                    yield _Place(zone, city(zone), inhabited()[zone]), (name,)
