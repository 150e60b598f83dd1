"""What proves a match's deals, and its file, as messages."""

from dataclasses import replace

from bot.languages import for_everyone
from bot.press.together import DownloadMatch, ShowMatchProof
from bot.screens.attachments import attachments
from bot.screens.screen import Button, Screen, private_text, public_text
from bot.services.together.match_file import MatchFile
from bot.services.together.match_proofs import MatchProof
from bot.words.common import labels
from bot.words.together import match_proof as words


def proof(proof: MatchProof) -> Screen:
    """A match's proof for whoever asked, with the ways to show it to everyone and to check it."""
    if not proof.deals:
        again = Button(labels.LOOK_AGAIN(), ShowMatchProof(proof.match))
        return private_text(words.proof(proof), ((again,),), new_message=True)
    show = Button(labels.SHOW_HERE(), ShowMatchProof(proof.match, posted=True))
    data = (Button(labels.DATA(), DownloadMatch(proof.match)),) if proof.is_over else ()
    return private_text(words.proof(proof), ((show, *data),), new_message=True)


@for_everyone()
def posted(proof: MatchProof) -> Screen:
    """The same for everyone in the channel."""
    return public_text(words.proof(proof), ())


def sent(file: MatchFile, limit: int) -> tuple[Screen, ...]:
    """A match's file, in messages with a file of at most `limit` bytes each."""
    name = f"divan-{file.match.kind.value}-{file.match.id}.json"
    files = attachments(name, file.content, limit)
    said = words.sent(file, len(files), is_zipped=files[0].name != name)
    return tuple(
        replace(private_text(text, new_message=True), file=part)
        for text, part in zip(said, files, strict=True)
    )
