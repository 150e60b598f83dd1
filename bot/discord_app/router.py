"""Buttons, selects and forms: read by their custom id alone, so that they outlive a restart."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any, Final, TypeAlias, cast

import discord

from bot.discord_app.replies import Interaction, Replies, request_of
from bot.discord_app.view import MOVES_FIELD, moves_modal
from bot.errors import UnknownButton
from bot.press import Press
from bot.screens.game import in_words, screen
from bot.screens.notices import SEEN, rules, settings, shared
from bot.screens.screen import Screen
from bot.services.examples import example
from bot.services.play import Play
from bot.services.players import Players
from bot.services.sitting import Face

Answer: TypeAlias = Callable[[Interaction, Press], Awaitable[None]]

ROUTED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The interactions that are answered here; the others are the command tree's."""

TYPED: Final = "typed"
"""The verb of the form in which moves are typed."""

_PRIVATE: Final = {word: private for private, word in SEEN.items()}
_FACES: Final = {"more": Face.MORE, "resign": Face.RESIGN, "back": Face.BOARD}


class Router:
    """Answers every press; a verb that is not here is a move or a word of the game itself."""

    def __init__(self, play: Play, players: Players, replies: Replies) -> None:
        self._play = play
        self._players = players
        self._replies = replies
        self._answers: dict[str, Answer] = {
            **dict.fromkeys(_FACES, self._look),
            "here": self._here,
            "words": self._words,
            "type": self._type,
            "rules": self._rules,
            "share": self._share,
            "again": self._again,
            "same": self._same,
            "pick": self._pick,
        }
        self._answers_with_more: dict[str, Answer] = {"anew": self._anew, "set": self._set}
        """Those of verbs that go on after a hyphen."""

    async def answer(self, interaction: Interaction) -> None:
        """Answers a component or a form."""
        is_form = interaction.type is discord.InteractionType.modal_submit
        answer = self._typed if is_form else self._pressed
        try:
            await answer(interaction, _press(interaction))
        except Exception as error:  # noqa: BLE001 - every interaction gets an answer
            await self._replies.tell(interaction, error)

    async def _pressed(self, interaction: Interaction, press: Press) -> None:
        word, hyphen, _ = press.verb.partition("-")
        answers = self._answers_with_more if hyphen else self._answers
        await answers.get(word, self._game)(interaction, press)

    async def _game(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.press(request_of(interaction), press)
        await self._replies.show(interaction, screen(sitting))

    async def _look(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.look(request_of(interaction), press, _FACES[press.verb])
        await self._replies.show(interaction, screen(sitting))

    async def _here(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.look(request_of(interaction), press)
        await self._replies.show(interaction, _afresh(screen(sitting)))

    async def _words(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.look(request_of(interaction), press)
        await self._replies.show(interaction, in_words(sitting))

    async def _type(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.look(request_of(interaction), press)
        if sitting.version != press.version:
            await self._replies.show(interaction, screen(sitting))
        else:
            await interaction.response.send_modal(moves_modal(str(replace(press, verb=TYPED))))

    async def _typed(self, interaction: Interaction, press: Press) -> None:
        if press.verb != TYPED:
            raise UnknownButton
        moves = next(_values(_data(interaction), MOVES_FIELD), "")
        sitting = await self._play.type_on_board(request_of(interaction), press, moves)
        await self._replies.show(interaction, screen(sitting))

    async def _rules(self, interaction: Interaction, press: Press) -> None:
        key = await self._play.kind_of(press)
        await self._replies.show(interaction, rules(key, await asyncio.to_thread(example, key)))

    async def _share(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.look(request_of(interaction), press)
        if sitting.result is None:
            raise UnknownButton
        await self._replies.show(interaction, shared(sitting, interaction.user.mention))

    async def _again(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.deal_again(request_of(interaction), press)
        await self._replies.show(interaction, _afresh(screen(sitting)))

    async def _same(self, interaction: Interaction, press: Press) -> None:
        sitting = await self._play.deal_same(request_of(interaction), press)
        await self._replies.show(interaction, _afresh(screen(sitting)))

    async def _anew(self, interaction: Interaction, press: Press) -> None:
        deal, _, seen = press.verb.removeprefix("anew-").rpartition("-")
        if seen not in _PRIVATE:
            raise UnknownButton
        sitting = await self._play.deal_instead(
            request_of(interaction),
            press,
            None if deal == "any" else deal,
            private=_PRIVATE[seen],
        )
        await self._replies.show(interaction, _afresh(screen(sitting)))

    async def _pick(self, interaction: Interaction, press: Press) -> None:
        match _data(interaction).get("values"):
            case [str(verb)]:
                await self._game(interaction, replace(press, verb=verb))
            case _:
                raise UnknownButton

    async def _set(self, interaction: Interaction, press: Press) -> None:
        match press.verb.split("-"):
            case ["set", name, "on" | "off" as to]:
                owner = request_of(interaction).owner
                player = await self._players.switch(owner, name, on=to == "on")
                await self._replies.show(interaction, settings(player))
            case _:
                raise UnknownButton


def _afresh(screen: Screen) -> Screen:
    return replace(screen, afresh=True)


def _press(interaction: Interaction) -> Press:
    try:
        return Press.read(_data(interaction)["custom_id"])
    except ValueError:
        raise UnknownButton from None


def _data(interaction: Interaction) -> dict[str, Any]:
    """What a component or a form sent, as Discord's JSON."""
    return cast(dict[str, Any], interaction.data)


def _values(sent: Any, custom_id: str) -> Iterator[str]:
    """The values of a form's field, however deep it lies."""
    if isinstance(sent, dict):
        if sent.get("custom_id") == custom_id and "value" in sent:
            yield sent["value"]
        sent = list(sent.values())
    if isinstance(sent, list):
        for part in sent:
            yield from _values(part, custom_id)
