"""Paths: a drawing is a sequence of shapes, each a path with named inks, not colours."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
"""An affine transformation as in SVG: (a, b, c, d, e, f)."""

IDENTITY: Final[Matrix] = (1, 0, 0, 1, 0, 0)
_ROUND: Final = 0.5523
"""The distance of the control points of a Bézier quarter circle of radius 1."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One path of a drawing."""

    path: str
    """SVG path data: absolute M, L, C and Z only."""
    fill: str | None = None
    """An ink, by name."""
    stroke: str | None = None
    width: float = 0
    at: Matrix = IDENTITY
    cap: str = "butt"
    """The ends of a stroke: `butt` or `round`."""
    dash: tuple[float, ...] = ()
    """The lengths of a dashed stroke's dashes and gaps."""


Drawing: TypeAlias = tuple[Shape, ...]


def moved(drawing: Iterable[Shape], matrix: Matrix) -> Drawing:
    """The drawing, transformed."""
    return tuple(replace(shape, at=_product(matrix, shape.at)) for shape in drawing)


def put(
    drawing: Iterable[Shape],
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    *,
    scale_x: float | None = None,
    turn: float = 0,
) -> Drawing:
    """The drawing scaled and turned about its origin, then moved to (x, y).

    `scale_x` scales the width if it differs from the height; `turn` is in degrees, clockwise.
    """
    across = scale if scale_x is None else scale_x
    if not turn:
        return moved(drawing, (across, 0, 0, scale, x, y))
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    return moved(drawing, (across * cosine, across * sine, -scale * sine, scale * cosine, x, y))


def _product(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )


def oval(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """The path of an ellipse; a circle if only one radius is given."""
    ry = rx if ry is None else ry
    kx, ky = _ROUND * rx, _ROUND * ry
    west, east, north, south = cx - rx, cx + rx, cy - ry, cy + ry
    return (
        f"M{west:g} {cy:g} C{west:g} {cy - ky:g} {cx - kx:g} {north:g} {cx:g} {north:g} "
        f"C{cx + kx:g} {north:g} {east:g} {cy - ky:g} {east:g} {cy:g} "
        f"C{east:g} {cy + ky:g} {cx + kx:g} {south:g} {cx:g} {south:g} "
        f"C{cx - kx:g} {south:g} {west:g} {cy + ky:g} {west:g} {cy:g} Z"
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    k = radius * (1 - _ROUND)
    east, south = x + width, y + height
    return (
        f"M{x + radius:g} {y:g} L{east - radius:g} {y:g} "
        f"C{east - k:g} {y:g} {east:g} {y + k:g} {east:g} {y + radius:g} "
        f"L{east:g} {south - radius:g} "
        f"C{east:g} {south - k:g} {east - k:g} {south:g} {east - radius:g} {south:g} "
        f"L{x + radius:g} {south:g} "
        f"C{x + k:g} {south:g} {x:g} {south - k:g} {x:g} {south - radius:g} "
        f"L{x:g} {y + radius:g} C{x:g} {y + k:g} {x + k:g} {y:g} {x + radius:g} {y:g} Z"
    )


def polygon(points: Iterable[tuple[float, float]]) -> str:
    """The closed path through the points."""
    return "M" + " L".join(f"{x:.3f} {y:.3f}" for x, y in points) + " Z"


def star(cx: float, cy: float, outer: float, inner: float | None = None, points: int = 8) -> str:
    """The path of a star; without `inner`, eight points make two overlapping squares."""
    inner = outer * 0.7654 if inner is None else inner
    corners = []
    for i in range(2 * points):
        angle, radius = i * math.pi / points, inner if i % 2 else outer
        corners.append((cx + radius * math.sin(angle), cy - radius * math.cos(angle)))
    return polygon(corners)


def svg(drawing: Drawing, width: int, height: int, inks: dict[str, str], clip: str | None) -> str:
    """The drawing as an SVG document, clipped to the path `clip` if there is one."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">'
    ]
    if clip:
        lines.append(f'<clipPath id="clip"><path d="{clip}"/></clipPath>')
    lines.append('<g clip-path="url(#clip)">' if clip else "<g>")
    lines += (_element(shape, inks) for shape in drawing)
    return "\n".join((*lines, "</g>", "</svg>"))


def _element(shape: Shape, inks: dict[str, str]) -> str:
    fill = inks[shape.fill] if shape.fill else "none"
    text = f'<path d="{shape.path}" fill="{fill}"'
    if shape.stroke:
        text += (
            f' stroke="{inks[shape.stroke]}" stroke-width="{shape.width:g}"'
            f' stroke-linejoin="round" stroke-linecap="{shape.cap}"'
        )
    if shape.dash:
        text += ' stroke-dasharray="{}"'.format(" ".join(f"{v:g}" for v in shape.dash))
    if shape.at != IDENTITY:
        text += ' transform="matrix({})"'.format(" ".join(f"{v:.5g}" for v in shape.at))
    return text + "/>"
