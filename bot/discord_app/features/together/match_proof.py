"""What proves a match's deals, and its file for anyone to check."""

import asyncio

from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction
from bot.press.together import DownloadMatch, ShowMatchProof
from bot.screens.together.match_proof import posted, proof, sent
from bot.services.core.request import Request
from bot.services.together.match_data import MatchData
from bot.services.together.match_proofs import MatchProofs


class MatchProofFeature:
    """The seals of matches, what opens them once they are over, and their files."""

    def __init__(self, proofs: MatchProofs, data: MatchData, replies: Replies) -> None:
        self._proofs = proofs
        self._data = data
        self._replies = replies

    async def show(self, interaction: Interaction, request: Request, press: ShowMatchProof) -> None:
        found = await self._proofs.of(request, press.match)
        await self._replies.show(interaction, proof(found))

    async def post(self, interaction: Interaction, request: Request, press: ShowMatchProof) -> None:
        found = await self._proofs.of(request, press.match)
        await self._replies.show(interaction, posted(found))

    async def send(self, interaction: Interaction, request: Request, press: DownloadMatch) -> None:
        """Sends a match's file, compressed and in parts if Discord takes it no other way here."""
        self._replies.take_time(interaction)
        file = await self._data.file(request, press.match)
        for part in await asyncio.to_thread(sent, file, interaction.filesize_limit):
            await self._replies.show(interaction, part)
