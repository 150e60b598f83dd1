"""`divan solve`: a verdict with its winning line, or one sentence about what was wrong."""

import re

import pytest

from engine import Game, Outcome
from tests.bot.console.command import Here, run

COST = r"nodes: [\d,]+ · \d+\.\d\d s"
LOST_EARLY = (
    "sultan-classic 5 t t t t t w t t t t t t t t t t t t t t t t t t t t t w t t t t t t t t t "
    "t t t t t t t t w 8 t w t t t t t t t t t t w t t t t t w t t t w t w t t t t t w t t t t "
    "w t t t t t w t t t t t t t t t r t t t t t t t t w 7 t t t t t t t t t t t t t t w t t t "
    "t t t t t t t t t t w t t w t w t t t t"
)
"""A position of the classic game that is proved lost with a pass and more to come."""
WON = re.compile(rf"won · {COST} · moves: (\d+)\n(.*)\n")


@pytest.mark.parametrize("given", [("sultan", "1"), ("sultan", "#1", "t", "t"), ("sultan 1 t",)])
def test_a_winning_line_is_printed(here: Here, given: tuple[str, ...]) -> None:
    ran = here.run("solve", *given)
    assert (ran.status, ran.err) == (0, "")
    printed = WON.fullmatch(ran.out)
    assert printed
    line = printed[2].split()
    assert len(line) == int(printed[1])
    begun = Game.replay(" ".join(given).replace("#", ""))
    assert begun.played_all(line).outcome is Outcome.WON


def test_a_lost_game_is_called_lost(here: Here) -> None:
    game = Game.start("sultan", 1)
    while game.legal_moves:
        game = game.played(str(game.legal_moves[-1]))
    ran = here.run("solve", game.record)
    assert re.fullmatch(rf"lost · {COST} · proved, and confirmed by exhaustive search\n", ran.out)
    assert ran.status == 0


def test_a_loss_that_only_the_proof_knows_says_so(here: Here) -> None:
    ran = here.run("solve", LOST_EARLY)
    assert re.fullmatch(
        rf"lost · {COST} · proved by Divan alone; too many positions for exhaustive search\n",
        ran.out,
    )


def test_an_undecided_game_is_unknown() -> None:
    ran = run("solve", "shah", "5", "--nodes", "10")
    assert re.fullmatch(rf"unknown · {COST}\n", ran.out)


def test_only_the_game_is_required(here: Here, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, check=lambda ended: ended.code == 2):
        here.run("solve")
    assert capsys.readouterr().err.endswith("the following arguments are required: GAME\n")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("chess", "1"), "There is no game “chess”; pick one of sultan, sultan-classic, shah."),
        (("",), "There is no game “”; pick one of sultan, sultan-classic, shah."),
        (("sultan",), "“” isn’t a deal; a deal is a whole number from 1 to 9223372036854775807."),
        (("sultan", "0"), "“0” isn’t a deal"),
        (("sultan", "9223372036854775808"), "“9223372036854775808” isn’t a deal"),
        (("sultan", "1" * 5000), "isn’t a deal"),
        (("sultan", "one"), "“one” isn’t a deal"),
        (("shah", "1", "d", "t"), "Move 2, “t”, can’t be made. Legal moves there: "),
        (("sultan", "1", "--nodes", "0"), "--nodes is “0”; it must be a whole number from 1 to "),
        (("sultan", "1", "--nodes", "1e6"), "--nodes is “1e6”"),
        (("sultan", "1", "--nodes", "9" * 5000), "it must be a whole number"),
    ],
)
def test_bad_input_gets_one_sentence(here: Here, given: tuple[str, ...], sentence: str) -> None:
    ran = here.run("solve", *given)
    assert (ran.status, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
