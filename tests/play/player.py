"""A person using their client, with the last answer in front of them."""

from collections.abc import Mapping

from bot.press.custom_ids import custom_id
from bot.press.press import Press
from local_discord import Answer, Channel, Interaction, Person
from tests.play.reading import SELECT, Message, button, id_of, of_type


class SimulatedPlayer:
    """A person, their channel, and the last message that answered them."""

    def __init__(self, person: Person, channel: Channel | None = None) -> None:
        self.person = person
        self.channel = channel
        self.message: Message = {}

    def at(self, channel: Channel) -> "SimulatedPlayer":
        """The same person in another channel."""
        return SimulatedPlayer(self.person, channel)

    @property
    def owner(self) -> str:
        """The player's key in the store."""
        return f"discord:{self.person.id}"

    async def slash(self, command: str, **options: object) -> Message:
        """Sends a command: `slash("divan play", game="sultan")`; the message that answers."""
        interaction = await self.person.slash(command, options, channel=self.channel)
        return self._keep(await interaction.answered())

    async def context(self, command: str, on: "SimulatedPlayer") -> Message:
        """Uses a command in another's context menu; the message that answers."""
        interaction = await self.person.context(command, on.person.user, channel=self.channel)
        return self._keep(await interaction.answered())

    async def force_slash(self, command: str, **options: object) -> Message:
        """Sends a command even if the player may not write here."""
        interaction = await self.person.slash(command, options, channel=self.channel, force=True)
        return self._keep(await interaction.answered())

    async def offered(self, typed: str, **options: object) -> list[str]:
        """The suggestions while typing the moves of `/divan move`, without what they mean."""
        choices = await self.person.autocomplete(
            "divan move", {"moves": typed, **options}, "moves", channel=self.channel
        )
        assert all(choice["name"].startswith(choice["value"]) for choice in choices)
        return [choice["value"] for choice in choices]

    async def tap(self, label: str, on: Message | None = None) -> Interaction:
        """Presses a button, by its label or the label's start, without waiting for an answer."""
        message = self.message if on is None else on
        return await self.person.press(message["id"], button(message, label)["custom_id"])

    async def press(self, *labels: str, on: Message | None = None) -> Message:
        """Presses buttons, one after another, the first on a message; the last answer's message."""
        for label in labels:
            self._keep(await (await self.tap(label, on)).answered())
            on = None
        return self.message

    async def give_up(self) -> None:
        """Gives the game up with the buttons, confirmed."""
        await self.press("More", "Give up", "Give up")

    async def move(self, notation: str) -> Message:
        """Presses the button of a move; that of a fill may make several."""
        if notation == "f":
            return await self.press("Fill")
        id_ = id_of(self.message, move=notation)
        return await self._press(self.message, id_, force=False)

    async def send(self, press: Press, on: Message | None = None) -> Message:
        """Sends a press even if no button means it, as a forged client would."""
        return await self.force(custom_id(press), on)

    async def force(self, custom_id: str, on: Message | None = None) -> Message:
        """Sends a custom id even if no button has it, as a forged client would."""
        return await self._press(self.message if on is None else on, custom_id, force=True)

    async def choose(self, **fields: object) -> Message:
        """Chooses the only option whose press has these fields, whichever select it is in."""
        value = id_of(self.message, **fields)
        selects = of_type(self.message, SELECT)
        (select,) = (one for one in selects if value in [o["value"] for o in one["options"]])
        interaction = await self.person.select(self.message["id"], select["custom_id"], [value])
        return self._keep(await interaction.answered())

    async def pick(self, label: str, on: Message | None = None) -> Message:
        """Chooses the only option with this label, whichever select it is in."""
        return self._keep(await (await self._picked(label, on)).answered())

    async def pick_and_fill_in(self, label: str, **fields: object) -> Message:
        """Chooses an option that opens a form, and sends that."""
        opened = await self._picked(label)
        assert (await opened.answered()).kind == "modal"
        return await self.send_form(opened, fields)

    async def _picked(self, label: str, on: Message | None = None) -> Interaction:
        (select, value), *_ = [
            (select, option["value"])
            for select in of_type(on or self.message, SELECT)
            for option in select["options"]
            if option["label"] == label
        ]
        chosen = on or self.message
        return await self.person.select(chosen["id"], select["custom_id"], [value])

    async def open_form(self, label: str) -> Interaction:
        """Presses a button that opens a form."""
        opened = await self.tap(label)
        assert (await opened.answered()).kind == "modal"
        return opened

    async def send_form(self, opened: Interaction, fields: Mapping[str, object]) -> Message:
        """Sends an open form."""
        return self._keep(await (await self.person.submit(opened, fields)).answered())

    async def forge_form(self, opened: Interaction, custom_id: str, moves: str) -> Message:
        """Sends an open form with another custom id."""
        assert opened.first
        assert opened.first.modal
        opened.first.modal["custom_id"] = custom_id
        return await self.send_form(opened, {"moves": moves})

    async def forge_choice(self, custom_id: str, values: list[str]) -> Message:
        """Sends a choice even if no select offers it."""
        interaction = await self.person.select(self.message["id"], custom_id, values, force=True)
        return self._keep(await interaction.answered())

    async def _press(self, message: Message, custom_id: str, *, force: bool) -> Message:
        interaction = await self.person.press(message["id"], custom_id, force=force)
        return self._keep(await interaction.answered())

    def _keep(self, answer: Answer) -> Message:
        assert answer.message is not None, f"answered by {answer.kind}"
        self.message = answer.message
        return answer.message
