"""Reference implementations: plane figures and solids."""

from __future__ import annotations

import math


def circle_area(radius: float) -> float:
    """Return the area of a circle."""
    return math.pi * radius**2


def circle_circumference(radius: float) -> float:
    """Return the circumference of a circle."""
    return 2 * math.pi * radius


def rectangle_area(width: float, height: float) -> float:
    """Return the area of a rectangle."""
    return width * height


def rectangle_perimeter(width: float, height: float) -> float:
    """Return the perimeter of a rectangle."""
    return 2 * (width + height)


def triangle_area(base: float, height: float) -> float:
    """Return the area of a triangle."""
    return base * height / 2


def distance(x1: float, y1: float, x2: float, y2: float) -> float:
    """Return how far two points of a plane are apart."""
    return math.hypot(x2 - x1, y2 - y1)


def hypotenuse(a: float, b: float) -> float:
    """Return the longest side of a right triangle by its other two."""
    return math.hypot(a, b)


def cylinder_volume(radius: float, height: float) -> float:
    """Return the volume of a cylinder."""
    return math.pi * radius**2 * height


def cone_volume(radius: float, height: float) -> float:
    """Return the volume of a cone."""
    return math.pi * radius**2 * height / 3


def sphere_volume(radius: float) -> float:
    """Return the volume of a sphere."""
    return 4 / 3 * math.pi * radius**3


def cube_volume(side: float) -> float:
    """Return the volume of a cube."""
    return side**3
