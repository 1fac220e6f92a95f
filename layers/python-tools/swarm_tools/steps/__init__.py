"""The steps of the workbench: one module a step, its name the step's name."""

from .registry import load_steps

__all__ = ["load_steps"]
