"""Reference implementations: checks of texts and numbers."""

from __future__ import annotations


def is_triangle(a: float, b: float, c: float) -> bool:
    """Tell whether three lengths can be the sides of a triangle."""
    shortest, middle, longest = sorted((a, b, c))
    return shortest > 0 and shortest + middle > longest
