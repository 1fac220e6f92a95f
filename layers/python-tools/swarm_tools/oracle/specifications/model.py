"""A specification: names, a reference, a domain and the variants of the reference."""

from __future__ import annotations

import inspect
import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .domains import Domain
from .variants import FORMS, OPEN, RAISES, OneOf, Variant, one_of

MOST_VARIANTS = 64
_EDGE_ROWS = 60


__all__ = [
    "OPEN",
    "RAISES",
    "Args",
    "Specification",
    "Variant",
    "args",
    "one_of",
    "specification",
    "words",
]


@dataclass(frozen=True)
class Args:
    """The domain of a whole call.

    Attributes:
        domains: One a parameter, in the reference's order.
        also: Argument lists that come first, before the edge cases.
        draw: Makes a whole argument list where parameters depend on each other.
        share: Part of the argument lists, 0 to 1, that `draw` makes.
    """

    domains: tuple[Domain, ...]
    also: tuple[tuple[Any, ...], ...] = ()
    draw: Callable[[random.Random], tuple[Any, ...]] | None = None
    share: float = 0.7


def args(
    *domains: Domain,
    also: tuple[tuple[Any, ...], ...] = (),
    draw: Callable[[random.Random], tuple[Any, ...]] | None = None,
    share: float = 0.7,
) -> Args:
    """Return the domain of a call from those of its parameters; see `Args`."""
    return Args(domains, also, draw, share)


@dataclass(frozen=True)
class Specification:
    """What functions of some names compute.

    Attributes:
        id: Name of the reference.
        reference: Plain Python; positional parameters are those of the call, keyword-only ones
            the variants.
        names: The names it matches, each the words of a name; order does not count.
        domain: How arguments are made.
        extra: Words that a name may have besides.
        says: Words that a docstring may use besides those of names and parameters.
        roles: By parameter, the words of which its name must have one; without an entry any name
            does, in the order of the reference.
        phrases: (regular expression, variant, value): what a docstring says about a variant.
        unless: Words of the name, spelled as they are, that mean something else.
        in_place: Whether a function may change its first argument and return nothing instead.
        rounded: Whether a result may be rounded to some digits.
        optional: Parameters that a function may leave out, with the value that then holds.
        numbers: Numbers that a body may hold besides those of the reference.
        typed: Whether results of another type tell that something else is meant.
        needs: Texts of whose characters a body, or a constant that it reads, must have some.
        against: Names, keywords, numbers and operators (``%``) that no right body has.
    """

    id: str
    reference: Callable[..., Any]
    names: tuple[str, ...]
    domain: Args
    extra: frozenset[str] = frozenset()
    says: frozenset[str] = frozenset()
    roles: Mapping[str, frozenset[str]] = field(default_factory=dict)
    phrases: tuple[tuple[str, str, Any], ...] = ()
    unless: frozenset[str] = frozenset()
    in_place: bool = False
    rounded: bool = False
    optional: Mapping[str, Any] = field(default_factory=dict)
    numbers: frozenset[float] = frozenset()
    against: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()
    typed: bool = True

    @property
    def doc(self) -> str:
        """One sentence."""
        return inspect.getdoc(self.reference) or ""

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the positional parameters, in order."""
        found = inspect.signature(self.reference).parameters.values()
        return tuple(p.name for p in found if p.kind is p.POSITIONAL_OR_KEYWORD)

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """Return the values of each variant, the usual one first."""
        found: dict[str, tuple[Any, ...]] = {}
        for p in inspect.signature(self.reference).parameters.values():
            if p.kind is p.KEYWORD_ONLY:
                given = p.default
                found[p.name] = given.values if isinstance(given, OneOf) else (given, not given)
        if self.in_place:
            found["in_place"] = (False, True)
        if self.rounded:
            found["digits"] = (None, 2, 1, 0, 3, 4)
        return found

    def variants(self, fixed: Mapping[str, Any]) -> tuple[Variant, ...]:
        """Return the combinations that agree with `fixed`, the most usual first."""
        choices = self.choices()
        ranked = [
            [(at, (name, value)) for at, value in enumerate(values)]
            if name not in fixed
            else [(0, (name, fixed[name]))]
            for name, values in choices.items()
        ]
        combined = sorted(itertools.product(*ranked), key=lambda c: sum(at for at, _ in c))
        return tuple(Variant(tuple(pair for _, pair in c)) for c in combined[:MOST_VARIANTS])

    def call(self, arguments: tuple[Any, ...], variant: Mapping[str, Any]) -> Any:
        """Return what the reference gives, before rounding."""
        known = {k: v for k, v in variant.items() if k not in FORMS}
        return self.reference(*arguments, **known)

    def samples(self, domains: tuple[Domain, ...], seed: int, most: int) -> list[tuple[Any, ...]]:
        """Return distinct argument lists in the reference's order, edge cases first."""
        own = domains == self.domain.domains
        found: dict[str, tuple[Any, ...]] = {}
        if own:
            found |= {repr(row): row for row in self.domain.also}
        edges = list(itertools.product(*(d.edges for d in domains)))
        stride = max(1, len(edges) // _EDGE_ROWS)
        for row in edges[::stride]:
            found.setdefault(repr(row), row)
        chance = random.Random(f"{self.id}/{seed}")
        for _ in range(4 * most):
            if len(found) >= most:
                break
            if self.domain.draw and chance.random() < self.domain.share:
                row = self.domain.draw(chance)
            else:
                row = tuple(d.make(chance) for d in domains)
            found.setdefault(repr(row), row)
        return list(found.values())[:most]


def words(text: str) -> frozenset[str]:
    """Return the words of a text."""
    return frozenset(text.split())


def specification(
    *,
    names: str,
    domain: Args,
    extra: str = "",
    says: str = "",
    roles: Mapping[str, str] | None = None,
    phrases: tuple[tuple[str, str, Any], ...] = (),
    unless: str = "",
    in_place: bool = False,
    rounded: bool = False,
    optional: Mapping[str, Any] | None = None,
    numbers: tuple[float, ...] = (),
    against: str = "",
    needs: str = "",
    typed: bool = True,
) -> Callable[[Callable[..., Any]], Specification]:
    """Make a specification of the reference below; the texts are words, see `Specification`."""

    def made(reference: Callable[..., Any]) -> Specification:
        return Specification(
            reference.__name__,
            reference,
            tuple(names.split()),
            domain,
            words(extra),
            words(says),
            {name: words(text) for name, text in (roles or {}).items()},
            phrases,
            words(unless),
            in_place,
            rounded,
            dict(optional or {}),
            frozenset(numbers),
            words(against),
            words(needs),
            typed,
        )

    return made
