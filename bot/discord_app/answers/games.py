"""Answers to the presses of a game's board."""

import asyncio
from dataclasses import replace
from typing import Final

from bot.discord_app.answers.pressed import Answers, chosen, field
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.discord_app.view import MOVES_FIELD, moves_modal
from bot.errors import UnknownButton
from bot.press import Press
from bot.screens.game import in_words, screen
from bot.screens.notices import SEEN, rules, shared
from bot.screens.screen import afresh
from bot.services.dealer import Dealer
from bot.services.examples import example
from bot.services.game_view import Panel
from bot.services.gameplay import Gameplay

TYPED: Final = "typed"
"""The verb of the form in which moves are typed."""

_PRIVATE: Final = {word: private for private, word in SEEN.items()}
_PANELS: Final = {"more": Panel.MORE, "resign": Panel.RESIGN, "back": Panel.BOARD}


class GameAnswers:
    """Answers for games; a verb that nobody answers is a move or a word of the game itself."""

    def __init__(self, dealer: Dealer, gameplay: Gameplay, replies: Replies) -> None:
        self._dealer = dealer
        self._gameplay = gameplay
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {
            **dict.fromkeys(_PANELS, self._look),
            "here": self._here,
            "words": self._words,
            "type": self._type,
            "rules": self._rules,
            "share": self._share,
            "again": self._again,
            "same": self._same,
            "pick": self._pick,
            "anew-": self._anew,
        }

    async def game(self, interaction: Interaction, press: Press) -> None:
        """Answers a verb that is a move, or a word of the game itself."""
        view = await self._gameplay.press(request_of(interaction), press)
        await self._replies.show(interaction, screen(view))

    async def _look(self, interaction: Interaction, press: Press) -> None:
        view = await self._gameplay.look(request_of(interaction), press, _PANELS[press.verb])
        await self._replies.show(interaction, screen(view))

    async def _here(self, interaction: Interaction, press: Press) -> None:
        view = await self._gameplay.bring(request_of(interaction), press)
        await self._replies.show(interaction, afresh(screen(view)))

    async def _words(self, interaction: Interaction, press: Press) -> None:
        view = await self._gameplay.look(request_of(interaction), press)
        await self._replies.show(interaction, in_words(view))

    async def _type(self, interaction: Interaction, press: Press) -> None:
        view = await self._gameplay.look(request_of(interaction), press)
        if view.version != press.version:
            await self._replies.show(interaction, screen(view))
        else:
            await interaction.response.send_modal(moves_modal(str(replace(press, verb=TYPED))))

    async def typed(self, interaction: Interaction, press: Press) -> None:
        """Answers the form in which moves are typed."""
        if press.verb != TYPED:
            raise UnknownButton
        moves = field(interaction, MOVES_FIELD)
        view = await self._gameplay.type_on_board(request_of(interaction), press, moves)
        await self._replies.show(interaction, screen(view))

    async def _rules(self, interaction: Interaction, press: Press) -> None:
        key = await self._dealer.kind_of(press)
        await self._replies.show(interaction, rules(key, await asyncio.to_thread(example, key)))

    async def _share(self, interaction: Interaction, press: Press) -> None:
        view = await self._gameplay.shared(request_of(interaction), press)
        await self._replies.show(interaction, shared(view, interaction.user.mention))

    async def _again(self, interaction: Interaction, press: Press) -> None:
        view = await self._dealer.deal_again(request_of(interaction), press)
        await self._replies.show(interaction, afresh(screen(view)))

    async def _same(self, interaction: Interaction, press: Press) -> None:
        view = await self._dealer.deal_same(request_of(interaction), press)
        await self._replies.show(interaction, afresh(screen(view)))

    async def _anew(self, interaction: Interaction, press: Press) -> None:
        deal, _, seen = press.verb.removeprefix("anew-").rpartition("-")
        if seen not in _PRIVATE:
            raise UnknownButton
        view = await self._dealer.deal_instead(
            request_of(interaction),
            press,
            None if deal == "any" else deal,
            private=_PRIVATE[seen],
        )
        await self._replies.show(interaction, afresh(screen(view)))

    async def _pick(self, interaction: Interaction, press: Press) -> None:
        await self.game(interaction, replace(press, verb=chosen(interaction)))
