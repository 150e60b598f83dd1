"""Caches limited in number and in weight."""

from bot.services.core.work import BoundedCache


def test_the_least_recently_used_value_is_dropped() -> None:
    cache: BoundedCache[int, str] = BoundedCache(2, 100)
    cache.put(1, "one", 1)
    cache.put(2, "two", 1)
    assert cache.get(1) == "one"
    cache.put(3, "three", 1)
    assert [cache.get(key) for key in (1, 2, 3)] == ["one", None, "three"]


def test_heavy_values_are_dropped_until_the_rest_is_light_enough() -> None:
    cache: BoundedCache[int, str] = BoundedCache(10, 100)
    for key, weight in ((1, 40), (2, 40), (3, 20), (4, 50)):
        cache.put(key, str(key), weight)
    assert [cache.get(key) for key in (1, 2, 3, 4)] == [None, None, "3", "4"]


def test_a_value_heavier_than_all_may_be_is_cached_alone() -> None:
    cache: BoundedCache[int, str] = BoundedCache(10, 100)
    cache.put(1, "one", 1)
    cache.put(2, "two", 1000)
    assert (cache.get(1), cache.get(2), len(cache)) == (None, "two", 1)


def test_a_value_replaced_or_dropped_weighs_nothing() -> None:
    cache: BoundedCache[int, str] = BoundedCache(10, 100)
    cache.put(1, "one", 90)
    cache.put(1, "uno", 10)
    cache.put(2, "two", 60)
    cache.drop(2)
    cache.drop(3)
    cache.put(4, "four", 90)
    assert [cache.get(key) for key in (1, 2, 4)] == ["uno", None, "four"]
