"""A player's settings."""

from bot.store.schema.players import Player
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write


async def test_a_new_player_has_the_defaults(store: Store) -> None:
    assert await read(store).players.of(ADA) == Player(
        ADA, two_colour=False, text_mode=False, private=False
    )


async def test_settings_are_kept(store: Store) -> None:
    await write(store).players.change(ADA, two_colour=True, private=True)
    assert await read(store).players.of(ADA) == Player(
        ADA, two_colour=True, text_mode=False, private=True
    )
    assert await read(store).players.of(BOB) == Player(BOB)


async def test_changing_one_setting_leaves_the_others(store: Store) -> None:
    await write(store).players.change(ADA, two_colour=True)
    await write(store).players.change(ADA, text_mode=True)
    await write(store).players.change(ADA, two_colour=False)
    assert await read(store).players.of(ADA) == Player(ADA, text_mode=True)


async def test_switching_off_stores_nothing_for_a_new_player(store: Store) -> None:
    await write(store).players.change(ADA, reminder=False, private=False)
    assert not (await read(store).personal.counts(ADA))["players"]
    await write(store).players.change(ADA, reminder=False, private=True)
    assert await read(store).players.of(ADA) == Player(ADA, private=True)


async def test_settings_outlive_the_store(url: str) -> None:
    for private in (True, False):
        store = await Store.open(url)
        await write(store).players.change(ADA, private=private)
        await store.close()
        store = await Store.open(url)
        assert await read(store).players.of(ADA) == Player(ADA, private=private)
        await store.close()
