"""Which tests may notice which mutant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from swarm_tools.forge.mutation.model import Mutant


@dataclass
class Coverage:
    """Which tests run which lines.

    Attributes:
        seconds: Seconds of each test that was green, by node id.
        lines: Test ids by path and line.
        imports: Lines by path that run when the project and its tests are imported.
    """

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[int, Sequence[str]]]
    imports: Mapping[str, frozenset[int]]

    def covering(self, mutant: Mutant) -> list[str]:
        """Return the tests that run the line of a mutant, the quickest first."""
        by_line = self.lines.get(mutant.path, {})
        found = {test for line in mutant.lines for test in by_line.get(line, ())}
        return sorted(found & self.seconds.keys(), key=self._speed)

    def on_import(self, mutant: Mutant) -> bool:
        """Say whether the code of a mutant runs on import."""
        return bool(mutant.lines & self.imports.get(mutant.path, frozenset()))

    def noticing(self, mutant: Mutant) -> list[str]:
        """Return the tests that may notice a mutant, those that run its line first."""
        tests = self.covering(mutant)
        if self.on_import(mutant):
            # Every test of whoever imports it may notice.
            known = set(tests)
            tests += [t for t in sorted(self.seconds, key=self._speed) if t not in known]
        return tests

    def _speed(self, test: str) -> tuple[float, str]:
        return self.seconds[test], test
