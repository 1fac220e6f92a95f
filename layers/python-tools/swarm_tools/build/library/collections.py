"""Reference implementations: lists, dictionaries and matrices."""

from __future__ import annotations

from typing import Any


def remove_duplicates(items: list[Any]) -> list[Any]:
    """Return the elements in their first order, each once."""
    kept: list[Any] = []
    for item in items:
        if item not in kept:
            kept.append(item)
    return kept


def flatten(nested: list[list[Any]]) -> list[Any]:
    """Return the elements of the inner lists as one list."""
    return [item for inner in nested for item in inner]


def chunk(items: list[Any], size: int) -> list[list[Any]]:
    """Return the elements in lists of a size; the last one may be shorter."""
    return [items[start : start + size] for start in range(0, len(items), size)]


def reverse_list(items: list[Any]) -> list[Any]:
    """Return the elements in the opposite order."""
    return items[::-1]


def rotate_left(items: list[Any], count: int) -> list[Any]:
    """Return a list with its first elements moved to its end."""
    if not items:
        return []
    start = count % len(items)
    return items[start:] + items[:start]


def rotate_right(items: list[Any], count: int) -> list[Any]:
    """Return a list with its last elements moved to its beginning."""
    if not items:
        return []
    start = -count % len(items)
    return items[start:] + items[:start]


def transpose(matrix: list[list[Any]]) -> list[list[Any]]:
    """Return a matrix with rows and columns exchanged."""
    return [list(row) for row in zip(*matrix, strict=True)]


def matrix_add(first: list[list[float]], second: list[list[float]]) -> list[list[float]]:
    """Return the sum of two matrices of the same size."""
    pairs = zip(first, second, strict=True)
    return [[a + b for a, b in zip(left, right, strict=True)] for left, right in pairs]


def matrix_multiply(first: list[list[float]], second: list[list[float]]) -> list[list[float]]:
    """Return the product of two matrices."""
    columns = list(zip(*second, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        for row in first
    ]


def merge_dicts(first: dict[Any, Any], second: dict[Any, Any]) -> dict[Any, Any]:
    """Return the entries of two dictionaries; those of the second win."""
    return {**first, **second}


def invert_dict(mapping: dict[Any, Any]) -> dict[Any, Any]:
    """Return a dictionary with keys and values exchanged."""
    return {value: key for key, value in mapping.items()}


def most_frequent(items: list[Any]) -> Any:
    """Return the element that occurs most often, of several the first."""
    return max(items, key=items.count)


def count_occurrences(items: list[Any]) -> dict[Any, int]:
    """Return how often each element occurs."""
    counts: dict[Any, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return counts


def missing_number(numbers: list[int]) -> int:
    """Return the number that is missing from 0 or 1 up to the largest."""
    present = set(numbers)
    start = 0 if 0 in present else 1
    for number in range(start, max(numbers) + 1):
        if number not in present:
            return number
    return max(numbers) + 1


def max_subarray(numbers: list[float]) -> float:
    """Return the largest sum of neighbouring numbers."""
    best = current = numbers[0]
    for number in numbers[1:]:
        current = max(number, current + number)
        best = max(best, current)
    return best


def find_common_elements(first: list[Any], second: list[Any]) -> list[Any]:
    """Return the elements of the first list that the second one has too, each once."""
    common: list[Any] = []
    for item in first:
        if item in second and item not in common:
            common.append(item)
    return common


def second_largest(numbers: list[float]) -> float:
    """Return the largest of the numbers that are below the largest.

    Raises:
        ValueError: When there are no two different numbers.
    """
    ordered = sorted(set(numbers))
    if len(ordered) < 2:
        raise ValueError("there must be two different numbers")
    return ordered[-2]


def filter_even(numbers: list[int]) -> list[int]:
    """Return the even ones of some numbers."""
    return [number for number in numbers if number % 2 == 0]


def filter_odd(numbers: list[int]) -> list[int]:
    """Return the odd ones of some numbers."""
    return [number for number in numbers if number % 2 != 0]


def is_sorted(items: list[Any]) -> bool:
    """Tell whether no element is greater than the one after it."""
    return all(items[i] <= items[i + 1] for i in range(len(items) - 1))
