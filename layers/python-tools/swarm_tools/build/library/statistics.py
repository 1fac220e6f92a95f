"""Reference implementations: figures about numbers."""

from __future__ import annotations


def calculate_average(numbers: list[float]) -> float:
    """Return the arithmetic mean of some numbers, 0 when there are none."""
    if not numbers:
        return 0
    return sum(numbers) / len(numbers)


def median(numbers: list[float]) -> float:
    """Return the middle of the sorted numbers, or the mean of the two in the middle.

    Raises:
        ValueError: When there are no numbers.
    """
    if not numbers:
        raise ValueError("there are no numbers")
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2


def mode(values: list[float]) -> float:
    """Return the value that occurs most often, of several the first."""
    return max(values, key=values.count)


def variance(numbers: list[float]) -> float:
    """Return the mean squared distance of the numbers from their mean."""
    center = sum(numbers) / len(numbers)
    return sum((number - center) ** 2 for number in numbers) / len(numbers)


def standard_deviation(numbers: list[float]) -> float:
    """Return the square root of the variance of the numbers."""
    center = sum(numbers) / len(numbers)
    spread = sum((number - center) ** 2 for number in numbers) / len(numbers)
    return spread**0.5


def find_max(numbers: list[float]) -> float:
    """Return the largest of some numbers."""
    return max(numbers)


def find_min(numbers: list[float]) -> float:
    """Return the smallest of some numbers."""
    return min(numbers)


def sum_list(numbers: list[float]) -> float:
    """Return the sum of some numbers."""
    return sum(numbers)


def product(numbers: list[float]) -> float:
    """Return the product of some numbers."""
    result = 1
    for number in numbers:
        result *= number
    return result


def sum_of_squares(numbers: list[float]) -> float:
    """Return the sum of the squares of some numbers."""
    return sum(number * number for number in numbers)


def cumulative_sum(numbers: list[float]) -> list[float]:
    """Return the running totals of some numbers."""
    totals = []
    total = 0.0 if any(isinstance(number, float) for number in numbers) else 0
    for number in numbers:
        total += number
        totals.append(total)
    return totals


def count_greater(numbers: list[float], limit: float) -> int:
    """Return how many numbers are above a limit."""
    return sum(1 for number in numbers if number > limit)


def dot_product(first: list[float], second: list[float]) -> float:
    """Return the sum of the products of the numbers at the same place in two lists."""
    return sum(a * b for a, b in zip(first, second, strict=True))
