"""`/divan help`: a private page with a picture, the same from the menu, and unknown topics."""

from bot.press.help import Topic
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import TEXT, alt, has_picture, is_private, of_type, rows, stock_left, text

GALLERY = 12


async def test_help_opens_with_what_divan_is(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan help")
    assert text(bob.message).startswith("### Divan\n")
    assert is_private(bob.message)
    assert rows(bob.message) == [
        ["The games | Together | Score, Patient and streak | Marks on the board | Buttons"],
        ["Play", "Today’s daily"],
    ]


async def test_help_leads_to_a_game_and_to_the_daily(harness: Harness) -> None:
    bob = harness.player("Bob")
    page = await bob.slash("divan help")
    await bob.press("Play")
    assert alt(bob.message).startswith("Sultan #20.")
    assert bob.message["id"] != page["id"]
    await bob.press("Today’s daily", on=page)
    assert text(bob.message).startswith("### Dailies, ")


async def test_commands_are_mentioned_so_that_they_can_be_clicked(harness: Harness) -> None:
    bob = harness.player("Bob")
    registered = await harness.client.http.get_global_commands(harness.client.application_id or 0)
    (divan,) = [one["id"] for one in registered if one["name"] == "divan"]
    await bob.slash("divan help")
    said = "".join(part["content"] for part in of_type(bob.message, TEXT))
    for name in ("play", "daily", "board", "stats", "replay", "analyse", "rules", "settings"):
        assert f"**</divan {name}:{divan}>**" in said
    assert "`/" not in said
    await bob.slash("divan move", moves="t")
    (part,) = of_type(bob.message, TEXT)
    assert part["content"] == f"You have no open game. </divan play:{divan}> deals one."


async def test_a_topic_can_be_named_and_chosen(harness: Harness) -> None:
    bob = harness.player("Bob")
    first = await bob.slash("divan help", topic="scoring")
    assert "**Streak**" in text(bob.message)
    await bob.choose(topic=Topic.MARKS)
    assert bob.message["id"] == first["id"]
    assert has_picture(bob.message)
    assert harness.picture(bob.message).startswith(b"\x89PNG")
    await bob.choose(topic=Topic.GAMES)
    assert not has_picture(bob.message)
    assert "83 of 100" in text(bob.message)


async def test_an_unknown_topic_gets_a_sentence(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan help", topic="chess")
    assert text(bob.message) == (
        "There’s no help about “chess”. Pick one of these: What Divan is, The games, Together, "
        "Score, Patient and streak, Marks on the board, Buttons."
    )
    assert is_private(bob.message)


async def test_a_word_of_a_topic_is_enough_and_topics_are_suggested(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan help", topic="Streak")
    assert text(bob.message).startswith("### Score, Patient and streak\n")
    offered = await bob.person.autocomplete("divan help", {"topic": "b"}, "topic")
    assert [choice["name"] for choice in offered] == ["Marks on the board", "Buttons"]


async def test_the_menu_leads_to_it_and_the_board_stays(ada: SimulatedPlayer) -> None:
    menu = await ada.press("More")
    await ada.press("Help")
    assert text(ada.message).startswith("### Divan\n")
    assert is_private(ada.message)
    assert ada.message["id"] != menu["id"]
    await ada.press("Back", on=menu)
    assert stock_left(ada.message) == 87


async def test_in_text_mode_every_page_is_a_new_message(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.press("Use text")
    first = await bob.slash("divan help")
    await bob.choose(topic=Topic.MARKS)
    assert bob.message["id"] != first["id"]
    assert not has_picture(bob.message)
    assert "“goes up”" in text(bob.message)


async def test_the_rules_show_a_decision_before_and_after(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan rules", game="sultan")
    board, before, after = of_type(bob.message, GALLERY)
    assert board["items"][0]["description"].startswith("Sultan. ")
    assert "Slot 2: 2 of spades, goes up." in before["items"][0]["description"]
    assert "Slot 2: 4 of hearts." in after["items"][0]["description"]
    assert "**Buttons**" in text(bob.message)
