"""Every error, game and setting has its words."""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import bot
from bot.config import BadSetting
from bot.features import registry
from bot.features.play.rules import details
from bot.features.players import settings
from bot.languages import language_of, speaking
from bot.services.players.players import SWITCHES, SettingsOverview
from bot.store import errors as store
from bot.store.errors import StoreLost, StoreUnusable
from bot.words import commands
from bot.words.common import games, labels
from bot.words.common.game_words import GAME_WORDS
from engine.catalogue import GAMES
from tests.bot.game_views import wandered

FILE = Path("/srv/divan.db")
BOT = Path(bot.__file__).parent

DAY = date(2028, 2, 29)
NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)
STORE_ERRORS = (
    store.StoreLocked(str(FILE)),
    store.StoreReadOnly(str(FILE)),
    store.NotADatabase(str(FILE)),
    store.ForeignStore(str(FILE)),
    store.DamagedStore(str(FILE), ("row 7 missing from index games_of_an_owner", "another")),
    store.SavesMissing(str(FILE), 1, FILE.with_name("divan.db-saves")),
    store.RestoreUnfinished(str(FILE)),
    store.StoreInUse(str(FILE)),
    store.KeyMissing(str(FILE), FILE.with_name("a-key"), FILE.with_name("deletions")),
    store.StoreGone(str(FILE)),
    store.StoreMalformed(str(FILE), ("database disk image is malformed",)),
    store.NewerStore(str(FILE), "0042"),
    store.Superseded(str(FILE), "0042"),
    store.FolderMissing(str(FILE), FILE.parent),
    store.StoreUnreachable(str(FILE), "connection refused"),
    store.DriverMissing(str(FILE), "asyncpg"),
    store.UnsupportedUrl("mysql"),
)


def kinds(base: type[Exception]) -> Iterator[type[Exception]]:
    """The subclasses of a class that have no subclasses."""
    for kind in base.__subclasses__():
        yield from kinds(kind) if kind.__subclasses__() else (kind,)


def test_there_is_an_example_of_every_operator_error() -> None:
    assert {*kinds(StoreUnusable), *kinds(StoreLost)} == {*map(type, STORE_ERRORS)}


@pytest.mark.parametrize("error", [*STORE_ERRORS, BadSetting("LOG_LEVEL", "x", "INFO")], ids=repr)
def test_every_operator_error_has_one_line(error: Exception) -> None:
    said = str(error)
    assert re.fullmatch(r"\S+ .+", said)
    assert re.search("/srv|mysql|LOG_LEVEL", said), "it names what it is about"
    assert "None" not in said


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_words(key: str) -> None:
    assert games.name_of(key) in games.names().values()
    assert 0 < len(games.short_names()[key]) <= 8
    assert games.tie_breaker(key, 2).startswith("2 ")
    for in_words, legend in (
        (False, "Gold = can go up."),
        (True, "“Goes up” marks a card that you can play now."),
    ):
        first = games.first_lines(key, in_words=in_words, skill=True)
        assert len(first.splitlines()) == 3
        assert first.splitlines()[-1].startswith("The skill: wait")
        without = games.first_lines(key, in_words=in_words, skill=False)
        assert first.splitlines()[:-1] == without.splitlines()
        assert legend in first
    assert games.name_of(key) in games.rules_page(key).splitlines()[0]
    assert GAME_WORDS[key].notation in details(key)
    assert "`9s`, `10h`" in details(key), "a suit's emoji can't be typed"
    assert GAME_WORDS[key].line
    assert GAME_WORDS[key].decision


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_move_is_in_the_notation(key: str) -> None:
    notation = GAME_WORDS[key].notation.replace("`1`–`8`", "`1` `2` `3` `4` `5` `6` `7` `8`")
    for seed in range(3):
        for game in wandered(key, seed):
            for move in map(str, game.legal_moves):
                example = move
                if ">" in move:
                    example = "w>3" if move[0] == "w" else "5>3"
                if "^" in move:
                    example = "5^3"
                assert f"`{example}`" in notation


def test_every_switch_has_its_words() -> None:
    now = datetime.now(UTC)
    for on in (False, True):
        chosen = SettingsOverview(dict.fromkeys(SWITCHES, on), now, 20)
        for name in SWITCHES:
            assert re.match(r"\*\*[A-Z].+\*\*: ", settings.state(name, chosen))
            assert settings.act(name, chosen)


def sentences(file: Path) -> Iterator[str]:
    """The texts in a file with more than one word that may reach a player."""
    tree = ast.parse(file.read_text())
    hidden = {id(part) for node in ast.walk(tree) if _is_hidden(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in hidden else None
        if isinstance(text, str) and re.search(r"\w \w", text):
            yield text


def _is_hidden(node: ast.AST) -> bool:
    """Whether its texts are for developers: docstrings, assertions, the log."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).lower().startswith("_log.")
    return isinstance(node, ast.Assert)


FRONT = (
    *BOT.glob("app/**/*.py"),
    *(file for file in BOT.glob("services/*.py") if file.stem != "audit"),  # An operator reads it.
    *BOT.glob("screens/*.py"),
)


@pytest.mark.parametrize("file", FRONT, ids=lambda file: str(file.relative_to(BOT)))
def test_no_sentence_stands_outside_the_words(file: Path) -> None:
    assert {*sentences(file)} <= {"given up"}


def test_commands_are_described_within_discords_limit() -> None:
    registry.load()
    said = [text for name, text in vars(commands).items() if name.isupper()]
    for command in registry.COMMANDS.values():
        said += [command.description, *(one.description for one in command.options.values())]
        of_options = (one.choices() for one in command.options.values() if one.choices)
        said += [choice.name for choices in of_options for choice in choices]
    assert said
    assert all(0 < len(text) <= 100 for text in said)


def test_counted_things_have_a_singular() -> None:
    assert labels.record(2, 1, "3 turns") == "Place 2: 1 point, 3 turns"
    assert labels.record(1, 100, "158 turns") == "Place 1: 100 points, 158 turns"
    for language, said in (("es-ES", "1 punto, "), ("pt-BR", "1 ponto, "), ("de", "1 von 100, ")):
        with speaking(language_of(language)):
            assert said in labels.record(2, 1, "3")
