"""The crawler: sends every command, and presses everything that it is shown, once a kind of screen.

It knows no screen of ours. What there is to do it reads from the local Discord, so it finds its way
through screens that were made long after it.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from local_discord import Answer, Interaction, NoAnswer, NotAllowed, walk
from tests.play.crawl.complaints import Complaints, said
from tests.play.crawl.controls import (
    Command,
    Control,
    Payload,
    commands,
    controls,
    screen_kind,
    suggesting,
)
from tests.play.crawl.report import Report
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.play.waiting import at_rest

PAUSE_S: Final = 4
"""Seconds by the local clock between two presses: what a player may ask for is limited."""

LATER: Final = 0.4
"""By how much what takes something away is put off, where 1 is to the very end."""

AGAIN: Final = 5
"""The longest path that is walked again to a screen that has gone."""

TYPED: Final = ("t", "t t t t", "no move")
"""What is typed into a form, one after the other."""

ScreenKind = frozenset[str]
Way = tuple[Command, tuple[Control, ...]]
Trail = tuple[str, ...]
"""What was done to get somewhere, step by step."""
Watch = Callable[[Trail, Answer | None], Awaitable[None]]
"""Looks at what came of what was done last, with the answer to it."""


async def unwatched(_: Trail, __: Answer | None) -> None:
    """Nobody looks."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do on a message."""

    message: str
    """The message's id."""
    screen: ScreenKind
    control: Control
    path: tuple[str, ...]
    """How to get to the message."""
    way: Way | None = None
    """The same as what can be done again; None for a message that was there before."""

    @property
    def kind(self) -> tuple[ScreenKind, str]:
        """What is done once."""
        return self.screen, self.control.kind

    @property
    def whole_path(self) -> tuple[str, ...]:
        """With what is done."""
        return (*self.path, self.control.label)


class Crawler:
    """Somebody who tries everything, in one place."""

    def __init__(
        self,
        harness: Harness,
        player: SimulatedPlayer,
        random: Random,
        watch: Watch = unwatched,
    ) -> None:
        self._watch = watch
        self._harness = harness
        self._world = harness.server.world
        self._clock = harness.server.clock
        self._player = player
        self._random = random
        self._complaints = Complaints(harness)
        self._to_do = dict[tuple[ScreenKind, str], Step]()
        self._ids = dict[str, tuple[list[Payload], frozenset[str]]]()
        """What can be pressed on each message, with the components that it was read from."""
        self._ways = dict[tuple[ScreenKind, str], Way]()
        """The shortest way to each thing to do that can be gone again."""
        self._done = set[tuple[ScreenKind, str]]()
        self._pressed = set[str]()
        """The presses without their fields: a new kind comes before another of a known one."""
        self._report = Report()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hears what is logged meanwhile."""
        logger = logging.getLogger()
        logger.addHandler(self._complaints)
        try:
            yield
        finally:
            logger.removeHandler(self._complaints)

    async def crawl(self, most: int, *, anew: bool = True) -> Report:
        """Does everything there is to do, but no more than so many presses.

        Unless it is done `anew`, what was done before isn't.
        """
        self._report = Report()
        if anew:
            self._done.clear()
        for message in self._visible():
            self._see(message, ("a message that was there",), None)
        await self._press_all(most)
        for command in self._offered():
            await self._send(command)
            await self._press_all(most)
        await self._press_all(most, seen=False)
        await self._ask_for_suggestions()
        await at_rest(self._harness)
        self._complain(("in the end",), None, seen=False)
        return self._report

    def _visible(self) -> list[Message]:
        channel = self._player.channel
        assert channel
        seen = self._world.messages.visible_to(self._player.person.user, channel)
        return [one.payload for one in seen]

    def _offered(self) -> list[Command]:
        """The commands that Discord accepts here, also those that the client can't send."""
        person, channel = self._player.person, self._player.channel
        assert channel
        return commands(person, self._world.commands.usable_by(person.user, channel))

    async def _send(self, command: Command) -> Message | None:
        """Sends a command, and notes what can be done with the answer."""
        path = (str(command),)
        try:
            asked = await self._player.person.slash(
                command.name, dict(command.options), channel=self._player.channel, force=True
            )
        except NotAllowed:
            return None
        message = await self._answer(asked, path, seen=False)
        if message:
            self._see(message, path, (command, ()))
        return message

    async def _ask_for_suggestions(self) -> None:
        """Begins to type wherever the bot suggests how to go on."""
        person, channel = self._player.person, self._player.channel
        for command, option in suggesting(person, person.commands(channel)):
            for typed in ("", "t", "nothing like it"):
                given = dict(command.options) | {option: typed}
                path = (f"{command} {option}:{typed}…",)
                suggested = await person.autocomplete(command.name, given, option, channel=channel)
                await self._watch(path, Answer("choices", choices=(*suggested,)))
                self._complain(path, None, seen=False)

    async def _press_all(self, most: int, *, seen: bool = True) -> None:
        """Presses until nothing is left to do that can be `seen`, or nothing at all."""
        while self._to_do and self._report.pressed < most:
            step = self._next()
            if seen and not self._is_seen(step):
                return
            del self._to_do[step.kind]
            self._done.add(step.kind)
            await self._press(step if self._is_seen(step) else await self._again(step))

    def _next(self) -> Step:
        """What can still be seen comes first, then a press that is new, and usually what takes
        nothing away."""
        to_do, random = [*self._to_do.values()], self._random.random
        shown = {message: self._shown(message) for message in {one.message for one in to_do}}

        def rank(step: Step) -> tuple[bool, bool, float]:
            control = step.control
            is_new = control.word not in self._pressed and not control.is_dangerous
            later = LATER if control.is_dangerous else 0
            return control.custom_id not in shown[step.message], not is_new, random() + later

        return min(to_do, key=rank)

    def _is_seen(self, step: Step) -> bool:
        """Whether it is still on its message."""
        return step.control.custom_id in self._shown(step.message)

    def _shown(self, message_id: str) -> frozenset[str]:
        """What can be pressed on a message now; nothing if it has gone."""
        message = self._world.messages.get(message_id)
        if message is None:
            return frozenset()
        components, ids = self._ids.get(message_id, (None, frozenset[str]()))
        if components is not message.components:
            ids = frozenset(one.custom_id for one in controls(message.payload))
            self._ids[message_id] = message.components, ids
        return ids

    async def _again(self, step: Step) -> Step:
        """The step on a screen of its kind that was made again, if the way is short."""
        if (found_way := self._ways.get(step.kind)) is None or len(found_way[1]) > AGAIN:
            return step
        command, way = found_way
        message = await self._send(command)
        for control in way:
            if message is None or (found := _same(control, message)) is None:
                return step
            at = replace(step, message=message["id"], control=found)
            message = await self._press(at)
        if message is None or (found := _same(step.control, message)) is None:
            return step
        return replace(step, message=message["id"], control=found)

    async def _press(self, step: Step) -> Message | None:
        """Presses or chooses, and notes what can be done with the answer."""
        person, control, seen = self._player.person, step.control, self._is_seen(step)
        self._report.pressed += 1
        self._report.unseen += not seen
        self._report.sent |= {*(control.values or (control.custom_id,))}
        self._pressed.add(control.word)
        if self._world.messages.get(step.message) is None:
            return None
        if control.values:
            asked = await person.select(step.message, control.custom_id, control.values, force=True)
        else:
            asked = await person.press(step.message, control.custom_id, force=True)
        message = await self._answer(asked, step.whole_path, seen=seen)
        if message:
            way = step.way and (step.way[0], (*step.way[1], control))
            self._see(message, step.whole_path, way)
        return message

    async def _answer(
        self, asked: Interaction, path: tuple[str, ...], *, seen: bool
    ) -> Message | None:
        """The message that answers; None after a form."""
        answer = await self._heard(asked, path)
        await self._watch(path, answer)
        self._clock.advance(PAUSE_S)
        if answer and answer.kind == "modal":
            self._complain(path, None, seen=seen)
            return await self._fill_in(asked, path)
        message = answer.message if answer else None
        self._complain(path, message, seen=seen)
        return message

    async def _heard(self, asked: Interaction, path: tuple[str, ...]) -> Answer | None:
        try:
            return await asked.answered()
        except (NoAnswer, TimeoutError) as error:
            self._find(path, f"no answer: {error!r}")
            return None

    async def _fill_in(self, opened: Interaction, path: tuple[str, ...]) -> Message | None:
        """Sends a form, with something typed into each of its fields."""
        assert opened.first
        assert opened.first.modal
        fields = [one for one in walk(opened.first.modal["components"]) if one["type"] == 4]
        typed = TYPED[len(self._done) % len(TYPED)]
        sent = await self._player.person.submit(
            opened, {field["custom_id"]: typed for field in fields}
        )
        return await self._answer(sent, (*path, f"“{typed}”"), seen=False)

    def _see(
        self,
        message: Message,
        path: tuple[str, ...],
        way: Way | None,
    ) -> None:
        """Notes what can be done on a message."""
        screen = screen_kind(message)
        for control in controls(message):
            step = Step(message["id"], screen, control, path, way)
            if step.kind not in self._done:
                self._to_do[step.kind] = step
                known = self._ways.get(step.kind)
                if way and (known is None or len(way[1]) < len(known[1])):
                    self._ways[step.kind] = way

    def _complain(self, path: tuple[str, ...], message: Message | None, *, seen: bool) -> None:
        for what in (*self._complaints.heard(), *(said(message, seen=seen) if message else ())):
            self._find(path, what)

    def _find(self, path: tuple[str, ...], what: str) -> None:
        self._report.findings += ((" › ".join(path), what),)


def _same(control: Control, message: Message) -> Control | None:
    """The control of a kind on a message."""
    return next((one for one in controls(message) if one.kind == control.kind), None)
