"""The alert rules: they are whole, and ask only for what is measured."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.metrics import REGISTRY

FILE = Path(__file__).parents[3] / "docs" / "alerts.yml"
RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load(FILE.read_text("utf-8"))["groups"] for rule in group["rules"]
]
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
MEASURED = {
    one.name + suffix for one in REGISTRY.collect() for suffix in SUFFIXES.get(one.type, ())
}
DURATION = r"\d+[smhd]"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_rule_asks_for_what_is_measured(rule: dict[str, Any]) -> None:
    names = set(re.findall(r"\bdivan_\w+", rule["expr"]))
    assert names or rule["expr"].startswith("up{")
    assert names <= MEASURED


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_a_rule_is_whole(rule: dict[str, Any]) -> None:
    assert {*rule} <= {"alert", "expr", "for", "labels", "annotations"}
    assert re.fullmatch(DURATION, rule.get("for", "0s"))
    assert rule["labels"]["severity"] in ("critical", "warning")
    assert rule["annotations"]["summary"].endswith(".")
    assert rule["expr"].count("(") == rule["expr"].count(")")


def test_every_alert_has_its_own_name() -> None:
    names = [rule["alert"] for rule in RULES]
    assert len({*names}) == len(names) > 15
