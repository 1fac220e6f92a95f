"""A specification found for one function: its samples, what it expects, and its judgement."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from swarm_tools.validate.model import Outcome

from .compare import UNREAD, fitting, read, same, same_rounded, shape
from .domains import Domain
from .judgement import Expected, Judgement
from .model import OPEN, RAISES, Specification, Variant
from .variants import FORMS

ROWS = 300
MISUSE = frozenset({"TypeError", "AttributeError", "KeyError", "NameError", "SyntaxError"})
"""Exceptions that tell that a function was made for other values."""
LEAST_SHARE = 0.6
"""Part of the samples that must have run, for a judgement to be decisive."""
MOST_RAISE = 0.5
"""Part of the samples, all differing by an exception, from which on nothing is decided."""
LEAST_ROWS = 4


@dataclass(frozen=True)
class Identified:
    """One function's specification.

    Attributes:
        entry: The specification.
        order: For each parameter of the function its index in the specification.
        domains: Domains in the specification's order, narrowed to the function's annotations.
        variants: What is left of the variants, the most usual first.
    """

    entry: Specification
    order: tuple[int, ...]
    domains: tuple[Domain, ...]
    variants: tuple[Variant, ...]

    @property
    def id(self) -> str:
        """The specification's name."""
        return self.entry.id

    @property
    def doc(self) -> str:
        """One sentence."""
        return self.entry.doc

    def rows(self, seed: int, most: int = ROWS) -> list[str]:
        """Return distinct argument lists, edge cases first.

        Args:
            seed: Decides all that is not an edge case.
            most: How many at the most.

        Returns:
            Each the text of a Python tuple of literals, in the function's own order.
        """
        samples = self.entry.samples(self.domains, seed, most)
        found = (repr(tuple(sample[at] for at in self.order)) for sample in samples)
        return list(dict.fromkeys(found))

    def _numbered(self) -> list[tuple[int, str]]:
        return list(enumerate(self.entry.parameters))

    def _arguments(self, row: str) -> tuple[Any, ...]:
        given = dict(zip(self.order, ast.literal_eval(row), strict=True))
        optional = self.entry.optional
        return tuple(given[at] if at in given else optional[n] for at, n in self._numbered())

    def _wanted(self, row: str, variant: Variant) -> Any:
        return self.entry.call(self._arguments(row), variant)

    def expected(self, row: str, variant: Variant) -> Expected:
        """Return what the reference gives on one of `rows` under a variant."""
        value = self._wanted(row, variant)
        if value is OPEN or value is RAISES:
            return Expected("open" if value is OPEN else "raises")
        if variant.get("in_place"):
            after = list(ast.literal_eval(row))
            after[self.order.index(0)] = value
            return Expected("value", "None", repr(tuple(after)))
        digits = variant.get("digits")
        return Expected("value", repr(value if digits is None else _rounded(value, digits)))

    def judge(self, answers: Mapping[str, Outcome]) -> Judgement:
        """Judge a function by what came of calls with some of `rows`."""
        ran: list[tuple[str, Outcome, Any]] = []
        late = 0
        for row, outcome in answers.items():
            late += outcome.kind == "late"
            value = _value(outcome)
            if self._misused(outcome):
                continue
            if outcome.kind == "raises" or (outcome.kind == "value" and value is not UNREAD):
                ran.append((row, outcome, value))
        enough = len(ran) >= max(LEAST_ROWS, LEAST_SHARE * len(answers))
        best: tuple[int, Variant, list[tuple[str, Outcome, Any]]] | None = None
        arguments = [self._arguments(row) for row, _, _ in ran]
        known: dict[Variant, list[Any]] = {}
        for variant in self.variants:
            reference = variant.without(FORMS)
            if reference not in known:
                known[reference] = [self.entry.call(given, variant) for given in arguments]
            pairs = zip(ran, known[reference], strict=True)
            wrong = [one for one, wanted in pairs if not self._agrees(wanted, *one[1:], variant)]
            if best is None or len(wrong) < best[0]:
                best = (len(wrong), variant, wrong)
            if not wrong:
                break
        if best is None or not ran:
            return Judgement(False, None, 0.0, False, None)
        count, variant, wrong = best
        if not count:
            return Judgement(enough and not late, variant, 1.0, enough and not late, None)
        row, outcome, _ = min(wrong, key=lambda one: (len(one[0]), one[0]))
        expected = self.expected(row, variant)
        text = expected.value if expected.kind == "value" else "raises"
        agreement = 1 - count / len(ran)
        decisive = enough and not self._of_other_type(wrong, variant, count / len(ran))
        return Judgement(False, variant, agreement, decisive, (row, outcome, text))

    def _misused(self, outcome: Outcome) -> bool:
        """Say whether a call failed for the type of the sample, not its value."""
        return outcome.kind == "raises" and outcome.value in MISUSE

    def _of_other_type(
        self, wrong: list[tuple[str, Outcome, Any]], variant: Variant, of_all: float
    ) -> bool:
        """Say whether most values that differ are of another type than the reference's.

        The function then gives something else, which is no mistake; neither is one that does
        nothing but raise where it differs, on most samples: it is made for others.
        """
        if not self.entry.typed:
            return False
        if all(outcome.kind == "raises" for _, outcome, _ in wrong) and of_all >= MOST_RAISE:
            return True
        other = 0
        for row, outcome, found in wrong:
            wanted = self._wanted(row, variant)
            if outcome.kind == "value" and wanted is not RAISES and not variant.get("in_place"):
                other += not fitting(shape(wanted), shape(found))
        return 2 * other > len(wrong)

    def agrees(self, row: str, outcome: Outcome, variant: Variant) -> bool:
        """Return whether what came of a call with one of `rows` is what a variant gives."""
        wanted = self.entry.call(self._arguments(row), variant.without(FORMS))
        return self._agrees(wanted, outcome, _value(outcome), variant)

    def _agrees(self, wanted: Any, outcome: Outcome, found: Any, variant: Variant) -> bool:
        if wanted is OPEN:
            return True
        if wanted is RAISES or outcome.kind == "raises":
            return wanted is RAISES and outcome.kind == "raises"
        if variant.get("in_place"):
            after = read(outcome.arguments)
            at = self.order.index(0)
            kept = found is None and isinstance(after, tuple) and len(after) > at
            return kept and same(wanted, after[at])
        digits = variant.get("digits")
        return same(wanted, found) if digits is None else same_rounded(wanted, found, digits)

    def examples(self, variant: Variant, most: int = 8) -> list[tuple[str, str]]:
        """Return some short calls and what they give, for a table of tests.

        Args:
            variant: The one that the function keeps to.
            most: How many at the most.

        Returns:
            Argument tuples as text, and the Python text of the value (of the first argument
            afterwards, for a function that changes it); such with new values come first.
        """
        rows = self.rows(0, ROWS)
        edges = rows[:2]
        rest = sorted(rows[2:], key=lambda row: (len(row), row))
        chosen: dict[str, str] = {}
        seen: set[str] = set()
        for fresh in (True, False):
            for row in (*edges, *_spread(rest)):
                expected = self.expected(row, variant)
                if len(chosen) >= most or expected.kind != "value" or row in chosen:
                    continue
                value = repr(self._wanted(row, variant)) if expected.arguments else expected.value
                if fresh and value in seen:
                    continue
                seen.add(value)
                chosen[row] = value
        return list(chosen.items())


def call_text(row: str) -> str:
    """Return one of `Identified.rows` as it stands between the parentheses of a call."""
    return row.strip()[1:-1].rstrip(",").strip()


def _spread(rows: list[str]) -> list[str]:
    """Return rows of growing length: short ones, then some that are longer."""
    half = rows[: max(8, len(rows) // 2)]
    return [*half[::6], *half]


def _rounded(value: Any, digits: int) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_rounded(v, digits) for v in value)
    return round(value, digits) if isinstance(value, float) else value


def _value(outcome: Outcome) -> Any:
    return read(outcome.value) if outcome.kind == "value" else UNREAD
