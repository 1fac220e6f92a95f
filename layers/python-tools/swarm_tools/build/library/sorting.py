"""Reference implementations: sorting and searching."""

from __future__ import annotations

from typing import Any


def bubble_sort(items: list[Any]) -> list[Any]:
    """Return the elements in ascending order, by exchanging neighbours."""
    ordered = list(items)
    for end in range(len(ordered) - 1, 0, -1):
        for index in range(end):
            if ordered[index] > ordered[index + 1]:
                ordered[index], ordered[index + 1] = ordered[index + 1], ordered[index]
    return ordered


def insertion_sort(items: list[Any]) -> list[Any]:
    """Return the elements in ascending order, by inserting one after the other."""
    ordered: list[Any] = []
    for item in items:
        place = len(ordered)
        while place > 0 and ordered[place - 1] > item:
            place -= 1
        ordered.insert(place, item)
    return ordered


def selection_sort(items: list[Any]) -> list[Any]:
    """Return the elements in ascending order, by choosing the smallest of the rest."""
    ordered = list(items)
    for start in range(len(ordered)):
        smallest = start
        for index in range(start + 1, len(ordered)):
            if ordered[index] < ordered[smallest]:
                smallest = index
        ordered[start], ordered[smallest] = ordered[smallest], ordered[start]
    return ordered


def merge_sort(items: list[Any]) -> list[Any]:
    """Return the elements in ascending order, by merging sorted halves."""
    if len(items) <= 1:
        return list(items)
    middle = len(items) // 2
    left, right = merge_sort(items[:middle]), merge_sort(items[middle:])
    merged: list[Any] = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    return merged + left[i:] + right[j:]


def quick_sort(items: list[Any]) -> list[Any]:
    """Return the elements in ascending order, by parting them around one of them."""
    if len(items) <= 1:
        return list(items)
    pivot = items[len(items) // 2]
    below = [item for item in items if item < pivot]
    equal = [item for item in items if item == pivot]
    above = [item for item in items if item > pivot]
    return quick_sort(below) + equal + quick_sort(above)


def linear_search(items: list[Any], target: Any) -> int:
    """Return the index of the first element that equals the target, -1 when there is none."""
    for index, item in enumerate(items):
        if item == target:
            return index
    return -1


def binary_search(items: list[Any], target: Any) -> int:
    """Return the index of the target in a sorted list, -1 when it is not there."""
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == target:
            return middle
        if items[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return -1
