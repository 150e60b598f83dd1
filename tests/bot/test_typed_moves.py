"""Whatever Divan says for a card, a place or a move can be typed back, in every language."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.languages import ENGLISH, Language, known, languages, speaking
from bot.services.core.terms import Terms
from bot.services.play.courses import step_between
from bot.services.play.typed_moves import NOTATIONS, TypedMove, suggested
from bot.words import cards, done, labels, position
from bot.words.text import headed
from bot.words.typed_moves import read_moves, readings
from engine import Game
from engine.catalogue import GAMES
from engine.moves import WASTE, Build, Deal, Fill, Move, Play, Privilege, Redeal, Turn
from engine.table import Place, Table
from tests.effort import a_seed, effort

WAYS = ("{}", "{}.", "“{}”", " {}  ", "{},", "«{}»!", "**{}**", "`{}`")


def positions(key: str, chance: random.Random) -> Iterator[Game]:
    """Some positions of a game that is played at random."""
    game = Game.replay(f"{key} {chance.randint(1, 10_000)}")
    while game.legal_moves and len(game.moves) < 250:
        if len(game.moves) % 11 < 2:
            yield game
        game = game.played(str(chance.choice(game.legal_moves)))


def of_move(move: Move, game: Game) -> Iterator[str]:
    """What a move is called where it is suggested, hinted, made, and on its button."""
    table = game.table
    step = step_between(game, game.played(str(move)))
    yield str(move)
    yield done.meaning(move, table)
    yield done.meant(str(move), move, table)
    yield done.advice(step)
    yield done.made(step)
    match move:
        case Turn():
            yield labels.TURN()
            yield cards.name(Place("stock"))
            yield cards.at(Place("stock"))
        case Redeal():
            yield labels.REDEAL()
        case Fill():
            assert table.next_fill
            yield labels.FILL()
            yield cards.name(table.next_fill)
        case Deal():
            yield labels.circle(table.circles + 1)
        case Play(source):
            card = table.card_at(source)
            yield labels.waste(card) if source == WASTE else labels.numbered(int(source), card)
        case Build() | Privilege():
            builds = [one for one in table.legal if isinstance(one, Build | Privilege)]
            yield labels.builds(builds, table)[builds.index(move)]


def of_place(move: Play | Build | Privilege, table: Table) -> Iterator[str]:
    """What the place that a move plays from is called, alone and with its card."""
    card, place = table.card_at(move.source), table.place_of(move.source)
    assert card, "a card is moved"
    yield from (cards.name(place), cards.at(place), cards.whence(place), cards.named(place))
    for said in (cards.spoken(card), cards.short(card)):
        yield headed(cards.named(place), said)
        if isinstance(move, Play):
            yield headed(cards.named(place), position.GOES_UP(cards=said))


def of_card(move: Play | Build | Privilege, table: Table) -> Iterator[str]:
    """What the card that a move moves is called."""
    card = table.card_at(move.source)
    assert card, "a card is moved"
    yield from (cards.short(card), cards.spoken(card), f"{cards.short(card)}\ufe0e")
    yield f"{cards.short(card)[:-1]} {cards.short(card)[-1]}"
    pile = () if move.source == WASTE else table.outer_pile(int(move.source))
    if len(pile) > 1 and all(above.rank == card.rank - 1 for card, above in pairwise(pile)):
        yield cards.spoken_pile(pile)


def meant(typed: str, table: Table) -> set[Move]:
    moves = read_moves(typed)
    assert len(moves) == 1, (typed, moves)
    return {*moves[0].meant(table)}


def alike(move: Play | Build | Privilege, table: Table) -> tuple[set[Move], set[Move]]:
    """The legal moves from the same place, and those of an equal card."""
    moving = [one for one in table.legal if isinstance(one, Play | Build | Privilege)]
    card = table.card_at(move.source)
    return (
        {one for one in moving if one.source == move.source},
        {one for one in moving if table.card_at(one.source) == card},
    )


def allowed(said: str, move: Move, same_place: set[Move]) -> list[set[Move]]:
    """That move, or all from there; for the English word, its card goes up if it can."""
    is_waste = said.lower() == "waste" and Play(WASTE) in same_place
    return [{move}, {Play(WASTE)} if is_waste else same_place]


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_said_is_a_move(key: str, language: Language) -> None:
    chance = random.Random(a_seed())
    for _ in range(effort(1, 20)):
        for game in positions(key, chance):
            for spoken in dict.fromkeys((language, ENGLISH)):
                check(game, spoken, language, chance)


def check(game: Game, spoken: Language, typing: Language, chance: random.Random) -> None:
    """What is said in one language is typed in another."""
    table = game.table
    for move in table.legal:
        with speaking(spoken):
            calls = [*of_move(move, game)]
            moving = move if isinstance(move, Play | Build | Privilege) else None
            places = [*of_place(moving, table)] if moving else []
            named = [*of_card(moving, table)] if moving else []
        with speaking(typing):
            for said in calls:
                typed = chance.choice(WAYS).format(said)
                assert move in meant(typed, table), (typed, str(move))
                found = suggested(game, next(readings(said)), Terms())
                assert str(move) in [one.text for one in found], (said, str(move))
            if moving:
                same_place, same_card = alike(moving, table)
                for said in places:
                    typed = chance.choice(WAYS).format(said)
                    assert meant(typed, table) in allowed(said, move, same_place), typed
                for said in named:
                    typed = chance.choice(WAYS).format(said)
                    assert meant(typed, table) == same_card, (typed, str(move))


@pytest.mark.parametrize(
    ("code", "typed", "expected"),
    [
        ("en", "t. t", ["t", "t"]),
        ("en", "ace of spades slot 2", ["As", "@2"]),
        ("en", "Ace of Spades, then", ["As", "?then"]),
        ("en", "“As.” 'A ♠'", ["As", "As"]),
        ("en", "A <:spades:12> A:clubs: a\\♠", ["As", "Ac", "As"]),
        ("en", "3 7h", ["3", "7h"]),
        ("en", "3 · 7♥", ["7h@3"]),
        ("en", "slot 3 7♥", ["@3", "7h"]),
        ("en", "Slot 3: 7 of hearts, goes up.", ["7h@3"]),
        ("en", "turn, 5 – A♣ from slot 5 t", ["t", "Ac@5", "t"]),
        ("en", "8♦ → 9♦ (3)", ["8d>3"]),
        ("en", "8♦→9♦ (3) t", ["8d>3", "t"]),
        ("de", "Pik-Ass. turn", ["As", "t"]),
        ("de", "Strahl 2 ace of spades", ["@2", "As"]),
        ("es-ES", "as de picas as", ["As", "As"]),
        ("fr", "as de pique, la défausse", ["As", "@w"]),
        ("fr", "LA DEFAUSSE", ["@w"]),
        ("en", "x - é ·", ["?x", "?é"]),
        ("en", " ,; … ", []),
    ],
)
def test_lists(code: str, typed: str, expected: list[str]) -> None:
    language = known(code)
    assert language
    with speaking(language):
        assert [written(move) for move in read_moves(typed)] == expected


def written(move: TypedMove) -> str:
    """A typed move, in short."""
    if not move.kinds:
        return f"?{move.text}"
    if move.text in NOTATIONS and not move.card:
        return move.text
    card = str(move.card) if move.card else ""
    source = f"@{move.source}" if move.source else ""
    return f"{card}{source}{f'>{move.target}' if move.target else ''}"


@pytest.mark.parametrize(
    ("typed", "ends"),
    [("ace", 2), ("ace of sp", 1), ("slot", 2), ("slot 2", 1), ("2 a♣ fr", 1), ("t ace of c", 1)],
)
def test_what_is_begun_is_completed(typed: str, ends: int) -> None:
    game = Game.replay("sultan 20")
    found = (suggested(game, begun, Terms()) for begun in readings(typed))
    assert len(next(filter(None, found), ())) == ends
