"""Why a wrong move loses, where one sentence is the whole truth."""

import pytest

from engine import Outcome
from engine.cards import Card
from engine.catalogue import GAMES
from engine.game import Game
from engine.puzzles.finding import found
from engine.puzzles.reasons import Buried, Stranded, Stuck, why_lost
from tests.engine.puzzles.exhaustive import can_be_won, every_game, most_up
from tests.play.test_fourth_game import Vizier

DEALS = {"sultan-classic": range(1, 13), "sultan": range(1, 31), "shah": range(1, 61)}
FEWEST = {"sultan-classic": 12, "sultan": 8, "shah": 21}


@pytest.mark.long
@pytest.mark.parametrize(("key", "deals"), [*DEALS.items()])
def test_a_reason_always_means_a_loss_and_is_true(key: str, deals: range) -> None:
    given = 0
    for puzzle in filter(None, (found(key, deal) for deal in deals)):
        for at, game in enumerate(puzzle.games):
            assert why_lost(game) is None
            for move in set(puzzle.choices(at)) - {puzzle.answer(at)}:
                after = game.played(move)
                reason = why_lost(after)
                given += reason is not None
                match reason:
                    case Stranded(most):
                        assert most == most_up(after, 20_000)
                        assert after.placed + most < after.rules.goal
                    case Stuck(card):
                        games = every_game(after, 20_000)
                        assert games
                        assert {home(one, card) for one in games} == {home(after, card)}
                        assert home(after, card) < 2
                    case Buried():
                        assert can_be_won(after, 20_000) is not True
                        check_cards(reason, after.table.waste)
    assert given >= FEWEST[key]


def home(game: Game, card: Card) -> int:
    """How many copies of a card lie on foundations."""
    return sum(card in pile[1:] for pile in game.table.foundations)


def check_cards(reason: Buried, waste: tuple[Card, ...]) -> None:
    assert reason.card.suit == reason.under.suit
    assert reason.card.rank < reason.under.rank
    assert waste.index(reason.card) < len(waste) - waste[::-1].index(reason.under)


def test_the_reason_names_both_cards() -> None:
    puzzle = found("sultan-classic", 1)
    assert puzzle
    last = puzzle.games[2]
    assert why_lost(last.played("5")) == Buried(Card.parse("Tc"), Card.parse("Jc"))


def test_the_reason_names_the_card_that_is_stuck() -> None:
    puzzle = found("sultan", 7)
    assert puzzle
    assert why_lost(puzzle.games[1].played("t")) == Stuck(Card.parse("3d"))


def test_a_won_position_has_no_reason() -> None:
    for key, deal in (("shah", 2), ("sultan", 7)):
        puzzle = found(key, deal)
        assert puzzle
        game = puzzle.start
        for move in puzzle.line:
            assert why_lost(game) is None
            game = game.played(move)
        assert why_lost(game) is None


def test_of_another_game_it_is_known_how_many_go_up_but_not_which(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    vizier = Vizier()
    monkeypatch.setitem(GAMES, vizier.key, vizier)
    last = lost_with_some_to_go(vizier.key)
    reason = why_lost(last)
    assert isinstance(reason, Stranded)
    assert reason.most
    assert reason.most == most_up(last, 1_000)


def lost_with_some_to_go(key: str) -> Game:
    """The last position of a lost game from which a card still went up."""
    games = [Game.start(key, 1)]
    while moves := games[-1].legal_moves:
        games.append(games[-1].played(str(moves[0])))
    assert games[-1].outcome is Outcome.LOST
    return next(one for one in reversed(games) if one.placed < games[-1].placed)
