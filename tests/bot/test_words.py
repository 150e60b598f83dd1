"""Every error, game, move and setting has its words."""

import ast
import re
from collections.abc import Iterator
from datetime import UTC, date, datetime
from itertools import product
from pathlib import Path

import pytest

import bot
from bot.config import BadSetting
from bot.errors import PlayError, Reason
from bot.features import handlers, options
from bot.features.errors import explained, sentence
from bot.features.play.changes import change
from bot.features.play.ends import result as card
from bot.features.play.ends import shared as said_of
from bot.features.play.rules import details
from bot.features.players import settings
from bot.features.posts.sharing import shared
from bot.languages import Language, language_of, languages, speaking
from bot.services.core.requests import LIMITS
from bot.services.play.courses import step
from bot.services.play.game_view import Hint
from bot.services.players.players import SWITCHES, SettingsOverview
from bot.services.rankings.par import Par, to_par
from bot.store import errors as store
from bot.store.errors import StoreLost, StoreUnusable
from bot.store.schema.matches import MatchKind
from bot.words import ends, games, labels, people
from bot.words.game_words import GAME_WORDS
from engine import Game
from engine.catalogue import GAMES
from engine.moves import Deal, Fill, Turn
from engine.run import played_all_that_fit, running
from engine.solver.verdict import Kind
from engine.stops import end
from tests.bot.game_views import view, wandered
from tests.bot.screens.examples import compare
from tests.bot.screens.refusals import OVER, PLAY_ERRORS, bad_move
from tests.bot.screens.values import attempt
from tests.engine.runs import run

FILE = Path("/srv/divan.db")
BOT = Path(bot.__file__).parent

DAY = date(2028, 2, 29)
NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)
STORE_ERRORS = (
    store.StoreLocked(str(FILE)),
    store.StoreReadOnly(str(FILE)),
    store.IsAFolder(str(FILE)),
    store.NotADatabase(str(FILE)),
    store.ForeignStore(str(FILE)),
    store.DamagedStore(str(FILE), ("row 7 missing from index games_of_an_owner", "another")),
    store.SavesMissing(str(FILE), 1, FILE.with_name("divan.db-saves")),
    store.RestoreUnfinished(str(FILE)),
    store.StoreInUse(str(FILE)),
    store.NoRoom(str(FILE), FILE.with_name("divan.db.before-0042"), 2**30, 2**20),
    store.NotDumped(str(FILE), "0041", "0042"),
    store.KeyMissing(str(FILE), FILE.with_name("a-key"), DAY),
    store.StoreGone(str(FILE)),
    store.StoreMalformed(str(FILE), ("database disk image is malformed",)),
    store.NewerStore(str(FILE), "0042"),
    store.OlderStore(str(FILE), "0021"),
    store.Superseded(str(FILE), "0042"),
    store.FolderMissing(str(FILE), FILE.parent),
    store.StoreUnreachable(str(FILE), "connection refused"),
    store.DriverMissing(str(FILE), "asyncpg"),
    store.UnsupportedUrl("mysql"),
    store.AmbiguousUrl("mysql"),
    store.UnsupportedParameter("mysql", "write sqlite:///FILE"),
    store.StoreUnreadable(str(FILE)),
    store.NoStore(str(FILE)),
    store.EmptyStore(str(FILE)),
    store.NotMigrated(str(FILE)),
    store.NotEmpty(str(FILE)),
    store.SameKind(str(FILE)),
    store.CopyDiffers(str(FILE), "games"),
    store.KeyInTheWay(str(FILE)),
    store.NoSessions(str(FILE)),
    store.TimeOutsRefused(str(FILE)),
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
        (False, "A gold card can go up."),
        (True, "“Goes up” means that you can play this card now."),
    ):
        first = games.first_lines(key, in_words=in_words, skill=True)
        assert len(first.splitlines()) == 3
        assert first.splitlines()[-1].startswith("The trick: ")
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
    for on in (False, True):
        chosen = SettingsOverview(dict.fromkeys(SWITCHES, on), NOON, 20)
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
)


@pytest.mark.parametrize("file", FRONT, ids=lambda file: str(file.relative_to(BOT)))
def test_no_sentence_stands_outside_the_words(file: Path) -> None:
    assert {*sentences(file)} <= {"given up"}


def test_commands_are_described_within_discords_limit() -> None:
    handlers.load()
    said = [options.ROOT]
    for command in handlers.COMMANDS.values():
        said += [command.description, *(one.description for one in command.options.values())]
        of_options = (one.choices() for one in command.options.values() if one.choices)
        said += [choice.name for choices in of_options for choice in choices]
    assert all(0 < len(text) <= 100 for text in said)


def test_counted_things_have_a_singular() -> None:
    assert labels.record(2, 1, "3 turned") == "Place 2: 1 point, 3 turned"
    assert labels.record(1, 100, "158 turned") == "Place 1: 100 points, 158 turned"
    for language, said in (("es-ES", "1 punto, "), ("pt-BR", "1 ponto, "), ("de", "1 von 100, ")):
        with speaking(language_of(language)):
            assert said in labels.record(2, 1, "3")


# Refusals

MATCHES = MatchKind.DUEL, MatchKind.TABLE, MatchKind.CUP


def raised() -> Iterator[tuple[Reason, frozenset[str]]]:
    """Every refusal in the code: its reason, and the names of its facts."""
    for file in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Call(
                    func=ast.Name("PlayError" | "Unavailable"),
                    args=[ast.Attribute(ast.Name("Reason"), name)],
                    keywords=facts,
                ):
                    yield Reason[name], frozenset(str(one.arg) for one in facts)
                case ast.Call(
                    func=ast.Name("needs"), args=[ast.Attribute(ast.Name("Reason"), name), _]
                ):
                    yield Reason[name], frozenset()
                case ast.Call(func=ast.Name("PlayError"), args=[ast.Name("reason")]):
                    pass  # Whoever needs something names it.
                case ast.Call(func=ast.Name("PlayError"), args=[ast.Name("too_many")]):
                    yield from ((reason, frozenset({"again_at"})) for reason in LIMITS)
                case ast.Call(func=ast.Name("PlayError" | "Unavailable")):
                    pytest.fail(f"{file}:{node.lineno} doesn't name its reason")


def test_every_reason_is_raised_with_the_facts_that_its_sentence_is_tried_with() -> None:
    tried = {(error.reason, frozenset(error.facts)) for error in PLAY_ERRORS}
    assert {*raised()} == tried
    assert sorted(reason for reason, _ in tried) == sorted(Reason), "one set of facts each"


def test_what_is_over_is_called_by_its_name_and_leads_on() -> None:
    said = {kind: sentence(PlayError(Reason.MATCH_OVER, kind=kind)) for kind in MATCHES}
    for kind in MATCHES:
        assert f"This {kind} is " in said[kind]
        assert f"`/divan {kind}`" in said[kind]


def test_every_refusal_is_a_sentence() -> None:
    for error in PLAY_ERRORS:
        said = sentence(error)
        assert said[0].isupper() or said[0] in "“`"
        assert said[-1] in ".?`"
        assert explained(error).private


@pytest.mark.parametrize("text", ["`` ```\n# hi", "x" * 6000, "@everyone", "||", "a\u202eb"])
def test_a_players_own_text_stays_within_its_quotes(text: str) -> None:
    for error in (
        PlayError(Reason.BAD_DEAL, text=text),
        bad_move(text, 1, 1, OVER),
    ):
        said = sentence(error)
        assert len(said) < 300
        assert said.count("`") in (0, 2)
        assert "\n" not in said


# Boards, and how they ended


@pytest.mark.parametrize("key", GAMES)
def test_whatever_a_press_did_fits_a_short_line(key: str) -> None:
    for game in wandered(key, 1, plies=150):
        *earlier, last = game, *running(game, 12)
        why = end(earlier[-1].table, last.table) if earlier else None
        for now, stop in ((run(game), None), (played_all_that_fit(game), None), (last, why)):
            assert len(change(view(now, game, stop=stop))) < 200


def test_a_hint_names_no_card_that_is_not_seen_yet() -> None:
    for record, move in (("sultan 20", Turn()), ("shah 12", Deal()), ("shah 12 d 4", Fill())):
        game = Game.replay(record)
        hint = Hint(step(game, move), Kind.UNKNOWN)
        assert not any(suit in change(view(game, hint=hint)) for suit in "♣♦♥♠")


def test_a_shared_attempt_never_tells_how_few_are_possible() -> None:
    for score, par in ((100, Par(100, 167, 131)), (81, Par(71, 9, 44)), (81, Par(100, 167, 98))):
        found = compare(score, 158, par)
        posted = shared(found, "<@42>")
        assert "the house" in posted.above.lower()
        assert f"{par.fewest}" not in f"{posted.above} {posted.below} {posted.alt} {card(found)}"


def test_the_foot_of_a_picture_has_room() -> None:
    pars = Par(100, 9_999, 1, 1), Par(71, 9_999, 1), Par(100)
    for key, score, par in product(GAMES, (81, 100), pars):
        said = ends.line(compare(score, 0, par, key))
        assert len(said) <= 34
        assert "the house" in said.lower()
        assert ", " not in said


def test_only_better_attempts_beat_par() -> None:
    for par, score, took, is_better in (
        *((Par(71, 9), score, 9, score > 71) for score in (0, 70, 71, 72, 100)),
        (Par(100, 167), 100, 167, False),
        (Par(100, 167), 99, 9, False),
    ):
        found = to_par(par, score, took)
        assert found
        assert found.is_better is is_better


def test_par_is_in_no_log() -> None:
    assert repr(Par(81, 167, 131, 131)) == "Par()"


# People


@pytest.mark.parametrize(
    ("said", "begun"),
    [
        ("somebody won", "Somebody won"),
        ("-# élan", "-# Élan"),
        ("<@1> won", "<@1> won"),
        ("**1** somebody", "**1** somebody"),
        ("", ""),
    ],
)
def test_a_sentence_starts_with_a_capital_whatever_is_before_it(said: str, begun: str) -> None:
    assert people.sentence(said) == begun


@pytest.mark.parametrize("language", languages(), ids=lambda one: one.code)
def test_a_shared_result_of_somebody_starts_with_a_capital(language: Language) -> None:
    with speaking(language):
        for found in (attempt(), attempt(attempt=None, deal=20)):
            said = said_of(found, people.called(None))
            assert people.called(None) in said.lower()
            assert said[0].isupper()
