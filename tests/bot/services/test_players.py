"""Players' settings: how games look, where players are named, whether they are reminded."""

from datetime import UTC, date, datetime
from itertools import count

import pytest

from bot.errors import Reason
from bot.press.settings import Switch
from bot.services.core.requests import Request, Transactions
from bot.services.players.players import SWITCHES, Players
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE, Membership
from bot.store.store import Store
from tests.refused import refused
from tests.visits import read, write

ADA, PLACE, OTHER = "discord:42", "discord:900", "discord:901"
TODAY = date(2028, 2, 29)
NIGHT = datetime(2028, 2, 29, 23, 59, 59, 999_999, tzinfo=UTC)

_NUMBERS = count(1)


def asking(server: str | None = PLACE) -> Request:
    return Request(next(_NUMBERS), ADA, NIGHT, server)


@pytest.fixture
def players(store: Store) -> Players:
    return Players(Transactions(store))


async def test_everything_is_off_at_first(players: Players) -> None:
    chosen = await players.chosen(asking())
    assert chosen.switches == dict.fromkeys(SWITCHES, False)
    assert [*chosen.switches] == [*SWITCHES]
    assert chosen.reminded_at == datetime(2028, 2, 29, 20, tzinfo=UTC)


async def test_the_reminders_hour_is_chosen(players: Players) -> None:
    chosen = await players.remind_at(asking(), 7)
    assert chosen.reminded_at == datetime(2028, 2, 29, 7, tzinfo=UTC)
    assert not chosen.switches["reminder"]
    await players.switch(asking(), "reminder", on=True)
    assert (await players.chosen(asking())).reminded_at.hour == 7


BERLIN, KOLKATA = "Europe/Berlin", "Asia/Kolkata"


async def test_the_reminders_hour_is_one_of_the_zone_where_it_is_chosen(
    players: Players, store: Store
) -> None:
    await write(store).servers.keep(PLACE, zone=KOLKATA)
    assert (await players.chosen(asking())).zone_here == KOLKATA
    assert (await players.chosen(asking(OTHER))).zone_here is None
    chosen = await players.remind_at(asking(OTHER), 20, KOLKATA)
    assert chosen.reminded_at == datetime(2028, 2, 29, 14, 30, tzinfo=UTC)
    assert (chosen.reminder_hour, chosen.reminder_zone, chosen.zone_here) == (20, KOLKATA, None)
    assert (await players.chosen(asking(None))).zone_here == KOLKATA
    chosen = await players.remind_at(asking(), 19)
    assert chosen.reminded_at == datetime(2028, 2, 29, 19, tzinfo=UTC)
    assert (chosen.reminder_hour, chosen.reminder_zone, chosen.zone_here) == (19, None, KOLKATA)


async def test_turned_on_it_comes_at_20_in_the_servers_zone_unless_an_hour_is_chosen(
    players: Players, store: Store
) -> None:
    await write(store).servers.keep(PLACE, zone=KOLKATA)
    assert (await players.switch(asking(None), "reminder", on=True)).reminded_at.hour == 20
    chosen = await players.switch(asking(), "reminder", on=True)
    assert (chosen.reminder_hour, chosen.reminder_zone) == (20, KOLKATA)
    assert chosen.reminded_at == datetime(2028, 2, 29, 14, 30, tzinfo=UTC)
    await write(store).servers.keep(PLACE, zone=BERLIN)
    for hour, zone in ((20, KOLKATA), (7, None)):
        await players.remind_at(asking(), hour, zone)
        chosen = await players.switch(asking(), "reminder", on=True)
        assert (chosen.reminder_hour, chosen.reminder_zone) == (hour, zone)


async def test_in_no_zone_there_are_reminders(players: Players, store: Store) -> None:
    with refused(Reason.UNKNOWN_BUTTON):
        await players.remind_at(asking(), 7, "../Berlin")
    assert await read(store).players.of(ADA) == Player(ADA)


async def test_a_server_on_utc_has_no_zone_of_its_own(players: Players, store: Store) -> None:
    await write(store).servers.keep(PLACE, zone="UTC")
    assert (await players.chosen(asking())).zone_here is None


@pytest.mark.parametrize("name", SWITCHES)
async def test_each_setting_changes_on_its_own(players: Players, name: Switch) -> None:
    for on in (True, True, False):
        await players.switch(asking(), name, on=on)
        chosen = await players.chosen(asking())
        assert chosen.switches == dict.fromkeys(SWITCHES, False) | {name: on}


async def test_a_player_hidden_on_one_server_is_named_elsewhere(
    players: Players, store: Store
) -> None:
    await players.switch(asking(), "hidden_here", on=True)
    assert not (await players.chosen(asking(OTHER))).switches["hidden_here"]
    assert await read(store).memberships.of(ADA) == (
        Membership(ADA, PLACE, TODAY, hidden=True),
        Membership(ADA, OTHER, TODAY),
        Membership(ADA, EVERYWHERE, date.min),
    )
    assert await read(store).memberships.unnamed(OTHER, [ADA]) == frozenset()


async def test_outside_a_server_its_settings_are_missing(players: Players, store: Store) -> None:
    chosen = await players.chosen(asking(None))
    assert [*chosen.switches] == [name for name in SWITCHES if name != "hidden_here"]
    with refused(Reason.NO_SERVER):
        await players.switch(asking(None), "hidden_here", on=True)
    assert await read(store).memberships.of(ADA) == ()
