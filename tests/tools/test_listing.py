"""`make listing` still works, whatever the screens have become."""

from pathlib import Path

import pytest
from PIL import Image

from tools.listing.__main__ import FILM, make
from tools.listing.film import LARGEST
from tools.listing.scenes import SCENES


@pytest.mark.long
@pytest.mark.parametrize("name", [*SCENES, FILM])
async def test_each_picture_can_be_made(name: str, tmp_path: Path) -> None:
    await make(tmp_path, name)
    (made,) = tmp_path.iterdir()
    with Image.open(made) as picture:
        picture.load()
    assert made.stat().st_size <= LARGEST
