"""The verifier, loaded from the documents, and what it says about a file's content."""

import json
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

VERIFIER: Final = Path(__file__).parents[2] / "docs" / "verify.py"

_SPEC: Final = spec_from_file_location("verify", VERIFIER)
assert _SPEC
assert _SPEC.loader
verify: Final[Any] = module_from_spec(_SPEC)
_SPEC.loader.exec_module(verify)


def is_right(day: dict[str, Any], noted: str | None = None) -> bool:
    """Whether nothing is wrong with a file's content."""
    return not any(wrong for _, wrong in verify.checks(day, noted))


def forged(day: dict[str, Any]) -> dict[str, Any]:
    """The same with the checksum that fits it, as somebody who forges a file would write it."""
    rest = json.dumps({**day, "checksum": ""}, sort_keys=True, separators=(",", ":"))
    return {**day, "checksum": sha256(rest.encode()).hexdigest()}


def rooted(file: dict[str, Any]) -> dict[str, Any]:
    """The same with a root and a checksum that fit it, as somebody who forges a file would make
    them: the digest of a board that isn't shown can be anything."""
    if "roots" not in file:
        return forged(file)
    roots = {**file["roots"]}
    boards, told = verify.opened(file)
    void = [None] * len(roots.get("void", ()))
    leaves = sorted(one or f"{at:064x}" for at, one in enumerate((*boards, *void)))
    at = roots["made"][-1]["at"]
    rest = verify.digest("ranking", roots["salt"], verify.canonical({"at": at, **told}))
    made = {"at": at, "rest": rest, "root": verify.digest("root", rest, *leaves)}
    return forged({**file, "roots": {**roots, "leaves": leaves, "made": [made]}})
