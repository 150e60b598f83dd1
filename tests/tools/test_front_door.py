"""README, docs/playing.md and docs/listing.md: short, true to the bot, and leading somewhere."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from bot.features.posts.servers import PERMISSIONS
from local_discord import Payload
from tests.bot.process import CHECKOUT
from tests.play.harness import Harness
from tests.settings import SETTINGS
from tools.listing.__main__ import FILM, FOLDER
from tools.listing.film import LARGEST, PHONE
from tools.listing.scenes import SCENES

PAGES: Final = sorted(
    (*CHECKOUT.glob("*.md"), *CHECKOUT.glob("docs/*.md"), CHECKOUT / "engine/README.md")
)
SUB_COMMAND: Final = 1


def text_of(page: str) -> str:
    return (CHECKOUT / page).read_text("utf-8")


def section(page: str, heading: str) -> str:
    """What stands under a heading of the second level."""
    return text_of(page).split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_readme_is_short_and_says_what_it_is() -> None:
    readme = text_of("README.md")
    assert len(readme.splitlines()) <= 85
    assert "Solitaire" in readme.split("\n## ")[0]
    assert "There is no public Divan" in readme
    assert f'src="docs/listing/{FILM}.gif" width="{PHONE.width}"' in readme


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(CHECKOUT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = [*re.findall(r"\]\(([^)\s]+)\)", text), *re.findall(r'src="([^"]+)"', text)]
    for link in links:
        if not link.startswith("https://"):
            assert is_there(page, link), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(CHECKOUT)))
def test_every_file_that_is_named_is_there(page: Path) -> None:
    """By its whole path, or by the end of it; the changelog may name what was."""
    if page.name != "CHANGELOG.md":
        listed = subprocess.check_output(("git", "ls-files"), cwd=CHECKOUT, text=True).split()
        named = re.findall(r"`([\w/-]+\.py)`", page.read_text("utf-8"))
        assert not [
            one for one in named if not any(f"/{file}".endswith(f"/{one}") for file in listed)
        ]


def is_there(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return target.exists() and (not anchor or anchor in anchors(target))


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_setting_is_explained() -> None:
    table = section("docs/operating.md", "2. The settings")
    rows = re.findall(r"^\| (`[^|]+) \| (.+) \|$", table, re.MULTILINE)
    explained = [name for names, _ in rows for name in re.findall(r"`(\w+)`", names)]
    assert sorted(explained) == sorted(SETTINGS)


def test_every_permission_to_set_is_named() -> None:
    steps = section("docs/operating.md", "The application")
    for name in (permission() for permission in PERMISSIONS.values()):
        assert f"*{name}*" in " ".join(steps.split())


CHAT_INPUT = 1
"""Discord’s type of a slash command; others are in menus."""


async def test_every_command_is_explained_with_its_options(harness: Harness) -> None:
    table = section("docs/playing.md", "Commands")
    rows = re.findall(r"^\| `/([^`]+)` \| .+ \|$", table, re.MULTILINE)
    registered = [
        command
        for command in harness.server.world.commands.registered(None)
        if command["type"] == CHAT_INPUT
    ]
    assert sorted(rows) == sorted(line for root in registered for line in lines(root))


def lines(command: Payload, above: str = "") -> list[str]:
    """`divan play [game] [deal]`, `divan move moves: [game]`: a command, or those in a group."""
    name, options = f"{above}{command['name']}", command["options"]
    groups = [option for option in options if option["type"] == SUB_COMMAND]
    if groups:
        return [line for group in groups for line in lines(group, f"{name} ")]
    shown = (f"{one['name']}:" if one.get("required") else f"[{one['name']}]" for one in options)
    return [" ".join((name, *shown))]


def test_a_directory_gets_its_texts_tags_and_pictures() -> None:
    for length in (200, 400):
        (said,) = re.findall(
            r"^> (.+)$", section("docs/listing.md", f"{length} characters"), re.MULTILINE
        )
        assert length * 0.9 < len(said) <= length
        assert "Solitaire" in said
    tags, _, _ = section("docs/listing.md", "Tags").strip().partition("\n\n")
    assert len(re.findall(r"`([^`]+)`", tags)) == 5
    named = re.findall(r"\(listing/(.+)\.png\)", section("docs/listing.md", "Pictures"))
    assert named == list(SCENES)
    for name in named:
        with Image.open(FOLDER / f"{name}.png") as picture:
            assert picture.size == (1920, 1080)


def test_the_animation_is_small_enough_to_be_shown() -> None:
    file = FOLDER / f"{FILM}.gif"
    assert file.stat().st_size <= LARGEST
    with Image.open(file) as film:
        assert film.size == (PHONE.width, PHONE.height)
        assert getattr(film, "n_frames", 1) > 20
