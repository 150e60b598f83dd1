"""The help's pages and the rules of each game, within Discord's limits."""

import pytest

from bot.features.help.help import MARKS, TOPICS, page
from bot.features.play.rules import rules
from bot.features.screen import Select
from bot.languages import languages, speaking
from bot.press.dailies import OpenDaily
from bot.press.games import OpenGame
from bot.press.settings import ShowHelp, Topic
from bot.render.layouts.closeups import Closeup, Legend
from bot.services.core.catalogue import decision, example
from bot.store.schema.players import Player
from bot.words.common.labels import RULES
from bot.words.common.markdown import LONGEST, length
from engine.catalogue import GAMES
from engine.moves import Play
from tests.bot.screens.test_game import check_limits

ADA = Player("discord:1")
IN_WORDS = Player("discord:1", text_mode=True)


@pytest.mark.parametrize("topic", Topic)
@pytest.mark.parametrize("reader", [ADA, IN_WORDS])
def test_every_topic_is_private_and_leads_to_all_others(topic: Topic, reader: Player) -> None:
    shown = page(topic, reader, new_message=False)
    check_limits(shown)
    assert shown.private
    assert shown.secret
    assert shown.new_message is reader.text_mode
    select, ways = shown.rows
    assert isinstance(select, Select)
    assert isinstance(ways, tuple)
    assert [way.press for way in ways] == [OpenGame(), OpenDaily()]
    others = [other for other in Topic if other is not topic]
    assert select.choices == tuple((TOPICS[other](), ShowHelp(other)) for other in others)


def test_the_games_say_which_is_easiest() -> None:
    text = page(Topic.GAMES, ADA, new_message=True).above
    lines = [line for line in text.splitlines() if line.startswith("- **")]
    assert len(lines) == len(GAMES)
    assert ["83 of 100" in lines[0], "24 of 100" in lines[1], "0.7 of 100" in lines[2]] == [
        True
    ] * 3
    assert "easiest" in lines[0]


def test_the_score_the_par_and_the_streak_with_its_forgiven_days() -> None:
    text = page(Topic.SCORING, ADA, new_message=True).above
    for said in ("**Score**", "**Patient**", "**Streak**", "forgiven", "seven days apart"):
        assert said in text


def test_the_marks_are_drawn_and_named() -> None:
    shown = page(Topic.MARKS, Player("discord:1", two_colour=True), new_message=True)
    assert shown.picture == Legend(tuple(mark() for mark in MARKS), two_colour=True)
    for mark in ("Gold", "Cyan", "Dimmed", "Plus"):
        assert f"**{mark}**" in shown.above
    assert page(Topic.MARKS, IN_WORDS, new_message=True).picture is None


def test_every_button_of_every_board_has_a_line() -> None:
    text = page(Topic.BUTTONS, ADA, new_message=True).above
    assert length(text) <= LONGEST
    boards = ("Turn", "Run", "J♠ +Run", "All +Run", "J♦ up", "3 · 7♥", "Redeal", "All up", "Fill")
    stars = (
        "Lay circle 2",
        "8♦ → 9♦ (3)",
        "8♦ → ray 3",
        "Undo",
        "Hint",
        "Do it",
        "More",
        "Got it",
        "Type moves",
        "In words",
    )
    others = (RULES(), "Help", "Repost board", "Give up", "Back", "Share", "Start", "Export")
    for label in (*boards, *stars, *others):
        assert f"**{label}**" in text


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_have_buttons_and_a_decision_before_and_after(key: str) -> None:
    found = decision(key)
    assert found
    shown = rules(key, example(key), found)
    check_limits(shown)
    assert shown.private
    assert shown.alt.startswith(f"{GAMES[key].name}. ")
    assert shown.above == ""
    assert shown.figures[0].text.startswith(f"## {GAMES[key].name}\n")
    assert "- **Turn**" in shown.below
    before, after = (figure.picture for figure in shown.figures)
    assert isinstance(before, Closeup)
    assert isinstance(after, Closeup)
    assert (before.card, before.lit) == (found.card, True)
    assert (after.home, after.card, after.lit) == (found.card, found.filler, False)
    assert Play(found.number) in found.before.legal


@pytest.mark.parametrize("key", GAMES)
def test_the_rules_are_one_message_in_every_language(key: str) -> None:
    for language in languages():
        with speaking(language):
            check_limits(rules(key, example(key), decision(key)))


def test_rules_without_an_example_have_no_further_pictures() -> None:
    shown = rules("shah", example("shah"), None)
    assert shown.figures == ()
    assert shown.below.startswith("## The Shah\n")
