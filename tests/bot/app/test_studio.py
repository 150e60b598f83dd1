"""The studio: films are drawn beside the loop, a few at a time, in a fair order; some are kept."""

import asyncio
import time
from io import BytesIO

import pytest
from PIL import Image

from bot.app.answers import files as studios
from bot.app.answers.files import Studio
from bot.errors import Reason
from bot.features.analyses.films import film, frames
from bot.languages import ENGLISH, Language, speaking
from bot.render.draw import Renderer
from bot.render.layouts.film import LONGEST, MOST_FRAMES
from bot.services.replay import Reel
from engine import Game
from tests.bot.languages.german import german
from tests.bot.reels import reel_of
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.records import lost, won
from tests.refused import refused

ANY = 10**9
"""A limit that no film reaches."""
STALL = 0.15
"""Seconds for which the loop may stand still: it shares the interpreter with a thread."""
ASLEEP = 0.005
"""Seconds for which the loop is left to others."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer.load()


@pytest.fixture
def studio(renderer: Renderer) -> Studio:
    return Studio(renderer)


def short(id: int) -> Reel:
    """A film of a few frames, another one for each id."""
    return reel_of(Game.replay(lost("shah")), 40, 44, id=id)


@pytest.mark.clock
async def test_fifty_at_once_leave_the_loop_free(studio: Studio) -> None:
    game = Game.replay(lost("shah"))
    reels = [reel_of(game, 20, 60, id=id) for id in range(50)]
    stalls, stop = list[float](), asyncio.Event()

    async def watch() -> None:
        while not stop.is_set():
            since, worked = time.perf_counter(), time.process_time()
            await asyncio.sleep(ASLEEP)
            late = time.perf_counter() - since - ASLEEP
            # While this process gets no processor, it is the machine that keeps the loop waiting.
            stalls.append(min(late, time.process_time() - worked))

    watching = asyncio.create_task(watch())
    drawn = await asyncio.gather(
        *(studio.drawn(f"discord:{at}", reel, ANY) for at, reel in enumerate(reels))
    )
    stop.set()
    await watching
    assert {one.frames for one in drawn} == {41}
    assert sorted(stalls)[len(stalls) * 95 // 100] < STALL / 3
    assert max(stalls) < STALL


async def test_a_player_with_many_films_keeps_nobody_waiting(studio: Studio) -> None:
    order = list[str]()

    async def drawn(player: str, id: int) -> None:
        await studio.drawn(player, short(id), ANY)
        order.append(player)

    greedy = [asyncio.create_task(drawn("discord:1", id)) for id in range(12)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(drawn(f"discord:{2 + id}", 100 + id)) for id in range(4)]
    await asyncio.gather(*greedy, *others)
    before_the_last_other = order.index(next(one for one in reversed(order) if one != "discord:1"))
    assert order[:before_the_last_other].count("discord:1") <= 5


async def test_the_same_film_is_drawn_once(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[Reel]()

    def counted(renderer: Renderer, reel: Reel, most: int) -> object:
        begun.append(reel)
        return drawing(renderer, reel, most)

    drawing = studios.drawing
    monkeypatch.setattr(studios, "drawing", counted)
    same = [studio.drawn(f"discord:{at}", short(1), ANY) for at in range(20)]
    files = {one.content for one in await asyncio.gather(*same)}
    assert len(files) == len(begun) == 1
    await studio.drawn("discord:1", short(1), ANY)
    assert len(begun) == 1
    await studio.drawn("discord:1", short(2), ANY)
    assert len(begun) == 2


async def test_a_film_is_drawn_in_the_language_of_who_asked(studio: Studio) -> None:
    async def drawn(language: Language) -> bytes:
        with speaking(language):
            return (await studio.drawn(f"discord:{language.code}", short(1), ANY)).content

    asked = [drawn(language) for language in (german(), ENGLISH, german(), ENGLISH)]
    at_once = await asyncio.gather(*asked)
    assert at_once[:2] == at_once[2:]
    assert at_once[0] != at_once[1]
    alone = Studio(studio._renderer)
    assert (await alone.drawn("discord:1", short(1), ANY)).content == at_once[1]


async def test_what_is_kept_is_bounded(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "CACHED", 3)
    small = Studio(studio._renderer)
    for id in range(5):
        await small.drawn("discord:1", short(id), ANY)
    assert len(small._cached) == 3
    assert not small._of_player


async def test_too_many_at_once_are_refused(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studios, "WAITING", 3)
    asked = [studio.drawn(f"discord:{id}", short(id), ANY) for id in range(5)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [getattr(one, "reason", None) is Reason.OVERLOADED for one in answers] == [False] * 3 + [
        True
    ] * 2
    await studio.drawn("discord:9", short(9), ANY)


@pytest.mark.long
@pytest.mark.parametrize("record", [won("sultan"), lost("shah")])
async def test_a_film_is_shortened_to_fit(studio: Studio, record: str) -> None:
    reel = reel_of(Game.replay(record), losing=60)
    whole = await studio.drawn("discord:1", reel, ANY)
    assert whole.frames == frames(reel)
    limit = len(whole.content) * 3 // 4
    fitting = await studio.drawn("discord:1", reel, limit)
    assert len(fitting.content) <= limit
    assert fitting.frames < whole.frames
    assert fitting.frames > whole.frames / 8
    with refused(Reason.FILM_TOO_LARGE):
        await studio.drawn("discord:1", reel, 1024)
    again = await studio.drawn("discord:1", reel, ANY)
    assert again == whole


@pytest.mark.long
@pytest.mark.parametrize("moves", [1_000, 10_000])
async def test_the_longest_games_fit_in_twenty_seconds(studio: Studio, moves: int) -> None:
    """Records of version 0.1 may be longer than games can be now."""
    reel = reel_of(Game.start(KEY, NUMBER).played_all(to_and_fro(moves).split()))
    drawn = await studio.drawn("discord:1", reel, ANY)
    assert drawn.frames == MOST_FRAMES < frames(reel) == moves + 2
    with Image.open(BytesIO(drawn.content)) as image:
        assert getattr(image, "n_frames", 1) == MOST_FRAMES
        lasting = 0
        for at in range(MOST_FRAMES):
            image.seek(at)
            lasting += image.info["duration"]
    assert lasting <= LONGEST * 10


def test_the_frames_of_a_part_end_where_it_ends() -> None:
    reel = reel_of(Game.replay(lost("shah")), 10, 30)
    shown = film(reel, MOST_FRAMES)
    assert shown.end is None
    assert len([*shown.shots]) == len(shown.paces) == 21
