"""Every metric stands in docs/operating.md, and no other does."""

import re

from bot.metrics import REGISTRY
from tests.bot.process import CHECKOUT

NAMED = re.compile(r"`(divan_\w+)(?:\{([\w,]+)\})?`")


def test_the_docs_have_every_metric_with_its_label() -> None:
    text = (CHECKOUT / "docs/operating.md").read_text("utf-8")
    documented = {name.removesuffix("_total"): label for name, label in NAMED.findall(text)}
    measured = {one.name for one in REGISTRY.collect() if one.name.startswith("divan_")}
    assert set(documented) == measured
