"""The ids of a new world."""

from local_discord.world.clock import Clock
from local_discord.world.world import World


def test_ids_are_the_same_after_a_restart() -> None:
    before, after = World(Clock()), World(Clock())
    for name in ("Ada", "Bob", "Cleo"):
        assert before.person(name).id == after.person(name).id
        assert before.person(name).dm.id == after.person(name).dm.id
    assert before.bot.id == after.bot.id
    assert before.guild.id == after.guild.id
    assert before.channels.keys() == after.channels.keys()


def test_new_ids_differ_from_the_initial_ones() -> None:
    world = World(Clock())
    message = world.person("Ada").say("Good morning.")
    assert int(message.id) > max(map(int, world.channels))
