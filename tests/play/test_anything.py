"""Random presses and commands from three people: all are answered, and no game is damaged."""

import asyncio
import secrets
from random import Random

from engine import Game
from local_discord import Answer, Interaction, Person
from tests.play.harness import Harness
from tests.play.reading import BUTTON, SELECT, Message, of_type
from tests.visits import read

PRESSES = 240
AT_ONCE = 3

VERBS = (
    *("t", "w", "r", "d", "f", "1", "2", "3", "4", "5", "6", "7", "8", "5>3", "w>1", "2^7"),
    *("run", "all", "fill", "undo", "hint", "more", "back", "resign", "resign!", "here", "words"),
    *(
        "type",
        "typed",
        "rules",
        "share",
        "again",
        "same",
        "anew-any-usual",
        "anew-7-private",
        "anew-0-usual",
        "pick",
    ),
    *("set-private-on", "set-private-off", "set-text_mode-on", "set-text_mode-off", "set-x-on"),
    *("xyzzy", "more-", "pick-0"),
)

V1 = tuple(f"dv1:{{game}}:{{version}}:{verb}" for verb in VERBS)
V2 = (
    *(f"dv2:play-move:{{game}}:{{version}}:{move}" for move in ("t", "w", "d", "f", "3", "5>3")),
    *(
        f"dv2:{word}:{{game}}:{{version}}"
        for word in ("run", "play-all", "fill-all", "undo", "ask-for-hint", "give-up", "type-moves")
    ),
    *(
        f"dv2:{word}:{{game}}"
        for word in ("show-board", "bring-here", "show-rules", "share", "deal-again", "deal-same")
    ),
    *(f"dv2:{word}:{{game}}" for word in ("analyse", "show-analysis", "show-course")),
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
    ("divan analyse", {"game": ("shah", None)}),
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
        custom_id = self.random.choice((*V1, *V2))
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
