"""Every reason why something can't be done has its sentence, with the facts that are given."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

import bot
from bot.errors import GamePutAside, PlayError, Reason, Unavailable
from bot.features.errors import explained, sentence
from bot.services.core.requests import LIMITS
from bot.store.schema.matches import MatchKind
from engine import Game
from engine.moves import Move
from engine.table import Table
from tests.bot.screens.test_game import check_limits
from tests.names import as_read

BOT = Path(bot.__file__).parent

DAY = date(2028, 2, 29)
NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)


TABLE = Game.start("sultan", 20).table
OVER = replace(TABLE, legal=())
PLAYED = MatchKind.DUEL, MatchKind.TABLE, MatchKind.CUP


def bad_move(
    text: str,
    place: int,
    of: int,
    table: Table,
    *,
    is_move: bool = True,
    meant: tuple[Move, ...] = (),
    reached: tuple[int, int] | None = None,
) -> PlayError:
    return PlayError(
        Reason.BAD_MOVE,
        text=text,
        place=place,
        of=of,
        table=table,
        is_move=is_move,
        meant=meant,
        reached=reached,
    )


PLAY_ERRORS = (
    PlayError(Reason.UNKNOWN_BUTTON),
    PlayError(Reason.COMMAND_HAS_CHANGED),
    PlayError(Reason.UNKNOWN_GAME, text="chess"),
    PlayError(Reason.NO_GAME),
    PlayError(Reason.MATCH_NOT_OVER, closes_at=NOON),
    PlayError(Reason.NO_MATCHES),
    PlayError(Reason.CANNOT_STAY_HERE),
    PlayError(Reason.CANNOT_POST_MATCH, missing=("send_messages", "attach_files")),
    PlayError(Reason.CHALLENGED_ONESELF),
    PlayError(Reason.CHALLENGED_A_BOT),
    PlayError(Reason.NOT_CHALLENGEABLE, owner="discord:42"),
    PlayError(Reason.CHALLENGED_ALREADY, owner="discord:42", until=NOON),
    PlayError(Reason.CHALLENGED_LATELY, owner="discord:42", until=NOON),
    PlayError(Reason.TOO_MANY_CHALLENGES, most=3),
    PlayError(Reason.NO_MATCH),
    PlayError(Reason.ELSEWHERE),
    PlayError(Reason.OWN_CHALLENGE),
    PlayError(Reason.NOT_CHALLENGED, owner="discord:42"),
    PlayError(Reason.NOT_CHALLENGED, owner=None),
    PlayError(Reason.NOT_CHALLENGER),
    PlayError(Reason.NOT_OPEN_NOW),
    PlayError(Reason.NOT_IN_MATCH),
    PlayError(Reason.MATCH_OVER, kind=MatchKind.CUP),
    PlayError(Reason.NOT_TABLE_OPENER),
    PlayError(Reason.DAY_GIVEN),
    PlayError(Reason.NOT_PROVED_YET),
    PlayError(Reason.TOO_MANY_TABLES, most=3),
    PlayError(Reason.OWN_TABLE_OPEN, channel="42"),
    PlayError(Reason.TOO_MANY_CHALLENGED, most=3, again_at=NOON),
    PlayError(Reason.TOO_MANY_DUELS, most=5),
    PlayError(Reason.RIVAL_HAS_TOO_MANY, most=5),
    PlayError(Reason.TABLE_WAITS, again_at=NOON),
    PlayError(Reason.BAD_CUP),
    PlayError(Reason.BAD_CUP_NAME, most=80),
    PlayError(Reason.BAD_VOID_REASON, most=80),
    PlayError(Reason.NO_CUP),
    PlayError(Reason.CUP_LIVE, until=NOON),
    PlayError(Reason.NOT_CUP_MANAGER),
    PlayError(Reason.NOT_IN_CUP, owner="discord:42"),
    PlayError(Reason.JOINED_TOO_LATE, until=NOON),
    PlayError(Reason.NOT_MEMBER_BEFORE),
    PlayError(Reason.SEAT_CLOSED),
    PlayError(Reason.NOTHING_TO_TAKE_BACK),
    PlayError(Reason.TOO_EARLY_TO_TAKE_BACK, again_at=NOON),
    PlayError(Reason.TABLE_HERE),
    PlayError(Reason.BOARD_MOVED, address="https://discord.com/channels/1/2/3"),
    PlayError(Reason.BOARD_MOVED, address=None),
    PlayError(Reason.UNKNOWN_TOPIC, text="chess"),
    PlayError(Reason.NOT_YOURS, owner="discord:42", same_deal=7),
    PlayError(Reason.NOT_YOURS, owner="discord:42", same_deal=None),
    PlayError(Reason.NOT_YOURS, owner=None, same_deal=7),
    PlayError(Reason.NOT_YOURS, owner=None, same_deal=None),
    PlayError(Reason.NOTHING_OPEN, game=None),
    PlayError(Reason.NOTHING_TO_SHARE),
    PlayError(Reason.NOTHING_OPEN, game="shah"),
    PlayError(Reason.TOO_MANY_PUT_ASIDE, games=(GamePutAside(7, 41, "sultan", 20, 34, 95),)),
    PlayError(Reason.OVER_THERE),
    PlayError(Reason.BAD_DEAL, text="1e9"),
    PlayError(Reason.DEAL_TOO_LARGE, text="9" * 100),
    bad_move("x", 1, 1, TABLE),
    bad_move("x", 1_501, 3_000, TABLE),
    bad_move("9s", 1, 1, TABLE, meant=TABLE.legal),
    bad_move("9s", 2, 3, TABLE, meant=TABLE.legal),
    bad_move("9s", 2, 3, TABLE, meant=TABLE.legal, reached=(7, 41)),
    bad_move("t", 2, 2, OVER),
    bad_move("t", 1, 1, OVER),
    bad_move("xyzzy", 1, 1, TABLE, is_move=False),
    bad_move("xyzzy", 2, 3, TABLE, is_move=False),
    bad_move("w", 2, 3, TABLE, reached=(7, 41)),
    bad_move("xyzzy", 2, 3, OVER, is_move=False, reached=(7, 41)),
    PlayError(Reason.LIST_TOO_LONG, moves=401, most=400),
    PlayError(Reason.GAME_FULL, most=1_000, room=0),
    PlayError(Reason.GAME_FULL, most=1_000, room=1),
    PlayError(Reason.DEAL_AND_WINNABLE),
    PlayError(Reason.NONE_WINNABLE, game="shah"),
    PlayError(Reason.NO_MOVES),
    PlayError(Reason.NO_HINTS),
    PlayError(Reason.DAY_NOT_OVER, day=DAY, closes_at=NOON),
    PlayError(Reason.NO_DAILY, day=DAY),
    PlayError(Reason.BAD_MONTH, text="2026-13"),
    PlayError(Reason.NOTHING_ARCHIVED, game="shah", span=None),
    PlayError(Reason.NOTHING_ARCHIVED, game="shah", span=(DAY, DAY)),
    PlayError(Reason.NOTHING_ARCHIVED, game="shah", span=(DAY, date(2028, 3, 1))),
    PlayError(Reason.NO_RECORD),
    PlayError(Reason.NOTHING_FINISHED, game=None),
    PlayError(Reason.NOTHING_FINISHED, game="shah"),
    PlayError(Reason.GAME_NOT_OVER),
    PlayError(Reason.GAME_IS_PRIVATE),
    PlayError(Reason.NO_MOVES_MADE),
    PlayError(Reason.NO_SUCH_MOVES, first=30, last=10, moves=262),
    PlayError(Reason.NO_SUCH_MOVES, first=30, last=None, moves=20),
    PlayError(Reason.FILM_TOO_LARGE, kilobytes=10_240),
    PlayError(Reason.ATTEMPT_SPENT, ends_at=NOON),
    PlayError(Reason.LEADERBOARD_GONE),
    PlayError(Reason.NO_SERVER),
    PlayError(Reason.NEVER_PLAYED),
    PlayError(Reason.NOT_SHOWN, owner="discord:42"),
    PlayError(Reason.NOT_MANAGER),
    PlayError(Reason.BAD_HOUR, hour=24),
    PlayError(Reason.BAD_ZONE, text="+1"),
    PlayError(Reason.CANNOT_POST, channel="7", missing=("send_messages", "attach_files")),
    PlayError(Reason.MAY_NOT_POST_THERE, channel="7"),
    PlayError(Reason.NO_POSTS_HERE),
    PlayError(Reason.PRIVATE_HERE),
    PlayError(Reason.MAY_NOT_WRITE),
    PlayError(Reason.OVERLOADED),
    PlayError(Reason.TOO_MANY_PRESSES, again_at=NOON),
    PlayError(Reason.TOO_MANY_GAMES, again_at=NOON),
    PlayError(Reason.TOO_MANY_PUZZLES, again_at=NOON),
    PlayError(Reason.NO_PUZZLE),
    PlayError(Reason.NO_PUZZLES, game="shah"),
    PlayError(Reason.NO_PUZZLE_TODAY),
    PlayError(Reason.PUZZLES_SEEN, game="shah"),
    PlayError(Reason.PUZZLE_OPEN),
    PlayError(Reason.PUZZLE_SHARED),
    *(PlayError(Reason.OWN_PUZZLE, clean=clean, answered=3) for clean in (0, 2)),
    PlayError(Reason.OWN_PUZZLE, clean=0, answered=0),
    PlayError(Reason.NO_PUZZLE_THERE),
    PlayError(Reason.NOBODY_ELSE_HERE),
    PlayError(Reason.MAKER_HIDES),
    PlayError(Reason.TOO_MANY_FILMS, again_at=NOON),
    PlayError(Reason.TOO_MANY_POSTS, again_at=NOON),
    PlayError(Reason.TOO_MANY_EXPORTS, again_at=NOON),
    PlayError(Reason.TOO_MANY_FILES, again_at=NOON),
    PlayError(Reason.TOO_MANY_MATCHES, again_at=NOON),
    PlayError(Reason.TOO_LONG_TO_ANALYSE, moves=10_000, most=1_000),
    PlayError(Reason.NOT_ANALYSED),
    PlayError(Reason.STILL_ANALYSING),
    PlayError(Reason.TOO_MANY_ANALYSES, again_at=NOON),
    PlayError(Reason.ANALYSES_BUSY),
    PlayError(Reason.FORM_TOO_LATE),
    Unavailable(Reason.BUSY),
    Unavailable(Reason.MAYBE_SAVED),
    Unavailable(Reason.DATABASE_LOST),
)


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
                case ast.Call(func=ast.Name("PlayError"), args=[ast.Name("too_many")]):
                    yield from ((reason, frozenset({"again_at"})) for reason in LIMITS)
                case ast.Call(func=ast.Name("PlayError" | "Unavailable")):
                    pytest.fail(f"{file}:{node.lineno} doesn't name its reason")


def test_every_reason_is_raised_with_the_facts_that_its_sentence_is_tried_with() -> None:
    tried = {(error.reason, frozenset(error.facts)) for error in PLAY_ERRORS}
    assert {*raised()} == tried
    assert sorted(reason for reason, _ in tried) == sorted(Reason), "one set of facts each"


def test_what_is_over_is_called_by_its_name_and_leads_on() -> None:
    said = {kind: sentence(PlayError(Reason.MATCH_OVER, kind=kind)) for kind in PLAYED}
    for kind in PLAYED:
        assert f"This {kind} is " in said[kind]
        assert f"`/divan {kind}`" in said[kind]


@pytest.mark.parametrize("error", PLAY_ERRORS, ids=repr)
def test_every_error_of_play_has_a_sentence(error: PlayError) -> None:
    said = sentence(error)
    assert said[0].isupper() or said[0] in "“`"
    assert said[-1] in ".?`"
    assert "None" not in said
    check_limits(explained(error))
    assert explained(error).private


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            bad_move("x", 1, 1, TABLE),
            "You can’t play `x` now. Legal moves now:\n"
            "2 – A♠ from slot 2\n6 – A♣ from slot 6\nt – turn.",
        ),
        (
            bad_move("5>3", 2, 3, Game.start("shah", 1).table),
            "Nothing was played: `5>3`, move 2 of 3, can’t be played there. "
            "Legal moves there:\nd – lay circle 2.",
        ),
        (
            bad_move("t", 2, 2, OVER),
            "Nothing was played: `t`, move 2 of 2, can’t be played there. The game is over there.",
        ),
        (
            PlayError(Reason.NOTHING_OPEN, game="shah"),
            "You have no open game of The Shah. `/divan play` deals one.",
        ),
        (
            PlayError(
                Reason.TOO_MANY_PUT_ASIDE,
                games=(GamePutAside(7, 41, "shah", 20, 34, 88),) * 10,
            ),
            "You’ve put 10 games aside, and that’s all there’s room for. "
            "Nothing was changed. Give one of them up to go on.",
        ),
        (
            PlayError(Reason.CANNOT_POST, channel="7", missing=("view_channel", "attach_files")),
            "Divan can’t post in <#7>: it needs View Channel and Attach Files there. "
            "Nothing was changed. Grant these permissions, or pick another channel.",
        ),
    ],
)
def test_sentences(error: PlayError, said: str) -> None:
    assert as_read(sentence(error)) == said


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
