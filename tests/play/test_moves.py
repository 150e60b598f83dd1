"""Moves in notation, *Run*, and the most moves that a game can have."""

from datetime import timedelta

from bot.press.dailies import WatchLine
from bot.press.games import PlayAndRun, PlayMove
from bot.services.play.courses import MOVES
from bot.store.schema.dailies import Daily
from tests.long_records import KEY, NUMBER, to_and_fro
from tests.play.attempts import begin, start
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import BUTTON, alt, button, is_greyed, is_private, labels, of_type, text
from tests.play.records import before_the_end, lost
from tests.visits import read, write

LEGAL = "2 – A♠ from slot 2\n6 – A♣ from slot 6\nt – turn"

BACK_AND_FORTH = "shah 3553260803050964942 d d 2>5"
"""A card that can move between two equal ones: `5>3 3>5 5>3 …`."""

TYPED = {
    "t": ("t",),
    "t t": ("  t   t  ", "T T", "t\nt", ", t t,"),
    "t t 2": ("t t 2", "t,t;2", "turn, Turn 2"),
    "2": ("A♠", r"A\♠"),
    "2 6": ("aS ac",),
    "t 6": ("t, A♣\ufe0f",),
    "2 t 6": ("A:spades: t a<:clubs:1>",),
}
"""Moves in several ways each."""


async def test_moves_are_played_in_order(harness: Harness, ada: SimulatedPlayer) -> None:
    for played, ways in TYPED.items():
        for typed in ways:
            before = (await harness.last(ada)).version
            await ada.slash("divan move", moves=typed)
            assert await harness.record(ada) == played, typed
            assert (await harness.last(ada)).version == before + 1, "one undo takes it back"
            await ada.press("Undo")


async def test_undo_takes_back_a_whole_list(harness: Harness, ada: SimulatedPlayer) -> None:
    await ada.slash("divan move", moves="t t 2 6 7")
    assert "Turned 2 cards, played A♠, A♣, 2♣" in text(ada.message)
    await ada.press("Undo")
    assert await harness.record(ada) == ""


async def test_what_cannot_be_played_is_refused_in_a_sentence(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    now = f"You can play:\n{LEGAL}."
    sentences = {
        f"You can’t play `{{}}` now. {now}": ["w", "3", "r", "d", "f", "5>3", "5^3"],
        f"`{{}}` isn’t a move. {now}": ["x", "9", "0", "tt", "t2", "é", "/", "turns", "5>9", "w^1"],
        f"You can’t play `w` now. {now}": ["waste"],
        f"You can’t play `r` now. {now}": ["redeal"],
        "You didn’t enter any moves. They look like this: `t t w 3`.": ["", " ", "\n", ",", " ,; "],
    }
    for sentence, those in sentences.items():
        for typed in those:
            assert text(await ada.slash("divan move", moves=typed)) == sentence.format(typed), typed
            assert is_private(ada.message), typed
            if sentence.startswith("`"):
                await ada.slash("divan move", moves=f"t {typed} t")
                said = f"Nothing was played: Divan doesn’t know move 2 of 3 (`{typed}`). At that"
                assert text(ada.message).startswith(f"{said} point you could play:\n"), typed
    assert (await harness.last(ada)).version == 0


async def test_an_illegal_move_in_a_list_plays_none_of_it(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    assert text(await ada.slash("divan move", moves="t 2 w 6 7")) == (
        "Nothing was played: you can’t make move 3 of 5 (`w`). At that point you could play:\n"
        "6 – A♣ from slot 6\nt – turn."
    )
    assert is_private(ada.message)
    assert await harness.record(ada) == ""


async def test_moves_after_the_end_of_a_game_play_nothing(harness: Harness) -> None:
    bob = harness.player("Bob")
    moves_before, last = before_the_end(lost("sultan"))
    await harness.set_game(bob, moves_before)
    assert text(await bob.slash("divan move", moves=f"{last} t")) == (
        "Nothing was played: you can’t make move 2 of 2 (`t`). "
        "The game is already over at that point."
    )
    assert "No moves left" in text(await bob.slash("divan move", moves=last))


async def test_without_an_open_game_nothing_is_played(harness: Harness) -> None:
    bob = harness.player("Bob")
    await bob.slash("divan move", moves="t")
    assert text(bob.message) == "You have no open game. `/divan play` deals one."
    assert is_private(bob.message)
    await bob.slash("divan play", game="sultan")
    await bob.slash("divan move", moves="d", game="shah")
    assert text(bob.message) == "You have no open game of The Shah. `/divan play` deals one."


async def test_moves_go_to_the_game_last_played(ada: SimulatedPlayer) -> None:
    await ada.slash("divan play", game="shah", deal="12")
    assert "The Shah #12" in alt(await ada.slash("divan move", moves="d"))
    assert "Sultan #20" in alt(await ada.slash("divan move", moves="t", game="sultan"))
    assert "Sultan #20" in alt(await ada.slash("divan move", moves="2"))


async def test_6000_characters_of_nonsense_get_a_short_answer(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    assert text(await ada.slash("divan move", moves="x" * 6000)).startswith("`xxxxx")
    assert len(text(ada.message)) < 300
    await ada.slash("divan move", moves="x " * 3000)
    assert len(text(ada.message)) < 300
    assert "move 81 of 400" in text(await ada.slash("divan move", moves="t " * 80 + "x " * 320))
    assert await harness.record(ada) == ""


async def test_two_lists_of_400_moves_are_played(harness: Harness, ada: SimulatedPlayer) -> None:
    await harness.set_game(ada, BACK_AND_FORTH)
    for moves in (400, 800):
        await ada.slash("divan move", moves="5>3 3>5 " * 200, game="shah")
        assert "Moved 400 cards." in text(ada.message)
        row = await harness.last(ada)
        assert len(row.record) == 3 + moves
    await ada.press("Undo")
    assert len((await harness.record(ada)).split()) == 3 + 400


async def test_suggestions_complete_the_last_move(harness: Harness, ada: SimulatedPlayer) -> None:
    assert await ada.offered("") == ["2", "6", "t"]
    assert await ada.offered("t") == ["t"]
    assert await ada.offered("tu") == ["t"]
    assert await ada.offered("turn 2 tur") == ["t 2 t"]
    assert await ada.offered("t ") == ["t 2", "t 6", "t t"]
    assert await ada.offered("T, 2  ") == ["t 2 6", "t 2 t"]
    assert await ada.offered("x") == []
    assert await ada.offered("x ") == []
    await harness.set_game(ada, "shah 81 d d")
    assert await ada.offered("2", game="shah") == ["2>7"]
    assert await ada.offered("7>1 ", game="shah") == [
        *("7>1 3", "7>1 t", "7>1 2>1", "7>1 3>8", "7>1 4>6", "7>1 8>2")
    ]
    assert (await harness.last(ada)).version == 1


async def test_suggestions_say_what_they_do(harness: Harness, ada: SimulatedPlayer) -> None:
    async def named(typed: str, **options: object) -> list[str]:
        options |= {"moves": typed}
        choices = await ada.person.autocomplete("divan move", options, "moves", channel=ada.channel)
        return [choice["name"] for choice in choices]

    assert await named("") == ["2 – A♠ from slot 2", "6 – A♣ from slot 6", "t – turn"]
    assert (await named("t ")) == [*("t 2 – A♠ from slot 2", "t 6 – A♣ from slot 6", "t t – turn")]
    await harness.set_game(ada, "shah 81 d d")
    assert await named("2", game="shah") == ["2>7 – 4♦ from ray 2 onto ray 7"]


async def test_a_card_that_can_go_several_ways_asks_which(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await harness.set_game(ada, "shah 52 d d")
    assert text(await ada.slash("divan move", moves="2C", game="shah")) == (
        "There are several ways to move `2c` now. Type one of these instead:\n"
        "1 – 2♣ from ray 1\n1>7 – 2♣ from ray 1 onto ray 7."
    )
    assert is_private(ada.message)
    await ada.slash("divan move", moves="1 K♥ 2c", game="shah")
    assert text(ada.message).startswith("Nothing was played: you can’t make move 2 of 3 (`kh`).")
    assert await harness.record(ada) == "d d"


async def test_a_card_is_suggested_by_its_name(ada: SimulatedPlayer) -> None:
    assert await ada.offered("A♠") == ["2"]
    assert await ada.offered("t ac") == ["t 6"]
    assert await ada.offered("as a♣ ") == ["as a♣ 7", "as a♣ t"]
    assert await ada.offered("10h") == []


async def test_suggestions_can_be_sent(harness: Harness, ada: SimulatedPlayer) -> None:
    typed = ""
    for _ in range(12):
        typed = (await ada.offered(typed))[-1] + " "
    await ada.slash("divan move", moves=typed)
    assert len((await harness.record(ada)).split()) == 12


async def test_without_a_game_there_are_no_suggestions(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    assert await harness.player("Bob").offered("t") == []
    assert await ada.offered("d", game="shah") == []


async def test_suggestions_stay_within_discords_limits(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    assert await ada.offered("t " * 49) == [f"{'t ' * 49}2", f"{'t ' * 49}6", f"{'t ' * 49}t"]
    assert await ada.offered("t " * 50) == []
    assert await ada.offered("t" * 6000) == []
    await harness.set_game(ada, "shah 266 d d 3 3 3")
    offered = await ada.offered("", game="shah")
    assert "1^3" in offered
    assert len(offered) <= 25


async def test_the_form_plays_on_the_board_it_was_opened_from(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message
    await ada.press("More")
    opened = await ada.open_form("Type moves")
    await ada.send_form(opened, {"moves": "t t 2"})
    assert await harness.record(ada) == "t t 2"
    assert ada.message["id"] == board["id"]
    assert labels(ada.message)[1] == "Run"


async def test_an_illegal_move_in_the_form_plays_nothing(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    await ada.press("More")
    for typed, expected in (("t x", "move 2 of 2"), ("  ", "You didn’t enter any moves.")):
        await ada.send_form(await ada.open_form("Type moves"), {"moves": typed})
        assert expected in text(ada.message)
        assert is_private(ada.message)
        assert await harness.record(ada) == ""
        await ada.slash("divan play", game="sultan")
        await ada.press("More")


async def test_a_form_for_an_old_board_plays_nothing(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    board = ada.message
    await ada.press("More")
    opened = await ada.open_form("Type moves")
    await ada.slash("divan move", moves="2")
    await ada.send_form(opened, {"moves": "t"})
    assert ada.message["id"] == board["id"]
    assert "Slot 2: " in alt(ada.message)
    assert await harness.record(ada) == "2"


async def ran(harness: Harness, ada: SimulatedPlayer) -> list[str]:
    """The moves that pressing Run makes."""
    before = (await harness.record(ada)).split()
    await ada.press("Run")
    return (await harness.record(ada)).split()[len(before) :]


async def test_a_ranked_run_turns_up_at_most_12_unseen_cards(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    most = 0
    while (await harness.record(ada)).count("t") < 60:
        turned = (await ran(harness, ada)).count("t")
        assert turned <= 12
        assert ("Run stops after 12 cards here." in text(ada.message)) <= (turned == 12)
        most = max(most, turned)
    assert most == 12


async def test_an_ordinary_run_turns_up_as_many_as_it_can(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    assert (await ran(harness, ada)).count("t") == 43
    assert "Turned 43 cards, played A♦, A♠, 2♥. Stopped: 3♥ (slot 8)" in text(ada.message)


async def test_a_ranked_run_over_known_cards_can_be_undone(harness: Harness) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada, "sultan-classic")
    first_pass = " ".join((*"t" * 87, "r"))
    await ada.slash("divan move", moves=first_pass, game="sultan-classic")
    assert "t" in await ran(harness, ada)
    assert not is_greyed(ada.message, "Undo")
    await ada.press("Undo")
    assert await harness.record(ada) == first_pass


async def test_why_it_stopped_is_still_said_by_a_second_press(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    board = await ada.slash("divan play", game="sultan")
    run = button(board, "Run")["custom_id"]
    said = text(await ada.press("Run", on=board))
    assert "Stopped: " in said
    assert text(await ada.force(run, on=board)) == said


async def test_in_a_ranked_attempt_no_fill_turns_up_a_card_unasked(harness: Harness) -> None:
    ada = harness.player("Ada")
    await write(harness.store).deals.draw_daily(Daily(harness.today, "shah", 12, ("d",), 0))
    await ada.slash("divan daily", game="shah")
    for label in ("Start", "Lay circle 2", "Lay circle 2", "4 · 2♦"):
        await ada.press(label)
    assert await harness.record(ada) == "d 4"
    await ada.press("Undo")
    assert await harness.record(ada) == "d"


async def test_in_a_ranked_attempt_a_fill_from_the_waste_comes_with_the_press(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    await write(harness.store).deals.draw_daily(Daily(harness.today, "shah", 8, ("d",), 0))
    await start(ada, "shah")
    await ada.slash("divan move", moves="d d t", game="shah")
    await ada.press("4 · ")
    assert await harness.record(ada) == "d d t 4 f"
    await ada.press("Undo")
    assert await harness.record(ada) == "d d t"


async def test_what_run_stopped_for_is_played_with_the_next_run(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    before = await ran(harness, ada)
    await ada.press("3♥ +Run")
    record = (await harness.record(ada)).split()[len(before) :]
    assert record[0] == "8"
    assert record.count("t") > 1
    assert "Stopped: " in text(ada.message)
    await ada.press("Undo")
    assert await harness.record(ada) == " ".join(before)


async def test_why_a_card_may_wait_is_said_once_a_game(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    said = []
    for _ in range(4):
        await ran(harness, ada)
        said.append(text(ada.message).count(WHY_WAIT))
    assert said == [1, 0, 0, 0]
    await ada.press("Undo")
    await harness.restart()
    await ran(harness, ada)
    assert WHY_WAIT not in text(ada.message)


async def test_a_ranked_press_that_runs_on_turns_up_at_most_12_unseen_cards(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    await begin(harness, ada)
    for _ in range(6):
        before = (await harness.record(ada)).count("t")
        on = [label for label in labels(ada.message) if label.endswith("+Run")]
        await ada.press(on[0] if on else "Run")
        assert (await harness.record(ada)).count("t") - before <= 12


async def test_no_forged_press_runs_on_with_anything_but_a_card(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 5")
    await ada.slash("divan play", game="sultan")
    row = await harness.last(ada)
    for move in ("t", "1", "r", "5>3"):
        await ada.send(PlayAndRun(row.id, row.version, move))
        assert await harness.record(ada) == ""


WHY_WAIT = "back until a better card turns up."
FULL = "A game can have at most 1,000 moves. Undo some, or "


def enabled(ada: SimulatedPlayer) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [one["label"] for one in of_type(ada.message, BUTTON) if not one.get("disabled")]


async def test_a_full_board_says_why(harness: Harness) -> None:
    ada = harness.player("Ada")
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(MOVES - 1)}")
    assert "can go up now." in text(await ada.slash("divan play", game=KEY))
    assert f"{FULL}give up." in text(await ada.press("Turn"))
    assert enabled(ada) == ["Undo", "More"]
    assert "goes up" not in alt(ada.message)
    full = ada.message
    row = await harness.last(ada)
    assert f"{FULL}give up." in text(await ada.send(PlayMove(row.id, row.version, "6")))
    assert text(await ada.slash("divan move", moves="6")) == (
        "Nothing was played: a game can have at most 1,000 moves. Undo some, or give up."
    )
    assert await ada.offered("") == []
    assert is_greyed(await ada.press("More", on=full), "Type moves")
    assert text(await ada.press("In words")).endswith(f"{FULL}give up.")
    await ada.slash("divan play", game=KEY)
    assert "Undone: turned " in text(await ada.press("Undo"))
    await ada.press("Turn")
    await ada.give_up()
    assert "**You gave up** with 0 of 88 cards home" in text(ada.message)


async def test_a_full_board_in_words(harness: Harness) -> None:
    ada = harness.player("Ada")
    await write(harness.store).players.change(ada.owner, text_mode=True)
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(MOVES)}")
    assert text(await ada.slash("divan play", game=KEY)).count(f"{FULL}give up.") == 1
    assert "Moves:" not in text(ada.message)


async def test_a_list_that_is_too_long(harness: Harness, ada: SimulatedPlayer) -> None:
    assert text(await ada.slash("divan move", moves=" ".join(["t"] * 401))) == (
        "Nothing was played: that’s 401 moves, and a list can have at most 400."
    )
    assert await harness.record(ada) == ""
    await ada.slash("divan move", moves="t t")
    assert await harness.record(ada) == "t t"


async def test_a_full_attempt_counts_as_it_stands(harness: Harness) -> None:
    ada = harness.player("Ada")
    day = harness.today
    await write(harness.store).deals.draw_daily(Daily(day, KEY, NUMBER, ("d",), 7))
    await start(ada, KEY)
    moves = to_and_fro(MOVES).split()
    for at in range(0, MOVES, 400):
        await ada.slash("divan move", moves=" ".join(moves[at : at + 400]), game=KEY)
    assert f"{FULL}keep your score as it is." in text(ada.message)
    assert enabled(ada) == ["Undo", "More"]
    harness.server.clock.advance(timedelta(days=2))
    await harness.services.maintenance.close_days(harness.server.clock.now())
    result = await read(harness.store).results.result(ada.owner, day, KEY)
    assert (result.score, result.finished) == (0, False)
    assert result.closed_at


async def test_nobody_waits_for_a_long_record(harness: Harness) -> None:
    """Version 0.1 left some of 60,000 moves, which took a second and a half to replay."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await harness.set_game(ada, f"{KEY} {NUMBER} {to_and_fro(20_000)}")
    await bob.slash("divan play", game="sultan", deal="20")
    looks = [await ada.person.slash("divan play", {"game": KEY}) for _ in range(3)]
    await bob.press("Turn")
    assert await harness.record(bob) == "t"
    assert not any(look.answer.done() for look in looks)
    for look in looks:
        shown = (await look.answered()).message
        assert shown
        assert f"{FULL}give up." in text(shown)


async def test_paging_through_a_long_replay(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    day = harness.today
    await write(harness.store).deals.draw_daily(
        Daily(day, KEY, NUMBER, (*to_and_fro(5_000).split(),), 7)
    )
    harness.server.clock.advance(timedelta(days=2))
    await ada.slash("divan daily")
    await bob.slash("divan daily")
    for ply in (0, 4_999, 5_000, 2, 5_000):
        for player in (ada, bob):
            assert f"move {ply} of 5000" in text(await player.send(WatchLine(day, KEY, ply)))
