"""What is there from the start, and stays what it is from one start to the next."""

from bot.local.world.clock import Clock
from bot.local.world.world import World


def test_everybody_is_the_same_person_after_a_restart() -> None:
    before, after = World(Clock()), World(Clock())
    for name in ("Ada", "Bob", "Cleo"):
        assert before.person(name).id == after.person(name).id
        assert before.person(name).dm.id == after.person(name).dm.id
    assert before.bot.id == after.bot.id
    assert before.guild.id == after.guild.id
    assert before.channels.keys() == after.channels.keys()


def test_what_happens_later_never_has_an_id_of_the_start() -> None:
    world = World(Clock())
    said = world.person("Ada").say("Good morning.")
    assert int(said.id) > max(map(int, world.channels))
