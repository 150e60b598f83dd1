"""Every error, game and setting has its words."""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import bot
from bot import errors
from bot.config import BadSetting
from bot.errors import PlayError
from bot.screens.notices import explained
from bot.services.play.put_aside import Full
from bot.services.players.players import SWITCHES, SettingsOverview
from bot.store import errors as store
from bot.store.errors import StoreLost, StoreUnusable
from bot.words import commands, help
from bot.words.common import games
from bot.words.errors import sentence
from bot.words.operator.start import complaint
from bot.words.players import settings
from bot.words.posts import servers
from engine.catalogue import GAMES
from tests.bot.game_views import wandered
from tests.bot.screens.test_game import check_limits

FILE = Path("/srv/divan.db")
BOT = Path(bot.__file__).parent

DAY = date(2028, 2, 29)
NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)
PLAY_ERRORS = (
    errors.UnknownButton(),
    errors.UnknownGame("chess"),
    errors.NoGame(),
    errors.BoardMoved("https://discord.com/channels/1/2/3"),
    errors.BoardMoved(None),
    errors.UnknownTopic("chess"),
    errors.NotYours("discord:42", 7),
    errors.NotYours("discord:42", None),
    errors.NothingOpen(None),
    errors.NothingToShare(),
    errors.NothingOpen("shah"),
    errors.TooManyPutAside((errors.GamePutAside(7, 41, "sultan", 20, 34, 95),)),
    errors.OverThere(),
    errors.BadDeal("1e9"),
    errors.BadMove("x", 1, 1, ("t", "3")),
    errors.BadMove("x", 1_501, 3_000, ("t", "3")),
    errors.BadMove("t", 2, 2, ()),
    errors.ListTooLong(401, 400),
    errors.GameFull(1_000, 0),
    errors.GameFull(1_000, 1),
    errors.DealAndWinnable(),
    errors.NoneWinnable("shah"),
    errors.NoMoves(),
    errors.NoHints(),
    errors.DayNotOver(DAY, NOON),
    errors.NoDaily(DAY),
    errors.BadMonth("2026-13"),
    errors.NothingArchived("shah", None),
    errors.NothingArchived("shah", (DAY, DAY)),
    errors.NoRecord(),
    errors.NothingFinished(None),
    errors.NothingFinished("shah"),
    errors.GameNotOver(),
    errors.GameIsPrivate(),
    errors.NoMovesMade(),
    errors.NoSuchMoves(30, 10, 262),
    errors.NoSuchMoves(30, None, 20),
    errors.FilmTooLarge(60 * 1024),
    errors.AttemptSpent(NOON),
    errors.LeaderboardGone(),
    errors.NoServer(),
    errors.NeverPlayed(),
    errors.NotShown("discord:42"),
    errors.NotManager(),
    errors.BadHour(24, 4, 23),
    errors.CannotPost("7", ("send_messages", "attach_files")),
    errors.MayNotPostThere("7"),
    errors.NoPostsHere(),
    errors.PrivateHere(),
    errors.MayNotWrite(),
    errors.Overloaded(),
    errors.TooManyPresses(),
    errors.TooManyGames(),
    errors.TooManyFilms(),
    errors.TooManyExports(NOON),
    errors.TooManyFiles(NOON),
    errors.TooLongToAnalyse(10_000, 1_000),
    errors.NotAnalysed(),
    errors.StillAnalysing(),
    errors.TooManyAnalyses(NOON),
    errors.AnalysesBusy(),
    errors.FormTooLate(),
    errors.Busy(),
    errors.MaybeSaved(),
    errors.DatabaseLost(),
)

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
    store.FolderMissing(str(FILE), FILE.parent),
    store.StoreUnreachable(str(FILE), "connection refused"),
    store.DriverMissing(str(FILE), "asyncpg"),
    store.UnsupportedUrl("mysql"),
)


def kinds(base: type[Exception]) -> Iterator[type[Exception]]:
    """The subclasses of a class that have no subclasses."""
    for kind in base.__subclasses__():
        yield from kinds(kind) if kind.__subclasses__() else (kind,)


def test_there_is_an_example_of_every_error() -> None:
    shown = {*kinds(PlayError)} - {Full}  # Players read TooManyPutAside instead.
    assert shown == {*map(type, PLAY_ERRORS)}
    assert {*kinds(StoreUnusable), *kinds(StoreLost)} == {*map(type, STORE_ERRORS)}


@pytest.mark.parametrize("error", PLAY_ERRORS, ids=repr)
def test_every_error_of_play_has_a_sentence(error: PlayError) -> None:
    said = sentence(error)
    assert said[0].isupper() or said[0] in "“`"
    assert said[-1] in ".?`"
    assert "None" not in said
    check_limits(explained(error))
    assert explained(error).private


@pytest.mark.parametrize("error", [*STORE_ERRORS, BadSetting("LOG_LEVEL", "x", "INFO")], ids=repr)
def test_every_operator_error_has_one_line(error: Exception) -> None:
    said = complaint(error)
    assert "\n" not in said
    assert "None" not in said


def test_an_error_without_words_is_noticed() -> None:
    class Nameless(PlayError):
        """An error without a sentence."""

    with pytest.raises(NotImplementedError, match="Nameless"):
        sentence(Nameless())
    with pytest.raises(NotImplementedError, match="Nameless"):
        complaint(Nameless())


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            errors.BadMove("x", 1, 1, ("t", "3")),
            "You can’t play `x` now. Legal moves now: `t 3`.",
        ),
        (
            errors.BadMove("5>3", 2, 3, ("d",)),
            "Nothing was played: `5>3`, move 2 of 3, can’t be played there. "
            "Legal moves there: `d`.",
        ),
        (
            errors.BadMove("t", 2, 2, ()),
            "Nothing was played: `t`, move 2 of 2, can’t be played there. The game is over there.",
        ),
        (
            errors.NothingOpen("shah"),
            "You have no open game of The Shah. `/divan play` deals one.",
        ),
        (
            errors.TooManyPutAside((errors.GamePutAside(7, 41, "shah", 20, 34, 88),) * 10),
            "You’ve put 10 games aside, and that’s all there’s room for. "
            "Nothing was changed. Give one of them up to go on.",
        ),
        (
            errors.CannotPost("7", ("view_channel", "attach_files")),
            "Divan can’t post in <#7>: it needs View Channel and Attach Files there. "
            "Nothing was changed. Grant these permissions, or pick another channel.",
        ),
    ],
)
def test_sentences(error: PlayError, said: str) -> None:
    assert sentence(error) == said


@pytest.mark.parametrize("text", ["`` ```\n# hi", "x" * 6000, "@everyone", "||", "a\u202eb"])
def test_a_players_own_text_stays_within_its_quotes(text: str) -> None:
    for error in (errors.BadDeal(text), errors.BadMove(text, 1, 1, ("t",))):
        said = sentence(error)
        assert len(said) < 300
        assert said.count("`") in (0, 4)
        assert "\n" not in said


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_its_words(key: str) -> None:
    assert games.name_of(key) in games.names().values()
    assert 0 < len(games.short_names()[key]) <= 8
    assert games.tie_breaker(key, 2).startswith("2 ")
    for in_words, mark in ((False, "Gold"), (True, "“Goes up”")):
        first = games.first_lines(key, in_words=in_words)
        assert len(first.splitlines()) == 3
        assert first.splitlines()[-1].startswith("The skill: wait")
        beside_builds = games.first_lines(key, in_words=in_words, has_builds=True)
        assert first.splitlines()[:-1] == beside_builds.splitlines(), "or it doesn't fit a window"
        assert f"{mark} = can go up." in first
    assert games.name_of(key) in help.rules_page(key).splitlines()[0]
    assert games.GAME_WORDS[key].notation in help.rules_details(key)
    assert games.GAME_WORDS[key].line
    assert games.GAME_WORDS[key].decision


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_move_is_in_the_notation(key: str) -> None:
    notation = games.GAME_WORDS[key].notation.replace("`1`–`8`", "`1` `2` `3` `4` `5` `6` `7` `8`")
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
        chosen = SettingsOverview(dict.fromkeys(SWITCHES, on), now)
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
    *BOT.glob("discord_app/**/*.py"),
    *BOT.glob("services/*.py"),
    *BOT.glob("screens/*.py"),
    BOT / "__main__.py",
)


@pytest.mark.parametrize("file", FRONT, ids=lambda file: str(file.relative_to(BOT)))
def test_no_sentence_stands_outside_the_words(file: Path) -> None:
    assert {*sentences(file)} <= {"given up"}


def test_commands_are_described_within_discords_limit() -> None:
    said = {name: text for name, text in vars(commands).items() if name.isupper()}
    assert said
    assert all(0 < len(text) <= 100 for text in said.values())


def test_the_managers_command_is_described_within_discords_limit() -> None:
    texts = (servers.COMMAND, servers.CHANNEL, servers.HOUR, servers.DIGEST, servers.GAMES)
    assert all(0 < len(text) <= 100 for text in (*texts, *servers.CHOICES.values()))
