"""Presses that none of our buttons sends: each gets one sentence, and damages nothing."""

import asyncio
import secrets
from random import Random

import pytest

from engine import Game
from local_discord import Answer, Interaction, Person
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import BUTTON, SELECT, Message, is_private, labels, of_type, text
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
    *(f"dv2:play-move:{{game}}:{{version}}:{move}" for move in ("w", "9", "0", "d", "5^3")),
    "DV2:run:{game}:{version}",
    "dv1:{game}:{version}:t",
    "dv1:{game}:{version}:run",
    "turn",
    " ",
)
"""Custom ids from another bot, or another version of this one."""

OWN = (
    *(f"dv2:play-move:{{0}}:{{1}}:{move}" for move in ("t", "w", "3", "5>3")),
    *(
        f"dv2:{word}:{{0}}:{{1}}"
        for word in ("run", "play-all", "fill-all", "undo", "ask-for-hint", "show-menu")
    ),
    *(f"dv2:{word}:{{0}}:{{1}}" for word in ("ask-to-give-up", "give-up", "type-moves")),
    *(f"dv2:{word}:{{0}}" for word in ("show-board", "bring-here", "show-words", "share")),
    *("dv2:deal-instead:{0}:{1}:-:-", "dv2:deal-instead:{0}:{1}:7:off"),
)
"""Custom ids of all kinds, for a game's own player only."""
ANYBODYS = ("dv2:deal-same:{0}", "dv2:deal-again:{0}", "dv2:show-rules:{0}")


@pytest.fixture
async def ada_turned(harness: Harness) -> SimulatedPlayer:
    """Ada, who has turned three cards in deal 20."""
    ada = harness.player("Ada")
    await harness.set_game(ada, "sultan 20 t t t")
    await ada.slash("divan play", game="sultan")
    return ada


async def test_a_foreign_button_is_refused(harness: Harness, ada_turned: SimulatedPlayer) -> None:
    row, settings = (
        await harness.last(ada_turned),
        await read(harness.store).players.of(ada_turned.owner),
    )
    for custom_id in NOT_OURS:
        answer = await ada_turned.force(custom_id.format(game=row.id, version=row.version))
        assert text(answer).startswith("This button is from another version of Divan."), custom_id
        assert is_private(answer)
    assert await harness.row(row.id) == row
    assert await read(harness.store).players.of(ada_turned.owner) == settings


async def test_a_game_that_cannot_be_there_is_refused(ada_turned: SimulatedPlayer) -> None:
    gone, unread = "This game is gone.", "This button is from another version of Divan."
    for said, games in ((gone, (0, 999, LARGEST)), (unread, (LARGEST + 1, 10**19 - 1))):
        for game in games:
            for custom_id in (*OWN, *ANYBODYS):
                answer = await ada_turned.force(custom_id.format(game, 0))
                assert text(answer).startswith(said), (game, custom_id)
                assert is_private(answer)


async def test_another_players_buttons_are_refused(
    harness: Harness, ada_turned: SimulatedPlayer
) -> None:
    row = await harness.last(ada_turned)
    bob = harness.player("Bob")
    bob.message = ada_turned.message
    for custom_id in OWN:
        answer = await bob.force(custom_id.format(row.id, row.version), on=ada_turned.message)
        assert (
            text(answer) == f"This is <@{ada_turned.person.id}>’s game. Want to play the same deal?"
        ), custom_id
        assert labels(answer) == ["Play this deal"]
        assert is_private(answer)
    assert await harness.row(row.id) == row


async def test_another_players_form_is_refused(
    harness: Harness, ada_turned: SimulatedPlayer
) -> None:
    row = await harness.last(ada_turned)
    bob = harness.player("Bob")
    await bob.slash("divan play", game="sultan")
    await bob.press("More")
    opened = await bob.open_form("Type moves")
    answer = await bob.forge_form(opened, f"dv2:submit-moves:{row.id}:{row.version}", "t t")
    assert "’s game." in text(answer)
    assert await harness.row(row.id) == row


async def test_a_foreign_form_is_refused(harness: Harness, ada_turned: SimulatedPlayer) -> None:
    row, menu = await harness.last(ada_turned), await ada_turned.press("More")
    asked = f"{row.id}:{row.version}"
    for verb in (f"play-move:{asked}:t", f"type-moves:{asked}", "set-switch:private:on", "xyzzy"):
        ada_turned.message = menu
        opened = await ada_turned.open_form("Type moves")
        answer = await ada_turned.forge_form(opened, f"dv2:{verb}", "t t")
        assert text(answer).startswith("This button is from another version of Divan."), verb
    assert await harness.row(row.id) == row


async def test_an_impossible_deal_is_refused(harness: Harness, ada_turned: SimulatedPlayer) -> None:
    row = await harness.last(ada_turned)
    for deal in ("0", "x", str(LARGEST + 1), "-5", "1e9"):
        answer = await ada_turned.force(f"dv2:deal-instead:{row.id}:{row.version}:{deal}:-")
        assert text(answer).startswith("This button is from another version of Divan."), deal
        assert is_private(answer)
    assert await harness.row(row.id) == row


async def test_a_choice_that_no_select_offers_is_refused(
    harness: Harness, ada_turned: SimulatedPlayer
) -> None:
    row = await harness.last(ada_turned)
    run = f"dv2:run:{row.id}:{row.version}"
    build = f"dv2:play-move:{row.id}:{row.version}:5>3"
    for values in ([], [build], [run, run], [f"{run}~2"], ["dv2:choose"], ["t"], [""]):
        answer = await ada_turned.forge_choice("dv2:choose", values)
        assert text(answer).startswith("This button is from another version of Divan."), values
    assert await harness.row(row.id) == row


PRESSES = 240
AT_ONCE = 3

MOVES = ("t", "w", "r", "d", "f", *"12345678", "5>3", "w>1", "2^7")
FORGED = (
    *(f"dv2:play-move:{{game}}:{{version}}:{move}" for move in MOVES),
    *(one.format("{game}", "{version}") for one in (*OWN, *ANYBODYS)),
    *(f"dv2:{word}:{{game}}" for word in ("analyse", "show-analysis")),
    "dv2:watch-to-win:{game}:3",
    *("dv2:deal-instead:{game}:{version}:7:-", "dv2:submit-moves:{game}:{version}", "dv2:choose"),
    *("dv2:set-switch:text_mode:on", "dv2:set-switch:text_mode:off", "dv2:xyzzy", "dv2:nowhere"),
)

COMMANDS: tuple[tuple[str, dict[str, tuple[str | None, ...]]], ...] = (
    ("divan play", {"game": ("sultan", "sultan-classic", "shah", None), "deal": ("7", "x", None)}),
    (
        "divan move",
        {"moves": ("t", "t t 2", "d d", "w", "", "x"), "game": ("sultan", "shah", None)},
    ),
    ("divan rules", {"game": ("shah", None)}),
    ("divan analyze", {"game": ("shah", None)}),
    ("divan settings", {}),
)


class Crowd:
    """Three people who press and type at random."""

    def __init__(self, harness: Harness, random: Random) -> None:
        self.harness = harness
        self.random = random
        self.people = harness.server.world.people

    async def act(self) -> Answer:
        """Has somebody send something; the bot's answer."""
        person = self.random.choice(self.people)
        return await (await self._send(person)).answered()

    async def _send(self, person: Person) -> Interaction:
        seen = self.harness.server.world.messages_for(person)
        if not seen or self.random.random() < 0.1:
            command, options = self.random.choice(COMMANDS)
            values = {name: self.random.choice(those) for name, those in options.items()}
            return await person.slash(command, values)
        message = self.random.choice(seen[-8:])
        if self.random.random() < 0.3:
            return await person.press(message["id"], self._forged_id(), force=True)
        return await self._press(person, message)

    async def _press(self, person: Person, message: Message) -> Interaction:
        """Presses a button or chooses an option, greyed or not; fills in the form it opens."""
        selects = of_type(message, SELECT)
        # A button that leads elsewhere, as to a shared game, is none to Divan.
        buttons = [one for one in of_type(message, BUTTON) if "custom_id" in one]
        if selects and self.random.random() < 0.3:
            option = self.random.choice(selects[0]["options"])
            id_ = selects[0]["custom_id"]
            return await person.select(message["id"], id_, [option["value"]], force=True)
        custom_id = self.random.choice(buttons)["custom_id"] if buttons else self._forged_id()
        asked = await person.press(message["id"], custom_id, force=True)
        if (await asked.answered()).kind == "modal":
            return await person.submit(asked, {"moves": self.random.choice(("t", "t x", "d", "2"))})
        return asked

    def _forged_id(self) -> str:
        game, version = self.random.randint(0, 12), self.random.randint(0, 30)
        custom_id = self.random.choice(FORGED)
        return custom_id.format(game=game, version=version)


async def test_every_request_gets_an_answer_and_damages_nothing(harness: Harness) -> None:
    seed = secrets.randbits(32)
    print(f"seed {seed}")  # noqa: T201 -- a random test prints its seed
    crowd = Crowd(harness, Random(seed))
    # Chance alone would leave one crowd in a hundred without any game.
    await (await crowd.people[0].slash("divan play", {"game": "sultan"})).answered()
    versions: dict[int, int] = {}
    for round_ in range(PRESSES // AT_ONCE):
        answers = await asyncio.gather(*[crowd.act() for _ in range(AT_ONCE)])
        assert all(answer.kind in ("message", "update", "modal") for answer in answers)
        if round_ % 27 == 26:
            await harness.restart()
        await check_games(harness, versions)
    assert versions


async def check_games(harness: Harness, versions: dict[int, int]) -> None:
    """Versions never fall, and every record replays to its stored result."""
    id_ = 1
    while row := await read(harness.store).games.game(id_):
        assert row.version >= versions.get(id_, 0)
        if row.version != versions.get(id_):
            game = Game.replay(f"{row.key} {row.deal} {row.record}".strip())
            expected = row.result if row.result == "given up" else game.outcome.value
            assert expected == (row.result or "open")
            presses = [*row.record.presses]
            assert presses == sorted({*presses})
            assert all(made < len(game.moves) for made in presses)
        versions[id_] = row.version
        id_ += 1
