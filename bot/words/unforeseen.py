"""What players read when something went wrong that nobody foresaw."""

from bot.languages import _


def apology(reference: str) -> str:
    """For an error nobody foresaw."""
    return _(
        "Sorry, something went wrong. If it happens again, give the operator this reference: "
        "`{reference}`.",
        reference=reference,
    )


def not_shown(reference: str | None = None) -> str:
    """For an answer that can't be shown, although what was asked for is saved.

    With the reference of an error nobody foresaw; None if Discord refused the answer.
    """
    if reference is None:
        return _(
            "That counts, but Discord didn’t let Divan show it here. `/divan play` or "
            "`/divan daily` brings your game."
        )
    return _(
        "That counts, but Divan couldn’t show it. `/divan play` or `/divan daily` brings your "
        "game. If it happens again, give the operator this reference: `{reference}`.",
        reference=reference,
    )


def refused() -> str:
    """For an answer that Discord refuses, when nothing had to be saved."""
    return _(
        "Discord didn’t let Divan show it here. Try again later, or in a direct message with Divan."
    )


def file_refused() -> str:
    """For a file that Discord doesn't take."""
    return _(
        "Discord didn’t take the file here. Try again later, or in a direct message with Divan."
    )
