"""What the order asks of the Fixer: which concerns, and which rules of them do not run."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...contracts.order import OrderError, WorkOrder

CONCERNS = frozenset(("repair", "tests", "docs", "clean", "rename", "format"))
_STYLE = frozenset(("docs", "clean"))


@dataclass(frozen=True)
class Asked:
    """What is asked for.

    Attributes:
        concerns: Some of `CONCERNS`.
        rules_off: Ids of rules that do not run, those of other concerns among them.
    """

    concerns: frozenset[str] = CONCERNS
    rules_off: frozenset[str] = field(default_factory=frozenset)

    @classmethod
    def of(cls, order: WorkOrder) -> Asked:
        """Read `params.concerns`, all when absent, and `params.rules_off`, none when absent.

        Raises:
            OrderError: They are no lists of strings, or a concern is unknown.
        """
        concerns = order.paths("concerns")
        chosen = CONCERNS if concerns is None else frozenset(concerns)
        if not chosen <= CONCERNS:
            raise OrderError(f"params.concerns must be some of {', '.join(sorted(CONCERNS))}")
        return cls(chosen, frozenset(order.paths("rules_off") or ()))

    @property
    def repairs(self) -> bool:
        """Whether bugs are repaired."""
        return "repair" in self.concerns

    @property
    def tidies(self) -> bool:
        """Whether style counts: a score by statement is fair only where all of it is asked for."""
        return self.concerns >= _STYLE
