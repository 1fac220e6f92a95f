"""Reference implementations: plain arithmetic."""

from __future__ import annotations


def add(a: float, b: float) -> float:
    """Return the sum of two numbers."""
    return a + b


def subtract(a: float, b: float) -> float:
    """Return the first number less the second."""
    return a - b


def multiply(a: float, b: float) -> float:
    """Return the product of two numbers."""
    return a * b


def divide(a: float, b: float) -> float:
    """Return the first number divided by the second.

    Raises:
        ZeroDivisionError: When the second number is zero.
    """
    return a / b


def modulo(a: int, b: int) -> int:
    """Return what is left when the first number is divided by the second."""
    return a % b


def power(base: float, exponent: int) -> float:
    """Return the base raised to the exponent."""
    return base**exponent


def square(number: float) -> float:
    """Return the square of a number."""
    return number * number


def cube(number: float) -> float:
    """Return the cube of a number."""
    return number**3


def square_root(number: float) -> float:
    """Return the square root of a number that is not negative."""
    return number**0.5


def double(number: float) -> float:
    """Return twice a number."""
    return 2 * number


def absolute(number: float) -> float:
    """Return a number without its sign."""
    return -number if number < 0 else number


def absolute_difference(a: float, b: float) -> float:
    """Return how far two numbers are apart."""
    return abs(a - b)


def sign(number: float) -> int:
    """Return 1, 0 or -1 as a number is positive, zero or negative."""
    return (number > 0) - (number < 0)


def clamp(value: float, low: float, high: float) -> float:
    """Return a value moved into the range from low to high."""
    return max(low, min(value, high))
