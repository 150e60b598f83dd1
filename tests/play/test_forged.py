"""Presses that none of our buttons sends: each gets one sentence, and nothing changes."""

import pytest

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, labels, text
from tests.visits import read

LARGEST = 2**63 - 1

NOT_OURS = (
    "dv0:{game}:{version}:t",
    "dv2:{game}:{version}:t",
    "dv3:run:{game}:{version}",
    "dv2:run:{game}",
    "dv2:run:{game}:{version}:1",
    "dv2:run:0{game}:{version}",
    "dv2:run:{game}:-1",
    "dv2:run:9223372036854775808:{version}",
    "dv2:run:٣:{version}",
    "dv2:run:{game}:{version}~1",
    "dv2:play-move:{game}:{version}",
    "dv2:play-move:{game}:{version}:",
    "dv2:play-move:{game}:{version}:t w",
    "dv2:play-move:{game}:{version}:xyzzy",
    "dv2:play-move:{game}:{version}:5>3",
    "dv2:submit-moves:{game}:{version}",
    "dv2:deal-instead:{game}:{version}:0:-",
    "dv2:set-switch:owner:on",
    "dv2:set-switch:private:maybe",
    "dv2:choose",
    "dv2:nowhere",
    "dv1:{game}:{version}",
    "dv1:{game}:{version}:",
    "dv1:{game}:-1:t",
    "dv1:-{game}:{version}:t",
    "dv1:0{game}:{version}:t",
    "dv1:{game}:{version}:T",
    "dv1:{game}:{version}:t w",
    "dv1:{game}:1234567890:t",
    "dv1:123456789012345678901:{version}:t",
    "dv1:{game}:{version}:" + "t" * 41,
    "dv1:٣:{version}:t",
    "DV1:{game}:{version}:t",
    "turn",
    " ",
)
"""Custom ids from another bot, or another version of this one."""

UNKNOWN_VERBS = (
    "xyzzy",
    "typed",
    "more-x",
    "undo-",
    "run-1",
    "set",
    "set-",
    "set-x",
    "set-x-on",
    "set-owner-on",
    "set-private",
    "set-private-maybe",
    "set-private-on-on",
    "pick",
    "pick-0",
    "w",
    "9",
    "0",
    "d",
    "5>3",
    "5^3",
)
"""Verbs that no button offers on the board of `sultan 20 t t t`."""

VERBS = (
    *("t", "w", "3", "5>3", "run", "all", "fill", "undo", "hint"),
    *(
        "more",
        "resign",
        "resign!",
        "back",
        "here",
        "words",
        "type",
        "share",
        "anew-any-usual",
        "anew-7-public",
    ),
)
"""Verbs of all kinds, for a game's own player only."""


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, who has turned three cards in deal 20."""
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 20 t t t")
    await ada.slash("divan play", game="sultan")
    return ada


async def test_a_foreign_button_is_refused(harness: Harness, ada: SimulatedPlayer) -> None:
    row, settings = await harness.last(ada), await read(harness.store).players.of(ada.owner)
    verbs = [f"dv1:{{game}}:{{version}}:{verb}" for verb in UNKNOWN_VERBS]
    for custom_id in (*NOT_OURS, *verbs):
        answer = await ada.force(custom_id.format(game=row.id, version=row.version))
        assert text(answer).startswith("This button is from another version of Divan."), custom_id
        assert is_private(answer)
    assert await harness.row(row.id) == row
    assert await read(harness.store).players.of(ada.owner) == settings


@pytest.mark.parametrize("game", [0, 999, LARGEST])
async def test_a_missing_game_is_gone(ada: SimulatedPlayer, game: int) -> None:
    for verb in (*VERBS, "same", "again", "rules"):
        answer = await ada.force(f"dv1:{game}:0:{verb}")
        assert text(answer).startswith("This game is gone."), verb
        assert is_private(answer)


@pytest.mark.parametrize("game", [LARGEST + 1, 10**19 - 1])
async def test_an_impossible_game_number_is_refused(ada: SimulatedPlayer, game: int) -> None:
    for verb in (*VERBS, "same", "again", "rules"):
        answer = await ada.force(f"dv1:{game}:0:{verb}")
        assert text(answer).startswith("This button is from another version of Divan."), verb
        assert is_private(answer)


async def test_another_players_buttons_are_refused(harness: Harness, ada: SimulatedPlayer) -> None:
    row = await harness.last(ada)
    bob = harness.player("Bob")
    bob.message = ada.message
    for verb in VERBS:
        answer = await bob.force(f"dv1:{row.id}:{row.version}:{verb}", on=ada.message)
        assert text(answer) == f"This is <@{ada.person.id}>’s game. Want to play the same deal?", (
            verb
        )
        assert labels(answer) == ["Play this deal"]
        assert is_private(answer)
    assert await harness.row(row.id) == row


async def test_another_players_form_is_refused(harness: Harness, ada: SimulatedPlayer) -> None:
    row = await harness.last(ada)
    bob = harness.player("Bob")
    await bob.slash("divan play", game="sultan")
    await bob.press("More")
    opened = await bob.open_form("Type moves")
    answer = await bob.forge_form(opened, f"dv1:{row.id}:{row.version}:typed", "t t")
    assert "’s game." in text(answer)
    assert await harness.row(row.id) == row


@pytest.mark.parametrize("verb", ["t", "type", "set-private-on", "xyzzy"])
async def test_a_foreign_form_is_refused(harness: Harness, ada: SimulatedPlayer, verb: str) -> None:
    row = await harness.last(ada)
    await ada.press("More")
    opened = await ada.open_form("Type moves")
    answer = await ada.forge_form(opened, f"dv1:{row.id}:{row.version}:{verb}", "t t")
    assert text(answer).startswith("This button is from another version of Divan.")
    assert await harness.row(row.id) == row


@pytest.mark.parametrize("deal", ["0", "x", str(LARGEST + 1), "-5", "1e9"])
async def test_an_impossible_deal_is_refused(
    harness: Harness, ada: SimulatedPlayer, deal: str
) -> None:
    row = await harness.last(ada)
    answer = await ada.force(f"dv1:{row.id}:{row.version}:anew-{deal}-usual")
    assert text(answer).startswith("This button is from another version of Divan.")
    assert is_private(answer)
    assert await harness.row(row.id) == row


async def test_a_choice_that_no_select_offers_is_refused(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    row = await harness.last(ada)
    for values in ([], ["5>3"], ["xyzzy"], ["t", "t"], ["more"], [""]):
        answer = await ada.forge_choice(f"dv1:{row.id}:{row.version}:pick", values)
        assert text(answer).startswith("This button is from another version of Divan."), values
    run = f"dv2:run:{row.id}:{row.version}"
    build = f"dv2:play-move:{row.id}:{row.version}:5>3"
    for values in ([], [build], [run, run], [f"{run}~2"], ["dv2:choose"], ["t"], [""]):
        answer = await ada.forge_choice("dv2:choose", values)
        assert text(answer).startswith("This button is from another version of Divan."), values
    assert await harness.row(row.id) == row
