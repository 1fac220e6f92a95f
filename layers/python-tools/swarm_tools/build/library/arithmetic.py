"""Reference implementations: plain arithmetic."""

from __future__ import annotations


def add(a: float, b: float) -> float:
    """Return the sum of two numbers."""
    return a + b


def multiply(a: float, b: float) -> float:
    """Return the product of two numbers."""
    return a * b


def power(base: float, exponent: int) -> float:
    """Return the base raised to the exponent."""
    return base**exponent


def cube(number: float) -> float:
    """Return the cube of a number."""
    return number**3


def absolute_difference(a: float, b: float) -> float:
    """Return how far two numbers are apart."""
    return abs(a - b)


def sign(number: float) -> int:
    """Return 1, 0 or -1 as a number is positive, zero or negative."""
    return (number > 0) - (number < 0)


def clamp(value: float, low: float, high: float) -> float:
    """Return a value moved into the range from low to high."""
    return max(low, min(value, high))
