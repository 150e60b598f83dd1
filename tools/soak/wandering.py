"""People who try whatever there is: every command that is registered, and whatever they are shown.

Nothing here knows a command or a button by name, so that new ones are tried as well.
"""

import time
from collections import Counter
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from bot.words.errors import apology
from local_discord import (
    ComponentType,
    Interaction,
    LocalDiscord,
    Message,
    NoAnswer,
    NotAllowed,
    Person,
    World,
    walk,
)
from local_discord.world.client.options import OptionType
from local_discord.world.components import SELECTS
from tools.bench.players import AGAIN, choices_on, people
from tools.soak.crowd import Asked, Came, Soaked

Part: TypeAlias = dict[str, Any]

KEPT: Final = 4
"""How many of the last messages somebody goes on with."""
COMMANDS: Final = 0.25
"""How often somebody sends a command instead of using something."""
OPTIONAL: Final = 0.5
"""How often an option is given that may be left out."""
TYPED: Final = ("t", "t t w", "1", "20", "7", "Ada")
"""What they type where anything may be typed."""
APOLOGY: Final = apology("").partition(".")[0]
GIF: Final = b"GIF89a"

_SIGNATURE: Final = len(GIF)

_GROUPS: Final = (OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP)


class Command(NamedTuple):
    """A command that can be sent: its words, and the options that it takes."""

    words: str
    options: Sequence[Part]


@dataclass
class Seen:
    """What wanderers have tried and seen together."""

    sent: Counter[str] = field(default_factory=Counter)
    """How often each command was sent."""
    used: Counter[str] = field(default_factory=Counter)
    """How often a button or select was used, by what it says."""
    files: Counter[bytes] = field(default_factory=Counter)
    """How many files came, by how they begin."""
    apologies: int = 0
    """For errors nobody foresaw."""


def commands(registered: Sequence[Part]) -> Iterator[Command]:
    """The commands among those registered, each with all its words."""
    for one in registered:
        options = one.get("options") or []
        if any(option["type"] in _GROUPS for option in options):
            for inner in commands(options):
                yield Command(f"{one['name']} {inner.words}", inner.options)
        else:
            yield Command(one["name"], options)


class Wanderer(Soaked):
    """Somebody who tries whatever there is. What they play isn't counted on."""

    def __init__(self, world: World, person: Person, seed: int) -> None:
        super().__init__(world, person, seed)
        self.seen = Seen()
        self._open: list[str] = []
        """The ids of the last messages."""

    def commands(self) -> Iterator[str]:
        """The words of all commands that there are."""
        return (command.words for command in commands(self._person.commands()))

    async def finish(self) -> None:
        """Plays the game that was begun to its end, so that there is one to look back at."""
        while all(choice.label != AGAIN for choice in choices_on(self._board)):
            await self.press()
        self._open = [self._board["id"]]

    async def anything(self) -> Asked:
        """Sends a command, or uses something on one of the last messages."""
        self._open = [one for one in self._open if self._world.messages.get(one)]
        found = [(one, part) for one in self._open for part in self._usable(one)]
        if not found or self.random.random() < COMMANDS:
            return await self._send()
        message, part = self.random.choice(found)
        self.seen.used[part.get("label") or part.get("placeholder") or "an emoji"] += 1
        return await self._tried(self._use(message, part))

    async def _send(self) -> Asked:
        """Sends the command that was sent least."""
        available = [*commands(self._person.commands())]
        self.random.shuffle(available)
        command = min(available, key=lambda one: self.seen.sent[one.words])
        self.seen.sent[command.words] += 1
        return await self._tried(self._filled_in(command))

    async def _filled_in(self, command: Command) -> Interaction:
        values = dict[str, object]()
        for option in command.options:
            if option.get("required") or self.random.random() < OPTIONAL:
                values[option["name"]] = await self._value(command, option, values)
        return await self._person.slash(command.words, values)

    async def _value(self, command: Command, option: Part, given: Mapping[str, object]) -> object:
        offered = option.get("choices") or ()
        if option.get("autocomplete"):
            offered = await self._person.autocomplete(command.words, given, option["name"])
        if offered:
            return self.random.choice(offered)["value"]
        match option["type"]:
            case OptionType.BOOLEAN:
                return self.random.random() < OPTIONAL
            case OptionType.INTEGER | OptionType.NUMBER:
                return self.random.randint(option.get("min_value", 1), option.get("max_value", 99))
            case OptionType.USER | OptionType.MENTIONABLE:
                return self.random.choice(self._world.guild.members).id
            case OptionType.CHANNEL:
                return self._person.channels[0].id
        return self.random.choice(TYPED)

    def _usable(self, message: str) -> Iterator[Part]:
        """The buttons and selects of a message that can be used."""
        found = self._world.messages.get(message)
        for part in walk(found.components) if found else ():
            is_used = part["type"] in (ComponentType.BUTTON, *SELECTS) and "custom_id" in part
            if is_used and not part.get("disabled"):
                yield part

    def _use(self, message: str, part: Part) -> Awaitable[Interaction]:
        if part["type"] == ComponentType.BUTTON:
            return self._person.press(message, part["custom_id"])
        options = [option["value"] for option in part.get("options") or ()]
        value = self.random.choice(options) if options else self._person.channels[0].id
        return self._person.select(message, part["custom_id"], [value])

    async def _tried(self, asking: Awaitable[Interaction]) -> Asked:
        """What came of something; a form that it opens is filled in and sent."""
        since, id_ = time.perf_counter(), 0
        try:
            interaction = await asking
            id_, answer = int(interaction.id), await interaction.answered(self.patience)
            if answer.modal:
                interaction = await self._person.submit(interaction, self._fields(answer.modal))
                id_, answer = int(interaction.id), await interaction.answered(self.patience)
        except NotAllowed:
            return Asked(id_, Came.DONE, 0, moved=False)  # The message has just changed.
        except (NoAnswer, TimeoutError):
            return Asked(id_, Came.UNANSWERED, time.perf_counter() - since, moved=False)
        if answer.affected:
            self._look_at(answer.affected)
        return Asked(id_, Came.DONE, time.perf_counter() - since, moved=False)

    def _fields(self, modal: Part) -> dict[str, object]:
        texts = [part for part in walk(modal["components"]) if "custom_id" in part]
        texts = [part for part in texts if part["type"] == ComponentType.TEXT_INPUT]
        return {part["custom_id"]: self.random.choice(TYPED) for part in texts}

    def _look_at(self, message: Message) -> None:
        """Notes what a message has, and leaves those before the last few."""
        self.seen.files.update(file.content[:_SIGNATURE] for file in message.attachments)
        self.seen.apologies += APOLOGY in str(message.payload)
        self._open = [*(one for one in self._open if one != message.id), message.id]
        for id_ in self._open[:-KEPT]:
            if left := self._world.messages.get(id_):
                self._world.messages.delete(left)
        self._open = self._open[-KEPT:]


def wanderers(server: LocalDiscord, count: int) -> tuple[Wanderer, ...]:
    """This many, who share what they have seen."""
    found = people(server, count, Wanderer)
    for one in found:
        one.seen = found[0].seen
    return found
