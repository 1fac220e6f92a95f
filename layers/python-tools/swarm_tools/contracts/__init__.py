"""What the workbench is asked and what it answers, checked against the committed schemas."""

from .log import COMMAND_MODEL, ENGINE_MODEL, log_entry
from .order import OrderError, WorkOrder, parse_order
from .schemas import ContractError, validate

__all__ = [
    "COMMAND_MODEL",
    "ENGINE_MODEL",
    "ContractError",
    "OrderError",
    "WorkOrder",
    "log_entry",
    "parse_order",
    "validate",
]
