"""The steps of the workbench: one module a step, its name the step's name."""

from .registry import StepOutcome, load_steps

__all__ = ["StepOutcome", "load_steps"]
