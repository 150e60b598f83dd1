"""Jack, queen and king: busts in an ogee niche, each in a box of 140 by 200, centred on x = 70."""

from typing import Final

from assets.deck.paths import Drawing, Shape, oval, star
from assets.deck.suits import ink_of, jewel

NICHE: Final = (
    "M4 204 L4 66 C4 38 34 30 54 16 C62 10 67 5 70 0 C73 5 78 10 86 16 C106 30 136 38 136 66 "
    "L136 204 Z"
)


def court(rank: str, suit: str) -> Drawing:
    """The figure of a court card, without its niche."""
    return {"J": _jack, "Q": _queen, "K": king}[rank](suit)


def niche() -> Drawing:
    """The niche behind a figure."""
    return (Shape(NICHE, "niche", "gold", 4),)


def _robe(ink: str, trim: str = "gold") -> Drawing:
    return (
        Shape("M-2 204 C2 168 22 150 46 142 L94 142 C118 150 138 168 142 204 Z", ink, "edge", 3),
        Shape("M52 138 L70 178 L88 138 Z", "white", "edge", 2),
        Shape("M46 141 L54 137 L70 174 L86 137 L94 141 L70 197 Z", trim, "edge", 2),
    )


def _face(width: float, height: float) -> Drawing:
    return (
        Shape("M60 124 L60 146 L70 160 L80 146 L80 124 Z", "shade"),
        Shape(oval(70, 104, width, height), "skin", "edge", 2.5),
    )


def _eyes(y: float) -> Drawing:
    return (
        Shape(oval(59, y, 4.6, 3.6), "edge"),
        Shape(oval(81, y, 4.6, 3.6), "edge"),
        *_brows(y),
    )


def _lids(y: float) -> Drawing:
    """Closed eyes."""
    lids = f"M53 {y} C56 {y + 5} 62 {y + 5} 65 {y} M75 {y} C78 {y + 5} 84 {y + 5} 87 {y}"
    return (Shape(lids, None, "edge", 3, cap="round"), *_brows(y))


def _brows(y: float) -> Drawing:
    brows = (
        f"M51 {y - 7} C55 {y - 11} 61 {y - 11} 65 {y - 8} "
        f"M75 {y - 8} C79 {y - 11} 85 {y - 11} 89 {y - 7}"
    )
    nose = f"M70 {y + 2} C70 {y + 8} 67 {y + 11} 66 {y + 13} L72 {y + 14}"
    return Shape(nose, None, "shade", 3), Shape(brows, None, "hair", 3.4)


def king(suit: str, asleep: bool = False) -> Drawing:
    """The king, awake or asleep."""
    ink = ink_of(suit)
    beard = (
        Shape(
            "M45 104 C45 140 58 170 70 172 C82 170 95 140 95 104 C91 118 84 121 78 119 "
            "C73 117 67 117 62 119 C56 121 49 118 45 104 Z",
            "hair", "edge", 2,
        ),
        Shape(
            "M70 117 C63 112 54 115 47 122 C56 128 66 126 70 121 C74 126 84 128 93 122 "
            "C86 115 77 112 70 117 Z",
            "beard", "edge", 1.6,
        ),
        Shape("M64 128 C68 130 72 130 76 128", None, "rose", 4),
    )  # fmt: skip
    turban = (
        Shape(
            "M38 92 C18 76 26 34 70 30 C114 34 122 76 102 92 C86 78 54 78 38 92 Z",
            "white", "edge", 3,
        ),
        Shape(
            "M31 76 C44 54 58 46 84 34 M36 88 C54 62 76 54 106 52 M50 83 C66 70 86 66 112 70",
            None, "fold", 3.6,
        ),
    )  # fmt: skip
    crown = (
        Shape(
            "M46 46 L36 10 L55 26 L70 0 L85 26 L104 10 L94 46 C80 38 60 38 46 46 Z",
            "gold", "edge", 3,
        ),
        Shape(oval(36, 9, 4), ink, "edge", 1.6),
        Shape(oval(104, 9, 4), ink, "edge", 1.6),
        Shape(oval(70, -1, 5), ink, "edge", 1.6),
    )  # fmt: skip
    stars = (Shape(star(24, 184, 10), "gold"), Shape(star(116, 184, 10), "gold"))
    head = (*_face(25, 31), *beard, *(_lids(99) if asleep else _eyes(99)), *turban, *crown)
    return (*_robe(ink), *stars, *head, *jewel(suit, 57, 50, 26, 12))


def _queen(suit: str) -> Drawing:
    ink = ink_of(suit)
    veil = Shape(
        "M70 34 C26 34 20 86 26 126 C30 156 14 176 2 196 L138 196 C126 176 110 156 114 126 "
        "C120 86 114 34 70 34 Z",
        "turquoise", "edge", 3,
    )  # fmt: skip
    hair = Shape(
        "M43 112 C34 66 50 46 70 46 C90 46 106 66 97 112 C102 130 96 140 90 146 "
        "C94 120 92 90 70 74 C48 90 46 120 50 146 C44 140 38 130 43 112 Z",
        "hair", "edge", 2,
    )  # fmt: skip
    parting = Shape(
        "M45 108 C42 80 54 62 70 60 C86 62 98 80 95 108 C92 90 84 80 70 74 "
        "C56 80 48 90 45 108 Z",
        "hair",
    )  # fmt: skip
    features = (
        Shape("M51 103 L55 99 M89 103 L85 99", None, "edge", 2.6),
        Shape(
            "M61 121 C65 117 68 118 70 119 C72 118 75 117 79 121 C75 127 65 127 61 121 Z", "rose"
        ),
        Shape(oval(53, 114, 4), "blush"),
        Shape(oval(87, 114, 4), "blush"),
        Shape(oval(43, 122, 4.5), "gold", "edge", 1.5),
        Shape(oval(97, 122, 4.5), "gold", "edge", 1.5),
        Shape("M50 150 C58 168 82 168 90 150", None, "gold", 5),
    )
    diadem = (
        Shape(
            "M32 68 L22 26 L44 44 L52 10 L70 36 L88 10 L96 44 L118 26 L108 68 "
            "C92 52 48 52 32 68 Z",
            "gold", "edge", 3,
        ),
        *(
            Shape(oval(x, y, 4.6), "white", "edge", 1.6)
            for x, y in ((22, 25), (52, 9), (88, 9), (118, 25))
        ),
    )  # fmt: skip
    head = (hair, *_face(23, 30), parting, *_eyes(102), *features)
    gems = (*jewel(suit, 59, 160, 22, 12), *jewel(suit, 60, 34, 20, 10))
    return (veil, *_robe(ink), *head, *diadem, *gems)


def _jack(suit: str) -> Drawing:
    ink = ink_of(suit)
    blade = Shape("M112 168 C132 130 134 96 114 58 C146 88 150 134 124 172 Z", "steel", "edge", 2.5)
    hilt = Shape("M108 160 L130 172 M118 168 L110 184", None, "old gold", 6)
    locks = Shape(
        "M43 106 C40 130 46 136 52 138 L52 96 Z M97 106 C100 130 94 136 88 138 L88 96 Z", "hair"
    )
    mouth = (
        Shape(
            "M70 119 C64 115 57 117 51 114 C54 121 64 124 70 121 C76 124 86 121 89 114 "
            "C83 117 76 115 70 119 Z",
            "hair",
        ),
        Shape("M64 127 C68 129 72 129 76 127", None, "rose", 3.6),
    )
    cap = (
        Shape("M42 74 L50 22 C60 14 80 14 90 22 L98 74 Z", ink, "edge", 3),
        Shape(
            "M36 92 C30 80 34 66 44 62 C60 54 80 54 96 62 C106 66 110 80 104 92 "
            "C88 80 52 80 36 92 Z",
            "white", "edge", 3,
        ),
        Shape("M38 82 C52 66 70 62 90 60 M52 80 C68 70 86 68 104 72", None, "fold", 3.6),
    )  # fmt: skip
    plume = (
        Shape("M84 50 C100 40 112 22 106 0 C92 8 80 26 80 48 Z", "turquoise", "edge", 2.5),
        Shape("M83 48 C90 34 98 20 104 6", None, "white", 2.2),
        Shape(oval(80, 54, 7), "gold", "edge", 2),
    )
    head = (locks, *_face(24, 30), *_eyes(102), *mouth)
    return (blade, *_robe(ink, "turquoise"), hilt, *head, *cap, *plume)
