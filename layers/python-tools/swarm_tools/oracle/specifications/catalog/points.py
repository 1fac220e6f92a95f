"""Points of the plane and what lies between them."""

from __future__ import annotations

import math

from ..domains import integers, lists
from ..model import args, specification

_X = integers(-9, 9, 0, 1, 3, 4, -2)


_POINT = lists(integers(-9, 9), 2, 2, [0, 0], [3, 4], [1, 1], [-2, 3])


_ENDS = {"x1": "x1 xa ax", "y1": "y1 ya ay", "x2": "x2 xb bx", "y2": "y2 yb by"}


_APART = "distance between two points point euclidean straight line plane x y from coordinates"


@specification(
    names="distance euclidean_distance point_distance distance_between_points distance_points "
    "calculate_distance distance_euclidienne points_distance",
    domain=args(_X, _X, _X, _X), roles=_ENDS, extra="points two",
    says=_APART + " x1 y1 x2 y2", rounded=True, against="abs max",
)  # fmt: skip
def distance(x1: float, y1: float, x2: float, y2: float) -> float:
    """Give the distance of two points by their coordinates."""
    return math.hypot(x2 - x1, y2 - y1)


@specification(
    names="distance euclidean_distance point_distance distance_between_points distance_points "
    "calculate_distance distance_euclidienne points_distance",
    domain=args(_POINT, _POINT), extra="points two",
    roles={"first": "p p1 a point1 first start u point_a pt1 here",
           "second": "q p2 b point2 second "
           "end v other point_b pt2 there"},
    says=_APART, rounded=True, against="abs max",
)  # fmt: skip
def distance_of_points(first: list, second: list) -> float:
    """Give the distance of two points, each a pair."""
    return math.dist(first, second)


@specification(
    names="manhattan_distance manhattan distance_manhattan taxicab_distance distance_de_manhattan",
    domain=args(_POINT, _POINT), extra="points",
    says=_APART + " manhattan taxicab grid sum absolute differences", rounded=True,
)  # fmt: skip
def manhattan_distance(first: list, second: list) -> float:
    """Give the distance of two points along the axes."""
    return sum(abs(a - b) for a, b in zip(first, second, strict=True))


@specification(
    names="manhattan_distance manhattan distance_manhattan taxicab_distance distance_de_manhattan",
    domain=args(_X, _X, _X, _X), roles=_ENDS, extra="points",
    says=_APART + " manhattan taxicab grid sum absolute differences x1 y1 x2 y2", rounded=True,
)  # fmt: skip
def manhattan_by_coordinates(x1: float, y1: float, x2: float, y2: float) -> float:
    """Give the distance of two points along the axes, by their coordinates."""
    return abs(x1 - x2) + abs(y1 - y2)


@specification(
    names="midpoint milieu point_milieu mid_point",
    domain=args(_POINT, _POINT),
    extra="points segment",
    says=_APART + " midpoint middle segment milieu halfway",
)
def midpoint(first: list, second: list) -> list:
    """Give the middle of two points."""
    return [(a + b) / 2 for a, b in zip(first, second, strict=True)]
