"""A player's settings."""

from bot.store.rows import Player
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB


async def test_one_who_was_never_seen_has_the_defaults(store: Store) -> None:
    assert await store.player(ADA) == Player(ADA, two_colour=False, text_mode=False, private=False)


async def test_settings_are_kept(store: Store) -> None:
    settings = Player(ADA, two_colour=True, text_mode=False, private=True)
    await store.save_player(settings)
    assert await store.player(ADA) == settings
    assert await store.player(BOB) == Player(BOB)


async def test_settings_can_be_changed_again(store: Store) -> None:
    await store.save_player(Player(ADA, two_colour=True))
    await store.save_player(Player(ADA, text_mode=True))
    assert await store.player(ADA) == Player(ADA, text_mode=True)


async def test_settings_outlive_the_store(url: str) -> None:
    for settings in (Player(ADA, private=True), Player(ADA)):
        store = await Store.open(url)
        await store.save_player(settings)
        await store.close()
        store = await Store.open(url)
        assert await store.player(ADA) == settings
        await store.close()
