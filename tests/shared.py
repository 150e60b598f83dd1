"""Reference material beside the checkout; tests that need it skip if it is missing."""

from pathlib import Path
from typing import Final

import pytest

SHARED: Final = Path(__file__).resolve().parents[2] / "shared"

needs_shared: Final = pytest.mark.skipif(
    not SHARED.is_dir(), reason="the shared material is not beside the checkout"
)
