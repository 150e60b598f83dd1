"""What proves a day's deals: for the player alone, and posted to the channel."""

from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction
from bot.press.dailies import ShowProof
from bot.screens.daily.proof import posted, proof
from bot.services.core.request import Request
from bot.services.daily.proofs import Proofs


class ProofFeature:
    """The seals of days, and what opens them once they are over."""

    def __init__(self, proofs: Proofs, replies: Replies) -> None:
        self._proofs = proofs
        self._replies = replies

    async def show(self, interaction: Interaction, request: Request, press: ShowProof) -> None:
        found = await self._proofs.of(request, press.day)
        await self._replies.show(interaction, proof(found))

    async def post(self, interaction: Interaction, request: Request, press: ShowProof) -> None:
        found = await self._proofs.of(request, press.day)
        await self._replies.show(interaction, posted(found))
