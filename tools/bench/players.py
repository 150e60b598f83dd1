"""Players, each with a board, whose presses play moves.

Half the time they press a card that can go to a foundation, otherwise any button or select that
plays: Turn, Run, All up, a build, or a card. One press in fifty is Undo. They never press greyed
buttons, or Hint and More, which play nothing. After the end of a game they press Again.
"""

import re
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, TypeVar

from engine.catalogue import GAMES
from local_discord import (
    Channel,
    ChannelType,
    Interaction,
    LocalDiscord,
    NoAnswer,
    Person,
    User,
    World,
)
from tests.play.reading import BUTTON, SELECT, Message, alt, has_picture, of_type

CARD: Final = re.compile(r"\d · .+|.+ up")
"""The label of a card's button: `3 · 7♥`, or `J♦ up` for the waste."""
PLAYS_NOTHING: Final = frozenset({"Hint", "More"})
UNDO: Final = "Undo"
AGAIN: Final = "New deal"

_FIRST_ID: Final = 10**17


class Choice(NamedTuple):
    """A button, or a select with its options."""

    label: str
    custom_id: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press and its answer."""

    seconds: float
    """From the click to the answer."""
    refused: bool
    """Whether no board came back: it could not be saved, was not allowed, or had no answer."""
    changed: bool
    """Whether it changed the board."""


class Player:
    """A player with a board."""

    def __init__(self, world: World, person: Person, seed: int) -> None:
        self._world = world
        self._person = person
        self.random = Random(seed)
        self._board: Message = {}

    @property
    def board(self) -> Message:
        """The message with their board."""
        return self._board

    async def begin(self, command: str, **options: object) -> None:
        """Sends a command and keeps the board it brings."""
        answer = await (await self._person.slash(command, options)).answered()
        assert answer.message
        assert has_picture(answer.message)
        self._board = answer.message

    async def press(self) -> Pressed:
        """Presses something that plays, and waits for the answer."""
        before, choice = alt(self._board), self._choice()
        since = time.perf_counter()
        try:
            answer = await (await self._press(choice)).answered()
        except (NoAnswer, TimeoutError):
            return Pressed(time.perf_counter() - since, refused=True, changed=False)
        seconds = time.perf_counter() - since
        assert answer.message
        refused = not has_picture(answer.message)
        self._read(answer.message, refused=refused)
        return Pressed(seconds, refused, changed=alt(self._board) != before)

    async def take(self, choice: Choice) -> None:
        """Presses a button or select and keeps the board it brings."""
        answer = await (await self._press(choice)).answered()
        assert answer.message
        self._read(answer.message, refused=False)

    async def _press(self, choice: Choice) -> Interaction:
        if choice.values:
            value = self.random.choice(choice.values)
            return await self._person.select(self._board["id"], choice.custom_id, [value])
        return await self._person.press(self._board["id"], choice.custom_id)

    def _read(self, message: Message, *, refused: bool) -> None:
        """Keeps a new board instead of the last one, and deletes the other message."""
        left = message
        if not refused:
            self._board, left = message, self._board
        if left["id"] != self._board["id"]:
            self._delete(left)

    def _delete(self, message: Message) -> None:
        shown = self._world.messages.get(message["id"])
        assert shown
        self._world.messages.delete(shown)

    def _choice(self) -> Choice:
        choices = {choice.label: choice for choice in choices_on(self._board)}
        if AGAIN in choices:
            return choices[AGAIN]
        undo = choices.pop(UNDO, None)
        if undo and self.random.random() < 0.02:
            return undo
        cards = [choice for label, choice in choices.items() if CARD.fullmatch(label)]
        of_all = not cards or self.random.random() < 0.5
        return self.random.choice([*choices.values()] if of_all else cards)


def choices_on(board: Message) -> Iterator[Choice]:
    """All buttons and selects of a board that play."""
    for button in of_type(board, BUTTON):
        if not button.get("disabled") and button["label"] not in PLAYS_NOTHING:
            yield Choice(button["label"], button["custom_id"])
    for select in of_type(board, SELECT):
        values = tuple(option["value"] for option in select["options"])
        yield Choice(select["placeholder"], select["custom_id"], values)


P = TypeVar("P", bound=Player)


def players(server: LocalDiscord, count: int) -> tuple[Player, ...]:
    """This many people, still without boards."""
    return people(server, count, Player)


def people(server: LocalDiscord, count: int, kind: type[P]) -> tuple[P, ...]:
    """This many people of a kind, still without boards."""
    world = server.world
    first = len(world.guild.members)
    users = [User(str(_FIRST_ID + n), f"Player {n}") for n in range(first, first + count)]
    world.guild.members += users
    return tuple(kind(world, _person(world, user), n) for n, user in enumerate(users))


def _person(world: World, user: User) -> Person:
    dm = Channel(f"1{user.id}", world.bot.name, ChannelType.DM, recipients=(user, world.bot))
    return Person(user, dm, world.channels, world.messages, world.commands, world.interactions)


async def deal_all(people: Iterable[Player]) -> None:
    """Deals everyone a game, taking the kinds in turn."""
    kinds = [*GAMES]
    for n, player in enumerate(people):
        await player.begin("divan play", game=kinds[n % len(kinds)], deal=str(n + 1))
