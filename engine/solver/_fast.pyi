from collections.abc import Callable

def run_beam(
    game: int,
    order: bytes,
    first_layer: int,
    words: tuple[int, ...],
    weights: tuple[int, ...],
    width: int,
    alike: int,
    nodes: int,
    at_once: bool,
    check: Callable[[], object],
    /,
) -> tuple[int, int, tuple[int, ...]]: ...
def run_back(
    game: int,
    order: bytes,
    positions: list[tuple[int, tuple[int, ...]]],
    nodes: int,
    step: int,
    check: Callable[[], object],
    /,
) -> tuple[tuple[int, int, tuple[int, ...]], int]: ...
def run_probes(
    game: int,
    order: bytes,
    positions: list[tuple[int, tuple[int, ...]]],
    nodes: int,
    check: Callable[[], object],
    /,
) -> tuple[tuple[int, int, tuple[int, ...]], int]: ...
def run_dive(
    game: int,
    order: bytes,
    first_layer: int,
    words: tuple[int, ...],
    weights: tuple[int, ...],
    nodes: int,
    at_once: bool,
    check: Callable[[], object],
    /,
) -> tuple[int, int, tuple[int, ...]]: ...
def run_fewest(
    game: int,
    order: bytes,
    first_layer: int,
    words: tuple[int, ...],
    weights: tuple[int, ...],
    width: int,
    price: int,
    nodes: int,
    limit: int,
    everywhere: bool,
    at_once: bool,
    check: Callable[[], object],
    /,
) -> tuple[tuple[int, int, tuple[int, ...]], int]: ...
