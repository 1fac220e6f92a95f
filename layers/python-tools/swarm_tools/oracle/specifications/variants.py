"""Choices that a reasonable author makes, and what a reference gives besides values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

FORMS = ("in_place", "digits")
"""Variants of the form of a result, not of the reference: see `Specification`."""


class _Mark:
    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


OPEN = _Mark("OPEN")
"""What a reference returns where authors differ too much to say: any outcome agrees."""
RAISES = _Mark("RAISES")
"""What a reference returns where an exception is due; of which type is not decided."""


@dataclass(frozen=True)
class OneOf:
    """The values that a variant of more than two choices takes, the usual one first."""

    values: tuple[Any, ...]


def one_of(*values: Any) -> Any:
    """Return the default of a keyword-only parameter that takes these values, the usual first."""
    return OneOf(values)


@dataclass(frozen=True)
class Variant(Mapping[str, Any]):
    """One choice for every keyword-only parameter of a reference."""

    items_: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.items_)[name]

    def __iter__(self) -> Iterator[str]:
        return iter(dict(self.items_))

    def __len__(self) -> int:
        return len(self.items_)

    def without(self, names: tuple[str, ...]) -> Variant:
        """Return the choices of all other parameters."""
        return Variant(tuple(pair for pair in self.items_ if pair[0] not in names))

    def __str__(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.items_) or "as usual"
