"""So many things. Operators are told in English alone, so these are in no catalogue."""


def counted(count: int, one: str, many: str) -> str:
    """`1 deal`, `1,041 deals`."""
    return f"{count:,} {one if count == 1 else many}"
