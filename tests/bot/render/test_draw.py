"""Boards as they are drawn: what is marked, dimmed and listed; equal bytes for equal boards."""

import io
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import chain, combinations
from math import ceil
from random import Random
from typing import Final, TypeAlias

import pytest
from PIL import Image

from assets.deck.sprites import CODES
from bot.features.rankings.statistics import sheet
from bot.languages import Language, speaking
from bot.render.atlas import FREE, Atlas
from bot.render.draw import HEAVY, Renderer, png
from bot.render.layouts import ground_of, grounds, plan, statistics
from bot.render.layouts import share_card as card
from bot.render.layouts.board import Board, Frame, MarkedMove
from bot.render.layouts.pieces import SMALL
from bot.render.layouts.star import place_at
from bot.render.layouts.strip import ROW, ROWS, SIZE, ground, height, slots
from bot.render.painting import SPARE, Canvases, placed
from bot.render.plans import CANVAS, Block, Item, Plan, Sprite, Words
from bot.words.games import name_of
from bot.words.position import position, spread
from engine import Game, Table
from engine.cards import parsed
from engine.catalogue import GAMES
from engine.deals import TWO_PACKS
from engine.moves import WASTE, Build, Move
from engine.table import Place
from tests.bot.languages.each import IN_EACH
from tests.bot.render.boards import board_of
from tests.bot.render.boxes import check_plan
from tests.bot.render.described import described
from tests.bot.render.positions import fullest, random_pictures, vacated
from tests.bot.render.sheets import at_most, lost_card, of_a_few_days, won_card
from tests.bot.render.test_film import ENDED, won_table
from tests.contrast import ENOUGH, Colour, ratio
from tests.effort import a_seed


def opened(file: bytes) -> Image.Image:
    """The file as Pillow reads it."""
    image = Image.open(io.BytesIO(file))
    image.load()
    return image


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_is_a_png_of_800_by_656_with_a_palette(renderer: Renderer, key: str) -> None:
    image = opened(renderer.png(board_of(Game.start(key, 20).table, "#20")))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (800, 656))
    assert bytes(image.getpalette() or ()) == renderer.atlas.palettes["four"]


@pytest.mark.parametrize("key", GAMES)
def test_equal_pictures_have_equal_bytes(renderer: Renderer, key: str) -> None:
    files = {renderer.png(board_of(Game.start(key, 20).table, "#20")) for _ in range(3)}
    assert files == {Renderer.load().png(board_of(Game.start(key, 20).table, "#20"))}


@pytest.mark.parametrize("key", GAMES)
def test_the_two_colour_deck_is_another_palette_over_the_same_entries(
    renderer: Renderer, key: str
) -> None:
    picture = fullest(key)
    four, two = (opened(renderer.png(replace(picture, two_colour=t))) for t in (False, True))
    assert four.tobytes() == two.tobytes()
    assert bytes(two.getpalette() or ()) == renderer.atlas.palettes["two"]
    assert four.getpalette() != two.getpalette()


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_is_a_small_file(renderer: Renderer, key: str) -> None:
    seed = a_seed()
    pictures = [*random_pictures(key, seed), fullest(key), vacated(key)]
    files = [renderer.png(picture) for picture in (*pictures, replace(pictures[-1], over=True))]
    assert max(map(len, files)) <= HEAVY
    assert all(FREE not in opened(file).tobytes() for file in files[::20])


@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_left_of_the_picture_before(renderer: Renderer, key: str) -> None:
    seed = a_seed()
    pictures = [*random_pictures(key, seed)]
    shown = Random(seed).choices([*pictures, fullest(key), vacated(key)], k=40)
    alone = (Renderer(renderer.atlas, renderer.grounds).png(picture) for picture in shown)
    assert [renderer.png(picture) for picture in shown] == [*alone]


def test_zlib_gives_the_same_pixels_as_isal() -> None:
    row = b"\0" + bytes(i % 128 for i in range(CANVAS[0]))
    palette = bytes(range(128)) * 3
    rows = row * CANVAS[1]
    files = (png(rows, CANVAS, palette), png(rows, CANVAS, palette, zlib.compress))
    assert {opened(file).tobytes() for file in files} == {row[1:] * CANVAS[1]}


def test_a_large_picture_is_compressed_again() -> None:
    packed = []

    def lazy(rows: bytes | bytearray, level: int) -> bytes:
        packed.append(level)
        return zlib.compress(rows, 0)

    rows = (b"\0" + b"\7" * CANVAS[0]) * CANVAS[1]
    file = png(rows, CANVAS, bytes(24), lazy)
    assert packed == [1]
    assert len(file) < HEAVY
    assert opened(file).tobytes() == b"\7" * (CANVAS[0] * CANVAS[1])


def test_the_last_used_canvases_are_kept() -> None:
    grounds = {str(number): Image.new("L", (3, 2)) for number in range(SPARE + 1)}
    canvases = Canvases(grounds)
    first, *others = [(name, canvases.taken(name)) for name in grounds]
    for name, canvas in (first, *others):
        canvases.give_back(name, canvas)
    for name, canvas in others:
        assert canvases.taken(name) is canvas
    assert canvases.taken(first[0]) is not first[1]


def test_a_canvas_has_one_user_at_a_time() -> None:
    canvases = Canvases({"ground": Image.new("L", (3, 2))})
    one, other = canvases.taken("ground"), canvases.taken("ground")
    assert one is not other
    canvases.give_back("ground", one)
    canvases.give_back("ground", other)
    assert {id(canvases.taken("ground")), id(canvases.taken("ground"))} == {id(one), id(other)}


Drawn: TypeAlias = tuple[Image.Image, tuple[Item, ...]]
"""A finished picture, and everything on it."""


INDEX: Final = {"upright": (7, 10, 38, 50), "crosswise": (8, 11, 38, 49), "small": (7, 10, 32, 44)}
"""Where the rank stands on a card of each size."""


COMMON: Final = 0.05
"""The share of a letter's surroundings from which on a colour is its background."""


def colours_in(palette: bytes) -> list[Colour]:
    """A palette's colours, by entry."""
    channels = iter(palette)
    return list(zip(channels, channels, channels, strict=True))


def ranks(atlas: Atlas) -> Iterator[tuple[str, Image.Image]]:
    """Every rank and every disc's number with its surroundings, cut out of its sprite."""
    for code in CODES:
        for size, box in INDEX.items():
            yield f"{size} {code}", atlas.sprites[f"{size} {code}"][0].crop(box)
        yield f"small {code} faded", atlas.sprites[f"small {code} faded"][0].crop(INDEX["small"])
        for strip, top in (("upper strip", 8), ("lower strip", 16)):
            yield (
                f"{strip} {code}",
                atlas.sprites[f"{strip} {code}"][0].crop((4, top, 72, top + 26)),
            )
    for name in (f"{lit}disc {number}" for lit in ("", "lit ") for number in range(1, 9)):
        yield name, atlas.sprites[name][0].crop((8, 8, 26, 26))


def test_every_rank_can_be_read_on_its_card(renderer: Renderer) -> None:
    for deck, palette in renderer.atlas.palettes.items():
        colours = colours_in(palette)
        for name, cut in ranks(renderer.atlas):
            (paper, _), (ink, _) = Counter(cut.tobytes()).most_common(2)
            found = ratio(colours[paper], colours[ink])
            assert found >= ENOUGH, f"{name}, {deck}: {found:.2f}"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("end", ["open", *ENDED])
@pytest.mark.parametrize("two_colour", [False, True])
def test_every_text_on_a_board_can_be_read(
    renderer: Renderer, key: str, end: str, two_colour: bool
) -> None:
    look = ENDED.get(end, {}) | {"two_colour": two_colour}
    start = board_of(Game.start(key, 20).table, "21 NOV 2026")
    for board in (start, fullest(key), vacated(key), board_of(won_table(key), "#1")):
        board = replace(board, **look)
        _, ground = grounds()[ground_of(board)]
        items = (*ground, *laid(plan(board)))
        check_words(renderer.atlas, (opened(renderer.png(board)), items))


def test_every_text_of_a_result_can_be_read(renderer: Renderer) -> None:
    for shared in (won_card(), lost_card()):
        items = (*card.grounds()[card.ground_of(shared)], *laid(card.slots(shared)))
        check_words(renderer.atlas, (opened(renderer.png(shared)), items))


def test_every_text_of_statistics_can_be_read(renderer: Renderer) -> None:
    for found in (of_a_few_days(), at_most(date(2028, 2, 29))):
        picture = opened(renderer.png(sheet(found)))
        plan = statistics.slots(sheet(found))
        items = laid(plan)
        check_words(renderer.atlas, (picture, items))


def laid(slots: Plan) -> tuple[Item, ...]:
    """All items of a plan."""
    return tuple(chain.from_iterable(items for _, items in slots.values()))


def check_words(atlas: Atlas, drawn: Drawn) -> None:
    """Asserts that every letter stands out against all that is around it."""
    picture, items = drawn
    colours = colours_in(bytes(picture.getpalette() or ()))
    for words in (item for item in items if isinstance(item, Words)):
        ink = ink_of(atlas, words.style)
        for letter in placed(atlas, (words,)):
            sprite = atlas.sprites[letter.name][0]
            box = letter.x, letter.y, letter.x + sprite.width, letter.y + sprite.height
            pixels, shown = sprite.tobytes(), picture.crop(box).tobytes()
            around = Counter(s for entry, s in zip(pixels, shown, strict=True) if entry == FREE)
            for entry, count in around.items():
                if count < COMMON * around.total():
                    continue
                found = ratio(colours[ink], colours[entry])
                assert found >= ENOUGH, f"{words}, {letter.name}: {found:.2f}"


def ink_of(atlas: Atlas, style: str) -> int:
    """The entry that a style's letters are made of; their edges have others."""
    letters = (sprite for name, (sprite, _) in atlas.sprites.items() if name[:-2] == style)
    entries = Counter(entry for sprite in letters for entry in sprite.tobytes() if entry != FREE)
    return entries.most_common(1)[0][0]


@pytest.mark.parametrize("key", GAMES)
def test_every_gold_ring_is_whole_whatever_changed(renderer: Renderer, key: str) -> None:
    seed = a_seed()
    boards = [one for one in random_pictures(key, seed) if one.playable and not one.won]
    rings = 0
    for board in (fullest(key), *boards[::10]):
        board = replace(board, fresh=frozenset(board.table.piles))
        picture = opened(renderer.png(board))
        for item in (item for _, items in plan(board).values() for item in items):
            if isinstance(item, Sprite) and item.name.endswith(" ring"):
                rings += 1
                check_whole(renderer, item, picture.crop(box_of(renderer, item)).tobytes())
    assert rings


def box_of(renderer: Renderer, item: Sprite) -> tuple[int, int, int, int]:
    """The box of a sprite in the picture."""
    width, height = renderer.atlas.sprites[item.name][0].size
    return item.x, item.y, item.x + width, item.y + height


def check_whole(renderer: Renderer, ring: Sprite, shown: bytes) -> None:
    """Asserts that each pixel of a ring is its own."""
    pixels = renderer.atlas.sprites[ring.name][0].tobytes()
    covered = [at for at, entry in enumerate(pixels) if entry not in (FREE, shown[at])]
    assert not covered, f"{ring}: {len(covered)} pixels are covered"


def places_of(table: Table) -> tuple[Place, ...]:
    """Every place where a move can begin or end, foundations aside."""
    arrangement = table.arrangement
    circles = range(1, arrangement.circles + 1) if arrangement.circles > 1 else (0,)
    numbered = (
        Place(arrangement.kind, number, circle) for number in range(1, 9) for circle in circles
    )
    return Place("stock"), Place("waste"), *numbered


def marked(board: Board, played: tuple[Place, ...], other: tuple[Place, ...]) -> Board:
    """A board with two marked moves."""
    moves = MarkedMove(Frame.DASHED, "Played", played), MarkedMove(Frame.SOLID, "Solver", other)
    return replace(board, marked=moves)


def added(board: Board) -> tuple[Item, ...]:
    """What the marked moves add to a board."""
    plain = laid(plan(replace(board, marked=())))
    return tuple(item for item in laid(plan(board)) if item not in plain)


@pytest.mark.parametrize("key", GAMES)
def test_every_pair_of_moves_fits_on_every_board(renderer: Renderer, key: str) -> None:
    seed = a_seed()
    random = Random(seed)
    for board in (fullest(key), vacated(key), *[*random_pictures(key, seed)][::40]):
        if board.won:
            continue
        places = places_of(board.table)
        for _ in range(8):
            shown = marked(board, (*random.sample(places, 2),), (*random.sample(places, 1),))
            check_plan(plan(shown), grounds()[ground_of(shown)][0], renderer.atlas)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("two_colour", [False, True])
def test_the_names_can_be_read(renderer: Renderer, key: str, two_colour: bool) -> None:
    for board in (fullest(key), vacated(key)):
        for one, other in combinations(places_of(board.table)[::3], 2):
            shown = replace(marked(board, (one,), (other,)), two_colour=two_colour)
            names = tuple(item for item in added(shown) if isinstance(item, Words))
            assert {name.text for name in names} == {"PLAYED", "SOLVER"}
            check_words(renderer.atlas, (opened(renderer.png(shown)), names))


def test_one_frame_is_whole_and_the_other_has_gaps() -> None:
    board = board_of(Game.start("sultan", 20).table)
    slots = plan(marked(board, (Place("slot", 1),), (Place("slot", 2),)))
    lines = {
        name: [item for item in slots[name][1] if isinstance(item, Block) and item.ink == ink]
        for name, ink in (("slot 1", "text"), ("slot 2", "gold"))
    }
    assert len(lines["slot 2"]) == 4 + 1
    assert len(lines["slot 1"]) > 12


def test_both_moves_on_one_place_are_told_apart() -> None:
    board = board_of(Game.start("shah", 1).table)
    place = Place("ray", 2, 3)
    shown = marked(board, (place, Place("ray", 4, 3)), (Place("waste"), Place("ray", 4, 3)))
    names = [item.text for item in added(shown) if isinstance(item, Words)]
    assert sorted(names) == ["PLAYED", "SOLVER", "TO"]
    both = described(plan(marked(board, (place,), (place,))))
    assert "PLAYED" in both and "SOLVER" in both


def test_a_board_without_marked_moves_is_as_before() -> None:
    board = board_of(Game.start("sultan", 20).table)
    assert plan(board) == plan(replace(board, marked=()))
    assert not added(board)


def test_a_name_leaves_the_suit_to_be_seen() -> None:
    """It was on the middle of small cards, where the seven of clubs looked like that of spades."""
    board = board_of(Game.replay("shah 1 d d").table)
    cards = board.table.cards_at(3)
    tableau = (*board.table.tableau[:2], (*cards, cards[-1]), *board.table.tableau[3:])
    piled = replace(board, table=replace(board.table, tableau=tableau))
    single, pile = Place("ray", 2, 3), Place("ray", 3, 3)
    names = [item for item in added(marked(piled, (single,), (pile,))) if isinstance(item, Words)]
    played, solver = (
        name.y - place_at(number, 3)[1] for name, number in zip(names, (2, 3), strict=True)
    )
    assert played > SMALL.height * 0.85
    assert solver == SMALL.height // 2, "the pile has a foot"


ALT_AT_MOST = 1024


def over(key: str, stock: int, waste: int) -> Board:
    """A board with so many cards of both piles, drawn from two packs."""
    seed = a_seed()
    cards = Random(seed).sample(TWO_PACKS, stock + waste)
    table = replace(fullest(key).table, stock=tuple(cards[:stock]), waste=tuple(cards[stock:]))
    return board_of(replace(table, stock_left=stock), "Puzzle 1234", spread=True)


def shown(board: Board, pile: str) -> Iterator[str]:
    """The cards of a pile's rows in the strip, from the left and the top."""
    rows = [items for name, (_, items) in slots(board).items() if name.startswith(f"{pile} row")]
    for items in rows:
        sprites = [item for item in items if isinstance(item, Sprite)]
        assert [one.x for one in sprites] == sorted(one.x for one in sprites)
        yield from (one.name.removeprefix("upper strip ") for one in sprites)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("piles", [(24, 0), (24, 48), (13, 11), (0, 2), (1, 25), (12, 12)])
def test_every_card_is_in_its_order(renderer: Renderer, key: str, piles: tuple[int, int]) -> None:
    board = over(key, *piles)
    assert [*shown(board, "stock")] == [*map(str, board.table.stock)]
    assert [*shown(board, "waste")] == [*map(str, board.table.waste[::-1])]
    size = CANVAS[0], height(board)
    check_plan(slots(board), size, renderer.atlas)
    for two_colour in (False, True):
        picture = opened(renderer.png(replace(board, two_colour=two_colour)))
        assert picture.size == (CANVAS[0], CANVAS[1] + size[1])
        below = picture.crop((0, CANVAS[1], *picture.size))
        check_words(renderer.atlas, (below, (*ground(), *laid(slots(board)))))


def test_the_board_above_is_as_without_a_strip(renderer: Renderer) -> None:
    board = over("sultan", 13, 11)
    above = opened(renderer.png(board)).crop((0, 0, *CANVAS))
    assert above.tobytes() == opened(renderer.png(replace(board, spread=False))).tobytes()


def test_a_board_whose_piles_hide_nothing_has_no_strip(renderer: Renderer) -> None:
    for waste in (0, 1):
        board = over("sultan", 0, waste)
        assert renderer.png(board) == renderer.png(replace(board, spread=False))


def test_there_is_a_ground_for_as_many_cards_as_any_game_leaves() -> None:
    left, stock = len(TWO_PACKS) - 9 - 8, 24  # Without those on the Sultan’s divan.
    assert ceil(stock / ROW) + ceil((left - stock) / ROW) <= ROWS
    assert CANVAS[1] + SIZE[1] < 1120, "a phone shows it at half of that"


def test_a_strip_changes_with_each_card(renderer: Renderer) -> None:
    board = over("sultan", 5, 7)
    turned = replace(board.table, stock=board.table.stock[1:])
    assert renderer.png(board) != renderer.png(replace(board, table=turned))


A_SPREAD = """\
Next from the stock: 9 of clubs, queen of hearts.
Below the waste’s top card: 2 of spades, ace of clubs."""


def of_cards(stock: str, waste: str) -> Table:
    return replace(Game.start("sultan", 20).table, stock=parsed(stock), waste=parsed(waste))


def test_in_words_the_piles_come_in_their_order_too() -> None:
    table = of_cards("9c Qh", "Ac 2s 7d")
    assert spread(table, "Sultan", ALT_AT_MOST) == f"{position(table, 'Sultan')}\n{A_SPREAD}"


def test_a_long_spread_is_said_in_signs() -> None:
    table = over("sultan", 24, 24).table
    said = spread(table, "Sultan", ALT_AT_MOST)
    assert "♣" in said
    assert "♣" not in spread(table, "Sultan", 4000)


@IN_EACH
@pytest.mark.parametrize("key", GAMES)
def test_alt_text_is_short_enough_in_every_language(key: str, language: Language) -> None:
    for cards in ((24, 24), (24, 12), (0, 48)):
        table = over(key, *cards).table
        assert len(spread(table, "The Sultan (classic), puzzle 1234", ALT_AT_MOST)) <= ALT_AT_MOST
        with speaking(language):
            assert len(spread(table, name_of("sultan-classic"), ALT_AT_MOST)) <= ALT_AT_MOST


def star(
    *rays: str,
    laid: int = 3,
    vacancy: tuple[int, int] | None = None,
    waste: str = "",
    legal: tuple[Move, ...] = (),
) -> Table:
    """A table with these rays, the others empty."""
    table = Game.start("shah", 1).table
    fill = Place("ray", *vacancy) if vacancy else None
    cards = tuple(map(parsed, rays)) + ((),) * (8 - len(rays))
    return replace(
        table, tableau=cards, circles=laid, next_fill=fill, waste=parsed(waste), legal=legal
    )


def lines(table: Table) -> dict[str, str]:
    """The plan as text, one line per slot."""
    text = described(plan(board_of(table)))
    return {line.partition(":")[0]: line.partition(":")[2].strip() for line in text.splitlines()}


def line(table: Table, slot: str) -> str:
    """The items of one slot, as text."""
    return next(text for name, text in lines(table).items() if name.startswith(f"{slot} "))


def test_a_card_with_another_outside_it_is_shaded() -> None:
    table = star("", "7c 8d 9h", laid=3)
    assert line(table, "ray 2 circle 1").startswith("small 7c faded")
    assert line(table, "ray 2 circle 2").startswith("small 8d faded")
    assert line(table, "ray 2 circle 3").startswith("small 9h @")


def test_in_rays_1_and_5_a_strip_of_it_shows() -> None:
    table = star("7c 8d 9h", "", "", "", "Th Js Qd", laid=3)
    assert line(table, "ray 1").startswith("lower strip 7c @362,125 · lower strip 8d @362,89")
    assert line(table, "ray 5").startswith("upper strip Th @362,485 · upper strip Js @362,521")


def test_a_pile_shows_its_ends_and_its_suit() -> None:
    table = star("", "7c 8d Qh Jh Th", laid=3)
    assert line(table, "ray 2 circle 3") == (
        "small Th @706,41 · pip h @749,49 · ends pill @709,104 · ends 'Q-10' centre @744,118"
    )


def test_a_card_that_can_be_built_shows_the_rays_after_an_arrow() -> None:
    table = star("", "7c 8d 9h", "7d 8s Th", waste="9h", legal=(Build(2, 3), Build(WASTE, 3)))
    assert line(table, "ray 2 circle 3") == (
        "small 9h @706,41 · pip h @749,49 · build pill @721,104 · ends '3' centre @752,118"
    )
    assert "build pill" in line(table, "waste")
    assert described(plan(board_of(table))).count("build pill") == 2
    assert "build pill" not in described(plan(board_of(table, over=True)))


def test_a_card_that_can_be_built_on_two_rays_names_both() -> None:
    table = star("", "7c 8d 9h", "7d 8s Th", "7d 8s Th", legal=(Build(2, 3), Build(2, 4)))
    assert "wide build pill @711,104 · ends '3/4'" in line(table, "ray 2 circle 3")


def test_a_pile_that_can_be_built_shows_both_its_ends_and_the_ray() -> None:
    table = star("", "7c 8d Qh Jh Th", "7d 8s Jh", legal=(Build(2, 3),))
    assert line(table, "ray 2 circle 3") == (
        "small Th @706,41 · pip h @749,49 · ends pill @709,104 · ends 'Q-10' centre @744,118 · "
        "pip h @749,49 · build pill @734,76 · ends '3' centre @765,90"
    )


def test_the_next_place_to_fill_has_a_plus() -> None:
    table = star("7c 8d", "7c 8d", laid=3, vacancy=(1, 3))
    assert line(table, "ray 1").startswith("small next @362,5 · plus @386,9")
    assert line(table, "ray 2 circle 3").startswith("small well")
    assert described(plan(board_of(table))).count("plus") == 1
    assert "plus" not in described(plan(board_of(table, over=True)))


def test_a_circle_not_laid_yet_has_no_vacancies() -> None:
    table = star("", "7c", "", laid=2, vacancy=(1, 1))
    assert line(table, "ray 2 circle 2").startswith("small well")
    assert line(table, "ray 2 circle 3").startswith("small unlaid")
    assert line(table, "ray 3 circle 1").startswith("small well")


def test_a_rays_number_is_on_its_next_place() -> None:
    forming, formed = star("", "7c", laid=1), star("", "7c", laid=3)
    assert line(forming, "ray 2 circle 2").endswith("disc 2 @641,117")
    assert line(forming, "disc 2") == ""
    assert line(formed, "disc 2") == "disc 2 @727,143"
