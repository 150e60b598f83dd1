"""A person at his client, looking at the message that he was last answered with."""

from collections.abc import Mapping

from bot.local.world.channels import Channel
from bot.local.world.client.person import Person
from bot.local.world.interaction import Answer, Interaction
from bot.press.custom_ids import Press, custom_id
from tests.play.reading import SELECT, Message, button, meaning, of_type


class SimulatedPlayer:
    """A person, the channel that he is in, and the last message that he was answered with."""

    def __init__(self, person: Person, channel: Channel | None = None) -> None:
        self.person = person
        self.channel = channel
        self.message: Message = {}

    def at(self, channel: Channel) -> "SimulatedPlayer":
        """The same person in another channel."""
        return SimulatedPlayer(self.person, channel)

    @property
    def owner(self) -> str:
        """The player, as the store knows him."""
        return f"discord:{self.person.id}"

    async def slash(self, command: str, **options: object) -> Message:
        """Types a command: `slash("divan play", game="sultan")`; the message that answers it."""
        asked = await self.person.slash(command, options, channel=self.channel)
        return self._see(await asked.answered())

    async def offered(self, typed: str, **options: object) -> list[str]:
        """What is offered while the moves of `/divan move` are typed."""
        choices = await self.person.autocomplete(
            "divan move", {"moves": typed, **options}, "moves", channel=self.channel
        )
        assert all(choice["name"] == choice["value"] for choice in choices)
        return [choice["value"] for choice in choices]

    async def tap(self, label: str, on: Message | None = None) -> Interaction:
        """Presses a button, by what stands on it or how that begins, and waits for nothing."""
        message = self.message if on is None else on
        return await self.person.press(message["id"], button(message, label)["custom_id"])

    async def press(self, label: str, on: Message | None = None) -> Message:
        """Presses a button; the message that this changes or brings."""
        return self._see(await (await self.tap(label, on)).answered())

    async def move(self, notation: str) -> Message:
        """Presses the button of a move."""
        id_ = meaning(self.message, move=notation)
        return await self._sent(self.message, id_, force=False)

    async def send(self, press: Press, on: Message | None = None) -> Message:
        """Sends a press whose button may be nowhere, as a forged client would."""
        return await self.force(custom_id(press), on)

    async def force(self, custom_id: str, on: Message | None = None) -> Message:
        """Sends a custom id that may be on no button, as a forged client would."""
        return await self._sent(self.message if on is None else on, custom_id, force=True)

    async def choose(self, **fields: object) -> Message:
        """Chooses in the one select of the message the option whose press has some fields."""
        (select,) = of_type(self.message, SELECT)
        value = meaning(self.message, **fields)
        asked = await self.person.select(self.message["id"], select["custom_id"], [value])
        return self._see(await asked.answered())

    async def open_form(self, label: str) -> Interaction:
        """Presses a button that opens a form."""
        opened = await self.tap(label)
        assert (await opened.answered()).kind == "modal"
        return opened

    async def send_form(self, opened: Interaction, fields: Mapping[str, object]) -> Message:
        """Sends a form that was opened."""
        return self._see(await (await self.person.submit(opened, fields)).answered())

    async def forge_form(self, opened: Interaction, custom_id: str, moves: str) -> Message:
        """Sends a form with another custom id than the one that was opened."""
        assert opened.first
        assert opened.first.modal
        opened.first.modal["custom_id"] = custom_id
        return await self.send_form(opened, {"moves": moves})

    async def forge_choice(self, custom_id: str, values: list[str]) -> Message:
        """Chooses in a select that may not be there what it may not offer."""
        asked = await self.person.select(self.message["id"], custom_id, values, force=True)
        return self._see(await asked.answered())

    async def _sent(self, message: Message, custom_id: str, *, force: bool) -> Message:
        asked = await self.person.press(message["id"], custom_id, force=force)
        return self._see(await asked.answered())

    def _see(self, answer: Answer) -> Message:
        assert answer.message is not None, f"answered by {answer.kind}"
        self.message = answer.message
        return answer.message
