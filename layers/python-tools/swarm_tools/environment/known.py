"""Well-known distributions, and the modules that each brings.

`known.txt.gz` has a line for each, the most downloaded first: its name, then its top-level
modules. `bench/known_distributions.py` makes it; see NOTICE for where the facts come from.
"""

from __future__ import annotations

import functools
import gzip
from pathlib import Path

_FILE = Path(__file__).with_name("known.txt.gz")


@functools.lru_cache(maxsize=1)
def _lines() -> list[list[str]]:
    with gzip.open(_FILE, "rt", encoding="utf-8") as file:
        return [line.split() for line in file]


@functools.lru_cache(maxsize=1)
def _ranks() -> dict[str, int]:
    return {words[0]: rank for rank, words in enumerate(_lines())}


@functools.lru_cache(maxsize=1)
def _modules() -> dict[str, str]:
    return {module: words[0] for words in _lines() for module in words[1:]}


def is_known(name: str) -> bool:
    """Tell whether a distribution (normalised name) is well known."""
    return name in _ranks()


def rank_of(name: str) -> int | None:
    """Return how many distributions are downloaded more often; None when it isn't known."""
    return _ranks().get(name)


def distribution_of(module: str) -> str | None:
    """Return the distribution that brings a top-level module; None when the table does not say."""
    return _modules().get(module)


def best_known(count: int) -> list[str]:
    """Return the names that are downloaded most, at most `count`."""
    return [words[0] for words in _lines()[:count]]
