def search(
    game: int,
    order: bytes,
    first_layer: int,
    words: tuple[int, ...],
    weights: tuple[int, ...],
    width: int,
    nodes: int,
    /,
) -> tuple[int, int, tuple[int, ...]]: ...
