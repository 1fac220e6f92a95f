"""The work order: the one thing a workbench call is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..kept import Scope
from ..sandbox.limits import Limits
from .schemas import ContractError, validate


class OrderError(ValueError):
    """The order can't be carried out as it is."""


@dataclass(frozen=True)
class WorkOrder:
    """One step to do on one snapshot.

    Attributes:
        step: Name of the step.
        params: Its parameters.
        inputs: Its inputs by name, parsed.
        limits: What it may use.
        kept: Results of the same owner; None where nothing is kept.
        kept_of_run: Results of the same run; None where nothing is kept.
    """

    step: str
    params: Mapping[str, Any] = field(default_factory=dict)
    inputs: Mapping[str, Any] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    kept: Scope | None = None
    kept_of_run: Scope | None = None

    def result(self, name: str) -> Any:
        """Return input `name`, None when it is absent; of a step's whole answer, its result."""
        data = self.inputs.get(name)
        if isinstance(data, dict) and isinstance(data.get("result"), dict):
            return data["result"]
        return data

    def paths(self, name: str) -> list[str] | None:
        """Return the list of strings in parameter `name`, None when it is absent.

        Raises:
            OrderError: It is something else.
        """
        value = self.params.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise OrderError(f"params.{name} must be a list of strings")
        return value

    def one_of(self, name: str, choices: tuple[str, ...]) -> str:
        """Return parameter `name`, the first of `choices` when it is absent.

        Raises:
            OrderError: It is none of `choices`.
        """
        value = self.params.get(name, choices[0])
        if value not in choices:
            raise OrderError(f"params.{name} must be one of {', '.join(choices)}")
        return value


def parse_order(event: Any) -> dict[str, Any]:
    """Return the event as a checked order.

    Raises:
        OrderError: It does not fit the schema.
    """
    try:
        validate("work-order", event)
    except ContractError as error:
        raise OrderError(f"bad work order: {error}") from error
    return event
