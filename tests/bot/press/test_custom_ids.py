"""Custom ids: every press can be written and read back, and nothing else can be read."""

from dataclasses import replace
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.press import custom_ids
from bot.press.custom_ids import IdsOfMessage, custom_id, read
from bot.press.games import PlayMove, Run, SubmitMoves
from bot.press.press import NAMED, NESTED, GameId, Ply, Press, press
from bot.press.together import AnnounceCup, Disqualify
from engine.catalogue import GAMES
from engine.sultan import SULTAN
from tests.bot.press.presses import ANY_PRESS, values_of

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789:-~>^.!_ ٣"


def form_of(press: Press) -> dict[str, str] | None:
    """The fields its form sends, if it has one."""
    match press:
        case SubmitMoves():
            return {"moves": press.moves}
        case AnnounceCup():
            return {"name": press.name}
        case Disqualify():
            return {"reason": press.reason}
    return None


@pytest.mark.parametrize("press_class", NAMED)
@given(data=st.data())
def test_every_press_survives_its_custom_id(press_class: Any, data: st.DataObject) -> None:
    press = data.draw(values_of(press_class))
    written = custom_id(press)
    assert len(written) <= 97
    assert read(written, typed=form_of(press)) == press


@given(st.sets(ANY_PRESS, min_size=2))
def test_different_presses_have_different_ids(presses: set[Press]) -> None:
    alike = {(custom_id(press), str(form_of(press))) for press in presses}
    assert len(alike) == len(presses)


def test_no_two_classes_have_one_name() -> None:
    names = [one.__name__ for one in NAMED]
    assert len({*names}) == len(names)


@given(st.text() | st.text(ALPHABET, max_size=100).map("dv2:{}".format))
def test_any_other_text_is_refused_or_written_the_same_again(text: str) -> None:
    for typed in (None, {"moves": "t"}):
        try:
            press = read(text, typed=typed)
        except ValueError:
            continue
        assert custom_id(press) == text


@given(ANY_PRESS, st.data())
def test_a_changed_id_is_refused_or_written_the_same_again(
    press: Press, data: st.DataObject
) -> None:
    written = custom_id(press)
    at = data.draw(st.integers(0, len(written)))
    cut = data.draw(st.integers(0, 3))
    changed = written[:at] + data.draw(st.text(ALPHABET, max_size=3)) + written[at + cut :]
    ids = IdsOfMessage()
    try:
        found = read(changed, typed=form_of(press))
    except ValueError:
        return
    nth = [ids.of_button(found) for _ in range(99)]
    assert changed in nth


@pytest.mark.parametrize(
    "text",
    [
        "",
        "run:7:41",
        "dv2:",
        "dv2:run",
        "dv2:run:7",
        "dv2:run:7:41:",
        "dv2:run:7:41:1",
        "dv2:run:7:041",
        "dv2:run:7:+41",
        "dv2:run:7:4_1",
        "dv2:run:-7:41",
        "dv2:run:7:1000000000",
        "dv2:run:9223372036854775808:41",
        "dv2:RUN:7:41",
        "dv2:run:٧:41",
        "dv2:run:7:41\n",
        " dv2:run:7:41",
        "dv2:run:7:41~1",
        "dv2:run:7:41~02",
        "dv2:run:7:41~100",
        "dv2:run:7:41~2~2",
        "dv2:play-move:7:41:",
        "dv2:play-move:7:41:t w",
        "dv2:play-move:7:41:t:w",
        "dv2:deal-instead:7:41:0:-",
        "dv2:deal-instead:7:41:9223372036854775808:-",
        "dv2:deal-instead:7:41:-:maybe",
        "dv2:start:2026-02-30:sultan",
        "dv2:start:20261121:sultan",
        "dv2:start:2026-W47-6:sultan",
        "dv2:start:2026-11-21:chess",
        "dv2:start:2026-11-21:",
        "dv2:show-leaderboard:shah:day:on:2026-11-21:0",
        "dv2:show-leaderboard:shah:year:on:2026-11-21:1",
        "dv2:set-switch::on",
        "dv2:set-switch:owner:on",
        "dv2:set-switch:switches:on",
        "dv2:set-switch:hidden-here:on",
        "dv2:set-switch:private:true",
        "dv2:delete:42",
        "dv2:delete:" + "a" * 99 + ".42",
        "dv2:delete:" + "a" * 20 + "." + "4" * 5_000,
        "dv2:run:7:" + "4" * 5_000,
        "dv2:delete:discord:42",
        "dv2:of-game:7",
        "dv2:make-room:7:41",
        "dv2:make-room:7:41:",
        "dv2:make-room:7:41:run:7:41",
        "dv2:make-room:7:41:undo:7",
        "dv2:make-room:7:41:undo:7:41:",
        "dv2:make-room:7:41:begin:chess:-:off:-",
        "dv2:make-room:7:41:make-room:7:41:undo:7:41",
        "dv2:choose",
        "dv2:nowhere",
        "dv2:submit-moves:7:41",
    ],
)
def test_foreign_ids_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read(text)


def test_a_select_sends_the_chosen_press() -> None:
    move = PlayMove(7, 41, "5>3")
    select = IdsOfMessage().of_select()
    assert read(select, [custom_id(move)]) == move
    for values in ([], [custom_id(move)] * 2, [select], ["5>3"], [""], [f"{custom_id(move)}~2"]):
        with pytest.raises(ValueError):
            read(select, values)
    with pytest.raises(ValueError, match="only a select has values"):
        read(custom_id(move), [custom_id(move)])


def test_only_a_form_sends_fields() -> None:
    form = SubmitMoves(7, 41, "t t")
    assert read(custom_id(form), typed={"moves": "t t"}) == form
    for typed in (None, {}, {"text": "t"}, {"moves": "t", "game": "8"}):
        with pytest.raises(ValueError, match="wrong form fields"):
            read(custom_id(form), typed=typed)
    for typed in ({}, {"moves": "t"}):
        with pytest.raises(ValueError, match="wrong form fields"):
            read(custom_id(Run(7, 41)), typed=typed)


def test_a_message_has_no_id_twice() -> None:
    ids = IdsOfMessage()
    press = Run(7, 41)
    given = [
        *(ids.of_button(press) for _ in range(3)),
        *(ids.of_button(None) for _ in range(3)),
        *(ids.of_select() for _ in range(2)),
    ]
    assert given[:3] == ["dv2:run:7:41", "dv2:run:7:41~2", "dv2:run:7:41~3"]
    assert len({*given}) == len(given)
    assert [read(one) for one in given[:3]] == [press] * 3
    for nowhere in given[3:6]:
        with pytest.raises(ValueError, match="not our custom id"):
            read(nowhere)


def test_a_game_registered_later_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="no game"):
        read("dv2:start:2026-11-21:sultana")
    monkeypatch.setitem(GAMES, "sultana", replace(SULTAN, key="sultana"))
    assert custom_id(read("dv2:start:2026-11-21:sultana")) == "dv2:start:2026-11-21:sultana"


def written_as(monkeypatch: pytest.MonkeyPatch, press_class: type[Press]) -> None:
    """Has custom ids know a class of this test alone."""
    shape = custom_ids._Shape.of(NAMED.pop(press_class))
    monkeypatch.setitem(custom_ids._SHAPES, press_class, shape)
    for word in shape.named.words:
        monkeypatch.setitem(custom_ids._BY_WORD, word, shape)


def test_a_field_can_be_added_and_a_word_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons from before have neither the field nor the new word."""

    @press("show-tip", "tip")
    class ShowTip(Press):
        game: GameId
        ply: Ply = 0
        on: bool = False

    written_as(monkeypatch, ShowTip)
    ids = {ShowTip(7): "7", ShowTip(7, 3): "7:3", ShowTip(7, 0, on=True): "7:0:on"}
    for made, fields in ids.items():
        assert custom_id(made) == f"dv2:show-tip:{fields}"
        assert read(f"dv2:show-tip:{fields}") == read(f"dv2:tip:{fields}") == made
    for other in ("7:0", "7:3:off", "", "7:3:on:on"):
        with pytest.raises(ValueError):
            read(f"dv2:show-tip:{other}")


def test_nothing_can_be_left_out_after_a_nested_press() -> None:
    @press("ask-first")
    class AskFirst(Press):
        asked: Annotated[Run, NESTED]
        ply: Ply = 0

    with pytest.raises(TypeError, match="ask-first"):
        custom_ids._Shape.of(NAMED.pop(AskFirst))


@pytest.mark.parametrize("words", [("run",), ("run-on", "undo"), ("post-proof",)])
def test_no_two_presses_have_one_word(words: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match=words[-1]):

        @press(*words)
        class Another(Press):
            game: GameId
